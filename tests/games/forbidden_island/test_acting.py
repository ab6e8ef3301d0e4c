"""§4.5 to §4.8: shoring up, giving, taking treasures."""

from __future__ import annotations

import pytest

from lastboat.games.forbidden_island.board import TILE, TREASURE
from tests.games.forbidden_island.island import Island

AROUND = "tiles: tidal_palace=flooded fools_landing=flooded bronze_gate=flooded howling_garden=flooded"
"""The landing place, three of its neighbours, and (below) a diagonal one."""
DIAGONAL = "tiles: cave_of_embers=flooded watchtower=flooded"


@pytest.mark.parametrize("role", ["engineer", "messenger", "navigator", "pilot", "diver"])
def test_shoring_up(role: str) -> None:
    """§4.5 The own tile and its neighbours, only flooded ones."""
    i = Island(roles=f"{role},explorer").at(AROUND).at(DIAGONAL).at("tiles: howling_garden=sunk")
    i.pawns("fools_landing", "iron_gate")
    assert i.tiles_to("shore_up") == {"tidal_palace", "fools_landing", "bronze_gate"}
    i.play("0 shore_up fools_landing")
    assert (i.tile("fools_landing"), i.s.actions) == ("dry", 2)
    assert "fools_landing" in i.flood_discard(), "its card stays where it is"


def test_the_explorer_shores_up_diagonally() -> None:
    """§4.5 The corners too."""
    i = Island(roles="explorer,messenger").at(AROUND).at(DIAGONAL).pawns("fools_landing", "iron_gate")
    assert i.tiles_to("shore_up") == {
        "tidal_palace", "fools_landing", "bronze_gate", "howling_garden", "cave_of_embers",
    }  # fmt: skip
    i.play("0 shore_up cave_of_embers", "0 shore_up bronze_gate")
    assert i.s.actions == 1


def engineer(text: str = "") -> Island:
    return Island().at(AROUND).at(text).pawns("fools_landing", "silver_gate")


def test_the_engineer_shores_up_two() -> None:
    """§4.6 For one action; the third is a new action."""
    i = engineer().play("0 shore_up fools_landing", "0 shore_up tidal_palace")
    assert i.s.actions == 2
    assert i.play("0 shore_up bronze_gate").s.actions == 1
    assert i.play("0 shore_up howling_garden").s.actions == 1


def test_others_shore_up_one() -> None:
    """§4.6 Only the Engineer has a second one."""
    i = Island(roles="pilot,messenger").at(AROUND).play("0 shore_up fools_landing", "0 shore_up tidal_palace")
    assert i.s.actions == 1


@pytest.mark.parametrize("between", ["move temple_of_the_sun", "give earth_stone 1", "capture earth_stone"])
def test_no_other_action_in_between(between: str) -> None:
    """§4.6 The second one lapses with another action."""
    i = Island().at("tiles: temple_of_the_sun=flooded howling_garden=flooded\nhands[0]: earth_stone=5")
    i.pawns("temple_of_the_moon", "temple_of_the_moon")
    i.play("0 shore_up temple_of_the_sun", f"0 {between}")
    assert i.s.actions == 1
    i.at("tiles: temple_of_the_sun=flooded").play("0 shore_up temple_of_the_sun")
    assert i.s.actions == 0


def test_a_flight_ends_the_second_shoring_up() -> None:
    """§4.6 Who is flown away has moved; a flight of others does not matter."""
    i = engineer("hands[1]: helicopter=1\ntiles: phantom_rock=flooded\nactions: 1")
    i.play("0 shore_up fools_landing", "1 board 0", "1 land phantom_rock")
    assert i.tiles_to("shore_up") == set()
    assert i.play("0 end_actions").phase == "draw"
    i = engineer("hands[1]: helicopter=1").play("0 shore_up fools_landing", "1 board 1", "1 land iron_gate")
    assert i.play("0 shore_up tidal_palace").s.actions == 2


def test_the_second_one_after_the_third_action() -> None:
    """§4.6 It is his, if there is a tile for it; he may leave it."""
    i = engineer("actions: 1").play("0 shore_up fools_landing")
    assert (i.phase, i.s.actions) == ("act", 0)
    assert i.verbs(0) == {"shore_up", "end_actions"}
    assert i.play("0 shore_up bronze_gate").phase == "draw"
    i = Island().at("tiles: bronze_gate=flooded\nactions: 1").play("0 shore_up bronze_gate")
    assert i.phase == "draw"


