"""How many cards and figures there are, in the box and by house rule."""

from __future__ import annotations

PILES_ON_TOP = 8
"""House cards above A.D. 79."""
LOWER_HOUSES = 25
"""House cards below it, among the Omens."""
OMENS, MOST_OMENS = 7, 12
"""In the box, and the most by house rule."""
BOTTOM, BOTTOM_2013 = 15, 10
"""Cards of the pile that A.D. 79 is shuffled into."""
FEWEST_BOTTOM, MOST_BOTTOM = 5, 20
"""By house rule; fewer than all that lie below."""

FIGURES_OF_TWO, FIGURES_OF_THREE, FIGURES_OF_FOUR = 36, 30, 25
"""Figures of each player, with so many players."""
FEWEST_FIGURES, MOST_FIGURES = 5, 40
"""By house rule."""
