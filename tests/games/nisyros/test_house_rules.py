"""§18: the house rules."""

from __future__ import annotations

import pytest

from lastboat.games.nisyros.board import CARD
from lastboat.games.nisyros.cards.pile import take_from_pile
from lastboat.games.nisyros.clock import rounds_left
from lastboat.games.nisyros.steps.eruptions import eruptions_this_round
from tests.games.nisyros.table import MANDRAKI, NISYROS, PALI, WHEAT, Board


@pytest.mark.parametrize(("workers", "villages"), [(1, "neighbours"), (6, "neighbours"), (6, "chosen")])
def test_workers_at_the_start(workers: int, villages: str) -> None:
    """§18.1 So many stand on the theatre, the others of the ten live in the village."""
    b = Board(2, starting_workers=str(workers), villages=villages)
    if villages == "chosen":
        b.play("0 settle mandraki", "1 settle pali")
    assert (b.at_work(0), b.at_work(1)) == ({"mandraki_theatre": workers}, {"pali_theatre": workers})
    assert [b.s.citizens[0][MANDRAKI], b.s.citizens[1][PALI]] == [10 - workers] * 2
    assert b.s.crew[:2] == [workers] * 2


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("wheat", [0, 3, 6])
def test_wheat_at_the_start(seats: int, wheat: int) -> None:
    """§18.2 For each player; the stores hold it."""
    b = Board(seats, starting_wheat=str(wheat))
    assert b.s.store[WHEAT] == wheat * seats
    store = NISYROS.show.table(b.s, 0)["stores"]["wheat"]
    assert store["amount"] <= store["limit"]


@pytest.mark.parametrize("level", ["achilles", "zeus"])
@pytest.mark.parametrize("number", [1, 5])
def test_eruptions_a_round(level: str, number: int) -> None:
    """§18.3 The basic number, whatever the level; §13.1 dice and the first round change it as usual."""
    b = Board(2, level=level, eruptions=str(number)).at("round_number: 2\nface: a=stone b=stone c=wood d=wood e=wood")
    assert eruptions_this_round(b.s) == number
    assert NISYROS.show.table(b.s, 0)["eruptions_a_round"] == number
    assert eruptions_this_round(b.at("face: a=more b=more c=more").s) == number + 3
    assert eruptions_this_round(b.at("face: a=stone b=stone c=wood d=less e=less").s) == max(0, number - 2)
    assert eruptions_this_round(b.at("round_number: 1\nface: d=wood e=wood").s) == number - 1


def test_bots_expect_the_eruptions_of_the_table() -> None:
    """§18.3 With more of them a coast stands shorter; by default as long as the level says."""
    left = [rounds_left(Board(2, level="zeus", eruptions=n).s, MANDRAKI) for n in ("1", "box", "3", "5")]
    assert left[0] > left[1] == left[2] > left[3]


def test_star_cards_on_top() -> None:
    """§18.4 So many come before the others."""
    ready = ("0 ready", "1 ready", "* events 1")
    assert sum(Board(2, cards_on_top="0").play(*ready).may_come().values()) == 25
    b = Board(2, cards_on_top="10").play(*ready)
    for left in range(10, 0, -1):
        assert (b.s.stars_on_top, sum(b.may_come().values())) == (left, left)
        b.s.events_left = 1
        take_from_pile(b.s, CARD.index(next(iter(b.may_come())).split()[1]))
    assert sum(b.may_come().values()) == 15
