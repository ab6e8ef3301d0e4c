"""Hints: the best moves of a seat with their odds, what speaks for each, and how they compare."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from lastboat.bots.analysis import Analysis, Line
from lastboat.bots.observation import Situation
from lastboat.bots.reasons import reasons
from lastboat.kernel import i18n
from lastboat.kernel.game import Game
from lastboat.kernel.view import Message

WORDS = Path(__file__).parent / "words"
"""The catalogues with the reasons."""
HINT_MS = 350
"""How long a hint is searched for, so that it comes within half a second."""
ODDS_MS = 200
"""How long the odds of a running match are searched for."""
SHOWN_FROM = 20
"""A move with less than one in so many of all visits has uncertain odds and is not shown."""
SURE = 0.9
"""A move with so large a share of all visits is called best without a comparison."""
CLEAR, CLOSE = 3, 1
"""Points from which on a difference is clear, and up to which there is none."""
WHY = 2
"""The most sentences about one move."""


@dataclass(frozen=True)
class Hint:
    """A good move: its code, the odds with it (0 to 1), how it compares, and what the seat would play next."""

    code: int
    odds: float
    reason: Message
    then: int | None = None
    why: tuple[Message, ...] = ()
    """What speaks for it in terms of the game: facts of the position."""
    misses: Message | None = None
    """What the best move has and this one has not."""


def hints(analysis: Analysis, here: Situation, most: int = 3) -> tuple[Hint, ...]:
    """The best moves of the seat, the best first; none if the search found none.

    The odds of the others are capped by those of the best, which has the most visits.
    """
    seat = here.seat
    tried = [line for line in analysis.lines if line.visits]
    mine = [line for line in tried if line.seat == seat]
    if not mine:
        return ()
    others = [line for line in mine[1:] if line.visits * SHOWN_FROM >= analysis.simulations and not line.idle]
    known = [mine[0], *sorted(others, key=lambda line: -line.odds)]
    found: list[Hint] = []
    best: list[Message] = []
    for line in known[:most]:
        codes = [line.code] if line.then is None else [line.code, line.then]
        why = reasons(here.game, here.known, seat, codes)
        best = best or why
        own = {message.id for message in why}
        misses = next((message for message in best if message.id not in own), None)
        reason = _reason(line, known, tried)
        found.append(Hint(line.code, min(line.odds, known[0].odds), reason, line.then, tuple(why[:WHY]), misses))
    return tuple(found)


def say(reason: Message, lang: str) -> str:
    """How a move compares, in words."""
    return i18n.say(reason, lang, WORDS)


def say_why(game: Game, hint: Hint, lang: str, names: Sequence[str] = ()) -> str:
    """What speaks for a hint and how it compares, in words."""
    words = game.folder / "words"
    told = [i18n.say(message, lang, words, names) for message in hint.why]
    if hint.misses is not None:
        what = i18n.say(hint.misses, lang, words, names)
        told.append(i18n.say(Message("hint-misses", {"what": what}), lang, WORDS))
    return " ".join([*told, say(hint.reason, lang)])


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
