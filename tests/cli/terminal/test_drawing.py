"""Tables drawn at a terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

import lastboat
from lastboat.cli.i18n import Translator
from lastboat.cli.terminal.drawing import draw, draw_piles, draw_plain, terminal_module
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
