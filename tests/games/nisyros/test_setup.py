"""Material and setting up: §1 and §2."""

from __future__ import annotations

import pytest

from lastboat.games.nisyros import board, components
from lastboat.games.nisyros.people import coast_is_in_play, gain, lies_opposite, lose_from_store
from tests.games.nisyros.table import EMPORIOS, MANDRAKI, NIKIA, NISYROS, PALI, STONE, WHEAT, WOOD, Board


def test_zones_and_areas() -> None:
    """§1.1 Four zones of five areas; neighbours and opposite zones."""
    b = Board()
    assert len(board.AREA) == 20
    assert [lies_opposite(b.s, MANDRAKI, z) for z in range(4)] == [False, False, True, False]
    assert lies_opposite(b.s, PALI, NIKIA)
    assert b.s.lava == [0, 0, 0, 0]


def test_coasts_in_play() -> None:
    """§1.2 A coast in play is a player's and not covered."""
    b = Board(3)
    assert [coast_is_in_play(b.s, z) for z in range(4)] == [True, True, True, False]
    b.lava(pali=5)
    assert not coast_is_in_play(b.s, PALI)


def test_everybody_has_ten_people() -> None:
    """§1.3 §2.5 Eight citizens in the village and two workers on its theatre; other colours stay in the box."""
    b = Board(3)
    assert b.at_home(1) == {"pali": 8}
    assert b.at_work(1) == {"pali_theatre": 2}
    assert b.s.crew == [2, 2, 2, 0]
    assert sum(b.s.citizens[3]) == 0


def test_boats_and_dams_are_32() -> None:
    """§1.4 All boats and dams begin in the supply."""
    b = Board()
    assert (b.s.boat_supply, b.s.dam_supply, b.s.boats, sum(map(sum, b.s.dams))) == (32, 32, [0, 0, 0, 0], 0)


@pytest.mark.parametrize(("seats", "limit", "wheat"), [(2, 16, 6), (3, 20, 9), (4, 24, 12)])
def test_stores(seats: int, limit: int, wheat: int) -> None:
    """§1.5 §2.6 §8.4 Three wheat a player at the start; never below nothing, never above the limit."""
    b = Board(seats)
    assert b.s.store == [0, 0, wheat]
    gain(b.s, WOOD, 100)
    assert b.s.store[WOOD] == limit
    assert lose_from_store(b.s, WHEAT, 30) == wheat
    assert b.s.store[WHEAT] == 0


def test_dice() -> None:
    """§1.6 Six faces each; a flight succeeds with 2 in 3; each village is as likely as the others; three dice can bring
    an eruption more, two one less."""
    assert all(len(die) == 6 for die in (components.EVENT_DIE, components.VOLCANO_DIE, *components.ACTION_DICE))
    assert (board.BLACK_CHANCES, board.RED_CHANCES) == (4, 2)
    assert {sum(row[z] for row in board.POINTS_TO) for z in range(4)} == {2}
    assert sum(components.ONE_MORE in die for die in components.ACTION_DICE) == 3
    assert sum(components.ONE_LESS in die for die in components.ACTION_DICE) == 2
    assert all(components.HERMES in die for die in components.ACTION_DICE)


def test_25_cards_ten_with_a_star() -> None:
    """§1.7 Twenty kinds, 25 cards, ten stars: kinds 1 to 9 and one copy of 10."""
    assert sum(components.CARD_COPIES) == 25
    assert sum(components.STAR_COPIES) == 10
    assert components.STAR_COPIES[:10] == (1,) * 10
    assert components.CARD_COPIES[9] == 2


def test_order_of_the_coasts() -> None:
    """§2.1 Mandraki, Pali, Emporios, Nikia clockwise; by option in any order, each as likely."""
    assert list(Board().s.around) == [MANDRAKI, PALI, EMPORIOS, NIKIA]
    s = NISYROS.setup(2, {"coasts": "shuffled"})
    assert [weight for _, weight in NISYROS.chance(s)] == [1] * 6
    orders = {tuple(NISYROS.apply(s, -1, code).around) for code, _ in NISYROS.chance(s)}
    assert len(orders) == 6
    s = NISYROS.apply(s, -1, NISYROS.outcomes.encode("order 2"))
    assert list(s.around) == [MANDRAKI, EMPORIOS, PALI, NIKIA]
    assert [s.around[s.side[z]] for z in range(4)] == [0, 1, 2, 3]
    assert lies_opposite(s, MANDRAKI, PALI)


def test_areas_are_laid_at_random_within_their_ring() -> None:
    """§2.2 As likely as areas are left; what can only be of one kind is laid by itself."""
    s = NISYROS.setup(2, {"start": "0"})
    names = {NISYROS.outcomes.text(code): weight for code, weight in NISYROS.chance(s)}
    assert names == {"area stone": 2, "area wood": 1, "area wheat": 1}
    b = Board()
    for ring, holds in enumerate(components.RING_AREAS):
        laid = [b.s.resource[z][ring] for z in range(4)]
        assert tuple(laid.count(k) for k in range(3)) == holds
    assert [b.s.resource[z][0] for z in range(4)] == [STONE, STONE, WOOD, WHEAT]


def test_every_top_area_has_its_bonus() -> None:
    """§2.3 Four markers, two of stone, one of wood, one of wheat."""
    assert list(Board().s.bonus) == [1, 1, 1, 1]
    assert components.RING_AREAS[0] == (2, 1, 1)


def test_villages() -> None:
    """§2.4 Neighbours by default, clockwise as the coasts lie; or chosen seat by seat, the last of four by itself."""
    assert list(Board(3).s.owner) == [0, 1, 2, -1]
    b = Board(4, villages="chosen")
    assert b.phase == "villages"
    b.play("0 settle nikia", "1 settle pali")
    assert b.may(2) == ["settle mandraki", "settle emporios"]
    b.play("2 settle mandraki")
    assert list(b.s.owner) == [2, 1, 3, 0]
    assert b.phase == "placing"
    assert b.at_work(0) == {"nikia_theatre": 2}


def test_the_pile() -> None:
    """§2.7 §5.2 Five stars on top: first only stars can come, then anything that is left."""
    b = Board()
    b.play("0 ready", "1 ready", "* events 3")
    assert b.may_come() == {f"card {card}": 1 for card in board.CARD.tokens[:10]}
    b.play("* card harvest", "* card storm", "* card fasting")
    assert b.s.stars_on_top == 2
    b.at("stars_on_top: 0\nphase: draw")
    assert sum(b.may_come().values()) == 22
    assert b.may_come()["card fumes"] == 2
    assert "card harvest" not in b.may_come()


def test_start_player() -> None:
    """§2.8 By lot unless the table names one."""
    b = Board(3, start="lot")
    assert b.may_come() == {"begins 0": 1, "begins 1": 1, "begins 2": 1}
    assert b.play("* begins 2").s.active == 2
    assert Board(3, start="1").s.active == 1


@pytest.mark.parametrize(("level", "wheat", "eruptions"), [("achilles", 0, 2), ("heracles", 1, 2), ("zeus", 1, 3)])
def test_levels(level: str, wheat: int, eruptions: int) -> None:
    """§2.9 What a passage costs and how often the volcano erupts."""
    b = Board(2, level=level)
    assert board.WHEAT_FOR_A_BOAT[b.s.level] == wheat
    assert board.ERUPTIONS[b.s.level] == eruptions


def test_the_dams_are_enough_for_every_spot() -> None:
    """§9.2 Both plans of dam spots need all 32 dams and no more."""
    assert [4 * sum(plan) for plan in components.DAM_SPOTS] == [32, 32]
