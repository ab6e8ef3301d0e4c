"""Pompeii's greedy policy: settle near gates and among company, aim lava at others, run who can be saved.

It reads only what its seat may know. Behind the legal codes the buffer is scratch space for the distances of
cells from the exits.
"""

from __future__ import annotations

from lastboat.kernel.bits import lowest_bit
from lastboat.kernel.dialect import Buffer, rule, table

from ..actions import (
    ACTION_OF,
    CELL_OF,
    HOUSE_OF,
    LAY,
    LEAVE,
    OWNER_OF,
    PICK,
    PLAY,
    RELATIVE,
    RUN,
    SETTLE,
    SYMBOL_OF,
    THROW,
    TO,
)
from ..board import CELLS, GATE_AT, GATE_CELL, HOUSE_CELLS, HOUSE_SIZE, NEXT, SYMBOLS, VENT_CELL, WING, Line
from ..cell_sets import CELL_AT_BIT, GATES_NORTH, GATES_SOUTH, SOUTH_BITS, spread_north, spread_south
from ..losses import open_north, open_south
from ..rules import legal
from ..running import reach
from ..settling import figures_in_building, has_free_space, house_is_full
from ..state import STREET, TO_LAY, TO_SETTLE, State

STEPS = 400
"""Scratch from here on: the steps from each cell out of the town."""
MEASURED_NORTH, MEASURED_SOUTH = 500, 501
"""Scratch: the streets for which the steps have been measured."""
FAR = 99
WORST = -100_000


def _steps_from(starts: tuple[int, ...]) -> list[int]:
    """Steps from the nearest of some cells in a town without lava."""
    steps = [0 if cell in starts else FAR for cell in range(CELLS)]
    for _ in range(CELLS):
        steps = [min(steps[cell], *(steps[beside] + 1 for beside in NEXT[cell])) for cell in range(CELLS)]
    return steps


GATE_STEPS: Line = table([steps + 1 for steps in _steps_from(tuple(GATE_CELL))])
VENT_STEPS: Line = table(_steps_from(tuple(VENT_CELL)))


@rule
def measure_ways(s: State, codes: Buffer) -> None:
    """§7.4 Steps from every cell out of the town, FAR without a way. They stay in the buffer for as long as the streets
    are the same."""
    streets_north = open_north(s)
    streets_south = open_south(s)
    if codes[MEASURED_NORTH] == streets_north and codes[MEASURED_SOUTH] == streets_south:
        return
    codes[MEASURED_NORTH] = streets_north
    codes[MEASURED_SOUTH] = streets_south
    for cell in range(CELLS):
        codes[STEPS + cell] = FAR
    north = GATES_NORTH & streets_north
    south = GATES_SOUTH & streets_south
    steps = 1
    while north != 0 or south != 0:
        write_steps(north, 0, steps, codes)
        write_steps(south, SOUTH_BITS, steps, codes)
        streets_north &= ~north
        streets_south &= ~south
        before = north
        north = spread_north(north, south, streets_north)
        south = spread_south(before, south, streets_south)
        steps += 1


@rule
def write_steps(cells: int, first_bit: int, steps: int, codes: Buffer) -> None:
    """§7.4 Write for each cell of a northern or southern set how many steps it is from the way out."""
    while cells != 0:
        codes[STEPS + CELL_AT_BIT[first_bit + lowest_bit(cells)]] = steps
        cells &= cells - 1


@rule
def danger(s: State, cell: int) -> int:
    """§6.4 How many ways the next tile could come."""
    count = 0
    for way in range(4):
        beside = NEXT[cell][way]
        ground = s.ground[beside]
        if 0 < ground <= SYMBOLS and s.bag[ground - 1] > 0:
            count += 1
    return count


@rule
def value_of_home(s: State, cell: int) -> int:
    """§3.3 Near a gate, away from the vents, among company that lends its legs."""
    return 2 * s.crowd[cell] - 3 * GATE_STEPS[cell] + min(VENT_STEPS[cell], 4)


