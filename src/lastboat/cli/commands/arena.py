"""`lastboat arena`: tournaments of bots, with a progress bar and a report."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lastboat.cli import params
from lastboat.cli.errors import UnknownOption
from lastboat.cli.i18n import Translator, consoles
from lastboat.cli.parsing import game_options, split_pair

if TYPE_CHECKING:
    from rich.table import Table

    from lastboat.kernel.game import Game
    from lastboat.sim.arena import Cell
    from lastboat.sim.executors import Executor
    from lastboat.sim.standings import Standing

PACKAGES = ("numpy", "openskill", "polars")


def arena(
    ctx: typer.Context,
    game: params.GAME,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots",
            metavar="NAMES",
            help=(
                "The bots, e.g. greedy,strong:400 (simulations), strong:500ms (time), or your own: module:factory or "
                "cmd:program; may be repeated. Default: greedy,normal,strong."
            ),
        ),
    ] = None,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="NUMBERS", help="Numbers of players, e.g. 2,3. Default: all.")
    ] = None,
    games: Annotated[
        int,
        typer.Option(
            "--games",
            help="Games of each kind, rounded up so that each bot has each seat equally often.",
            callback=params.check_games,
        ),
    ] = 100,
    seed: params.GAMES_SEED = 1,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option",
            metavar="NAME=VALUES",
            help=(
                "Values of an option to play with; or use [bold]--NAME VALUES[/], e.g. --level novice,elite. Repeat "
                "it, or write ; between values that have commas: --roles 'pilot,diver;random'."
            ),
        ),
    ] = None,
    executor: params.EXECUTOR = None,
    workers: params.WORKERS = None,
    address: params.ADDRESS = None,
    time_limit: params.TIME_LIMIT = None,
    out: Annotated[
        Path,
        typer.Option(
            "--out",
            metavar="DIR",
            file_okay=False,
            help="Folder for the results; games already there are not replayed.",
        ),
    ] = Path("arena"),
    lang: params.LANG = None,
    json: params.JSON = False,
) -> None:
    """Let bots compete, for each number of players and set of options, and write a report."""
    from lastboat.bots.agents import TIME_LIMIT
    from lastboat.bots.registry import split_names
    from lastboat.sim import arena, report, standings

    found = params.named_game(game)
    names = [name for text in bots or ["greedy,normal,strong"] for name in split_names(text)]
    options = option_grid(found, option or [], game_options(ctx))
    plan = arena.cells(found, names, seat_counts(found, seats), options)
    params.require_packages(*PACKAGES)
    tr = Translator(lang, found)
    run = Run(plan, games, seed, out, time_limit or TIME_LIMIT)
    try:
        with params.executor_for(executor, "processes", workers, address) as chosen:
            play(run, chosen, tr)
    finally:
        played = standings.standings(arena.tournament_games(plan, games, seed, out))
        if played:
            file = report.write(out, tr.lang)
            if json:
                params.print_json({"report": str(file), "standings": [asdict(line) for line in played]})
            else:
                consoles()[0].print(*_standings(played, tr))
                typer.echo(tr("arena-report", file=str(file)))


@dataclass(frozen=True)
class Run:
    """What to play."""

    plan: Sequence[Cell]
    games: int
    seed: int
    folder: Path
    time_limit: float


def seat_counts(game: Game, text: str | None) -> list[int]:
    """Parse numbers of players such as `2,3`; None stands for all the game allows."""
    from lastboat.kernel.errors import BadNumber
    from lastboat.kernel.notation import whole_number

    if text is None:
        return list(game.seats)
    counts = []
    for word in text.split(","):
        seats = whole_number(word.strip())
        if seats is None:
            raise BadNumber(word=word, low=game.seats.start, high=game.seats.stop - 1)
        game.check_seats(seats)
        counts.append(seats)
    return counts


def option_grid(game: Game, pairs: Sequence[str], named: Sequence[tuple[str, str]]) -> dict[str, list[str]]:
    """Collect the options to play with, each with its values. An option that is repeated has all of its values."""
    known = {option.name: option for option in game.options}
    grid: dict[str, list[str]] = {}
    for name, text in (*map(split_pair, pairs), *named):
        if name not in known:
            raise UnknownOption(option=name.replace("_", "-"), known=", ".join(known) or "-")
        grid[name] = [*dict.fromkeys([*grid.get(name, []), *known[name].split(text)])]
    return grid


def play(run: Run, executor: Executor, tr: Translator) -> None:
    """Play the games that are missing, with a progress bar."""
    from lastboat.cli.progress import progress_bar
    from lastboat.sim.arena import play_tournament

    with progress_bar(consoles()[1]) as progress:
        task = progress.add_task(tr("arena-playing"), total=sum(cell.games(run.games) for cell in run.plan))
        play_tournament(
            run.plan, run.games, run.seed, run.folder, executor, lambda n: progress.advance(task, n), run.time_limit
        )


def _standings(lines: Sequence[Standing], tr: Translator) -> Iterator[Table]:
    """Return a table for each number of players and set of options; teams are compared, opponents have met."""
    from rich import box
    from rich.table import Column, Table

    from lastboat.sim.ratings import rating_text

    narrow = any(x.narrow for x in lines)
    heads = [tr("arena-games"), tr("arena-won"), "95 %", tr("arena-rating"), tr("arena-thinking")]
    if narrow:
        heads.insert(3, tr("arena-full"))
    for (seats, group), some in groupby(lines, key=lambda x: (x.seats, x.group)):
        title = " · ".join((tr("arena-players", count=seats), *filter(None, group)))
        numbers = (Column(head, justify="right", no_wrap=True) for head in heads)
        bot = Column(tr("arena-bot"), overflow="fold")
        table = Table(bot, *numbers, title=title, title_justify="left", box=box.SIMPLE_HEAD)
        for x in some:
            table.add_row(
                x.bot, str(x.games), f"{100 * x.won / x.games:.1f} %", f"{100 * x.low:.1f}–{100 * x.high:.1f}",
                *([f"{100 * x.full / x.games:.1f} %"] if narrow else []), rating_text(x.rating, x.team),
                f"{x.thinking:.1f}",
            )  # fmt: skip
        yield table