def test_giving_on_the_same_tile() -> None:
    """§4.7 One card for one action, to who stands there, and no special cards."""
    i = Island(3, roles="engineer,pilot,diver").at("hands[0]: earth_stone=2 crystal_of_fire=1 helicopter=1 sandbag=1")
    assert "give" not in i.verbs(0), "nobody is here"
    i.pawns("iron_gate", "iron_gate", "bronze_gate")
    gifts = [choice for choice in i.may(0) if choice.startswith("give")]
    assert gifts == ["give earth_stone 1", "give crystal_of_fire 1"]
    i.play("0 give earth_stone 1")
    assert i.hand(0) == {"earth_stone": 1, "crystal_of_fire": 1, "helicopter": 1, "sandbag": 1}
    assert i.hand(1) == {"earth_stone": 1}
    assert i.play("0 give earth_stone 1").s.actions == 1


def test_giving_to_an_empty_hand() -> None:
    """§4.7 The receiver need not have any cards."""
    i = Island().at("hands[0]: earth_stone=1").pawns("iron_gate", "iron_gate").play("0 give earth_stone 1")
    assert (i.hand(0), i.hand(1), i.actor) == ({}, {"earth_stone": 1}, 0)


def test_giving_to_a_full_hand() -> None:
    """§4.7 The receiver discards at once, or plays a special card instead; then the giver goes on."""
    i = Island().at("hands[0]: earth_stone=2\nhands[1]: crystal_of_fire=4 helicopter=1").pawns("iron_gate", "iron_gate")
    i.play("0 give earth_stone 1")
    assert (i.actor, i.may(0)) == (1, [])
    assert i.may(1) == ["discard earth_stone", "discard crystal_of_fire", "discard helicopter", "board 0", "board 1"]
    i.play("1 discard crystal_of_fire")
    assert (i.actor, i.hand(1)) == (0, {"earth_stone": 1, "crystal_of_fire": 3, "helicopter": 1})
    assert i.discard() == {"crystal_of_fire": 1}
    i.play("0 give earth_stone 1", "1 board 1", "1 land gold_gate")
    assert (i.actor, i.s.actions, i.place(1)) == (0, 1, "gold_gate")


def test_giving_as_the_last_action() -> None:
    """§4.7 The receiver discards before the draw begins."""
    i = Island(roles="messenger,pilot").at("hands[0]: earth_stone=1\nhands[1]: crystal_of_fire=5\nactions: 1")
    i.play("0 give earth_stone 1")
    assert (i.actor, i.verbs(1)) == (1, {"discard"})
    i.play("1 discard earth_stone")
    assert (i.phase, i.actor, i.s.draws_left) == ("draw", -1, 2)


def test_the_messenger_gives_from_anywhere() -> None:
    """§4.7 His own cards, to anybody; the others cannot give to him like that, nor he for them."""
    i = Island(3, roles="messenger,pilot,diver").at("hands[0]: earth_stone=1 sandbag=1\nhands[1]: crystal_of_fire=1")
    assert [choice for choice in i.may(0) if choice.startswith("give")] == ["give earth_stone 1", "give earth_stone 2"]
    i = Island(3, roles="pilot,messenger,diver").at("hands[0]: earth_stone=1")
    assert "give" not in i.verbs(0)


@pytest.mark.parametrize("treasure", TREASURE.tokens)
def test_a_treasure_is_taken_on_either_tile(treasure: str) -> None:
    """§4.8 Four cards, one action, dry or flooded; the fifth card stays."""
    first, second = TILE.tokens[2 * TREASURE.index(treasure) :][:2]
    for tile, level in ((first, "dry"), (second, "flooded")):
        i = Island().at(f"hands[0]: {treasure}=5\ntiles: {tile}={level}").pawns(tile, "iron_gate")
        i.play(f"0 capture {treasure}")
        assert (i.s.taken[TREASURE.index(treasure)], i.s.actions) == (1, 2)
        assert (i.hand(0), i.discard()) == ({treasure: 1}, {treasure: 4})
        assert i.tile(tile) == level


def test_what_a_treasure_needs() -> None:
    """§4.8 Four equal cards in one hand, the right tile, and that it is still there."""
    here = Island().pawns("coral_palace", "coral_palace")
    assert "capture" not in here.at("hands[0]: oceans_chalice=3\nhands[1]: oceans_chalice=1").verbs(0)
    assert "capture" not in here.at("hands[0]: oceans_chalice=3 earth_stone=2").verbs(0)
    assert "capture" in here.at("hands[0]: oceans_chalice=4 earth_stone=0").verbs(0)
    assert "capture" not in here.at("taken: oceans_chalice=1").verbs(0)
    assert "capture" not in Island().at("hands[0]: oceans_chalice=4").pawns("cave_of_embers").verbs(0)
    assert "capture" not in Island().at("hands[0]: earth_stone=4").pawns("fools_landing").verbs(0)
