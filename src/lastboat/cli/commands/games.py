"""`lastboat games`: what can be played, and how."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from lastboat.cli.i18n import Voice
from lastboat.cli.terminal.menu import game_name, option_help, tagline
from lastboat.kernel.game import Game
from lastboat.kernel.options import Option


def as_data(game: Game, lang: str) -> dict[str, Any]:
    """A game for a program to read."""
    return {
        "id": game.id, "version": game.version, "name": game_name(Voice(lang, game)),
        "seats": list(game.seats), "cooperative": game.cooperative, "bots": list(game.bots),
        "options": [option.data() for option in game.options],
    }  # fmt: skip


def as_text(game: Game, lang: str) -> RenderableType:
    """A game for a person to read."""
    voice = Voice(lang, game)
    head = Text(game_name(voice), "bold")
    head.append(f"  {game.id}", "cyan not bold")
    head.append("  " + voice("players", low=game.seats.start, high=game.seats.stop - 1), "not bold")
    words = [Text(f"  {tagline(voice)}", "italic")] if tagline(voice) else []
    return Group(head, *words, *chain.from_iterable(_lines(option, voice) for option in game.options), Text())


def _lines(option: Option, voice: Voice) -> Iterator[RenderableType]:
    """An option with what can be chosen, the default first, and what it is about."""
    values = [", ".join(option.values)]
    if option.each:
        values.append(voice("games-each", values=", ".join(option.each)))
    if option.grids:
        values.append(voice("games-own", example=option.grids[0]))
    name = Text(f"--{option.name.replace('_', '-')}  ", "cyan").append("; ".join(values), "default")
    yield Padding(name, (0, 0, 0, 4), expand=False)
    yield Padding(Text(option_help(option, voice), "dim"), (0, 0, 0, 8), expand=False)
