"""Step 4 (§8): stone, wood and wheat."""

from __future__ import annotations

from lastboat.kernel.dialect import emit, rule

from ..actions import BONUS_TAKEN, GATHERED
from ..board import PLACES, RESOURCES, RINGS, THUNDERSTORM, YIELD, ZONES
from ..cards.pile import spend
from ..people import acting_workers, gain
from ..state import State


@rule
def weather(s: State, resource: int) -> int:
    """§6.3, §6.4, §6.5 Thunderstorm, storm and harvest double stone, wood and wheat."""
    return 2 if s.waiting[THUNDERSTORM + resource] > 0 else 1


@rule
def gather_from(s: State, z: int, ring: int, workers: int) -> None:
    """§8.1, §8.2, §8.3 What an area gives: yield, die and weather multiply, the bonus is only added."""
    w = z * PLACES + ring
    resource = s.resource[z][ring]
    amount = workers * YIELD[ring] * weather(s, resource)
    if s.doubled[w] == 1:
        amount *= 2
    emit(GATHERED, w, resource, amount)
    gain(s, resource, amount)
    if ring == 0 and s.bonus[z] == 1:
        s.bonus[z] = 0
        emit(BONUS_TAKEN, w, resource)
        gain(s, resource, 1)


@rule
def gather(s: State) -> None:
    """§8.1 Every acting worker on a slope gathers; the weather cards are spent."""
    for z in range(ZONES):
        for ring in range(RINGS):
            if s.busy[z * PLACES + ring] > 0:
                workers = acting_workers(s, z * PLACES + ring)
                if workers > 0:
                    gather_from(s, z, ring, workers)
    for c in range(THUNDERSTORM, THUNDERSTORM + RESOURCES):
        if s.waiting[c] > 0:
            spend(s, c)
