"""Step 1 (§4): every player places workers, and boats sail."""

from __future__ import annotations

from lastboat.kernel.dialect import NOBODY, Buffer, emit, rule
from lastboat.kernel.policies import next_seat

from ..actions import (
    ACTION_OF,
    BOAT_SAILED,
    PICK,
    PUT,
    READY,
    SAIL,
    TO_OF,
    VILLAGE_OF,
    WORKER_MOVED,
    WORKPLACE_OF,
)
from ..board import MOST_TRIES, WORKPLACES, ZONES
from ..people import boats_may_lie_at, boats_on_the_sea, legal_put, put_worker, take_worker
from ..phases import NEXT_STEP, PLACING
from ..state import State


@rule
def can_sail(s: State) -> bool:
    """§4.5 A boat can sail when there is one and another coast to go to."""
    if boats_on_the_sea(s) == 0:
        return False
    n = 0
    for z in range(ZONES):
        if boats_may_lie_at(s, z):
            n += 1
    return n > 1


@rule
def start_placing(s: State) -> None:
    """§4.6 Everybody places; who has nothing to move is ready at once."""
    s.phase = PLACING
    idle_boats = not can_sail(s)
    for p in range(s.seats):
        s.held[p] = -1
        s.tries[p] = 0
        s.ready[p] = 1 if idle_boats and s.crew[p] == 0 else 0
    end_placing_if_all_are_ready(s)


@rule
def who_places(s: State) -> int:
    """§4.1 The table waits for the active player, then clockwise; owners before displaced players."""
    displaced = NOBODY
    p = s.active
    for _ in range(s.seats):
        if s.ready[p] == 0:
            if s.home[p] == s.own[p]:
                return p
            if displaced == NOBODY:
                displaced = p
        p = next_seat(p, s.seats)
    return displaced


@rule
def legal_placing(s: State, p: int, out: Buffer) -> int:
    """§4.1, §4.5 Pick up one of his workers or put him down, sail a boat, or be ready."""
    if s.ready[p] == 1:
        return 0
    if s.held[p] >= 0:
        out[0] = PUT + s.held[p]
        return legal_put(s, p, s.held[p], out, 1)
    n = 0
    if s.tries[p] < MOST_TRIES:
        left = s.crew[p]
        for w in range(WORKPLACES):
            if left == 0:
                break
            if s.workers[p][w] > 0:
                left -= s.workers[p][w]
                out[n] = PICK + w
                n += 1
        for z in range(ZONES):
            if s.boats[z] > 0:
                for to in range(ZONES):
                    if to != z and boats_may_lie_at(s, to):
                        out[n] = SAIL + z * ZONES + to
                        n += 1
    out[n] = READY
    return n + 1


@rule
def sail(s: State, p: int, z: int, to: int) -> None:
    """§4.5 An empty boat sails from one coast to another."""
    s.tries[p] += 1
    s.boats[z] -= 1
    s.boats[to] += 1
    emit(BOAT_SAILED, z, to)


@rule
def put_down(s: State, p: int, w: int) -> None:
    """§4.1 The worker picked up goes to another workplace, or stays where he was."""
    if w != s.held[p]:
        take_worker(s, p, s.held[p])
        put_worker(s, p, w)
        emit(WORKER_MOVED, p, s.held[p], w)
    s.held[p] = -1


@rule
def play_placing(s: State, p: int, code: int) -> None:
    """§4.1, §4.5, §4.6 A worker is picked up or put down, a boat sails, or the player is ready."""
    action = ACTION_OF[code]
    if action == PICK:
        s.tries[p] += 1
        s.held[p] = WORKPLACE_OF[code]
    elif action == PUT:
        put_down(s, p, WORKPLACE_OF[code])
    elif action == SAIL:
        sail(s, p, VILLAGE_OF[code], TO_OF[code])
    elif action == READY:
        s.ready[p] = 1
        end_placing_if_all_are_ready(s)


@rule
def end_placing_if_all_are_ready(s: State) -> None:
    """§4.6 When every player is ready the events come."""
    if who_places(s) == NOBODY:
        s.phase = NEXT_STEP
