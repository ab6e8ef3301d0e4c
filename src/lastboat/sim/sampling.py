"""Sample the features of a played game's positions, in the dialect, for training.

Loaded into the package of a game that has features.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastboat.kernel.dialect import Buffer, rule

if TYPE_CHECKING:
    from lastboat.kernel.package import FIRST_FEATURE, State, write_features
    from lastboat.search.evaluator import is_quiet
elif not __package__.startswith("lastboat.sim"):  # in a game's package
    from .ai.evaluator import is_quiet
    from .ai.features import FIRST_FEATURE, write_features
    from .state import State

MOST_FEATURES = 48
"""The most features of a position."""


@rule
def sample(states: list[State], count: int, out: Buffer, pad: Buffer) -> int:
    """Write a row of `out` for each quiet position: its features, then -1; return how many rows there are."""
    found = 0
    for i in range(count):
        if is_quiet(states[i]):
            n = write_features(states[i], pad) - FIRST_FEATURE
            for j in range(MOST_FEATURES):
                out[found * MOST_FEATURES + j] = pad[FIRST_FEATURE + j] if j < n else -1
            found += 1
    return found
