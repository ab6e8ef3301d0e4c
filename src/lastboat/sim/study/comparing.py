"""Differences between cells, game by game of the same seed, and how sure they are.

Games of the same number are played with the same seed in every cell. A difference is the mean over the numbers; other
factors are averaged first, so each number counts once. Intervals are Bonett and Price's for paired differences: two
imaginary games are added, one that speaks for each side, so that few games cannot look certain. With many comparisons,
some would look certain by chance: the intervals hold all together with 95 % (Bonferroni), and the probabilities are
corrected by Holm's method.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import NormalDist

import numpy as np

from lastboat.sim.study.factors import Factor
from lastboat.sim.study.results import Reals, Results, mean_of_rows

CERTAINTY = 0.95


@dataclass(frozen=True)
class Difference:
    """How much more often a factor's value wins than its reference."""

    factor: str
    value: str
    reference: str | None
    """None: the mean of all values."""
    numbers: int
    """How many numbers of games were compared."""
    mean: float
    middle: float
    """The middle of the interval."""
    spread: float
    """The standard error."""
    low: float
    high: float
    p: float
    """The probability of such a difference by chance, if there is none."""
    holm: float = 1.0
    """That probability, corrected for the number of comparisons."""

    @property
    def certain(self) -> bool:
        """Whether there is a difference, with 95 % for all comparisons together."""
        return self.holm < 1 - CERTAINTY


def compare(results: Results) -> list[Difference]:
    """Each value of each factor with its reference, where there are games to compare."""
    found = [x for factor in results.study.factors for x in _of_factor(results, factor) if x.numbers]
    corrected = holm([difference.p for difference in found])
    z = NormalDist().inv_cdf(1 - (1 - CERTAINTY) / (2 * max(1, len(found))))
    return [
        replace(x, holm=p, low=max(-1.0, x.middle - z * x.spread), high=min(1.0, x.middle + z * x.spread))
        for x, p in zip(found, corrected, strict=True)
    ]


def _of_factor(results: Results, factor: Factor) -> Iterator[Difference]:
    won = results.won()
    rows = {value: won[results.rows(factor, value)] for value in factor.values}
    of_all = None if factor.reference is not None else _mean([*rows.values()])
    for value in factor.values:
        if value != factor.reference:
            against = rows[factor.reference] if factor.reference is not None else of_all
            assert against is not None
            yield paired(factor, value, rows[value] - against)


def _mean(blocks: Sequence[Reals]) -> Reals:
    """The mean of the values of a factor, cell by cell and game by game; nan where one of them is missing."""
    found: Reals = np.mean(np.stack(blocks), axis=0)
    return found


def paired(factor: Factor, value: str, differences: Reals) -> Difference:
    """The difference of a value: a row for each combination of the other factors, a column for each game number."""
    numbers = mean_of_rows(differences)
    numbers = numbers[~np.isnan(numbers)]
    count = len(numbers)
    total, squares = float(numbers.sum()), float((numbers**2).sum())
    imaginary = 2 / len(differences)  # one difference to each side, as large as that of one cell in a mean
    middle = total / (count + 2)
    spread = math.sqrt(max(0.0, (squares + imaginary) / (count + 2) - middle**2) / (count + 2))
    p = math.erfc(abs(middle) / spread / math.sqrt(2)) if spread else 1.0
    mean = total / count if count else 0.0
    return Difference(factor.name, value, factor.reference, count, mean, middle, spread, -1.0, 1.0, p)


def holm(chances: Sequence[float]) -> list[float]:
    """Holm's correction: the smallest of m probabilities times m, the next one times m - 1, and never less than it.

    >>> [round(p, 3) for p in holm([0.01, 0.04, 0.03, 0.005])]
    [0.03, 0.06, 0.06, 0.02]
    """
    found, least = [1.0] * len(chances), 0.0
    for rank, i in enumerate(sorted(range(len(chances)), key=lambda i: chances[i])):
        least = max(least, min(1.0, (len(chances) - rank) * chances[i]))
        found[i] = least
    return found
