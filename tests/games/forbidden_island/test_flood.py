"""§7: flood cards, sinking tiles, swimming pawns."""

from __future__ import annotations

import pytest

from lastboat import CHANCE
from tests.games.forbidden_island.island import FI, Island


def sinking(tile: str, text: str = "", seats: int = 2, **options: str) -> Island:
    """The flooded tile's card is drawn, with one more flood card to come."""
    i = Island(seats, **options).at(f"tiles: {tile}=flooded\n{text}")
    return i.flood_next(tile, "gold_gate")


def test_a_dry_tile_floods() -> None:
    """§7.1 Its card is discarded."""
    i = Island().flood_next("iron_gate", "gold_gate").play("* flood iron_gate")
    assert (i.tile("iron_gate"), i.flood_discard(), i.s.draws_left) == ("flooded", {"iron_gate"}, 1)


def test_only_the_topmost_cards_can_come() -> None:
    """§7.1 One layer after the other, all cards of it alike."""
    i = Island().flood_next("iron_gate", "gold_gate")
    assert i.may_come() == {"flood gold_gate": 1, "flood iron_gate": 1}
    i.at("draws_left: 3").play("* flood iron_gate", "* flood gold_gate")
    assert set(i.may_come().values()) == {1}
    assert len(i.may_come()) == 22


def test_a_flooded_tile_sinks() -> None:
    """§7.2 Tile and card leave the game: the card never comes back."""
    i = sinking("watchtower").play("* flood watchtower")
    assert (i.tile("watchtower"), i.flood_discard()) == ("sunk", set())
    i.play("* flood gold_gate", "1 end_actions", "* drawn waters_rise", "* drawn earth_stone")
    assert i.may_come() == {"flood gold_gate": 1}
    assert all("watchtower" not in layer for layer in FI.show.table(i.s, 0)["floods"]["layers"])


def test_a_shored_up_tile_floods_again() -> None:
    """§7.2 Dry when its card comes, it does not sink."""
    i = sinking("watchtower").at("tiles: watchtower=dry\nflood_pile: watchtower=2").play("* flood watchtower")
    assert i.tile("watchtower") == "flooded"


@pytest.mark.parametrize("role", ["engineer", "messenger", "navigator"])
def test_swimming_to_a_neighbour(role: str) -> None:
    """§7.3 At once, straight, a flooded tile is fine, a sunk one is not."""
    i = sinking("breakers_bridge", "tiles: silver_gate=flooded lost_lagoon=sunk", roles=f"{role},diver")
    i.pawns("breakers_bridge", "iron_gate").play("* flood breakers_bridge")
    assert (i.actor, i.verbs(0)) == (0, {"swim"})
    assert i.tiles_to("swim") == {"fools_landing", "silver_gate", "cliffs_of_abandon"}
    i.play("0 swim silver_gate")
    assert (i.place(0), i.actor, i.s.draws_left) == ("silver_gate", CHANCE, 1)


def test_the_explorer_swims_diagonally() -> None:
    """§7.3 All eight directions; that can save him where others drown."""
    neighbours = "tiles: fools_landing=flooded silver_gate=sunk lost_lagoon=sunk cliffs_of_abandon=sunk"
    i = sinking("breakers_bridge", neighbours, roles="explorer,diver").pawns("breakers_bridge", "iron_gate")
    i.play("* flood breakers_bridge")
    assert i.tiles_to("swim") == {
        "tidal_palace", "fools_landing", "bronze_gate", "dunes_of_deception", "misty_marsh",
    }  # fmt: skip


def test_several_pawns_in_the_water() -> None:
    """§7.3 Each chooses for itself, clockwise from the player in turn."""
    i = sinking("breakers_bridge", "turn: 1", seats=3, roles="engineer,messenger,navigator")
    i.pawns("breakers_bridge", "breakers_bridge", "breakers_bridge").play("* flood breakers_bridge")
    assert i.told[-3:] == [f"in_the_water {p} breakers_bridge" for p in range(3)]
    assert (i.actor, i.may(0), i.may(2)) == (1, [], [])
    i.play("1 swim fools_landing")
    assert i.actor == 2
    i.play("2 swim fools_landing")
    assert i.actor == 0
    i.play("0 swim lost_lagoon")
    assert [i.place(p) for p in range(3)] == ["lost_lagoon", "fools_landing", "fools_landing"]
    assert (i.actor, i.s.turn) == (CHANCE, 1)


