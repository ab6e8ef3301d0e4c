"""OpenSpiel driven from Python: games written in Python and in C++. A step is a decision or a chance outcome."""

from __future__ import annotations

import random
from functools import partial
from importlib.metadata import version
from typing import Any

import open_spiel.python.games  # noqa: F401, registers the games in Python
import pyspiel

from benchmarks.bursts import answer_all

IN_PYTHON = ("python_block_dominoes", "python_liars_poker", "python_tic_tac_toe")
IN_CPP = ("backgammon", "hanabi")


def play(game: Any, count: int) -> int:
    """Random games to the end."""
    rng = random.Random(1)
    steps = 0
    for _ in range(count):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
    return steps


if __name__ == "__main__":
    subjects = {f"OpenSpiel {name}": partial(play, pyspiel.load_game(name)) for name in (*IN_PYTHON, *IN_CPP)}
    answer_all(subjects, version=version("open_spiel"))
