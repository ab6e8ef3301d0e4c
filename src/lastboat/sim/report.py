"""The results of a tournament as files: a page for people, and a Parquet file with a row for each seat of each game.

The packages for this (`pip install lastboat[arena]`) are imported only when a report is written. Memory does not grow
with the number of games: the journal is read once for each file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from lastboat.sim.arena import as_rows, played_games
from lastboat.sim.report_page import page
from lastboat.sim.standings import standings

RESULTS, REPORT = "results.parquet", "report.html"
BATCH = 5000
"""So many games are written at once."""


def write(folder: Path, lang: str = "en") -> Path:
    """Write results.parquet and report.html from a folder's journal; return the path of the page."""
    write_results(folder)
    seeds = Counter(game.seed for game in played_games(folder))
    report = folder / REPORT
    report.write_text(page(standings(played_games(folder)), sorted(seeds), seeds.total(), lang), "utf-8")
    return report


def write_results(folder: Path) -> Path:
    """Write a row for each seat of each game, a batch after the other."""
    import polars
    from polars.io.plugins import register_io_source

    def batches(*_: Any) -> Iterator[polars.DataFrame]:
        games = played_games(folder)
        while some := [*islice(games, BATCH)]:
            yield polars.DataFrame(as_rows(some), schema=schema)

    text, whole, real = polars.String, polars.Int64, polars.Float64
    schema = {
        "cell": text, "game": text, "version": whole, "seats": whole, "options": text, "seed": whole, "number": whole,
        "seat": whole, "bot": text, "won": real, "score": real, "verdict": text, "records": whole, "decisions": whole,
        "thinking": real, "slowest": real,
    }  # fmt: skip
    path = folder / RESULTS
    register_io_source(batches, schema=schema).sink_parquet(path)
    return path
