"""`lastboat arena`: tournaments of bots, with a progress bar and a report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lastboat.cli import params
from lastboat.cli.errors import BadCount, MissingPackages
from lastboat.cli.i18n import Translator, consoles
from lastboat.cli.parsing import game_options, split_pair

if TYPE_CHECKING:
    from rich.table import Table

    from lastboat.kernel.game import Game
    from lastboat.sim.executors import Executor
    from lastboat.sim.report import Standing

PACKAGES = ("altair", "openskill", "polars", "vl_convert")


def arena(
    ctx: typer.Context,
    game: params.GAME,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", metavar="NAMES", help="The bots, e.g. greedy,strong:400 (simulations) or strong:500ms (time)."
        ),
    ] = "greedy,normal,strong",
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="NUMBERS", help="Numbers of players, e.g. 2,3. Default: all.")
    ] = None,
    games: Annotated[
        int,
        typer.Option("--games", help="Games of each kind, rounded up so that each bot has each seat equally often."),
    ] = 100,
    seed: params.GAMES_SEED = 1,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option",
            metavar="NAME=VALUES",
            help="Values of an option to play with; or use [bold]--NAME VALUES[/], e.g. --level novice,elite.",
        ),
    ] = None,
    executor: params.EXECUTOR = None,
    workers: Annotated[
        int | None,
        typer.Option("--workers", "--cores", min=1, help="How many processes, threads or cores. Default: all."),
    ] = None,
    address: params.ADDRESS = None,
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
) -> None:
    """Let bots compete, for each number of players and set of options, and write a report."""
    found = params.named_game(game)
    if games < 1:
        raise BadCount(name="--games", value=games)
    counts = seat_counts(found, seats)
    options = option_grid(option or [], game_options(ctx))
    tr = Translator(lang, found)
    require_packages()
    with params.executor_for(executor, "processes", workers, address) as chosen:
        report = compete(found, bots.split(","), counts, options, games, seed, chosen, out, tr)
    typer.echo(tr("arena-report", file=str(report)))


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


def option_grid(pairs: Sequence[str], named: Sequence[tuple[str, str]]) -> dict[str, list[str]]:
    """Collect the options to play with, each with its values."""
    return {name: values.split(",") for name, values in (*map(split_pair, pairs), *named)}


def require_packages() -> None:
    """Raise `MissingPackages` before the first game rather than at the report."""
    import importlib.util

    missing = [name for name in PACKAGES if importlib.util.find_spec(name) is None]
    if missing:
        raise MissingPackages(missing=", ".join(missing))


def compete(
    game: Game, bots: Sequence[str], seats: Sequence[int], options: Mapping[str, Sequence[str]], games: int, seed: int,
    executor: Executor, folder: Path, tr: Translator,
) -> Path:  # fmt: skip
    """Play the games that are missing, print the standings and write the report."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from lastboat.sim import arena, report

    plan = arena.cells(game, bots, seats, options)
    out, err = consoles()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(tr("arena-playing"), total=sum(cell.games(games) for cell in plan))
        played = arena.play_tournament(plan, games, seed, folder, executor, lambda n: progress.advance(task, n))
    out.print(_standings(report.standings(played), tr))
    return report.write(arena.played_games(folder), folder)


def _standings(lines: Sequence[Standing], tr: Translator) -> Table:
    from rich.table import Table

    narrow = any(x.narrow for x in lines)
    table = Table(
        tr("menu-players"), "", tr("arena-bot"), "n", tr("arena-won"), "95 %",
        *([tr("arena-full")] if narrow else []), tr("arena-rating"), tr("arena-thinking"),
    )  # fmt: skip
    for x in lines:
        table.add_row(
            str(x.seats), x.options, x.bot, str(x.games), f"{100 * x.won / x.games:.1f} %",
            f"{100 * x.low:.1f}–{100 * x.high:.1f}", *([f"{100 * x.full / x.games:.1f} %"] if narrow else []),
            "" if x.rating is None else f"{x.rating:.1f} ± {x.spread:.1f}", f"{x.thinking:.1f}",
        )  # fmt: skip
    return table
