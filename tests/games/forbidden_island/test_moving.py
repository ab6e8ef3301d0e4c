"""§4.1 to §4.4: where pawns can go."""

from __future__ import annotations

import pytest

from tests.games.forbidden_island.island import Island

OTHERS = ("engineer", "messenger", "navigator", "pilot")


@pytest.mark.parametrize("role", OTHERS)
def test_one_step(role: str) -> None:
    """§4.1 Straight onto a dry or flooded tile, never onto a place whose tile has sunk."""
    i = Island(roles=f"{role},explorer").at("tiles: tidal_palace=flooded bronze_gate=sunk")
    i.pawns("fools_landing", "breakers_bridge")
    assert i.tiles_to("move") == {"howling_garden", "tidal_palace", "breakers_bridge"}
    i.play("0 move tidal_palace")
    assert (i.place(0), i.s.actions) == ("tidal_palace", 2)


def test_a_step_along_the_coast() -> None:
    """§4.1 Never onto open sea."""
    assert Island().pawns("coral_palace").tiles_to("move") == {"tidal_palace", "iron_gate"}


def test_the_explorer_steps_diagonally() -> None:
    """§4.2 Eight directions, but sunk tiles are no tiles for him either."""
    i = Island(roles="explorer,messenger").at("tiles: cave_of_shadows=sunk crimson_forest=flooded gold_gate=sunk")
    assert i.tiles_to("move") == {
        "cave_of_embers", "bronze_gate", "cliffs_of_abandon", "crimson_forest", "twilight_hollow",
    }  # fmt: skip


def test_the_pilot_flies_once_a_turn() -> None:
    """§4.2 To any other tile for one action; afterwards he walks."""
    i = Island(roles="pilot,messenger").at("tiles: phantom_rock=sunk watchtower=flooded")
    assert len(i.tiles_to("fly")) == 22
    assert {"fools_landing", "phantom_rock"} & i.tiles_to("fly") == set()
    i.play("0 fly watchtower")
    assert (i.place(0), i.s.actions) == ("watchtower", 2)
    assert i.tiles_to("fly") == set()
    assert i.tiles_to("move") == {"misty_marsh"}
    i.play("0 end_actions", *["* drawn earth_stone"] * 2, "* flood iron_gate", "* flood gold_gate")
    assert i.tiles_to("fly", 1) == set(), "in the others' turns he does not fly"
    i.play("1 end_actions", *["* drawn crystal_of_fire"] * 2, "* flood coral_palace", "* flood copper_gate")
    assert len(i.tiles_to("fly")) == 22, "a new turn, a new flight"


def test_only_the_pilot_flies() -> None:
    """§4.2 The others do not."""
    for role in ("engineer", "explorer", "navigator", "diver", "messenger"):
        assert Island(roles=f"{role},pilot").tiles_to("fly") == set()


def test_the_diver_passes_flooded_and_sunk_places() -> None:
    """§4.3 Any number of them, round corners, and ends on a tile."""
    i = Island(roles="diver,messenger").at("tiles: silver_gate=flooded breakers_bridge=sunk lost_lagoon=sunk")
    assert i.tiles_to("move") == {
        "coral_palace", "silver_gate",  # beside him
        "tidal_palace", "dunes_of_deception",  # through Silver Gate
        "fools_landing", "cliffs_of_abandon",  # and Breakers Bridge
        "misty_marsh", "phantom_rock",  # and Lost Lagoon
    }  # fmt: skip
    i.play("0 move phantom_rock")
    assert (i.place(0), i.s.actions) == ("phantom_rock", 2)


def test_the_diver_does_not_pass_dry_tiles() -> None:
    """§4.3 Not diagonally either."""
    assert Island(roles="diver,messenger").tiles_to("move") == {"coral_palace", "silver_gate"}
    i = Island(roles="diver,messenger").at("tiles: breakers_bridge=sunk tidal_palace=sunk")
    assert i.tiles_to("move") == {"coral_palace", "silver_gate"}


