"""§7: flood cards, sinking tiles, swimming pawns."""

from lastboat.kernel.dialect import Buffer, emit, rule

from .actions import FLOOD_RESHUFFLED, FLOOD_TILE, IN_THE_WATER, SWAM, TILE_FLOODED, TILE_SUNK
from .board import DRY, FLOODED, FOOLS_LANDING, SUNK, TILES, TREASURES
from .ending import lose
from .moving import swims
from .state import DISCARDED, DROWNED, FLOOD, LANDING_LOST, NONE, OUT, TREASURE_LOST, State
from .turn import begin_turn, helicopters_held, swimmer


@rule
def flood_chance(s: State, outcomes: Buffer, weights: Buffer) -> int:
    """§7.1 Each card of the topmost known layer is as likely as any other of it."""
    n = 0
    top = s.layer
    for t in range(TILES):
        outcomes[n] = FLOOD_TILE + t
        weights[n] = 1
        n += 1 if s.flood_pile[t] == top else 0
    return n


@rule
def draw_flood(s: State, t: int) -> None:
    """§7.1 A dry tile floods; §7.2 a flooded one sinks and leaves the game with its card."""
    s.called = 0
    s.left -= 1
    if s.tiles[t] == DRY:
        s.tiles[t] = FLOODED
        s.flood_pile[t] = DISCARDED
        emit(TILE_FLOODED, t)
    else:
        s.tiles[t] = SUNK
        s.flood_pile[t] = OUT
        emit(TILE_SUNK, t)
    refill_flood_pile(s)
    if s.tiles[t] == SUNK:
        tile_is_gone(s, t)
    after_the_water(s)


@rule
def refill_flood_pile(s: State) -> None:
    """§7.5 Below the topmost layer lies the next one; an empty pile is made anew from the discard."""
    while s.layer > 0:
        for t in range(TILES):
            if s.flood_pile[t] == s.layer:
                return
        s.layer -= 1
    s.layer = 1
    for t in range(TILES):
        if s.flood_pile[t] == DISCARDED:
            s.flood_pile[t] = 1
    emit(FLOOD_RESHUFFLED)


@rule
def tile_is_gone(s: State, t: int) -> None:
    """§8.3 The landing place has sunk; §8.4 both tiles of an untaken treasure have sunk; §8.5 with all who drown."""
    losses = 0
    if t == FOOLS_LANDING:
        losses += LANDING_LOST
    k = t // 2
    if k < TREASURES and out_of_reach(s, k):
        losses += TREASURE_LOST
    for p in range(s.seats):
        if s.place[p] == t:
            emit(IN_THE_WATER, p, t)
    if somebody_drowns(s):
        losses += DROWNED
    if losses > 0:
        lose(s, losses)


@rule
def out_of_reach(s: State, k: int) -> bool:
    """§8.4 A treasure that was not taken before both of its tiles sank."""
    return s.taken[k] == 0 and s.tiles[2 * k] == SUNK and s.tiles[2 * k + 1] == SUNK


@rule
def somebody_drowns(s: State) -> bool:
    """§8.5 A pawn in the water with no tile to swim to and no helicopter to fetch it."""
    if s.rescue_off == 0 and helicopters_held(s) > 0:
        return False
    for p in range(s.seats):
        if s.tiles[s.place[p]] == SUNK and swims(s, p) == 0:
            return True
    return False


@rule
def swim(s: State, p: int, t: int) -> None:
    """§7.3 A pawn saves itself; each pawn on the sunk tile chooses for itself."""
    s.place[p] = t
    emit(SWAM, p, t)
    after_the_water(s)


@rule
def after_the_water(s: State) -> None:
    """§7.6 When nobody is in the water and the last flood card is drawn, the next player's turn begins."""
    if s.phase != FLOOD:
        return
    if swimmer(s) != NONE:
        if somebody_drowns(s):
            lose(s, DROWNED)
    elif s.left == 0:
        begin_turn(s, (s.turn + 1) % s.seats)
