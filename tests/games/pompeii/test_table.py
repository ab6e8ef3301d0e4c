"""What the table shows: as data for a page, and drawn in a terminal."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from lastboat import EVERYBODY, LANGUAGES, Match
from lastboat.cli.i18n import Translator
from lastboat.games.pompeii import terminal
from lastboat.sim import record_game
from tests.games.pompeii.town import POMPEII, fleeing, settling


def shown(s: Any, seat: int = 0) -> dict[str, Any]:
    table: dict[str, Any] = POMPEII.show.table(POMPEII.observe(s, seat), seat)
    return table


def cell(table: dict[str, Any], name: str) -> dict[str, Any]:
    return next(c for c in table["cells"] if c["cell"] == name)


def test_hands_on_the_table() -> None:
    """§9.1 The own hand by its numbers, of the others how many cards they have."""
    s = settling(3, "1 2 4 4").s
    table = shown(s)
    assert [player["hand"] for player in table["players"]] == [["1", "2", "4", "4"], None, None]
    assert [player["cards"] for player in table["players"]] == [4, 4, 4]
    assert [player["hand"] for player in shown(s, EVERYBODY)["players"]] == [None, None, None]


def test_cells_on_the_table() -> None:
    """§1.2, §1.3, §1.4 Buildings, gates, vents, lava, and how far a figure would run (§7.2)."""
    table = shown(fleeing({0: "c3 c3", 1: "c3"}, {"coin": "c2 b2", "helmet": "j7 i7"}).s)
    assert (cell(table, "c3")["building"], cell(table, "c3")["colour"]) == ("3a", "purple")
    assert (cell(table, "c3")["figures"], cell(table, "c3")["reach"]) == ([2, 1], 3)
    assert (cell(table, "c2")["vent"], cell(table, "c2")["lava"], cell(table, "b2")["lava"]) == ("coin", "coin", "coin")
    assert [gate["gate"] for gate in table["gates"] if not gate["open"]] == ["nocera"]
    assert (table["phase"], table["bag"]["coin"], table["tile"]) == ("fleeing", 6, None)


def drawn(match: Match, width: int, lang: str) -> list[str]:
    console = Console(width=width, height=30, file=io.StringIO(), force_terminal=False)
    tr = Translator(lang, POMPEII)
    table = match.view(0, lang).table
    console.print(terminal.draw(table, tr.say, []), terminal.draw_piles(table, tr.say, []))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_drawing(lang: str, width: int) -> None:
    """A plan of two lines to a row, then the players; no line is too long, and no message id stands there."""
    whole = record_game(POMPEII, 4, seed=2, bots=("guided",))
    for number in (20, 120, 240, len(whole.records)):
        lines = drawn(whole.branch(number), width, lang)
        assert [line[0] for line in lines[1:15:2]] == list("1234567")
        assert all(len(line) <= width for line in lines)
        assert not any("terminal-" in line or "symbol-" in line for line in lines)
        assert [line[2] for line in lines[15:19]] == list("ABCD")


def test_a_crowd_is_counted() -> None:
    assert terminal.Town.figures([2, 1], 6).plain == "AAB"
    assert terminal.Town.figures([5, 1, 2], 6).plain == "A5BC2"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_legend(lang: str) -> None:
    lines = terminal.legend({}, Translator(lang, POMPEII).say, 1)
    assert "B" in lines[0]
    assert all("⌂" in line for line in lines[1:2])
