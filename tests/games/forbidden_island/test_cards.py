"""§5: drawing treasure cards, Waters Rise, the hand limit, the empty pile."""

from __future__ import annotations

from lastboat import CHANCE
from lastboat.games.forbidden_island.board import CARD
from tests.games.forbidden_island.island import FI, Island

FULL = "hands[0]: earth_stone=3 crystal_of_fire=1 oceans_chalice=1"


def test_two_cards_one_after_the_other() -> None:
    """§5.1 Each as likely as there are copies in the pile."""
    i = Island().at("hands[1]: earth_stone=2 helicopter=3").play("0 end_actions")
    assert i.may_come() == {
        "drawn earth_stone": 3, "drawn statue_of_the_wind": 5, "drawn crystal_of_fire": 5, "drawn oceans_chalice": 5,
        "drawn sandbag": 2, "drawn waters_rise": 3,
    }  # fmt: skip
    i.play("* drawn sandbag")
    assert (i.hand(0), i.s.draws_left, i.may_come()["drawn sandbag"]) == ({"sandbag": 1}, 1, 1)
    assert i.play("0 draw_card", "* drawn sandbag").hand(0) == {"sandbag": 2}


def test_the_limit_after_each_card() -> None:
    """§5.2 The sixth card makes the player discard before the second card comes."""
    i = Island().at(FULL).play("0 end_actions", "* drawn statue_of_the_wind")
    assert (i.actor, i.phase, i.s.draws_left) == (0, "draw", 1)
    assert i.may(0) == [
        "discard earth_stone", "discard statue_of_the_wind", "discard crystal_of_fire", "discard oceans_chalice",
    ]  # fmt: skip
    i.play("0 discard earth_stone")
    assert (i.actor, i.discard()) == (CHANCE, {"earth_stone": 1})
    i.play("* drawn earth_stone", "0 discard earth_stone")
    assert sum(i.hand(0).values()) == 5


def test_the_limit_after_both_cards() -> None:
    """§5.2 With the option seven cards are discarded down to five."""
    i = Island(hand_limit="both_cards").at(FULL).play("0 end_actions", "* drawn statue_of_the_wind")
    assert (i.actor, i.s.draws_left) == (CHANCE, 1)
    i.play("* drawn earth_stone")
    assert (i.actor, sum(i.hand(0).values())) == (0, 7)
    i.play("0 discard earth_stone")
    assert i.verbs(0) == {"discard"}
    assert i.play("0 discard earth_stone").actor == CHANCE


def test_the_option_does_not_touch_giving() -> None:
    """§5.2 A given card is checked at once either way."""
    i = Island(hand_limit="both_cards").at("hands[1]: statue_of_the_wind=5\n" + FULL).pawns("iron_gate", "iron_gate")
    assert i.play("0 give earth_stone 1").verbs(1) == {"discard"}


def test_a_special_card_instead_of_discarding() -> None:
    """§5.2 Playing it makes room."""
    i = Island().at("hands[0]: earth_stone=4 sandbag=1\ntiles: watchtower=flooded")
    i.play("0 end_actions", "* drawn helicopter")
    assert i.verbs(0) == {"discard", "board", "sandbag"}
    sandbag = i.play("0 sandbag watchtower")
    assert (sandbag.tile("watchtower"), sandbag.hand(0)) == ("dry", {"earth_stone": 4, "helicopter": 1})
    assert sandbag.may(0) == ["draw_card", "board 0", "board 1"]


def test_special_cards_count_and_waters_rise_does_not() -> None:
    """§5.2 Five cards with a Waters Rise are five cards."""
    i = Island().at("hands[0]: earth_stone=3 helicopter=2").play("0 end_actions", "* drawn waters_rise")
    assert i.may(0)[0] == "draw_card"
    assert "discard" in i.play("0 draw_card", "* drawn sandbag").verbs(0)


def test_waters_rise() -> None:
    """§5.3 One mark up; the card is discarded and not replaced."""
    i = Island().at("tiles: watchtower=flooded").play("0 end_actions", "* drawn waters_rise")
    assert (i.s.water, i.discard(), i.s.draws_left, i.hand(0)) == (2, {"waters_rise": 1}, 1, {})
    assert i.told[-3:] == ["card_drawn 0 waters_rise", "water_rose 2 2", "flood_on_top 1"]
    i.play("* drawn earth_stone")
    assert (i.phase, i.hand(0)) == ("flood", {"earth_stone": 1})


def test_the_skull() -> None:
    """§5.3 The game is lost at once; nothing more is drawn."""
    i = Island().at("water: 9").play("0 end_actions", "* drawn waters_rise")
    assert (i.verdict, i.s.water) == ("skull", 10)


