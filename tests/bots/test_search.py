"""The search bot: legal moves, determinism, plain and native alike, time budget."""

from __future__ import annotations

import pickle
import time

import pytest

import lastboat
from lastboat import Game, Match
from lastboat.bots import BOTS, Situation, analyse, bot, play, situation
from lastboat.bots.analysis import Tree
from lastboat.kernel.errors import BadNumber, UnknownWord
from lastboat.search.loading import evaluator
from tests.bots.matches import after_greedy, at_first_choice

FEW = 24


def test_plain_and_native_search_agree(game: Game) -> None:
    for seats in (game.seats.start, game.seats.stop - 1):
        here = situation(match := after_greedy(game, 5, seats=seats), match.actor)
        assert analyse(here, simulations=FEW, native=False) == analyse(here, simulations=FEW)


def test_plain_and_native_trees_are_equal(game: Game) -> None:
    """Node by node: moves, visits, priors and every sum."""
    for seats in game.seats:
        here = situation(match := after_greedy(game, 7, seats=seats), match.actor)
        settings = evaluator(game.package).SEARCH_SETTINGS
        plain, native = (Tree(here, settings, 5, 1, 4000, native) for native in (False, True))
        for tree in (plain, native):
            assert tree.run(FEW, 0, float("inf"), False) == FEW
        assert native.engine.native
        assert list(native.settings) == plain.settings
        assert list(native.tree) == plain.tree
        assert list(native.rng) == plain.rng


def test_a_search_is_determined_by_seed_and_simulations(game: Game) -> None:
    here = situation(match := at_first_choice(game), match.actor)
    first, again = (analyse(here, simulations=200, seed=4) for _ in range(2))
    assert first == again
    assert first.simulations == 200
    assert analyse(here, simulations=200, seed=5) != first


def test_a_search_without_simulations_is_refused(template: Game) -> None:
    here = situation(match := at_first_choice(template), match.actor)
    with pytest.raises(BadNumber, match="“0” is not a number from 1"):
        analyse(here, simulations=0)


def test_lines_are_legal_and_add_up(game: Game) -> None:
    here = situation(match := at_first_choice(game), match.actor)
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
    bots = [bot(name, seed, simulations=4) for seed in range(game.seats.start)]
    assert play(Match(game, game.seats.start, seed=11), bots).over


def test_a_situation_can_be_pickled(game: Game) -> None:
    here = situation(match := at_first_choice(game), match.actor)
    there: Situation = pickle.loads(pickle.dumps(here))
    assert there == here
    assert analyse(there, simulations=FEW) == analyse(here, simulations=FEW)


def test_a_single_legal_move_is_played_without_a_search(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    here = situation(match := at_first_choice(game), match.actor)
    monkeypatch.setattr(Situation, "legal", lambda self: [7])
    monkeypatch.setattr("lastboat.bots.search.analyse", None)
    assert bot("strong").choose(here) == 7


def test_a_search_ends_when_the_best_move_is_certain(game: Game) -> None:
    here = situation(match := at_first_choice(game), match.actor)
    whole, short = (analyse(here, simulations=2000, best_only=stop) for stop in (False, True))
    assert short.simulations <= whole.simulations == 2000
    assert (short.lines[0].seat, short.lines[0].code) == (whole.lines[0].seat, whole.lines[0].code)


def test_a_search_ends_within_its_time_budget() -> None:
    here = situation(match := at_first_choice(lastboat.game("forbidden-island")), match.actor)
    analyse(here, simulations=1)
    began = time.process_time()
    found = analyse(here, budget_ms=100)
    assert time.process_time() - began < 0.4
    assert found.simulations > 64


def test_the_simulations_of_threads_add_up() -> None:
    here = situation(match := at_first_choice(lastboat.game("pompeii")), match.actor)
    both = analyse(here, simulations=200, threads=2)
    assert both.simulations == 200
    assert both == analyse(here, simulations=200, threads=2)
    assert sum(line.visits for line in both.lines) > sum(line.visits for line in analyse(here, simulations=100).lines)


def test_a_full_tree_does_not_stop_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastboat.bots.analysis.MOST_NODES", 40)
    here = situation(match := at_first_choice(lastboat.game("forbidden-island")), match.actor)
    for native in (True, False):
        assert analyse(here, simulations=60, native=native).simulations == 60


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownWord):
        bot("clever")
