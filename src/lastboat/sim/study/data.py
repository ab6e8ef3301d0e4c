"""The results of a study as Parquet files: the same bytes whoever has played the games, and in whatever order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from lastboat.sim.study.comparing import Difference
from lastboat.sim.study.counting import FIRST, GAMES, TOTAL, WON
from lastboat.sim.study.results import MISSING, Results

if TYPE_CHECKING:
    import polars

GAMES_FILE, EVENTS_FILE, MOMENTS_FILE, DIFFERENCES_FILE = (
    f"{name}.parquet" for name in ("games", "events", "moments", "differences")
)


def write(results: Results, differences: Sequence[Difference], folder: Path) -> None:
    """Write all files into a folder."""
    import polars

    factors = {factor.name: polars.String for factor in results.study.factors}
    numbers = dict.fromkeys(("counted", "total", "games", "first"), polars.Int64)
    events = {**factors, "event": polars.String, "argument": polars.String, "token": polars.String, **numbers,
              "won": polars.Float64}  # fmt: skip
    moments = {**factors, "event": polars.String, "time": polars.Int64, "total": polars.Int64}
    games(results).write_parquet(folder / GAMES_FILE)
    polars.DataFrame([*_events(results)], events, orient="row").write_parquet(folder / EVENTS_FILE)
    polars.DataFrame([*_moments(results)], moments, orient="row").write_parquet(folder / MOMENTS_FILE)
    polars.DataFrame([asdict(x) for x in differences]).write_parquet(folder / DIFFERENCES_FILE)


def games(results: Results) -> polars.DataFrame:
    """A row for each game: its cell, how it ended, its steps, and its length if its events were counted."""
    import polars

    study = results.study
    rows, numbers = np.nonzero(results.verdicts != MISSING)
    columns: dict[str, Any] = {"cell": rows}
    for i, factor in enumerate(study.factors):
        names = np.array([cell.at[i] for cell in results.cells], dtype=object)
        columns[factor.name] = polars.Series(names[rows], dtype=polars.String)
    tokens = np.array(study.game.verdicts.tokens, dtype=object)
    columns |= {
        "number": numbers,
        "verdict": polars.Series(tokens[results.verdicts[rows, numbers]], dtype=polars.String),
        "steps": results.steps[rows, numbers],
        "length": _nullable(results.lengths[rows, numbers]),
        "came": results.came[rows, numbers],
    }
    for seat, scores in enumerate(results.scores):
        columns["score" if study.game.cooperative else f"score_{seat + 1}"] = _nullable(scores[rows, numbers])
    return polars.DataFrame(columns)


def _nullable(values: Any) -> polars.Series:
    import polars

    return polars.Series(np.where(values == MISSING, 0, values)).set(polars.Series(values == MISSING), None)


def _events(results: Results) -> Iterator[tuple[Any, ...]]:
    """How often events came in the counted games of each cell: of a kind, and of each thing that it told of."""
    for cell, counts in zip(results.cells, results.counts, strict=True):
        for event, one in sorted(counts.get("events", {}).items()):
            n = one["n"]
            yield *cell.at, event, None, None, counts["games"], n[TOTAL], n[GAMES], None, n[WON] / 1000
            for argument, tokens in sorted(one["of"].items()):
                for token, n in sorted(tokens.items()):
                    at = (*cell.at, event, argument, token)
                    yield *at, counts["games"], n[TOTAL], n[GAMES], n[FIRST], n[WON] / 1000


def _moments(results: Results) -> Iterator[tuple[Any, ...]]:
    """When events came in the counted games of each cell, in the game's own time."""
    for cell, counts in zip(results.cells, results.counts, strict=True):
        for event, one in sorted(counts.get("events", {}).items()):
            for time, total in sorted((int(time), total) for time, total in one["when"].items()):
                yield *cell.at, event, time, total
