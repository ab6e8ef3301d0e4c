"""Forbidden Island's greedy policy: save what is about to sink, bring the cards together, leave in time.

It gives each legal code a value, in tenths for each action it costs; a move counts as the first step to
the best goal. `values` holds the values of tiles, cards and places.
"""

from lastboat.kernel.dialect import NOBODY, Buffer, rule

from ..actions import (
    ACTION_OF,
    BOARD,
    CAPTURE,
    CARD_OF,
    DISCARD,
    DRAW_CARD,
    DRAW_FLOOD,
    END_ACTIONS,
    FLY,
    GIVE,
    GUIDE,
    LAND,
    LIFT_OFF,
    MOVE,
    PAWN_OF,
    RECEIVER_OF,
    SANDBAG_ON,
    SHORE_UP,
    SWIM,
    TILE_OF,
    TREASURE_OF,
)
from ..board import ENGINEER, FOOLS_LANDING, NAVIGATOR, SUNK, TILES, TREASURES
from ..moving import tiles_to_swim_to
from ..rules import actor, legal
from ..specials import flight_origin
from ..state import ACT, FLOOD, NONE, State
from ..turn import flood_has_begun, helicopters_held
from .values import (
    AWAY,
    NEED,
    VALUE,
    best_goal,
    keep,
    measure_distances,
    measure_needs,
    measure_places,
    treasures_taken,
    useful_gift,
)

MUST = 100_000
"""More than the value of any ordinary act."""
ENGINEER_SHORES = 100
"""How much of 100 the Engineer's first shoring up counts: a second one comes with it."""
SAVE_WITH_SANDBAG = 140
"""A need from which on a sandbag is worth it."""
FLIGHT_GAIN, LAST_HELICOPTER_GAIN = 120, 140
"""What a flight must bring more than walking: with other helicopters at hand, and with the last one."""
GUIDED = 10
"""How much of 100 a guided pawn's goal counts."""


@rule
def choose(s: State, seat: int, codes: Buffer, rng: Buffer) -> int:
    """§3.1 The code of the highest value; out of turn only a special card that is clearly worth it."""
    n = legal(s, seat, codes)
    if n == 0:
        return NOBODY
    if actor(s) != seat:
        measure_needs(s, codes)
        if seat == s.turn:
            measure_places(s, seat, codes)
        return best_code(s, seat, codes, n, NOBODY)
    if n == 1:
        return codes[0]
    measure_needs(s, codes)
    measure_places(s, seat, codes)
    if s.flyer == seat:
        return choose_landing(s, codes, n)
    if s.phase == ACT and s.discarder == NONE:
        return choose_act(s, seat, codes, n)
    return best_code(s, seat, codes, n, codes[0])


@rule
def best_code(s: State, p: int, codes: Buffer, n: int, otherwise: int) -> int:
    """§3.1 The code of the highest value, or another one if none is worth anything."""
    best = otherwise
    most = 0
    for i in range(n):
        value = value_of(s, p, codes[i], codes)
        if value > most:
            most = value
            best = codes[i]
    return best


@rule
def choose_act(s: State, p: int, codes: Buffer, n: int) -> int:
    """§3.2 The act that brings most for each action: at once, or as the first step to a goal."""
    best = best_code(s, p, codes, n, END_ACTIONS)
    most = value_of(s, p, best, codes)
    if s.actions > 0:
        goal = best_goal(s, p, s.actions, codes)
        if goal // TILES > most:
            most = goal // TILES
            best = step_towards(s, p, goal % TILES, MOVE, codes, n)
    if s.role[p] == NAVIGATOR and most < MUST:
        best = choose_guiding(s, p, codes, n, best, most)
    return best


@rule
def step_towards(s: State, p: int, t: int, base: int, codes: Buffer, n: int) -> int:
    """§4.1 The legal step, among the codes from `base` on, that comes nearest to a tile; §4.2 or the Pilot's flight."""
    measure_distances(s, p, t, codes)
    best = END_ACTIONS
    nearest = codes[AWAY + s.place[p]]
    for i in range(n):
        if codes[i] >= base and codes[i] < base + TILES and codes[AWAY + codes[i] - base] < nearest:
            nearest = codes[AWAY + codes[i] - base]
            best = codes[i]
        elif base == MOVE and codes[i] == FLY + t and nearest > 0:
            nearest = 0
            best = codes[i]
    return best


