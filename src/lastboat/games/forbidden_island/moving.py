"""§4.1 to §4.4 and §7.3, §7.4: the tiles to which pawns can go, as sets of tiles."""

from lastboat.kernel.bits import lowest_bit
from lastboat.kernel.dialect import rule

from .board import DIRECTIONS, DIVER, DRY, EXPLORER, FLOODED, ORTHOGONAL, PILOT, SUNK, TILES
from .state import NONE, State
from .tile_sets import NO_TILES, ONLY


@rule
def directions(s: State, p: int) -> int:
    """§4.2 In how many directions a pawn goes: the Explorer diagonally too, all others only straight."""
    return DIRECTIONS if s.role[p] == EXPLORER else ORTHOGONAL


@rule
def tiles_except(s: State, excepted: int) -> int:
    """§1.3 Every tile that has not sunk, except one."""
    found = NO_TILES
    for t in range(TILES):
        found |= ONLY[t] & -(s.tiles[t] != SUNK)
    return found & ~ONLY[excepted]


@rule
def flooded_tiles(s: State) -> int:
    """§1.3 Every flooded tile."""
    found = NO_TILES
    for t in range(TILES):
        found |= ONLY[t] & -(s.tiles[t] == FLOODED)
    return found


@rule
def dry_tiles(s: State) -> int:
    """§1.3 Every dry tile."""
    found = NO_TILES
    for t in range(TILES):
        found |= ONLY[t] & -(s.tiles[t] == DRY)
    return found


@rule
def tiles_one_step_from(s: State, t: int, ways: int) -> int:
    """§4.1 One step onto a dry or flooded tile, never onto a place without one."""
    found = NO_TILES
    for d in range(ways):
        u = s.neighbours[t * DIRECTIONS + d]
        if u != NONE and s.tiles[u] != SUNK:
            found |= ONLY[u]
    return found


@rule
def tiles_one_step_away(s: State, p: int) -> int:
    """§4.1 A pawn's own step, §4.2 for the Explorer diagonal too; §4.4 a guided pawn steps alike and never flies."""
    return tiles_one_step_from(s, s.place[p], directions(s, p))


@rule
def places_beside(s: State, places: int) -> int:
    """§1.2 The places side by side with any of a set, whether their tiles stand or have sunk."""
    found = NO_TILES
    while places != NO_TILES:
        t = lowest_bit(places)
        places &= places - 1
        for d in range(ORTHOGONAL):
            u = s.neighbours[t * DIRECTIONS + d]
            if u != NONE:
                found |= ONLY[u]
    return found


@rule
def tiles_to_dive_to(s: State, start: int) -> int:
    """§4.3 The Diver passes flooded and sunk places in one action and ends on a tile, never where he began."""
    dry = dry_tiles(s)
    reached = ONLY[start]
    edge = reached
    while edge != NO_TILES:
        beside = places_beside(s, edge) & ~reached
        reached |= beside
        edge = beside & ~dry
    return reached & tiles_except(s, start)


@rule
def tiles_one_move_from(s: State, p: int, t: int) -> int:
    """§4.1 to §4.3 Where a pawn could go from a tile with one action of its own."""
    return tiles_to_dive_to(s, t) if s.role[p] == DIVER else tiles_one_step_from(s, t, directions(s, p))


@rule
def tiles_to_move_to(s: State, p: int) -> int:
    """§4.1 to §4.3 Where a pawn can go with one action of its own."""
    return tiles_one_move_from(s, p, s.place[p])


@rule
def tiles_to_guide_a_diver_to(s: State, p: int) -> int:
    """§4.4 A guided Diver can pass one sunk place; that takes both steps. Nothing for other pawns."""
    found = NO_TILES
    if s.role[p] != DIVER:
        return found
    for d in range(ORTHOGONAL):
        t = s.neighbours[s.place[p] * DIRECTIONS + d]
        if t != NONE and s.tiles[t] == SUNK:
            found |= tiles_one_step_from(s, t, ORTHOGONAL)
    return found & ~ONLY[s.place[p]] & ~tiles_one_step_away(s, p)


@rule
def nearest_tiles(s: State, p: int) -> int:
    """§7.4 The tiles fewest steps away over places that hold or held a tile."""
    others = tiles_except(s, s.place[p])
    reached = ONLY[s.place[p]]
    edge = reached
    while edge != NO_TILES:
        edge = places_beside(s, edge) & ~reached
        reached |= edge
        if edge & others != NO_TILES:
            return edge & others
    return NO_TILES


@rule
def tiles_to_swim_to(s: State, p: int) -> int:
    """§7.3 To a neighbouring tile, the Explorer diagonally too. §7.4 The Pilot anywhere, the Diver to the nearest."""
    if s.role[p] == PILOT:
        return tiles_except(s, s.place[p])
    if s.role[p] == DIVER:
        return tiles_to_dive_to(s, s.place[p]) if s.diver_dives_away == 1 else nearest_tiles(s, p)
    return tiles_one_step_away(s, p)
