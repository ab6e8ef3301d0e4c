"""Evaluators: priors, rewards, and estimates that are better than chance."""

from __future__ import annotations

import importlib
from random import Random

import pytest

import lastboat
from lastboat import Game
from lastboat.bots.observation import Situation
from lastboat.bots.search import priors
from lastboat.search.loading import evaluator, network
from lastboat.testing.matches import played

ISLAND = lastboat.game("forbidden-island")


@pytest.mark.parametrize("seed", range(3))
def test_the_actor_has_a_code_with_a_prior_above_zero(game: Game, seed: int) -> None:
    """And setting priors changes neither the position nor the list of codes."""
    match = played(game, seed)
    states = list(zip(match.records, match.replay(), strict=False))
    for (seat, _), state in Random(seed).sample(states, min(60, len(states))):
        if seat >= 0 and game.actor(state) == seat:
            known = game.observe(state, seat)
            here = Situation(game, match.seats, seat, seat, 0, known)
            codes, before = here.legal(), known.key()
            given = list(codes)
            found = priors(here, given)
            assert max(found) > 0
            assert min(found) >= 0
            assert given == codes
            assert known.key() == before


@pytest.mark.parametrize("seed", range(3))
def test_rewards_agree_with_the_result(game: Game, seed: int) -> None:
    """Winners have a higher reward than losers."""
    match = played(game, seed, "greedy")
    reward = [evaluator(game.package).reward(match.state, p) for p in range(match.seats)]
    assert all(0 <= value <= 1000 for value in reward)
    for p in range(match.seats):
        for q in range(match.seats):
            if match.returns[p] > match.returns[q]:
                assert reward[p] > reward[q]


def test_estimates_of_the_island_separate_won_from_lost_games() -> None:
    """Estimates in the middle of won games are higher than in lost ones, far more often than not."""
    is_quiet, estimate = evaluator(ISLAND.package).is_quiet, network(ISLAND.package).estimate
    features = importlib.import_module(f"{ISLAND.package}.ai.features")
    won: list[int] = []
    lost: list[int] = []
    for seed in range(60):
        match = lastboat.sim.record_game(ISLAND, 2 + seed % 3, seed, options={"level": "novice"})
        turns = [s for s in match.replay() if is_quiet(s)]
        if len(turns) < 12:
            continue
        pad = [0] * 400
        end = features.write_features(turns[10], pad)
        assert all(0 <= feature < features.FEATURES for feature in pad[features.FIRST_FEATURE : end])
        (won if match.returns[0] else lost).append(estimate(turns[10], 0, pad))
    assert len(won) >= 8
    assert len(lost) >= 8
    better = sum(a > b for a in won for b in lost)
    assert better > 0.7 * len(won) * len(lost)
