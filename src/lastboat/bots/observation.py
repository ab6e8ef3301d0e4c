"""What a bot is given: a position as one seat may know it, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lastboat.kernel import game as games
from lastboat.kernel.game import Game
from lastboat.kernel.match import Match


@dataclass(frozen=True)
class Situation:
    """A seat's knowledge at one point of a match. It can be sent to another process.

    `known` is the state after `seen.hide`: what the seat cannot know is not in it, so a bot could not
    peek if it wanted to.
    """

    game: str
    seats: int
    seat: int
    actor: int
    number: int
    """How many records the match has: which decision this is."""
    known: Any

    @property
    def rules(self) -> Game:
        """The game that is played."""
        return games.game(self.game)

    @property
    def in_turn(self) -> bool:
        """Whether the match waits for this seat."""
        return self.actor == self.seat

    def legal(self) -> list[int]:
        """The codes the seat may play now; out of turn there may be none."""
        return self.rules.legal(self.known, self.seat)


def who_may_act(match: Match) -> list[int]:
    """Whom a running match could hear from, in order: who may step in out of turn, then who is in turn.

    Afterwards it could be too late for the others, so they come first.
    """
    others = [(match.actor + n) % match.seats for n in range(1, match.seats)]
    may = match.game.rules.others_may_act(match.state)
    return [*(seat for seat in others if may and match.legal_codes(seat)), match.actor]


def situation(match: Match, seat: int) -> Situation:
    """What a seat of a match may know now."""
    known = match.game.observe(match.state, seat)
    return Situation(match.game.id, match.seats, seat, match.actor, len(match.records), known)