@rule
def choose_guiding(s: State, p: int, codes: Buffer, n: int, best: int, most: int) -> int:
    """§4.4 The Navigator's best guiding, if it brings more than the best of his other acts."""
    bonus = MUST if s.second_step == 1 else 0
    for q in range(s.seats):
        if q != p:
            measure_places(s, q, codes)
            goal = best_goal(s, q, 3, codes)
            value = goal // TILES * GUIDED // 100
            if goal > 0 and value + bonus > most:
                step = step_towards(s, q, goal % TILES, GUIDE + q * TILES, codes, n)
                if step != END_ACTIONS:
                    best = step
                    most = value + bonus
    return best


@rule
def value_of(s: State, p: int, code: int, codes: Buffer) -> int:
    """§3.2 What an act brings by itself, in tenths; moving and guiding are valued by their goals."""
    action = ACTION_OF[code]
    t = TILE_OF[code]
    if action == SHORE_UP:
        if s.second_shore_up == 1:
            return MUST + codes[NEED + t] * 10
        return codes[NEED + t] * 10 * ENGINEER_SHORES // 100 if s.role[p] == ENGINEER else codes[NEED + t] * 10
    if action == GIVE:
        return 10 * useful_gift(s, p, TREASURE_OF[code], RECEIVER_OF[code])
    if action == CAPTURE:
        return 2 * MUST
    if action == SANDBAG_ON:
        return value_of_sandbag(s, p, codes[NEED + t])
    if action == BOARD:
        return value_of_flight(s, p, PAWN_OF[code], codes)
    if action == LIFT_OFF:
        return 3 * MUST
    if action == SWIM:
        return codes[VALUE + t] + 1
    if action == DISCARD:
        return 1000 - keep(s, p, CARD_OF[code])
    return 1 if action == DRAW_CARD or action == DRAW_FLOOD else 0


@rule
def value_of_sandbag(s: State, p: int, need: int) -> int:
    """§6.3 Just before the flood for a tile that must not sink, or instead of throwing a good card away."""
    if s.discarder == p:
        return 700 + need
    if s.phase == FLOOD and not flood_has_begun(s) and need >= SAVE_WITH_SANDBAG:
        return MUST + need
    return 0


@rule
def value_of_flight(s: State, p: int, q: int, codes: Buffer) -> int:
    """§6.2 To the landing place at the end, to a far goal, §6.4 or out of the water; the last card is for leaving."""
    place = s.place[q]
    spare = helicopters_held(s) > 1
    if s.tiles[place] == SUNK:
        return MUST if tiles_to_swim_to(s, q) == 0 else 0
    if treasures_taken(s) == TREASURES:
        return MUST if spare and place != FOOLS_LANDING and s.phase != FLOOD else 0
    if s.discarder == p:
        return 560 if spare else 0
    if s.phase != ACT or p != q or p != s.turn or s.actions == 0:
        return 0
    most = 0
    for t in range(TILES):
        most = max(most, codes[VALUE + t])
    gain = most - best_goal(s, p, s.actions, codes) // TILES // 10
    return 10 * (gain - (FLIGHT_GAIN if spare else LAST_HELICOPTER_GAIN))


@rule
def choose_landing(s: State, codes: Buffer, n: int) -> int:
    """§6.2 Take along who wants to go the same way, and land where the first passenger has most to do."""
    first = 0
    while s.aboard[first] == 0:
        first += 1
    together = treasures_taken(s) == TREASURES or s.tiles[flight_origin(s)] == SUNK
    measure_places(s, first, codes)
    best = codes[n - 1]
    most = -1
    for i in range(n):
        if ACTION_OF[codes[i]] == BOARD:
            if together:
                return codes[i]
        elif codes[VALUE + codes[i] - LAND] > most:
            most = codes[VALUE + codes[i] - LAND]
            best = codes[i]
    return best
