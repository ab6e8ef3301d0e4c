"""How simulations and bots play without a search: the order in which seats are asked, and the policies.

First those that may act out of turn are asked, clockwise from the actor, then the actor: its move may end their
chance to act.
"""

from __future__ import annotations

from lastboat.kernel.dialect import CHANCE, rule

RANDOM, GREEDY, GUIDED = range(3)
"""A random legal code; the game's greedy policy; greedy with some random moves."""
POLICIES = {"random": RANDOM, "greedy": GREEDY, "guided": GUIDED}
"""The policies by name."""
LEARNER = len(POLICIES)
"""In place of a policy: the seat is asked from outside."""
RANDOM_INTERRUPT = 16
"""The random policy acts out of turn in one of this many cases."""
GUIDED_RANDOM = 4
"""The guided policy plays at random in one of this many decisions."""
CODE_BITS = 16
CODES = (1 << CODE_BITS) - 1
"""The bits of a code in a move; no game has so many codes."""
MOST_STEPS = 20_000
"""More steps than any game has: what goes on is stopped."""


@rule
def next_seat(seat: int, seats: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < seats else 0


@rule
def move_of(seat: int, code: int) -> int:
    """A seat (or CHANCE) and what it plays as one number, which is not negative."""
    return ((seat - CHANCE) << CODE_BITS) | code


@rule
def seat_of(move: int) -> int:
    """The seat of a move, or CHANCE."""
    return (move >> CODE_BITS) + CHANCE


@rule
def code_of(move: int) -> int:
    """The code of a move."""
    return move & CODES


def others_first(actor: int, seats: int) -> list[int]:
    """All seats in the order in which they are asked where others may act.

    >>> others_first(1, 4)
    [2, 3, 0, 1]
    """
    order = []
    seat = next_seat(actor, seats)
    while seat != actor:
        order.append(seat)
        seat = next_seat(seat, seats)
    return [*order, actor]
