"""Flight: where people can flee to, and who stands at the boats."""

from __future__ import annotations

from lastboat.kernel.dialect import NOBODY, rule

from ..board import AREAS, AT_THEATRE, COAST, PLACES, SEATS, WHEAT_FOR_A_BOAT, ZONES
from ..components import WHEAT
from ..people import coast_is_in_play, lies_opposite
from ..state import State

CITIZEN = -1
"""Where a flier stands who is no worker: in the village."""
OWNERS_CITIZENS, DISPLACED_CITIZENS, OWNERS_WORKERS, DISPLACED_WORKERS, VISITORS = 0, 1, 2, 3, 4
GROUPS = 5


@rule
def flees_like_a_slope(s: State) -> bool:
    """§14.10 Slopes, and unused coasts with only their dam workers."""
    return s.fleeing[s.flight] < COAST or s.owner[s.flight] < 0


@rule
def can_be_reached(s: State, z: int, to: int) -> bool:
    """§14.7 A coast in play: a neighbour, or the opposite one past an open neighbouring coast."""
    if to == z or not coast_is_in_play(s, to):
        return False
    if not lies_opposite(s, z, to):
        return True
    for beside in range(ZONES):
        if beside != z and beside != to and s.lava[beside] < AREAS:
            return True
    return False


@rule
def is_refuge(s: State, z: int) -> bool:
    """§14.3, §14.7 Where the present flier may go: from a slope any coast in play, from a coast one he can reach."""
    if flees_like_a_slope(s):
        return coast_is_in_play(s, z)
    return can_be_reached(s, s.flight, z)


@rule
def refuges(s: State) -> int:
    """§14.7 How many coasts the present flier may go to."""
    n = 0
    for z in range(ZONES):
        if is_refuge(s, z):
            n += 1
    return n


@rule
def there_is_a_refuge(s: State) -> bool:
    """§14.7 Whether the present flier can go anywhere."""
    for z in range(ZONES):
        if is_refuge(s, z):
            return True
    return False


@rule
def bound_for_home(s: State) -> bool:
    """§14.2, §14.8 From a slope home if it stands; from a coast visitors whose home stands and can be reached."""
    home = s.home[s.flier]
    if flees_like_a_slope(s):
        return coast_is_in_play(s, home)
    return s.flier_at != CITIZEN and home != s.flight and can_be_reached(s, s.flight, home)


@rule
def safest_refuge(s: State) -> int:
    """§3.3 The default: the coast with most open areas above it, the first clockwise of equals."""
    best = 0
    least = AREAS + 1
    for i in range(ZONES):
        z = s.around[i]
        if is_refuge(s, z) and s.lava[z] < least:
            least = s.lava[z]
            best = z
    return best


@rule
def boats_can_be_used(s: State) -> bool:
    """§14.4, §14.6 A boat lies there, the team has the wheat and has not declined."""
    return s.boats[s.flight] > 0 and s.boats_declined == 0 and s.store[WHEAT] >= WHEAT_FOR_A_BOAT[s.level]


@rule
def worker_on_coast(s: State, p: int, z: int) -> int:
    """§14.5 A workplace of the coast where a worker of `p` stands, NOBODY if there is none."""
    for w in range(z * PLACES + AT_THEATRE, z * PLACES + PLACES):
        if s.workers[p][w] > 0:
            return w
    return NOBODY


@rule
def group_of(s: State, p: int, citizen: bool) -> int:
    """§14.5 The owner before the displaced, citizens before workers, visitors last."""
    if citizen:
        return OWNERS_CITIZENS if s.owner[s.flight] == p else DISPLACED_CITIZENS
    if s.home[p] != s.flight:
        return VISITORS
    return OWNERS_WORKERS if s.owner[s.flight] == p else DISPLACED_WORKERS


@rule
def next_in_order(s: State) -> int:
    """§14.5 Who is next: the seat for a citizen, seat + 4 for a worker, NOBODY when the coast is empty."""
    z = s.flight
    if s.citizens[s.owner[z]][z] > 0:
        return s.owner[z]
    best = NOBODY
    first = GROUPS
    for p in range(s.seats):
        if s.citizens[p][z] > 0 and group_of(s, p, True) < first:
            first = group_of(s, p, True)
            best = p
        if s.crew[p] > 0 and group_of(s, p, False) < first and worker_on_coast(s, p, z) != NOBODY:
            first = group_of(s, p, False)
            best = p + SEATS
    return best


@rule
def kinds_at_the_boats(s: State) -> int:
    """§14.5 How many different people could be next: each player's citizens, each player's workers."""
    n = 0
    for p in range(s.seats):
        if s.citizens[p][s.flight] > 0:
            n += 1
        if worker_on_coast(s, p, s.flight) != NOBODY:
            n += 1
    return n
