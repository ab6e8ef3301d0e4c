"""Many games at once: what is counted, and what is refused. That native and plain agree is tested for all games."""

from __future__ import annotations

import pytest

import lastboat
from lastboat.kernel.errors import BadBots
from lastboat.sim import play_many, record_game

NISYROS = lastboat.game("nisyros")
POMPEII = lastboat.game("pompeii")


def test_a_narrow_victory_of_a_team_is_a_victory() -> None:
    tally = play_many(NISYROS, 2, 40, seed=3, native=False)
    won = sum(n for verdict, n in tally.verdicts.items() if not verdict.startswith("defeat"))
    assert tally.won == [won, won]
    assert tally.points[0] < won < 40


def test_opponents_share_a_victory() -> None:
    tally = play_many(POMPEII, 2, 20, seed=3, native=False)
    assert tally.won == tally.points
    assert sum(tally.won) == pytest.approx(20)


@pytest.mark.parametrize("bots", [["greedy"] * 3, []])
def test_a_wrong_number_of_bots(bots: list[str]) -> None:
    with pytest.raises(BadBots, match=f"{len(bots)} bots for 2 players"):
        play_many(NISYROS, 2, 1, bots=bots, native=False)
    with pytest.raises(BadBots):
        record_game(NISYROS, 2, 1, bots=bots)
