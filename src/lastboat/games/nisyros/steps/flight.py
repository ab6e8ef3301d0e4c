"""Flight (§14) from areas that turned to lava in step 8 or 9, one person at a time."""

from __future__ import annotations

from lastboat.kernel.dialect import NOBODY, Buffer, emit, rule

from ..actions import (
    ACTION_OF,
    BLACK,
    BOATS_BURNED,
    CHOOSE_COAST,
    CUT_OFF,
    DEFAULT,
    FLED_BY_BOAT,
    FLED_TO,
    LUCK,
    PERISHED,
    RED,
    VILLAGE_OF,
)
from ..board import AT_THEATRE, BLACK_CHANCES, COAST, PLACES, RED_CHANCES, WHEAT_FOR_A_BOAT, ZONES
from ..components import WHEAT
from ..ending import end_if_due
from ..people import coasts_in_play, put_worker, take_worker
from ..phases import BOARDING, ERUPTIONS_DUE, FLEEING, FLIGHTS, FLOW, NEXT_STEP, REFUGE
from ..state import State
from .boats import (
    boats_can_be_used,
    kinds_at_the_boats,
    legal_boarding,
    next_in_order,
    play_boarding,
    step_forward,
)
from .refuges import (
    CITIZEN,
    flees_like_a_slope,
    is_bound_for_home,
    is_refuge,
    refuges,
    safest_refuge,
    there_is_a_refuge,
)


@rule
def next_flight(s: State) -> int:
    """§12.4 Coasts first, then slopes, clockwise from the active player's home; NOBODY when all have fled."""
    slope = NOBODY
    for i in range(ZONES):
        z = s.around[(s.side[s.home[s.active]] + i) % ZONES]
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
def end_flights(s: State) -> None:
    """§13.4, §17.1 The end is tested; if the game goes on the next eruption comes, or after step 8 step 9."""
    if not end_if_due(s):
        s.phase = NEXT_STEP if s.step == FLOW else ERUPTIONS_DUE


@rule
def settle_flights(s: State) -> None:
    """§12.4, §14.1 Find who flees next, area by area, until somebody is asked or throws, or all have fled."""
    while s.phase == FLIGHTS:
        if s.flight < 0:
            s.flight = next_flight(s)
        if s.flight < 0:
            end_flights(s)
        elif flees_like_a_slope(s):
            flee_from_slope(s)
        else:
            flee_from_coast(s)


@rule
def outcomes_flight(outcomes: Buffer, weights: Buffer) -> int:
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
    elif is_bound_for_home(s):
        arrive(s, s.home[s.flier])
    elif s.by_default == 1 or refuges(s) == 1:
        arrive(s, safest_refuge(s))
    else:
        s.phase = REFUGE


@rule
def legal_refuge(s: State, out: Buffer) -> int:
    """§14.3, §14.8 The coasts the flier may go to, or from now on the safest."""
    n = 0
    for z in range(ZONES):
        if is_refuge(s, z):
            out[n] = CHOOSE_COAST + z
            n += 1
    out[n] = DEFAULT
    return n + 1


@rule
def play_refuge(s: State, code: int) -> None:
    """§14.3, §14.8 The flier goes where the team says."""
    action = ACTION_OF[code]
    s.phase = FLIGHTS
    if action == CHOOSE_COAST:
        arrive(s, VILLAGE_OF[code])
    elif action == DEFAULT:
        s.by_default = 1
        arrive(s, safest_refuge(s))


@rule
def legal_flight(s: State, out: Buffer) -> int:
    """§14.5, §14.8 Who tries the next boat, or where to flee."""
    if s.phase == BOARDING:
        return legal_boarding(s, out)
    return legal_refuge(s, out)


@rule
def play_flight(s: State, code: int) -> None:
    """§14.1, §14.5, §14.8 A throw for life, somebody at the boat, or a coast to flee to."""
    if s.phase == FLEEING:
        throw_for_life(s, code - LUCK)
    elif s.phase == BOARDING:
        play_boarding(s, code)
    elif s.phase == REFUGE:
        play_refuge(s, code)
