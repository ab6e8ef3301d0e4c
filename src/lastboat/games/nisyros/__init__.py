"""Nisyros: build boats and dams, and bring everybody to Kos before the lava covers the island."""

from lastboat.kernel.game import Game

from . import rules, seen, show
from .actions import ACTIONS, EVENTS, OUTCOMES, VERDICTS
from .options import OPTIONS
from .state import State

GAME = Game(
    id="nisyros",
    version=2,
    seats=range(2, 5),
    cooperative=True,
    options=OPTIONS,
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
