"""The Downfall of Pompeii: settle the town, then run for its gates. Hands are secret."""

from lastboat.kernel.game import Game

from . import rules, seen, show
from .actions import ACTIONS, EVENTS, OUTCOMES, VERDICT
from .options import OPTIONS
from .state import State

GAME = Game(
    id="pompeii",
    version=1,
    seats=range(2, 5),
    cooperative=False,
    options=OPTIONS,
    state=State,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    events=EVENTS,
    verdicts=VERDICT,
    rules=rules,
    seen=seen,
    show=show,
    package=__name__,
    callouts=("settle_here", "watch_out"),
    secrets=True,
)
