"""§7 Running, and §8 the end."""

from __future__ import annotations

from typing import Any

import pytest

from lastboat.games.pompeii import state as st
from lastboat.games.pompeii.actions import CELL
from tests.games.pompeii.town import POMPEII, Town, fleeing, only_in_bag


def running(figures: dict[int, str], lava: dict[str, str] | None = None, seats: int = 2, **options: Any) -> Town:
    """Seat 0 has laid its tile, far away on the helmet's vent, and may run."""
    return fleeing(figures, lava, seats, **options).do("* tile helmet", "lay j7")


def test_two_moves() -> None:
    """§7.1 Up to two moves, with two figures or one of them twice; stopping is allowed."""
    town = running({0: "c3 d3", 1: "a5"})
    assert town.choices() == {"run c3", "run d3", "rest"}
    town.do("run c3", "to c4")
    assert (town.s.moves, town.choices()) == (1, {"run c4", "run d3", "rest"})
    town.do("run c4", "to c5")
    assert (town.s.turn, town.actor, town.s.moves) == (1, -1, 0)
    assert running({0: "c3", 1: "a5"}).do("rest").s.turn == 1


def test_only_own_figures_run() -> None:
    """§7.1 Figures of others stay where they are."""
    assert running({0: "c3", 1: "d3 a5"}).choices() == {"run c3", "rest"}


def test_without_figures() -> None:
    """§7.1 Who has nobody left in the town lays the tile, and the turn passes."""
    town = running({1: "a5 c3"})
    assert (town.s.turn, town.actor) == (1, -1)


def test_the_same_figure_twice_in_2013() -> None:
    """§7.1 2013: not the same one, unless it is the last, stood alone, or another own one stands there too."""
    town = running({0: "c3 c3 d5", 1: "a5"}, same_figure_twice="last_or_alone").do("run c3", "to c4")
    assert town.choices() == {"run c3", "run d5", "rest"}
    town = running({0: "c3 d5", 1: "a5"}, same_figure_twice="last_or_alone").do("run c3", "to c4")
    assert "run c4" in town.choices(), "it had stood alone"
    town = running({0: "c3", 1: "c3 a5"}, same_figure_twice="last_or_alone").do("run c3", "to c4")
    assert "run c4" in town.choices(), "it is the last one"
    town = running({0: "c3 d5", 1: "c3 a5"}, same_figure_twice="last_or_alone").do("run c3", "to c4")
    assert "run c4" not in town.choices(), "company of another colour is company"
    town = running({0: "c3 c3 c4", 1: "a5"}, same_figure_twice="last_or_alone").do("run c3", "to c4")
    assert "run c4" in town.choices(), "another own figure stands there"


def test_a_figure_that_left_does_not_limit_the_second_move() -> None:
    """§7.1 2013: a figure that left the town is no figure to move twice."""
    town = running({0: "a1 d5", 1: "a5 a1"}, same_figure_twice="last_or_alone").do("run a1", "leave ercolano")
    assert town.choices() == {"run d5", "rest"}


def test_a_move_does_not_limit_the_next_player() -> None:
    """§7.1 2013: where a move of this turn ended says nothing about the figures of who comes next."""
    town = running({0: "c3 d5", 1: "b3 a5"}, same_figure_twice="last_or_alone").do("run c3", "to b3", "rest")
    town.do("* tile helmet", "lay j6")
    assert (town.actor, town.choices()) == (1, {"run b3", "run a5", "rest"})


def test_reach() -> None:
    """§7.2 As many steps as figures in the cell, of all colours; fewer are allowed; each leaver costs a step."""
    town = running({0: "b4 a5", 1: "b4"}).do("run b4")
    assert town.choices() == {f"to {c}" for c in ("b3", "c4", "b5", "a4", "b2", "c3", "d4", "c5", "b6", "a5", "a3")}
    town.do("to b2", "rest")
    assert town.s.crowd[CELL.index("b4")] == 1
    town.do("* tile helmet", "lay j6", "run b4")
    assert town.choices() == {"to b3", "to c4", "to b5", "to a4"}


def test_only_the_cell_counts() -> None:
    """§7.2 A full building 1 has two figures in each of its cells: two steps, not four."""
    town = running({0: "a2 a2 b2 b2", 1: "k5"}).do("run b2")
    assert town.targets("to") == {"b1", "c2", "b3", "a2", "a1", "c1", "c3", "a3", "d2", "b4"}


def test_reach_counts_when_the_move_begins() -> None:
    """§7.2 A second move of the same figure has the reach of the cell where it stands then."""
    town = running({0: "b4", 1: "b4 b4 d4"}).do("run b4", "to d4", "run d4")
    assert {"to d2", "to f4"} <= town.choices()
    assert "to d1" not in town.choices()


