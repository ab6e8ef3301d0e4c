"""The default evaluator: greedy's move has the highest prior, rollouts are played to the end.

Loaded into the package of a game without an `ai/evaluator.py` of its own, so that `.greedy` is that game's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastboat.kernel.dialect import Buffer, rule
from lastboat.search.settings import SearchSettings

if TYPE_CHECKING:
    from lastboat.kernel.package import State, actor, choose, score
elif not __package__.startswith("lastboat.search"):  # in a game's package
    from ..rules import actor, score
    from ..state import State
    from .greedy import choose

SEARCH_SETTINGS = SearchSettings()


@rule
def set_priors(s: State, seat: int, codes: Buffer, n: int, priors: Buffer, pad: Buffer, rng: Buffer) -> None:
    """Write the prior of each of a seat's legal codes: half of all for greedy's move; out of turn only for that."""
    best = choose(s, seat, pad, rng)
    others = 1 if actor(s) == seat else 0
    for i in range(n):
        priors[i] = max(1, n) if codes[i] == best else others


@rule
def reward(s: State, seat: int) -> int:
    """What an ended game is worth to a seat, from 0 to 1000: its result."""
    return score(s, seat)


@rule
def is_quiet(s: State) -> bool:
    """Whether a rollout may end here with an estimate: never."""
    return False
