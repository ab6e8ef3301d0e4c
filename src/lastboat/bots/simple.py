"""The two bots every game has: `random` and the game's own `greedy`."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, Protocol

from lastboat.kernel import luck
from lastboat.kernel.actions import MOST_SEATS
from lastboat.kernel.dialect import NOBODY, Buffer
from lastboat.kernel.errors import UnknownWord
from lastboat.kernel.match import Match

SELDOM = 8
"""A random bot uses one in so many chances to act out of turn."""


class Bot(Protocol):
    """Somebody who plays a seat."""

    name: str

    def choose(self, match: Match, seat: int) -> int | None:
        """The code to play; out of turn also None, which lets the others go on."""


class Random:
    """Plays any legal code, each as likely as the others."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match, seat: int) -> int | None:
        """Any legal code; out of turn only now and then."""
        known = match.game.observe(match.state, seat)
        codes = match.game.legal(known, seat)
        rng = _stream(self.seed, match, seat)
        if not codes or (seat != match.actor and luck.below(rng, SELDOM) > 0):
            return None
        return codes[luck.below(rng, len(codes))]


class Greedy:
    """Plays by the rule of thumb in the game's `greedy` module."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match, seat: int) -> int | None:
        """What the game's `greedy.choose` says about what the seat knows."""
        known = match.game.observe(match.state, seat)
        if seat != match.actor and not match.game.rules.others_may_act(known):
            return None
        choose: Callable[[Any, int, Buffer, Buffer], int]
        choose = importlib.import_module(f"{match.game.package}.greedy").choose
        code = choose(known, seat, [0] * match.game.actions.count, _stream(self.seed, match, seat))
        return None if code == NOBODY else code


BOTS: dict[str, Callable[[int], Bot]] = {"greedy": Greedy, "random": Random}


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name; `UnknownWord` names the ones there are."""
    if name not in BOTS:
        raise UnknownWord(word=name, kind="bot", known=", ".join(BOTS))
    return BOTS[name](seed)


def _stream(seed: int, match: Match, seat: int) -> Buffer:
    """A stream for this seat at this point of the match."""
    rng = [0] * luck.STREAM
    luck.start(rng, seed, len(match.records) * MOST_SEATS + seat)
    return rng
