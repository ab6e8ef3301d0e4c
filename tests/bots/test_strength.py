"""Looking ahead pays: few games with fixed seeds, and margins that luck does not bridge."""

from __future__ import annotations

import lastboat
from lastboat.bots import Bot, bot, situation
from lastboat.kernel.match import Match
from lastboat.sim import play_many


def result(match: Match, players: list[Bot]) -> list[float]:
    """Play a match to its end."""
    while not match.over:
        others = [p for p in range(match.seats) if p != match.actor]
        for seat in (*others, match.actor):
            code = players[seat].choose(situation(match, seat))
            if code is not None:
                match.play(seat, code)
                break
    return match.returns


def test_a_team_that_looks_ahead_is_saved_more_often() -> None:
    game = lastboat.game("forbidden-island")
    options = {"level": "novice"}
    won = sum(
        result(Match(game, 2, options, seed=seed), [bot("strong", seed, simulations=200)] * 2)[0] for seed in range(12)
    )
    assert play_many(game, 2, 1000, options=options).points[0] / 1000 < 0.4
    assert won >= 6


def test_looking_ahead_beats_greedy_in_pompeii() -> None:
    game = lastboat.game("pompeii")
    points = 0.0
    for seed in range(6):
        mine = seed % 2
        players = [bot("strong" if p == mine else "greedy", seed, simulations=300) for p in range(2)]
        points += result(Match(game, 2, seed=seed), players)[mine]
    assert points >= 4
