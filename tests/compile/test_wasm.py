"""WebAssembly modules play the same games and search the same trees as native libraries."""

from __future__ import annotations

import importlib.util

import pytest

import lastboat
from lastboat import Game
from lastboat.bots import situation
from lastboat.bots.analysis import Tree
from lastboat.compile import wasm
from lastboat.search.loading import evaluator
from lastboat.testing.webassembly import Module, check_games
from tests.bots.matches import after_greedy
from tests.conftest import EVERY_GAME

MANY_GAMES, SIMULATIONS = 1_667, 24
"""So many games of each number of seats: 5,000 in a soak run."""

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("ziglang") is None, reason="zig is not installed: pip install lastboat[build]"
)


@pytest.fixture(scope="module", params=EVERY_GAME)
def both(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Game, Module]:
    game = lastboat.game(request.param)
    return game, Module(wasm.write(game, tmp_path_factory.mktemp("wasm")))


def test_modules_play_the_same_games(both: tuple[Game, Module]) -> None:
    check_games(*both)


@pytest.mark.soak
def test_modules_play_the_same_thousands_of_games(both: tuple[Game, Module]) -> None:
    check_games(*both, MANY_GAMES)


def test_modules_search_the_same_trees(both: tuple[Game, Module]) -> None:
    game, module = both
    for seats in game.seats:
        here = situation(match := after_greedy(game, 7, seats=seats), match.actor)
        tree = Tree(here, evaluator(game.package).SEARCH_SETTINGS, 5, 1, 3000, native=True)
        names = ("settings", "tree", "path", "marks", "moves", "codes", "weights", "pad", "rng")
        given = [list(getattr(tree, name)) for name in names]
        states = bytearray(bytes(tree.states))
        assert tree.run(SIMULATIONS, 0, float("inf"), False) == SIMULATIONS
        assert module.call("simulate", states, SIMULATIONS, *given) == SIMULATIONS
        for name, theirs in zip(names, given, strict=True):
            assert theirs == list(getattr(tree, name)), name
