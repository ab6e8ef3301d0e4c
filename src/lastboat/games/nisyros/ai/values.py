"""The weights of the greedy policy on Achilles, Heracles and Zeus, tuned by play."""

from __future__ import annotations

from lastboat.kernel.dialect import table

# fmt: off
_WEIGHTS = (
    # name              Achilles  Heracles  Zeus    what it weighs
    ("STONE",             23,      23,     11),  # one stone, while all that is wanted is lacking
    ("WOOD",             100,      75,     77),
    ("WHEAT",             63,     100,    110),
    ("HUNGER",            27,     127,     22),  # a wheat that feeds workers this round
    ("BOAT",              59,      60,     30),  # a boat that will be built
    ("LATE_BOAT",          5,       4,      7),  # more for it with every round under six that is left
    ("DAM",               41,      38,     33),
    ("DAM_NEAR",          40,      22,     11),  # less for a dam with every area between it and the lava
    ("DAMS_WANTED",        9,       1,      2),  # stone that is worth having
    ("DAM_TIME",          27,      10,      6),  # tenths of rounds left below which a dam is worth twice as much
    ("SUMMON",            60,      60,     67),  # a called citizen, for every round left
    ("SUMMON_TIME",       11,      13,      8),  # tenths of rounds too late for calling
    ("CREW",               4,       4,      3),  # workers a player wants
    ("LIFE",              44,      25,     37),  # a worker on an area that will be covered
    ("FOOD_TIME",          6,      15,      9),  # how many of ten rounds left are reckoned when wheat is stored
    ("RESERVE",            2,       4,      3),  # tenths of a round's food not given to passengers
    ("LAST",              50,      50,     70),  # tenths of rounds left from which workers leave too
    ("STAY",              64,     115,    115),  # tenths of rounds left above which citizens wait to be called
    ("URGENT",             7,       9,     24),  # tenths of rounds left at home below which a player goes first
    ("DIE_STONE",          1,       2,      2),  # a doubled worker, a resource that is needed being 10
    ("DIE_BOAT",           9,       1,     14),
    ("DIE_CALL",          25,      16,     23),
    ("DIE_DAM",            2,       7,      3),
    ("HIT_FIRST",         55,     105,     50),  # an eruption over a village that had none
    ("HIT_SLOPE",         13,      37,      9),
    ("HIT_COAST",         50,      25,     73),
    ("HIT_PERSON",        37,      48,     10),
)
# fmt: on
WEIGHTS = table([[row[1:][level] for row in _WEIGHTS] for level in range(3)])

(STONE_W, WOOD_W, WHEAT_W, HUNGER, BOAT_W, LATE_BOAT, DAM_W, DAM_NEAR, DAMS_WANTED, DAM_TIME, SUMMON_W, SUMMON_TIME,
 CREW, LIFE, FOOD_TIME, RESERVE, LAST, STAY, URGENT, DIE_STONE, DIE_BOAT, DIE_CALL, DIE_DAM, HIT_FIRST, HIT_SLOPE,
 HIT_COAST, HIT_PERSON) = range(len(_WEIGHTS))  # fmt: skip
