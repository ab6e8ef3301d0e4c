"""The bots that every game has: `random` and the game's own `greedy`, by the policies that simulations play."""

from __future__ import annotations

from typing import Any, ClassVar, Protocol

from lastboat.bots.observation import Situation
from lastboat.kernel.actions import MOST_SEATS
from lastboat.kernel.dialect import NOBODY, Buffer
from lastboat.kernel.loading import LOOPS, load_into
from lastboat.kernel.policies import GREEDY, RANDOM
from lastboat.kernel.rng import STREAM, start


class Bot(Protocol):
    """A player of a seat."""

    name: str

    def choose(self, situation: Situation) -> int | None:
        """The code to play; out of turn None lets the others go on."""


class Policy:
    """Plays a policy of `kernel.loops`."""

    name: str
    policy: ClassVar[int]

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, situation: Situation) -> int | None:
        """The policy's choice by what the seat knows."""
        if not situation.may_act:
            return None
        game = situation.game
        loops: Any = load_into(game.package, LOOPS)
        choose = loops.choose_move if situation.in_turn else loops.choose_interrupt
        rng = stream(self.seed, situation)
        code: int = choose(situation.known, situation.seat, self.policy, [0] * game.actions.count, rng)
        return None if code == NOBODY else code


class Random(Policy):
    """Plays any legal code, each as likely as the others; rarely acts out of turn."""

    name = "random"
    policy = RANDOM


class Greedy(Policy):
    """Plays the policy of the game's `ai.greedy` module."""

    name = "greedy"
    policy = GREEDY


def stream(seed: int, situation: Situation) -> Buffer:
    """A random stream for this seat at this point of the match."""
    rng = [0] * STREAM
    start(rng, seed, situation.number * MOST_SEATS + situation.seat)
    return rng
