"""Turning points: the greatest swings of a match and the seats they belong to."""

from __future__ import annotations

from lastboat.bots.review.segments import Segment
from lastboat.bots.review.turning_points import LEAST, MOST, Swing, swings, turning_points
from lastboat.kernel.dialect import CHANCE


def swing(first: int, before: float, after: float, seat: int = 0) -> Swing:
    """Seat 0's odds change, and those of seat 1 the other way."""
    return Swing(Segment(first, first + 1, seat), (before, 1 - before), (after, 1 - after))


def test_the_greatest_swings_are_listed_in_order_of_play() -> None:
    small, great, greatest = swing(1, 0.5, 0.6), swing(9, 0.6, 0.4), swing(4, 0.2, 0.9)
    assert turning_points([great, small, greatest]) == [small, greatest, great]
    assert turning_points([great, small, greatest], most=2) == [greatest, great]


def test_the_number_of_turning_points_is_limited() -> None:
    all_of_them = [swing(n, 0.1, 0.2 + n / 100) for n in range(20)]
    found = turning_points(all_of_them)
    assert found == all_of_them[-MOST:]


def test_a_small_change_is_no_turning_point() -> None:
    assert turning_points([swing(1, 0.5, 0.5 + LEAST - 0.001), swing(2, 0.5, 0.5 - LEAST + 0.001)]) == []
    assert len(turning_points([swing(1, 0.5, 0.501 + LEAST)])) == 1


def test_the_earlier_of_two_equal_swings_counts() -> None:
    assert turning_points([swing(7, 0.75, 0.5), swing(3, 0.5, 0.25)], most=1) == [swing(3, 0.5, 0.25)]


def test_swings_by_chance_and_by_decision_are_distinguished() -> None:
    assert swing(1, 0.5, 0.9, CHANCE).segment.chance
    assert not swing(1, 0.5, 0.9, 1).segment.chance


def test_a_swing_belongs_to_the_seat_whose_odds_changed_most() -> None:
    part = Segment(3, 4, CHANCE)
    assert Swing(part, (0.3, 0.3, 0.4), (0.4, 0.5, 0.1)).whose == 2
    assert Swing(part, (0.3, 0.3, 0.4), (0.3, 0.6, 0.1)).whose == 1
    assert Swing(Segment(3, 4, 2), (0.3, 0.3, 0.4), (0.3, 0.6, 0.1)).whose == 2


def test_a_swing_needs_odds_at_both_ends() -> None:
    parts = [Segment(0, 2, 0), Segment(2, 3, CHANCE), Segment(3, 4, 1)]
    found = swings(parts, {0: (0.1,), 2: (0.3,), 4: (0.9,)})
    assert found == [Swing(parts[0], (0.1,), (0.3,))]
