"""The search bot: legal, repeatable, the same plain and native, blind for what it may not know, and quick."""

from __future__ import annotations

import pickle
import time
from collections.abc import Iterator
from random import Random

import pytest

import lastboat
from lastboat import Game, Match
from lastboat.bots import BOTS, Situation, analyse, bot, hints, situation
from lastboat.kernel.errors import BadNumber, UnknownWord

FEW = 24


def opening(game: Game, seed: int = 3, seats: int | None = None) -> Match:
    """A match at its first decision with a choice."""
    match = Match(game, seats or game.seats.start, seed=seed)
    while len(match.legal_codes(match.actor)) == 1:
        match.play(match.actor, match.legal_codes(match.actor)[0])
    return match


def after_greedy(game: Game, steps: int, seed: int = 3, seats: int | None = None) -> Match:
    """A match after so many decisions of greedy, at a decision with a choice."""
    match = Match(game, seats or game.seats.start, seed=seed)
    player = bot("greedy", 1)
    for _ in range(steps):
        if match.over:
            break
        code = player.choose(situation(match, match.actor))
        assert code is not None
        match.play(match.actor, code)
    return match


def test_plain_and_native_search_agree(game: Game) -> None:
    for seats in (game.seats.start, game.seats.stop - 1):
        here = situation(match := after_greedy(game, 5, seats=seats), match.actor)
        assert analyse(here, simulations=FEW, native=False) == analyse(here, simulations=FEW)


def test_seed_and_simulations_decide(game: Game) -> None:
    here = situation(match := opening(game), match.actor)
    first, again = (analyse(here, simulations=200, seed=4) for _ in range(2))
    assert first == again
    assert first.simulations == 200
    assert analyse(here, simulations=200, seed=5) != first


def test_without_a_simulation_nothing_is_known(template: Game) -> None:
    here = situation(match := opening(template), match.actor)
    with pytest.raises(BadNumber, match="“0” is not a number from 1"):
        analyse(here, simulations=0)


def test_lines_are_legal_and_add_up(game: Game) -> None:
    here = situation(match := opening(game), match.actor)
    found = analyse(here, simulations=300)
    assert {line.code for line in found.lines if line.seat == match.actor} <= set(match.legal_codes(match.actor))
    assert sum(line.visits for line in found.lines) <= found.simulations
    assert all(0 <= line.odds <= 1 for line in found.lines)
    assert len(found.odds) == match.seats
    if game.cooperative:
        assert len(set(found.odds)) == 1
    else:
        assert sum(found.odds) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_legally_to_the_end(game: Game, name: str) -> None:
    match = Match(game, game.seats.start, seed=11)
    players = [bot(name, seed, simulations=4) for seed in range(match.seats)]
    while not match.over:
        others = [p for p in range(match.seats) if p != match.actor]
        for seat in (*others, match.actor):
            code = players[seat].choose(situation(match, seat))
            if code is not None:
                match.play(seat, code)
                break
        else:
            pytest.fail("nobody in turn plays")


def two_worlds(game: Game) -> Iterator[tuple[Match, Match]]:
    """Matches, each with another that differs in what the seat in turn may not see.

    Where nothing is secret there is nothing to differ in: then both are the same.
    """
    for steps, seats in ((0, 2), (2, 2), (4, 4), (30, 3)):
        match = after_greedy(game, steps, seats=seats)
        others = [match.branch() for _ in range(20)]
        for number, other in enumerate(others):
            other.state = game.determinize(match.state, match.actor, Random(number)) if not match.over else match.state
        differing = [other for other in others if other.state.key() != match.state.key()]
        assert match.over or bool(differing) == game.secrets
        if not match.over:
            yield match, (differing or others)[0]


@pytest.mark.parametrize("name", BOTS)
def test_no_peeking(game: Game, name: str) -> None:
    """Worlds that differ only in what the seat may not see lead to the same choice, whoever chooses."""
    for worlds in two_worlds(game):
        one, other = (situation(world, worlds[0].actor) for world in worlds)
        assert one == other
        chosen = [bot(name, 2, simulations=64).choose(known) for known in (one, other)]
        assert chosen[0] == chosen[1]


def test_hints_and_odds_do_not_peek(game: Game) -> None:
    """By what the seat in turn knows, and by what any other seat knows to which the two worlds look the same."""
    for worlds in two_worlds(game):
        seats = range(worlds[0].seats)
        known = [[game.observe(world.state, seat).key() for seat in seats] for world in worlds]
        blind = [seat for seat in seats if known[0][seat] == known[1][seat]]
        assert worlds[0].actor in blind
        for seat in blind:
            one, other = (analyse(situation(world, seat), simulations=64, seed=2) for world in worlds)
            assert one == other
            assert one.odds == other.odds
            assert hints(one, seat) == hints(other, seat)


def test_a_situation_can_be_sent_elsewhere(game: Game) -> None:
    here = situation(match := opening(game), match.actor)
    there: Situation = pickle.loads(pickle.dumps(here))
    assert there == here
    assert analyse(there, simulations=FEW) == analyse(here, simulations=FEW)


def test_one_choice_costs_nothing(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    here = situation(match := opening(game), match.actor)
    monkeypatch.setattr(Situation, "legal", lambda self: [7])
    monkeypatch.setattr("lastboat.bots.search.analyse", None)
    assert bot("strong").choose(here) == 7


def test_thinking_ends_when_the_best_move_is_sure(game: Game) -> None:
    here = situation(match := opening(game), match.actor)
    whole, short = (analyse(here, simulations=2000, only_the_best=stop) for stop in (False, True))
    assert short.simulations <= whole.simulations == 2000
    assert (short.lines[0].seat, short.lines[0].code) == (whole.lines[0].seat, whole.lines[0].code)


def test_the_time_is_kept() -> None:
    here = situation(match := opening(lastboat.game("forbidden-island")), match.actor)
    analyse(here, simulations=1)
    began = time.process_time()
    found = analyse(here, budget_ms=100)
    assert time.process_time() - began < 0.4
    assert found.simulations > 64


def test_threads_add_up() -> None:
    here = situation(match := opening(lastboat.game("pompeii")), match.actor)
    both = analyse(here, simulations=200, threads=2)
    assert both.simulations == 200
    assert both == analyse(here, simulations=200, threads=2)
    assert sum(line.visits for line in both.lines) > sum(line.visits for line in analyse(here, simulations=100).lines)


def test_a_full_tree_does_not_stop_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastboat.bots.analysis.MOST_NODES", 40)
    here = situation(match := opening(lastboat.game("forbidden-island")), match.actor)
    for native in (True, False):
        assert analyse(here, simulations=60, native=native).simulations == 60


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownWord):
        bot("clever")
