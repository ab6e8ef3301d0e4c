"""Matches for tests of bots."""

from __future__ import annotations

import lastboat
from lastboat import Game, Match
from lastboat.bots import bot, play
from lastboat.sim import record_game


def at_first_choice(game: Game, seed: int = 3, seats: int | None = None) -> Match:
    """A match at its first decision with a choice."""
    match = Match(game, seats or game.seats.start, seed=seed)
    while len(match.legal_codes(match.actor)) == 1:
        match.play(match.actor, match.legal_codes(match.actor)[0])
    return match


def after_greedy(game: Game, steps: int, seed: int = 3, seats: int | None = None) -> Match:
    """A match after so many decisions of greedy."""
    match = Match(game, seats or game.seats.start, seed=seed)
    return play(match, [bot("greedy", 1)] * match.seats, steps)


def finished(game: str, seats: int = 2, seed: int = 3) -> Match:
    """A match that greedy played to its end."""
    return play(Match(lastboat.game(game), seats, seed=seed), [bot("greedy")] * seats)


def placing() -> Match:
    """Nisyros in round 3: lava nears the shipyard of Mandraki, and the worker there should move on to that of Pali."""
    whole = record_game(lastboat.game("nisyros"), 3, seed=11)
    return whole.branch(len(whole.records) // 2, seed=11)
