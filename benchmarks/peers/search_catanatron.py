"""catanatron: games copied after the set-up and played to the end at random.

The package has no tree search; every simulation of one would need this part. A step is one such game.
"""

from __future__ import annotations

import random
from functools import partial
from importlib.metadata import version

from catanatron import Game, RandomPlayer  # type: ignore[import-not-found]

from benchmarks.bursts import answer_all
from benchmarks.peers.play_catanatron import COLORS, MOST_TURNS


def play_on(start: Game, count: int) -> int:
    """Play `count` games from one position."""
    for number in range(count):
        random.seed(number)
        game = start.copy()
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            game.play_tick()
    return count


if __name__ == "__main__":
    random.seed(1)
    start = Game([RandomPlayer(color) for color in COLORS[:2]], seed=1)
    while start.state.is_initial_build_phase:
        start.play_tick()
    answer_all({"catanatron, rollouts alone, 2 players": partial(play_on, start)}, version=version("catanatron"))
