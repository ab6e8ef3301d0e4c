"""After step 10: players who lost their home, and the next round."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from ..actions import COAST_OF, MOVED_HOME, PASS, ROUND_BEGAN
from ..board import AREAS, AT_THEATRE, DICE, PLACES, WORKPLACES, ZONES
from ..people import coast_is_in_play, coasts_in_play, put_worker, take_worker
from ..state import State
from .placing import start_placing

MOST_ROUNDS = 99


@rule
def may_return(s: State, p: int) -> bool:
    """§16.3 The owner of a coast restored this round who lives elsewhere, while it is open."""
    return s.restored[s.own[p]] == 1 and s.home[p] != s.own[p] and coast_is_in_play(s, s.own[p])


@rule
def has_lost_home(s: State, p: int) -> bool:
    """§16.1 The present home is covered."""
    return s.lava[s.home[p]] == AREAS


@rule
def home_choices(s: State, out: Buffer) -> int:
    """§16.1, §16.3 A coast in play; for who may return his own coast, or stay."""
    n = 0
    if not has_lost_home(s, s.mover):
        out[0] = COAST_OF + s.own[s.mover]
        out[1] = PASS
        return 2
    for z in range(ZONES):
        if coast_is_in_play(s, z):
            out[n] = COAST_OF + z
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
    if code == PASS:
        s.restored[s.own[s.mover]] = 0
    else:
        move_home(s, s.mover, code - COAST_OF)


@rule
def settle_homes(s: State) -> bool:
    """§16.1 From the active player on; a single coast in play is no choice. True when all have a home."""
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
def next_round(s: State) -> None:
    """§3.1 The active player passes clockwise, the dice with him, and a new round begins."""
    for z in range(ZONES):
        s.restored[z] = 0
    for d in range(DICE):
        s.face[d] = -1
        s.die_on[d] = -1
    if s.round_number > 0:
        s.active = (s.active + 1) % s.seats
    if s.round_number < MOST_ROUNDS:
        s.round_number += 1
    emit(ROUND_BEGAN, s.round_number, s.active)
    start_placing(s)
