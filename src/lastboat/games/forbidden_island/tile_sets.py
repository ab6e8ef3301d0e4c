"""Sets of tiles as numbers: `a | b` is either, `a & b` both, `a & ~b` one without the other.

Bit t of a set stands for tile t: `tiles | ONLY[t]` adds it, `tiles & ~ONLY[t]` takes it out, `tiles & tiles - 1`
takes out the lowest. `ONLY[t] & -whether` is tile t or nothing: -True has all bits, -False none.
"""

from lastboat.kernel.bits import lowest_bit
from lastboat.kernel.dialect import Buffer, rule, table

from .board import TILES

NO_TILES = 0
ONLY = table([1 << t for t in range(TILES)])
"""For each tile the set that holds it alone."""


@rule
def has_tile(tiles: int, t: int) -> bool:
    """Whether a tile is in a set."""
    return tiles & ONLY[t] != NO_TILES


@rule
def write_codes(tiles: int, action: int, out: Buffer, n: int) -> int:
    """Write the codes of an action for each tile of a set behind the first n; return how many there are then."""
    while tiles != NO_TILES:
        out[n] = action + lowest_bit(tiles)
        n += 1
        tiles &= tiles - 1
    return n
