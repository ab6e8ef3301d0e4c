"""The two bots every game has: `random` and the game's own `greedy`."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, Protocol

from lastboat.bots.observation import Situation
from lastboat.kernel.actions import MOST_SEATS
from lastboat.kernel.dialect import NOBODY, Buffer
from lastboat.kernel.rng import STREAM, below, start

SELDOM = 8
"""A random bot uses one in so many chances to act out of turn."""


class Bot(Protocol):
    """Somebody who plays a seat."""

    name: str

    def choose(self, situation: Situation) -> int | None:
        """The code to play; out of turn also None, which lets the others go on."""


class Random:
    """Plays any legal code, each as likely as the others."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, situation: Situation) -> int | None:
        """Any legal code; out of turn only now and then."""
        codes = situation.legal()
        rng = stream(self.seed, situation)
        if not codes or (not situation.in_turn and below(rng, SELDOM) > 0):
            return None
        return codes[below(rng, len(codes))]


class Greedy:
    """Plays by the rule of thumb in the game's `greedy` module."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, situation: Situation) -> int | None:
        """What the game's `greedy.choose` says about what the seat knows."""
        game, known = situation.rules, situation.known
        if not situation.in_turn and not game.rules.others_may_act(known):
            return None
        choose: Callable[[Any, int, Buffer, Buffer], int]
        choose = importlib.import_module(f"{game.package}.ai.greedy").choose
        code = choose(known, situation.seat, [0] * game.actions.count, stream(self.seed, situation))
        return None if code == NOBODY else code


def stream(seed: int, situation: Situation) -> Buffer:
    """A stream for this seat at this point of the match."""
    rng = [0] * STREAM
    start(rng, seed, situation.number * MOST_SEATS + situation.seat)
    return rng
