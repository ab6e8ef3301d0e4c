"""Bots choose the same from the full state and from the observation of their seat.

Native loops pass the full state to the policy, because an observation per decision would cost too much.
"""

from __future__ import annotations

import importlib

from lastboat import CHANCE, Game, Match, position_text
from lastboat.bots import analyse, bot, hints, play, situation
from lastboat.kernel.options import Number
from lastboat.kernel.rng import STREAM, start
from lastboat.sim import record_game
from lastboat.testing.matches import played


def seats_know_what_they_may_do(game: Game) -> None:
    """A bot asks the rules for its choices with the observation of its seat: they are those of the full state."""
    for seed in range(12):
        match = played(game, seed, bot="random")
        for s in match.replay():
            if game.actor(s) != CHANCE:
                for seat in range(match.seats):
                    known = game.observe(s, seat)
                    assert game.actor(known) == game.actor(s)
                    assert game.legal(known, seat) == game.legal(s, seat), f"seat {seat}: {position_text(s)}"
                    assert game.rules.others_may_act(known) == game.rules.others_may_act(s)


def greedy_uses_what_its_seat_knows(game: Game) -> None:
    """In the whole games of a few seeds."""
    for seed in range(4):
        _check_greedy(game, seed)


def _check_greedy(game: Game, seed: int) -> None:
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


def bots_play_to_the_end(game: Game) -> None:
    """Greedy and random bots at one table."""
    match = Match(game, game.seats.start, seed=5)
    bots = [bot("greedy" if seat % 2 == 0 else "random", seed=seat) for seat in range(match.seats)]
    assert play(match, bots).result is not None


def numbers_play_at_their_extremes(game: Game) -> None:
    """Search, hints and views with the lowest and the highest numbers that options allow."""
    for end in ("low", "high"):
        options = {o.name: str(getattr(o, end)) for o in game.options if isinstance(o, Number)}
        for seats in game.seats:
            match = record_game(game, seats, 3, options=options, bots=("greedy",))
            for part in range(6):
                then = match.branch(len(match.records) * part // 6)
                for seat in range(-1, seats):
                    assert then.view(seat).table
                if then.actor >= 0:
                    here = situation(then, then.actor)
                    assert hints(analyse(here, simulations=100), here)
