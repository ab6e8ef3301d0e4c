"""Reasons for actions that are not legal, and marks of final and losing actions."""

from __future__ import annotations

import re

import pytest

from lastboat import LANGUAGES, Message, Name
from lastboat.games.forbidden_island import show
from lastboat.kernel import i18n
from tests.games.forbidden_island.island import FI, Island, new_match


def reasons(i: Island, seat: int = 0) -> dict[str, Message]:
    return dict(show.blocked(i.s, seat))


def marks(i: Island, seat: int = 0) -> dict[str, str | None]:
    return {FI.actions.text(code): show.mark(i.s, seat, code) for code in FI.legal(i.s, seat)}


def test_a_reason_for_each_common_action_that_is_not_possible() -> None:
    found = reasons(Island())
    assert {verb: reason.id for verb, reason in found.items()} == {
        "shore_up": "not-shore-up-dry",
        "give": "not-give-cards",
        "capture": "not-capture",
    }


def test_what_can_be_done_is_not_blocked() -> None:
    i = Island().at("hands[0]: earth_stone=4\ntiles: temple_of_the_sun=flooded")
    i.pawns("temple_of_the_sun", "temple_of_the_sun")
    assert {"move", "shore_up", "give", "capture"} <= i.verbs(0)
    assert reasons(i) == {}


def test_only_the_actor_gets_reasons_about_actions() -> None:
    assert reasons(Island(), seat=1) == {}


def test_nobody_to_give_to() -> None:
    """§4.7 The card is there, the receiver is elsewhere; the Messenger needs none beside him."""
    i = Island().at("hands[0]: earth_stone=1 sandbag=1")
    assert reasons(i)["give"].id == "not-give-alone"
    assert reasons(Island().at("hands[0]: sandbag=1"))["give"].id == "not-give-cards"
    far = Island(roles="messenger,engineer").at("hands[0]: earth_stone=1")
    assert "give" not in reasons(far)


def test_what_is_missing_for_a_treasure() -> None:
    """§4.8 Cards, place, or both."""
    i = Island().at("hands[0]: earth_stone=3").pawns("temple_of_the_moon")
    assert reasons(i)["capture"] == Message(
        "not-capture-cards", {"treasure": Name("treasure", "earth_stone"), "held": 3, "needed": 4}
    )
    i = Island().at("hands[0]: crystal_of_fire=4\ntiles: cave_of_embers=sunk")
    assert reasons(i)["capture"] == Message(
        "not-capture-place",
        {"treasure": Name("treasure", "crystal_of_fire"), "tiles": (Name("tile", "cave_of_shadows"),)},
    )
    i.at("taken: crystal_of_fire=1")
    assert reasons(i)["capture"].id == "not-capture"


def test_the_last_half_action_leaves_no_other() -> None:
    """§4.6 After the third action the Engineer may only shore up once more."""
    i = Island().at("tiles: copper_gate=flooded cliffs_of_abandon=flooded\nactions: 1").pawns("bronze_gate")
    i.play("0 shore_up copper_gate")
    assert {verb: reason.id for verb, reason in reasons(i).items()} == dict.fromkeys(
        ("move", "give", "capture"), "not-without-actions"
    )


def test_the_pilot_flies_once() -> None:
    """§4.2"""
    i = Island(roles="pilot,messenger")
    assert "fly" not in reasons(i)
    assert reasons(i.play("0 fly watchtower"))["fly"].id == "not-fly-again"


def test_a_sandbag_and_its_time() -> None:
    """§6.3 Out of turn too."""
    i = Island().at("hands[1]: sandbag=1")
    assert reasons(i, 1)["sandbag"].id == "not-sandbag-dry"
    i = Island().at("hands[1]: sandbag=1\ntiles: watchtower=flooded").flood_next("gold_gate", "iron_gate")
    assert "sandbag" not in reasons(i, 1)
    i.play("0 draw_flood", "* flood gold_gate")
    assert reasons(i, 1)["sandbag"].id == "not-sandbag-flood"


@pytest.mark.parametrize(
    ("cards", "places", "reason"),
    [
        ("helicopter=1", ("bronze_gate", "fools_landing"), "not-lift-off-apart"),
        ("sandbag=1", ("bronze_gate", "fools_landing"), "not-lift-off-helicopter-apart"),
        ("sandbag=1", ("fools_landing", "fools_landing"), "not-lift-off-helicopter"),
        ("helicopter=1", ("fools_landing", "fools_landing"), None),
    ],
)
def test_what_is_missing_to_fly_home(cards: str, places: tuple[str, str], reason: str | None) -> None:
    """§8.1 Told once all treasures are taken."""
    i = Island().at(f"hands[0]: {cards}").pawns(*places)
    assert "lift_off" not in reasons(i)
    i.at("taken: earth_stone=1 statue_of_the_wind=1 crystal_of_fire=1 oceans_chalice=1")
    assert getattr(reasons(i).get("lift_off"), "id", None) == reason


