"""Worker that plays our games: at random plain, native and through `Match`, and greedily native.

It runs with the rules of release 0.2 as well.
"""

from __future__ import annotations

import importlib.util
from functools import partial
from random import Random

import lastboat
from benchmarks.bursts import Play, answer_all
from lastboat.kernel.game import Game
from lastboat.sim import play_many

SEED = 1
TABLES = 1024


def play_inside(game: Game, seats: int, native: bool, threads: int, count: int, bot: str = "random") -> int:
    """Play games in the loops of simulations, plain or native, with one bot on all seats."""
    return play_many(game, seats, count, SEED, bots=(bot,), native=native, threads=threads).steps


def play_matches(game: Game, seats: int, count: int) -> int:
    """Play random games through `Match`: every action checked, told and recorded."""
    steps = 0
    for number in range(count):
        match = lastboat.Match(game, seats, seed=number)
        rng = Random(number)
        while not match.over:
            match.play(match.actor, rng.choice(match.legal_codes(match.actor)))
        steps += len(match.records)
    return steps


def decide(game: Game, seats: int, bots: list[str] | None, count: int) -> int:
    """Play random actions at tables stepped together, observations and masks included, until games have ended."""
    from lastboat.rl import Tables

    tables, ended, steps = Tables(game, seats, TABLES, bots=bots), 0, 0
    tables.reset(SEED)
    while ended < count:
        tables.step(tables.sample())
        ended += int(tables.ended.sum())
        steps += 1
    return steps * TABLES


def subjects() -> dict[str, Play]:
    """Every game, number of seats and mode."""
    found: dict[str, Play] = {}
    for game in map(lastboat.game, lastboat.game_ids()):
        for seats in game.seats:
            found[f"plain {game.id} {seats}"] = partial(play_inside, game, seats, False, 1)
            found[f"native {game.id} {seats}"] = partial(play_inside, game, seats, True, 1)
            found[f"greedy {game.id} {seats}"] = partial(play_inside, game, seats, True, 1, bot="greedy")
            found[f"native-2 {game.id} {seats}"] = partial(play_inside, game, seats, True, 2)
            found[f"match {game.id} {seats}"] = partial(play_matches, game, seats)
            if importlib.util.find_spec("lastboat.rl"):
                one = ["learner", *["random"] * (seats - 1)]
                found[f"batch {game.id} {seats}"] = partial(decide, game, seats, None)
                found[f"batch-1 {game.id} {seats}"] = partial(decide, game, seats, one)
    return found


if __name__ == "__main__":
    answer_all(subjects())
