"""`lastboat study`: the same games with different options or luck, and what difference it makes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lastboat.cli import params
from lastboat.cli.errors import CannotWrite, StudyConflict
from lastboat.cli.files import reason_of
from lastboat.cli.i18n import Translator, consoles
from lastboat.cli.native import native_rules
from lastboat.cli.parsing import game_options, given_options

if TYPE_CHECKING:
    from rich.table import Table

    from lastboat.sim.executors import Executor
    from lastboat.sim.study.comparing import Difference
    from lastboat.sim.study.plan import Study
    from lastboat.sim.study.results import Results

PACKAGES = ("altair", "numpy", "polars", "vl_convert")
GAMES, SEED, COUNTED = 2000, 1, 200
FOLDER = Path("study")


def study(
    ctx: typer.Context,
    game: Annotated[
        str | None,
        typer.Argument(
            help="Which game: see [bold]lastboat games[/].", autocompletion=params.complete_game, show_default=False
        ),
    ] = None,
    vary: Annotated[
        list[str] | None,
        typer.Option(
            "--vary",
            metavar="NAME[=VALUES]",
            help=(
                "What differs: an option with all its values (level), some (level=novice,elite) or a range "
                "(cards_in_hand=4..7), each two values (roles=pairs), or seats. Several are combined."
            ),
        ),
    ] = None,
    what_if: Annotated[
        list[str] | None,
        typer.Option(
            "--what-if",
            metavar="OUTCOME",
            help=(
                "What if chance brought this: a kind of outcome with all its values (card), some (card=storm,rats), "
                "or not the first but a later time (card#2=storm)."
            ),
        ),
    ] = None,
    seats: params.SEATS = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", "--bot", metavar="NAMES", help="A bot for all seats, or one for each. Default: greedy."),
    ] = None,
    games: Annotated[
        int | None, typer.Option("--games", help=f"Games in each cell. Default: {GAMES}.", callback=params.check_games)
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed", help=f"The same seed gives the same games. Default: {SEED}.", callback=params.check_seed
        ),
    ] = None,
    count_events: Annotated[
        int | None,
        typer.Option(
            "--count-events", min=0, help=f"In how many games of each cell events are counted. Default: {COUNTED}."
        ),
    ] = None,
    option: params.OPTION = None,
    executor: params.EXECUTOR = None,
    workers: params.WORKERS = None,
    address: params.ADDRESS = None,
    time_limit: params.TIME_LIMIT = None,
    repeated: Annotated[
        Path | None,
        typer.Option("--from", metavar="DIR", help="Go on with the study in this folder; with --out, repeat it there."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="DIR", help="Folder for the results; games there are kept. Default: study."),
    ] = None,
    lang: params.LANG = None,
) -> None:
    """Play the same games with different options or luck, and report what difference it makes."""
    from lastboat.bots.agents import TIME_LIMIT
    from lastboat.bots.registry import split_names
    from lastboat.cli.errors import GameMissing
    from lastboat.kernel.game import game_ids
    from lastboat.sim.study import journal
    from lastboat.sim.study.plan import design

    params.require_packages(*PACKAGES)
    if repeated is not None:
        given = {"GAME": game, "--vary": vary, "--what-if": what_if, "--seats": seats, "--bots": bots, "--seed": seed,
                 "--count-events": count_events, "--option": option or game_options(ctx)}  # fmt: skip
        for name, value in given.items():
            if value:
                raise StudyConflict(given=name)
        plan = journal.read_study(repeated)
        plan = replace(plan, games=games or plan.games)
    else:
        if game is None:
            raise GameMissing(known=", ".join(game_ids()))
        found = params.named_game(game)
        options = given_options(found, option or [], game_options(ctx))
        plan = design(
            found, vary or [], what_if or [], seats=seats, options=options,
            bots=split_names(bots or "greedy"), games=games or GAMES, seed=SEED if seed is None else seed,
            counted=COUNTED if count_events is None else count_events,
        )  # fmt: skip
    folder, tr = out or repeated or FOLDER, Translator(lang, plan.game)
    with params.executor_for(executor, "processes", workers, address) as chosen:
        with writing(folder):
            journal.begin(plan, folder)
        native = native_rules(plan.game, tr)
        try:
            with writing(folder):
                play(plan, folder, chosen, native, time_limit or TIME_LIMIT, tr)
        finally:
            show(plan, folder, tr)


@contextmanager
def writing(folder: Path) -> Iterator[None]:
    """Raise `CannotWrite` for what the system refuses."""
    try:
        yield
    except OSError as error:
        raise CannotWrite(file=str(folder), reason=reason_of(error)) from None


def play(plan: Study, folder: Path, executor: Executor, native: bool, time_limit: float, tr: Translator) -> None:
    """Play the games that are missing, with a progress bar."""
    from lastboat.cli.progress import progress_bar
    from lastboat.sim.study import journal

    with progress_bar(consoles()[1]) as progress:
        task = progress.add_task(tr("arena-playing"), total=len(plan.cells) * plan.games)
        journal.play(plan, folder, executor, native, lambda n: progress.advance(task, n), time_limit)


def show(plan: Study, folder: Path, tr: Translator) -> None:
    """Write the report, and print what has been found."""
    from lastboat.sim.study import report

    with writing(folder):
        results, differences = report.write(plan, folder, tr.lang)
    if results.played:
        consoles()[0].print(*_tables(results, differences, tr))
        typer.echo(tr("arena-report", file=str(folder / report.REPORT)))


def _tables(results: Results, differences: Sequence[Difference], tr: Translator) -> Iterator[Table]:
    """Return a table for each factor: how often its values win, and the differences."""
    from rich import box
    from rich.table import Column, Table

    from lastboat.sim.study.labels import Labels
    from lastboat.sim.study.pictures import Pictures
    from lastboat.sim.study.results import rate

    labels = Labels(results.study.game, tr.lang)
    pictures, won = Pictures(results, labels), results.won()
    heads = [tr("arena-games"), tr("arena-won"), "95 %"]
    heads += map(labels.say, ("study-difference", "study-chance"))
    for factor in results.study.factors:
        found = {x.value: x for x in differences if x.factor == factor.name}
        numbers = (Column(head, justify="right", no_wrap=True) for head in heads)
        title = labels.factor(factor.name)
        table = Table(Column(""), *numbers, title=title, title_justify="left", box=box.SIMPLE_HEAD)
        for value in pictures.order(factor):
            x = rate(won[results.rows(factor, value)])
            table.add_row(
                pictures.name(factor, value), str(x.games), f"{100 * x.mean:.1f} %",
                f"{100 * x.low:.1f}–{100 * x.high:.1f}", *_difference(found.get(value)),
            )  # fmt: skip
        yield table


def _difference(found: Difference | None) -> list[str]:
    if found is None:
        return ["", ""]
    return [f"{100 * found.mean:+.1f}", "< 0.001" if found.holm < 0.001 else f"{found.holm:.3f}"]
