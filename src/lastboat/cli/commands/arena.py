"""`lastboat arena`: tournaments of bots, with a progress bar and a report."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from lastboat.cli.errors import ArenaMissing, BadCount, NotAPair
from lastboat.cli.i18n import Voice, consoles
from lastboat.kernel.game import Game
from lastboat.kernel.notation import whole_number
from lastboat.sim.report import Line

PACKAGES = ("altair", "openskill", "polars", "vl_convert")


def counts(game: Game, text: str | None) -> list[int]:
    """Numbers of players: `2,3`, or all the game is made for."""
    if text is None:
        return list(game.seats)
    found = []
    for word in text.split(","):
        seats = whole_number(word.strip())
        if seats is None:
            raise BadCount(name="--seats", value=word)
        game.check_seats(seats)
        found.append(seats)
    return found


def grid(pairs: Sequence[str], named: Sequence[tuple[str, str]]) -> dict[str, list[str]]:
    """The options to go through, each with its values."""
    found: dict[str, list[str]] = {}
    for pair in pairs:
        name, equals, values = pair.partition("=")
        if not equals:
            raise NotAPair(text=pair)
        found[name.replace("-", "_")] = values.split(",")
    return found | {name: values.split(",") for name, values in named}


def compete(
    game: Game, bots: Sequence[str], seats: Sequence[int], options: Mapping[str, Sequence[str]], games: int, seed: int,
    cores: int | None, folder: Path, voice: Voice,
) -> Path:  # fmt: skip
    """Play what is missing, show the standings and write the report."""
    missing = [name for name in PACKAGES if importlib.util.find_spec(name) is None]
    if missing:
        raise ArenaMissing(missing=", ".join(missing))
    from lastboat.sim import arena, report

    plan = arena.cells(game, bots, seats, options)
    out, err = consoles()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(voice("arena-playing"), total=sum(cell.games(games) for cell in plan))
        on = cores or os.cpu_count() or 1
        played = arena.hold(plan, games, seed, folder, on, lambda n: progress.advance(task, n))
    out.print(_standings(report.lines(played), voice))
    return report.write(arena.done(folder), folder)


def _standings(found: Sequence[Line], voice: Voice) -> Table:
    narrow = any(x.narrow for x in found)
    table = Table(
        voice("menu-players"), "", voice("arena-bot"), "n", voice("arena-won"), "95 %",
        *([voice("arena-full")] if narrow else []), voice("arena-rating"), voice("arena-thinking"),
    )  # fmt: skip
    for x in found:
        table.add_row(
            str(x.seats), x.options, x.bot, str(x.games), f"{100 * x.won / x.games:.1f} %",
            f"{100 * x.low:.1f}–{100 * x.high:.1f}", *([f"{100 * x.full / x.games:.1f} %"] if narrow else []),
            "" if x.rating is None else f"{x.rating:.1f} ± {x.spread:.1f}", f"{x.thinking:.1f}",
        )  # fmt: skip
    return table
