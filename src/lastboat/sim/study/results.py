"""The results of a study as arrays: a row for each cell, a column for each game number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from lastboat.sim.intervals import wilson
from lastboat.sim.study import journal
from lastboat.sim.study.counting import Counts, add
from lastboat.sim.study.factors import Factor
from lastboat.sim.study.plan import Study

MISSING = -1
"""In place of a number: the game has not been played, or its length not been counted."""
Reals = NDArray[np.float64]


@dataclass(frozen=True)
class Rate:
    """A mean over games, with an interval of 95 %."""

    mean: float
    low: float
    high: float
    games: int


class Results:
    """What a study has found so far."""

    def __init__(self, study: Study) -> None:
        self.study, self.cells = study, study.cells
        shape = len(self.cells), study.games
        seats = 1 if study.game.cooperative else max(cell.seats for cell in self.cells)
        self.verdicts: NDArray[np.int16] = np.full(shape, MISSING, np.int16)
        self.steps: NDArray[np.int32] = np.full(shape, MISSING, np.int32)
        self.lengths: NDArray[np.int16] = np.full(shape, MISSING, np.int16)
        self.scores: NDArray[np.int16] = np.full((seats, *shape), MISSING, np.int16)
        """In thousandths."""
        self.came = np.ones(shape, bool)
        """Whether the cell's forced outcome was possible; true where none is forced."""
        self.counts: list[Counts] = [{} for _ in self.cells]

    @property
    def played(self) -> int:
        """How many games have been played."""
        return int((self.verdicts != MISSING).sum())

    @property
    def planned(self) -> int:
        """How many games there will be."""
        return self.verdicts.size

    def won(self, seat: int = 0) -> Reals:
        """A seat's share of each victory, in a game of a team the team's; nan where there is no result."""
        scores = self.scores[seat]
        won = (scores > 0).astype(float) if self.study.game.cooperative else scores / 1000
        return np.where((scores == MISSING) | ~self.came, np.nan, won)

    def points(self) -> Reals:
        """The first seat's score of each game."""
        return np.where((self.scores[0] == MISSING) | ~self.came, np.nan, self.scores[0] / 1000)

    def rows(self, factor: Factor, value: str) -> NDArray[np.intp]:
        """The cells in which a factor has a value; the order of the others' values is the same for each value."""
        at = [f.name for f in self.study.factors].index(factor.name)
        return np.array([i for i, cell in enumerate(self.cells) if cell.at[at] == value])

    def counts_of(self, rows: Sequence[int] | NDArray[np.intp]) -> Counts:
        """The counts of some cells together."""
        total: Counts = {}
        for row in rows:
            add(total, self.counts[row])
        return total


def read(study: Study, folder: Path) -> Results:
    """The results in a folder."""
    results = Results(study)
    row_of = {cell.name: row for row, cell in enumerate(study.cells)}
    for cell, part in journal.parts(study, folder):
        row, at = row_of[cell.name], slice(part.first, part.first + len(part.verdicts))
        results.verdicts[row, at] = part.verdicts
        results.steps[row, at] = part.steps
        results.lengths[row, part.first : part.first + len(part.lengths)] = part.lengths
        for seat, scores in enumerate(part.scores):
            results.scores[seat, row, at] = scores
        if part.came:
            results.came[row, at] = part.came
        add(results.counts[row], part.counts)
    return results


def rate(values: Reals) -> Rate:
    """The mean of some rows of games, with Wilson's interval.

    Games of the same number have the same seed, so those of several rows are not independent. The interval is that of
    as many independent games as would vary as much: with a single row of victories and defeats, exactly its games.
    """
    means = mean_of_rows(values)
    means = means[~np.isnan(means)]
    games, numbers = int((~np.isnan(values)).sum()), len(means)
    if not numbers:
        return Rate(0.0, 0.0, 1.0, 0)
    mean, variance = float(means.mean()), float(means.var())
    size = min(games, numbers * mean * (1 - mean) / variance) if variance > 0 else numbers
    return Rate(mean, *wilson(mean * size, size), games)


def mean_of_rows(values: Reals) -> Reals:
    """The mean of each column, without what is missing; nan where all of it is."""
    there = ~np.isnan(values)
    count = there.sum(axis=0)
    total = np.where(there, values, 0.0).sum(axis=0)
    found: Reals = np.divide(total, count, out=np.full(count.shape, np.nan), where=count > 0)
    return found
