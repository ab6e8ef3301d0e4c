"""Step 6 (§10): citizens become workers."""

from __future__ import annotations

from lastboat.kernel.dialect import NOBODY, Buffer, emit, rule
from lastboat.kernel.policies import next_seat

from ..actions import ACTION_OF, END_STEP, PASS, SEAT_OF, SUMMON, SUMMONED, VILLAGE_OF
from ..board import AREAS, AT_THEATRE, EMERGENCY_CALL, MOST_SUMMONED, PLACES, SEATS, WORKPLACES, ZONES
from ..cards.drizzle import legal_shelter, play_shelter, settle_sheltering, start_sheltering
from ..cards.pile import spend
from ..people import coast_is_in_play, jobs_of, put_worker
from ..phases import SHELTERING, SUMMONING
from ..state import State
from .together import players_to_ask, write_stop


@rule
def start_summoning(s: State) -> None:
    """§6.15, §10.1, §10.2 What each player's workers can call on each theatre in play; at most two may come."""
    s.phase = SUMMONING
    times = 2 if s.waiting[EMERGENCY_CALL] > 0 else 1
    for z in range(ZONES):
        s.calls[z] = MOST_SUMMONED if coast_is_in_play(s, z) else 0
        for p in range(s.seats):
            s.call_jobs[p][z] = jobs_of(s, p, z * PLACES + AT_THEATRE) * times
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
def village_has_citizens(s: State, z: int) -> bool:
    """§10.1 Citizens of any player in a village."""
    for p in range(s.seats):
        if s.citizens[p][z] > 0:
            return True
    return False


@rule
def can_call_at(s: State, p: int, z: int) -> bool:
    """§10.1, §10.2 A caller of player `p` on the theatre, room for a new worker there, and a citizen to call."""
    return s.call_jobs[p][z] > 0 and s.calls[z] > 0 and village_has_citizens(s, z)


@rule
def caller(s: State, seat: int, z: int) -> int:
    """§3.4 Whose worker calls there for a seat, or NOBODY."""
    p = seat
    for _ in range(players_to_ask(s, seat)):
        if can_call_at(s, p, z):
            return p
        p = next_seat(p, s.seats)
    return NOBODY


@rule
def can_call(s: State, p: int) -> bool:
    """§3.4, §10.1 Whether a player's own workers can call anybody."""
    for z in range(ZONES):
        if can_call_at(s, p, z):
            return True
    return False


@rule
def summon(s: State, whose: int, z: int, p: int) -> None:
    """§10.1, §10.3 A citizen of `p` stands on the theatre as a worker; he acts from the next round on."""
    s.call_jobs[whose][z] -= 1
    s.calls[z] -= 1
    s.citizens[p][z] -= 1
    put_worker(s, p, z * PLACES + AT_THEATRE)
    emit(SUMMONED, p, z)


@rule
def legal_summon(s: State, seat: int, out: Buffer) -> int:
    """§3.4, §10.1 Any citizen of the village, or stop; the active player may end the step while others can call."""
    n = 0
    for z in range(ZONES):
        if caller(s, seat, z) != NOBODY:
            for p in range(s.seats):
                if s.citizens[p][z] > 0:
                    out[n] = SUMMON + z * SEATS + p
                    n += 1
    return write_stop(s, seat, can_call(s, seat), out, n)


@rule
def legal_summoning(s: State, seat: int, out: Buffer) -> int:
    """§6.6, §10.1 A citizen to call; after that, with the drizzle, a theatre."""
    if s.phase == SHELTERING:
        return legal_shelter(s, out)
    return legal_summon(s, seat, out)


@rule
def play_summoning(s: State, seat: int, code: int) -> None:
    """§3.4, §6.6, §10.1 A citizen is called, or no more; with the drizzle a worker goes to a theatre."""
    action = ACTION_OF[code]
    if s.phase == SHELTERING:
        play_shelter(s, code)
    elif action == SUMMON:
        z = VILLAGE_OF[code]
        summon(s, caller(s, seat, z), z, SEAT_OF[code])
    elif action == PASS:
        for z in range(ZONES):
            s.call_jobs[seat][z] = 0
    elif action == END_STEP:
        end_summons(s)


@rule
def settle_summons(s: State) -> None:
    """§3.4, §10.2 The table waits for who can still call, the active player last; when nobody can the calling ends."""
    for i in range(1, s.seats + 1):
        p = (s.active + i) % s.seats
        if can_call(s, p):
            s.mover = p
            return
    end_summons(s)


@rule
def settle_summoning(s: State) -> None:
    """§3.3 What leaves no choice in step 6."""
    if s.phase == SUMMONING:
        settle_summons(s)
    elif s.phase == SHELTERING:
        settle_sheltering(s)
