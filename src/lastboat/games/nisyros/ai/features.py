"""Sparse binary features of a position at the beginning of a round, each with a number of its own."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, rule

from ..board import AREAS, PEOPLE, RESOURCES, RINGS, SMALL_VICTORY, SPOTS, STARS_ON_TOP, WHEAT_FOR_A_BOAT, YIELD, ZONES
from ..clock import rounds_left, rounds_left_for_all
from ..components import STONE, WHEAT, WOOD
from ..people import boats_on_the_sea, coasts_in_play
from ..state import State
from .planning import food_for

LEVELS = 3
SIZES = 3
"""Two, three or four players."""
LOST = 5
"""How many of a player are in Hades; from four on the game is lost."""
TIMES = 12
"""Whole rounds left, from eleven on alike."""
HALVES = 30
"""Half rounds left."""
STORED = 25
"""What a store may hold, and none."""
LACKING = 29
"""How much may be lacking for a small victory of four, and none."""
SPARE = 13
"""How much wheat there may be to spare, and none."""
ESTIMATE_MAX = 960
"""The estimate of a game that is sure to be won: a small victory with most people saved."""

_SIZES = (
    LEVELS * SIZES, 10 * LEVELS, STORED, STORED, STORED * LEVELS, STORED, LACKING, LACKING * LEVELS,
    (LACKING + SPARE) * 2, HALVES * LEVELS, (LACKING + 1) // 2 * TIMES * LEVELS, 16 * TIMES, 6, LOST * LEVELS * SIZES,
    (ZONES + 1) * SIZES, (PEOPLE + 1) * LEVELS, 2 * (AREAS + 1) * 2 * LEVELS, 12 * RESOURCES,
    (PEOPLE + 1) * LOST, 9 * TIMES,
)  # fmt: skip
_FIRST = tuple(sum(_SIZES[:i]) for i in range(len(_SIZES)))
FEATURES = sum(_SIZES)
"""The number of features."""
(
    TABLE, ROUND, STONES, WOODS, WHEATS, BOATS_AT_SEA, NO_BOAT, NO_WOOD, WHEAT_LEFT, TIME, NEED_IN_TIME, CREW_IN_TIME,
    STARS, WORST, COASTS, FEWEST, ZONE_STANDS, YIELDS, SAVED, CREW_AT_HOME,
) = _FIRST  # fmt: skip

AMOUNT = 0
"""Scratch in the buffer: what one round's work could yield of each resource."""
FIRST_FEATURE = RESOURCES
"""From here on: the features."""


@rule
def write_team_features(s: State, b: Buffer, n: int) -> int:
    """§1.5, §17.2 What the team has, what it still needs to win, and how long it has got."""
    need = 0
    crew = 0
    worst = 0
    fewest = PEOPLE
    for p in range(s.seats):
        need += max(0, SMALL_VICTORY - s.kos[p])
        crew += s.crew[p]
        worst = max(worst, s.hades[p])
        fewest = min(fewest, s.kos[p])
    size = s.seats - 2
    boats = boats_on_the_sea(s)
    left = rounds_left_for_all(s)
    time = min(TIMES - 1, left // 10)
    no_boat = max(0, need - boats)
    spare = s.store[WHEAT] - food_for(s) - need * WHEAT_FOR_A_BOAT[s.level]
    b[n] = TABLE + s.level * SIZES + size
    b[n + 1] = ROUND + min(9, s.round_number) * LEVELS + s.level
    b[n + 2] = STONES + s.store[STONE]
    b[n + 3] = WOODS + s.store[WOOD]
    b[n + 4] = WHEATS + s.store[WHEAT] * LEVELS + s.level
    b[n + 5] = BOATS_AT_SEA + min(STORED - 1, boats)
    b[n + 6] = NO_BOAT + no_boat
    b[n + 7] = NO_WOOD + max(0, no_boat - s.store[WOOD]) * LEVELS + s.level
    b[n + 8] = WHEAT_LEFT + (max(1 - LACKING, min(SPARE, spare)) + LACKING - 1) * 2 + WHEAT_FOR_A_BOAT[s.level]
    b[n + 9] = TIME + min(HALVES - 1, left // 5) * LEVELS + s.level
    b[n + 10] = NEED_IN_TIME + ((need + 1) // 2 * TIMES + time) * LEVELS + s.level
    b[n + 11] = CREW_IN_TIME + min(15, crew) * TIMES + time
    b[n + 12] = STARS + min(STARS_ON_TOP, s.stars_on_top)
    b[n + 13] = WORST + (min(LOST - 1, worst) * LEVELS + s.level) * SIZES + size
    b[n + 14] = COASTS + coasts_in_play(s) * SIZES + size
    b[n + 15] = FEWEST + fewest * LEVELS + s.level
    return n + 16


@rule
def write_zone_features(s: State, b: Buffer, n: int) -> int:
    """§8.1, §12.2 How far the lava has come, whether dams hold it, and what can still be gathered."""
    for k in range(RESOURCES):
        b[AMOUNT + k] = 0
    for z in range(ZONES):
        lava = s.lava[z]
        held = 1 if lava > 0 and lava < AREAS and s.dams[z][lava] >= SPOTS[s.dam_plan][lava] else 0
        lived_in = 1 if s.owner[z] >= 0 else 0
        b[n] = ZONE_STANDS + ((lived_in * (AREAS + 1) + lava) * 2 + held) * LEVELS + s.level
        n += 1
        for ring in range(lava, RINGS):
            b[AMOUNT + s.resource[z][ring]] += YIELD[ring]
    for k in range(RESOURCES):
        b[n] = YIELDS + min(11, b[AMOUNT + k]) * RESOURCES + k
        n += 1
    return n


@rule
def write_features(s: State, b: Buffer) -> int:
    """§3.1 All features of a position at the beginning of a round, from FIRST_FEATURE on; return where they end."""
    n = write_zone_features(s, b, write_team_features(s, b, FIRST_FEATURE))
    for p in range(s.seats):
        b[n] = SAVED + s.kos[p] * LOST + min(LOST - 1, s.hades[p])
        b[n + 1] = CREW_AT_HOME + min(8, s.crew[p]) * TIMES + min(TIMES - 1, rounds_left(s, s.home[p]) // 10)
        n += 2
    return n
