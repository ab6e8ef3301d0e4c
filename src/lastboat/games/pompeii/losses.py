"""Figures that lava buries, and those it cuts off from all open gates."""

from __future__ import annotations

from lastboat.kernel.dialect import emit, rule

from .actions import CUT_OFF
from .board import CELLS, GATE_AT, MAY_PART, RING
from .cell_sets import GATES_NORTH, GATES_SOUTH, NORTH_BIT, NORTH_CELLS, SOUTH_BIT, has_cell, spread_north, spread_south
from .omens import throw_from
from .state import STREET, State


@rule
def open_north(s: State) -> int:
    """§7.3 The cells of the northern rows that figures may enter."""
    bits = 0
    for cell in range(NORTH_CELLS):
        bits |= NORTH_BIT[cell] & -(s.ground[cell] == STREET)  # -True has all bits, -False none
    return bits


@rule
def open_south(s: State) -> int:
    """§7.3 The cells of the southern rows that figures may enter."""
    bits = 0
    for cell in range(NORTH_CELLS, CELLS):
        bits |= SOUTH_BIT[cell] & -(s.ground[cell] == STREET)  # -True has all bits, -False none
    return bits


@rule
def lose_all_in(s: State, cell: int, event: int) -> None:
    """§6.6, §6.8 All figures in a cell, of all colours, go into the volcano."""
    for owner in range(s.seats):
        count = s.town[owner][cell]
        if count > 0:
            throw_from(s, owner, cell, count)
            emit(event, owner, count, cell)


@rule
def may_cut_off(s: State, cell: int) -> bool:
    """§6.8 Whether lava on a cell may cut off anybody: if it has a gate or parts the open cells around it."""
    if GATE_AT[cell] > 0:
        return True
    ring = 0
    for i in range(8):
        if s.ground[RING[cell][i]] == STREET:
            ring |= 1 << i
    return MAY_PART[ring] == 1


@rule
def lose_who_is_cut_off(s: State) -> None:
    """§6.8 Figures without a way to an open gate are lost; §1.4 no way leads over a vent that is shut."""
    streets_north = open_north(s)
    streets_south = open_south(s)
    north = GATES_NORTH & streets_north
    south = GATES_SOUTH & streets_south
    before_north = 0
    before_south = 0
    while north != before_north or south != before_south:
        before_north = north
        before_south = south
        north = spread_north(before_north, before_south, streets_north)
        south = spread_south(before_north, before_south, streets_south)
    for cell in range(CELLS):
        if s.crowd[cell] > 0 and not has_cell(north, south, cell):
            lose_all_in(s, cell, CUT_OFF)
