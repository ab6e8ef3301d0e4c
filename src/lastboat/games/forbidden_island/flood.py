"""§7: flood cards, sinking tiles, swimming pawns."""

from lastboat.kernel.dialect import Buffer, emit, rule
from lastboat.kernel.rng import equally_likely

from .actions import FLOOD_RESHUFFLED, FLOOD_TILE, IN_THE_WATER, SWAM, TILE_FLOODED, TILE_SUNK
from .board import DRY, FLOODED, FOOLS_LANDING, SUNK, TILES, TREASURES
from .ending import lose
from .moving import tiles_to_swim_to
from .state import DISCARDED, DROWNED, FLOOD, LANDING_LOST, NONE, OUT, TREASURE_LOST, State
from .tile_sets import NO_TILES
from .turn import begin_turn, helicopters_held, swimmer


@rule
def flood_chance(s: State, outcomes: Buffer, weights: Buffer) -> int:
    """§7.1 The next flood card: each card of the top layer is equally likely."""
    n = 0
    top = s.top_layer
    for t in range(TILES):
        outcomes[n] = FLOOD_TILE + t
        n += 1 if s.flood_pile[t] == top else 0
    return equally_likely(weights, n)


@rule
def draw_flood(s: State, t: int) -> None:
    """§7.1 A dry tile floods; §7.2 a flooded one sinks and leaves the game with its card."""
    s.card_called = 0
    s.draws_left -= 1
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
        check_losses(s, t)
    go_on_after_water(s)


@rule
def refill_flood_pile(s: State) -> None:
    """§7.5 An empty layer uncovers the next one; an empty pile is made anew from the discard."""
    while s.top_layer > 0:
        for t in range(TILES):
            if s.flood_pile[t] == s.top_layer:
                return
        s.top_layer -= 1
    s.top_layer = 1
    for t in range(TILES):
        if s.flood_pile[t] == DISCARDED:
            s.flood_pile[t] = 1
    emit(FLOOD_RESHUFFLED)


@rule
def check_losses(s: State, t: int) -> None:
    """§8.3 Fools' Landing has sunk, §8.4 a treasure is lost with tile t, or §8.5 somebody drowns: the game is lost."""
    losses = 0
    if t == FOOLS_LANDING:
        losses += LANDING_LOST
    k = t // 2
    if k < TREASURES and treasure_is_out_of_reach(s, k):
        losses += TREASURE_LOST
    for p in range(s.seats):
        if s.place[p] == t:
            emit(IN_THE_WATER, p, t)
    if somebody_drowns(s):
        losses += DROWNED
    if losses > 0:
        lose(s, losses)


@rule
def treasure_is_out_of_reach(s: State, k: int) -> bool:
    """§8.4 Whether both tiles of a treasure sank before it was taken."""
    return s.taken[k] == 0 and s.tiles[2 * k] == SUNK and s.tiles[2 * k + 1] == SUNK


@rule
def somebody_drowns(s: State) -> bool:
    """§8.5 Whether a pawn in the water has no tile to swim to and no Helicopter to fetch it."""
    if s.rescue_off == 0 and helicopters_held(s) > 0:
        return False
    for p in range(s.seats):
        if s.tiles[s.place[p]] == SUNK and tiles_to_swim_to(s, p) == NO_TILES:
            return True
    return False


@rule
def swim(s: State, p: int, t: int) -> None:
    """§7.3 A pawn swims to a tile its player chooses."""
    s.place[p] = t
    emit(SWAM, p, t)
    go_on_after_water(s)


@rule
def go_on_after_water(s: State) -> None:
    """§7.6 When nobody is in the water and the last flood card is drawn, the next player's turn begins."""
    if s.phase != FLOOD:
        return
    if swimmer(s) != NONE:
        if somebody_drowns(s):
            lose(s, DROWNED)
    elif s.draws_left == 0:
        begin_turn(s, (s.turn + 1) % s.seats)
