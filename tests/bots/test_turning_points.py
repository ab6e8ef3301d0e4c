"""Turning points: the greatest swings of a match and the seats they belong to."""

from __future__ import annotations

from fractions import Fraction

import lastboat
from lastboat.bots import Line
from lastboat.bots.review.curve import Curve
from lastboat.bots.review.segments import Evaluation, FinishedMatch, Segment, segments, states
from lastboat.bots.review.turning_points import LEAST, MOST, Swing, swings, turning_points
from lastboat.kernel.dialect import CHANCE
from lastboat.kernel.view import percent
from lastboat.sim import record_game
from lastboat.tables import advice


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


def test_what_was_better_has_reasons_and_luck_has_its_chance() -> None:
    """A loss by a choice names another move that was possible; a run of chance its least likely outcome."""
    game = lastboat.game("forbidden-island")
    match = record_game(game, 2, seed=4)
    finished = FinishedMatch.of(match)
    before = states(finished)
    better = luck = 0
    for part in segments(finished):
        worse = Swing(part, (0.9, 0.9), (0.1, 0.1))
        if part.chance:
            told = advice.turning_point(match, worse, "en").get("unlikely")
            if told is not None:
                luck += 1
                number = told["event"]["record"]
                weights = dict(game.chance(before[number]))
                assert told["percent"] == percent(Fraction(weights[match.records[number].code], sum(weights.values())))
        elif game.actor(before[part.first]) == part.seat:
            chosen = match.records[part.first].code
            other = next(code for code in game.legal(before[part.first], part.seat) if code != chosen)
            told = advice.turning_point(match, worse, "en", (other, None))["better"]
            assert told["choice"]["code"] == other
            better += bool(told["why"])
            assert "better" not in advice.turning_point(match, worse, "en", (chosen, None))
            gained = Swing(part, (0.1, 0.1), (0.9, 0.9))
            assert "better" not in advice.turning_point(match, gained, "en", (other, None))
    assert better > 5
    assert luck > 5


def test_the_best_move_is_the_one_with_most_visits() -> None:
    curve = Curve([Segment(0, 1, 0)], (1.0,))
    assert curve.best(0) is None
    curve.add(0, Evaluation((0.5,), 10, (Line(0, 7, 6, 0.5, 3), Line(0, 8, 4, 0.5))))
    assert curve.best(0) == (7, 3)
    curve.add(0, Evaluation((0.5,), 10, (Line(0, 8, 9, 0.5),)))
    assert curve.best(0) == (8, None)
