"""§10: the house rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pompeii.town import Town, settling


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("figures", [5, 40])
def test_figures(seats: int, figures: int) -> None:
    """§10.1 So many for each player, in any edition."""
    assert Town(seats, figures_each=str(figures)).s.supply[:seats] == [figures] * seats
    assert Town(seats, figures_each=str(figures), edition="2013").s.supply[:seats] == [figures] * seats


@pytest.mark.parametrize("omens", [0, 7, 12])
def test_omens(omens: int) -> None:
    """§10.2 So many among the 25 house cards below A.D. 79; without any only house cards come before the second."""
    town = settling(2, "5 7 9 1 | 5 7 9 1", omens=str(omens))
    assert (town.s.above, town.s.below, town.s.omens) == (8, 25 + omens, omens)
    town.s.above = 0
    town.do("play 5", "settle i3")
    if omens == 0:
        assert all(outcome.startswith("card") for outcome in town.weights())
    else:
        assert town.weights() == {"draw house": 25, "draw omen": omens}


@pytest.mark.parametrize(("options", "bottom"), [
    ({}, 10), ({"bottom_cards": "5"}, 5), ({"bottom_cards": "20"}, 20), ({"bottom_cards": "20", "omens": "0"}, 20),
])  # fmt: skip
def test_the_bottom_stack(options: dict[str, Any], bottom: int) -> None:
    """§10.3 A.D. 79 goes into so many cards, whatever the edition."""
    town = settling(4, "5 7 9 1", edition="2013", **options)
    town.s.above = 0
    below = town.s.below
    town.do("play 5", "settle i3")
    assert (town.s.above, town.s.among) == (below - bottom, bottom)
    assert town.told[-1] == f"first_ad79 0 {bottom}"
