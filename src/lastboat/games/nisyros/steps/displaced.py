"""After step 10 (§16): players who lost their home move, and owners may return to a coast that was restored."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from ..actions import ACTION_OF, CHOOSE_COAST, MOVED_HOME, PASS, VILLAGE_OF
from ..board import AREAS, AT_THEATRE, PLACES, WORKPLACES, ZONES
from ..ending import NO_COAST, end
from ..people import coast_is_in_play, coasts_in_play, put_worker, take_worker
from ..phases import MOVING_HOME, NEXT_STEP
from ..state import State


@rule
def start_moving_home(s: State) -> None:
    """§3.1, §16.1 The ten steps are over; who has lost a home moves."""
    s.phase = MOVING_HOME


@rule
def may_return(s: State, p: int) -> bool:
    """§16.3 The owner of a coast restored this round who lives elsewhere, while it is open."""
    return s.restored[s.own[p]] == 1 and s.home[p] != s.own[p] and coast_is_in_play(s, s.own[p])


@rule
def has_lost_home(s: State, p: int) -> bool:
    """§16.1 The present home is covered."""
    return s.lava[s.home[p]] == AREAS


@rule
def legal_home(s: State, out: Buffer) -> int:
    """§16.1, §16.3 A coast in play; for who may return his own coast, or stay."""
    n = 0
    if not has_lost_home(s, s.mover):
        out[0] = CHOOSE_COAST + s.own[s.mover]
        out[1] = PASS
        return 2
    for z in range(ZONES):
        if coast_is_in_play(s, z):
            out[n] = CHOOSE_COAST + z
            n += 1
    return n


@rule
def move_home(s: State, p: int, z: int) -> None:
    """§16.1, §16.2 All citizens of the player go to the village, all his workers to the theatre."""
    s.home[p] = z
    s.restored[s.own[p]] = 0
    for other in range(ZONES):
        if other != z:
            s.citizens[p][z] += s.citizens[p][other]
            s.citizens[p][other] = 0
    theatre = z * PLACES + AT_THEATRE
    for w in range(WORKPLACES):
        if w != theatre:
            while s.workers[p][w] > 0:
                take_worker(s, p, w)
                put_worker(s, p, theatre)
    emit(MOVED_HOME, p, z)


@rule
def play_home(s: State, code: int) -> None:
    """§16.1, §16.3 The player moves, or stays where he is."""
    action = ACTION_OF[code]
    if action == CHOOSE_COAST:
        move_home(s, s.mover, VILLAGE_OF[code])
    elif action == PASS:
        s.restored[s.own[s.mover]] = 0


@rule
def all_have_homes(s: State) -> bool:
    """§16.1, §3.3 From the active player on; a single coast in play is no choice. False when somebody must choose."""
    for i in range(s.seats):
        p = (s.active + i) % s.seats
        if has_lost_home(s, p):
            if coasts_in_play(s) > 1:
                s.mover = p
                return False
            for z in range(ZONES):
                if coast_is_in_play(s, z):
                    move_home(s, p, z)
                    break
        elif may_return(s, p):
            s.mover = p
            return False
    return True


@rule
def settle_homes(s: State) -> None:
    """§3.1, §17.1 When all have a home the next round begins; without a coast in play there is none."""
    if coasts_in_play(s) == 0:
        end(s, NO_COAST)
    elif all_have_homes(s):
        s.step = 0
        s.phase = NEXT_STEP
