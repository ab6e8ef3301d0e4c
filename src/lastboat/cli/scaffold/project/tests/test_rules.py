"""The rules, one test per paragraph of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

import lastboat
from lastboat import CHANCE, OVER, Forced, Match, read_position
from lastboat.sim import count_leaves

GAME = lastboat.game("_template")


def dealt(*cards: str, then: tuple[str, ...] = (), water: str = "narrow") -> Match:
    """A match in which these cards are dealt, and then these outcomes come."""
    outcomes = [GAME.outcomes.encode(text) for text in (*(f"get {card}" for card in cards), *then)]
    return Match(GAME, len(cards), {"water": water}, chance=Forced(outcomes))


def choices(match: Match, seat: int) -> list[str]:
    """What a seat may do, as text."""
    return [str(action) for action in match.legal(seat)]


def weights(s: Any) -> dict[str, int]:
    """What chance may bring, with weights."""
    return {GAME.outcomes.text(outcome): weight for outcome, weight in GAME.chance(s)}


@pytest.mark.parametrize(("water", "distance"), [("narrow", 6), ("wide", 12)])
def test_pile_and_shore(water: str, distance: int) -> None:
    """§1.1 Three cards of each kind; six strokes, or twelve on wide water."""
    s = GAME.setup(3, {"water": water})
    assert (s.pile, s.distance) == ([3, 3, 3], distance)


def test_dealing() -> None:
    """§1.2 One card each, beginning with seat 0; its owner alone is told which."""
    opening = GAME.setup(2)
    assert GAME.actor(opening) == CHANCE
    assert weights(opening) == {"get shell": 3, "get pearl": 3, "get crown": 3}
    second = GAME.apply(opening, CHANCE, GAME.outcomes.encode("get pearl"))
    assert weights(second) == {"get shell": 3, "get pearl": 2, "get crown": 3}
    match = dealt("crown", "shell")
    assert match.state.hands == [3, 1, 0, 0]
    assert [told.event for told in match.view(1).log] == ["dealt", "dealt", "your_card"]
    assert match.view(1).table["hands"] == [None, "shell"]


def test_pull_or_change() -> None:
    """§2.1 One of both, clockwise; an empty pile leaves only the oars."""
    match = dealt("shell", "shell", then=("strokes 1", "strokes 1"))
    assert choices(match, 0) == ["pull", "change", "reveal"]
    match.play(0, "pull")
    assert match.actor == 1
    match.play(1, "pull")
    assert match.actor == 0
    empty = read_position("pile: shell=0 pearl=0 crown=0", GAME.state, base=match.state)
    assert [GAME.actions.text(code) for code in GAME.legal(empty, 0)] == ["pull", "reveal"]


def test_strokes() -> None:
    """§2.2 One, two or three strokes, each as likely."""
    match = dealt("shell", "shell", then=("strokes 2",))
    rowing = GAME.apply(match.state, 0, GAME.actions.encode("pull"))
    assert weights(rowing) == {"strokes 1": 1, "strokes 2": 1, "strokes 3": 1}
    match.play(0, "pull")
    assert match.state.distance == 4


def test_changing() -> None:
    """§2.3 The old card lies open in the sea, the new one only its owner sees."""
    match = dealt("shell", "pearl", then=("get crown",))
    match.play(0, "change")
    assert match.state.hands[:2] == [3, 2]
    assert match.view(1).table["thrown"] == {"shell": 1, "pearl": 0, "crown": 0}
    assert match.view(1).table["hands"] == [None, "pearl"]
    assert match.view(0).table["hands"] == ["crown", None]
    assert match.actor == 1


def test_revealing() -> None:
    """§2.4 Also out of turn, once; a changed card is secret again."""
    match = dealt("shell", "pearl", then=("get crown",))
    assert choices(match, 1) == ["reveal"]
    match.play(1, "reveal")
    assert (match.actor, choices(match, 1)) == (0, [])
    assert match.view(0).table["hands"] == ["shell", "pearl"]
    match.play(0, "reveal")
    match.play(0, "change")
    assert match.view(1).table["hands"] == [None, "pearl"]
    assert "reveal" in choices(match, 0)


@pytest.mark.parametrize(
    ("cards", "returns"),
    [(("crown", "pearl"), [1, 0]), (("shell", "pearl", "pearl"), [0, 0.5, 0.5]), (("shell", "shell"), [0.5, 0.5])],
)
def test_landing(cards: tuple[str, ...], returns: list[float]) -> None:
    """§3.1 At the shore all cards lie open; the best wins, equal ones share."""
    match = dealt(*cards, then=("strokes 3", "strokes 3"))
    match.play(0, "pull")
    assert (match.over, match.returns) == (False, [0] * len(cards))
    match.play(1, "pull")
    assert (match.actor, match.returns) == (OVER, returns)
    assert match.view(0).table["hands"] == list(cards)
    assert match.view(0).returns == tuple(returns)


COUNTS = {2: [1, 3, 9, 36, 108, 360, 1104], 3: [1, 3, 9, 27, 135, 483, 1758], 4: [1, 3, 9, 27, 78, 468, 2004]}
"""Perft. With two seats: 3 x 3 deals, then four choices (pull, change, two may reveal) with three sequels each."""


@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("native", [False, True])
def test_perft(seats: int, native: bool) -> None:
    """From the opening, native and plain."""
    opening = GAME.setup(seats)
    counts = [count_leaves(GAME, opening, seats, depth, native) for depth in range(len(COUNTS[seats]))]
    assert counts == COUNTS[seats]


def test_perft_from_a_position() -> None:
    """At the shore's edge: a pull lands in three ways, and nothing follows; others reveal or change."""
    s = read_position("seats: 2\nphase: act\ndistance: 1\nhands: 3 2 0 0\npile: shell=1", GAME.state)
    counts = [count_leaves(GAME, s, 2, depth, native) for depth in (1, 2, 3) for native in (False, True)]
    assert counts[:4] == [4, 4, 3 + 1 + 3 + 3, 3 + 1 + 3 + 3]
    assert counts[4] == counts[5]
