"""Two worlds that differ only in what a seat may not see: the same match, but another seat drew another card."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import lastboat
from lastboat import CHANCE, EVERYBODY, Match, Record
from lastboat.kernel.errors import LastboatError

HOLDER = 1
"""The seat that holds another card in the other world."""


class Worlds(NamedTuple):
    """The two matches; it is the holder's turn in both, and it can do `common` in both."""

    one: Match
    other: Match
    common: int


def worlds(seats: int, rng: Random, records: int) -> Worlds:
    """A match of about so many records, and its twin with another hidden card."""
    game = lastboat.game("pompeii")
    while True:
        match = Match(game, seats, seed=rng.randrange(2**31))
        while not match.over:
            match.play(match.actor, rng.choice(match.legal_codes(match.actor)))
            if len(match.records) >= records and match.actor == HOLDER and (found := _twin(match)):
                return found


def _twin(match: Match) -> Worlds | None:
    """Let the holder have drawn something else, as late as possible; None where that would have been noticed."""
    hidden = [n for n, record in enumerate(match.records) if record.seat == CHANCE and match.witness(n) == HOLDER]
    states = match.replay()
    for number in hidden[::-1]:
        for outcome, _ in match.game.chance(states[number]):
            other = _with(match, number, outcome)
            if other is not None and _alike(match, other):
                common = sorted(set(match.legal_codes(HOLDER)) & set(other.legal_codes(HOLDER)))
                if common:
                    return Worlds(match, other, common[0])
    return None


def _with(match: Match, number: int, outcome: int) -> Match | None:
    """The same match with another outcome of one record, if everything else can have happened all the same."""
    if outcome == match.records[number].code:
        return None
    records = [*match.records[:number], Record(CHANCE, outcome), *match.records[number + 1 :]]
    try:
        other = Match(match.game, match.seats, match.options, 0, None, match.names, records)
    except LastboatError:
        return None
    return other if len(other.records) == len(match.records) and other.state != match.state else None


def _alike(one: Match, other: Match) -> bool:
    """Whether everybody but the holder knows the same in both."""
    others = [EVERYBODY, *(seat for seat in range(one.seats) if seat != HOLDER)]
    return one.actor == other.actor and all(
        one.game.observe(one.state, seat) == other.game.observe(other.state, seat) for seat in others
    )
