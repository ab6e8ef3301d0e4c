"""§3: whose turn it is and how it goes on."""

from __future__ import annotations

import pytest

from lastboat import CHANCE
from lastboat.kernel.errors import IllegalAction, NotYourTurn
from tests.games.forbidden_island.island import FI, Island, new_match


def test_a_turn_has_three_parts() -> None:
    """§3.1 Actions, two treasure cards, flood cards; then the next player clockwise."""
    i = Island(3).at("water: 3")
    i.play("0 move copper_gate", "0 move bronze_gate", "0 move cliffs_of_abandon")
    assert i.phase == "draw"
    i.play("* drawn earth_stone", "* drawn crystal_of_fire")
    assert i.phase == "flood"
    i.play("* flood iron_gate", "* flood gold_gate", "* flood watchtower")
    assert (i.phase, i.s.turn, i.actor, i.s.actions) == ("act", 1, 1, 3)


def test_turns_go_round() -> None:
    """§3.1 From the last seat back to the first."""
    i = Island(2).play("0 end_actions", *["* drawn earth_stone"] * 2, "* flood iron_gate", "* flood gold_gate")
    i.play("1 end_actions", *["* drawn earth_stone"] * 2, "* flood coral_palace", "* flood watchtower")
    assert i.actor == 0


def test_only_the_player_in_turn_acts() -> None:
    """§3.1 The others have nothing to do as long as they hold no special card."""
    match = new_match(2, *["drawn earth_stone"] * 2, *["drawn crystal_of_fire"] * 2)
    with pytest.raises(NotYourTurn):
        match.play(1, "end_actions")
    with pytest.raises(IllegalAction, match="end_actions"):
        match.play(0, "move iron_gate")


def test_what_has_begun_is_finished_first() -> None:
    """§3.1 A flight, then pawns in the water, then a hand over the limit, then the turn."""
    i = Island(2).at("hands[1]: helicopter=1 earth_stone=5\ndiscarder: 1")
    assert i.actor == 1
    assert i.may(0) == []
    i.play("1 board 0")
    assert i.verbs(1) == {"land"}
    assert i.may(0) == []
    i.play("1 land fools_landing")
    assert i.actor == 0


def test_none_to_three_actions() -> None:
    """§3.2 None at all, or the same one three times."""
    assert Island().play("0 end_actions").phase == "draw"
    i = Island().play("0 move copper_gate", "0 move bronze_gate")
    assert (i.phase, i.s.actions, i.actor) == ("act", 1, 0)
    assert i.play("0 move copper_gate").phase == "draw"


def test_actions_in_any_order() -> None:
    """§3.2 Shore up, move, shore up."""
    i = Island(roles="explorer,messenger").at("tiles: copper_gate=flooded gold_gate=flooded")
    i.play("0 shore_up gold_gate", "0 move bronze_gate", "0 shore_up copper_gate")
    assert i.phase == "draw"


@pytest.mark.parametrize("actions", [1, 2, 3])
def test_ending_early_is_final(actions: int) -> None:
    """§3.2 The first card is drawn at once; no special card comes in between."""
    i = Island().at(f"actions: {actions}\nhands[1]: helicopter=1").play("0 end_actions")
    assert (i.phase, i.actor, i.s.actions) == ("draw", CHANCE, 0)
    assert i.may(0) == i.may(1) == []
    i.play("* drawn earth_stone")
    assert i.may(0) == ["draw_card"]


def test_special_cards_after_the_third_action() -> None:
    """§3.2 Both players can still play theirs before the first card is drawn."""
    i = Island().at("actions: 1\nhands[0]: sandbag=1\nhands[1]: helicopter=1\ntiles: watchtower=flooded")
    i.play("0 move copper_gate")
    assert (i.phase, i.s.draws_left) == ("draw", 2)
    assert i.may(0) == ["draw_card", "sandbag watchtower"]
    assert i.may(1) == ["board 0", "board 1"]
    i.play("1 board 0", "1 land gold_gate", "0 sandbag watchtower")
    assert (i.place(0), i.tile("watchtower"), i.actor) == ("gold_gate", "dry", CHANCE)


@pytest.mark.parametrize(("mark", "draws"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 3), (6, 4), (7, 4), (8, 5), (9, 5)])
def test_the_water_track(mark: int, draws: int) -> None:
    """§3.3 As many flood cards as the mark says."""
    i = Island().at(f"water: {mark}").play("0 end_actions", "* drawn earth_stone", "* drawn earth_stone")
    assert (i.phase, i.s.draws_left) == ("flood", draws)
    for tile in ("iron_gate", "gold_gate", "watchtower", "phantom_rock", "misty_marsh")[:draws]:
        assert i.phase == "flood"
        i.play(f"* flood {tile}")
    assert (i.phase, i.actor) == ("act", 1)


def test_a_rise_counts_for_the_same_turn() -> None:
    """§3.3 The mark of the moment, after the treasure cards."""
    i = Island().at("water: 2").play("0 end_actions", "* drawn earth_stone", "* drawn waters_rise")
    assert (i.s.water, i.s.draws_left) == (3, 3)


def test_the_flood_waits_for_the_hand_limit() -> None:
    """§3.3 First the hand must fit."""
    i = Island().at("hands[0]: earth_stone=5").play("0 end_actions", "* drawn waters_rise", "* drawn sandbag")
    assert (i.phase, i.actor, i.s.draws_left) == ("flood", 0, 2)
    assert i.verbs(0) == {"discard"}
    assert i.play("0 discard sandbag").actor == CHANCE


def test_a_whole_turn_of_a_match() -> None:
    """§3.1 With nobody able to step in, cards come by themselves and the next player is asked."""
    hands = [*["drawn earth_stone"] * 2, *["drawn crystal_of_fire"] * 2]
    match = new_match(2, *hands, "drawn oceans_chalice", "drawn waters_rise", "flood phantom_rock", "flood watchtower")
    match.play(0, "move copper_gate")
    match.play(0, "end_actions")
    assert [FI.outcomes.text(code) for seat, code in match.records[-4:] if seat == CHANCE] == [
        "drawn oceans_chalice", "drawn waters_rise", "flood phantom_rock", "flood watchtower",
    ]  # fmt: skip
    assert match.actor == 1
    assert [told.text for told in match.view(1).log[-8:]] == [
        "Player 1 takes no more actions.",
        "Player 1 draws a card: Ocean’s Chalice.",
        "Player 1 draws a card: Waters Rise.",
        "The water rises by one mark: from now on, 2 flood cards a turn.",
        "6 discarded flood cards are shuffled and go back on top of the pile.",
        "Sunk for good: Phantom Rock.",
        "Sunk for good: Watchtower.",
        "It is Player 2’s turn.",
    ]
