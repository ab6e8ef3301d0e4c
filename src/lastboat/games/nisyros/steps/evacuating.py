"""Step 10 (§15): evacuation to Kos."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from ..actions import (
    ACTION_OF,
    DEFAULT,
    EVACUATED,
    PASS,
    RESCUE_CITIZEN,
    RESCUE_WORKER,
    SEAT_OF,
    VILLAGE_OF,
    WORKPLACE_OF,
)
from ..board import PLACES, WHEAT_FOR_A_BOAT, WORKPLACES, ZONES
from ..components import WHEAT
from ..ending import end_if_due
from ..people import boats_on_the_sea, take_worker
from ..phases import EVACUATING, NEXT_STEP
from ..state import State


@rule
def start_evacuating(s: State) -> None:
    """§15.1 The team may send people to Kos."""
    s.phase = EVACUATING


@rule
def rescue_is_possible(s: State) -> bool:
    """§15.2 A boat, and on Heracles and Zeus a wheat."""
    return boats_on_the_sea(s) > 0 and s.store[WHEAT] >= WHEAT_FOR_A_BOAT[s.level]


@rule
def legal_rescue(s: State, out: Buffer) -> int:
    """§15.1 Anybody on the island, as many as possible by default, or no more."""
    n = 0
    for p in range(s.seats):
        for z in range(ZONES):
            if s.citizens[p][z] > 0:
                out[n] = RESCUE_CITIZEN + p * ZONES + z
                n += 1
        left = s.crew[p]
        for w in range(WORKPLACES):
            if left == 0:
                break
            if s.workers[p][w] > 0:
                left -= s.workers[p][w]
                out[n] = RESCUE_WORKER + p * WORKPLACES + w
                n += 1
    out[n] = DEFAULT
    out[n + 1] = PASS
    return n + 2


@rule
def pay_for_passage(s: State) -> None:
    """§15.2, §15.3 A boat from where most lie goes to the supply, and the wheat is eaten."""
    most = 0
    for z in range(ZONES):
        if s.boats[z] > s.boats[most]:
            most = z
    s.boats[most] -= 1
    s.boat_supply += 1
    s.store[WHEAT] -= WHEAT_FOR_A_BOAT[s.level]


@rule
def rescue(s: State, code: int) -> None:
    """§15.1 One person goes to Kos."""
    p = SEAT_OF[code]
    if ACTION_OF[code] == RESCUE_WORKER:
        take_worker(s, p, WORKPLACE_OF[code])
    else:
        s.citizens[p][VILLAGE_OF[code]] -= 1
    s.kos[p] += 1
    pay_for_passage(s)
    emit(EVACUATED, p)


@rule
def citizens_of(s: State, p: int) -> int:
    """§15.1 A player's citizens on the island."""
    return s.citizens[p][0] + s.citizens[p][1] + s.citizens[p][2] + s.citizens[p][3]


@rule
def usual_rescue(s: State) -> int:
    """§3.3 The default: of the player with fewest on Kos and somebody to save, a citizen, else the lowest worker."""
    best = -1
    for p in range(s.seats):
        if s.crew[p] + citizens_of(s, p) > 0 and (best < 0 or s.kos[p] < s.kos[best]):
            best = p
    if best < 0:
        return PASS
    for z in range(ZONES):
        if s.citizens[best][z] > 0:
            return RESCUE_CITIZEN + best * ZONES + z
    lowest = -1
    where = 0
    for w in range(WORKPLACES):
        if s.workers[best][w] > 0 and w % PLACES > lowest:
            lowest = w % PLACES
            where = w
    return RESCUE_WORKER + best * WORKPLACES + where


@rule
def play_rescue(s: State, code: int) -> None:
    """§15.1 One person, as many as possible, or no more. The end is tested after every rescue (§17.1)."""
    action = ACTION_OF[code]
    if action == RESCUE_CITIZEN or action == RESCUE_WORKER:
        rescue(s, code)
        end_if_due(s)
    elif action == DEFAULT:
        while s.phase == EVACUATING and rescue_is_possible(s):
            rescue(s, usual_rescue(s))
            end_if_due(s)
    elif action == PASS:
        s.phase = NEXT_STEP


@rule
def settle_evacuating(s: State) -> None:
    """§15.2 Without boats or wheat the step ends."""
    if not rescue_is_possible(s):
        s.phase = NEXT_STEP
