"""The odds over a match: its stretches, what is weighed when, and that it ends."""

from __future__ import annotations

import random
from functools import partial
from itertools import pairwise

import pytest

import lastboat
from lastboat import Match
from lastboat.bots.analysis import analyse
from lastboat.bots.review import stretches as review_stretches
from lastboat.bots.review.curve import MOST_WEIGHINGS, SURE, Curve, coarse_to_fine
from lastboat.bots.review.stretches import SIMULATIONS, Played, Stretch, Weighed, stretches, weigh
from lastboat.bots.review.turning_points import swings, turning_points
from lastboat.kernel.dialect import CHANCE
from tests.bots.matches import finished


@pytest.mark.parametrize("game", ["_template", "forbidden-island", "nisyros", "pompeii"])
def test_stretches_follow_one_another_from_the_first_decision_to_the_end(game: str) -> None:
    match = finished(game)
    parts, states = stretches(Played.of(match)), match.replay()
    assert parts[-1].last == len(match.records)
    assert all(one.last == other.first for one, other in pairwise(parts))
    for part in parts:
        decided = [
            n for n in range(part.first, part.last)
            if (seat := match.records[n].seat) != CHANCE
            and (len(match.game.legal(states[n], seat)) > 1 or seat != match.game.actor(states[n]))
        ]  # fmt: skip
        drawn = any(match.records[n].seat == CHANCE for n in range(part.first, part.last))
        assert drawn if part.luck else not drawn
        assert decided == ([] if part.luck else [part.first])
        assert part.luck or match.records[part.first].seat == part.seat


def test_stepping_in_is_a_choice_even_where_there_is_only_one_way_to() -> None:
    match = Match(lastboat.game("_template"), 2, seed=1)
    other, at = 1 - match.actor, len(match.records)
    assert len(match.legal_codes(other)) == 1
    match.play(other, match.legal_codes(other)[0])
    assert Stretch(at, at + 1, other) in stretches(Played.of(match))


def test_luck_in_a_row_is_one_stretch() -> None:
    parts = stretches(Played.of(finished("forbidden-island")))
    assert not any(one.luck and other.luck for one, other in pairwise(parts))
    assert any(part.luck and part.last - part.first > 2 for part in parts)


def test_positions_are_weighed_by_searches_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_stretches, "analyse", partial(analyse, native=False))
    monkeypatch.setattr(review_stretches, "LONGEST_MS", 60_000)
    match = finished("_template")
    past = Played.of(match)
    at, end = stretches(past)[0].first, len(match.records)
    one, again, other, last = weigh(past, [(at, 1), (at, 1), (at, 2), (end, 1)], 60_000)
    assert one == again
    assert one.odds != other.odds
    assert one.simulations == SIMULATIONS
    assert sum(one.odds) == pytest.approx(1, abs=0.01)
    assert last.odds == tuple(match.returns)
    assert len(weigh(past, [(at, 1), (end, 1)], 0)) == 1


class World:
    """A match whose true odds are known: 50 %, but from one stretch on 80 %; what is found is a bit wrong each time."""

    def __init__(self, stretches: int = 100, turn: int = 40, noise: float = 0.05) -> None:
        self.parts = [Stretch(n, n + 1, CHANCE if n % 2 else 0) for n in range(stretches)]
        self.turn, self.noise = turn, noise

    def weigh(self, at: int, seed: int) -> Weighed:
        true = 0.5 if at <= self.turn else 0.8
        return Weighed((true + random.Random(10_000 * at + seed).gauss(0, self.noise),), SIMULATIONS)

    def run(self, curve: Curve, most: int = 10**6) -> int:
        rounds = 0
        while rounds < most and (wanted := curve.wanted(8)):
            rounds += 1
            for at, seed in wanted:
                curve.take(at, self.weigh(at, seed))
        return rounds


def test_a_curve_comes_roughly_first_and_then_everywhere() -> None:
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


def test_what_only_looked_like_a_turn_is_looked_at_again() -> None:
    """After one weighing, and after two, several swings look great; only one turn is real."""
    world = World()
    curve = Curve(world.parts, [0.8])
    once = {n: world.weigh(n, 0).odds for n in range(101)}
    assert len(turning_points(swings(world.parts, once))) > 3
    world.run(curve)
    (found,) = curve.turning_points
    assert found.stretch == world.parts[40]
    assert found.before[0] == pytest.approx(0.5, abs=0.03)
    assert found.after[0] == pytest.approx(0.8, abs=0.03)


def test_a_weighing_is_never_made_twice_alike() -> None:
    world = World(stretches=30, turn=10)
    curve, made = Curve(world.parts, [0.8]), set[tuple[int, int]]()
    while wanted := curve.wanted(8):
        assert not made & set(wanted)
        assert len({at for at, _ in wanted}) == len(wanted)
        made |= set(wanted)
        for at, seed in wanted:
            curve.take(at, world.weigh(at, seed))


def test_a_curve_is_done_at_some_time_however_wild_it_is() -> None:
    world = World(stretches=1200, noise=0.4)
    curve = Curve(world.parts, [0.8])
    world.run(curve)
    assert curve.weighings <= MOST_WEIGHINGS + 8


def test_an_empty_match_has_no_curve() -> None:
    curve = Curve([], [0.0])
    assert (curve.wanted(8), curve.odds, curve.turning_points) == ([], {}, [])


@pytest.mark.parametrize("count", [0, 1, 2, 17, 100])
def test_coarse_to_fine_is_everything_once(count: int) -> None:
    assert sorted(coarse_to_fine(count)) == list(range(count))


def test_a_slow_machine_counts_for_less() -> None:
    curve = Curve([Stretch(0, 1, 0)], [1.0])
    curve.take(0, Weighed((0.0,), SIMULATIONS))
    curve.take(0, Weighed((1.0,), SIMULATIONS // 4))
    assert curve.odds[0] == pytest.approx((0.2,))
    assert SURE > SIMULATIONS
