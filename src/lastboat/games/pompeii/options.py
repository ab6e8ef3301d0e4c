"""The options of a table, and where their numbers stand."""

from lastboat.kernel.options import Number, Option, StartPlayer

from .components import FEWEST_BOTTOM, FEWEST_FIGURES, MOST_BOTTOM, MOST_FIGURES, MOST_OMENS, OMENS

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

OPTIONS = (
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
)
"""In the order in which `setup` reads their numbers; the indices of those numbers are below. `edition` has none: it
fixes the others."""
START, TWICE, FIGURES, BOTTOM_STACK, OMEN_RULE, KIN_RULE, VENTS, DUAL = range(8)
FIGURES_EACH, OMEN_CARDS, BOTTOM_CARDS = range(8, 11)