@rule
def value_of_settling(s: State, seat: int, cell: int) -> int:
    """§5.1 A home, and the relatives it lets come."""
    value = value_of_home(s, cell)
    if s.eruptions > 0:
        value += 12 * min(figures_in_building(s, WING[cell]), s.supply[seat] - 1)
    return value


@rule
def value_of_card(s: State, seat: int, house: int) -> int:
    """§3.2 The best place the card gives; a joker gives a good one."""
    if house_is_full(s, house):
        return 0
    best = WORST
    for i in range(HOUSE_SIZE[house]):
        cell = HOUSE_CELLS[house][i]
        if has_free_space(s, cell):
            best = max(best, value_of_settling(s, seat, cell))
    return best


@rule
def value_of_throw(s: State, seat: int, cell: int, owner: int) -> int:
    """§4.3 A well placed figure of whoever has most in the town, best from among its own."""
    if owner == seat:
        return WORST
    return 3 * s.inside[owner] + 2 * s.town[owner][cell] - 3 * s.town[seat][cell] - 2 * GATE_STEPS[cell]


@rule
def value_of_lava(s: State, seat: int, cell: int, codes: Buffer) -> int:
    """§6.6 Figures of others buried now, or next; own ones count twice, those near freedom most."""
    mine = s.town[seat][cell]
    value = 12 * (s.crowd[cell] - mine) - 40 * mine
    for way in range(4):
        beside = NEXT[cell][way]
        if s.ground[beside] == STREET and beside != cell:
            mine = s.town[seat][beside]
            others = s.crowd[beside] - mine
            value += (2 * others - 5 * mine) * (1 + (codes[STEPS + beside] > codes[STEPS + cell]))
    if GATE_AT[cell] > 0:
        value -= 6
    return value


@rule
def value_of_runner(s: State, cell: int, codes: Buffer) -> int:
    """§7.4 Who can leave now, first those who could not next turn; else who gets nearest or is in danger."""
    left = codes[STEPS + cell] - reach(s, cell)
    if left <= 0:
        return 1000 + 10 * danger(s, cell) + 5 * (left == 0) - s.town[s.turn][cell]
    return 6 * danger(s, cell) - 5 * left + 2 * reach(s, cell)


@rule
def value_of_stop(s: State, cell: int, codes: Buffer) -> int:
    """§7.2 Nearer to freedom, among company that lends its legs, and not beside lava."""
    value = 2 * s.crowd[cell] - 8 * codes[STEPS + cell] - 3 * danger(s, cell)
    if codes[STEPS + cell] <= s.crowd[cell] + 1:
        value += 20
    return value


@rule
def value_of(s: State, seat: int, code: int, codes: Buffer) -> int:
    """§3.1, §6.1 How good a legal code looks."""
    action = ACTION_OF[code]
    cell = CELL_OF[code]
    if action == TO:
        return value_of_stop(s, cell, codes)
    if action == RUN:
        return value_of_runner(s, cell, codes)
    if action == LAY:
        return value_of_lava(s, seat, cell, codes)
    if action == PLAY:
        return value_of_card(s, seat, HOUSE_OF[code])
    if action == SETTLE:
        return value_of_settling(s, seat, cell) if s.step == TO_SETTLE else value_of_home(s, cell)
    if action == RELATIVE:
        return value_of_home(s, cell)
    if action == THROW:
        return value_of_throw(s, seat, cell, OWNER_OF[code])
    if action == PICK:
        return s.laid[SYMBOL_OF[code]]
    return -WORST if action == LEAVE else WORST


@rule
def choose(s: State, seat: int, codes: Buffer, rng: Buffer) -> int:
    """§3.1, §6.1 The legal code that looks best, the first of equals."""
    n = legal(s, seat, codes)
    if n == 1:
        return codes[0]
    if s.step >= TO_LAY:
        measure_ways(s, codes)
    best = codes[0]
    most = WORST - 1
    for i in range(n):
        value = value_of(s, seat, codes[i], codes)
        if value > most:
            most = value
            best = codes[i]
    return best
