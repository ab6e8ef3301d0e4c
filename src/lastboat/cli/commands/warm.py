"""`lastboat warm`: build the native rules and the search of every game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import typer

from lastboat.cli import params

if TYPE_CHECKING:
    from lastboat.kernel.game import Game


def warm(lang: params.LANG = None) -> None:
    """Build the native rules and the search of every game now, so that nothing waits for them later."""
    from lastboat.cli.i18n import Translator

    tr = Translator(lang)
    for name, seconds in warm_all(params.all_games(with_template=True)):
        typer.echo(tr("warm-line", game=name, seconds=f"{seconds:.1f}"))


def warm_all(games: Sequence[Game]) -> Iterator[tuple[str, float]]:
    """Build each game in a process of its own; yield each one's name and seconds when it is ready."""
    import multiprocessing
    import os
    from concurrent.futures import ProcessPoolExecutor, as_completed

    workers = max(1, min(len(games), os.cpu_count() or 1))
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        building = {pool.submit(_warm, game.package): game.id for game in reversed(games)}  # the template comes last
        for built in as_completed(building):
            yield building[built], built.result()


def _warm(package: str) -> float:
    """Build or load one game; return the seconds it took."""
    import time

    from lastboat import bots

    start = time.perf_counter()
    bots.warm(package)
    return time.perf_counter() - start
