"""Confidence intervals of rates."""

from __future__ import annotations

import math

Z95 = 1.959963984540054
"""Standard deviations to each side that hold 95 % of a normal distribution."""


def wilson(wins: float, games: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's score interval for a share of successes.

    >>> [round(x, 4) for x in wilson(20, 100)]
    [0.1334, 0.2888]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
