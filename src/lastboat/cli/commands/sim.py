"""`lastboat sim`: many games, how they ended, and how sure that is."""

from __future__ import annotations

import contextlib
import hashlib
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from lastboat.cli.files import write_text
from lastboat.cli.i18n import Voice
from lastboat.kernel.chance import Closed
from lastboat.kernel.game import Game
from lastboat.kernel.view import Message
from lastboat.sim import Tally, play_many, record_game
from lastboat.sim.intervals import wilson

NO_SEAL = "none"
"""In the place of a hash: the luck came from elsewhere, and there is nothing to verify."""


@dataclass(frozen=True)
class Run:
    """What to play."""

    game: Game
    seats: int
    options: Mapping[str, str]
    bots: Sequence[str]
    games: int
    seed: int
    native: bool
    threads: int


def simulate(run: Run, voice: Voice, err: Console) -> tuple[Tally, float]:
    """Play the games with a progress bar; the seconds do not count building the native rules."""
    if run.native:
        with err.status(voice("sim-building")) if err.is_terminal else contextlib.nullcontext():
            _play(run, games=1)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(run.game.id, total=run.games)
        start = time.perf_counter()
        tally = _play(run, run.games, lambda done: progress.update(task, completed=done))
        return tally, time.perf_counter() - start


def _play(run: Run, games: int, progress: Any = lambda done: None) -> Tally:
    return play_many(run.game, run.seats, games, run.seed, run.options, run.bots, run.native, run.threads, progress)


def as_data(run: Run, tally: Tally, seconds: float) -> dict[str, Any]:
    """The result for a program to read."""
    wins = round(tally.won[0]) if run.game.cooperative else None
    data: dict[str, Any] = {
        "game": run.game.id, "version": run.game.version, "seats": run.seats, "options": dict(run.options),
        "bots": list(run.bots), "seed": run.seed, "native": run.native, "games": tally.games, "steps": tally.steps,
        "verdicts": dict(sorted(tally.verdicts.items(), key=lambda item: -item[1])),
        "points": [round(p / tally.games, 6) for p in tally.points],
        "seconds": round(seconds, 6), "steps_per_second": round(tally.steps / seconds) if seconds else None,
    }  # fmt: skip
    if wins is not None:
        low, high = wilson(wins, tally.games)
        data |= {"wins": wins, "win_rate": wins / tally.games, "win_rate_low": low, "win_rate_high": high}
    return data


def as_table(run: Run, tally: Tally, seconds: float, voice: Voice) -> Table:
    """The result for a person to read."""
    table = Table(title=f"{voice.say(Message('game-name'))}, {voice('sim-games', count=tally.games)}")
    table.add_column(voice("sim-verdict"))
    table.add_column(voice("sim-count"), justify="right")
    table.add_column("%", justify="right")
    table.add_column("95 %", justify="right")
    for verdict, count in tally.verdicts.most_common():
        low, high = wilson(count, tally.games)
        table.add_row(
            voice.say(Message(f"verdict-{verdict.replace('_', '-')}")), str(count), f"{100 * count / tally.games:.2f}",
            f"{100 * low:.2f}–{100 * high:.2f}",
        )  # fmt: skip
    if not run.game.cooperative:
        shares = (f"{voice.seat(p)} {100 * points / tally.games:.1f} %" for p, points in enumerate(tally.points))
        table.caption = ", ".join(shares)
    return table


def speed(tally: Tally, seconds: float, voice: Voice) -> str:
    """How fast it went."""
    rate = f"{tally.steps / seconds:,.0f}".replace(",", " ") if seconds else "–"
    return voice("sim-speed", steps=f"{tally.steps:,}".replace(",", " "), seconds=f"{seconds:.2f}", rate=rate)


def save_matches(run: Run, folder: Path) -> int:
    """Write every game as a match file of its own; the same game again is the same file."""
    table = repr((run.game.version, run.seats, sorted(run.options.items()), list(run.bots)))
    kind = hashlib.sha256(table.encode()).hexdigest()[:8]
    for number in range(run.games):
        match = record_game(run.game, run.seats, run.seed, number, run.options, run.bots)
        match.chance = Closed(NO_SEAL, since=len(match.records))
        write_text(folder / f"{run.game.id}-{run.seats}p-{kind}-{run.seed}-{number}.match", match.text())
    return run.games
