"""§8: how the game ends."""

from __future__ import annotations

import pytest

from lastboat import OVER, Message, Name
from lastboat.games.forbidden_island.board import TILE, TREASURE
from tests.games.forbidden_island.island import FI, Island

ALL_TAKEN = "taken: " + " ".join(f"{treasure}=1" for treasure in TREASURE.tokens)


def leaving(text: str = "", seats: int = 2, **options: str) -> Island:
    """All treasures taken, all pawns on the landing place, seat 1 holds a Helicopter."""
    i = Island(seats, **options).at(ALL_TAKEN + "\nhands[1]: helicopter=1\n" + text)
    return i.pawns(*["fools_landing"] * seats)


def test_lifting_off() -> None:
    """§8.1 A choice of its own beside ordinary flights; everybody wins."""
    i = leaving()
    assert i.may(1) == ["lift_off", "board 0", "board 1"]
    i.play("1 lift_off")
    assert (i.verdict, i.actor, i.may(0), i.may(1)) == ("won", OVER, [], [])
    assert FI.returns(i.s, 2) == [1.0, 1.0]
    assert FI.show.result(i.s) == Message("result-won")
    assert i.discard()["helicopter"] == 1


WINNING: dict[str, tuple[str, ...]] = {
    "turn: 1": (),
    "turn: 0": (),
    "actions: 2": (),
    "tiles: fools_landing=flooded": (),
    "turn: 3": ("3 end_actions", "* drawn waters_rise"),
    "hands[0]: earth_stone=5": ("0 end_actions", "* drawn sandbag"),
    "phase: flood\ndraws_left: 2": (),
    "phase: flood\ndraws_left: 2\nwater: 1": ("0 draw_flood", "* flood gold_gate"),
}
"""Before the first action in and out of turn, between actions, on a flooded landing place, after a drawn card, while
somebody discards, before the flood and between two flood cards."""


@pytest.mark.parametrize("position", WINNING)
def test_lifting_off_at_any_time(position: str) -> None:
    """§8.1 In or out of turn, also on a flooded landing place."""
    i = leaving(position, seats=4).play(*WINNING[position])
    assert i.play("1 lift_off").verdict == "won"


def test_what_lifting_off_needs() -> None:
    """§8.1 All four treasures, all pawns, and a card: a Pilot is not enough."""
    assert "lift_off" not in leaving("taken: earth_stone=0").may(1)
    assert "lift_off" not in leaving(seats=3).pawns("fools_landing", "fools_landing", "bronze_gate").may(1)
    without = leaving("hands[1]: helicopter=0", roles="pilot,diver")
    assert "lift_off" not in without.may(0) + without.may(1)
    assert "lift_off" not in leaving().may(0), "seat 0 holds none"


def test_an_ordinary_flight_does_not_win() -> None:
    """§8.1 Flying everybody to the landing place is not yet lifting off."""
    i = leaving("hands[1]: helicopter=2").pawns("iron_gate", "iron_gate")
    i.play("1 board 0", "1 board 1", "1 land fools_landing")
    assert i.verdict == "open"
    assert i.play("1 lift_off").verdict == "won"


def test_the_skull() -> None:
    """§8.2 Reached by the marker, everybody has lost."""
    i = Island(3).at("water: 9").play("0 end_actions", "* drawn waters_rise")
    assert (i.verdict, i.actor, FI.returns(i.s, 3)) == ("skull", OVER, [0.0, 0.0, 0.0])
    assert (i.discard(), i.told[-1]) == ({"waters_rise": 1}, "game_lost")


@pytest.mark.parametrize(
    ("ending", "reasons"),
    [
        (1, ["skull"]),
        (2, ["landing"]),
        (4, ["treasure"]),
        (8, ["drowned"]),
        (10, ["landing", "drowned"]),
        (12, ["treasure", "drowned"]),
        (15, ["skull", "landing", "treasure", "drowned"]),
    ],
)
def test_all_reasons_are_named_in_order(ending: int, reasons: list[str]) -> None:
    """§8.2 Skull, landing place, the treasure by its name, drowned."""
    i = Island().at(f"phase: over\nending: {ending}\ntiles: cave_of_embers=sunk cave_of_shadows=sunk")
    assert i.verdict == "_and_".join(reasons)
    args = FI.show.result(i.s).args
    named = {"treasure": "crystal_of_fire"}
    assert list(args["reasons"]) == [Name("loss", named.get(reason, reason)) for reason in reasons]


def sinking(tile: str, text: str = "", **options: str) -> Island:
    """The card of the flooded tile comes; one more would follow."""
    return Island(2, **options).at(f"tiles: {tile}=flooded\n{text}").flood_next(tile, "gold_gate")


