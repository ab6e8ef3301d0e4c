"""Where people and boats may be, and moving one person. Every other module goes through these functions."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from .actions import PUT, STORE_FULL, STORE_LOST
from .board import (
    AREAS,
    AT_DAM_PLACE,
    AT_SHIPYARD,
    AT_THEATRE,
    COAST,
    LIMIT,
    PLACES,
    RINGS,
    STORE_LIMIT,
    ZONES,
)
from .state import State


@rule
def lies_opposite(s: State, z: int, other: int) -> bool:
    """§1.1 Zones two steps apart lie opposite: of the sides 0 to 3 these are 0, 2 and 1, 3, one bit apart."""
    return s.side[z] ^ s.side[other] == 2


@rule
def coast_is_in_play(s: State, z: int) -> bool:
    """§1.2 A coast in play belongs to a player's village and is not covered."""
    return s.owner[z] >= 0 and s.lava[z] < AREAS


@rule
def coasts_in_play(s: State) -> int:
    """§1.2 How many coasts are in play."""
    n = 0
    for z in range(ZONES):
        if s.owner[z] >= 0 and s.lava[z] < AREAS:
            n += 1
    return n


@rule
def boats_may_lie_at(s: State, z: int) -> bool:
    """§4.5 At coasts in play; with the option at unused open coasts too."""
    return s.lava[z] < AREAS and (s.owner[z] >= 0 or s.boats_anywhere == 1)


@rule
def boats_on_the_sea(s: State) -> int:
    """§1.4 The boats that do not lie in the supply."""
    return s.boats[0] + s.boats[1] + s.boats[2] + s.boats[3]


@rule
def put_worker(s: State, p: int, w: int) -> None:
    """§1.3 A person of player `p` stands on workplace `w` as a worker."""
    s.workers[p][w] += 1
    s.busy[w] += 1
    s.crew[p] += 1


@rule
def take_worker(s: State, p: int, w: int) -> None:
    """§1.3 A worker leaves workplace `w`; who lies down goes first (§6.20)."""
    s.workers[p][w] -= 1
    s.busy[w] -= 1
    s.crew[p] -= 1
    if s.lying[p][w] > 0:
        s.lying[p][w] -= 1
        s.asleep[w] -= 1


@rule
def send_home(s: State, p: int, w: int) -> None:
    """§6.20 A worker becomes a citizen of his home village, also when he is sick (§11.2)."""
    take_worker(s, p, w)
    s.citizens[p][s.home[p]] += 1


@rule
def acting_workers(s: State, w: int) -> int:
    """§6.9, §6.10 Workers who can act: not those who lie down, and none where the fumes are."""
    z = w // PLACES
    place = w % PLACES
    area = COAST if place >= RINGS else place
    if s.fumes[z][area] == 1:
        return 0
    return s.busy[w] - s.asleep[w]


@rule
def jobs_of(s: State, p: int, w: int) -> int:
    """§9.1, §9.2, §10.1 What a player can build or call at a workplace: one for each acting worker, two with a die."""
    if s.workers[p][w] == 0 or acting_workers(s, w) == 0:
        return 0
    return (s.workers[p][w] - s.lying[p][w]) * (1 + s.doubled[w])


@rule
def is_open(s: State, w: int) -> bool:
    """§4.4 Not covered, and no theatre or shipyard of an unused coast."""
    z = w // PLACES
    place = w % PLACES
    if place < RINGS:
        return s.lava[z] <= place
    if place == AT_DAM_PLACE:
        return s.lava[z] < AREAS
    return coast_is_in_play(s, z)


@rule
def legal_put(s: State, p: int, origin: int, out: Buffer, start: int) -> int:
    """§4.1, §4.2, §4.3, §4.4 Where a worker of `p` may go from `origin`: open, within reach of home, not full.

    The codes are written into `out` from `start` on; returns where they end.
    """
    n = start
    home = s.home[p]
    for z in range(ZONES):
        if lies_opposite(s, z, home) or s.lava[z] == AREAS:
            continue
        first = z * PLACES
        for place in range(s.lava[z], PLACES):
            w = first + place
            if w == origin or s.busy[w] >= LIMIT[place]:
                continue
            if s.owner[z] < 0 and AT_THEATRE <= place <= AT_SHIPYARD:
                continue
            out[n] = PUT + w
            n += 1
    return n


@rule
def people_on_the_island(s: State) -> int:
    """§17.1 Citizens and workers of all players."""
    n = 0
    for p in range(s.seats):
        n += s.crew[p] + s.lifted[p]
        for z in range(ZONES):
            n += s.citizens[p][z]
    return n


@rule
def gain(s: State, resource: int, amount: int) -> None:
    """§1.5, §8.4 The team stores as much as the store holds; the rest is lost."""
    room = STORE_LIMIT[s.seats] - s.store[resource]
    if amount > room:
        emit(STORE_FULL, resource, amount - room)
        s.store[resource] += room
    else:
        s.store[resource] += amount


@rule
def lose_from_store(s: State, resource: int, amount: int) -> int:
    """§1.5 The team loses an amount, at most what there is; returns how much."""
    lost = amount
    if lost > s.store[resource]:
        lost = s.store[resource]
    s.store[resource] -= lost
    if lost > 0:
        emit(STORE_LOST, resource, lost)
    return lost
