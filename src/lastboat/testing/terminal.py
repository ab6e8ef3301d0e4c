"""A terminal draws every position."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from lastboat import EVERYBODY, LANGUAGES, Game
from lastboat.cli.i18n import Translator
from lastboat.cli.terminal.drawing import draw, draw_piles, legend
from lastboat.testing.matches import after, played

WIDTH = 80
MOMENTS = 24
"""About so many positions are drawn."""


def terminal_draws(game: Game) -> None:
    """With the game's `terminal` module or without one, for every seat in turn, in every language."""
    match = played(game, 2)
    out = Console(file=StringIO(), width=WIDTH)
    numbers = range(0, len(match.records) + 1, 1 + len(match.records) // MOMENTS)
    for turn, number in enumerate((*numbers, len(match.records))):
        then, seat = after(match, number), turn % (match.seats + 1) - 1
        tr = Translator(LANGUAGES[turn % len(LANGUAGES)], game)
        table = then.view(seat).table
        out.print(draw(game, table, tr), draw_piles(game, table, tr))
        if seat != EVERYBODY:
            out.print(*legend(game, table, tr, seat))
