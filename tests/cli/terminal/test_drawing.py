"""Tables drawn at a terminal."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.console import Console

import lastboat
from lastboat import Game
from lastboat.cli.i18n import Translator
from lastboat.cli.terminal.drawing import draw, draw_piles, draw_plain, terminal_module
from lastboat.cli.terminal.parts import draw_parts
from tests.cli.conftest import Run
from tests.cli.matches import ISLAND, new_match


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("height", [24, 40, 60])
@pytest.mark.parametrize("shape", ISLAND.options[1].values)
def test_the_island_fits_every_terminal(width: int, height: int, shape: str) -> None:
    match = lastboat.Match(ISLAND, 4, {"shape": shape}, seed=1)
    out = Console(width=width, height=height, force_terminal=True)
    lines = out.render_lines(draw(ISLAND, match.view(0).table, Translator("de", ISLAND)), pad=False)
    assert all(sum(len(segment.text) for segment in line) <= width for line in lines)
    text = "\n".join("".join(segment.text for segment in line) for line in lines)
    assert text.count("~") == 6
    assert all(str(seat + 1) in text for seat in range(4))


def test_a_game_without_a_drawing_shows_its_data() -> None:
    out = Console(width=80, record=True)
    out.print(draw_plain(new_match().view(0).table, Translator("en").say, []))
    assert "watchtower" in out.export_text()
    assert terminal_module("lastboat.kernel") is None


PARTS: list[dict[str, Any]] = [
    {"part": "hand", "seat": 0, "kind": "card", "cards": ["pearl", None]},
    {"part": "track", "name": "way", "value": 4, "low": 0, "top": 12, "verbs": ["pull"]},
    {"part": "pile", "name": "deck", "kind": "card", "count": 3, "top": "shell"},
    {"part": "row", "name": "gone", "kind": "card", "cards": []},
    {"part": "counter", "name": "coins", "seat": 0, "value": 5},
    {
        "part": "places", "name": "island", "kind": "card", "lines": [],
        "places": [
            {"token": "crown", "at": [0, 0], "state": {"kind": "card", "token": "pearl"}, "pieces": []},
            {"token": "shell", "pieces": [{"kind": "seat", "token": "0", "count": 2, "seat": 0}]},
        ],
    },
    {"part": "hologram", "name": "new"},
]  # fmt: skip


def test_a_game_without_a_drawing_shows_the_parts_of_its_board(template: Game) -> None:
    """Those of the players last; unknown cards are question marks, unknown parts are left out."""
    out = Console(width=80, record=True)
    out.print(draw_parts({"board": PARTS}, Translator("de", template).say, []))
    lines = [re.sub(r"  +", "  ", line.strip()) for line in out.export_text().splitlines()]
    assert lines == [
        "board-way  4 / 12", "board-deck  3 · Muschel", "board-gone  –", "board-island  Krone · Perle",
        "Muschel · Spieler 1 × 2", "Spieler 1  Perle, ?", "Spieler 1 · board-coins  5",
    ]  # fmt: skip


@pytest.mark.parametrize("name", ["forbidden-island", "nisyros"])
@pytest.mark.parametrize(("lang", "colon"), [("en", ": "), ("fr", "\u00a0: ")])
def test_piles_are_labelled_as_the_language_writes_colons(name: str, lang: str, colon: str) -> None:
    game = lastboat.game(name)
    out = Console(width=200, record=True)
    out.print(draw_piles(game, lastboat.Match(game, 2, seed=1).view(0).table, Translator(lang, game)))
    labels = [line for line in out.export_text().splitlines() if ":" in line]
    assert labels
    assert all(colon in line for line in labels)


def test_nothing_is_wrapped_for_a_pipe(run: Run) -> None:
    shown = run("play", "nisyros", "--seed", "1", typed="help\nquit\n").stdout
    assert any(line.startswith("A column is a zone") and line.endswith("this round.") for line in shown.splitlines())
