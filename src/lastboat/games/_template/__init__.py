"""Crown of the Cove: a die, secret cards and an act out of turn."""

from lastboat.kernel.game import Game
from lastboat.kernel.options import Option

from . import rules, seen, show
from .actions import ACTIONS, EVENTS, OUTCOMES, VERDICTS
from .state import State

GAME = Game(
    id="_template",
    version=1,
    seats=range(2, 5),
    cooperative=False,
    options=(Option("water", ("narrow", "wide")),),
    state=State,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    events=EVENTS,
    verdicts=VERDICTS,
    rules=rules,
    seen=seen,
    show=show,
    package=__name__,
    secrets=True,
)
