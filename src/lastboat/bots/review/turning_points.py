"""Turning points: where a match swung most, by a decision or by a stroke of luck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from lastboat.bots.review.stretches import Stretch

MOST = 5
"""So many turning points a match has at most."""
LEAST = 0.08
"""By how much the odds of somebody must change; less may be noise."""


@dataclass(frozen=True)
class Swing:
    """What one stretch did to the odds."""

    stretch: Stretch
    before: tuple[float, ...]
    after: tuple[float, ...]

    @property
    def whose(self) -> int:
        """The seat whose odds changed most; of a decision the one who made it if it changed as much for others."""
        changes = [abs(b - a) for a, b in zip(self.before, self.after, strict=True)]
        most = max(changes)
        alike = [seat for seat, change in enumerate(changes) if change >= most - 1e-9]
        return self.stretch.seat if self.stretch.seat in alike else alike[0]

    @property
    def size(self) -> float:
        """By how much they changed, from 0 to 1."""
        return abs(self.after[self.whose] - self.before[self.whose])


def turning_points(swings: Iterable[Swing], most: int = MOST, least: float = LEAST) -> list[Swing]:
    """The greatest swings in the order of play. Of two as great the earlier one counts."""
    great = [swing for swing in swings if swing.size >= least]
    great.sort(key=lambda swing: (-swing.size, swing.stretch.first))
    return sorted(great[:most], key=lambda swing: swing.stretch.first)


def swings(parts: Sequence[Stretch], odds: dict[int, tuple[float, ...]]) -> list[Swing]:
    """What each stretch did, as far as the odds at both its ends are known; `odds` are by number of records."""
    return [Swing(p, odds[p.first], odds[p.last]) for p in parts if p.first in odds and p.last in odds]
