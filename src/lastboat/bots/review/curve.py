"""The odds over a whole match: first roughly, then everywhere, then more surely where it turned.

A curve thinks nothing by itself. It says which positions it wants weighed next and takes in what was found,
so that the weighing can be done elsewhere, in small portions, and be left off at any time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lastboat.bots.review.stretches import SIMULATIONS, Stretch, Weighed
from lastboat.bots.review.turning_points import Swing, swings, turning_points

COARSE = 16
"""At first every sixteenth position, then those halfway between, and so on."""
SURE = 8 * SIMULATIONS
"""Simulations at both ends of a swing before it is called a turning point."""
SMOOTH = 2 * SIMULATIONS
"""Simulations at every position before a curve is done."""
MOST_POSITIONS = 500
"""In a longer match some positions are left out."""
MOST_WEIGHINGS = 2000
"""Then a curve is done, whatever is known by then."""


class Curve:
    """The odds of a match after each of its decisions and strokes of luck, as far as they are known."""

    def __init__(self, parts: Sequence[Stretch], result: Sequence[float]) -> None:
        """`result` is how much of the victory each seat had in the end."""
        self.parts = tuple(parts)
        self.weighings = 0
        ends = [self.parts[0].first, *(part.last for part in self.parts)] if parts else []
        self._order = [ends[i] for i in coarse_to_fine(len(ends))][:MOST_POSITIONS]
        self._sums: dict[int, list[float]] = {}
        self._simulations: dict[int, int] = {}
        if ends:
            self._sums[ends[-1]], self._simulations[ends[-1]] = [odds * SURE for odds in result], SURE

    @property
    def odds(self) -> dict[int, tuple[float, ...]]:
        """Each seat's odds by how many records had been played."""
        return {at: tuple(s / self._simulations[at] for s in sums) for at, sums in sorted(self._sums.items())}

    @property
    def turning_points(self) -> list[Swing]:
        """Where it turned, as far as that is sure."""
        return [swing for swing in self._great if not self._unsure(swing)]

    @property
    def known(self) -> float:
        """How much of the curve there is, from 0 to 1."""
        return sum(at in self._sums for at in self._order) / max(1, len(self._order))

    def wanted(self, most: int) -> list[tuple[int, int]]:
        """The positions to be weighed next, as numbers of records, each with its seed; none when the curve is done."""
        if self.weighings >= MOST_WEIGHINGS:
            return []
        found = [at for at in self._order if at not in self._sums]
        if not found:
            found = [at for swing in self._great for at in self._unsure(swing)]
        if not found:
            found = [at for at in self._order if self._simulations[at] < SMOOTH]
        return [(at, self._simulations.get(at, 0)) for at in dict.fromkeys(found[:most])]

    def take(self, at: int, weighed: Weighed) -> None:
        """One more weighing of the position after `at` records."""
        self.weighings += 1
        sums = self._sums.setdefault(at, [0.0] * len(weighed.odds))
        for seat, odds in enumerate(weighed.odds):
            sums[seat] += odds * weighed.simulations
        self._simulations[at] = self._simulations.get(at, 0) + weighed.simulations

    @property
    def _great(self) -> list[Swing]:
        """The greatest swings by what is known now."""
        return turning_points(swings(self.parts, self.odds))

    def _unsure(self, swing: Swing) -> list[int]:
        """Which ends of a swing need another look."""
        ends = (swing.stretch.first, swing.stretch.last)
        return [at for at in ends if self._simulations[at] < SURE]


def coarse_to_fine(count: int) -> Iterator[int]:
    """All numbers below `count`, first those far apart.

    >>> list(coarse_to_fine(35))[:7]
    [0, 16, 32, 8, 24, 4, 12]
    """
    done: set[int] = set()
    step = COARSE
    while step:
        fresh = [n for n in range(0, count, step) if n not in done]
        done.update(fresh)
        yield from fresh
        step //= 2
