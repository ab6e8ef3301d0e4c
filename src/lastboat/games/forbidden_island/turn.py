"""§3: the phases of a turn, and questions about hands and pawns that several phases ask."""

from lastboat.kernel.dialect import emit, rule

from .actions import TURN_BEGAN
from .board import (
    ACTIONS_A_TURN,
    CARDS_A_TURN,
    COPIES,
    FLOODED,
    HAND_LIMIT,
    HELD,
    HELICOPTER,
    SANDBAG,
    SUNK,
    TILES,
    WATER_TRACK,
)
from .state import ACT, DRAW, FLOOD, NONE, State


@rule
def actions_a_turn(s: State) -> int:
    """§3.2 Three actions, §9.3 by house rule more or fewer."""
    return ACTIONS_A_TURN + s.more_actions


@rule
def begin_turn(s: State, p: int) -> None:
    """§3.1 A turn: up to three actions, two treasure cards, the flood cards of the water track."""
    s.turn = p
    s.phase = ACT
    s.actions = actions_a_turn(s)
    s.draws_left = 0
    s.card_called = 0
    s.has_flown = 0
    drop_second_half(s)
    emit(TURN_BEGAN, p)


@rule
def drop_second_half(s: State) -> None:
    """§4.4, §4.6 The second half of a Navigator's or an Engineer's action is used or lapses."""
    s.second_shore_up = 0
    s.second_step = 0
    s.guided_pawn = NONE
    s.guided_from = NONE


@rule
def begin_draw(s: State) -> None:
    """§3.2 After the last action, or when the player ends them early, two treasure cards are drawn."""
    drop_second_half(s)
    s.actions = 0
    s.phase = DRAW
    s.draws_left = CARDS_A_TURN


@rule
def begin_flood(s: State) -> None:
    """§3.3 After the treasure cards, flood cards as the water track says."""
    s.phase = FLOOD
    s.draws_left = WATER_TRACK[s.water]


@rule
def flood_has_begun(s: State) -> bool:
    """§6.3 Whether a flood card of this turn has been drawn."""
    return s.phase == FLOOD and s.draws_left < WATER_TRACK[s.water]


@rule
def hand_size(s: State, p: int) -> int:
    """§5.2 How many cards a player holds; special cards count."""
    n = 0
    for k in range(HELD):
        n += s.hands[p][k]
    return n


@rule
def hand_limit(s: State) -> int:
    """§5.2 Five cards, §9.4 by house rule more or fewer."""
    return HAND_LIMIT + s.more_in_hand


@rule
def hand_is_too_big(s: State, p: int) -> bool:
    """§5.2 Whether a player holds more cards than the limit."""
    return hand_size(s, p) > hand_limit(s)


@rule
def helicopters_held(s: State) -> int:
    """§6.1, §9.1 How many Helicopters are in hands: those neither in the pile nor discarded."""
    return COPIES[HELICOPTER] + s.more_helicopters - s.treasure_pile[HELICOPTER] - s.treasure_discard[HELICOPTER]


@rule
def sandbags_held(s: State) -> int:
    """§6.1, §9.1 How many Sandbags are in hands: those neither in the pile nor discarded."""
    return COPIES[SANDBAG] + s.more_sandbags - s.treasure_pile[SANDBAG] - s.treasure_discard[SANDBAG]


@rule
def sandbag_can_be_played(s: State) -> bool:
    """§6.3 Before a turn's flood cards; by option also between them, but not while pawns swim."""
    if not flood_has_begun(s):
        return True
    return s.sandbag_between == 1 and swimmer(s) == NONE


@rule
def any_tile_is_flooded(s: State) -> bool:
    """§6.3 Whether there is a tile for a Sandbag."""
    for t in range(TILES):
        if s.tiles[t] == FLOODED:
            return True
    return False


@rule
def somebody_could_step_in(s: State) -> bool:
    """§6.5 Whether a special card could be played: then each card is called for, else it is drawn automatically."""
    if helicopters_held(s) > 0:
        return True
    return sandbags_held(s) > 0 and sandbag_can_be_played(s) and any_tile_is_flooded(s)


@rule
def swimmer(s: State) -> int:
    """§7.3 The first pawn, clockwise from the player in turn, whose tile has sunk under it."""
    p = s.turn
    for _ in range(s.seats):
        if s.tiles[s.place[p]] == SUNK:
            return p
        p = p + 1 if p + 1 < s.seats else 0
    return NONE
