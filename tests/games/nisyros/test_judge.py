"""What the search knows of this game: the odds when a round begins, and how a placing goes in one go."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import lastboat
from lastboat.games.nisyros import actions, rules
from lastboat.games.nisyros.ai import features
from lastboat.games.nisyros.ai import greedy as bot
from lastboat.games.nisyros.phases import PLACING
from lastboat.games.nisyros.state import State
from lastboat.search.loading import evaluator
from lastboat.sim import record_game

GAME = lastboat.game("nisyros")
JUDGE = evaluator(GAME.package)
RNG = [0] * 8


def copy(s: State) -> State:
    """The same position again."""
    found = State()
    found.load(byte - 256 if byte > 127 else byte for byte in s.key())
    return found


def rounds(seed: int, level: str = "heracles") -> tuple[list[State], bool]:
    """The beginnings of the rounds of a greedy game, and whether it was won."""
    match = record_game(GAME, 2 + seed % 3, seed, options={"level": level})
    return [s for s in match.replay() if JUDGE.settled(s)], match.returns[0] > 0


def beginnings() -> Iterator[State]:
    """Beginnings of rounds in some games."""
    for seed in range(4):
        yield from rounds(seed)[0]


def pad() -> list[int]:
    """Room to think."""
    return [0] * GAME.actions.count


def weights(s: State, seat: int) -> dict[int, int]:
    """The codes that deserve a thought, with their weights."""
    codes = pad()
    n = rules.legal(s, seat, codes)
    found = pad()
    JUDGE.weigh(s, seat, codes, n, found, pad(), RNG)
    return {codes[i]: found[i] for i in range(n) if found[i]}


def as_greedy_places(s: State, seat: int) -> State:
    """The position when a player has placed as greedy does, one code after another, but is not ready yet."""
    while (code := bot.choose(s, seat, pad(), RNG)) != actions.READY:
        rules.apply(s, seat, code)
    return s


def test_the_judge_knows_who_will_be_saved() -> None:
    """Estimates in the fourth round of won games are higher than in lost ones, far more often than not."""
    won: list[int] = []
    lost: list[int] = []
    for seed in range(60):
        begun, saved = rounds(seed)
        if len(begun) >= 4:
            room = pad()
            assert all(0 <= cue < features.CUES for cue in room[features.CUE : features.write_cues(begun[3], room)])
            (won if saved else lost).append(JUDGE.estimate(begun[3], 0, room))
    assert len(won) >= 8
    assert len(lost) >= 8
    assert sum(a > b for a in won for b in lost) > 0.88 * len(won) * len(lost)


def test_a_placing_in_one_go_is_greedys_placing() -> None:
    """§4.1 Workers and boats end where greedy's single moves bring them."""
    from lastboat.games.nisyros.ai.rollout import play_on

    for s in beginnings():
        seat = rules.actor(s)
        slow, fast = as_greedy_places(copy(s), seat), copy(s)
        assert play_on(fast, seat, pad(), RNG) == actions.READY
        assert [list(row) for row in fast.workers] == [list(row) for row in slow.workers]
        assert list(fast.busy) == list(slow.busy)
        assert list(fast.boats) == list(slow.boats)


def test_one_worker_put_elsewhere_stays_there() -> None:
    """§4.1 What the search tried on purpose is not undone by the playout."""
    from lastboat.games.nisyros.ai.rollout import play_on

    tried = 0
    for begun in beginnings():
        seat = rules.actor(begun)
        s = as_greedy_places(begun, seat)
        lifts = [code for code in weights(s, seat) if code != actions.READY]
        if not lifts:
            continue
        rules.apply(s, seat, lifts[0])
        puts = [code for code in weights(s, seat) if code != bot.choose(s, seat, pad(), RNG)]
        if puts:
            rules.apply(s, seat, puts[0])
            there = [list(row) for row in s.workers]
            assert play_on(s, seat, pad(), RNG) == actions.READY
            assert [list(row) for row in s.workers] == there
            tried += 1
    assert tried >= 5


def test_greedys_plan_is_carried_out_without_a_thought() -> None:
    """§4.1 While more than one worker is elsewhere only greedy's move has weight; then being ready has most."""
    for s in beginnings():
        seat = rules.actor(s)
        best = bot.choose(s, seat, pad(), RNG)
        if best != actions.READY:
            assert list(weights(s, seat)) == [best]
        found = weights(as_greedy_places(s, seat), seat)
        assert max(found, key=lambda code: found[code]) == actions.READY


@pytest.mark.parametrize("seed", range(3))
def test_of_a_players_workers_one_is_thought_of_when_people_leave(seed: int) -> None:
    """§15.1 Which of a player's workers leaves makes no difference: they are placed anew."""
    seen = 0
    match = record_game(GAME, 3, seed, options={"level": "achilles"})
    for (seat, _), s in zip(match.records, match.replay(), strict=False):
        if seat >= 0 and rules.actor(s) == seat and s.phase != PLACING:
            workers = [c for c in weights(s, seat) if actions.RESCUE_WORKER <= c < actions.PASS]
            owners = [(c - actions.RESCUE_WORKER) // 28 for c in workers]
            assert len(owners) == len(set(owners))
            seen += len(owners)
    assert seen
