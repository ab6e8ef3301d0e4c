"""The greedy policy's plan for step 1: the value of one more worker on a workplace, and where all should stand.

The plan is in a buffer: own workers by workplace, others' workers by workplace, then some totals.
"""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, rule

from ..board import (
    AREAS,
    AT_DAM_PLACE,
    AT_SHIPYARD,
    AT_THEATRE,
    LIMIT,
    MANY_WORKERS,
    MOST_SUMMONED,
    PLACES,
    RESOURCES,
    RINGS,
    SPOTS,
    STORE_LIMIT,
    WHEAT_FOR_A_BOAT,
    WORKPLACES,
    YIELD,
)
from ..clock import danger, rounds_left, rounds_left_for_all
from ..components import STONE, WHEAT, WOOD
from ..people import boats_on_the_sea, is_open, lies_opposite, people_on_the_island
from ..state import State
from .values import (
    BOAT_W,
    CREW,
    DAM_TIME,
    DAM_W,
    DAMS_WANTED,
    FOOD_TIME,
    HUNGER,
    LATE_BOAT,
    LIFE,
    STONE_W,
    SUMMON_TIME,
    SUMMON_W,
    WEIGHTS,
)

MINE, OTHERS, ROOM, RISK = 0, 28, 56, 84
"""Where in the buffer, by workplace: my workers and the others', how many of mine have room, the cost of danger."""
HAVE, NEED, BOATS_PLANNED, DAMS_PLANNED, ROUNDS, PASSENGERS, PLAN = 112, 115, 118, 119, 120, 121, 122
"""Then: stores by the end of step 4, what is wanted of each resource, boats and dams that will be built, rounds left
(tenths), people without a boat; and how long the buffer is."""


@rule
def food_for(s: State) -> int:
    """§11.1 Wheat the workers will eat in a round, once those are called that will be."""
    n = 0
    for p in range(s.seats):
        n += 2 if s.crew[p] >= MANY_WORKERS else 1
    return n


@rule
def useful_spots(s: State, z: int) -> int:
    """§9.2 Free spots on the area below the lava and the coast of a zone whose coast is in play."""
    if s.owner[z] < 0 or s.lava[z] == AREAS:
        return 0
    n = 0
    for area in range(max(1, s.lava[z]), AREAS):
        n += SPOTS[s.dam_plan][area] - s.dams[z][area]
    return n


