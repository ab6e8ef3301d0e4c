"""Nisyros' greedy policy: feed, summon, build boats and dams, read the lava clock and leave in time."""

from __future__ import annotations

from lastboat.kernel.dialect import NOBODY, Buffer, rule

from ..actions import (
    ACTION_OF,
    AREA_OF,
    BOAT,
    CHOOSE_COAST,
    CHOOSE_ZONE,
    DAM,
    DEFAULT,
    DIE_OF,
    DOUBLE,
    FIND,
    PASS,
    PICK,
    PUT,
    READY,
    REROLL,
    SAIL,
    VILLAGE_OF,
    WINGS,
    WORKPLACE_OF,
)
from ..board import AREAS, WORKPLACES, ZONES
from ..clock import danger, rounds_left, safest_coast
from ..people import acting_workers, boats_on_the_sea, people_on_the_island
from ..phases import (
    BUILDING,
    CARD_DAM,
    CARD_SEARCH,
    CARD_WORKERS,
    CARD_ZONE,
    DIRECTION,
    DOUBLING,
    EVACUATING,
    MOVING_HOME,
    PLACING,
    REROLLING,
    RUNNING,
    SUMMONING,
    VILLAGES,
)
from ..rules import actor, legal
from ..state import State
from ..steps.doubling import kind_of
from .planning import MINE, plan
from .priorities import choose_rescue, choose_zone, value_of_work
from .values import DAM_NEAR, WEIGHTS


@rule
def place_workers(s: State, seat: int, b: Buffer) -> int:
    """§4.1 Make the board look like the plan, one worker at a time; then the boats, then ready."""
    plan(s, seat, b)
    if s.held[seat] >= 0:
        held = s.held[seat]
        for w in range(WORKPLACES):
            have = s.workers[seat][w] - (1 if w == held else 0)
            if have < b[MINE + w]:
                return PUT + w
        return PUT + held
    for w in range(WORKPLACES):
        if s.workers[seat][w] > b[MINE + w] and s.tries[seat] < 40:
            return PICK + w
    to = safest_coast(s)
    for z in range(ZONES):
        if s.boats[z] > 0 and z != to and s.tries[seat] < 55:
            return SAIL + z * ZONES + to
    return READY


@rule
def choose_double(s: State, n: int, codes: Buffer) -> int:
    """§7.3 The die where it brings most; a doubler of the kind before Hermes."""
    best = PASS
    most = 0
    for i in range(n):
        code = codes[i]
        action = ACTION_OF[code]
        if action == DOUBLE or action == WINGS:
            w = WORKPLACE_OF[code]
            value = value_of_work(s, w, acting_workers(s, w)) * 2 - (1 if action == WINGS else 0)
            if value > most:
                most = value
                best = code
    return best


@rule
def choose_reroll(s: State, n: int, codes: Buffer) -> int:
    """§6.1 Throw again what doubles nothing."""
    kinds = 0
    for w in range(WORKPLACES):
        if s.busy[w] > 0 and acting_workers(s, w) > 0:
            kinds |= 1 << kind_of(s, w)
    for i in range(n):
        if ACTION_OF[codes[i]] == REROLL:
            face = s.face[DIE_OF[codes[i]]]
            if face < 6 and kinds >> face & 1 == 0:
                return codes[i]
    return PASS


@rule
def choose_build(s: State, n: int, codes: Buffer) -> int:
    """§9.1, §9.2 Boats while people lack them, then dams, first where the lava is near and someone lives."""
    lacking = people_on_the_island(s) - boats_on_the_sea(s)
    best = PASS
    most = 0
    for i in range(n):
        code = codes[i]
        action = ACTION_OF[code]
        value = 0
        if action == BOAT and lacking > 0:
            value = 1000
        elif action == DAM:
            z = AREA_OF[code] // AREAS
            area = AREA_OF[code] % AREAS
            value = (
                100 - WEIGHTS[s.level][DAM_NEAR] * (area - s.lava[z]) + 15 * s.dams[z][area] - rounds_left(s, z) // 2
            )
            if s.owner[z] < 0:
                value -= 100
        if value > most:
            most = value
            best = code
    return best


@rule
def choose_victim(s: State, n: int, codes: Buffer) -> int:
    """§6.9, §6.20 Whose work is worth least."""
    best = codes[0]
    least = 100000
    for i in range(n):
        w = WORKPLACE_OF[codes[i]]
        value = value_of_work(s, w, 1) * 10 - danger(s, w)
        if value < least:
            least = value
            best = codes[i]
    return best


@rule
def choose_coast(s: State, n: int, codes: Buffer) -> int:
    """§6.12, §16.1 The coast that stands longest; an unmanned boat, a lost one and a home alike."""
    best = codes[0]
    longest = -1
    for i in range(n):
        if ACTION_OF[codes[i]] == CHOOSE_COAST:
            left = rounds_left(s, VILLAGE_OF[codes[i]])
            if left > longest:
                longest = left
                best = codes[i]
    return best


@rule
def choose_search(s: State) -> int:
    """§6.11 The player who lost most."""
    best = 0
    for p in range(s.seats):
        if s.hades[p] > s.hades[best]:
            best = p
    return FIND + best


@rule
def choose_breach(s: State, n: int, codes: Buffer) -> int:
    """§6.17 A dam far from the lava."""
    best = codes[0]
    for i in range(n):
        z = AREA_OF[codes[i]] // AREAS
        if AREA_OF[codes[i]] % AREAS > s.lava[z]:
            best = codes[i]
    return best


@rule
def choose(s: State, seat: int, codes: Buffer, rng: Buffer) -> int:
    """§3.2 The actor's choice; out of turn NOBODY, which lets the others go on."""
    if actor(s) != seat:
        return NOBODY
    if s.phase == PLACING:
        return place_workers(s, seat, codes)
    if s.phase == EVACUATING:
        return choose_rescue(s)
    if s.phase == CARD_SEARCH:
        return choose_search(s)
    n = legal(s, seat, codes)
    if s.phase == RUNNING:
        return codes[0] if s.runner >= 0 else PASS
    if s.phase == DOUBLING:
        return choose_double(s, n, codes)
    if s.phase == BUILDING:
        return choose_build(s, n, codes)
    if s.phase == SUMMONING or s.phase == VILLAGES:
        return codes[0]
    if s.phase == DIRECTION or (s.phase == CARD_ZONE and ACTION_OF[codes[0]] == CHOOSE_ZONE):
        return choose_zone(s, n, codes)
    if s.phase == CARD_ZONE or s.phase == MOVING_HOME:
        return choose_coast(s, n, codes)
    if s.phase == CARD_WORKERS:
        return choose_victim(s, n, codes)
    if s.phase == CARD_DAM:
        return choose_breach(s, n, codes)
    if s.phase == REROLLING:
        return choose_reroll(s, n, codes)
    return DEFAULT
