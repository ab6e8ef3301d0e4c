"""When a person who could act out of turn is asked, so that nobody has to pass endlessly.

A person may step in while somebody else is in turn: a held card, say. Asking at every step would be
a torment, never asking would take the right away. So the table pauses only when the act that comes next
hands over to chance (afterwards it could be too late), and of those moments only at the ones that are new:
another player in turn, another phase, other things the person could do, or the first card that could end
the game. Who says `go` is asked again only in the last case, until the own next turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lastboat.kernel.dialect import CHANCE
from lastboat.kernel.match import Match

Moment = tuple[int, str, tuple[int, ...], bool]
"""Who is in turn, what is asked, what the person could do, whether the game could end now."""


class Patience:
    """Remembers what was declined."""

    def __init__(self) -> None:
        self._declined: dict[int, Moment] = {}
        self._calm: set[int] = set()

    def who_is_asked(self, match: Match, code: int, people: Iterable[int]) -> list[int]:
        """The people to ask before the actor plays `code`."""
        if not match.game.rules.others_may_act(match.state):
            return []
        after = match.game.apply(match.state, match.actor, code)
        if match.game.actor(after) != CHANCE:
            return []
        return [seat for seat in people if seat != match.actor and self._is_new(match, seat, after)]

    def decline(self, match: Match, code: int, seats: Iterable[int]) -> None:
        """The people let the game go on."""
        after = match.game.apply(match.state, match.actor, code)
        for seat in seats:
            self._declined[seat] = _moment(match, seat, after)

    def calm(self, seats: Iterable[int]) -> None:
        """The people do not want to be asked before their own turn."""
        self._calm |= set(seats)

    def own_turn(self, seat: int) -> None:
        """The person is in turn: from here on everything is new."""
        self._calm.discard(seat)
        self._declined.pop(seat, None)

    def _is_new(self, match: Match, seat: int, after: Any) -> bool:
        if not match.legal_codes(seat):
            return False
        moment = _moment(match, seat, after)
        if moment == self._declined.get(seat):
            return False
        return moment[-1] or seat not in self._calm


def _moment(match: Match, seat: int, after: Any) -> Moment:
    known = match.game.observe(match.state, seat)
    could = tuple(match.legal_codes(seat))
    return match.actor, match.game.show.prompt(known).id, could, _could_end(match, seat, after)


def _could_end(match: Match, seat: int, after: Any) -> bool:
    """Whether one of the outcomes that are due would end the game, as far as the seat can know."""
    known = match.game.observe(after, seat)
    outcomes = (outcome for outcome, _ in match.game.chance(known))
    return any(match.game.over(match.game.apply(known, CHANCE, outcome)) for outcome in outcomes)
