"""Three whole games, kept as text: every record, and how they ended.

`python -m tests.games.pompeii.test_golden` writes them anew after a rule was changed on purpose.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from lastboat import Match
from lastboat.sim import record_game
from lastboat.testing import golden
from tests.games.pompeii.town import OF_2013, POMPEII

FOLDER = Path(__file__).parent / "golden"
NAMES = ("two", "three", "four")


def played(name: str) -> Match:
    if name == "two":
        return record_game(POMPEII, 2, seed=1979, bots=("greedy", "guided"))
    if name == "three":
        return record_game(POMPEII, 3, seed=79, options={"start": "2"}, bots=("guided",))
    return record_game(POMPEII, 4, seed=24, options=OF_2013, bots=("guided", "greedy", "guided", "greedy"))


def test_golden_games() -> None:
    golden.golden_games_are_played(FOLDER)


@pytest.mark.parametrize("name", NAMES)
def test_bots_still_play_the_golden_game(name: str) -> None:
    assert played(name).text() == (FOLDER / f"{name}.match").read_text("utf-8")


def test_golden_games_reach_everything() -> None:
    """Together they have relatives, jokers, Omens, cut-off figures, closed gates and both A.D. 79."""
    told = "\n".join((FOLDER / f"{name}.end").read_text("utf-8") for name in NAMES)
    for words in ("relative of", "joker", "Omen", "cut off", "Closed by lava", "A.D. 79 again", "buries", "saves"):
        assert words in told


if __name__ == "__main__":
    for name in NAMES:
        golden.record(played(name), FOLDER, name)
