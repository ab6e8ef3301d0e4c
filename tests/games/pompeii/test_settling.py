"""§3 Settling and §5 relatives."""

from __future__ import annotations

import pytest

from lastboat.games.pompeii import board as b
from lastboat.games.pompeii import show
from lastboat.games.pompeii.actions import CELL
from tests.games.pompeii.town import Town, settling

FULL = " ".join(name for c, name in enumerate(b.CELL_NAMES) for _ in range(b.SPACES[c]))


def fill(town: Town, but: str = "") -> Town:
    """Every space taken by seats 1 to 3, but those named; seat 0 keeps its supply."""
    spaces = FULL.split()
    for name in but.split():
        spaces.remove(name)
    for c in range(b.CELLS):
        for p in range(town.s.seats):
            for _ in range(town.s.town[p][c]):
                spaces.remove(b.CELL_NAMES[c])
    owners = [p for p in range(1, town.s.seats) for _ in range(town.s.supply[p])]
    for name, p in zip(spaces, owners, strict=False):
        town.put(p, name)
    return town


def crowded(town: Town, but: str) -> Town:
    """Every space counts as taken but those named, whoever's figures they are."""
    for c, name in enumerate(b.CELL_NAMES):
        town.s.crowd[c] = b.SPACES[c] - but.split().count(name)
    return town


def test_a_turn() -> None:
    """§3.1 Play, settle, draw; then the player to the left."""
    town = settling(3, "5 7 9 1 | 5 7 9 1 | 5 7 9 1")
    assert town.actor == 0
    town.do("play 5", "settle i3")
    assert town.actor == -1
    town.do("* card 8")
    assert town.actor == 1
    assert town.choices(0) == town.choices(2) == set()
    town.do("play 7", "settle f5", "* card 8", "play 9", "settle e6", "* card 8")
    assert town.actor == 0


def test_playing_a_card() -> None:
    """§3.2 One choice for each number in the hand; the card lies open afterwards."""
    town = settling(hands="4 4 6 6")
    assert town.choices() == {"play 4", "play 6"}
    town.do("play 4")
    assert (town.s.hands[0][3], town.s.played[3], town.s.held[0]) == (1, 1, 3)
    assert town.told == ["played 0 4"]


def test_settling_in_any_wing() -> None:
    """§3.3 Any free space of the number, in either wing and each of their cells."""
    town = settling(hands="6 6 6 6 | 6 6 1 1")
    assert town.do("play 6").targets("settle") == {"c4", "c5", "d4", "d5"}
    town.do("settle c5")
    assert town.at(0, "c5") == 1
    assert (town.s.supply[0], town.s.inside[0], town.s.crowd[CELL.index("c5")]) == (35, 1, 1)
    town.do("* card 1", "play 6")
    assert town.targets("settle") == {"c4", "d4", "d5"}


def test_joker() -> None:
    """§3.4 All spaces taken: any free space of the town, neutral ones too, and no relatives."""
    town = settling(hands="7 7 1 1", erupted=True).put(1, "f5 f5 f5 e6 e6")
    town.do("play 7")
    free = {name for c, name in enumerate(b.CELL_NAMES) if b.SPACES[c]} - {"f5"}
    assert town.targets("settle") == free
    assert town.told[-1] == "joker 0 7"
    town.do("settle e6")
    assert town.actor == -1, "a joker brings no relatives although two stood there"


def test_no_joker_while_one_wing_is_free() -> None:
    """§3.4 The number is full only when both wings are."""
    town = settling(hands="8 8 8 8").put(1, "g4 g4 g4 g5")
    assert town.do("play 8").choices() == {"settle g5"}


def test_without_figures() -> None:
    """§3.5 Who has no figures left plays and draws but places nothing."""
    town = settling(hands="5 5 5 5")
    town.s.box[0], town.s.supply[0] = town.s.supply[0], 0
    town.do("play 5")
    assert town.actor == -1
    assert town.told[-1] == "placed_nothing 0"
    assert town.do("* card 2").actor == 1


def test_full_board() -> None:
    """§3.5 On a full board nothing is placed; with one space left it is the joker's."""
    town = fill(settling(4, "5 5 5 5").put(0, "a2 a2 b2 b2 e1 e1"))
    assert sum(town.s.crowd) == 80
    town.do("play 5")
    assert town.told[-1] == "placed_nothing 0"
    town = fill(settling(4, "5 5 5 5").put(0, "a2 a2 b2 b2 e1"), but="d2")
    assert town.do("play 5").choices() == {"settle d2"}


def test_drawing() -> None:
    """§3.6 Only the drawer sees the number; before A.D. 79 it is a house card for certain."""
    town = settling(hands="5 9 1 1 | 1 1 2 2").do("play 5", "settle i3")
    assert set(town.weights()) == {f"card {n}" for n in range(1, 12) if n != 1}
    assert town.weights()["card 4"] == 7
    town.do("* card 4")
    assert town.told[-1] == "drew 0"
    assert town.whispered == [(0, "got 4")]
    assert (town.s.held[0], town.s.above) == (4, 7)


