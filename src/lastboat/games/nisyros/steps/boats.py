"""Flight (§14) from a coast with boats: who tries the next one, and in which order."""

from __future__ import annotations

from lastboat.kernel.dialect import NOBODY, Buffer, rule

from ..actions import ACTION_OF, BOARD_CITIZEN, BOARD_WORKER, DEFAULT, PASS, SEAT_OF
from ..board import AT_THEATRE, PLACES, SEATS, WHEAT_FOR_A_BOAT
from ..components import WHEAT
from ..phases import FLEEING, FLIGHTS
from ..state import State
from .refuges import CITIZEN

OWNERS_CITIZENS, DISPLACED_CITIZENS, OWNERS_WORKERS, DISPLACED_WORKERS, VISITORS = 0, 1, 2, 3, 4
GROUPS = 5
"""The usual order, first to last."""


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


@rule
def step_forward(s: State, person: int) -> None:
    """§14.5 The next person: a seat's citizen, or 4 more for its worker."""
    s.flier = person % SEATS
    s.flier_at = CITIZEN
    if person >= SEATS:
        s.flier_at = worker_on_coast(s, person - SEATS, s.flight)


@rule
def legal_boarding(s: State, out: Buffer) -> int:
    """§14.5, §14.6 Who tries the next boat, the usual order, or (to save wheat) nobody."""
    n = 0
    for p in range(s.seats):
        if s.citizens[p][s.flight] > 0:
            out[n] = BOARD_CITIZEN + p
            n += 1
        if worker_on_coast(s, p, s.flight) != NOBODY:
            out[n] = BOARD_WORKER + p
            n += 1
    out[n] = DEFAULT
    n += 1
    if WHEAT_FOR_A_BOAT[s.level] > 0:
        out[n] = PASS
        n += 1
    return n


@rule
def play_boarding(s: State, code: int) -> None:
    """§14.5, §14.6 Somebody steps to the boat, by choice or in the usual order, or the boats are declined."""
    action = ACTION_OF[code]
    s.phase = FLEEING
    if action == BOARD_CITIZEN:
        step_forward(s, SEAT_OF[code])
    elif action == BOARD_WORKER:
        step_forward(s, SEAT_OF[code] + SEATS)
    elif action == DEFAULT:
        s.by_default = 1
        step_forward(s, next_in_order(s))
    elif action == PASS:
        s.boats_declined = 1
        s.phase = FLIGHTS
