"""The odds over a match: segments, order of evaluations, and termination."""

from __future__ import annotations

import random
from functools import partial
from itertools import pairwise

import pytest

import lastboat
from lastboat import Match
from lastboat.bots.analysis import analyse
from lastboat.bots.review import segments as review_segments
from lastboat.bots.review.curve import MOST_EVALUATIONS, SURE, Curve, coarse_to_fine
from lastboat.bots.review.segments import SIMULATIONS, Evaluation, FinishedMatch, Segment, evaluate, segments
from lastboat.bots.review.turning_points import swings, turning_points
from lastboat.kernel.dialect import CHANCE
from tests.bots.matches import finished


@pytest.mark.parametrize("game", ["_template", "forbidden-island", "nisyros", "pompeii"])
def test_segments_cover_the_match_from_the_first_decision_to_the_end(game: str) -> None:
    match = finished(game)
    parts, states = segments(FinishedMatch.of(match)), match.replay()
    assert parts[-1].last == len(match.records)
    assert all(one.last == other.first for one, other in pairwise(parts))
    for part in parts:
        decided = [
            n for n in range(part.first, part.last)
            if (seat := match.records[n].seat) != CHANCE
            and (len(match.game.legal(states[n], seat)) > 1 or seat != match.game.actor(states[n]))
        ]  # fmt: skip
        drawn = any(match.records[n].seat == CHANCE for n in range(part.first, part.last))
        assert drawn if part.chance else not drawn
        assert decided == ([] if part.chance else [part.first])
        assert part.chance or match.records[part.first].seat == part.seat


def test_acting_out_of_turn_is_a_decision_even_with_one_legal_action() -> None:
    match = Match(lastboat.game("_template"), 2, seed=1)
    other, at = 1 - match.actor, len(match.records)
    assert len(match.legal_codes(other)) == 1
    match.play(other, match.legal_codes(other)[0])
    assert Segment(at, at + 1, other) in segments(FinishedMatch.of(match))


def test_consecutive_chance_outcomes_are_one_segment() -> None:
    parts = segments(FinishedMatch.of(finished("forbidden-island")))
    assert not any(one.chance and other.chance for one, other in pairwise(parts))
    assert any(part.chance and part.last - part.first > 2 for part in parts)


def test_each_position_is_evaluated_by_a_search_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_segments, "analyse", partial(analyse, native=False))
    monkeypatch.setattr(review_segments, "LONGEST_MS", 60_000)
    match = finished("_template")
    past = FinishedMatch.of(match)
    at, end = segments(past)[0].first, len(match.records)
    one, again, other, last = evaluate(past, [(at, 1), (at, 1), (at, 2), (end, 1)], 60_000)
    assert one == again
    assert one.odds != other.odds
    assert one.simulations == SIMULATIONS
    assert sum(one.odds) == pytest.approx(1, abs=0.01)
    assert last.odds == tuple(match.returns)
    assert len(evaluate(past, [(at, 1), (end, 1)], 0)) == 1


class World:
    """A match with known odds: 50 %, from one segment on 80 %; evaluations add noise."""

    def __init__(self, segments: int = 100, turn: int = 40, noise: float = 0.05) -> None:
        self.parts = [Segment(n, n + 1, CHANCE if n % 2 else 0) for n in range(segments)]
        self.turn, self.noise = turn, noise

    def evaluate(self, at: int, seed: int) -> Evaluation:
        true = 0.5 if at <= self.turn else 0.8
        return Evaluation((true + random.Random(10_000 * at + seed).gauss(0, self.noise),), SIMULATIONS)

    def run(self, curve: Curve, most: int = 10**6) -> int:
        rounds = 0
        while rounds < most and (wanted := curve.wanted(8)):
            rounds += 1
            for at, seed in wanted:
                curve.add(at, self.evaluate(at, seed))
        return rounds


def test_a_curve_is_evaluated_from_coarse_to_fine() -> None:
    world = World()
    curve = Curve(world.parts, [0.8])
    assert [at for at, _ in curve.wanted(5)] == [0, 16, 32, 48, 64]
    world.run(curve, 2)
    assert 0 < curve.known < 0.2
    assert curve.turning_points == []
    world.run(curve)
    assert curve.known == 1
    assert list(curve.odds) == list(range(101))
    assert curve.odds[100] == pytest.approx((0.8,))


def test_apparent_turning_points_are_evaluated_again() -> None:
    """After one and two evaluations several swings look large; only one is real."""
    world = World()
    curve = Curve(world.parts, [0.8])
    once = {n: world.evaluate(n, 0).odds for n in range(101)}
    assert len(turning_points(swings(world.parts, once))) > 3
    world.run(curve)
    (found,) = curve.turning_points
    assert found.segment == world.parts[40]
    assert found.before[0] == pytest.approx(0.5, abs=0.03)
    assert found.after[0] == pytest.approx(0.8, abs=0.03)


def test_no_evaluation_is_requested_twice_with_the_same_seed() -> None:
    world = World(segments=30, turn=10)
    curve, made = Curve(world.parts, [0.8]), set[tuple[int, int]]()
    while wanted := curve.wanted(8):
        assert not made & set(wanted)
        assert len({at for at, _ in wanted}) == len(wanted)
        made |= set(wanted)
        for at, seed in wanted:
            curve.add(at, world.evaluate(at, seed))


def test_a_curve_ends_for_any_odds() -> None:
    world = World(segments=1200, noise=0.4)
    curve = Curve(world.parts, [0.8])
    world.run(curve)
    assert curve.evaluations <= MOST_EVALUATIONS + 8


def test_an_empty_match_has_no_curve() -> None:
    curve = Curve([], [0.0])
    assert (curve.wanted(8), curve.odds, curve.turning_points) == ([], {}, [])


@pytest.mark.parametrize("count", [0, 1, 2, 17, 100])
def test_coarse_to_fine_lists_every_number_once(count: int) -> None:
    assert sorted(coarse_to_fine(count)) == list(range(count))


def test_evaluations_with_fewer_simulations_weigh_less() -> None:
    curve = Curve([Segment(0, 1, 0)], [1.0])
    curve.add(0, Evaluation((0.0,), SIMULATIONS))
    curve.add(0, Evaluation((1.0,), SIMULATIONS // 4))
    assert curve.odds[0] == pytest.approx((0.2,))
    assert SURE > SIMULATIONS
