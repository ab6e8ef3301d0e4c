"""Ratings: what they mean, and that they do not depend on what they should not."""

from __future__ import annotations

import math

import pytest

from lastboat.sim.ratings import MEAN, Opponents, team_ratings


def odds(bot: float, table: float) -> float:
    return 1 / (1 + 10 ** ((table - bot) / 400))


def test_ratings_of_teams_predict_how_often_they_win() -> None:
    truth = {"a": MEAN + 150, "b": MEAN - 150}
    tables = {"easy": MEAN - 300, "even": MEAN, "hard": MEAN + 200}
    results = {(b, t): (4000 * odds(truth[b], tables[t]), 4000) for b in truth for t in tables}
    bots, found = team_ratings(results)
    assert {b: mean for b, (mean, _) in bots.items()} == pytest.approx(truth, abs=3)
    assert {t: mean for t, (mean, _) in found.items()} == pytest.approx(tables, abs=3)
    assert odds(found["even"][0], found["even"][0]) == 0.5
    fewer, _ = team_ratings({pair: (won / 100, games // 100) for pair, (won, games) in results.items()})
    assert fewer["a"][1] == pytest.approx(10 * bots["a"][1], rel=0.2), "a hundredth of the games, ten times the error"


def test_a_team_that_never_lost_has_a_finite_rating() -> None:
    bots, tables = team_ratings({("best", "t"): (50, 50), ("worst", "t"): (0, 50)})
    assert bots["worst"][0] < tables["t"][0] < bots["best"][0]
    assert all(math.isfinite(x) for rating in bots.values() for x in rating)
    assert sum(mean for mean, _ in bots.values()) / 2 == pytest.approx(MEAN)


def test_a_bot_alone_rates_the_tables() -> None:
    bots, tables = team_ratings({("it", "easy"): (90, 100), ("it", "hard"): (10, 100)})
    assert bots["it"][0] == pytest.approx(MEAN)
    assert tables["easy"][0] < MEAN - 300
    assert tables["hard"][0] > MEAN + 300


def test_opponents_are_rated_by_who_beat_whom() -> None:
    opponents = Opponents()
    for _ in range(20):
        opponents.add(["a", "b"], [1.0, 0.0])
        opponents.add(["c", "b", "b"], [0.0, 1.0, 0.0])
    found = {bot: mean for bot, (mean, _) in opponents.ratings().items()}
    assert found["a"] > found["b"] > found["c"]
