"""Decide when to ask a person who could act out of turn.

A person may act while another player is in turn, with a held card for example. Asking at every step would
take too long, never asking would take the right away. So the game pauses only if chance follows the next
action (afterwards it could be too late), and only at new moments: another player in turn, another prompt,
other legal actions, or an outcome that could end the game. After `go`, a person is asked only in the last
case, until their own next turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lastboat.kernel.dialect import CHANCE
from lastboat.kernel.match import Match

Moment = tuple[int, str, tuple[int, ...], bool]
"""The actor, the prompt, the person's legal codes, whether the game could end now."""


class Interrupts:
    """Knows whom to ask, and remembers what was declined."""

    def __init__(self) -> None:
        self._declined: dict[int, Moment] = {}
        self._muted: set[int] = set()

    def seats_to_ask(self, match: Match, code: int, people: Iterable[int]) -> list[int]:
        """Return the people to ask before the actor plays `code`."""
        if not match.game.rules.others_may_act(match.state):
            return []
        after = match.game.apply(match.state, match.actor, code)
        if match.game.actor(after) != CHANCE:
            return []
        return [seat for seat in people if seat != match.actor and self._is_new(match, seat, after)]

    def decline(self, match: Match, code: int, seats: Iterable[int]) -> None:
        """Remember that these seats let the actor play `code`."""
        after = match.game.apply(match.state, match.actor, code)
        for seat in seats:
            self._declined[seat] = _moment(match, seat, after)

    def mute(self, seats: Iterable[int]) -> None:
        """Ask these seats no more before their own turn, unless the game could end."""
        self._muted |= set(seats)

    def start_turn(self, seat: int) -> None:
        """Forget what the seat declined: it is in turn."""
        self._muted.discard(seat)
        self._declined.pop(seat, None)

    def _is_new(self, match: Match, seat: int, after: Any) -> bool:
        if not match.legal_codes(seat):
            return False
        moment = _moment(match, seat, after)
        if moment == self._declined.get(seat):
            return False
        return moment[-1] or seat not in self._muted


def _moment(match: Match, seat: int, after: Any) -> Moment:
    observed = match.game.observe(match.state, seat)
    legal = tuple(match.legal_codes(seat))
    return match.actor, match.game.show.prompt(observed).id, legal, _could_end(match, seat, after)


def _could_end(match: Match, seat: int, after: Any) -> bool:
    """Return whether a chance outcome could end the game, as far as the seat can know."""
    observed = match.game.observe(after, seat)
    outcomes = (outcome for outcome, _ in match.game.chance(observed))
    return any(match.game.over(match.game.apply(observed, CHANCE, outcome)) for outcome in outcomes)
