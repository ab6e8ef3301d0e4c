"""`lastboat bench`: steps per second on this machine."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from lastboat.cli import params
from lastboat.cli.i18n import Translator, consoles

if TYPE_CHECKING:
    from lastboat.kernel.game import Game

LONG_ENOUGH = 0.5
"""Seconds that a measurement must last."""


def bench(json: params.JSON = False, lang: params.LANG = None) -> None:
    """Measure steps per second of each game on this machine, plain and native, and the time to import lastboat."""
    from rich.table import Table

    out, err = consoles()
    tr = Translator(lang)
    data: dict[str, Any] = {"import_seconds": round(import_seconds(), 4), "games": {}}
    table = Table("", tr("bench-plain"), tr("bench-native"), tr("bench-load"))
    for found in params.all_games():
        if err.is_terminal:
            err.print(f"{found.id} …", style="dim")
        figures = data["games"][found.id] = measure(found)
        rates = (f"{figures[key]:,}".replace(",", " ") for key in ("plain_steps_per_second", "native_steps_per_second"))
        table.add_row(found.id, *rates, f"{figures['load_seconds']:.2f} s")
    if json:
        params.print_json(data)
        return
    out.print(table)
    out.print(tr("bench-import", seconds=f"{data['import_seconds']:.3f}"))


def measure(game: Game) -> dict[str, Any]:
    """Return all figures of one game."""
    plain = steps_per_second(game, native=False)
    seconds = load_seconds(game)
    return {
        "plain_steps_per_second": round(plain),
        "native_steps_per_second": round(steps_per_second(game, native=True)),
        "load_seconds": round(seconds, 3),
    }


def load_seconds(game: Game) -> float:
    """Load the native rules of a game, or build them; return the seconds it took."""
    from lastboat.compile import library

    start = time.perf_counter()
    library(game.package)
    return time.perf_counter() - start


def steps_per_second(game: Game, native: bool) -> float:
    """Measure random games in one thread; play more of them until the measurement is long enough."""
    from lastboat.sim import play_many

    count = 1
    while True:
        start = time.perf_counter()
        tally = play_many(game, game.seats.start, count, bots=("random",), native=native)
        seconds = time.perf_counter() - start
        if seconds > LONG_ENOUGH:
            return tally.steps / seconds
        count = max(2 * count, int(count * LONG_ENOUGH / max(seconds, 1e-4) * 1.2))


def import_seconds(times: int = 5) -> float:
    """Return the shortest time in which a fresh interpreter imports lastboat."""
    import subprocess
    import sys

    code = "import time; t = time.perf_counter(); import lastboat; print(time.perf_counter() - t)"
    command = [sys.executable, "-c", code]
    return min(float(subprocess.run(command, capture_output=True, check=True).stdout) for _ in range(times))
