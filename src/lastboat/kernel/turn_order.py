"""The order in which seats are asked: first those that may act out of turn, clockwise from the actor, then the actor.

The others come first because the actor's move may end their chance to act.
"""

from __future__ import annotations

from lastboat.kernel.dialect import rule


@rule
def next_seat(seat: int, seats: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < seats else 0


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
