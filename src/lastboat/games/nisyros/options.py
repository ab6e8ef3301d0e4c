"""The options of a table, and where their numbers stand."""

from lastboat.kernel.options import Number, Option, StartPlayer

from .board import (
    MOST_ERUPTIONS,
    MOST_WHEAT_AT_START,
    MOST_WORKERS_AT_START,
    STARS,
    STARS_ON_TOP,
    WHEAT_AT_START,
    WORKERS_AT_START,
)

OPTIONS = (
    Option("level", ("achilles", "heracles", "zeus")),
    Option("coasts", ("fixed", "shuffled")),
    Option("dams", ("2_2_2_2", "1_2_2_3")),
    Option("boats", ("in_play", "anywhere")),
    Option("villages", ("neighbours", "chosen")),
    StartPlayer(),
    Number("starting_workers", low=1, high=MOST_WORKERS_AT_START, box=WORKERS_AT_START),
    Number("starting_wheat", low=0, high=MOST_WHEAT_AT_START, box=WHEAT_AT_START),
    Number("eruptions", low=1, high=MOST_ERUPTIONS),
    Number("cards_on_top", low=0, high=STARS, box=STARS_ON_TOP),
)
"""In the order in which `set_up` reads their numbers; the indices of those numbers are below."""
LEVEL, SHUFFLED_COASTS, DAM_PLAN, BOATS_ANYWHERE, VILLAGES_CHOSEN, START_PLAYER = range(6)
STARTING_WORKERS, STARTING_WHEAT, BASIC_ERUPTIONS, CARDS_ON_TOP = range(6, 10)
