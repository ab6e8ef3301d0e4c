"""Putting a table on the screen: the game's own drawing, or the plain data where it has none."""

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

from lastboat.cli.i18n import Voice
from lastboat.cli.terminal.choosing import Zone, nowhere

if TYPE_CHECKING:
    from lastboat.kernel.game import Game
    from lastboat.kernel.view import Name, Told

Draw = Callable[[dict[str, Any], Any, list[str]], RenderableType]


@cache
def artist(package: str) -> types.ModuleType | None:
    """The game's `terminal` module, if it has one."""
    name = f"{package}.terminal"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def drawing(game: Game, table: dict[str, Any], voice: Voice) -> RenderableType:
    """The table, ready to print."""
    module = artist(game.package)
    draw: Draw = module.draw if module else plain_drawing
    return draw(table, voice.say, voice.names)


def piles(game: Game, table: dict[str, Any], voice: Voice) -> RenderableType | None:
    """What the game spells out on demand, if it does: `draw_piles` in its `terminal` module."""
    draw: Draw | None = getattr(artist(game.package), "draw_piles", None)
    return draw(table, voice.say, voice.names) if draw else None


def legend(game: Game, table: dict[str, Any], voice: Voice, seat: int) -> list[str]:
    """What the game tells a new player about the seat and the drawing: `legend` in its `terminal` module."""
    tell: Callable[[dict[str, Any], Any, int], list[str]] | None = getattr(artist(game.package), "legend", None)
    return tell(table, voice.say, seat) if tell else []


def zones(game: Game, voice: Voice) -> Zone:
    """How the game sorts places into zones, if it does: `zone` in its `terminal` module."""
    found: Callable[[Name, Any], tuple[str, str] | None] | None = getattr(artist(game.package), "zone", None)
    return partial(_zone_in_words, found, voice) if found else nowhere


def _zone_in_words(zone: Callable[..., tuple[str, str] | None], voice: Voice, thing: Name) -> tuple[str, str] | None:
    return zone(thing, voice.say)


def goes_on(game: Game) -> tuple[str, ...]:
    """The verbs that Enter stands for: `GO_ON` in the game's `terminal` module."""
    found: tuple[str, ...] = getattr(artist(game.package), "GO_ON", ())
    return found


def plain_drawing(table: dict[str, Any], say: Any, names: Sequence[str]) -> RenderableType:
    """Plain data as an indented list, for games that have no drawing of their own yet."""
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


def log_lines(told: Sequence[Told], room: int, width: int, voice: Voice) -> RenderableType:
    """What happened, the newest last: a line each, or running on where there is not room enough for that.

    What still does not fit is left out at the beginning, and that is said.
    """
    texts = [line.text for line in told]
    if len(texts) <= room:
        return Group(*(Text(f"  {text}") for text in texts))
    hint = voice("log-earlier", count=len(texts))
    left, kept = room * (width - 12) - len(hint), 0
    while kept < len(texts) and left >= len(texts[-kept - 1]):
        left -= len(texts[-kept - 1]) + 1
        kept += 1
    cut = len(texts) - kept
    start = [Text(voice("log-earlier", count=cut), "italic dim")] if cut else []
    return Text(" ").join([*start, *(Text(text) for text in texts[cut:])])


def lines_of(console: Console, *things: RenderableType) -> int:
    """How many lines things take on a console."""
    return sum(len(console.render_lines(thing, pad=False)) for thing in things)
