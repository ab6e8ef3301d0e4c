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


def situation(match: Match, seat: int) -> Situation:
    """What a seat of a match may know now."""
    known = match.game.observe(match.state, seat)
    return Situation(match.game.id, match.seats, seat, match.actor, len(match.records), known)
