"""The estimate of a game with trained weights: a small network of integers over sparse features.

Loaded into the package of `ai/features.py` and `ai/weights.py`. Each feature of a position adds its row of
weights to the hidden units and, last in the row, to the output; the hidden units are clipped and weighted.
`sim/training.py` trains the weights.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from lastboat.kernel.dialect import Buffer, rule, table

if TYPE_CHECKING:
    from lastboat.kernel.package import (
        BIASES,
        ESTIMATE_MAX,
        FEATURE_WEIGHTS,
        FIRST_FEATURE,
        HIDDEN,
        OUTPUT_WEIGHTS,
        State,
        write_features,
    )
elif not __package__.startswith("lastboat.search"):  # in a game's package
    from ..state import State
    from .features import ESTIMATE_MAX, FIRST_FEATURE, write_features
    from .weights import BIASES, FEATURE_WEIGHTS, HIDDEN, OUTPUT_WEIGHTS
else:
    ESTIMATE_MAX = 1000

UNIT = 256
"""Weights are in 1/256."""
CLIP = 4 * UNIT
"""The most a hidden unit puts out."""
STEPS, RANGE = 16, 8
"""The logistic curve is a table: so many points for each logit, and so many logits to each side."""
LOGISTIC = table([round(ESTIMATE_MAX / (1 + exp(-i / STEPS))) for i in range(-RANGE * STEPS, RANGE * STEPS + 1)])


@rule
def estimate(s: State, seat: int, pad: Buffer) -> int:
    """The expected result of a quiet position, from 0 to 1000; the same for every seat of a team."""
    end = write_features(s, pad)
    for i in range(HIDDEN + 1):
        pad[end + i] = BIASES[i]
    for n in range(FIRST_FEATURE, end):
        feature = pad[n]
        for i in range(HIDDEN + 1):
            pad[end + i] += FEATURE_WEIGHTS[feature][i]
    output = pad[end + HIDDEN] * UNIT
    for i in range(HIDDEN):
        output += min(CLIP, max(0, pad[end + i])) * OUTPUT_WEIGHTS[i]
    point = output * STEPS // (UNIT * UNIT) + RANGE * STEPS
    return LOGISTIC[max(0, min(2 * RANGE * STEPS, point))]
