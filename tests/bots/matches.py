"""Matches for tests of what bots think of them."""

from __future__ import annotations

import lastboat
from lastboat import Match
from lastboat.bots import bot, situation, who_may_act


def finished(game: str, seats: int = 2, seed: int = 3) -> Match:
    """A match that greedy played to its end."""
    match, player = Match(lastboat.game(game), seats, seed=seed), bot("greedy")
    while not match.over:
        for seat in who_may_act(match):
            code = player.choose(situation(match, seat))
            if code is not None:
                match.play(seat, code)
                break
    return match
