"""Options and arguments that several commands share, with their checks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lastboat.cli.parsing import LANGUAGE
from lastboat.kernel.game import Game
from lastboat.kernel.i18n import check_language

if TYPE_CHECKING:
    from lastboat.sim.executors import Executor


def complete_game(incomplete: str) -> list[str]:
    """Complete the name of a game in the shell."""
    from lastboat.kernel.game import game_ids

    return [name for name in game_ids() if name.startswith(incomplete)]


def check_seed(seed: int | None) -> int | None:
    """Return the seed, or raise `BadNumber` if it does not fit native rules."""
    from lastboat.kernel.errors import BadNumber
    from lastboat.kernel.match import SEEDS

    if seed is not None and not -SEEDS <= seed < SEEDS:
        raise BadNumber(word=str(seed), low=-SEEDS, high=SEEDS - 1)
    return seed


def check_games(games: int | None) -> int | None:
    """Return the number of games, or raise `BadCount` if there are none."""
    from lastboat.cli.errors import BadCount

    if games is not None and games < 1:
        raise BadCount(name="--games", value=games)
    return games


def _language(ctx: typer.Context, value: str | None) -> str | None:
    if value is not None:
        check_language(value)
        ctx.meta[LANGUAGE] = value
    return value


GAME = Annotated[str, typer.Argument(help="Which game: see [bold]lastboat games[/].", autocompletion=complete_game)]
MATCH_FILE = Annotated[Path, typer.Argument(metavar="FILE", help="A match file.", show_default=False)]
BACKUP_FILE = Annotated[Path, typer.Argument(metavar="FILE", help="The backup, e.g. tables.lastboat.")]
DB = Annotated[
    str | None,
    typer.Option("--db", metavar="URL", help="The database, as for [bold]lastboat serve[/]. Default: the same."),
]
LANG = Annotated[
    str | None,
    typer.Option("--lang", help="en, de, nl, fr or nb. Default: from the locale.", is_eager=True, callback=_language),
]
SEATS = Annotated[
    int | None, typer.Option("--seats", help="How many players. Default: the fewest that the game allows.")
]
OPTION = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="An option of the game, may be repeated; or use [bold]--NAME VALUE[/], e.g. --level elite.",
    ),
]
GAMES_SEED = Annotated[int, typer.Option("--seed", help="The same seed gives the same games.", callback=check_seed)]
HUMAN = Annotated[
    str | None,
    typer.Option("--human", metavar="PLAYERS", help="Who sits at this terminal, e.g. 1,3; or none. Default: 1."),
]
BOTS = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="NAMES",
        help=(
            "easy, normal, strong, greedy, random, or a bot of your own (module:factory, cmd:program): one for all "
            "other seats, or one for each, e.g. easy,strong. Default: normal."
        ),
    ),
]
JSON = Annotated[bool, typer.Option("--json", help="Print JSON.")]
PLAIN = Annotated[bool, typer.Option("--plain", help="Run the rules as plain Python instead of natively.")]

EXECUTOR = Annotated[
    str | None,
    typer.Option("--executor", help="Where games are played: serial, threads, processes or ray (a cluster)."),
]
WORKERS = Annotated[
    int | None,
    typer.Option("--workers", "--cores", min=1, help="How many processes, threads or cores. Default: all."),
]
TIME_LIMIT = Annotated[
    float | None,
    typer.Option("--time-limit", min=0.001, help="Seconds a bot of your own has for a decision. Default: 10."),
]
ADDRESS = Annotated[
    str | None,
    typer.Option(
        "--address", metavar="HOST:PORT", help="The Ray cluster to use, or auto. Default: one on this machine."
    ),
]


def named_game(name: str) -> Game:
    """Return the game of that name, or raise `UnknownGame`, which lists the known ones."""
    from lastboat.kernel.game import game

    return game(name)


def all_games() -> list[Game]:
    """Return every game, by name."""
    from lastboat.kernel.game import game, game_ids

    return [game(name) for name in game_ids()]


def seats_for(game: Game, seats: int | None) -> int:
    """Return the number of players, checked; the game's fewest if None."""
    seats = game.seats.start if seats is None else seats
    game.check_seats(seats)
    return seats


def executor_for(name: str | None, default: str, workers: int | None, address: str | None) -> Executor:
    """Return the executor of that name, or the command's default; an address alone stands for Ray."""
    from lastboat.sim.executors import make_executor

    return make_executor(name or ("ray" if address else default), workers, address)


def require_packages(*names: str) -> None:
    """Raise `MissingPackages` before the first game rather than at the report."""
    import importlib.util

    from lastboat.cli.errors import MissingPackages

    missing = [name for name in names if importlib.util.find_spec(name) is None]
    if missing:
        raise MissingPackages(missing=", ".join(missing))


def print_json(data: Any) -> None:
    """Print indented JSON to standard output."""
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))