@rule
def room_for(s: State, p: int, w: int) -> int:
    """§4.2, §4.3, §4.4 How many workers of a player may stand on a workplace, beside those of the others."""
    if lies_opposite(s, w // PLACES, s.home[p]) or not is_open(s, w):
        return 0
    return LIMIT[w % PLACES] - s.busy[w] + s.workers[p][w]


@rule
def start_plan(s: State, p: int, b: Buffer) -> None:
    """§4.1 Count what the others do who are ready, and what the team wants."""
    for i in range(PLAN):
        b[i] = 0
    for w in range(WORKPLACES):
        b[ROOM + w] = room_for(s, p, w)
        b[RISK + w] = danger(s, w) * WEIGHTS[s.level][LIFE] // 10
    passengers = people_on_the_island(s) - boats_on_the_sea(s)
    b[PASSENGERS] = max(0, passengers)
    b[ROUNDS] = rounds_left_for_all(s)
    for k in range(RESOURCES):
        b[HAVE + k] = s.store[k]
    b[NEED + WOOD] = b[PASSENGERS]
    b[NEED + WHEAT] = (
        food_for(s) * (10 + b[ROUNDS]) * WEIGHTS[s.level][FOOD_TIME] // 100
        + people_on_the_island(s) * WHEAT_FOR_A_BOAT[s.level]
    )
    b[NEED + STONE] = WEIGHTS[s.level][DAMS_WANTED]
    for k in range(RESOURCES):
        b[NEED + k] = min(b[NEED + k], STORE_LIMIT[s.seats])
    for other in range(s.seats):
        if other != p and s.ready[other] == 1 and s.crew[other] > 0:
            for w in range(WORKPLACES):
                for _ in range(s.workers[other][w]):
                    add_worker(s, w, b, OTHERS)


@rule
def add_worker(s: State, w: int, b: Buffer, whose: int) -> None:
    """§8.1, §9.1 One more worker in the plan, and what comes of him."""
    place = w % PLACES
    z = w // PLACES
    if place < RINGS:
        b[HAVE + s.resource[z][place]] += YIELD[place]
        if place == 0 and s.bonus[z] == 1 and b[MINE + w] + b[OTHERS + w] == 0:
            b[HAVE + s.resource[z][0]] += 1
    elif place == AT_SHIPYARD:
        b[BOATS_PLANNED] += 1
    elif place == AT_DAM_PLACE:
        b[DAMS_PLANNED] += 1
    b[whose + w] += 1


@rule
def value_of_resource(s: State, k: int, amount: int, b: Buffer) -> int:
    """§1.5 The value of so much more of a resource: the more of it is lacking, the higher."""
    short = b[NEED + k] - b[HAVE + k]
    if short <= 0:
        return 0
    useful = min(amount, short)
    value = useful * WEIGHTS[s.level][STONE_W + k] * short // b[NEED + k]
    if k == WHEAT and b[HAVE + k] < food_for(s):
        value += min(amount, food_for(s) - b[HAVE + k]) * WEIGHTS[s.level][HUNGER]
    return value


@rule
def value_of_summons(s: State, z: int, b: Buffer) -> int:
    """§10.1 The value of one more citizen called, for every round left."""
    w = z * PLACES + AT_THEATRE
    called = b[MINE + w] + b[OTHERS + w]
    if called >= MOST_SUMMONED:
        return 0
    citizens = 0
    hands = 0
    for p in range(s.seats):
        citizens += s.citizens[p][z]
        if s.citizens[p][z] > 0:
            hands = max(hands, s.crew[p])
    if citizens <= called or hands + called >= WEIGHTS[s.level][CREW]:
        return 0
    return max(0, WEIGHTS[s.level][SUMMON_W] * (b[ROUNDS] - WEIGHTS[s.level][SUMMON_TIME]) // 10)


@rule
def value_of_worker(s: State, w: int, b: Buffer) -> int:
    """§4.1 The value of one more worker on a workplace, less the danger there."""
    z = w // PLACES
    place = w % PLACES
    value = 0
    if place < RINGS:
        amount = YIELD[place]
        if place == 0 and s.bonus[z] == 1 and b[MINE + w] + b[OTHERS + w] == 0:
            amount += 1
        value = value_of_resource(s, s.resource[z][place], amount, b)
    elif place == AT_THEATRE:
        value = value_of_summons(s, z, b)
    elif place == AT_SHIPYARD:
        if b[BOATS_PLANNED] < min(b[HAVE + WOOD], b[PASSENGERS]):
            value = WEIGHTS[s.level][BOAT_W] + max(0, WEIGHTS[s.level][LATE_BOAT] * (60 - b[ROUNDS]) // 10)
    elif b[DAMS_PLANNED] < b[HAVE + STONE]:
        planned = b[MINE + w] + b[OTHERS + w]
        if planned < useful_spots(s, z):
            value = WEIGHTS[s.level][DAM_W]
            if rounds_left(s, z) < WEIGHTS[s.level][DAM_TIME]:
                value *= 2
    return value * 10 - b[RISK + w]


@rule
def plan(s: State, p: int, b: Buffer) -> None:
    """§4.1 Place all workers of a player, one after another where each is worth most."""
    start_plan(s, p, b)
    for _ in range(s.crew[p]):
        best = s.home[p] * PLACES + AT_DAM_PLACE
        most = -100000
        for w in range(WORKPLACES):
            if b[MINE + w] < b[ROOM + w]:
                value = value_of_worker(s, w, b)
                if value > most:
                    most = value
                    best = w
        add_worker(s, best, b, MINE)
