"""Nisyros: build boats and dams, and bring everybody to Kos before the lava covers the island."""

from lastboat.kernel.game import Game
from lastboat.kernel.options import Number, Option, StartPlayer

from . import rules, seen, show
from .actions import ACTIONS, EVENTS, OUTCOMES, VERDICTS
from .board import (
    MOST_ERUPTIONS,
    MOST_WHEAT_AT_START,
    MOST_WORKERS_AT_START,
    STARS,
    STARS_ON_TOP,
    WHEAT_AT_START,
    WORKERS_AT_START,
)
from .state import State

GAME = Game(
    id="nisyros",
    version=2,
    seats=range(2, 5),
    cooperative=True,
    options=(
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
    ),
    state=State,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    events=EVENTS,
    verdicts=VERDICTS,
    rules=rules,
    seen=seen,
    show=show,
    package=__name__,
    callouts=("build_boat", "build_dam", "call_people"),
)
