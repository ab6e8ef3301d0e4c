"""Setting up (§2): coasts, areas, villages, start player."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule
from lastboat.kernel.options import BOX_NUMBER

from .actions import (
    AREA_COMES,
    AREA_LAID,
    COASTS_LAID,
    ORDER_COMES,
    SEAT_BEGINS,
    SETTLE,
    SETTLED,
    VILLAGE_OF,
)
from .board import (
    AREAS,
    AT_THEATRE,
    BOATS,
    COAST_ORDERS,
    DAMS,
    ERUPTIONS,
    PEOPLE,
    PLACES,
    RESOURCES,
    RING_HOLDS,
    RINGS,
    SEATS,
    WORKERS_AT_START,
    ZONES,
)
from .cards.pile import stack_pile
from .components import WHEAT
from .options import (
    BASIC_ERUPTIONS,
    BOATS_ANYWHERE,
    CARDS_ON_TOP,
    DAM_PLAN,
    LEVEL,
    SHUFFLED_COASTS,
    START_PLAYER,
    STARTING_WHEAT,
    STARTING_WORKERS,
    VILLAGES_CHOSEN,
)
from .people import put_worker
from .phases import AREAS_LAID, COASTS, NEXT_STEP, START, VILLAGES
from .state import State

ORDERS = 6


@rule
def set_up(s: State, seats: int, options: Buffer) -> None:
    """§1.4, §2.6, §2.9 An empty island, full supplies, wheat for everybody, and the level."""
    s.seats = seats
    s.level = options[LEVEL]
    s.dam_plan = options[DAM_PLAN]
    s.boats_anywhere = options[BOATS_ANYWHERE]
    s.villages_chosen = options[VILLAGES_CHOSEN]
    s.start = options[START_PLAYER]
    s.boat_supply = BOATS
    s.dam_supply = DAMS
    set_house_rules(s, options)
    clear_the_island(s)
    stack_pile(s, options[CARDS_ON_TOP])
    lay_coasts(s, 0)
    s.phase = COASTS if options[SHUFFLED_COASTS] == 1 else AREAS_LAID


@rule
def set_house_rules(s: State, options: Buffer) -> None:
    """§18.1, §18.2, §18.3 Workers and wheat at the start, and eruptions; their defaults are the box's."""
    s.more_workers = options[STARTING_WORKERS] - WORKERS_AT_START
    s.store[WHEAT] = options[STARTING_WHEAT] * s.seats
    if options[BASIC_ERUPTIONS] != BOX_NUMBER:
        s.more_eruptions = options[BASIC_ERUPTIONS] - ERUPTIONS[s.level]


@rule
def clear_the_island(s: State) -> None:
    """§1.1, §2.3 Nobody lives anywhere yet, no area is laid, every top area will have its bonus."""
    s.card = -1
    s.runner = -1
    s.runner_from = -1
    s.flight = -1
    s.flier_at = -1
    for z in range(ZONES):
        s.bonus[z] = 1
        s.owner[z] = -1
        s.fleeing[z] = -1
        for ring in range(RINGS):
            s.resource[z][ring] = -1
    for p in range(SEATS):
        s.own[p] = -1
        s.home[p] = -1
        s.held[p] = -1


@rule
def outcomes_coasts(outcomes: Buffer, weights: Buffer) -> int:
    """§2.1 The ways the coasts can be laid, seen from Mandraki."""
    for order in range(ORDERS):
        outcomes[order] = ORDER_COMES + order
        weights[order] = 1
    return ORDERS


@rule
def lay_coasts(s: State, order: int) -> None:
    """§2.1 The coasts clockwise."""
    s.around[0] = 0
    s.side[0] = 0
    for i in range(1, ZONES):
        z = COAST_ORDERS[order][i - 1]
        s.around[i] = z
        s.side[z] = i
    s.phase = AREAS_LAID
    emit(COASTS_LAID, s.around[0], s.around[1], s.around[2], s.around[3])


@rule
def area_to_lay(s: State) -> int:
    """§2.2 The next bare area, ring by ring from the crater, as zone + 4 * ring; 16 when all are laid."""
    for ring in range(RINGS):
        for z in range(ZONES):
            if s.resource[z][ring] < 0:
                return ring * ZONES + z
    return RINGS * ZONES


@rule
def areas_left(s: State, ring: int, resource: int) -> int:
    """§2.2 How many areas of a resource are still to be laid in a ring."""
    n = RING_HOLDS[ring][resource]
    for z in range(ZONES):
        if s.resource[z][ring] == resource:
            n -= 1
    return n


