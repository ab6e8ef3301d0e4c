"""Draw a table: with the game's `terminal` module, by the parts of its board, or as plain data."""

from __future__ import annotations

import importlib
import importlib.util
import types
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from lastboat.cli.i18n import Translator
from lastboat.cli.terminal.choices import Zone, no_zone
from lastboat.cli.terminal.parts import draw_parts

if TYPE_CHECKING:
    from lastboat.kernel.game import Game
    from lastboat.kernel.view import LogEntry, Name

Draw = Callable[[dict[str, Any], Any, list[str]], RenderableType]


@cache
def terminal_module(package: str) -> types.ModuleType | None:
    """Return the game's `terminal` module, if it has one."""
    name = f"{package}.terminal"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def draw(game: Game, table: dict[str, Any], tr: Translator) -> RenderableType:
    """Return the table, ready to print."""
    module = terminal_module(game.package)
    drawn_by: Draw = module.draw if module else draw_parts if "board" in table else draw_plain
    return drawn_by(table, tr.say, tr.names)


def draw_piles(game: Game, table: dict[str, Any], tr: Translator) -> RenderableType | None:
    """Return the contents of the piles if the game lists them: `draw_piles` in its `terminal` module."""
    drawn_by: Draw | None = getattr(terminal_module(game.package), "draw_piles", None)
    return drawn_by(table, tr.say, tr.names) if drawn_by else None


def legend(game: Game, table: dict[str, Any], tr: Translator, seat: int) -> list[str]:
    """Return the explanation of the seat and the drawing: `legend` in the game's `terminal` module."""
    explain: Callable[[dict[str, Any], Any, int], list[str]] | None = getattr(
        terminal_module(game.package), "legend", None
    )
    return explain(table, tr.say, seat) if explain else []


def zones(game: Game, tr: Translator) -> Zone:
    """Return the function that sorts places into zones: `zone` in the game's `terminal` module."""
    zone: Callable[[Name, Any], tuple[str, str] | None] | None = getattr(terminal_module(game.package), "zone", None)
    return partial(_translated_zone, zone, tr) if zone else no_zone


def _translated_zone(
    zone: Callable[..., tuple[str, str] | None], tr: Translator, thing: Name
) -> tuple[str, str] | None:
    return zone(thing, tr.say)


def enter_verbs(game: Game) -> tuple[str, ...]:
    """Return the verbs that Enter may stand for: `GO_ON` in the game's `terminal` module."""
    verbs: tuple[str, ...] = getattr(terminal_module(game.package), "GO_ON", ())
    return verbs


def draw_plain(table: dict[str, Any], say: Any, names: Sequence[str]) -> RenderableType:
    """Return plain data as an indented list, for games without a drawing and without a board."""
    grid = Table.grid(padding=(0, 2))
    for key, value in table.items():
        grid.add_row(Text(key.replace("_", " "), "bold"), _plain(value))
    return grid


def _plain(value: Any) -> RenderableType:
    if isinstance(value, dict):
        return Text(", ".join(f"{k} {_word(v)}" for k, v in value.items()) or "–")
    if isinstance(value, (list, tuple)) and any(isinstance(v, dict) for v in value):
        return Group(*(_plain(v) for v in value))
    return Text(_word(value))


def _word(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, (list, tuple)):
        return " ".join(map(_word, value)) or "–"
    if isinstance(value, dict):
        return "(" + ", ".join(f"{k} {_word(v)}" for k, v in value.items()) + ")"
    return str(value).replace("_", " ")


def log_lines(log: Sequence[LogEntry], height: int, width: int, tr: Translator) -> RenderableType:
    """Return the log, newest last: a line each, or as running text if there are more than `height` lines.

    If even that does not fit, omit the earliest lines and say how many.
    """
    texts = [line.text for line in log]
    if len(texts) <= height:
        return Group(*(Text(f"  {text}") for text in texts))
    hint = tr("log-earlier", count=len(texts))
    room, kept = height * (width - 12) - len(hint), 0
    while kept < len(texts) and room >= len(texts[-kept - 1]):
        room -= len(texts[-kept - 1]) + 1
        kept += 1
    omitted = len(texts) - kept
    start = [Text(tr("log-earlier", count=omitted), "italic dim")] if omitted else []
    return Text(" ").join([*start, *(Text(text) for text in texts[omitted:])])


def lines_of(console: Console, *things: RenderableType) -> int:
    """Return how many lines things take on a console."""
    return sum(len(console.render_lines(thing, pad=False)) for thing in things)