def test_the_diver_does_not_move_to_his_own_tile() -> None:
    """§4.3 Not even through a ring of water around it."""
    i = Island(roles="diver,messenger").at(
        "tiles: iron_gate=flooded coral_palace=flooded tidal_palace=sunk silver_gate=sunk"
    )
    assert "iron_gate" not in i.tiles_to("move")
    assert {"coral_palace", "whispering_garden", "fools_landing", "breakers_bridge"} < i.tiles_to("move")


def guided(roles: str = "navigator,engineer,messenger", **options: str) -> Island:
    return Island(3, roles=roles, **options)


def guiding(i: Island, pawn: int) -> set[str]:
    return i.tiles_to(f"guide {pawn}")


def test_the_navigator_moves_one_pawn_two_steps() -> None:
    """§4.4 For one action."""
    i = guided().play("0 guide 1 cliffs_of_abandon")
    assert i.s.actions == 2
    i.play("0 guide 1 misty_marsh")
    assert (i.place(1), i.s.actions) == ("misty_marsh", 2)
    assert i.play("0 guide 1 watchtower").s.actions == 1


def test_the_navigator_moves_two_pawns_one_step_each() -> None:
    """§4.4 For one action too."""
    i = guided().play("0 guide 1 cliffs_of_abandon", "0 guide 2 iron_gate")
    assert (i.place(1), i.place(2), i.s.actions) == ("cliffs_of_abandon", "iron_gate", 2)


def test_one_pawn_an_action() -> None:
    """§4.4 With the option a step of another pawn is an action of its own."""
    i = guided(navigator="one_pawn").play("0 guide 1 cliffs_of_abandon", "0 guide 2 iron_gate")
    assert i.s.actions == 1
    assert i.play("0 guide 2 coral_palace").s.actions == 1
    i = guided(navigator="one_pawn").at("actions: 1").play("0 guide 1 cliffs_of_abandon")
    assert guiding(i, 1) == {"breakers_bridge", "crimson_forest", "misty_marsh"}
    assert guiding(i, 2) == set()


@pytest.mark.parametrize("action", ["shore_up cliffs_of_abandon", "give earth_stone 1"])
def test_the_second_step_lapses_with_any_other_action(action: str) -> None:
    """§4.4 Not only with a move: the next step costs a new action."""
    i = guided().at("hands[0]: earth_stone=1\ntiles: cliffs_of_abandon=flooded")
    i.pawns("crimson_forest", "crimson_forest", "iron_gate").play("0 guide 2 silver_gate", f"0 {action}")
    assert i.s.actions == 1
    assert i.play("0 guide 2 iron_gate").s.actions == 0


def test_one_step_is_enough() -> None:
    """§4.4 The second step lapses with the next action."""
    i = guided().play("0 guide 1 cliffs_of_abandon", "0 move twilight_hollow")
    assert i.s.actions == 1
    assert i.play("0 guide 1 misty_marsh").s.actions == 0
    assert i.phase == "act"
    i.play("0 end_actions")
    assert i.phase == "draw"


def test_the_second_step_after_the_third_action() -> None:
    """§4.4 It is still there, for guiding only."""
    i = guided().at("actions: 1").play("0 guide 1 cliffs_of_abandon")
    assert (i.phase, i.s.actions) == ("act", 0)
    assert i.verbs(0) == {"guide", "end_actions"}
    assert i.play("0 guide 2 iron_gate").phase == "draw"


