"""The greedy bot plays for rescue, on every level and at every table."""

from __future__ import annotations

import pytest

from lastboat.sim import play_many
from tests.games.nisyros.table import NISYROS

GAMES = 2000
LEAST = {"achilles": 0.83, "heracles": 0.48, "zeus": 0.06}
"""The share of small and big victories that must be reached with neighbouring villages."""


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", LEAST)
def test_greedy_reaches_its_win_rate(level: str, seats: int) -> None:
    tally = play_many(NISYROS, seats, GAMES, seed=1, options={"level": level})
    won = sum(count for verdict, count in tally.verdicts.items() if not verdict.startswith("defeat"))
    assert won / GAMES >= LEAST[level]


def test_greedy_is_far_better_than_random() -> None:
    tally = play_many(NISYROS, 3, GAMES, seed=1, bots=("random",))
    won = sum(count for verdict, count in tally.verdicts.items() if not verdict.startswith("defeat"))
    assert won / GAMES < 0.01
