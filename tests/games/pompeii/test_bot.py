"""The greedy bot is worth playing against."""

from __future__ import annotations

import pytest

from lastboat.sim import play_many
from tests.games.pompeii.town import POMPEII


@pytest.mark.parametrize(("seats", "games", "least"), [(2, 2000, 0.95), (3, 900, 0.8), (4, 1000, 0.7)])
def test_greedy_beats_random(seats: int, games: int, least: float) -> None:
    """One greedy player among random ones, in every seat for its share of the games."""
    won = 0.0
    for seat in range(seats):
        bots = ["greedy" if p == seat else "random" for p in range(seats)]
        won += play_many(POMPEII, seats, games // seats, seed=seat, bots=bots).points[seat]
    assert won / games >= least
