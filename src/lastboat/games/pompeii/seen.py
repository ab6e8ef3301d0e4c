"""The knowledge of a seat, and redealing of what it cannot know."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, rule
from lastboat.kernel.rng import pick

from .board import HOUSES
from .state import State


@rule
def hide(s: State, seat: int) -> None:
    """§9.1 Cards in the hands of others are among those the seat has not seen."""
    for p in range(s.seats):
        if p != seat:
            for house in range(HOUSES):
                s.unseen[house] += s.hands[p][house]
                s.hands[p][house] = 0


@rule
def cards_known(s: State, p: int) -> int:
    """§9.1 How many cards of a hand are known by their number."""
    count = 0
    for house in range(HOUSES):
        count += s.hands[p][house]
    return count


@rule
def deal_unseen(s: State, seat: int, rng: Buffer) -> None:
    """§9.2 The other hands are filled up from the unseen cards, each of them as likely as any other."""
    for p in range(s.seats):
        for _ in range(s.held[p] - cards_known(s, p)):
            house = pick(rng, s.unseen, HOUSES)
            s.unseen[house] -= 1
            s.hands[p][house] += 1
