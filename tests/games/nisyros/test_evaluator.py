"""The evaluator: priors, estimates at the start of a round, and placing in one step in rollouts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import lastboat
from lastboat.games.nisyros import actions, rules
from lastboat.games.nisyros.ai import features
from lastboat.games.nisyros.ai import greedy as bot
from lastboat.games.nisyros.phases import PLACING
from lastboat.games.nisyros.state import State
from lastboat.search.loading import evaluator, network
from lastboat.sim import record_game

GAME = lastboat.game("nisyros")
EVALUATOR, NETWORK = evaluator(GAME.package), network(GAME.package)
RNG = [0] * 8


def copy(s: State) -> State:
    """The same position again."""
    found = State()
    found.load(byte - 256 if byte > 127 else byte for byte in s.key())
    return found


def rounds(seed: int, level: str = "heracles") -> tuple[list[State], bool]:
    """The beginnings of the rounds of a greedy game, and whether it was won."""
    match = record_game(GAME, 2 + seed % 3, seed, options={"level": level})
    return [s for s in match.replay() if EVALUATOR.is_quiet(s)], match.returns[0] > 0


def beginnings() -> Iterator[State]:
    """Beginnings of rounds in some games."""
    for seed in range(4):
        yield from rounds(seed)[0]


def pad() -> list[int]:
    """A scratch buffer."""
    return [0] * GAME.actions.count


def priors(s: State, seat: int) -> dict[int, int]:
    """The codes whose prior is above zero, with it."""
    codes = pad()
    n = rules.legal(s, seat, codes)
    found = pad()
    EVALUATOR.set_priors(s, seat, codes, n, found, pad(), RNG)
    return {codes[i]: found[i] for i in range(n) if found[i]}


def as_greedy_places(s: State, seat: int) -> State:
    """The position when a player has placed as greedy does, one code after another, but is not ready yet."""
    while (code := bot.choose(s, seat, pad(), RNG)) != actions.READY:
        rules.apply(s, seat, code)
    return s


def test_estimates_separate_won_from_lost_games() -> None:
    """Estimates in the fourth round of won games are higher than in lost ones, far more often than not."""
    won: list[int] = []
    lost: list[int] = []
    for seed in range(60):
        begun, saved = rounds(seed)
        if len(begun) >= 4:
            room = pad()
            end = features.write_features(begun[3], room)
            assert all(0 <= feature < features.FEATURES for feature in room[features.FIRST_FEATURE : end])
            (won if saved else lost).append(NETWORK.estimate(begun[3], 0, room))
    assert len(won) >= 8
    assert len(lost) >= 8
    assert sum(a > b for a in won for b in lost) > 0.88 * len(won) * len(lost)


def test_placing_in_one_step_equals_greedy_placing() -> None:
    """§4.1 Workers and boats end where greedy's single moves bring them."""
    from lastboat.games.nisyros.ai.rollout import choose_move

    for s in beginnings():
        seat = rules.actor(s)
        slow, fast = as_greedy_places(copy(s), seat), copy(s)
        assert choose_move(fast, seat, pad(), RNG) == actions.READY
        assert [list(row) for row in fast.workers] == [list(row) for row in slow.workers]
        assert list(fast.busy) == list(slow.busy)
        assert list(fast.boats) == list(slow.boats)


def test_a_rollout_keeps_a_worker_placed_by_the_search() -> None:
    """§4.1 What the search tries is not undone by the rollout."""
    from lastboat.games.nisyros.ai.rollout import choose_move

    tried = 0
    for begun in beginnings():
        seat = rules.actor(begun)
        s = as_greedy_places(begun, seat)
        lifts = [code for code in priors(s, seat) if code != actions.READY]
        if not lifts:
            continue
        rules.apply(s, seat, lifts[0])
        puts = [code for code in priors(s, seat) if code != bot.choose(s, seat, pad(), RNG)]
        if puts:
            rules.apply(s, seat, puts[0])
            there = [list(row) for row in s.workers]
            assert choose_move(s, seat, pad(), RNG) == actions.READY
            assert [list(row) for row in s.workers] == there
            tried += 1
    assert tried >= 5


def test_only_greedy_moves_have_priors_while_several_workers_are_to_move() -> None:
    """§4.1 While more than one worker is elsewhere only greedy's move has a prior; then being ready has the highest."""
    for s in beginnings():
        seat = rules.actor(s)
        best = bot.choose(s, seat, pad(), RNG)
        if best != actions.READY:
            assert list(priors(s, seat)) == [best]
        found = priors(as_greedy_places(s, seat), seat)
        assert max(found, key=lambda code: found[code]) == actions.READY


@pytest.mark.parametrize("seed", range(3))
def test_one_of_a_players_workers_has_a_prior_when_people_leave(seed: int) -> None:
    """§15.1 Which of a player's workers leaves makes no difference: they are placed anew."""
    seen = 0
    match = record_game(GAME, 3, seed, options={"level": "achilles"})
    for (seat, _), s in zip(match.records, match.replay(), strict=False):
        if seat >= 0 and rules.actor(s) == seat and s.phase != PLACING:
            workers = [c for c in priors(s, seat) if actions.RESCUE_WORKER <= c < actions.PASS]
            owners = [(c - actions.RESCUE_WORKER) // 28 for c in workers]
            assert len(owners) == len(set(owners))
            seen += len(owners)
    assert seen
