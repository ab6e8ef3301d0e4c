"""§4 A.D. 79 and the Omens, and how likely each card is."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from lastboat.games.pompeii import state as st
from lastboat.games.pompeii.actions import HOUSE
from tests.games.pompeii.town import POMPEII, Town, settling


def ninth(seats: int = 2, **options: Any) -> Town:
    town = settling(seats, "5 7 9 1 | 5 7 9 1", **options)
    town.s.above = 0
    return town.do("play 5", "settle i3")


def test_ad79_is_the_ninth_card() -> None:
    """§2.2, §4.1 Eight cards come before it; its drawer takes the next one and has no extra turn."""
    town = settling(2, "5 7 9 1 | 5 7 9 1")
    town.s.above = 1
    town.do("play 5", "settle i3", "* card 4")
    assert town.s.eruptions == 0
    town.do("play 5", "settle i3")
    assert town.told[-1] == "first_ad79 1 15"
    assert town.actor == -1
    assert (town.s.above, town.s.among, town.s.below) == (17, 15, 0)
    town.do("* draw house", "* card 4")
    assert (town.actor, town.s.held[1]) == (0, 4)


@pytest.mark.parametrize(
    ("seats", "value", "bottom"), [(4, "15", 15), (3, "10_with_four", 15), (4, "10_with_four", 10)]
)
def test_bottom_stack(seats: int, value: str, bottom: int) -> None:
    """§4.1 A.D. 79 goes into the bottom 15; in 2013 with four players into the bottom 10."""
    s = ninth(seats, bottom_stack=value).s
    assert (s.above, s.among) == (32 - bottom, bottom)


def test_no_omen_before_ad79() -> None:
    """§2.2 Omens lie below A.D. 79 only; right after it they can come."""
    town = settling(2, "5 7 9 1").do("play 5", "settle i3")
    assert all(outcome.startswith("card") for outcome in town.weights())
    assert ninth().weights() == {"draw house": 25, "draw omen": 7}


def test_relatives_come_from_the_next_turn_on() -> None:
    """§4.1, §5.1 The first A.D. 79 lets relatives arrive."""
    town = ninth().do("* draw house", "* card 4", "play 5", "settle i3")
    assert town.s.relatives_left == 1


def test_omens_are_shown_and_drawn_past() -> None:
    """§4.2, §4.3 One figure goes into the volcano, then the player draws again, up to four cards."""
    town = ninth().put(1, "e6").do("* draw omen")
    assert town.told[-1] == "omen 0"
    assert town.choices() == {"throw i3 0", "throw e6 1"}
    town.do("throw e6 1", "* draw omen", "throw i3 0")
    assert (town.s.volcano[:2], town.s.inside[:2], town.s.omens) == ([1, 1], [0, 0], 5)
    assert town.actor == -1
    assert town.do("* draw house", "* card 3").s.turn == 1


def test_omen_without_figures() -> None:
    """§4.3 The throw is obligatory while a figure stands there; without one nothing happens."""
    town = ninth().do("* draw omen")
    assert town.choices() == {"throw i3 0"}, "the own figure, if there is no other"
    town.do("throw i3 0", "* draw omen")
    assert town.told[-1] == "nobody_thrown 0"
    assert town.actor == -1


def test_omen_of_2013() -> None:
    """§4.3 2013: an opponent's figure; without one nothing happens."""
    town = ninth(3, omen="opponents_figure").put(1, "e6").put(2, "e6 e6").do("* draw omen")
    assert town.choices() == {"throw e6 1", "throw e6 2"}
    town = ninth(omen="opponents_figure").do("* draw omen")
    assert town.told[-1] == "nobody_thrown 0"
    assert town.s.inside[0] == 1


