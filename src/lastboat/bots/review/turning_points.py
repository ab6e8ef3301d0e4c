"""Turning points: the segments of a match with the greatest swings of the odds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from lastboat.bots.review.segments import Segment

MOST = 5
"""The most turning points of a match."""
LEAST = 0.08
"""The least change of a seat's odds; less may be noise."""


@dataclass(frozen=True)
class Swing:
    """What one segment did to the odds."""

    segment: Segment
    before: tuple[float, ...]
    after: tuple[float, ...]

    @property
    def whose(self) -> int:
        """The seat whose odds changed most; where several changed alike, the one that decided comes first."""
        changes = [abs(b - a) for a, b in zip(self.before, self.after, strict=True)]
        most = max(changes)
        alike = [seat for seat, change in enumerate(changes) if change >= most - 1e-9]
        return self.segment.seat if self.segment.seat in alike else alike[0]

    @property
    def size(self) -> float:
        """How much that seat's odds changed, from 0 to 1."""
        return abs(self.after[self.whose] - self.before[self.whose])


def turning_points(swings: Iterable[Swing], most: int = MOST, least: float = LEAST) -> list[Swing]:
    """The greatest swings in the order of play. Of two equal ones the earlier counts."""
    found = [swing for swing in swings if swing.size >= least]
    found.sort(key=lambda swing: (-swing.size, swing.segment.first))
    return sorted(found[:most], key=lambda swing: swing.segment.first)


def swings(segments: Sequence[Segment], odds: dict[int, tuple[float, ...]]) -> list[Swing]:
    """The swing of each segment whose odds are known at both ends; `odds` are by number of records."""
    return [Swing(s, odds[s.first], odds[s.last]) for s in segments if s.first in odds and s.last in odds]
