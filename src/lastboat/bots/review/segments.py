"""A finished match as segments, each a decision or a run of chance, and the odds at its positions.

What nobody knew is not used here either: hands are open after the end, but every simulation samples anew what
a pile brings. So the odds before a draw are those of the draw, not of the card that came.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from lastboat.bots.analysis import Line, analyse
from lastboat.bots.observation import Situation
from lastboat.kernel.dialect import CHANCE, OVER
from lastboat.kernel.game import Game
from lastboat.kernel.match import Match, Record

SIMULATIONS = 192
"""The simulations of one evaluation."""
LONGEST_MS = 100
"""The time limit of one evaluation; on a slow machine it has fewer simulations and less weight."""


@dataclass(frozen=True)
class FinishedMatch:
    """A match as its records. It can be sent to another process."""

    game: Game
    seats: int
    options: tuple[tuple[str, str], ...]
    records: tuple[Record, ...]

    @classmethod
    def of(cls, match: Match) -> FinishedMatch:
        """The records of a match."""
        return cls(match.game, match.seats, tuple(sorted(match.options.items())), tuple(match.records))


@dataclass(frozen=True)
class Segment:
    """A part of a match: from after `first` records to after `last` of them."""

    first: int
    last: int
    seat: int
    """The seat that decided its first record; CHANCE if none did."""

    @property
    def chance(self) -> bool:
        """Whether no seat decided anything in it."""
        return self.seat == CHANCE


@dataclass(frozen=True)
class Evaluation:
    """The odds of each seat at a position, by so many simulations, and what was tried for the actor."""

    odds: tuple[float, ...]
    simulations: int
    tried: tuple[Line, ...] = ()


def segments(match: FinishedMatch) -> list[Segment]:
    """The segments of a match, from its first decision on.

    A decision is a record of a seat that had another choice. Forced records that follow belong to the decision, or
    to the run of chance that they lead to.
    """
    game, positions = match.game, states(match)
    found: list[Segment] = []
    for number, record in enumerate(match.records):
        if record.seat != CHANCE and _had_a_choice(game, positions[number], record.seat):
            found.append(Segment(number, number + 1, record.seat))
        elif found and (found[-1].chance or (record.seat != CHANCE and not _chance_is_next(match, number))):
            found[-1] = Segment(found[-1].first, number + 1, found[-1].seat)
        elif found:
            found.append(Segment(number, number + 1, CHANCE))
    return found


def evaluate(match: FinishedMatch, wanted: Sequence[tuple[int, int]], budget_ms: int) -> list[Evaluation]:
    """Evaluate positions, each given by its number of records and a seed, until the time is up; at least one.

    The same position and seed give the same odds.
    """
    until = time.monotonic() + budget_ms / 1000
    found: list[Evaluation] = []
    for records, seed in wanted:
        if found and time.monotonic() >= until:
            break
        found.append(_evaluate(match, records, seed))
    return found


def _evaluate(match: FinishedMatch, records: int, seed: int) -> Evaluation:
    game, s = match.game, states(match)[records]
    actor = game.actor(s)
    if actor == OVER:
        return Evaluation(tuple(game.won(game.returns(s, match.seats))), SIMULATIONS)
    known = Situation(game, match.seats, max(0, actor), actor, records, s)
    found = analyse(known, simulations=SIMULATIONS, budget_ms=LONGEST_MS, seed=seed)
    return Evaluation(found.odds, found.simulations, tuple(line for line in found.lines if line.seat == actor))


def _had_a_choice(game: Game, s: Any, seat: int) -> bool:
    """Out of turn a seat could always have let the others go on."""
    return seat != game.actor(s) or len(game.legal(s, seat)) > 1


def _chance_is_next(match: FinishedMatch, number: int) -> bool:
    """Whether the forced records from a number on lead to a chance outcome before the next decision."""
    game, positions = match.game, states(match)
    for at in range(number, len(match.records)):
        seat = match.records[at].seat
        if seat == CHANCE:
            return True
        if _had_a_choice(game, positions[at], seat):
            return False
    return False


@lru_cache(maxsize=2)
def states(match: FinishedMatch) -> list[Any]:
    """The state before the first record and after each one."""
    return match.game.replay(match.seats, dict(match.options), match.records)