def test_the_pilot_swims_anywhere() -> None:
    """§7.4 Even when nothing beside him is left."""
    i = sinking("phantom_rock", "tiles: lost_lagoon=sunk watchtower=sunk", roles="pilot,diver")
    i.pawns("phantom_rock", "iron_gate").play("* flood phantom_rock")
    assert len(i.tiles_to("swim")) == 21
    assert i.play("0 swim coral_palace").place(0) == "coral_palace"


SOUTH = "tiles: lost_lagoon=sunk watchtower=sunk misty_marsh=sunk"


def test_the_diver_swims_to_a_nearest_tile() -> None:
    """§7.4 Over sunk places; of equally near ones he has the choice."""
    i = sinking("phantom_rock", SOUTH, roles="diver,pilot").pawns("phantom_rock", "iron_gate")
    assert i.play("* flood phantom_rock").tiles_to("swim") == {"dunes_of_deception", "breakers_bridge"}
    i = sinking("phantom_rock", "tiles: watchtower=sunk", roles="diver,pilot").pawns("phantom_rock", "iron_gate")
    assert i.play("* flood phantom_rock").tiles_to("swim") == {"lost_lagoon"}, "a neighbour is nearer than any other"


def test_the_diver_dives_away_by_option() -> None:
    """§7.4 As far as he could dive."""
    i = sinking("phantom_rock", SOUTH, roles="diver,pilot", diver_swims="dives").pawns("phantom_rock", "iron_gate")
    assert i.play("* flood phantom_rock").tiles_to("swim") == {
        "dunes_of_deception", "breakers_bridge", "cliffs_of_abandon", "observatory",
    }  # fmt: skip


LAST = "flood_pile: " + " ".join(f"{tile}=0" for tile in ("iron_gate", "coral_palace", "phantom_rock"))
GONE = """
    flood_pile: temple_of_the_moon=-1 temple_of_the_sun=0 whispering_garden=0 howling_garden=0 cave_of_embers=0
    flood_pile: cave_of_shadows=0 tidal_palace=0 fools_landing=0 bronze_gate=0 copper_gate=0 gold_gate=0 silver_gate=0
    flood_pile: breakers_bridge=0 cliffs_of_abandon=0 crimson_forest=0 twilight_hollow=0 dunes_of_deception=0
    flood_pile: lost_lagoon=0 misty_marsh=0 observatory=0 watchtower=1
    tiles: temple_of_the_moon=sunk
    phase: flood
    actions: 0
    draws_left: 2
"""
"""One card in the flood pile, one out of the game, all others discarded."""


def test_an_empty_flood_pile_is_made_anew_at_once() -> None:
    """§7.5 In the middle of a turn: a tile can flood and sink in the same turn."""
    i = Island().at(LAST + GONE)
    assert i.may_come() == {"flood watchtower": 1}
    i.play("* flood watchtower")
    assert (i.tile("watchtower"), i.told[-1], i.flood_discard()) == ("flooded", "flood_reshuffled", set())
    assert len(i.may_come()) == 23
    assert "flood temple_of_the_moon" not in i.may_come()
    i.play("* flood watchtower")
    assert (i.tile("watchtower"), i.phase) == ("sunk", "act")


def test_the_last_card_of_the_pile_can_sink_a_tile() -> None:
    """§7.5 Then its own card is not among the new pile."""
    i = Island().at(LAST + GONE + "tiles: watchtower=flooded").play("* flood watchtower")
    assert (i.tile("watchtower"), len(i.may_come())) == ("sunk", 22)


def test_the_next_turn_begins() -> None:
    """§7.6 After the last flood card, with all pawns safe and everything fresh."""
    i = (
        Island(3)
        .at("has_flown: 1\nturn: 2")
        .flood_next("iron_gate", "gold_gate")
        .play("* flood iron_gate", "* flood gold_gate")
    )
    assert (i.phase, i.actor, i.s.actions, i.s.has_flown, i.told[-1]) == ("act", 0, 3, 0, "turn_began 0")


def test_the_next_turn_waits_for_swimmers() -> None:
    """§7.6 The last flood card put somebody in the water."""
    i = sinking("silver_gate").at("draws_left: 1").play("* flood silver_gate")
    assert (i.actor, i.phase) == (1, "flood")
    i.play("1 swim iron_gate")
    assert (i.actor, i.phase, i.s.turn) == (1, "act", 1)
    i = sinking("silver_gate", "hands[0]: helicopter=1").at("draws_left: 1").play("0 draw_flood", "* flood silver_gate")
    assert i.play("0 board 1", "0 land watchtower").s.turn == 1, "after a rescue flight likewise"
