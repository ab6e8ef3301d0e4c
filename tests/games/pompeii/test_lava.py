"""§6 Lava: drawing and laying tiles, and whom they catch."""

from __future__ import annotations

import random

import pytest

from lastboat import OVER
from lastboat.games.pompeii import board as b
from lastboat.games.pompeii import state as st
from lastboat.games.pompeii.actions import CELL
from tests.games.pompeii.town import fleeing, only_in_bag

VENTS = {"coin": "c2", "scroll": "h1", "vase": "k3", "column": "e4", "mask": "d7", "helmet": "j7"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_silent_tiles(seats: int) -> None:
    """§6.1 One tile by each player in turn and nobody runs; with the seventh running begins."""
    houses = ("a2", "b2", "c3", "a3")
    town = fleeing({seat: houses[seat] for seat in range(seats)}, seats=seats, drawn=0)
    for turn, (symbol, vent) in enumerate(VENTS.items()):
        assert (town.s.turn, town.actor) == (turn % seats, -1)
        town.do(f"* tile {symbol}", f"lay {vent}")
    town.do("* tile coin", "lay c1")
    first = 6 % seats
    assert (town.s.turn, town.actor, town.s.moves) == (first, first, 2)
    assert town.choices() == {f"run {houses[first]}", "rest"}


def test_the_bag() -> None:
    """§6.2 45 tiles, each as likely as there are."""
    town = fleeing({0: "a2"})
    assert town.weights() == {"tile " + t: n for t, n in zip(b.SYMBOL_NAMES, (8, 8, 7, 8, 7, 7), strict=True)}
    assert sum(town.weights().values()) == 45
    town.do("* tile vase")
    assert (town.s.bag[b.VASE], town.s.drawn, town.told[-1]) == (6, 7, "drew_tile 0 vase")


@pytest.mark.parametrize(("symbol", "vent"), list(VENTS.items()))
def test_the_first_tile(symbol: str, vent: str) -> None:
    """§6.3 On its own vent, nowhere else."""
    town = fleeing({0: "a2"}).do(f"* tile {symbol}")
    assert town.choices() == {f"lay {vent}"}
    town.do(f"lay {vent}")
    assert town.s.ground[CELL.index(vent)] == b.SYMBOL_NAMES.index(symbol) + 1


def test_later_tiles() -> None:
    """§6.4 Beside a tile of the same symbol, not diagonally, not on lava, whoever stands there."""
    town = fleeing({0: "a2", 1: "c3"}, {"coin": "c2 d2", "column": "e4 e3"}).do("* tile coin")
    assert town.targets("lay") == {"b2", "c1", "c3", "d1", "d3", "e2"}
    town.do("lay c3", "run a2", "to a1", "rest", "* tile coin")
    assert town.targets("lay") == {"b2", "b3", "c1", "c4", "d1", "d3", "e2"}


def test_not_on_another_vent() -> None:
    """§6.4 An unopened vent waits for its own symbol."""
    town = fleeing({0: "a2"}, {"scroll": "h1 h2 h3 h4 h5 i5 j5"}, drawn=8)
    town.s.flow[b.SCROLL][7], town.s.laid[b.SCROLL] = CELL.index("j6"), 8
    town.s.ground[CELL.index("j6")] = b.SCROLL + 1
    town.s.bag[b.SCROLL] = 1
    beside = town.do("* tile scroll").targets("lay") & {"i6", "j7", "k6"}
    assert beside == {"i6", "k6"}


def test_a_tile_without_a_place() -> None:
    """§6.5 It is put aside and the turn goes on."""
    town = fleeing({0: "a2", 1: "a2"}, {"vase": "k3", "column": "j3 k4"})
    town.do("* tile vase")
    assert town.told[-1] == "put_aside 0 vase"
    assert (town.s.aside[b.VASE], town.s.laid[b.VASE], town.actor) == (1, 1, 0)
    assert town.choices() == {"run a2", "rest"}


def test_buried() -> None:
    """§6.6 All figures of the cell are lost, the own ones too, also during the first six tiles."""
    town = fleeing({0: "c3 c3 a2", 1: "c3"}, {"coin": "c2"}, drawn=1).do("* tile coin", "lay c3")
    assert (town.s.volcano[:2], town.s.inside[:2], town.at(0, "c3")) == ([2, 1], [1, 0], 0)
    assert town.told[-2:] == ["buried 0 2 c3", "buried 1 1 c3"]


def test_closed_gate() -> None:
    """§6.7 A covered gate lets nobody out."""
    town = fleeing({0: "e1 e1", 1: "a2"}, {"scroll": "h1 g1"}).do("* tile scroll", "lay f1")
    assert town.told[-1] == "gate_closed vesuvio"
    assert "leave vesuvio" not in town.do("run e1").choices()


def test_cut_off() -> None:
    """§6.8 Without a way to an open gate figures are lost at once; the cells stay ordinary cells."""
    town = fleeing({0: "k7 a2", 1: "k6 k7"}, {"helmet": "j7 j6"}, drawn=3).do("* tile helmet", "lay i6")
    assert town.s.inside[:2] == [2, 2], "k5 is still a way out"
    town = fleeing({0: "k7 a2", 1: "k6 k7 a2"}, {"helmet": "j7 j6 j5"}, drawn=3).do("* tile helmet", "lay k5")
    assert town.told[-3:] == ["cut_off 1 1 k6", "cut_off 0 1 k7", "cut_off 1 1 k7"]
    assert (town.s.inside[:2], town.s.volcano[:2]) == ([1, 1], [1, 2])
    assert town.s.ground[CELL.index("k6")] == st.STREET
    assert "k6" in town.do("* tile helmet").targets("lay")


def test_cut_off_by_closing_the_only_gate() -> None:
    """§6.8, §6.7 A closed gate cuts off those who had no other."""
    around = "b1 b2 a3"
    town = fleeing({0: "a2", 1: "a5"}, {"coin": f"c2 {around}"}).do("* tile coin", "lay a1")
    assert town.s.volcano[:2] == [1, 0]


@pytest.mark.parametrize(("vents", "lost"), [("may_be_entered", 0), ("closed", 1)])
def test_cut_off_by_shut_vents(vents: str, lost: int) -> None:
    """§6.8, §1.4 2013: an unopened vent is no way out."""
    town = fleeing({0: "d6 a2", 1: "a5"}, {"column": "e4 e5 d5", "coin": "c2 c6"}, unopened_vents=vents)
    town.do("* tile column", "lay e6")
    assert town.s.volcano[0] == lost, "the only way out of d6 leads over the mask's vent"


def reachable(s: st.State) -> set[int]:
    """Cells with a way to an open gate, found step by step."""
    line = [c for c in b.GATE_CELL if s.ground[c] == st.STREET]
    found = set(line)
    while line:
        for c in b.NEXT[line.pop()]:
            if s.ground[c] == st.STREET and c not in found:
                found.add(c)
                line.append(c)
    return found


@pytest.mark.parametrize("vents", ["may_be_entered", "closed"])
def test_cut_off_figures_are_found_as_by_a_search(vents: str) -> None:
    """§6.8 Over whole games, the quick test finds exactly those whom a search finds."""
    luck = random.Random(3)
    cells = [name for c, name in enumerate(b.CELL_NAMES) if not b.VENT_AT[c]]
    for _ in range(12):
        figures = {0: " ".join(cells[::2]), 1: " ".join(cells[1::2])}
        town = fleeing(figures, drawn=0, unopened_vents=vents, dual_vents="on")
        while town.actor != OVER:
            choices = sorted(town.choices())
            town.told.clear()
            town.do("rest" if "rest" in choices else luck.choice(choices))
            free = reachable(town.s)
            assert {c for c in range(b.CELLS) if town.s.crowd[c]} <= free
            assert not {CELL.index(t.split()[-1]) for t in town.told if t.startswith("cut_off")} & free


def test_dual_tiles() -> None:
    """§6.9 2013: three more tiles; the drawer picks a symbol that has a place, and the tile is of that symbol."""
    assert "tile helmet_mask" not in fleeing({0: "a2"}).weights()
    town = fleeing({0: "a2"}, {"mask": "d7"}, dual_vents="on")
    assert [town.weights()[f"tile {t}"] for t in ("helmet_mask", "vase_scroll", "column_coin")] == [1, 1, 1]
    town.do("* tile helmet_mask")
    assert town.choices() == {"pick helmet", "pick mask"}
    town.do("pick mask")
    assert town.targets("lay") == {"d6", "e7"}
    town.do("lay e7")
    assert town.s.ground[CELL.index("e7")] == b.MASK + 1
    town.do("rest", "* tile mask")
    assert town.targets("lay") == {"d6", "e6", "f7"}


def test_dual_tile_with_one_place_or_none() -> None:
    """§6.9, §6.5 If one symbol has no place it is the other one; with no place at all it is put aside."""
    town = fleeing({0: "a2"}, {"vase": "k3", "column": "j3 k4"}, dual_vents="on").do("* tile vase_scroll")
    assert town.choices() == {"lay h1"}
    walls = {"vase": "k3", "column": "j3 k4", "scroll": "h1", "mask": "g1 h2"}
    town = fleeing({0: "a2"}, walls, dual_vents="on").do("* tile vase_scroll")
    assert (town.told[-1], town.s.aside[7]) == ("put_aside 0 vase_scroll", 1)


def test_last_tile_without_a_place() -> None:
    """§6.5, §8.1 The turn of the last tile is finished even if the tile fits nowhere."""
    town = only_in_bag(fleeing({0: "a2", 1: "a2"}, {"vase": "k3", "column": "j3 k4"}), "vase").do("* tile vase")
    assert town.actor == 0
    assert town.do("rest").actor == -2
