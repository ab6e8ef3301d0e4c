"""Step 6: citizens become workers; the drizzle."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from ..actions import COAST_OF, DEFAULT, PASS, SHELTERED, SUMMON, SUMMONED
from ..board import AREAS, AT_THEATRE, DRIZZLE, EMERGENCY_CALL, MOST_SUMMONED, PLACES, SEATS, WORKPLACES, ZONES
from ..people import coast_is_in_play, coasts_in_play, put_worker, take_worker
from ..phases import FEEDING, SHELTERING
from ..state import State
from .building import jobs_at
from .pile import spend


@rule
def start_summoning(s: State) -> None:
    """§6.15, §10.1, §10.2 How many may be called on each theatre, at most two."""
    s.step = 6
    for z in range(ZONES):
        n = 0
        if coast_is_in_play(s, z):
            n = jobs_at(s, z * PLACES + AT_THEATRE)
            if s.waiting[EMERGENCY_CALL] > 0:
                n *= 2
            if n > MOST_SUMMONED:
                n = MOST_SUMMONED
        s.calls[z] = n
    while s.waiting[EMERGENCY_CALL] > 0:
        spend(s, EMERGENCY_CALL)


@rule
def stand_up(s: State) -> None:
    """§6.9, §6.10 Nothing is gathered, built or called any more this round: everybody stands up, the fumes are gone."""
    for z in range(ZONES):
        for area in range(AREAS):
            s.fumes[z][area] = 0
    for w in range(WORKPLACES):
        s.doubled[w] = 0
        if s.asleep[w] > 0:
            s.asleep[w] = 0
            for p in range(s.seats):
                s.lying[p][w] = 0


@rule
def start_sheltering(s: State) -> None:
    """§6.6 Step 6 ends. With the drizzle all workers leave their places."""
    stand_up(s)
    s.phase = SHELTERING
    if s.waiting[DRIZZLE] == 0:
        return
    spend(s, DRIZZLE)
    for p in range(s.seats):
        for w in range(WORKPLACES):
            while s.workers[p][w] > 0:
                take_worker(s, p, w)
                s.lifted[p] += 1


@rule
def summoning_choices(s: State, out: Buffer) -> int:
    """§10.1 Any citizen of the village, or no more."""
    n = 0
    for z in range(ZONES):
        if s.calls[z] > 0:
            for p in range(s.seats):
                if s.citizens[p][z] > 0:
                    out[n] = SUMMON + z * SEATS + p
                    n += 1
    out[n] = PASS
    return n + 1


@rule
def summon(s: State, code: int) -> None:
    """§10.1, §10.3 A citizen stands on the theatre as a worker; he acts from the next round on."""
    if code == PASS:
        start_sheltering(s)
        return
    z = (code - SUMMON) // SEATS
    p = (code - SUMMON) % SEATS
    s.calls[z] -= 1
    s.citizens[p][z] -= 1
    put_worker(s, p, z * PLACES + AT_THEATRE)
    emit(SUMMONED, p, z)


@rule
def settle_summoning(s: State) -> None:
    """§10.2 When no more can be called the step ends."""
    for z in range(ZONES):
        if s.calls[z] > 0:
            for p in range(s.seats):
                if s.citizens[p][z] > 0:
                    return
    start_sheltering(s)


@rule
def shelter_choices(s: State, out: Buffer) -> int:
    """§6.6 To which theatre the next worker goes, or all to the theatre at home."""
    n = 0
    for z in range(ZONES):
        if coast_is_in_play(s, z):
            out[n] = COAST_OF + z
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
    """§3.3, §6.6 One worker as chosen, or by default all of this player's to his home."""
    p = s.mover
    if code == DEFAULT:
        while s.lifted[p] > 0:
            shelter(s, p, s.home[p])
    else:
        shelter(s, p, code - COAST_OF)


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
    s.phase = FEEDING
