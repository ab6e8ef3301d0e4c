"""Forbidden Island: four treasures, one helicopter, and the sea is coming."""

from lastboat.kernel.game import Game

from . import rules, seen, show
from .actions import ACTIONS, EVENTS, OUTCOMES, VERDICTS
from .options import OPTIONS
from .state import State

GAME = Game(
    id="forbidden-island",
    version=1,
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
    callouts=("shore_up", "meet_here", "give_me"),
)
