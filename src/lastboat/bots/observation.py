"""What a bot is given: the position as far as one seat may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lastboat.kernel.game import Game
from lastboat.kernel.match import Match
from lastboat.kernel.policies import others_first


@dataclass(frozen=True)
class Situation:
    """One seat's knowledge at one point of a match. It can be sent to another process.

    `known` is the state after `seen.hide`: it does not hold what the seat cannot know, so a bot cannot peek.
    """

    game: Game
    seats: int
    seat: int
    actor: int
    number: int
    """How many records the match has: which decision this is."""
    known: Any

    @property
    def in_turn(self) -> bool:
        """Whether the match waits for this seat."""
        return self.actor == self.seat

    @property
    def may_act(self) -> bool:
        """Whether the seat is in turn, or could have something to do out of turn."""
        return self.in_turn or self.game.rules.others_may_act(self.known)

    def legal(self) -> list[int]:
        """The codes the seat may play now; out of turn there may be none."""
        return self.game.legal(self.known, self.seat)


def who_may_act(match: Match) -> list[int]:
    """The seats of a running match that may act now, in the order in which they are asked; the actor is last."""
    if not match.game.rules.others_may_act(match.state):
        return [match.actor]
    return [seat for seat in others_first(match.actor, match.seats) if match.legal_codes(seat)]


def situation(match: Match, seat: int) -> Situation:
    """What a seat of a match may know now."""
    known = match.game.observe(match.state, seat)
    return Situation(match.game, match.seats, seat, match.actor, len(match.records), known)