@rule
def outcomes_area(s: State, outcomes: Buffer, weights: Buffer) -> int:
    """§2.2 The areas of this ring that are left."""
    ring = area_to_lay(s) // ZONES
    n = 0
    for resource in range(RESOURCES):
        left = areas_left(s, ring, resource)
        if left > 0:
            outcomes[n] = AREA_COMES + resource
            weights[n] = left
            n += 1
    return n


@rule
def lay_area(s: State, resource: int) -> None:
    """§2.2 One area is laid."""
    at = area_to_lay(s)
    s.resource[at % ZONES][at // ZONES] = resource
    emit(AREA_LAID, at % ZONES * AREAS + at // ZONES, resource)


@rule
def settle_areas(s: State) -> None:
    """§2.2, §3.3 Areas that can only be of one kind are laid by themselves; then the players settle."""
    at = area_to_lay(s)
    while at < RINGS * ZONES:
        kinds = 0
        last = 0
        for resource in range(RESOURCES):
            if areas_left(s, at // ZONES, resource) > 0:
                kinds += 1
                last = resource
        if kinds > 1:
            return
        lay_area(s, last)
        at = area_to_lay(s)
    s.mover = 0
    s.phase = VILLAGES


@rule
def settle_village(s: State, p: int, z: int) -> None:
    """§2.4, §2.5 A player's village: eight citizens, and two workers on its theatre; §18.1 or more or fewer."""
    workers = WORKERS_AT_START + s.more_workers
    s.own[p] = z
    s.home[p] = z
    s.owner[z] = p
    s.citizens[p][z] = PEOPLE - workers
    for _ in range(workers):
        put_worker(s, p, z * PLACES + AT_THEATRE)
    emit(SETTLED, p, z)


@rule
def legal_village(s: State, out: Buffer) -> int:
    """§2.4 A village nobody has yet."""
    n = 0
    for z in range(ZONES):
        if s.owner[z] < 0:
            out[n] = SETTLE + z
            n += 1
    return n


@rule
def choose_village(s: State, z: int) -> None:
    """§2.4 The player settles; the next one chooses."""
    settle_village(s, s.mover, z)
    if s.mover + 1 < s.seats:
        s.mover += 1
    else:
        s.phase = START


@rule
def settle_villages(s: State) -> None:
    """§2.4 By default neighbours, clockwise from Mandraki; the last village of four is no choice (§3.3)."""
    if s.villages_chosen == 0:
        for p in range(s.seats):
            settle_village(s, p, s.around[p])
        s.phase = START
    elif s.mover == ZONES - 1:
        for z in range(ZONES):
            if s.owner[z] < 0:
                choose_village(s, z)
                return


@rule
def outcomes_start(s: State, outcomes: Buffer, weights: Buffer) -> int:
    """§2.8 Each player as likely as the others."""
    for p in range(s.seats):
        outcomes[p] = SEAT_BEGINS + p
        weights[p] = 1
    return s.seats


@rule
def begin(s: State, p: int) -> None:
    """§2.8 The first active player; the first round begins."""
    s.active = p
    s.phase = NEXT_STEP


@rule
def settle_start(s: State) -> None:
    """§2.8 No lot where the table names the start player."""
    if s.start < s.seats:
        begin(s, s.start)


@rule
def outcomes_setting_up(s: State, outcomes: Buffer, weights: Buffer) -> int:
    """§2.1, §2.2, §2.8 What is laid or drawn by lot."""
    if s.phase == COASTS:
        return outcomes_coasts(outcomes, weights)
    if s.phase == AREAS_LAID:
        return outcomes_area(s, outcomes, weights)
    return outcomes_start(s, outcomes, weights)


@rule
def play_setting_up(s: State, code: int) -> None:
    """§2.1, §2.2, §2.4, §2.8 Coasts, areas, villages and the start player, as chance or the players say."""
    if s.phase == COASTS:
        lay_coasts(s, code - ORDER_COMES)
    elif s.phase == AREAS_LAID:
        lay_area(s, code - AREA_COMES)
    elif s.phase == VILLAGES:
        choose_village(s, VILLAGE_OF[code])
    else:
        begin(s, code - SEAT_BEGINS)


@rule
def settle_setting_up(s: State) -> None:
    """§2.2, §2.4, §2.8 What is no choice and no chance."""
    if s.phase == AREAS_LAID:
        settle_areas(s)
    elif s.phase == VILLAGES:
        settle_villages(s)
    elif s.phase == START:
        settle_start(s)
