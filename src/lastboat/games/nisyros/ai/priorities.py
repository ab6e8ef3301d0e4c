"""The greedy policy's values of eruptions and of work, and who leaves first."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, rule, table

from ..actions import PASS, RESCUE_CITIZEN, RESCUE_WORKER, VILLAGE_OF
from ..board import (
    AT_DAM_PLACE,
    AT_SHIPYARD,
    AT_THEATRE,
    COAST,
    CREVICE,
    PLACES,
    RINGS,
    WHEAT_FOR_A_BOAT,
    WORKPLACES,
    YIELD,
    ZONES,
)
from ..clock import rounds_left, rounds_left_for_all
from ..components import STONE, WHEAT, WOOD
from ..people import boats_on_the_sea, people_on_the_island
from ..phases import DIRECTION
from ..state import State
from ..steps.evacuating import citizens_of
from .planning import food_for
from .values import (
    CREW,
    DIE_BOAT,
    DIE_CALL,
    DIE_DAM,
    DIE_STONE,
    HIT_COAST,
    HIT_FIRST,
    HIT_PERSON,
    HIT_SLOPE,
    LAST,
    RESERVE,
    STAY,
    URGENT,
    WEIGHTS,
)

EMPTY = table((8, 5, 4, 3, 0))
"""What an eruption costs in a zone where nobody lives, by the lava there."""


@rule
def cost_of_eruption(s: State, z: int) -> int:
    """§13.3 What an eruption in a zone would cost."""
    area = s.lava[z]
    people = 0
    if area < COAST:
        people = s.busy[z * PLACES + area]
    else:
        for place in range(RINGS, PLACES):
            people += s.busy[z * PLACES + place]
        for p in range(s.seats):
            people += s.citizens[p][z]
    cost = people * WEIGHTS[s.level][HIT_PERSON]
    if s.owner[z] < 0:
        return cost + EMPTY[area]
    if area == 0:
        return cost + WEIGHTS[s.level][HIT_FIRST]
    return cost + (WEIGHTS[s.level][HIT_COAST] if area == COAST else WEIGHTS[s.level][HIT_SLOPE] + 5 * area)


@rule
def choose_zone(s: State, n: int, codes: Buffer) -> int:
    """§5.6, §6.14, §13.3 Where an eruption costs least, or where the sinking lava helps most."""
    best = codes[0]
    most = -100000
    for i in range(n):
        z = VILLAGE_OF[codes[i]]
        value = 0
        if s.phase == DIRECTION:
            value = -cost_of_eruption(s, z)
        elif s.card == CREVICE:
            value = s.lava[z] * 2 + (20 if s.owner[z] >= 0 else 0)
        else:
            value = -people_highest(s, z)
        if value > most:
            most = value
            best = codes[i]
    return best


@rule
def people_highest(s: State, z: int) -> int:
    """§6.10 How many workers the fumes would reach in a zone."""
    for ring in range(RINGS):
        if s.busy[z * PLACES + ring] > 0:
            return s.busy[z * PLACES + ring]
    return s.busy[z * PLACES + AT_THEATRE] + s.busy[z * PLACES + AT_SHIPYARD] + s.busy[z * PLACES + AT_DAM_PLACE]


@rule
def value_of_work(s: State, w: int, workers: int) -> int:
    """§7.3 What so many more workers' worth on a workplace would bring now."""
    z = w // PLACES
    place = w % PLACES
    if place < RINGS:
        k = s.resource[z][place]
        weight = 10
        if k == STONE:
            weight = WEIGHTS[s.level][DIE_STONE]
        elif k == WHEAT and s.store[WHEAT] < food_for(s) + 2:
            weight = 12
        return workers * YIELD[place] * weight
    if place == AT_SHIPYARD:
        return min(workers, max(0, s.store[WOOD] + 2 - s.busy[w])) * WEIGHTS[s.level][DIE_BOAT]
    if place == AT_THEATRE:
        if s.busy[w] - s.asleep[w] > 1 or rounds_left_for_all(s) < 20:
            return 0
        return WEIGHTS[s.level][DIE_CALL]
    return min(workers, s.store[STONE]) * WEIGHTS[s.level][DIE_DAM]


@rule
def urgency(s: State, p: int) -> int:
    """§17.2 How urgent it is to save one more of a player: fewest on Kos first, those in danger before the others."""
    return 100 - 10 * s.kos[p] + max(0, WEIGHTS[s.level][URGENT] - rounds_left(s, s.home[p]))


@rule
def choose_rescue(s: State) -> int:
    """§15.1 Citizens as soon as there are boats; workers when time is short, or when all can go at once."""
    people = people_on_the_island(s)
    passages = boats_on_the_sea(s)
    wheat = s.store[WHEAT]
    left = rounds_left_for_all(s)
    if WHEAT_FOR_A_BOAT[s.level] > 0:
        passages = min(passages, wheat)
    all_go = people <= passages
    late = all_go or left <= WEIGHTS[s.level][LAST]
    if not late and WHEAT_FOR_A_BOAT[s.level] > 0 and wheat * 10 <= food_for(s) * WEIGHTS[s.level][RESERVE]:
        return PASS
    best = -1
    for p in range(s.seats):
        waits = left > WEIGHTS[s.level][STAY] and s.crew[p] < WEIGHTS[s.level][CREW] and not all_go
        someone = citizens_of(s, p) > 0 and not waits
        if s.crew[p] > 0 and (late or rounds_left(s, s.home[p]) <= WEIGHTS[s.level][LAST] - 10):
            someone = True
        if someone and (best < 0 or urgency(s, p) > urgency(s, best)):
            best = p
    if best < 0:
        return PASS
    for z in range(ZONES):
        if s.citizens[best][z] > 0:
            return RESCUE_CITIZEN + best * ZONES + z
    for place in range(PLACES):
        for z in range(ZONES):
            w = z * PLACES + place
            if s.workers[best][w] > 0:
                return RESCUE_WORKER + best * WORKPLACES + w
    return PASS
