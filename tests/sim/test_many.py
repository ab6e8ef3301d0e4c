"""Many games at once: what is counted, which bots can play, and what is refused.

`tests/every_game` tests that native and plain agree.
"""

from __future__ import annotations

from collections import Counter

import pytest

import lastboat
from lastboat.bots import BOTS
from lastboat.kernel.errors import BadBots, UnknownWord
from lastboat.sim import Tally, play_many, record_game

NISYROS = lastboat.game("nisyros")
TEMPLATE = lastboat.game("_template")
POMPEII = lastboat.game("pompeii")


def test_a_narrow_victory_of_a_team_counts_as_a_victory() -> None:
    tally = play_many(NISYROS, 2, 40, seed=3, native=False)
    won = sum(n for verdict, n in tally.verdicts.items() if not verdict.startswith("defeat"))
    assert tally.won == [won, won]
    assert tally.points[0] < won < 40


def test_opponents_share_a_victory() -> None:
    tally = play_many(POMPEII, 2, 20, seed=3, native=False)
    assert tally.won == tally.points
    assert sum(tally.won) == pytest.approx(20)


@pytest.mark.parametrize("bots", [["greedy"] * 3, []])
def test_a_wrong_number_of_bots_is_refused(bots: list[str]) -> None:
    with pytest.raises(BadBots, match=f"{len(bots)} bots for 2 players"):
        play_many(NISYROS, 2, 1, bots=bots, native=False)
    with pytest.raises(BadBots):
        record_game(NISYROS, 2, 1, bots=bots)


@pytest.mark.parametrize("name", [*BOTS, "strong:4"])
def test_every_bot_of_the_registry_plays(name: str) -> None:
    tally = play_many(
        TEMPLATE, 2, 4, seed=3, bots=[f"{name}:4" if name in ("normal", "strong") else name], native=False
    )
    assert tally.games == sum(tally.verdicts.values()) == 4
    assert sum(tally.won) == pytest.approx(4)
    assert tally.steps > 4


def test_different_bots_play_together() -> None:
    """Each bot plays its own seat: random loses on either one."""
    for bots, best in ((["easy", "random"], 0), (["random", "easy"], 1)):
        tally = play_many(POMPEII, 2, 6, seed=3, bots=bots, native=False)
        assert tally.won[best] > 4


def test_the_tally_equals_the_results_of_the_recorded_games() -> None:
    tally, again = play_many(NISYROS, 2, 3, seed=3, bots=["easy"], native=False), Tally(points=[0, 0], won=[0, 0])
    for number in range(3):
        match = record_game(NISYROS, 2, 3, number, bots=["easy"])
        verdict = NISYROS.verdicts.tokens[NISYROS.rules.verdict(match.state)]
        wins = [float(points > 0) for points in match.returns]
        again.add(Tally(1, len(match.records), Counter([verdict]), match.returns, wins))
    assert again.points == pytest.approx(tally.points)
    assert (again.games, again.steps, again.verdicts, again.won) == (3, tally.steps, tally.verdicts, tally.won)


def test_the_tally_is_the_same_for_several_processes() -> None:
    one, two = (play_many(TEMPLATE, 3, 5, seed=3, bots=["easy"], native=False, threads=n) for n in (1, 2))
    assert one == two


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownWord, match="clever"):
        play_many(TEMPLATE, 2, 1, bots=["greedy", "clever"], native=False)
