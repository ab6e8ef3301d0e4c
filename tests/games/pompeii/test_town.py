"""§1 The town as printed, and §2 setting up."""

from __future__ import annotations

import pytest

from lastboat.games.pompeii import board as b
from lastboat.games.pompeii.actions import CELL
from lastboat.kernel.errors import BadSeats, BadValue
from tests.games.pompeii.town import POMPEII, Town, fleeing, settling


def test_cells_and_streets() -> None:
    """§1.1 70 cells; steps go up, down, left and right, and the wall stops them."""
    assert len(b.CELL_NAMES) == b.CELLS == 70
    names = {name: {b.CELL_NAMES[c] for c in b.NEXT[i]} for i, name in enumerate(b.CELL_NAMES)}
    assert names["e4"] == {"e3", "f4", "e5", "d4"}
    assert names["a1"] == {"a1", "b1", "a2"}
    assert names["h1"] == {"g1", "h1", "h2"}
    assert names["k3"] == {"j3", "k3", "k4"}
    assert all(i in b.NEXT[c] for i in range(b.CELLS) for c in b.NEXT[i])


def test_spaces_and_cards() -> None:
    """§1.2, §2.1 80 spaces, 53 of them numbered, one card for each of those."""
    by_house = [sum(b.SPACES[c] for c in b.HOUSE_CELLS[h][: b.HOUSE_SIZE[h]]) for h in range(b.HOUSES)]
    assert by_house == [4, 4, 5, 7, 4, 7, 3, 5, 4, 5, 5] == list(b.CARDS_OF)
    assert (sum(b.SPACES), sum(by_house)) == (80, 53)
    neutral = [c for c in range(b.CELLS) if b.HOUSE[c] == b.NEUTRAL]
    assert (len(neutral), sum(b.SPACES[c] for c in neutral)) == (13, 27)
    spaces = {name: n for name, n in zip(b.CELL_NAMES, b.SPACES, strict=True) if n}
    assert spaces == {
        "b1": 1, "e1": 2, "g1": 2,
        "a2": 2, "b2": 2, "d2": 3, "e2": 2, "h2": 2,
        "a3": 2, "c3": 3, "d3": 2, "e3": 2, "f3": 3, "g3": 4, "i3": 4,
        "b4": 3, "c4": 2, "d4": 2, "g4": 3, "h4": 3, "j4": 2, "k4": 1,
        "c5": 1, "d5": 2, "f5": 3, "g5": 2,
        "b6": 2, "d6": 2, "e6": 4, "f6": 3, "h6": 2, "i6": 1, "k6": 2,
        "f7": 2, "i7": 1, "k7": 1,
    }  # fmt: skip


def test_wings() -> None:
    """§1.2 Six numbers have two wings; 1, 2 and the wings of 6 and 11 reach over two cells."""
    wings = b.WING_NAMES[1:18]
    assert " ".join(wings) == "1 2 3a 3b 4a 4b 5 6a 6b 7 8a 8b 9 10a 10b 11a 11b"
    wide = [name for name, size in zip(b.WING_NAMES, b.WING_SIZE, strict=True) if size == 2]
    assert " ".join(wide) == "1 2 6a 6b 11a 11b"
    colours = {name: [h + 1 for h in range(b.HOUSES) if b.COLOUR_OF[h] == i] for i, name in enumerate(b.COLOURS)}
    assert colours == {"blue-grey": [1, 4, 8], "purple": [2, 3, 5, 7], "turquoise": [6, 9], "brown": [10, 11]}


def test_a_space_takes_one_figure() -> None:
    """§1.2 A cell with two spaces is full with two figures."""
    town = settling(hands="1 1 1 1").put(1, "a2 a2")
    assert town.do("play 1").choices() == {"settle b2"}


def test_gates() -> None:
    """§1.3 Seven gates; Nocera's cell also has a space of 11a."""
    assert [b.CELL_NAMES[c] for c in b.GATE_CELL] == ["a1", "f1", "j2", "a5", "k5", "g7", "i7"]
    nocera = CELL.index("i7")
    assert b.WING_NAMES[b.WING[nocera]] == "11a"
    assert b.SPACES[nocera] == 1


def test_vents() -> None:
    """§1.4 Each symbol has a vent."""
    vents = {b.SYMBOL_NAMES[i]: b.CELL_NAMES[c] for i, c in enumerate(b.VENT_CELL)}
    assert vents == {"coin": "c2", "scroll": "h1", "vase": "k3", "column": "e4", "mask": "d7", "helmet": "j7"}


def test_vents_may_be_entered_or_not() -> None:
    """§1.4 A vent without lava is an ordinary cell; in 2013 it is closed to figures."""
    town = fleeing({0: "b2", 1: "a5"}).do("* tile mask", "lay d7", "run b2")
    assert "to c2" in town.choices()
    town = fleeing({0: "b2", 1: "a5"}, unopened_vents="closed").do("* tile mask", "lay d7", "run b2")
    assert town.choices() == {"to a2", "to b1", "to b3"}


@pytest.mark.parametrize(("seats", "each", "of_2013"), [(2, 36, 30), (3, 30, 30), (4, 25, 25)])
def test_figures(seats: int, each: int, of_2013: int) -> None:
    """§1.5 Figures by the number of players."""
    assert Town(seats).s.supply[:seats] == [each] * seats
    assert Town(seats, figures="30_30_25").s.supply[:seats] == [of_2013] * seats


def test_the_pile() -> None:
    """§2.1, §2.2 Eight house cards on top, A.D. 79 ninth, 32 cards with seven Omens below."""
    s = Town(3).s
    assert (s.above, s.among, s.below, s.omens) == (8, 0, 32, 7)
    assert sum(s.unseen) == 53
    assert sum(s.unseen) - (s.above + s.below - s.omens) == 5 * 4  # three hands and two piles to put away


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands(seats: int) -> None:
    """§2.3 Four cards each, seen by their owner alone; the rest of the piles is never seen."""
    town = Town(seats)
    for p in range(seats):
        for card in ("4", "3", "6", "11"):
            assert town.actor == -1
            assert POMPEII.rules.witness(town.s) == p
            town.do(f"* card {card}")
    assert town.s.held[:seats] == [4] * seats
    assert town.choices() == {"play 3", "play 4", "play 6", "play 11"}
    assert town.whispered == [(p, f"got {c}") for p in range(seats) for c in ("4", "3", "6", "11")]
    assert town.told == [f"dealt {p}" for p in range(seats)]
    assert sum(town.s.unseen) == 25 + 8 + 4 * (5 - seats)


def test_start_player() -> None:
    """§2.4 By lot, unless the table names one."""
    town = Town(3, start="lot")
    assert town.weights() == {"lot 0": 1, "lot 1": 1, "lot 2": 1}
    assert town.do("* lot 2").s.turn == 2
    assert Town(3, start="1").s.turn == 1
    with pytest.raises(BadValue, match="lot, 0, 1, 2"):
        Town(3, start="3")


def test_player_counts() -> None:
    """§1.5 The game is for two to four."""
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            POMPEII.setup(seats)
