"""Three whole games, kept as text: every record, and how they ended.

`python -m tests.games.pompeii.test_golden` writes them anew after a rule was changed on purpose.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from lastboat import Match, position_text
from lastboat.sim import record_game
from tests.games.pompeii.town import OF_2013, POMPEII

FOLDER = Path(__file__).parent / "golden"
NAMES = ("two", "three", "four")


def played(name: str) -> Match:
    if name == "two":
        return record_game(POMPEII, 2, seed=1979, bots=("greedy", "guided"))
    if name == "three":
        return record_game(POMPEII, 3, seed=79, options={"start": "2"}, bots=("guided",))
    return record_game(POMPEII, 4, seed=24, options=OF_2013, bots=("guided", "greedy", "guided", "greedy"))


def end(match: Match) -> str:
    """The public events and the last position."""
    told = match.view(lang="en")
    return "\n".join([*(line.text for line in told.log), told.prompt_text, "", position_text(match.state)])


@pytest.mark.parametrize("name", NAMES)
def test_golden_game(name: str) -> None:
    text = (FOLDER / f"{name}.match").read_text("utf-8")
    match = Match.from_text(text)
    assert match.over
    assert match.text() == text
    assert end(match) == (FOLDER / f"{name}.end").read_text("utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_bots_still_play_the_golden_game(name: str) -> None:
    assert played(name).text() == (FOLDER / f"{name}.match").read_text("utf-8")


def test_golden_games_reach_everything() -> None:
    """Together they have relatives, jokers, Omens, cut-off figures, closed gates and both A.D. 79."""
    told = "\n".join((FOLDER / f"{name}.end").read_text("utf-8") for name in NAMES)
    for words in ("relative of", "joker", "Omen", "cut off", "Closed by lava", "A.D. 79 again", "buries", "saves"):
        assert words in told


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in NAMES:
        match = played(name)
        (FOLDER / f"{name}.match").write_text(match.text(), "utf-8")
        (FOLDER / f"{name}.end").write_text(end(match), "utf-8")
