"""`lastboat games`: the games with their players and options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from lastboat.cli import params
from lastboat.cli.i18n import Translator, consoles
from lastboat.cli.labels import game_name, option_help, tagline

if TYPE_CHECKING:
    from rich.console import RenderableType

    from lastboat.kernel.game import Game
    from lastboat.kernel.options import Option

UNWRAPPED = 10_000
"""Width of the output for a pipe or a file: wide enough to wrap no line."""


def games(lang: params.LANG = None, json: params.JSON = False) -> None:
    """List the games with their players and options."""
    from lastboat.kernel.game import problems

    found = params.all_games()
    tr = Translator(lang)
    out, err = consoles()
    for problem in problems():
        err.print(tr.error(problem), soft_wrap=True, style="yellow")
    if json:
        params.print_json([as_data(game, tr.lang) for game in found])
        return
    if not out.is_terminal:
        out.width = UNWRAPPED
    for game in found:
        out.print(as_text(game, tr.lang))


def as_data(game: Game, lang: str) -> dict[str, Any]:
    """Return a game as data for JSON."""
    return {
        "id": game.id, "version": game.version, "name": game_name(Translator(lang, game)),
        "seats": list(game.seats), "cooperative": game.cooperative, "bots": list(game.bots),
        "options": [option.data() for option in game.options],
    }  # fmt: skip


def as_text(game: Game, lang: str) -> RenderableType:
    """Return a game as text: name, id and players, then its options."""
    from rich.console import Group
    from rich.text import Text

    from lastboat.kernel.game import plugin

    tr, elsewhere = Translator(lang, game), plugin(game.id)
    head = Text(game_name(tr), "bold")
    head.append(f"  {game.id}", "cyan not bold")
    head.append("  " + tr("players", low=game.seats.start, high=game.seats.stop - 1), "not bold")
    if elsewhere:
        head.append("  " + tr("games-from", package=elsewhere.named), "not bold dim")
    words = [Text(f"  {tagline(tr)}", "italic")] if tagline(tr) else []
    options = [line for option in game.options for line in _option_lines(option, tr)]
    return Group(head, *words, *options, Text())


def _option_lines(option: Option, tr: Translator) -> Iterator[RenderableType]:
    """Yield an option with its values, the default first, and its explanation."""
    from rich.padding import Padding
    from rich.text import Text

    values = [_known(option, tr)]
    if option.each:
        values.append(tr("games-each", values=", ".join(option.each)))
    if option.grids:
        values.append(tr("games-own", example=option.grids[0]))
    name = Text(f"--{option.name.replace('_', '-')}  ", "cyan").append("; ".join(values), "default")
    yield Padding(name, (0, 0, 0, 4), expand=False)
    yield Padding(Text(option_help(option, tr), "dim"), (0, 0, 0, 8), expand=False)


def _known(option: Option, tr: Translator) -> str:
    """Return the values of an option, the default first."""
    from lastboat.kernel.options import Number

    if isinstance(option, Number):
        return tr("games-number", default=option.default, low=option.low, high=option.high)
    return option.known
