"""Worker that searches from the openings of our games. A step is one simulation.

It runs with the rules of release 0.2 as well.
"""

from __future__ import annotations

from functools import partial

import lastboat
from benchmarks.bursts import Play, answer_all
from lastboat.bots import Situation, analyse, situation, warm

SIMULATIONS = 2000
"""Simulations of one search. Each begins with an empty tree and its own seed."""


def opening(game: str, seats: int) -> Situation:
    """Observation of the first seat that has a choice."""
    match = lastboat.Match(lastboat.game(game), seats, seed=1)
    while len(codes := match.legal_codes(match.actor)) == 1:
        match.play(match.actor, codes[0])
    return situation(match, match.actor)


def search(game: str, seats: int, count: int) -> int:
    """Run `count` searches; returns their simulations."""
    warm(lastboat.game(game).package)
    here = opening(game, seats)
    return sum(analyse(here, simulations=SIMULATIONS, seed=seed).simulations for seed in range(count))


def subjects() -> dict[str, Play]:
    """Every game and number of seats."""
    games = map(lastboat.game, lastboat.game_ids())
    return {f"{game.id} {seats}": partial(search, game.id, seats) for game in games for seats in game.seats}


if __name__ == "__main__":
    answer_all(subjects())
