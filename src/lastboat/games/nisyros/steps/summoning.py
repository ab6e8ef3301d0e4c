"""Step 6 (§10): citizens become workers."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from ..actions import ACTION, PASS, SEAT_OF, SUMMON, SUMMONED, VILLAGE_OF
from ..board import AREAS, AT_THEATRE, EMERGENCY_CALL, MOST_SUMMONED, PLACES, SEATS, WORKPLACES, ZONES
from ..cards.drizzle import legal_shelter, play_shelter, settle_sheltering, start_sheltering
from ..cards.pile import spend
from ..people import coast_is_in_play, jobs_at, put_worker
from ..phases import SHELTERING, SUMMONING
from ..state import State


@rule
def start_summoning(s: State) -> None:
    """§6.15, §10.1, §10.2 How many may be called on each theatre, at most two."""
    s.phase = SUMMONING
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
    """§6.9, §6.10 Nothing is gathered, built or called any more this round: all stand up, the fumes are gone."""
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
def end_summons(s: State) -> None:
    """§6.6, §10.2 No more is called; then the drizzle may come."""
    stand_up(s)
    start_sheltering(s)


@rule
def summon(s: State, z: int, p: int) -> None:
    """§10.1, §10.3 A citizen stands on the theatre as a worker; he acts from the next round on."""
    s.calls[z] -= 1
    s.citizens[p][z] -= 1
    put_worker(s, p, z * PLACES + AT_THEATRE)
    emit(SUMMONED, p, z)


@rule
def legal_summon(s: State, out: Buffer) -> int:
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
def legal_summoning(s: State, out: Buffer) -> int:
    """§6.6, §10.1 A citizen to call; after that, with the drizzle, a theatre."""
    if s.phase == SHELTERING:
        return legal_shelter(s, out)
    return legal_summon(s, out)


@rule
def play_summoning(s: State, code: int) -> None:
    """§6.6, §10.1 A citizen is called, or no more; with the drizzle a worker goes to a theatre."""
    if s.phase == SHELTERING:
        play_shelter(s, code)
    elif ACTION[code] == SUMMON:
        summon(s, VILLAGE_OF[code], SEAT_OF[code])
    elif ACTION[code] == PASS:
        end_summons(s)


@rule
def settle_summons(s: State) -> None:
    """§10.2 When no more can be called the calling ends."""
    for z in range(ZONES):
        if s.calls[z] > 0:
            for p in range(s.seats):
                if s.citizens[p][z] > 0:
                    return
    end_summons(s)


@rule
def settle_summoning(s: State) -> None:
    """§3.3 What leaves no choice in step 6."""
    if s.phase == SUMMONING:
        settle_summons(s)
    elif s.phase == SHELTERING:
        settle_sheltering(s)
