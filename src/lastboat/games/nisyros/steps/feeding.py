"""Step 7: food for the workers."""

from __future__ import annotations

from lastboat.kernel.dialect import emit, rule

from ..actions import FED, WHEAT_MISSING
from ..board import FASTING, MANY_WORKERS, WORKERS_STRUCK
from ..components import WHEAT
from ..phases import FLOW, SICKNESS
from ..state import State
from .pile import spend


@rule
def wheat_needed(s: State) -> int:
    """§11.1 One for each player with workers, two from six workers on."""
    n = 0
    for p in range(s.seats):
        if s.crew[p] >= MANY_WORKERS:
            n += 2
        elif s.crew[p] > 0:
            n += 1
    return n


@rule
def feed(s: State) -> None:
    """§6.7, §11.1, §11.2 Wheat is paid as far as it goes; each missing one makes two workers sick. Fasting skips it."""
    s.step = 7
    s.phase = FLOW
    if s.waiting[FASTING] > 0:
        spend(s, FASTING)
        return
    needed = wheat_needed(s)
    paid = needed
    if paid > s.store[WHEAT]:
        paid = s.store[WHEAT]
    s.store[WHEAT] -= paid
    if paid > 0:
        emit(FED, paid)
    if needed > paid:
        emit(WHEAT_MISSING, needed - paid)
        s.to_pick = WORKERS_STRUCK * (needed - paid)
        s.phase = SICKNESS
