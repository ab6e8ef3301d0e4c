"""Search is stronger than greedy: few games with fixed seeds, and margins beyond chance."""

from __future__ import annotations

import lastboat
from lastboat.bots import bot, play
from lastboat.kernel.match import Match
from lastboat.sim import play_many


def test_a_searching_team_wins_more_often_than_greedy() -> None:
    game = lastboat.game("forbidden-island")
    options = {"level": "novice"}
    won = sum(
        play(Match(game, 2, options, seed=seed), [bot("strong", seed, simulations=200)] * 2).returns[0]
        for seed in range(12)
    )
    assert play_many(game, 2, 1000, options=options).points[0] / 1000 < 0.4
    assert won >= 6


def test_search_beats_greedy_in_pompeii() -> None:
    game = lastboat.game("pompeii")
    points = 0.0
    for seed in range(6):
        mine = seed % 2
        players = [bot("strong" if p == mine else "greedy", seed, simulations=300) for p in range(2)]
        points += play(Match(game, 2, seed=seed), players).returns[mine]
    assert points >= 4
