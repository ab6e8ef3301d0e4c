"""The playout policy of a game that brings none: greedy for every seat.

Loaded beside a game without a `ai/rollout.py` of its own, so that `.greedy` is that game's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastboat.kernel.dialect import Buffer, rule

if TYPE_CHECKING:
    from lastboat.games._template.ai.greedy import choose
    from lastboat.games._template.state import State
elif not __package__.startswith("lastboat.search"):  # beside a game
    from ..state import State
    from .greedy import choose


@rule
def play_on(s: State, seat: int, codes: Buffer, rng: Buffer) -> int:
    """What the actor plays."""
    return choose(s, seat, codes, rng)


@rule
def step_in(s: State, seat: int, codes: Buffer, rng: Buffer) -> int:
    """What another seat plays out of turn, or NOBODY's -1."""
    return choose(s, seat, codes, rng)