def test_the_way() -> None:
    """§7.3 Around corners, through and onto crowded cells, never over lava, never back to the start."""
    lava = {"coin": "c2 d2 d1 c4 b4"}
    town = running({0: "c3", 1: "c3 c3 c3 d3 d3 d3"}, lava).do("run c3")
    assert town.targets("to") == {"b3", "d3", "a3", "b2", "a2", "b1", "a4", "d4", "e3", "e2", "f3", "d5", "e4",
                                  "e1", "f2", "f4", "g3", "d6", "c5", "e5", "a1", "c1", "a5"}  # fmt: skip
    town.do("to d3")
    assert town.s.crowd[CELL.index("d3")] == 4


def test_through_a_gate() -> None:
    """§7.4 Leaving costs one step more; the figure is saved."""
    town = running({0: "a2 c3", 1: "a5"}).do("run a2")
    assert town.choices() == {"to a1", "to b2", "to a3"}, "one step to the gate's cell, none left"
    town = running({0: "a2", 1: "a2 a5"}).do("run a2")
    assert "leave ercolano" in town.choices()
    town.do("leave ercolano")
    assert (town.s.saved[0], town.s.inside[0], town.s.crowd[CELL.index("a2")]) == (1, 0, 1)
    assert town.told[-1] == "saved 0 a2 ercolano"
    assert town.s.turn == 1, "nobody is left for a second move"
    assert "leave ercolano" in running({0: "a1", 1: "a5"}).do("run a1").choices()


def test_two_gates_in_reach() -> None:
    """§7.4 Each open gate in reach is a way out; a closed one is not."""
    town = running({0: "a3 a3 a3", 1: "a3"}, {"scroll": "h1"}).do("run a3")
    assert town.targets("leave") == {"ercolano", "marina"}
    town.s.ground[CELL.index("a1")] = 1
    assert town.targets("leave") == {"marina"}


def test_the_last_tile() -> None:
    """§8.1, §8.4 Its player finishes the turn; who is still in the town goes into the volcano."""
    town = only_in_bag(fleeing({0: "a1 c3", 1: "d3 d3"}), "helmet").do("* tile helmet", "lay j7")
    assert town.actor == 0
    town.do("run a1", "leave ercolano", "rest")
    assert (town.actor, POMPEII.rules.verdict(town.s)) == (-2, 1)
    assert (town.s.saved[:2], town.s.volcano[:2], town.s.inside[:2]) == ([1, 0], [1, 2], [0, 0])
    assert sum(town.s.crowd) == 0
    assert town.told[-3:] == ["left_behind 0 1", "left_behind 1 2", "ended last_tile"]


def test_the_last_tile_of_a_player_without_figures() -> None:
    """§8.1, §7.1 Nothing is left of the turn once it is laid: the game ends with it."""
    town = only_in_bag(fleeing({1: "a2 c3"}), "helmet").do("* tile helmet", "lay j7")
    assert (town.actor, POMPEII.rules.verdict(town.s), town.s.volcano[:2]) == (-2, 1, [0, 2])


def test_nobody_left() -> None:
    """§8.2 The game ends at once, in the middle of a turn, saved or buried."""
    town = running({0: "a1"}).do("run a1", "leave ercolano")
    assert (town.actor, POMPEII.rules.verdict(town.s), town.s.moves) == (-2, 2, 0)
    town = fleeing({1: "j7"}, drawn=2).do("* tile helmet", "lay j7")
    assert (town.actor, POMPEII.rules.verdict(town.s)) == (-2, 2)
    town = Town(2)
    town.s.eruptions, town.s.above, town.s.among, town.s.below, town.s.step = 1, 0, 0, 0, st.SORT_DUE
    town.s.omens = 0
    assert town.do("* draw ad79").actor == -2


def test_all_gates_closed() -> None:
    """§8.3, §8.4 The game ends at once, also during the first six tiles."""
    town = fleeing({0: "c3", 1: "d3 e3"}, {"coin": "c2 a1 f1 j2 a5", "mask": "d7 k5 g7", "helmet": "j7"}, drawn=1)
    assert "lay i7" in town.do("* tile helmet").choices()
    town.do("lay i7")
    assert (town.actor, POMPEII.rules.verdict(town.s), town.s.volcano[:2]) == (-2, 3, [1, 2])
    assert town.told[-1] == "ended gates_closed"


@pytest.mark.parametrize(
    ("saved", "volcano", "scores"),
    [
        ((5, 4, 3), (9, 0, 0), [1000, 0, 0]),
        ((5, 5, 3), (9, 8, 0), [0, 1000, 0]),
        ((5, 5, 3), (8, 8, 0), [500, 500, 0]),
        ((0, 0, 0), (8, 8, 8), [333, 333, 333]),
    ],
)
def test_the_winner(saved: tuple[int, ...], volcano: tuple[int, ...], scores: list[int]) -> None:
    """§8.5 Most saved; then fewest in the volcano; then the victory is shared."""
    s = Town(3).s
    s.saved, s.volcano = [*saved, 0], [*volcano, 0]
    assert [POMPEII.rules.score(s, p) for p in range(3)] == [0, 0, 0], "nothing while the game goes on"
    s.step = st.ALL_OVER
    assert [POMPEII.rules.score(s, p) for p in range(3)] == scores
