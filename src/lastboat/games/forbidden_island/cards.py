"""§5: drawing treasure cards, Waters Rise, the hand limit."""

from lastboat.kernel.dialect import Buffer, emit, rule

from .actions import (
    CARD_DISCARDED,
    CARD_DRAWN,
    DISCARD,
    DRAWN,
    FLOOD_ON_TOP,
    PILE_RESHUFFLED,
    WATER_ROSE,
)
from .board import CARDS, HELD, SKULL, TILES, WATER_TRACK, WATERS_RISE
from .ending import lose
from .state import DISCARDED, ENDED, NONE, SKULL_REACHED, State
from .turn import begin_flood, hand_is_too_big


@rule
def card_chance(s: State, outcomes: Buffer, weights: Buffer) -> int:
    """§5.1 The next treasure card: each card in the pile is equally likely."""
    n = 0
    for k in range(CARDS):
        if s.treasure_pile[k] > 0:
            outcomes[n] = DRAWN + k
            weights[n] = s.treasure_pile[k]
            n += 1
    return n


@rule
def draw_card(s: State, k: int) -> None:
    """§5.1 A drawn card goes to the hand or, as Waters Rise, takes effect; the limit is checked after each."""
    s.card_called = 0
    s.treasure_pile[k] -= 1
    s.draws_left -= 1
    emit(CARD_DRAWN, s.turn, k)
    if k == WATERS_RISE:
        waters_rise(s)
        if s.phase == ENDED:
            return
    else:
        s.hands[s.turn][k] += 1
    if (s.limit_after_both == 0 or s.draws_left == 0) and hand_is_too_big(s, s.turn):
        s.discarder = s.turn
    refill_pile(s)
    if s.draws_left == 0:
        begin_flood(s)


@rule
def waters_rise(s: State) -> None:
    """§5.3 The marker goes up one mark; then the flood discard goes back on top (§5.4)."""
    s.treasure_discard[WATERS_RISE] += 1
    s.water += 1
    emit(WATER_ROSE, s.water, WATER_TRACK[s.water])
    if s.water == SKULL:
        lose(s, SKULL_REACHED)
        return
    put_discard_on_top(s)


@rule
def put_discard_on_top(s: State) -> None:
    """§5.4 The discarded flood cards become a layer of their own; an empty discard changes nothing."""
    count = 0
    for t in range(TILES):
        if s.flood_pile[t] == DISCARDED:
            s.flood_pile[t] = s.top_layer + 1
            count += 1
    if count > 0:
        s.top_layer += 1
        emit(FLOOD_ON_TOP, count)


@rule
def refill_pile(s: State) -> None:
    """§5.5 An empty treasure pile is made anew from its discard once the last card and the limit are settled."""
    if s.discarder != NONE:
        return
    for k in range(CARDS):
        if s.treasure_pile[k] > 0:
            return
    for k in range(CARDS):
        s.treasure_pile[k] = s.treasure_discard[k]
        s.treasure_discard[k] = 0
    emit(PILE_RESHUFFLED)


@rule
def legal_discards(s: State, p: int, out: Buffer, n: int) -> int:
    """§5.2 Any card of the hand can be discarded."""
    for k in range(HELD):
        if s.hands[p][k] > 0:
            out[n] = DISCARD + k
            n += 1
    return n


@rule
def discard(s: State, p: int, k: int) -> None:
    """§5.2 A player with too many cards discards one."""
    put_away(s, p, k)
    emit(CARD_DISCARDED, p, k)


@rule
def put_away(s: State, p: int, k: int) -> None:
    """§5.2 A card leaves the hand, discarded or played; a hand of five ends the discarding."""
    s.hands[p][k] -= 1
    s.treasure_discard[k] += 1
    if s.discarder == p and not hand_is_too_big(s, p):
        s.discarder = NONE
        refill_pile(s)
