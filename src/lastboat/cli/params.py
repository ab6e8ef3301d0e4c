"""Options that several commands share, and what they mean."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from lastboat.cli.i18n import Voice
from lastboat.cli.parsing import GAME_OPTIONS, LANGUAGE
from lastboat.kernel.game import Game
from lastboat.kernel.i18n import check_language

TEMPLATE = "_template"


def _complete_game(incomplete: str) -> list[str]:
    from lastboat.kernel.game import game_ids

    return [name for name in game_ids() if name.startswith(incomplete)]


def check_seed(seed: int | None) -> int | None:
    """The seed itself; one that native rules could not take is refused."""
    from lastboat.kernel.errors import BadNumber
    from lastboat.kernel.match import SEEDS

    if seed is not None and not -SEEDS <= seed < SEEDS:
        raise BadNumber(word=str(seed), low=-SEEDS, high=SEEDS - 1)
    return seed


def _language(ctx: typer.Context, value: str | None) -> str | None:
    if value is not None:
        check_language(value)
        ctx.meta[LANGUAGE] = value
    return value


GAME = Annotated[str, typer.Argument(help="Which game: see [bold]lastboat games[/].", autocompletion=_complete_game)]
MAYBE_GAME = Annotated[
    str | None,
    typer.Argument(help="Which game; without it a small menu asks.", autocompletion=_complete_game, show_default=False),
]
LANG = Annotated[
    str | None,
    typer.Option("--lang", help="en, de, nl, fr or nb. Default: from the locale.", is_eager=True, callback=_language),
]
SEATS = Annotated[int | None, typer.Option("--seats", help="How many players. Default: as few as the game allows.")]
OPTION = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="An option of the game, as often as wanted; also as [bold]--NAME VALUE[/], e.g. --level elite.",
    ),
]
SEED = Annotated[
    int | None, typer.Option("--seed", help="The same seed, the same luck. Default: by lot.", callback=check_seed)
]
GAMES_SEED = Annotated[int, typer.Option("--seed", help="The same seed, the same games.", callback=check_seed)]
JSON = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]
PLAIN = Annotated[bool, typer.Option("--plain", help="Run the rules as plain Python instead of natively.")]
THREADS = Annotated[int, typer.Option("--threads", min=1, help="How many threads play.")]


HUMAN = Annotated[
    str | None,
    typer.Option("--human", metavar="SEATS", help="Seats of people at this screen, e.g. 0,2; or none. Default: 0."),
]
BOTS = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="NAMES",
        help="easy, normal, strong, greedy or random: one for all other seats, or one for each, e.g. easy,strong.",
    ),
]
SEALED = Annotated[
    bool,
    typer.Option("--sealed", help="Chance from a secret seed; its hash is shown first, verify checks it afterwards."),
]
SAVE = Annotated[
    Path | None,
    typer.Option("--save", metavar="FILE", help="Where to keep the match. Default: a file of its own, when leaving."),
]
SECRET = Annotated[
    str | None, typer.Option("--secret", metavar="HEX", help="The secret seed, where the file does not hold it.")
]
SEARCH = Annotated[
    list[str] | None, typer.Argument(help="Words, or a paragraph's number such as 6.2.", show_default=False)
]
POSITION = Annotated[
    Path | None,
    typer.Option(
        "--position", metavar="FILE", help="Begin at a position text; what it leaves out is as after the set-up."
    ),
]


def game_options(ctx: typer.Context) -> list[tuple[str, str]]:
    """The options of the game that were given by their own names."""
    found: list[tuple[str, str]] = ctx.meta.get(GAME_OPTIONS, [])
    return found


def named_game(name: str) -> Game:
    """The game of that name; `UnknownGame` tells the known ones."""
    from lastboat.kernel.game import game

    return game(name)


def all_games(with_template: bool = False) -> list[Game]:
    """Every game, by name; the toy among them if wanted."""
    from lastboat.kernel.game import game, game_ids

    return [game(name) for name in ([TEMPLATE] if with_template else []) + game_ids()]


def seats_for(game: Game, seats: int | None) -> int:
    """The number of players, checked."""
    seats = game.seats.start if seats is None else seats
    game.check_seats(seats)
    return seats


def print_json(data: Any) -> None:
    """Data on standard output, readable and stable."""
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


def voice_for(lang: str | None, game: Game | None = None, names: list[str] | None = None) -> Voice:
    """The language asked for, or that of the locale."""
    return Voice(lang, game, names or [])
