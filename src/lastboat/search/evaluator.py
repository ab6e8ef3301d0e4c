"""The judge of a game that brings none: greedy's move first, and games are played to their end.

Loaded beside a game without a `ai/evaluator.py` of its own, so that `.greedy` is that game's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastboat.kernel.dialect import Buffer, rule

if TYPE_CHECKING:
    from lastboat.games._template.ai.greedy import choose
    from lastboat.games._template.rules import actor, score
    from lastboat.games._template.state import State
elif not __package__.startswith("lastboat.search"):  # beside a game
    from ..rules import actor, score
    from ..state import State
    from .greedy import choose

FAVOURITE = 1
"""How many times the average weight of the others greedy's move gets."""


@rule
def weigh(s: State, seat: int, codes: Buffer, n: int, weights: Buffer, pad: Buffer, rng: Buffer) -> None:
    """How much attention each of a seat's legal codes deserves; out of turn only what greedy would do deserves any."""
    best = choose(s, seat, pad, rng)
    others = 1 if actor(s) == seat else 0
    for i in range(n):
        weights[i] = max(1, n * FAVOURITE) if codes[i] == best else others


@rule
def worth(s: State, seat: int) -> int:
    """What an ended game is worth to a seat, from 0 to 1000: its result."""
    return score(s, seat)


@rule
def settled(s: State) -> bool:
    """Whether a playout may stop here and be judged: never."""
    return False


@rule
def estimate(s: State, seat: int, pad: Buffer) -> int:
    """What a seat can hope for, from 0 to 1000; never asked."""
    return 0
