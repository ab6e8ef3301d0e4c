"""Greedy chooses the same from the full state and from the observation of its seat.

Native loops pass the full state to the policy, because an observation per decision would cost too much.
"""

from __future__ import annotations

import importlib

import pytest

from lastboat import Game, Match
from lastboat.bots import analyse, bot, hints, play, situation
from lastboat.kernel.options import Number
from lastboat.kernel.rng import STREAM, start
from lastboat.sim import record_game
from tests.every_game.tables import played


@pytest.mark.parametrize("seed", range(4))
def test_greedy_chooses_the_same_from_the_state_and_the_observation(game: Game, seed: int) -> None:
    choose = importlib.import_module(f"{game.package}.ai.greedy").choose
    match = played(game, seed)
    for (seat, _), state in zip(match.records, match.replay(), strict=False):
        if seat >= 0 and game.actor(state) == seat:
            choices = set()
            for known in (state, game.observe(state, seat)):
                rng = [0] * STREAM
                start(rng, seed, 7)
                choices.add(choose(known.copy(), seat, [0] * game.actions.count, rng))
            assert len(choices) == 1
            assert choices <= set(game.legal(state, seat))


def test_greedy_and_random_play_together_to_the_end(game: Game) -> None:
    match = Match(game, game.seats.start, seed=5)
    bots = [bot("greedy" if seat % 2 == 0 else "random", seed=seat) for seat in range(match.seats)]
    assert play(match, bots).result is not None


@pytest.mark.parametrize("end", ["low", "high"])
def test_search_hints_and_views_at_the_extremes_of_house_rules(game: Game, end: str) -> None:
    options = {o.name: str(o.low if end == "low" else o.high) for o in game.options if isinstance(o, Number)}
    for seats in game.seats:
        match = record_game(game, seats, 3, options=options, bots=("greedy",))
        for part in range(6):
            then = match.branch(len(match.records) * part // 6)
            for seat in range(-1, seats):
                assert then.view(seat).table
            if then.actor >= 0:
                here = situation(then, then.actor)
                assert hints(analyse(here, simulations=100), here)
