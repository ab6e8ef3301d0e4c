"""Sparse binary features of a position at the beginning of a turn, each with a number of its own."""

from lastboat.kernel.dialect import Buffer, rule

from ..board import (
    CARDS,
    COPIES,
    FLOODED,
    FOOLS_LANDING,
    HELICOPTER,
    ROLES,
    SANDBAG,
    SKULL,
    SUNK,
    TILES,
    TO_CAPTURE,
    TREASURES,
    WATER_TRACK,
    WATERS_RISE,
)
from ..state import DISCARDED, State
from ..turn import hand_size, helicopters_held, sandbags_held
from .values import cards_in_layer, treasures_taken

DANGERS = 4
"""How near a flood card is: discarded, out of reach this turn, likely not to come, likely to come."""
STANDS = 2 * DANGERS + 1
"""How a tile stands: dry or flooded by its card's danger, or sunk."""
SEATS = 4
FAR = 9
"""The longest distance; longer ones count as this."""
BOX_CARDS = sum(COPIES)
"""Treasure cards in the box."""
ESTIMATE_MAX = 1000
"""The estimate of a game that is sure to be won."""

_SIZES = (
    SKULL * 4, BOX_CARDS + 1, 20, 32, 9, SEATS * ROLES * 3, 25 * 3, 25, DANGERS * 25, DANGERS * 25, STANDS * 4,
    STANDS * STANDS, 216, (FAR + 1) * SEATS, FAR + 1, 6 * SEATS, STANDS, (FAR + 1) * SEATS,
)  # fmt: skip
_FIRST = tuple(sum(_SIZES[:i]) for i in range(len(_SIZES)))
FEATURES = sum(_SIZES)
"""The number of features."""
(
    WATER, PILE, TAKEN, HELICOPTERS, SANDBAGS, ROLE, SUNKEN, FLOODS, DRY_TILES, FLOODED_TILES, LANDING, PAIR,
    CARDS_OF, TO_PLACE, TO_MEET, HAND, PAWN, TO_LANDING,
) = _FIRST  # fmt: skip

DANGER_OF = 0
"""Scratch in the buffer: the danger of each layer's cards."""
COUNTS = 16
"""Scratch: how many tiles stand which way."""
STAND = COUNTS + STANDS
"""Scratch: how each tile stands."""
FIRST_FEATURE = STAND + TILES
"""From here on: the features."""


@rule
def distance(s: State, t: int, u: int) -> int:
    """§4.1 Steps between two tiles if all stood."""
    a = s.cell[t]
    b = s.cell[u]
    return min(FAR, abs(s.cell_row[a] - s.cell_row[b]) + abs(s.cell_col[a] - s.cell_col[b]))


@rule
def classify_tiles(s: State, b: Buffer) -> None:
    """§7.1 How every tile stands, and how many stand which way."""
    draws = WATER_TRACK[s.water]
    above = 0
    for i in range(s.top_layer):
        layer = s.top_layer - i
        cards = cards_in_layer(s, layer)
        if draws <= above:
            b[DANGER_OF + layer] = 1
        else:
            b[DANGER_OF + layer] = 3 if 5 * (draws - above) >= 2 * cards else 2
        above += cards
    b[DANGER_OF + DISCARDED] = 0
    for i in range(STANDS):
        b[COUNTS + i] = 0
    for t in range(TILES):
        stand = STANDS - 1
        if s.tiles[t] != SUNK:
            stand = b[DANGER_OF + s.flood_pile[t]] + (DANGERS if s.tiles[t] == FLOODED else 0)
        b[STAND + t] = stand
        b[COUNTS + stand] += 1


@rule
def at_most_the_box(s: State, k: int) -> int:
    """§9.1 Copies of a card in the pile; more than the box has count as those, which the network knows."""
    return min(COPIES[k], s.treasure_pile[k])


@rule
def write_table_features(s: State, b: Buffer, n: int) -> int:
    """§5.1, §7.1 What everybody shares: water, piles, tiles."""
    draws = WATER_TRACK[s.water] - 2
    taken = treasures_taken(s)
    cards = 0
    for k in range(CARDS):
        cards += s.treasure_pile[k]
    b[n] = WATER + s.water * 4 + at_most_the_box(s, WATERS_RISE)
    b[n + 1] = PILE + min(BOX_CARDS, cards)
    b[n + 2] = TAKEN + taken * 4 + draws
    helicopters = min(COPIES[HELICOPTER], helicopters_held(s)) * 4 + at_most_the_box(s, HELICOPTER)
    b[n + 3] = HELICOPTERS + helicopters * 2 + (1 if taken == TREASURES else 0)
    b[n + 4] = SANDBAGS + min(COPIES[SANDBAG], sandbags_held(s)) * 3 + at_most_the_box(s, SANDBAG)
    b[n + 5] = SUNKEN + b[COUNTS + STANDS - 1] * 3 + s.seats - 2
    flooded = 0
    for i in range(DANGERS):
        b[n + 6 + i] = DRY_TILES + i * 25 + b[COUNTS + i]
        b[n + 10 + i] = FLOODED_TILES + i * 25 + b[COUNTS + DANGERS + i]
        flooded += b[COUNTS + DANGERS + i]
    b[n + 14] = FLOODS + flooded
    b[n + 15] = LANDING + b[STAND + FOOLS_LANDING] * 4 + draws
    return n + 16


@rule
def write_treasure_features(s: State, k: int, b: Buffer, n: int) -> int:
    """§4.8 How far the cards of an untaken treasure have come together, and how its tiles stand."""
    first = b[STAND + 2 * k]
    second = b[STAND + 2 * k + 1]
    b[n] = PAIR + min(first, second) * STANDS + max(first, second)
    holder = 0
    total = 0
    for p in range(s.seats):
        total += s.hands[p][k]
        if s.hands[p][k] > s.hands[holder][k]:
            holder = p
    most = s.hands[holder][k]
    b[n + 1] = CARDS_OF + most * 36 + total * 6 + s.treasure_pile[k]
    if most >= TO_CAPTURE:
        near = FAR
        for t in range(2 * k, 2 * k + 2):
            if s.tiles[t] != SUNK:
                near = min(near, distance(s, s.place[holder], t))
        b[n + 2] = TO_PLACE + near * SEATS + (holder - s.turn + s.seats) % s.seats
        return n + 3
    if total >= TO_CAPTURE:
        near = FAR
        for p in range(s.seats):
            if p != holder and s.hands[p][k] > 0:
                near = min(near, distance(s, s.place[holder], s.place[p]))
        b[n + 2] = TO_MEET + near
        return n + 3
    return n + 2


@rule
def write_features(s: State, b: Buffer) -> int:
    """§3.1 All features of a position at the beginning of a turn, from FIRST_FEATURE on; return where they end."""
    classify_tiles(s, b)
    n = write_table_features(s, b, FIRST_FEATURE)
    taken = 0
    for k in range(TREASURES):
        if s.taken[k] == 0:
            n = write_treasure_features(s, k, b, n)
        else:
            taken += 1
    for i in range(s.seats):
        p = (s.turn + i) % s.seats
        b[n] = ROLE + (i * ROLES + s.role[p]) * 3 + s.seats - 2
        b[n + 1] = HAND + i * 6 + min(5, hand_size(s, p))
        b[n + 2] = PAWN + b[STAND + s.place[p]]
        n += 3
        if taken == TREASURES:
            b[n] = TO_LANDING + distance(s, s.place[p], FOOLS_LANDING) * SEATS + i
            n += 1
    return n