def test_special_cards_between_the_two_steps_do_not_end_them() -> None:
    """§4.4 §6.1 The second step begins where the pawn then stands, also after the third action."""
    i = guided().at("hands[2]: helicopter=1 sandbag=1\ntiles: watchtower=flooded\nactions: 1")
    i.play("0 guide 1 cliffs_of_abandon", "2 sandbag watchtower", "2 board 1", "2 land watchtower")
    assert (i.phase, i.actor, i.s.actions, i.place(1)) == ("act", 0, 0, "watchtower")
    steps = guiding(i, 1)
    assert steps
    assert "watchtower" not in steps
    assert i.play(f"0 guide 1 {min(steps)}").phase == "draw"
    i = (
        guided()
        .at("hands[2]: helicopter=1\nactions: 1")
        .play("0 guide 1 cliffs_of_abandon", "2 board 0", "2 land watchtower")
    )
    assert guiding(i, 1)
    assert i.play("0 guide 2 iron_gate").phase == "draw"


def test_a_flown_pawn_is_not_guided_back_either() -> None:
    """§4.4 Whatever was flown in between: the two steps do not end where the first one began."""
    i = guided().at("hands[2]: helicopter=1\nactions: 1").play("0 guide 1 cliffs_of_abandon")
    beside = min(guiding(guided().at("actions: 1"), 1) - {"cliffs_of_abandon"})
    i.play("2 board 1", f"2 land {beside}")
    assert guiding(i, 1)
    assert "bronze_gate" not in guiding(i, 1)


def test_nobody_is_guided_back_in_the_same_action() -> None:
    """§4.4 Back to where it began costs a new action, and cannot be had without one."""
    i = guided().play("0 guide 1 cliffs_of_abandon")
    assert i.play("0 guide 1 bronze_gate").s.actions == 1
    i = guided().at("actions: 1").play("0 guide 1 cliffs_of_abandon")
    assert "bronze_gate" not in guiding(i, 1)


def test_the_navigator_guides_others_only() -> None:
    """§4.4 Not himself; and nobody else guides."""
    i = guided()
    assert guiding(i, 0) == set()
    assert "guide" not in Island(3, roles="pilot,navigator,diver").verbs(0)


def test_a_guided_explorer_steps_diagonally() -> None:
    """§4.4 In his own way."""
    i = guided("navigator,explorer,messenger")
    assert "cave_of_embers" in guiding(i, 1)
    i.play("0 guide 1 cave_of_embers", "0 guide 1 howling_garden")
    assert i.s.actions == 2


def test_a_guided_pilot_does_not_fly() -> None:
    """§4.4 He steps, and keeps his flight for his own turn."""
    assert guiding(guided("navigator,pilot,messenger"), 1) == {
        "howling_garden", "tidal_palace", "bronze_gate", "breakers_bridge",
    }  # fmt: skip


def test_a_guided_diver_passes_one_sunk_place() -> None:
    """§4.4 That takes both steps; two places are too far, and a flooded one is an ordinary step."""
    i = guided("navigator,diver,messenger").at("tiles: silver_gate=sunk breakers_bridge=sunk coral_palace=flooded")
    i.pawns("gold_gate", "iron_gate", "phantom_rock")
    assert guiding(i, 1) == {"coral_palace", "tidal_palace", "dunes_of_deception"}
    through = i.play("0 guide 1 tidal_palace")
    assert through.s.actions == 2
    assert through.play("0 guide 1 whispering_garden").s.actions == 1
    i = (
        guided("navigator,diver,messenger")
        .at("tiles: coral_palace=flooded")
        .pawns("gold_gate", "iron_gate", "iron_gate")
    )
    i.play("0 guide 1 coral_palace", "0 guide 1 tidal_palace")
    assert i.s.actions == 2


def test_nobody_else_is_guided_over_sunk_places() -> None:
    """§4.4 Only the Diver, and no dive with half an action."""
    i = guided("navigator,engineer,diver").at("tiles: silver_gate=sunk\nactions: 1")
    i.pawns("gold_gate", "iron_gate", "iron_gate")
    assert guiding(i, 1) == {"coral_palace"}
    i.play("0 guide 1 coral_palace")
    assert guiding(i, 2) == {"coral_palace"}
