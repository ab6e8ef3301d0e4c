"""Flight from areas that turned to lava, one person at a time."""

from __future__ import annotations

from lastboat.kernel.dialect import NOBODY, Buffer, emit, rule

from ..actions import (
    BLACK,
    BOARD_CITIZEN,
    BOARD_WORKER,
    BOATS_BURNED,
    COAST_OF,
    CUT_OFF,
    DEFAULT,
    FLED_BY_BOAT,
    FLED_TO,
    LUCK,
    PASS,
    PERISHED,
    RED,
)
from ..board import AT_THEATRE, BLACK_CHANCES, COAST, PLACES, RED_CHANCES, SEATS, WHEAT_FOR_A_BOAT, ZONES
from ..components import WHEAT
from ..people import coasts_in_play, put_worker, take_worker
from ..phases import BOARDING, FLEEING, FLIGHTS, REFUGE
from ..state import State
from .refuges import (
    CITIZEN,
    boats_can_be_used,
    bound_for_home,
    flees_like_a_slope,
    is_refuge,
    kinds_at_the_boats,
    next_in_order,
    refuges,
    safest_refuge,
    there_is_a_refuge,
    worker_on_coast,
)


@rule
def next_flight(s: State) -> int:
    """§12.4 Coasts first, then slopes, clockwise from the active player's home; NOBODY when all have fled."""
    slope = NOBODY
    for i in range(ZONES):
        z = s.around[(s.spot[s.home[s.active]] + i) % ZONES]
        if s.fleeing[z] == COAST:
            return z
        if s.fleeing[z] >= 0 and slope == NOBODY:
            slope = z
    return slope


@rule
def next_on_the_slope(s: State) -> int:
    """§14.2 The seat of the next worker who flees from the area; NOBODY when it is empty."""
    area = s.fleeing[s.flight]
    w = s.flight * PLACES + (PLACES - 1 if area == COAST else area)
    if s.busy[w] > 0:
        for p in range(s.seats):
            if s.workers[p][w] > 0:
                s.flier_at = w
                return p
    return NOBODY


@rule
def leave_area(s: State) -> None:
    """§14.1 The flier leaves where he was."""
    if s.flier_at == CITIZEN:
        s.citizens[s.flier][s.flight] -= 1
    else:
        take_worker(s, s.flier, s.flier_at)


@rule
def perish(s: State, event: int) -> None:
    """§14.1 The flier goes to Hades."""
    leave_area(s)
    s.hades[s.flier] += 1
    emit(event, s.flier)


@rule
def arrive(s: State, z: int) -> None:
    """§14.2, §14.7 Citizens go to the village, workers to the theatre."""
    leave_area(s)
    if s.flier_at == CITIZEN:
        s.citizens[s.flier][z] += 1
    else:
        put_worker(s, s.flier, z * PLACES + AT_THEATRE)
    emit(FLED_TO, s.flier, z)


@rule
def set_sail(s: State) -> None:
    """§14.4, §14.6 Success: the person is on Kos, the boat and the wheat are used up."""
    leave_area(s)
    s.kos[s.flier] += 1
    s.boats[s.flight] -= 1
    s.boat_supply += 1
    s.store[WHEAT] -= WHEAT_FOR_A_BOAT[s.level]
    emit(FLED_BY_BOAT, s.flier)


@rule
def step_forward(s: State, person: int) -> None:
    """§14.5 The next person: a seat's citizen, or 4 more for its worker."""
    s.flier = person % SEATS
    s.flier_at = CITIZEN
    if person >= SEATS:
        s.flier_at = worker_on_coast(s, person - SEATS, s.flight)


@rule
def end_flight(s: State) -> None:
    """§14.9 All have fled: boats left at a covered coast go to the supply."""
    z = s.flight
    if s.fleeing[z] == COAST and s.boats[z] > 0:
        emit(BOATS_BURNED, z, s.boats[z])
        s.boat_supply += s.boats[z]
        s.boats[z] = 0
    s.fleeing[z] = -1
    s.flight = -1
    s.boats_declined = 0
    s.by_default = 0