def test_ad79_for_the_second_time() -> None:
    """§4.4, §6.1 Hands away, figures to the box, nobody draws further; the left neighbour draws lava."""
    town = settling(3, "5 7 9 1", erupted=True).put(1, "e6").do("play 5", "settle i3")
    town.s.above = 0
    assert "draw ad79" in town.weights()
    town.do("* draw ad79")
    s = town.s
    assert (s.eruptions, s.held[:3], s.supply[:3]) == (2, [0, 0, 0], [0, 0, 0])
    assert (s.box[:3], s.volcano[:3], s.inside[:3]) == ([29, 29, 30], [0, 0, 0], [1, 1, 0])
    assert sum(map(sum, s.hands)) == 0
    assert (s.turn, s.step) == (1, st.TILE_DUE)
    assert town.told[-4:] == ["second_ad79 0", "boxed 0 29", "boxed 1 29", "boxed 2 30"]


def test_sorts_when_the_bottom_is_reached() -> None:
    """§4.1, §4.4 A.D. 79 is one of the bottom cards; the last card of all is certain."""
    town = settling(2, "5 7 9 1", erupted=True).do("play 5", "settle i3")
    s = town.s
    s.above, s.among, s.omens = 3, 15, 2
    assert town.weights() == {"draw house": 16, "draw omen": 2}
    s.above = 0
    assert town.weights() == {"draw house": 13, "draw omen": 2, "draw ad79": 1}
    s.among, s.omens = 1, 1
    assert town.weights() == {"draw omen": 1, "draw ad79": 1}
    s.among, s.omens = 0, 0
    assert town.weights() == {"draw ad79": 1}


def chance_of_orders(s: st.State, orders: dict[str, Fraction], so_far: str, share: Fraction) -> None:
    """Follow every way the pile can be drawn to its end, and add up how likely each order of cards is."""
    if s.eruptions == 2:
        orders[so_far] = orders.get(so_far, Fraction(0)) + share
        return
    outcomes = POMPEII.chance(s)
    total = sum(weight for _, weight in outcomes)
    for code, weight in outcomes:
        after = POMPEII.apply(s, -1, code)
        text = POMPEII.outcomes.text(code)
        mark = {"draw house": "", "draw omen": "o", "draw ad79": "X"}.get(text, text[-1])
        while after.step == st.TO_PLAY:  # draw on without playing
            after.held[after.turn] -= 1
            after.step = st.SORT_DUE if after.omens or not after.above else st.CARD_DUE
        chance_of_orders(after, orders, so_far + mark, share * Fraction(weight, total))


@pytest.mark.parametrize(
    ("houses", "omens", "bottom", "away"), [("1123", 1, 2, 1), ("1122", 2, 3, 1), ("123", 1, 1, 0)]
)
def test_every_order_of_a_small_pile(houses: str, omens: int, bottom: int, away: int) -> None:
    """§2.1, §4.1, §9.1 The chance of every order equals counting all shuffles by hand.

    Of the house cards `away` are put away unseen; the rest is shuffled with the Omens, and A.D. 79
    into the bottom cards.
    """
    by_hand: Counter[str] = Counter()
    shuffles = 0
    for cards in permutations(range(len(houses))):
        pile = [houses[i] for i in cards[away:]] + ["o"] * omens
        for order in permutations(range(len(pile))):
            mixed = [pile[i] for i in order]
            for place in range(bottom + 1):
                at = len(mixed) - bottom + place
                by_hand["".join(mixed[:at]) + "X"] += 1
                shuffles += 1
    town = Town(2)
    s = town.s
    s.unseen = [houses.count(token) if len(token) == 1 else 0 for token in HOUSE.tokens]
    s.eruptions, s.below, s.omens = 1, 0, omens
    s.above, s.among = len(houses) - away + omens - bottom, bottom
    s.held, s.step = [3, 3, 0, 0], st.SORT_DUE
    orders: dict[str, Fraction] = {}
    chance_of_orders(s, orders, "", Fraction(1))
    assert orders == {order: Fraction(count, shuffles) for order, count in by_hand.items()}


def test_cards_of_a_number_are_as_likely_as_there_are() -> None:
    """§3.6 A house card on top is each of the unseen ones with the same chance."""
    town = Town(2)
    assert town.weights() == {
        f"card {t}": n for t, n in zip(HOUSE.tokens, (4, 4, 5, 7, 4, 7, 3, 5, 4, 5, 5), strict=True)
    }
    town.do("* card 7", "* card 7")
    assert town.weights()["card 7"] == 1
