"""The pile of event cards: which card comes, where cards go. The pile is a set, never an order."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from ..actions import CARD_COMES, CARD_DRAWN, CARD_SPENT, NO_EFFECT, PILE_SHUFFLED
from ..board import CARDS, COPIES, WITHOUT_STAR
from ..phases import NEXT_EVENT
from ..state import State


@rule
def stack_pile(s: State, stars: int) -> None:
    """§1.7, §2.7 All cards in the pile, the first five to come are star cards; §18.4 or another number of them."""
    s.stars_on_top = stars
    for c in range(CARDS):
        s.pile[c] = COPIES[c]


@rule
def outcomes_card(s: State, outcomes: Buffer, weights: Buffer) -> int:
    """§2.7, §5.2 Any card of the pile, while stars lie on top only a star card."""
    n = 0
    for c in range(CARDS):
        copies = s.pile[c]
        if s.stars_on_top > 0:
            copies -= WITHOUT_STAR[c]
        if copies > 0:
            outcomes[n] = CARD_COMES + c
            weights[n] = copies
            n += 1
    return n


@rule
def shuffle_if_empty(s: State) -> None:
    """§5.5 An empty pile is made again from the discard; waiting cards stay out."""
    for c in range(CARDS):
        if s.pile[c] > 0:
            return
    for c in range(CARDS):
        s.pile[c] = s.discard[c]
        s.discard[c] = 0
    emit(PILE_SHUFFLED)


@rule
def take_from_pile(s: State, c: int) -> None:
    """§5.2 One card less to come."""
    s.pile[c] -= 1
    s.events_left -= 1
    if s.stars_on_top > 0:
        s.stars_on_top -= 1
    emit(CARD_DRAWN, c)


@rule
def spend(s: State, c: int) -> None:
    """§5.3 A waiting card has had its effect and goes to the discard."""
    s.waiting[c] -= 1
    s.discard[c] += 1
    emit(CARD_SPENT, c)


@rule
def card_is_done(s: State) -> None:
    """§5.3 The card just drawn goes to the discard; the next one may come."""
    s.discard[s.card] += 1
    s.card = -1
    s.phase = NEXT_EVENT


@rule
def card_has_no_effect(s: State) -> None:
    """§5.4 The card cannot be carried out and is not replaced."""
    emit(NO_EFFECT, s.card)
    card_is_done(s)
