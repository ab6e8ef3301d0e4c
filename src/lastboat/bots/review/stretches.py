"""A match that has been played: its stretches, each a decision or a stroke of luck, and the odds between them.

What nobody knew is not told here either: hands lie open after the end, but what a pile would have brought
is dealt anew in every simulation. So the odds before a draw are those of the draw, not of the card that came.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from lastboat.bots.analysis import analyse
from lastboat.bots.observation import Situation
from lastboat.kernel import game as games
from lastboat.kernel.dialect import CHANCE, OVER
from lastboat.kernel.game import Game
from lastboat.kernel.match import Match, Record

SIMULATIONS = 192
"""How often a position is played on when it is weighed once."""
LONGEST_MS = 100
"""No weighing takes longer, however slow the machine; it then counts for less."""


@dataclass(frozen=True)
class Played:
    """A match as its records. It can be sent to another process."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    records: tuple[Record, ...]

    @classmethod
    def of(cls, match: Match) -> Played:
        """What was played in a match."""
        return cls(match.game.id, match.seats, tuple(sorted(match.options.items())), tuple(match.records))

    @property
    def rules(self) -> Game:
        """The game that was played."""
        return games.game(self.game)


@dataclass(frozen=True)
class Stretch:
    """A part of a match: from after `first` records to after `last` of them."""

    first: int
    last: int
    seat: int
    """Who decided what its first record is; CHANCE: nobody could do anything about it."""

    @property
    def luck(self) -> bool:
        """Whether chance alone spoke."""
        return self.seat == CHANCE


@dataclass(frozen=True)
class Weighed:
    """How a position stood: the odds of each seat, by so many simulations."""

    odds: tuple[float, ...]
    simulations: int


def stretches(played: Played) -> list[Stretch]:
    """The stretches of a match, from its first decision on.

    A decision is what a seat played that could have played something else. What then follows by itself is
    part of it, or of the stroke of luck with which it comes.
    """
    game, states = played.rules, _states(played)
    found: list[Stretch] = []
    for number, record in enumerate(played.records):
        if record.seat != CHANCE and _had_a_choice(game, states[number], record.seat):
            found.append(Stretch(number, number + 1, record.seat))
        elif found and (found[-1].luck or (record.seat != CHANCE and not _luck_comes(played, number))):
            found[-1] = Stretch(found[-1].first, number + 1, found[-1].seat)
        elif found:
            found.append(Stretch(number, number + 1, CHANCE))
    return found


def weigh(played: Played, wanted: Sequence[tuple[int, int]], budget_ms: int) -> list[Weighed]:
    """How the positions after so many records stood, each with a seed of its own; no new one when the time is up.

    At least one is weighed. The same position and seed give the same odds.
    """
    until = time.monotonic() + budget_ms / 1000
    found: list[Weighed] = []
    for records, seed in wanted:
        if found and time.monotonic() >= until:
            break
        found.append(_weigh(played, records, seed))
    return found


def _weigh(played: Played, records: int, seed: int) -> Weighed:
    game, s = played.rules, _states(played)[records]
    actor = game.actor(s)
    if actor == OVER:
        return Weighed(tuple(game.won(game.returns(s, played.seats))), SIMULATIONS)
    known = Situation(game.id, played.seats, max(0, actor), actor, records, s)
    found = analyse(known, simulations=SIMULATIONS, budget_ms=LONGEST_MS, seed=seed)
    return Weighed(found.odds, found.simulations)


def _had_a_choice(game: Game, s: Any, seat: int) -> bool:
    """Out of turn it is always a choice to let the others go on."""
    return seat != game.actor(s) or len(game.legal(s, seat)) > 1


def _luck_comes(played: Played, number: int) -> bool:
    """Whether what follows by itself from a record on leads to a draw before somebody decides again."""
    game, states = played.rules, _states(played)
    for at in range(number, len(played.records)):
        seat = played.records[at].seat
        if seat == CHANCE:
            return True
        if _had_a_choice(game, states[at], seat):
            return False
    return False


@lru_cache(maxsize=2)
def _states(played: Played) -> list[Any]:
    """The state before the first record and after each one."""
    return played.rules.replay(played.seats, dict(played.options), played.records)
