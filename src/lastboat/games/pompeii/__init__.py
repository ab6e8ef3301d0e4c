"""The Downfall of Pompeii: settle the town, then run for its gates. Hands are secret."""

from lastboat.kernel.game import Game
from lastboat.kernel.options import Number, Option, StartPlayer

from . import rules, seen, show
from .actions import ACTIONS, EVENTS, OUTCOMES, VERDICT
from .components import FEWEST_BOTTOM, FEWEST_FIGURES, MOST_BOTTOM, MOST_FIGURES, MOST_OMENS, OMENS
from .state import State

_OF_2013 = {
    "same_figure_twice": "last_or_alone",
    "figures": "30_30_25",
    "bottom_stack": "10_with_four",
    "omen": "opponents_figure",
    "relatives": "one_per_number",
    "unopened_vents": "closed",
    "dual_vents": "on",
}
"""How the edition of 2013 plays."""

GAME = Game(
    id="pompeii",
    version=1,
    seats=range(2, 5),
    cooperative=False,
    options=(
        StartPlayer(),
        Option("edition", ("standard", "2013"), fixes={"2013": _OF_2013}),
        Option("same_figure_twice", ("allowed", "last_or_alone")),
        Option("figures", ("36_30_25", "30_30_25")),
        Option("bottom_stack", ("15", "10_with_four")),
        Option("omen", ("any_figure", "opponents_figure")),
        Option("relatives", ("one_per_building", "one_per_number")),
        Option("unopened_vents", ("may_be_entered", "closed")),
        Option("dual_vents", ("off", "on")),
        Number("figures_each", low=FEWEST_FIGURES, high=MOST_FIGURES),
        Number("omens", low=0, high=MOST_OMENS, box=OMENS),
        Number("bottom_cards", low=FEWEST_BOTTOM, high=MOST_BOTTOM),
    ),
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
