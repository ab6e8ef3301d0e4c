"""The default rollout policy: greedy on every seat.

Loaded into the package of a game without an `ai/rollout.py` of its own, so that `.greedy` is that game's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastboat.kernel.dialect import Buffer, rule

if TYPE_CHECKING:
    from lastboat.kernel.package import State, choose
elif not __package__.startswith("lastboat.search"):  # in a game's package
    from ..state import State
    from .greedy import choose


@rule
def choose_move(s: State, seat: int, codes: Buffer, rng: Buffer) -> int:
    """What the actor plays."""
    return choose(s, seat, codes, rng)


@rule
def choose_interrupt(s: State, seat: int, codes: Buffer, rng: Buffer) -> int:
    """What another seat plays out of turn, or NOBODY."""
    return choose(s, seat, codes, rng)