@rule
def flee_from_slope(s: State) -> None:
    """§14.2, §14.3, §14.10 One worker after another; without a coast in play they are lost without a throw."""
    p = next_on_the_slope(s)
    while p != NOBODY:
        s.flier = p
        s.flier_by_boat = 0
        if coasts_in_play(s) > 0:
            s.phase = FLEEING
            return
        perish(s, CUT_OFF)
        p = next_on_the_slope(s)
    end_flight(s)


@rule
def flee_from_coast(s: State) -> None:
    """§14.4, §14.5, §14.7 By boat as long as that is possible, then to another coast, else to Hades."""
    person = next_in_order(s)
    while person != NOBODY:
        if boats_can_be_used(s):
            s.flier_by_boat = 1
            choice = WHEAT_FOR_A_BOAT[s.level] > 0 or kinds_at_the_boats(s) > 1
            if choice and s.by_default == 0:
                s.phase = BOARDING
                return
            step_forward(s, person)
            s.phase = FLEEING
            return
        s.flier_by_boat = 0
        step_forward(s, person)
        if there_is_a_refuge(s):
            s.phase = FLEEING
            return
        perish(s, CUT_OFF)
        person = next_in_order(s)
    end_flight(s)


@rule
def settle_flights(s: State) -> bool:
    """§12.4, §14.1 Find who flees next; True when all have fled."""
    while s.phase == FLIGHTS:
        if s.flight < 0:
            s.flight = next_flight(s)
            if s.flight < 0:
                return True
        if flees_like_a_slope(s):
            flee_from_slope(s)
        else:
            flee_from_coast(s)
    return False


@rule
def boarding_choices(s: State, out: Buffer) -> int:
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
def board(s: State, code: int) -> None:
    """§14.5, §14.6 Somebody steps to the boat, or the boats are declined."""
    s.phase = FLEEING
    if code == PASS:
        s.boats_declined = 1
        s.phase = FLIGHTS
    elif code == DEFAULT:
        s.by_default = 1
        step_forward(s, next_in_order(s))
    elif code >= BOARD_WORKER:
        step_forward(s, code - BOARD_WORKER + SEATS)
    else:
        step_forward(s, code - BOARD_CITIZEN)


@rule
def throws_for_life(s: State, outcomes: Buffer, weights: Buffer) -> int:
    """§14.1, §1.6 Red or black on the event die."""
    outcomes[0] = LUCK + RED
    weights[0] = RED_CHANCES
    outcomes[1] = LUCK + BLACK
    weights[1] = BLACK_CHANCES
    return 2


@rule
def throw_for_life(s: State, luck: int) -> None:
    """§14.1 Red is Hades; black is Kos by boat, home, or the coast the team chooses."""
    s.phase = FLIGHTS
    if luck == RED:
        perish(s, PERISHED)
    elif s.flier_by_boat == 1:
        set_sail(s)
    elif bound_for_home(s):
        arrive(s, s.home[s.flier])
    elif s.by_default == 1 or refuges(s) == 1:
        arrive(s, safest_refuge(s))
    else:
        s.phase = REFUGE


@rule
def refuge_choices(s: State, out: Buffer) -> int:
    """§14.3, §14.8 The coasts the flier may go to, or from now on the safest."""
    n = 0
    for z in range(ZONES):
        if is_refuge(s, z):
            out[n] = COAST_OF + z
            n += 1
    out[n] = DEFAULT
    return n + 1


@rule
def take_refuge(s: State, code: int) -> None:
    """§14.8 The flier goes where the team says."""
    s.phase = FLIGHTS
    if code == DEFAULT:
        s.by_default = 1
        arrive(s, safest_refuge(s))
    else:
        arrive(s, code - COAST_OF)