def test_an_action_followed_by_a_draw_is_marked_as_final() -> None:
    """§3.2 To end the actions draws at once; so does the last action while nobody can step in."""
    i = Island()
    assert {action for action, mark in marks(i).items() if mark} == {"end_actions"}
    assert set(marks(i.at("actions: 1")).values()) == {"final"}
    i.at("hands[1]: helicopter=1")
    assert {action for action, mark in marks(i).items() if mark} == {"end_actions"}
    assert marks(i.play("0 end_actions", "* drawn earth_stone")) == {"draw_card": "final"}


def test_an_action_that_drowns_a_pawn_is_marked_as_losing() -> None:
    """§6.4, §8.5 The only Helicopter must fetch the pawn that cannot swim; a flight of others loses."""
    i = Island().at("hands[1]: helicopter=1\ntiles: phantom_rock=flooded watchtower=sunk lost_lagoon=sunk")
    i.pawns("phantom_rock", "gold_gate").flood_next("phantom_rock", "iron_gate")
    i.play("0 draw_flood", "* flood phantom_rock")
    assert i.actor == 1
    assert marks(i, 1) == {"board 0": None, "board 1": "loses"}
    i.play("1 board 0")
    assert set(marks(i, 1).values()) == {"final"}, "without a Helicopter the next flood card comes by itself"


def test_swimming_to_safety_is_not_marked() -> None:
    i = Island().at("tiles: bronze_gate=flooded\nhands[1]: helicopter=1").flood_next("bronze_gate", "iron_gate")
    i.play("0 draw_flood", "* flood bronze_gate")
    assert {mark for action, mark in marks(i).items() if action.startswith("swim")} == {None}


def test_views_carry_reasons_and_marks() -> None:
    view = new_match(2).view(0, "de").data()
    assert {one["verb"] for one in view["blocked"]} & {"give", "capture"}
    assert [choice["mark"] for choice in view["choices"] if choice["action"] == "end_actions"] == ["final"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_translated(lang: str) -> None:
    """The same messages in every language, with the same arguments."""
    folder = FI.folder / "words"
    english = (folder / "en.ftl").read_text("utf-8")
    told = set(re.findall(r'"(not-[a-z-]+)"', (FI.folder / "show.py").read_text("utf-8")))
    assert told == set(re.findall(r"^(not-[a-z-]+) =", english, re.M))
    for message in told:
        assert i18n.has(message, lang, folder), message


def test_who_cannot_swim_needs_a_helicopter() -> None:
    """§6.4, §7.3 Whoever is asked reads what can still be done for the pawn in the water."""
    alone = (
        "tiles: phantom_rock=sunk watchtower=sunk lost_lagoon={}\nhands[1]: helicopter=1\nphase: flood\ndraws_left: 1"
    )
    i = Island().at(alone.format("dry")).pawns("phantom_rock", "bronze_gate")
    assert (i.actor, show.prompt(i.s)) == (0, Message("prompt-swim", {"seat": Name("seat", "0")}))
    i = Island().at(alone.format("sunk")).pawns("phantom_rock", "bronze_gate")
    assert (i.actor, show.prompt(i.s)) == (1, Message("prompt-rescue", {"seat": Name("seat", "0")}))


@pytest.mark.parametrize(
    ("sandbag", "why"), [("before_flood", "not-sandbag-flood"), ("between_floods", "not-sandbag-swim")]
)
def test_why_a_sandbag_has_to_wait_for_swimmers(sandbag: str, why: str) -> None:
    """§6.3 By the option it is only the pawn in the water that stands in its way."""
    i = Island(sandbag=sandbag).at("tiles: watchtower=flooded phantom_rock=flooded\nhands[1]: sandbag=1")
    i.pawns("phantom_rock", "bronze_gate").flood_next("phantom_rock", "iron_gate")
    i.play("0 draw_flood", "* flood phantom_rock")
    assert reasons(i, 1)["sandbag"].id == why


def test_nothing_left_of_the_last_action() -> None:
    """§4.6 The second tile of the Engineer is offered only while there is one."""
    i = (
        Island()
        .at("actions: 1\ntiles: watchtower=flooded phantom_rock=flooded\nhands[1]: sandbag=1")
        .pawns("watchtower")
    )
    i.play("0 shore_up watchtower")
    assert show.prompt(i.s).id == "prompt-spare"
    i.play("1 sandbag phantom_rock")
    assert (i.verbs(0), show.prompt(i.s).id) == ({"end_actions"}, "prompt-done")


def test_the_free_half_of_an_action_is_announced() -> None:
    """§4.6 Who has actions left is told that the last one can still be completed."""
    i = Island().at("actions: 3\ntiles: watchtower=flooded phantom_rock=flooded").pawns("watchtower")
    assert show.prompt(i.s).id == "prompt-act"
    i.play("0 shore_up watchtower")
    assert (show.prompt(i.s).id, i.s.actions) == ("prompt-act-spare", 2)
    i.play("0 shore_up phantom_rock")
    assert (show.prompt(i.s).id, i.s.actions) == ("prompt-act", 2)
