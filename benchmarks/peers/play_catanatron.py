"""catanatron: Settlers of Catan in Python, random players. A step is one tick of its game."""

from __future__ import annotations

import random
from functools import partial
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

from benchmarks.bursts import answer_all

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
MOST_TURNS = 1000
"""Where catanatron itself stops a game that nobody wins."""


def play(players: int, count: int) -> int:
    """Random games to the end."""
    steps = 0
    for number in range(count):
        random.seed(number)
        game = Game([RandomPlayer(color) for color in COLORS[:players]], seed=number)
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            game.play_tick()
            steps += 1
    return steps


if __name__ == "__main__":
    subjects = {f"catanatron, {players} players": partial(play, players) for players in (2, 4)}
    answer_all(subjects, version=version("catanatron"))