def test_how_many_relatives() -> None:
    """§5.1 As many as stood in the wing before, of any colour; the other wing does not count."""
    town = settling(hands="4 4 4 4", erupted=True).put(0, "f3").put(1, "f3 g3 g3 g3")
    town.do("play 4", "settle f3")
    assert (town.s.relatives_left, town.told[-1]) == (2, "relatives_come 0 2")
    town = settling(hands="4 4 4 4", erupted=True).put(1, "f3 f3")
    assert town.do("play 4", "settle g3").actor == -1


def test_a_building_over_two_cells() -> None:
    """§5.1, §1.2 Building 1 is one building: those in its other cell count."""
    town = settling(hands="1 1 1 1", erupted=True).put(1, "a2 a2")
    assert town.do("play 1", "settle b2").s.relatives_left == 2


def test_no_relatives_before_ad79() -> None:
    """§5.1 They come only after the first A.D. 79."""
    town = settling(hands="1 1 1 1").put(1, "a2 a2")
    assert town.do("play 1", "settle b2").actor == -1


def test_where_relatives_go() -> None:
    """§5.2 Same colour or neutral, never the building just entered; the other wing is another building."""
    town = settling(hands="10 10 10 10", erupted=True).put(1, "f6")
    town.do("play 10", "settle f6")
    brown = {"f7", "i6", "i7", "k6", "k7"}
    neutral = {"b1", "g1", "d2", "h2", "a3", "e3", "b4", "h4", "j4", "k4", "b6", "d6", "h6"}
    assert town.targets("relative") == brown | neutral
    town.s.crowd[CELL.index("b1")] = 1
    assert "b1" not in town.targets("relative")


def test_one_relative_in_each_building() -> None:
    """§5.3 No two into one building, also where it has two cells; wings are two buildings."""
    town = settling(hands="9 9 9 9", erupted=True).put(1, "e6 e6 e6")
    town.do("play 9", "settle e6", "relative c4")
    assert town.targets("relative") >= {"d4", "d5"}
    assert not town.targets("relative") & {"c4", "c5"}
    town.do("relative d5")
    assert not town.targets("relative") & {"c4", "c5", "d4", "d5", "e6"}
    town.do("relative d2")
    assert town.actor == -1
    assert town.s.inside[0] == 4


def test_one_relative_for_each_number() -> None:
    """§5.3 2013: the two wings of a number take one; the number just played may take one in its other wing."""
    town = settling(hands="9 9 9 9", erupted=True, relatives="one_per_number").put(1, "e6 e6 e6")
    town.do("play 9", "settle e6", "relative c4")
    assert not town.targets("relative") & {"c4", "c5", "d4", "d5"}
    assert town.do("relative d2", "relative b4").s.inside[0] == 4
    town = settling(hands="3 3 3 3", erupted=True, relatives="one_per_number").put(1, "c3 c3")
    assert "d3" in town.do("play 3", "settle c3").targets("relative")


@pytest.mark.parametrize(
    ("supply", "free", "rule", "come"),
    [
        (1, FULL, "one_per_building", 0),
        (2, FULL, "one_per_building", 1),
        (3, FULL, "one_per_building", 2),
        (4, FULL, "one_per_building", 3),
        (9, FULL, "one_per_building", 3),
        (9, "a2 f5", "one_per_building", 0),
        (9, "d2 d2", "one_per_building", 1),
        (9, "c4 c5", "one_per_building", 1),
        (9, "c4 d5", "one_per_building", 2),
        (9, "c4 d5", "one_per_number", 1),
        (9, "c4 d5 b1 h2", "one_per_number", 3),
    ],
)
def test_the_number_of_relatives_is_limited_by_figures_and_buildings(
    supply: int, free: str, rule: str, come: int
) -> None:
    """§5.4 No more relatives are promised than the player has figures and finds buildings for."""
    town = settling(4, "9 9 9 9", erupted=True, relatives=rule).put(1, "e6 e6 e6")
    town.s.box[0], town.s.supply[0] = town.s.supply[0] - supply, supply
    if free != FULL:
        crowded(town, f"e6 {free}")
    town.do("play 9", "settle e6")
    assert town.told[1:] == ["settled 0 e6"] + [f"relatives_come 0 {come}"] * (come > 0)
    for left in range(come, 0, -1):
        assert (town.s.relatives_left, show.prompt(town.s).args["count"]) == (left, left)
        town.do("relative " + min(town.targets("relative")))
    assert (town.actor, town.s.relatives_left, town.s.entered, town.s.hosts) == (-1, 0, 0, [0, 0, 0, 0])


def test_fewer_relatives() -> None:
    """§5.4 The player may stop; without figures or spaces nobody comes; relatives bring nobody."""
    town = settling(hands="9 9 9 9", erupted=True).put(1, "e6 e6 e6 d2 d2")
    town.do("play 9", "settle e6", "relative d2", "enough")
    assert (town.actor, town.s.inside[0], town.s.relatives_left, town.s.entered) == (-1, 2, 0, 0)
    town = settling(hands="9 9 9 9", erupted=True).put(1, "e6 e6 e6")
    town.s.box[0], town.s.supply[0] = 34, 2
    assert town.do("play 9", "settle e6", "relative d2").actor == -1
    town = fill(settling(4, "9 9 9 9", erupted=True).put(1, "e6 e6").put(0, "a2 a2 b2 b2 e1 e1"), but="e6 e6")
    assert town.do("play 9", "settle e6").actor == -1
