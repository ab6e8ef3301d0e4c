"""`lastboat bench` and `lastboat warm`: how fast this machine plays, and building what makes it so."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

from lastboat.kernel import game as games
from lastboat.kernel.game import Game
from lastboat.sim import play_many

LONG_ENOUGH = 0.5
"""Seconds that a measurement should last."""


def warm(game: Game) -> float:
    """Build the native twin of a game and its search, or load them; returns the seconds it took."""
    from lastboat.bots import warm as warm_search

    start = time.perf_counter()
    warm_search(game.package)
    return time.perf_counter() - start


def warm_all(found: Sequence[Game]) -> Iterator[tuple[str, float]]:
    """Do so for several games at once, each in a process of its own; says which is ready after how many seconds."""
    workers = max(1, min(len(found), os.cpu_count() or 1))
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        building = {pool.submit(_warm_named, game.id): game.id for game in reversed(found)}  # the toy comes last
        for built in as_completed(building):
            yield building[built], built.result()


def _warm_named(name: str) -> float:
    return warm(games.game(name))


def load(game: Game) -> float:
    """Load the native twin of a game, or build it; returns the seconds it took."""
    from lastboat.kernel import native

    start = time.perf_counter()
    native.twin(game.package)
    return time.perf_counter() - start


def steps_a_second(game: Game, native: bool) -> float:
    """Steps a second of random games, in one thread."""
    count = 1
    while True:
        start = time.perf_counter()
        tally = play_many(game, game.seats.start, count, bots=("random",), native=native)
        seconds = time.perf_counter() - start
        if seconds > LONG_ENOUGH:
            return tally.steps / seconds
        count = max(2 * count, int(count * LONG_ENOUGH / max(seconds, 1e-4) * 1.2))


def import_seconds(times: int = 5) -> float:
    """The quickest of a few fresh interpreters that import lastboat."""
    code = "import time; t = time.perf_counter(); import lastboat; print(time.perf_counter() - t)"
    command = [sys.executable, "-c", code]
    return min(float(subprocess.run(command, capture_output=True, check=True).stdout) for _ in range(times))


def measure(game: Game) -> dict[str, Any]:
    """All figures of one game."""
    plain = steps_a_second(game, native=False)
    seconds = load(game)
    return {
        "plain_steps_per_second": round(plain),
        "native_steps_per_second": round(steps_a_second(game, native=True)),
        "twin_seconds": round(seconds, 3),
    }
