"""`lastboat sim`: many games, how they ended, and the confidence intervals."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lastboat.cli import params
from lastboat.cli.i18n import Translator, consoles
from lastboat.cli.native import native_rules
from lastboat.cli.parsing import chosen_options, game_options

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from lastboat.kernel.game import Game
    from lastboat.sim import Tally
    from lastboat.sim.executors import Executor

NO_SEAL = "none"
"""In place of the hash: chance came from the simulation, so there is nothing to verify."""


@dataclass(frozen=True)
class Run:
    """What to simulate."""

    game: Game
    seats: int
    options: Mapping[str, str]
    bots: Sequence[str]
    games: int
    seed: int
    native: bool
    device: str
    first: int
    time_limit: float


def sim(
    ctx: typer.Context,
    game: params.GAME,
    seats: params.SEATS = None,
    bot: Annotated[
        str | None,
        typer.Option(
            "--bot",
            metavar="NAME",
            help="The bot on every seat. Default: greedy.",
        ),
    ] = None,
    bots: Annotated[
        str | None, typer.Option("--bots", metavar="NAMES", help="A bot for each seat, e.g. greedy,my_bots:Careful.")
    ] = None,
    games: Annotated[int, typer.Option("--games", help="How many games.", callback=params.check_games)] = 1000,
    seed: params.GAMES_SEED = 0,
    option: params.OPTION = None,
    first: Annotated[
        int, typer.Option("--first", min=0, help="The number of the first game, for a part of a large simulation.")
    ] = 0,
    executor: params.EXECUTOR = None,
    workers: Annotated[
        int | None,
        typer.Option(
            "--workers",
            "--threads",
            min=1,
            help="How many threads, processes or cores. Default: 1 thread.",
        ),
    ] = None,
    address: params.ADDRESS = None,
    time_limit: params.TIME_LIMIT = None,
    plain: params.PLAIN = False,
    device: Annotated[
        str, typer.Option("--device", help="cpu, or cuda for an NVIDIA GPU: random, greedy and guided bots.")
    ] = "cpu",
    json: params.JSON = False,
    save_matches: Annotated[
        Path | None, typer.Option("--save-matches", metavar="DIR", help="Also save every game as a match file.")
    ] = None,
    lang: params.LANG = None,
) -> None:
    """Let bots play many games and count how they end."""
    from lastboat.bots.agents import TIME_LIMIT
    from lastboat.bots.registry import split_names
    from lastboat.kernel.errors import LastboatError
    from lastboat.sim import Tally
    from lastboat.sim.many import check_bots

    found = params.named_game(game)
    seats = params.seats_for(found, seats)
    options = chosen_options(found, seats, option or [], game_options(ctx))
    names = split_names(bots) if bots else [(bot or "greedy").strip()]
    check_bots(names, seats)
    tr = Translator(lang, found)
    out, err = consoles()
    native = not plain and (device != "cpu" or native_rules(found, tr))
    run = Run(found, seats, options, names, games, seed, native, device, first, time_limit or TIME_LIMIT)
    tally, clock = Tally(), Clock()

    def show() -> None:
        if json:
            params.print_json(as_data(run, tally, clock.seconds))
        else:
            out.print(as_table(run, tally, tr))
            out.print(speed(tally, clock.seconds, tr))

    try:
        with executor_of(run, executor, workers, address) as chosen, clock:
            simulate(run, chosen, tally, err)
    except (LastboatError, KeyboardInterrupt):
        if tally.games:
            show()
        raise
    if save_matches:
        count = write_matches(run, save_matches)
        err.print(tr("sim-saved", count=count, folder=str(save_matches)), soft_wrap=True)
    show()


class Clock:
    """Counts the seconds of a `with` statement."""

    seconds = 0.0

    def __enter__(self) -> None:
        self._start = time.perf_counter()

    def __exit__(self, *error: object) -> None:
        self.seconds = time.perf_counter() - self._start


def executor_of(run: Run, name: str | None, workers: int | None, address: str | None) -> Executor:
    """Return the executor: without a name one thread, or as many threads or processes as workers."""
    from lastboat.kernel.policies import POLICIES

    if name is None and address is None and workers in (None, 1):
        name = "serial"
    default = "threads" if all(bot in POLICIES for bot in run.bots) else "processes"
    return params.executor_for(name, default, workers, address)


def simulate(run: Run, executor: Executor, tally: Tally, err: Console) -> None:
    """Play the games with a progress bar, and add them to the tally as they end."""
    from lastboat.cli.progress import progress_bar
    from lastboat.sim import play_many

    with progress_bar(err) as progress:
        task = progress.add_task(run.game.id, total=run.games)
        play_many(
            run.game, run.seats, run.games, run.seed, run.options, run.bots, run.native, device=run.device,
            progress=lambda done: progress.update(task, completed=done), first=run.first, executor=executor,
            total=tally, time_limit=run.time_limit,
        )  # fmt: skip


def as_data(run: Run, tally: Tally, seconds: float) -> dict[str, Any]:
    """Return the result as data for JSON."""
    from lastboat.sim.intervals import wilson

    wins = round(tally.won[0]) if run.game.cooperative else None
    data: dict[str, Any] = {
        "game": run.game.id, "version": run.game.version, "seats": run.seats, "options": dict(run.options),
        "bots": list(run.bots), "seed": run.seed, "first": run.first, "native": run.native, "device": run.device,
        "games": tally.games, "steps": tally.steps,
        "verdicts": dict(sorted(tally.verdicts.items(), key=lambda item: -item[1])),
        "points": [round(p / tally.games, 6) for p in tally.points],
        "seconds": round(seconds, 6), "steps_per_second": round(tally.steps / seconds) if seconds else None,
    }  # fmt: skip
    if wins is not None:
        low, high = wilson(wins, tally.games)
        data |= {"wins": wins, "win_rate": wins / tally.games, "win_rate_low": low, "win_rate_high": high}
    return data


def as_table(run: Run, tally: Tally, tr: Translator) -> Table:
    """Return the result as a table: each ending with its count, share and confidence interval."""
    from rich.table import Table

    from lastboat.cli.labels import game_name
    from lastboat.kernel.view import Message
    from lastboat.sim.intervals import wilson

    table = Table(title=f"{game_name(tr)}, {tr('sim-games', count=tally.games)}")
    table.add_column(tr("sim-verdict"))
    table.add_column(tr("sim-count"), justify="right")
    table.add_column("%", justify="right")
    table.add_column("95 %", justify="right")
    for verdict, count in tally.verdicts.most_common():
        low, high = wilson(count, tally.games)
        table.add_row(
            tr.say(Message(f"verdict-{verdict.replace('_', '-')}")), str(count), f"{100 * count / tally.games:.2f}",
            f"{100 * low:.2f}–{100 * high:.2f}",
        )  # fmt: skip
    if not run.game.cooperative:
        shares = (f"{tr.seat(p)} {100 * points / tally.games:.1f} %" for p, points in enumerate(tally.points))
        table.caption = ", ".join(shares)
    return table


def speed(tally: Tally, seconds: float, tr: Translator) -> str:
    """Return a line with the steps, the seconds and the steps per second."""
    rate = f"{tally.steps / seconds:,.0f}".replace(",", " ") if seconds else "–"
    return tr("sim-speed", steps=f"{tally.steps:,}".replace(",", " "), seconds=f"{seconds:.2f}", rate=rate)


def write_matches(run: Run, folder: Path) -> int:
    """Write every game to a match file of its own; the same game goes to the same file. Return their number."""
    import hashlib

    from lastboat.cli.files import write_text
    from lastboat.kernel.chance import Closed
    from lastboat.sim import record_game

    table = repr((run.game.version, run.seats, sorted(run.options.items()), list(run.bots)))
    kind = hashlib.sha256(table.encode()).hexdigest()[:8]
    for number in range(run.first, run.first + run.games):
        match = record_game(run.game, run.seats, run.seed, number, run.options, run.bots)
        match.chance = Closed(NO_SEAL, since=len(match.records))
        write_text(folder / f"{run.game.id}-{run.seats}p-{kind}-{run.seed}-{number}.match", match.text())
    return run.games
