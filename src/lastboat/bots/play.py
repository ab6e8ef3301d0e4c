"""Bots play a match to its end."""

from __future__ import annotations

from collections.abc import Sequence

from lastboat.bots.basic import Bot
from lastboat.bots.observation import situation, who_may_act
from lastboat.kernel.match import Match


def play(match: Match, bots: Sequence[Bot], steps: int | None = None) -> Match:
    """Let a bot on each seat play a match to its end, or so many steps. Seats are asked as `who_may_act` says."""
    played = 0
    while not match.over and (steps is None or played < steps):
        for seat in who_may_act(match):
            code = bots[seat].choose(situation(match, seat))
            if code is not None:
                match.play(seat, code)
                break
        played += 1
    return match
