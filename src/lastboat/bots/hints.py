"""Hints: the best moves of a seat with their odds, and a short reason that says how they compare."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from lastboat.bots.analysis import Analysis, Line
from lastboat.kernel import i18n
from lastboat.kernel.view import Message

WORDS = Path(__file__).parent / "words"
"""The catalogues with the reasons."""
HINT_MS = 350
"""How long a hint is searched for, so that it comes within half a second."""
SHOWN_FROM = 20
"""A move with less than one in so many of all visits has uncertain odds and is not shown."""
SURE = 0.9
"""A move with so large a share of all visits is called best without a comparison."""
CLEAR, CLOSE = 3, 1
"""Points from which on a difference is clear, and up to which there is none."""


@dataclass(frozen=True)
class Hint:
    """A good move: its code, the odds with it (0 to 1), the reason, and what the seat would play next."""

    code: int
    odds: float
    reason: Message
    then: int | None = None


def hints(analysis: Analysis, seat: int, most: int = 3) -> tuple[Hint, ...]:
    """The best moves of a seat, the best first; none if the search found none.

    The odds of the others are capped by those of the best, which has the most visits.
    """
    tried = [line for line in analysis.lines if line.visits]
    mine = [line for line in tried if line.seat == seat]
    if not mine:
        return ()
    others = [line for line in mine[1:] if line.visits * SHOWN_FROM >= analysis.simulations and not line.idle]
    known = [mine[0], *sorted(others, key=lambda line: -line.odds)]
    return tuple(
        Hint(line.code, min(line.odds, known[0].odds), _reason(line, known, tried), line.then) for line in known[:most]
    )


def say(reason: Message, lang: str) -> str:
    """A reason in words."""
    return i18n.say(reason, lang, WORDS)


def _reason(line: Line, known: list[Line], tried: list[Line]) -> Message:
    best = known[0]
    if line is not best:
        behind = _points(best, line)
        return Message("hint-behind", {"points": behind}) if behind > CLOSE else Message("hint-as-good")
    ahead = min((_points(best, other) for other in known[1:]), default=None)
    if (ahead is None or ahead > CLOSE) and best.visits >= SURE * sum(other.visits for other in tried):
        return Message("hint-sure")
    if ahead is None:
        return Message("hint-best")
    if ahead >= CLEAR:
        return Message("hint-clear", {"points": ahead})
    return Message("hint-best") if ahead >= CLOSE else Message("hint-close")


def _points(one: Line, other: Line) -> int:
    """How many percentage points a move is ahead of another."""
    return round(100 * (one.odds - other.odds))
