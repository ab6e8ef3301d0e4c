"""Ways out of the town: closed gates, and figures that are cut off from all of them.

The streets are held as bits, twelve to a row of eleven cells so that no row touches the next one's
end: four rows in one number (north) and three in another (south). Spreading then goes over the
whole town at once.
"""

from __future__ import annotations

from lastboat.kernel.dialect import emit, rule, table

from .actions import CUT_OFF
from .board import CELLS, COLUMN_OF, GATE_AT, GATE_CELL, GATES, MAY_PART, RING, ROW_OF, Line
from .omens import throw_from
from .state import STREET, State

LINE = 12
NORTH_ROWS = 4
NORTH_CELLS = sum(row < NORTH_ROWS for row in ROW_OF)
BIT: Line = table([row % NORTH_ROWS * LINE + column for row, column in zip(ROW_OF, COLUMN_OF, strict=True)])
LAST_LINE = (NORTH_ROWS - 1) * LINE
FIRST_LINE_BITS = (1 << LINE) - 1


@rule
def open_north(s: State) -> int:
    """§7.3 The cells of the northern rows that figures may enter."""
    bits = 0
    for cell in range(NORTH_CELLS):
        if s.ground[cell] == STREET:
            bits |= 1 << BIT[cell]
    return bits


@rule
def open_south(s: State) -> int:
    """§7.3 The cells of the southern rows that figures may enter."""
    bits = 0
    for cell in range(NORTH_CELLS, CELLS):
        if s.ground[cell] == STREET:
            bits |= 1 << BIT[cell]
    return bits


@rule
def spread_north(north: int, south: int, streets: int) -> int:
    """§1.1 The northern cells reached, and those one step further."""
    further = north | north << 1 | north >> 1 | north << LINE | north >> LINE
    return (further | (south & FIRST_LINE_BITS) << LAST_LINE) & streets


@rule
def spread_south(north: int, south: int, streets: int) -> int:
    """§1.1 The southern cells reached, and those one step further."""
    further = south | south << 1 | south >> 1 | south << LINE | south >> LINE
    return (further | north >> LAST_LINE) & streets


@rule
def lose_all_in(s: State, cell: int, event: int) -> None:
    """§6.6, §6.8 All figures of a cell go into the volcano, whoever's they are."""
    for owner in range(s.seats):
        count = s.town[owner][cell]
        if count > 0:
            throw_from(s, owner, cell, count)
            emit(event, owner, count, cell)


@rule
def may_cut_off(s: State, cell: int) -> bool:
    """§6.8 A covered cell can cut off somebody if it had a gate or parts the cells around it."""
    if GATE_AT[cell] > 0:
        return True
    ring = 0
    for i in range(8):
        if s.ground[RING[cell][i]] == STREET:
            ring |= 1 << i
    return MAY_PART[ring] == 1


@rule
def lose_who_is_cut_off(s: State) -> None:
    """§6.8 Figures without a way to an open gate are lost; §1.4 shut vents are no way. Cells stay as they are."""
    streets_north = open_north(s)
    streets_south = open_south(s)
    north = 0
    south = 0
    for gate in range(GATES):
        cell = GATE_CELL[gate]
        if s.ground[cell] == STREET:
            if cell < NORTH_CELLS:
                north |= 1 << BIT[cell]
            else:
                south |= 1 << BIT[cell]
    before_north = 0
    before_south = 0
    while north != before_north or south != before_south:
        before_north = north
        before_south = south
        north = spread_north(before_north, before_south, streets_north)
        south = spread_south(before_north, before_south, streets_south)
    for cell in range(CELLS):
        if s.crowd[cell] > 0:
            reached = north if cell < NORTH_CELLS else south
            if reached >> BIT[cell] & 1 == 0:
                lose_all_in(s, cell, CUT_OFF)
