"""Parts of the page as HTML: figures, the heads of tables, bars with intervals, numbers."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

from lastboat.sim.study.comparing import Difference
from lastboat.sim.study.results import Rate

PICTURED = ' class="pictured"'
"""Columns with bars, and the scales above them."""


def table_head(heads: Sequence[str]) -> str:
    """The beginning of a table."""
    cells = "".join(f"<th{PICTURED if '<' in head else ''}>{head}</th>" for head in heads)
    return f'<div class="wide"><table><thead><tr>{cells}</tr></thead><tbody>'


def figure(title: str, unit: str, picture: str) -> str:
    """A picture with its title, and the unit of its numbers."""
    width = re.search(r'\bwidth="([0-9.]+)"', picture)
    small = f"<small>{unit}</small>" if unit else ""
    style = f' style="--width: {width[1]}px"' if width else ""
    return f"<figure{style}><figcaption>{title}{small}</figcaption><div>{picture}</div></figure>"


def bar(found: Rate) -> str:
    """A rate with its interval."""
    return (
        f'<div class="bar c0"><i style="left:{100 * found.low:.2f}%;width:{100 * (found.high - found.low):.2f}%"></i>'
        f'<b style="left:{100 * found.mean:.2f}%"></b></div>'
    )


def difference_bar(found: Difference, reach: int) -> str:
    """A difference with its interval, on a scale that reaches so many percent to each side."""
    low, mean, high = (50 + 50 * 100 * number / reach for number in (found.low, found.mean, found.high))
    colour = ("c2" if found.mean > 0 else "c1") if found.certain else "doubtful"
    return (
        f'<div class="bar zero {colour}"><i style="left:{low:.2f}%;width:{high - low:.2f}%"></i>'
        f'<b style="left:{mean:.2f}%"></b></div>'
    )


def reach_of(numbers: Sequence[float]) -> int:
    """The percentage at both ends of a scale of differences: a multiple of 5 that has room for all."""
    return max(5, 5 * math.ceil(20 * max(map(abs, numbers), default=0.0)))


def signed(share: float) -> str:
    """A difference in percentage points."""
    return f"{100 * share:+.1f}".replace("-", "−")


def chance(p: float) -> str:
    """A probability."""
    return "&lt; 0.001" if p < 0.001 else f"{p:.3f}"
