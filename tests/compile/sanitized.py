"""Plays guided games with a search in each; run with a library that stops at undefined behaviour.

`python -m tests.compile.sanitized GAME GAMES`
"""

from __future__ import annotations

import sys
from itertools import cycle

import lastboat
from lastboat.bots import analyse, situation
from lastboat.compile import native
from lastboat.sim import record_game
from lastboat.sim.many import Loops
from lastboat.testing.matches import tables

SIMULATIONS = 12


def main(name: str, games: int) -> None:
    """The search stands somewhere in the middle of each game."""
    native.LARGE = 1 << 40  # all buffers are allocated one by one, so that their ends are watched
    game = lastboat.game(name)
    choices = {seats: cycle(tables(game, seats)) for seats in game.seats}
    for number in range(games):
        seats = game.seats[number % len(game.seats)]
        options = next(choices[seats])
        bots = ["guided"] * seats
        loops = Loops(game, seats, options, bots, native=True)
        assert loops.native
        end, _ = loops.run(5, number)
        match = record_game(game, seats, 5, number, options, bots)
        assert bytes(end) == match.state.key()
        middle = match.branch(number * 37 % len(match.records))
        if middle.actor >= 0:
            analyse(situation(middle, middle.actor), simulations=SIMULATIONS)
    print(f"{games} games")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