def test_the_flood_discard_goes_on_top() -> None:
    """§5.4 These cards come first, then those below; layer by layer."""
    i = Island().at("tiles: watchtower=flooded iron_gate=flooded coral_palace=sunk\nwater: 2")
    i.play("0 end_actions", "* drawn waters_rise", "* drawn earth_stone")
    assert i.may_come() == {"flood iron_gate": 1, "flood watchtower": 1}
    i.play("* flood watchtower")
    assert i.may_come() == {"flood iron_gate": 1}
    i.play("* flood iron_gate")
    assert len(i.may_come()) == 21
    assert "flood coral_palace" not in i.may_come()


def test_two_rises_with_cards_in_between() -> None:
    """§5.4 A third layer lies on the second; the table shows all of them."""
    i = Island().at("flood_pile: watchtower=2 iron_gate=2\ntop_layer: 2\ntiles: gold_gate=flooded")
    i.at("flood_pile: gold_gate=0").play("0 end_actions", "* drawn waters_rise")
    assert FI.show.table(i.s, 0)["floods"]["layers"][:2] == [["gold_gate"], ["iron_gate", "watchtower"]]


def test_an_empty_discard() -> None:
    """§5.4 Only the marker moves."""
    i = Island().play("0 end_actions", "* drawn waters_rise", "* drawn earth_stone")
    assert (i.s.water, i.s.top_layer, len(i.may_come())) == (2, 1, 24)
    assert "flood_on_top" not in " ".join(i.told)


def test_two_rises_in_one_draw() -> None:
    """§5.4 Two marks, one shuffle."""
    i = Island().at("tiles: watchtower=flooded").play("0 end_actions", "* drawn waters_rise", "* drawn waters_rise")
    assert (i.s.water, i.s.top_layer, i.s.draws_left) == (3, 2, 3)
    assert i.may_come() == {"flood watchtower": 1}
    assert i.told.count("flood_on_top 1") == 1


NEARLY_EMPTY = (
    "treasure_pile: earth_stone=1 "
    "statue_of_the_wind=0 crystal_of_fire=0 oceans_chalice=0 helicopter=0 sandbag=0 waters_rise=0"
)
DISCARDED = (
    "treasure_discard: statue_of_the_wind=5 crystal_of_fire=5 oceans_chalice=5 helicopter=3 sandbag=2 waters_rise=3"
)


def test_an_empty_pile_is_made_anew_at_once() -> None:
    """§5.5 Waters Rise comes back with it, and so do played special cards."""
    i = Island().at("hands[1]: earth_stone=4\n" + DISCARDED + "\n" + NEARLY_EMPTY)
    i.play("0 end_actions", "* drawn earth_stone")
    assert (i.discard(), i.told[-1]) == ({}, "pile_reshuffled")
    assert i.pile() == {
        "statue_of_the_wind": 5, "crystal_of_fire": 5, "oceans_chalice": 5,
        "helicopter": 3, "sandbag": 2, "waters_rise": 3,
    }  # fmt: skip
    assert i.may_come()["drawn waters_rise"] == 3, "the second card comes from the new pile"


def test_the_last_card_may_be_a_waters_rise() -> None:
    """§5.5 It is part of the new pile."""
    i = Island().at("hands[1]: earth_stone=5\n" + DISCARDED + "\n" + NEARLY_EMPTY)
    i.at("treasure_pile: earth_stone=0 waters_rise=1\ntreasure_discard: waters_rise=2").play(
        "0 end_actions", "* drawn waters_rise"
    )
    assert (i.pile()["waters_rise"], i.s.water) == (3, 2)


def test_the_card_thrown_for_the_limit_joins_the_new_pile() -> None:
    """§5.5 The pile is made anew when the hand fits again."""
    full = "hands[0]: earth_stone=4 helicopter=1\n" + DISCARDED + "\n" + NEARLY_EMPTY
    i = (
        Island()
        .at(full)
        .at("treasure_discard: helicopter=2\ntreasure_pile: earth_stone=1")
        .play("0 end_actions", "* drawn earth_stone")
    )
    assert i.pile() == {}
    i.play("0 discard earth_stone")
    assert (i.discard(), i.pile()["earth_stone"], i.pile()["helicopter"]) == ({}, 1, 2)


def test_the_card_played_for_the_limit_joins_the_new_pile() -> None:
    """§5.5 A special card played instead likewise."""
    full = "hands[0]: earth_stone=4 helicopter=1\n" + DISCARDED + "\n" + NEARLY_EMPTY
    i = (
        Island()
        .at(full)
        .at("treasure_discard: helicopter=2\ntreasure_pile: earth_stone=1")
        .play("0 end_actions", "* drawn earth_stone")
    )
    i.play("0 board 0", "0 land watchtower")
    assert (i.discard(), i.pile()["helicopter"]) == ({}, 3)
    assert sum(i.pile().values()) + 5 == 28
    assert set(i.pile()) == set(CARD.tokens) - {"earth_stone"}
