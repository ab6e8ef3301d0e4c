"""`lastboat games`: what can be played, and how."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lastboat.cli.menu import game_name, tagline
from lastboat.cli.voice import Voice
from lastboat.kernel.game import Game


def as_data(game: Game, lang: str) -> dict[str, Any]:
    """A game for a program to read."""
    return {
        "id": game.id, "version": game.version, "name": game_name(Voice(lang, game)),
        "seats": list(game.seats), "cooperative": game.cooperative, "bots": list(game.bots),
        "options": {option.name: list(option.values) for option in game.options},
    }  # fmt: skip


def as_text(game: Game, lang: str) -> RenderableType:
    """A game for a person to read."""
    voice = Voice(lang, game)
    head = Text(game_name(voice), "bold")
    head.append(f"  {game.id}", "cyan not bold")
    head.append("  " + voice("players", low=game.seats.start, high=game.seats.stop - 1), "not bold")
    grid = Table.grid(padding=(0, 2))
    grid.add_column(min_width=2)
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_column()
    for option in game.options:
        values = [f"{value}" for value in option.values]
        grid.add_row("", f"--{option.name.replace('_', '-')}", Text(", ".join(values)))
    words = [Text(f"  {tagline(voice)}", "italic")] if tagline(voice) else []
    return Group(head, *words, grid, Text())
