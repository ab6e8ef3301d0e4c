"""§4.1 to §4.4 and §7.3: where pawns can go. Sets of tiles are bit masks: bit t stands for tile t."""

from lastboat.kernel.dialect import rule

from .board import DIRECTIONS, DIVER, DRY, EXPLORER, FLOODED, ORTHOGONAL, PILOT, SUNK, TILES
from .state import State


@rule
def directions(s: State, p: int) -> int:
    """§4.2 The Explorer goes diagonally too; all others only straight."""
    return DIRECTIONS if s.role[p] == EXPLORER else ORTHOGONAL


@rule
def all_tiles(s: State, but: int) -> int:
    """§1.3 Every tile that has not sunk, but one."""
    found = 0
    for t in range(TILES):
        found |= (1 if s.tiles[t] != SUNK else 0) << t
    return found & ~(1 << but)


@rule
def flooded_tiles(s: State) -> int:
    """§1.3 Every flooded tile."""
    found = 0
    for t in range(TILES):
        found |= (1 if s.tiles[t] == FLOODED else 0) << t
    return found


@rule
def steps_from(s: State, t: int, ways: int) -> int:
    """§4.1 One step onto a dry or flooded tile, never onto a place without one."""
    found = 0
    for d in range(ways):
        u = s.near[t * DIRECTIONS + d]
        if u >= 0 and s.tiles[u] != SUNK:
            found |= 1 << u
    return found


@rule
def one_step(s: State, p: int) -> int:
    """§4.1 A pawn's own step; §4.2 the Explorer's may be diagonal."""
    return steps_from(s, s.place[p], directions(s, p))


@rule
def dive_from(s: State, start: int) -> int:
    """§4.3 The Diver passes flooded and sunk places in one action and ends on a tile, never where he began."""
    found = 0
    reached = 1 << start
    edge = reached
    while edge != 0:
        beyond = 0
        for t in range(TILES):
            if (edge >> t) & 1:
                for d in range(ORTHOGONAL):
                    u = s.near[t * DIRECTIONS + d]
                    if u >= 0 and (reached >> u) & 1 == 0:
                        reached |= 1 << u
                        if s.tiles[u] != SUNK:
                            found |= 1 << u
                        if s.tiles[u] != DRY:
                            beyond |= 1 << u
        edge = beyond
    return found


@rule
def moves_from(s: State, p: int, t: int) -> int:
    """§4.1 to §4.3 Where a pawn could go from a tile with one action of its own."""
    return dive_from(s, t) if s.role[p] == DIVER else steps_from(s, t, directions(s, p))


@rule
def moves(s: State, p: int) -> int:
    """§4.1 to §4.3 Where a pawn can go with one action of its own."""
    return moves_from(s, p, s.place[p])


@rule
def guided_moves(s: State, p: int) -> int:
    """§4.4 One step of a guided pawn, in its own way; no flight of the Pilot."""
    return one_step(s, p)


@rule
def guided_dives(s: State, p: int) -> int:
    """§4.4 A guided Diver can pass one sunk place; that takes both steps."""
    found = 0
    if s.role[p] != DIVER:
        return found
    for d in range(ORTHOGONAL):
        t = s.near[s.place[p] * DIRECTIONS + d]
        if t >= 0 and s.tiles[t] == SUNK:
            for e in range(ORTHOGONAL):
                u = s.near[t * DIRECTIONS + e]
                if u >= 0 and u != s.place[p] and s.tiles[u] != SUNK:
                    found |= 1 << u
    return found & ~one_step(s, p)


@rule
def nearest_tiles(s: State, p: int) -> int:
    """§7.4 The tiles fewest steps away over places that hold or held a tile."""
    reached = 1 << s.place[p]
    edge = reached
    while edge != 0:
        found = 0
        beyond = 0
        for t in range(TILES):
            if (edge >> t) & 1:
                for d in range(ORTHOGONAL):
                    u = s.near[t * DIRECTIONS + d]
                    if u >= 0 and (reached >> u) & 1 == 0:
                        reached |= 1 << u
                        beyond |= 1 << u
                        if s.tiles[u] != SUNK:
                            found |= 1 << u
        if found != 0:
            return found
        edge = beyond
    return 0


@rule
def swims(s: State, p: int) -> int:
    """§7.3 To a neighbouring tile, the Explorer diagonally too. §7.4 The Pilot anywhere, the Diver to the nearest."""
    if s.role[p] == PILOT:
        return all_tiles(s, s.place[p])
    if s.role[p] == DIVER:
        return dive_from(s, s.place[p]) if s.diver_dives_away == 1 else nearest_tiles(s, p)
    return one_step(s, p)
