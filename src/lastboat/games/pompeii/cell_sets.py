"""Sets of cells as bits in two numbers: cells of the northern rows in one, of the southern rows in the other.

A row has eleven cells and twelve bits, so that no row touches the end of the next one: shifted by one
or by twelve, a set moves by one cell in each of the four directions, and spreads over the town at once.
"""

from __future__ import annotations

from lastboat.kernel.dialect import rule, table

from .board import COLUMN_OF, GATE_CELL, ROW_OF, Line

ROW_BITS = 12
NORTH_ROWS = 4
NORTH_CELLS = sum(row < NORTH_ROWS for row in ROW_OF)
"""How many cells lie in the northern rows; they have the lowest numbers."""
_BITS = [1 << row % NORTH_ROWS * ROW_BITS + column for row, column in zip(ROW_OF, COLUMN_OF, strict=True)]
NORTH_BIT: Line = table([bit if cell < NORTH_CELLS else 0 for cell, bit in enumerate(_BITS)])
SOUTH_BIT: Line = table([bit if cell >= NORTH_CELLS else 0 for cell, bit in enumerate(_BITS)])
"""The bit of each cell in the northern and in the southern number; 0 in the one it does not lie in."""
SOUTH_BITS = NORTH_ROWS * ROW_BITS
"""Where the southern bits begin, counted behind the northern ones."""
_CELL_OF_BIT = {
    bit.bit_length() - 1 + (SOUTH_BITS if cell >= NORTH_CELLS else 0): cell for cell, bit in enumerate(_BITS)
}
CELL_AT_BIT: Line = table([_CELL_OF_BIT.get(i, 0) for i in range(2 * SOUTH_BITS)])
"""The cell of each bit, first the northern ones."""
GATES_NORTH = sum(NORTH_BIT[cell] for cell in GATE_CELL)
GATES_SOUTH = sum(SOUTH_BIT[cell] for cell in GATE_CELL)
"""The set of the cells with gates."""
LAST_NORTH_ROW = (NORTH_ROWS - 1) * ROW_BITS
"""Where the bits of the last northern row begin."""
FIRST_ROW = (1 << ROW_BITS) - 1
"""The bits of the first row of a number."""


@rule
def has_cell(north: int, south: int, cell: int) -> bool:
    """Whether a cell is in a set."""
    return north & NORTH_BIT[cell] != 0 or south & SOUTH_BIT[cell] != 0


@rule
def spread_north(north: int, south: int, within: int) -> int:
    """§1.1 The northern cells of a set and those one step further, as far as they lie `within`."""
    further = north | north << 1 | north >> 1 | north << ROW_BITS | north >> ROW_BITS
    return (further | (south & FIRST_ROW) << LAST_NORTH_ROW) & within


@rule
def spread_south(north: int, south: int, within: int) -> int:
    """§1.1 The southern cells of a set and those one step further, as far as they lie `within`."""
    further = south | south << 1 | south >> 1 | south << ROW_BITS | south >> ROW_BITS
    return (further | north >> LAST_NORTH_ROW) & within
