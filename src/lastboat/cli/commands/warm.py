"""`lastboat warm`: say what is compiled, and compile what is not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import typer

from lastboat.cli import params

if TYPE_CHECKING:
    from lastboat.kernel.game import Game


def warm(lang: params.LANG = None, json: params.JSON = False) -> None:
    """Say which games are compiled, and compile the others now, so that nothing waits for them later."""
    from lastboat.cli.i18n import Translator

    tr = Translator(lang)
    built = warm_all(params.all_games())
    if json:
        params.print_json([{"game": name, "seconds": seconds} for name, seconds in built])
        return
    for name, seconds in built:
        ready = seconds is None
        typer.echo(tr("warm-ready", game=name) if ready else tr("warm-line", game=name, seconds=f"{seconds:.1f}"))


def warm_all(games: Sequence[Game]) -> Iterator[tuple[str, float | None]]:
    """Compile several games at once; yield each one's name and seconds when it is ready, None if it was already."""
    import os
    from concurrent.futures import ThreadPoolExecutor, as_completed

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        building = {pool.submit(_warm, game.package): game.id for game in games}
        for built in as_completed(building):
            yield building[built], built.result()


def _warm(package: str) -> float | None:
    """Load one game, compiled if need be; return the seconds that compiling took."""
    import time

    from lastboat.compile import is_built, library

    start, ready = time.perf_counter(), is_built(package)
    library(package)
    return None if ready else time.perf_counter() - start
