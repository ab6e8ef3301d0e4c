"""§3: whose turn it is and how it goes on."""

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
def begin_turn(s: State, p: int) -> None:
    """§3.1 A turn: up to three actions, two artefact cards, the flood cards of the water track."""
    s.turn = p
    s.phase = ACT
    s.actions = ACTIONS_A_TURN
    s.left = 0
    s.called = 0
    s.flown = 0
    drop_spares(s)
    emit(TURN_BEGAN, p)


@rule
def drop_spares(s: State) -> None:
    """§4.4, §4.6 What is left of an Engineer's or a Navigator's action lapses with the next action."""
    s.spare_shore = 0
    s.spare_step = 0
    s.guided = NONE
    s.guided_from = NONE


@rule
def begin_draw(s: State) -> None:
    """§3.2 After the last action, or earlier if the player says so for good, two cards are drawn."""
    drop_spares(s)
    s.actions = 0
    s.phase = DRAW
    s.left = CARDS_A_TURN


@rule
def begin_flood(s: State) -> None:
    """§3.3 After the artefact cards, flood cards as the water track says."""
    s.phase = FLOOD
    s.left = WATER_TRACK[s.water]


@rule
def flood_has_begun(s: State) -> bool:
    """§6.3 Whether a flood card of this turn has been drawn."""
    return s.phase == FLOOD and s.left < WATER_TRACK[s.water]


@rule
def hand_size(s: State, p: int) -> int:
    """§5.2 Special cards count."""
    n = 0
    for k in range(HELD):
        n += s.hands[p][k]
    return n


@rule
def hand_is_too_big(s: State, p: int) -> bool:
    """§5.2 Five cards are the limit."""
    return hand_size(s, p) > HAND_LIMIT


@rule
def helicopters_held(s: State) -> int:
    """§6.1 A helicopter card that is in no pile is in a hand."""
    return COPIES[HELICOPTER] - s.pile[HELICOPTER] - s.discard[HELICOPTER]


@rule
def sandbags_held(s: State) -> int:
    """§6.1 Likewise."""
    return COPIES[SANDBAG] - s.pile[SANDBAG] - s.discard[SANDBAG]


@rule
def sandbag_has_its_time(s: State) -> bool:
    """§6.3 Before the flood cards of a turn, not between them; by option between them, never while pawns swim."""
    if not flood_has_begun(s):
        return True
    return s.sandbag_between == 1 and swimmer(s) == NONE


@rule
def any_tile_is_flooded(s: State) -> bool:
    """§6.3 A sandbag needs a flooded tile."""
    for t in range(TILES):
        if s.tiles[t] == FLOODED:
            return True
    return False


@rule
def somebody_could_step_in(s: State) -> bool:
    """§6.5 Then the player in turn calls each card, which leaves a moment to speak; else they come by themselves."""
    if helicopters_held(s) > 0:
        return True
    return sandbags_held(s) > 0 and sandbag_has_its_time(s) and any_tile_is_flooded(s)


@rule
def swimmer(s: State) -> int:
    """§7.3 The first pawn, clockwise from the player in turn, whose tile has sunk under it."""
    p = s.turn
    for _ in range(s.seats):
        if s.tiles[s.place[p]] == SUNK:
            return p
        p = p + 1 if p + 1 < s.seats else 0
    return NONE
