"""Perft: in how many ways the next steps can go, from named positions, counted in three ways."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lastboat import CHANCE, OVER
from lastboat.games.pompeii.state import State
from lastboat.sim import count_leaves
from tests.games.pompeii.town import POMPEII, Town, fleeing, settling


def opening() -> Town:
    return Town(2)


def relatives() -> Town:
    return settling(3, "9 9 4 1", erupted=True).put(1, "e6 e6 f3").put(2, "a2")


def omens() -> Town:
    town = settling(2, "5 7 9 1", erupted=True, omen="opponents_figure").put(1, "e6 f5").put(0, "c3")
    town.s.above, town.s.among, town.s.omens = 0, 3, 2
    return town.do("play 5", "settle i3")


def flight() -> Town:
    return fleeing({0: "c3 c3 e1", 1: "c3 d5", 2: "g5"}, {"coin": "c2 b2", "mask": "d7"}, seats=3)


def flight_of_2013() -> Town:
    options: dict[str, Any] = {"dual_vents": "on", "unopened_vents": "closed", "same_figure_twice": "last_or_alone"}
    return fleeing({0: "c3 c3 e1", 1: "c3 d5"}, {"coin": "c2 b2", "vase": "k3"}, **options)


PERFT: dict[Callable[[], Town], list[int]] = {
    opening: [11, 121, 1331, 14640, 160996],
    relatives: [3, 5, 75, 412, 1503, 7373, 22607, 86446],
    omens: [3, 19, 34, 138, 239, 1048, 1529, 7854],
    flight: [6, 12, 35, 299, 1028, 5513, 29024, 68441],
    flight_of_2013: [9, 18, 47, 360, 1192, 6221, 39130, 109094],
}


def leaves(s: State, depth: int) -> int:
    """Counted through the interface of the game, step by step."""
    who = POMPEII.actor(s)
    if depth == 0 or who == OVER:
        return int(depth == 0)
    codes = [code for code, _ in POMPEII.chance(s)] if who == CHANCE else POMPEII.legal(s, who)
    return len(codes) if depth == 1 else sum(leaves(POMPEII.apply(s, who, code), depth - 1) for code in codes)


@pytest.mark.parametrize("position", PERFT, ids=lambda position: position.__name__)
def test_perft(position: Callable[[], Town]) -> None:
    s = State()
    s.load(iter(position().s.key()))
    counts = PERFT[position]
    depths = range(1, len(counts) + 1)
    assert [count_leaves(POMPEII, s, s.seats, depth) for depth in depths] == counts
    assert [count_leaves(POMPEII, s, s.seats, depth, native=False) for depth in depths[:5]] == counts[:5]
    assert [leaves(s, depth) for depth in depths[:4]] == counts[:4]
