"""Drizzle (§6.6), at the end of step 6: every worker goes to a theatre."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from ..actions import ACTION_OF, CHOOSE_COAST, DEFAULT, SHELTERED, VILLAGE_OF
from ..board import AT_THEATRE, DRIZZLE, PLACES, WORKPLACES, ZONES
from ..people import coast_is_in_play, coasts_in_play, put_worker, take_worker
from ..phases import NEXT_STEP, SHELTERING
from ..state import State
from .pile import spend


@rule
def start_sheltering(s: State) -> None:
    """§6.6 With the card all workers leave their workplaces; without it step 6 is over."""
    if s.waiting[DRIZZLE] == 0:
        s.phase = NEXT_STEP
        return
    spend(s, DRIZZLE)
    s.phase = SHELTERING
    for p in range(s.seats):
        for w in range(WORKPLACES):
            while s.workers[p][w] > 0:
                take_worker(s, p, w)
                s.lifted[p] += 1


@rule
def legal_shelter(s: State, out: Buffer) -> int:
    """§6.6 To which theatre the next worker goes, or all to the theatre at home."""
    n = 0
    for z in range(ZONES):
        if coast_is_in_play(s, z):
            out[n] = CHOOSE_COAST + z
            n += 1
    out[n] = DEFAULT
    return n + 1


@rule
def shelter(s: State, p: int, z: int) -> None:
    """§6.6 One worker goes to a theatre in play."""
    s.lifted[p] -= 1
    put_worker(s, p, z * PLACES + AT_THEATRE)
    emit(SHELTERED, p, z)


@rule
def play_shelter(s: State, code: int) -> None:
    """§3.3, §6.6 One worker as chosen, or by default all of this player's to the theatre at home."""
    p = s.mover
    action = ACTION_OF[code]
    if action == CHOOSE_COAST:
        shelter(s, p, VILLAGE_OF[code])
    elif action == DEFAULT:
        while s.lifted[p] > 0:
            shelter(s, p, s.home[p])


@rule
def settle_sheltering(s: State) -> None:
    """§3.3 Player by player from the active one; with a single theatre in play there is no choice."""
    choice = coasts_in_play(s) > 1
    for i in range(s.seats):
        p = (s.active + i) % s.seats
        if s.lifted[p] > 0:
            if choice:
                s.mover = p
                return
            while s.lifted[p] > 0:
                shelter(s, p, s.home[p])
    s.phase = NEXT_STEP
