"""Choices the team makes inside events: whose workers, which dam, whom to find."""

from __future__ import annotations

from lastboat.kernel.dialect import NOBODY, Buffer, emit, rule

from ..actions import BREACH, COAST_OF, DAM_LOST, DEFAULT, FELL_SICK, FIND, PANICKED, PASS, STRIKE, ZONE
from ..board import AREAS, CREVICE, FUMES, PLACES, SIESTA, TREMOR, WORKERS_STRUCK, WORKPLACES, ZONES
from ..people import send_home
from ..phases import CARD_ZONE, FLOW, SICKNESS
from ..state import State
from .cards import (
    anyone_in_hades,
    card_strikes_zone,
    find_person,
    first_offered,
    lie_down,
    nothing_happens,
    offered_zones,
)
from .pile import card_is_done


@rule
def can_be_struck(s: State, p: int, w: int) -> bool:
    """§6.9, §6.20, §11.3 A worker; for the siesta one who does not lie down yet."""
    if s.phase != SICKNESS and s.card == SIESTA:
        return s.workers[p][w] > s.lying[p][w]
    return s.workers[p][w] > 0


@rule
def worker_choices(s: State, out: Buffer) -> int:
    """§3.2, §11.3 Which worker is struck next; for the sick there is a default."""
    n = 0
    for p in range(s.seats):
        if s.crew[p] > 0:
            for w in range(WORKPLACES):
                if s.workers[p][w] > 0 and can_be_struck(s, p, w):
                    out[n] = STRIKE + p * WORKPLACES + w
                    n += 1
    if s.phase == SICKNESS:
        out[n] = DEFAULT
        n += 1
    return n


@rule
def only_worker(s: State) -> int:
    """§3.3 The single group of workers that can be struck, NOBODY if there is none, -2 if there are several."""
    found = NOBODY
    for p in range(s.seats):
        if s.crew[p] > 0:
            for w in range(WORKPLACES):
                if s.workers[p][w] > 0 and can_be_struck(s, p, w):
                    if found != NOBODY:
                        return -2
                    found = p * WORKPLACES + w
    return found


@rule
def strike_worker(s: State, p: int, w: int) -> None:
    """§6.9, §6.20, §11.2 The worker lies down, or goes home in panic or sickness."""
    s.to_pick -= 1
    if s.phase == SICKNESS:
        send_home(s, p, w)
        emit(FELL_SICK, p, w)
    elif s.card == SIESTA:
        lie_down(s, p, w)
    else:
        send_home(s, p, w)
        emit(PANICKED, p, w)


@rule
def settle_workers(s: State) -> None:
    """§3.3, §5.4 Strike by itself where there is no choice; done when enough or nobody is left."""
    found = NOBODY
    while s.to_pick > 0:
        found = only_worker(s)
        if found == -2:
            return
        if found == NOBODY:
            break
        strike_worker(s, found // WORKPLACES, found % WORKPLACES)
    nobody = s.to_pick == WORKERS_STRUCK
    s.to_pick = 0
    if s.phase == SICKNESS:
        s.phase = FLOW
    elif nobody:
        nothing_happens(s)
    else:
        card_is_done(s)


@rule
def sickest(s: State) -> int:
    """§3.3 The default: of the player with most workers the one who stands highest, where lava comes first."""
    most = 0
    for p in range(s.seats):
        if s.crew[p] > s.crew[most]:
            most = p
    best = 0
    highest = PLACES
    for w in range(WORKPLACES):
        if s.workers[most][w] > 0 and w % PLACES < highest:
            highest = w % PLACES
            best = w
    return most * WORKPLACES + best


@rule
def strike_by_default(s: State) -> None:
    """§3.3 All sick workers in one choice."""
    while s.to_pick > 0 and only_worker(s) != NOBODY:
        found = sickest(s)
        strike_worker(s, found // WORKPLACES, found % WORKPLACES)


@rule
def zone_choices(s: State, out: Buffer) -> int:
    """§3.2, §13.3 One of the offered zones, or coasts where boats are meant."""
    zones = s.phase != CARD_ZONE or s.card == FUMES or s.card == TREMOR or s.card == CREVICE
    n = 0
    for z in range(ZONES):
        if s.offered[z] == 1:
            out[n] = (ZONE if zones else COAST_OF) + z
            n += 1
    return n


@rule
def settle_zone(s: State) -> None:
    """§3.3 A single zone is chosen by itself."""
    if offered_zones(s) == 1:
        card_strikes_zone(s, first_offered(s))


@rule
def dam_choices(s: State, out: Buffer) -> int:
    """§6.17, §6.18 Which dam breaks in the zone that is next."""
    z = first_offered(s)
    n = 0
    for area in range(AREAS):
        if s.dams[z][area] > 0:
            out[n] = BREACH + z * AREAS + area
            n += 1
    return n


@rule
def break_dam(s: State, z: int, area: int) -> None:
    """§6.17, §6.18 One dam goes to the supply."""
    s.dams[z][area] -= 1
    s.dam_supply += 1
    s.offered[z] = 0
    emit(DAM_LOST, z * AREAS + area)


@rule
def settle_dam(s: State) -> None:
    """§3.3, §6.17, §6.18 Zone by zone; where dams lie on one area only the choice is made."""
    while offered_zones(s) > 0:
        z = first_offered(s)
        areas = 0
        where = 0
        for area in range(AREAS):
            if s.dams[z][area] > 0:
                areas += 1
                where = area
        if areas > 1:
            return
        break_dam(s, z, where)
    card_is_done(s)


@rule
def search_choices(s: State, out: Buffer) -> int:
    """§6.11 Whose person is found, or nobody."""
    n = 0
    for p in range(s.seats):
        if s.hades[p] > 0:
            out[n] = FIND + p
            n += 1
    out[n] = PASS
    return n + 1


@rule
def search(s: State, code: int) -> None:
    """§6.11 The person comes back, or the team declines."""
    if code != PASS:
        find_person(s, code - FIND)
    card_is_done(s)


@rule
def settle_search(s: State) -> None:
    """§5.4 Nobody in Hades: nothing happens."""
    if not anyone_in_hades(s):
        nothing_happens(s)
