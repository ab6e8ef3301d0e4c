"""OpenSpiel's searches with random rollouts to the end. A step is one simulation of the search.

In C++: MCTS on connect four and backgammon, information-set MCTS on gin rummy, where hands are hidden.
In Python: MCTS on connect four.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from benchmarks.bursts import answer_all

EXPLORATION, MEGABYTES = 1.4, 500
Search = Callable[[Any, int, int], object]
"""Search from a state with that many simulations and a seed."""


def first_decision(name: str) -> Any:
    """A state after the dice or the deal of the set-up."""
    rng = random.Random(1)
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    return state


def in_cpp(state: Any, simulations: int, seed: int) -> object:
    """Its MCTS."""
    rollouts = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.MCTSBot(state.get_game(), rollouts, EXPLORATION, simulations, MEGABYTES, False, seed, False)
    return bot.mcts_search(state)


def over_information_sets(state: Any, simulations: int, seed: int) -> object:
    """Its information-set MCTS."""
    last = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    rollouts = pyspiel.RandomRolloutEvaluator(1, seed)
    return pyspiel.ISMCTSBot(seed, rollouts, EXPLORATION, simulations, -1, last, True, True).step(state)


def in_python(state: Any, simulations: int, seed: int) -> object:
    """Its MCTS in Python."""
    rng = np.random.RandomState(seed)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    return mcts.MCTSBot(state.get_game(), EXPLORATION, simulations, rollouts, False, rng).mcts_search(state)


def run(search: Search, state: Any, simulations: int, count: int) -> int:
    """Run `count` searches, each with its own seed."""
    for seed in range(count):
        search(state, simulations, seed + 1)
    return count * simulations


if __name__ == "__main__":
    subjects = {
        "OpenSpiel MCTS in C++, connect four": partial(run, in_cpp, first_decision("connect_four"), 2000),
        "OpenSpiel MCTS in C++, backgammon": partial(run, in_cpp, first_decision("backgammon"), 50),
        "OpenSpiel ISMCTS in C++, gin rummy": partial(run, over_information_sets, first_decision("gin_rummy"), 50),
        "OpenSpiel MCTS in Python, connect four": partial(run, in_python, first_decision("connect_four"), 50),
    }
    answer_all(subjects, version=version("open_spiel"))
