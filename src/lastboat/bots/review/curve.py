"""The odds over a whole match: first at coarse steps, then everywhere, then with more simulations where they swing.

A curve does not search. It says which positions to evaluate next and adds up the evaluations, so that these can
be made elsewhere, in small portions, and stop at any time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lastboat.bots.review.segments import SIMULATIONS, Evaluation, Segment
from lastboat.bots.review.turning_points import Swing, swings, turning_points

COARSE = 16
"""Every sixteenth position comes first, then those halfway between, and so on."""
SURE = 8 * SIMULATIONS
"""Simulations at both ends of a swing before it counts as a turning point."""
SMOOTH = 2 * SIMULATIONS
"""Simulations at every position of a curve that is done."""
MOST_POSITIONS = 500
"""A longer match leaves some positions out."""
MOST_EVALUATIONS = 2000
"""A curve is done after so many, however uncertain it is."""
PORTION, PORTION_MS = 8, 60
"""Positions that are evaluated in one go, and the milliseconds after which no further one is begun."""


class Curve:
    """The odds of a match after each of its segments, as far as they are known."""

    def __init__(self, segments: Sequence[Segment], result: Sequence[float]) -> None:
        """`result` is how much of the victory each seat had in the end."""
        self.segments = tuple(segments)
        self.evaluations = 0
        ends = [self.segments[0].first, *(segment.last for segment in self.segments)] if segments else []
        self._order = [ends[i] for i in coarse_to_fine(len(ends))][:MOST_POSITIONS]
        self._sums: dict[int, list[float]] = {}
        self._simulations: dict[int, int] = {}
        if ends:
            self._sums[ends[-1]], self._simulations[ends[-1]] = [odds * SURE for odds in result], SURE
        self._tried: dict[int, dict[int, tuple[int, int | None]]] = {}

    @property
    def odds(self) -> dict[int, tuple[float, ...]]:
        """Each seat's odds by number of records."""
        return {at: tuple(s / self._simulations[at] for s in sums) for at, sums in sorted(self._sums.items())}

    @property
    def turning_points(self) -> list[Swing]:
        """The greatest swings whose ends have enough simulations."""
        return [swing for swing in self._greatest if not self._unsure(swing)]

    @property
    def known(self) -> float:
        """The share of the curve that is known, from 0 to 1."""
        return sum(at in self._sums for at in self._order) / max(1, len(self._order))

    def wanted(self, most: int) -> list[tuple[int, int]]:
        """The positions to evaluate next, as numbers of records, each with its seed; none when the curve is done."""
        if self.evaluations >= MOST_EVALUATIONS:
            return []
        found = [at for at in self._order if at not in self._sums]
        if not found:
            found = [at for swing in self._greatest for at in self._unsure(swing)]
        if not found:
            found = [at for at in self._order if self._simulations[at] < SMOOTH]
        return [(at, self._simulations.get(at, 0)) for at in dict.fromkeys(found[:most])]

    def add_portion(self, wanted: Sequence[tuple[int, int]], found: Sequence[Evaluation]) -> None:
        """Add the evaluations of wanted positions, as many as were made."""
        for (at, _), evaluation in zip(wanted, found, strict=False):
            self.add(at, evaluation)

    def add(self, at: int, evaluation: Evaluation) -> None:
        """Add an evaluation of the position after `at` records."""
        self.evaluations += 1
        sums = self._sums.setdefault(at, [0.0] * len(evaluation.odds))
        for seat, odds in enumerate(evaluation.odds):
            sums[seat] += odds * evaluation.simulations
        self._simulations[at] = self._simulations.get(at, 0) + evaluation.simulations
        tried = self._tried.setdefault(at, {})
        for line in evaluation.tried:
            visits, then = tried.get(line.code, (0, None))
            tried[line.code] = visits + line.visits, line.then if then is None else then

    def best(self, at: int) -> tuple[int, int | None] | None:
        """What the actor after `at` records does best: the code with most visits, and what follows at once."""
        tried = self._tried.get(at)
        if not tried:
            return None
        code = max(tried, key=lambda one: (tried[one][0], -one))
        return code, tried[code][1]

    @property
    def _greatest(self) -> list[Swing]:
        """The greatest swings by what is known now."""
        return turning_points(swings(self.segments, self.odds))

    def _unsure(self, swing: Swing) -> list[int]:
        """The ends of a swing that need more simulations."""
        ends = (swing.segment.first, swing.segment.last)
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
