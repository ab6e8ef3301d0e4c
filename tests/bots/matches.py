"""Matches for tests of what bots think of them."""

from __future__ import annotations

import lastboat
from lastboat import Match
from lastboat.bots import bot, situation, who_may_act
from lastboat.sim import record_game


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


def placing() -> Match:
    """Nisyros in round 3: lava nears the shipyard of Mandraki, and the worker there should move on to that of Pali."""
    whole = record_game(lastboat.game("nisyros"), 3, seed=11)
    return whole.branch(len(whole.records) // 2, seed=11)
