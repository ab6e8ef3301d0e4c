"""The board as tables: zones, areas, workplaces, cards, levels.

A zone is named by its village, so zone 0 is Mandraki's wherever it is laid. From the crater down a zone is:

    ring 1   2 workers   yields 2   bonus marker
    ring 2   2 workers   yields 2
    ring 3               yields 1
    ring 4               yields 1
    coast    theatre | shipyard (3 workers) | dam place, and the village
"""

from __future__ import annotations

from lastboat.kernel.actions import Domain
from lastboat.kernel.dialect import table

from .components import (
    ACTION_DICE,
    CARD_COPIES,
    DAM_PLACE,
    DAM_SPOTS,
    EVENT_DIE,
    RED_NUMBERS,
    RING_AREAS,
    SHIPYARD,
    STAR_COPIES,
    THEATRE,
    VOLCANO_DIE,
)

ZONES = 4
RINGS = 4
COAST = 4
"""The number of the coast among the areas of a zone; rings 1 to 4 are 0 to 3."""
AREAS = 5
"""Areas in a zone."""
PLACES = 7
"""Workplaces in a zone: the four rings, then these three."""
AT_THEATRE, AT_SHIPYARD, AT_DAM_PLACE = 4, 5, 6
WORKPLACES = ZONES * PLACES
SEATS = 4
"""Players at most."""
PEOPLE = 10
"""People of one player."""
BOATS = 32
DAMS = 32
RESOURCES = 3
DICE = 5
CARDS = 20
STARS_ON_TOP = 5
STARS = sum(STAR_COPIES)

# What the place of a workplace in its zone says, ring 1 to ring 4, theatre, shipyard, dam place.
NO_LIMIT = 99
LIMIT = table((2, 2, NO_LIMIT, NO_LIMIT, NO_LIMIT, 3, NO_LIMIT))
YIELD = table((2, 2, 1, 1))
KIND_OF_PLACE = table((-1, -1, -1, -1, THEATRE, SHIPYARD, DAM_PLACE))

# With 2, 3 and 4 players.
STORE_LIMIT = table((0, 0, 16, 20, 24))
WHEAT_AT_START = 3
"""For each player."""
WORKERS_AT_START = 2
"""Of each player; the others are citizens."""
MOST_WHEAT_AT_START, MOST_WORKERS_AT_START = 6, 6
"""By house rule."""

# Achilles, Heracles, Zeus.
WHEAT_FOR_A_BOAT = table((0, 1, 1))
ERUPTIONS = table((2, 2, 3))
MOST_EXTRA_ERUPTIONS = 3
MOST_ERUPTIONS = 5
"""Before the dice, by house rule."""

# The order of the coasts after Mandraki, clockwise, in every way they can be laid.
COAST_ORDERS = table(((1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)))

RING_HOLDS = table(RING_AREAS)
SPOTS = table(DAM_SPOTS)
COPIES = table(CARD_COPIES)
WITHOUT_STAR = table([copies - stars for copies, stars in zip(CARD_COPIES, STAR_COPIES, strict=True)])

# The dice as chances: how many faces show it.
FACES = 9
FACE_CHANCES = table([[die.count(face) for face in range(FACES)] for die in ACTION_DICE])
EVENT_CHANCES = table([EVENT_DIE.count(number) for number in range(4)])
BLACK_CHANCES = len([n for n in EVENT_DIE if n not in RED_NUMBERS])
RED_CHANCES = len(EVENT_DIE) - BLACK_CHANCES
VOLCANO_FACES = len(VOLCANO_DIE)
POINTS_TO = table([[int(z in face) for z in range(ZONES)] for face in VOLCANO_DIE])

(BRILLIANT_PLAN, MARATHON_RUNNER, THUNDERSTORM, STORM, HARVEST, DRIZZLE, FASTING, RATS, SIESTA, FUMES,
 SEARCH, UNMANNED_BOAT, ORACLE, CREVICE, EMERGENCY_CALL, WOODWORM, TREMOR, EARTHQUAKE, ONSHORE_WIND,
 PANIC) = range(CARDS)  # fmt: skip

WAITS = table((1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0))
"""Which cards lie beside the steps until theirs comes."""
RATS_EAT = 2
WORMS_EAT = 3
WORKERS_STRUCK = 2
"""How many workers siesta and panic take, and each missing wheat."""

MOST_SUMMONED = 2
MANY_WORKERS = 6
"""From so many workers on a player needs two wheat."""
MOST_TRIES = 60

SMALL_VICTORY, BIG_VICTORY = 7, 9
"""How many people of each player must be on Kos."""

VILLAGE = Domain("village", ("mandraki", "pali", "emporios", "nikia"))
_PLACE_NAMES = ("ring1", "ring2", "ring3", "ring4", "theatre", "shipyard", "dams")
_AREA_NAMES = ("ring1", "ring2", "ring3", "ring4", "coast")
WORKPLACE = Domain("workplace", tuple(f"{v}_{k}" for v in VILLAGE.tokens for k in _PLACE_NAMES))
AREA = Domain("area", tuple(f"{v}_{k}" for v in VILLAGE.tokens for k in _AREA_NAMES))
SLOPE = Domain("slope", _AREA_NAMES[:RINGS])
LAND = Domain("land", _AREA_NAMES)
SIDE = Domain("side", ("first", "second", "third", "fourth"))
RESOURCE = Domain("resource", ("stone", "wood", "wheat"))
FACE = Domain("face", ("stone", "wood", "wheat", "shipyard", "dams", "theatre", "hermes", "more", "less"))
DIE = Domain("die", ("a", "b", "c", "d", "e"))
CARD = Domain(
    "card",
    ("plan", "runner", "thunderstorm", "storm", "harvest", "drizzle", "fasting", "rats", "siesta", "fumes", "search",
     "boat", "oracle", "crevice", "call", "woodworm", "tremor", "earthquake", "wind", "panic"),
)  # fmt: skip
VOLCANO = Domain("volcano", tuple("_".join(VILLAGE.tokens[z] for z in face) for face in VOLCANO_DIE))