def test_the_landing_place_sinks() -> None:
    """§8.3 Even with nobody on it, all treasures taken and a helicopter at hand."""
    i = sinking("fools_landing", ALL_TAKEN).play("* flood fools_landing")
    assert (i.verdict, i.s.draws_left) == ("landing", 1)
    i = sinking("fools_landing", "hands[0]: helicopter=1").pawns("fools_landing", "fools_landing")
    assert i.play("0 draw_flood", "* flood fools_landing").verdict == "landing", "nobody is asked to swim"


def test_the_landing_place_floods() -> None:
    """§8.3 No loss yet."""
    assert Island().flood_next("fools_landing", "gold_gate").play("* flood fools_landing").verdict == "open"


@pytest.mark.parametrize("treasure", TREASURE.tokens)
def test_a_treasure_is_lost(treasure: str) -> None:
    """§8.4 With its second tile; not if it is taken."""
    first, second = (TILE.tokens[2 * TREASURE.index(treasure) + i] for i in (0, 1))
    assert sinking(first).play(f"* flood {first}").verdict == "open"
    for one, other in ((first, second), (second, first)):
        assert sinking(one, f"tiles: {other}=sunk").play(f"* flood {one}").verdict == "treasure"
        assert sinking(one, f"tiles: {other}=sunk\ntaken: {treasure}=1").play(f"* flood {one}").verdict == "open"


def test_a_treasure_tile_that_merely_floods() -> None:
    """§8.4 Both flooded, or one sunk and the other flooded: still to be had."""
    i = sinking("coral_palace", "tiles: tidal_palace=flooded").play("* flood coral_palace")
    assert i.verdict == "open"
    i = Island().at("tiles: coral_palace=flooded").flood_next("tidal_palace", "gold_gate").play("* flood tidal_palace")
    assert i.verdict == "open"
    i = Island().at("tiles: coral_palace=sunk").flood_next("tidal_palace", "gold_gate").play("* flood tidal_palace")
    assert i.verdict == "open"


ALONE = "tiles: lost_lagoon=sunk watchtower=sunk"


@pytest.mark.parametrize("role", ["engineer", "messenger", "navigator"])
def test_a_pawn_drowns(role: str) -> None:
    """§8.5 No neighbour is left, and no helicopter."""
    i = sinking("phantom_rock", ALONE, roles=f"{role},diver").pawns("phantom_rock", "iron_gate")
    assert i.play("* flood phantom_rock").verdict == "drowned"


def test_one_of_several_drowns() -> None:
    """§8.5 One without a tile is enough, whoever else could swim."""
    i = sinking("phantom_rock", ALONE, roles="pilot,engineer").pawns("phantom_rock", "phantom_rock")
    assert i.play("* flood phantom_rock").verdict == "drowned"


def test_roles_with_other_ways_to_swim_do_not_drown() -> None:
    """§8.5 Explorer, Pilot and Diver where others would."""
    for role in ("explorer", "pilot", "diver"):
        i = sinking("phantom_rock", ALONE, roles=f"{role},engineer").pawns("phantom_rock", "iron_gate")
        assert i.play("* flood phantom_rock").verdict == "open"


def test_a_helicopter_in_any_hand_prevents_drowning_at_once() -> None:
    """§8.5 Not with the option that forbids the rescue."""
    text = ALONE + "\nhands[1]: helicopter=1"
    i = sinking("phantom_rock", text).pawns("phantom_rock", "iron_gate")
    assert i.play("0 draw_flood", "* flood phantom_rock").verdict == "open"
    i = sinking("phantom_rock", text, rescue_flight="off").pawns("phantom_rock", "iron_gate")
    assert i.play("0 draw_flood", "* flood phantom_rock").verdict == "drowned"


def test_several_losses_at_once() -> None:
    """§8.2 The landing place or a treasure together with who drowns on it."""
    around = "tiles: howling_garden=sunk tidal_palace=sunk bronze_gate=sunk breakers_bridge=sunk"
    i = sinking("fools_landing", around).pawns("fools_landing", "iron_gate").play("* flood fools_landing")
    assert i.verdict == "landing_and_drowned"
    around = "tiles: coral_palace=sunk whispering_garden=sunk fools_landing=flooded silver_gate=sunk"
    i = sinking("tidal_palace", around).pawns("tidal_palace", "iron_gate")
    assert i.play("* flood tidal_palace").verdict == "treasure", "he could have swum"
    i = sinking("coral_palace", "tiles: tidal_palace=sunk iron_gate=sunk").pawns("coral_palace", "gold_gate")
    assert i.play("* flood coral_palace").verdict == "treasure_and_drowned"
    assert [reason.token for reason in FI.show.result(i.s).args["reasons"]] == ["oceans_chalice", "drowned"]
