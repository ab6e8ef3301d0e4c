"""§6: Helicopter and Sandbag, in and out of turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lastboat import CHANCE
from lastboat.kernel.errors import IllegalAction
from tests.games.forbidden_island.island import FI, Island, new_match

HELD = "hands[1]: helicopter=1 sandbag=1\ntiles: watchtower=flooded phantom_rock=flooded"
"""Seat 1 holds both special cards while seat 0 is in turn."""
FLIGHTS, SANDBAGS = {"board"}, {"sandbag"}


def held(**options: str) -> Island:
    return Island(2, **options).at(HELD)


def flooding(**options: str) -> Island:
    """Before the first of two flood cards of seat 0's turn."""
    return held(**options).flood_next("gold_gate", "phantom_rock")


MOMENTS: dict[str, Callable[[], Island]] = {
    "before the first action": lambda: held(),
    "between actions": lambda: held().play("0 move copper_gate"),
    "after the last action": lambda: held().at("actions: 1").play("0 move copper_gate"),
    "after the first card": lambda: held().play("0 end_actions", "* drawn earth_stone"),
    "after a rise": lambda: held().play("0 end_actions", "* drawn waters_rise"),
    "while another discards": lambda: (
        held().at("hands[0]: crystal_of_fire=5").play("0 end_actions", "* drawn earth_stone")
    ),
    "while the holder discards": lambda: held().at("hands[1]: crystal_of_fire=4\ndiscarder: 1"),
    "before the flood": lambda: flooding(),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_out_of_turn_at_any_time(moment: str) -> None:
    """§6.1 Both cards, at every moment before the flood; no action is spent."""
    i = MOMENTS[moment]()
    assert i.verbs(1) - {"discard"} == FLIGHTS | SANDBAGS
    assert FI.rules.others_may_act(i.s)
    spent = (i.s.actions, i.s.draws_left, i.phase)
    i.play("1 sandbag watchtower")
    assert (i.s.actions, i.s.draws_left, i.phase) == spent
    i.play("1 board 0", "1 land observatory")
    assert (i.s.actions, i.s.draws_left, i.phase) == spent
    assert (i.tile("watchtower"), i.place(0)) == ("dry", "observatory")
    assert {"helicopter": 1, "sandbag": 1}.items() <= i.discard().items(), "played cards are discarded"


def test_in_turn_at_any_time() -> None:
    """§6.1 The player in turn too."""
    i = Island().at(HELD.replace("hands[1]", "hands[0]"))
    i.play("0 board 0", "0 land watchtower", "0 sandbag watchtower")
    assert (i.actor, i.s.actions) == (0, 3)


def test_only_holders_play_special_cards() -> None:
    """§6.1 Only holders step in."""
    i = Island(3).at(HELD)
    assert (i.may(2), i.verbs(0) & {"board", "sandbag"}) == ([], set())


def test_a_flight_is_finished_before_anything_else() -> None:
    """§6.1 While a helicopter is on its way nobody else does anything."""
    i = held().at("hands[0]: helicopter=1 sandbag=1").play("1 board 0")
    assert (i.actor, i.may(0), i.verbs(1)) == (1, [], {"land"})
    assert not FI.rules.others_may_act(i.s)


def test_no_card_can_be_played_while_another_takes_effect() -> None:
    """§6.1 It takes effect first; and before the first turn and after the end nothing is played."""
    for i in (flooding(), held().at("actions: 1").play("0 move copper_gate")):
        i.play("0 draw_flood" if i.phase == "flood" else "0 draw_card")
        assert (i.actor, i.may(0), i.may(1)) == (CHANCE, [], [])
    match = new_match(2, *["drawn helicopter"] * 2, *["drawn sandbag"] * 2)
    assert all(FI.legal(s, seat) == [] for s in match.replay()[:-1] for seat in (0, 1))
    assert held().at("phase: over\nending: 1").may(1) == []


def test_a_flight_takes_a_group() -> None:
    """§6.2 Any of those on one tile, to any other tile that has not sunk; others stay."""
    i = Island(4).at("hands[3]: helicopter=1\ntiles: watchtower=flooded phantom_rock=sunk")
    i.pawns("iron_gate", "iron_gate", "gold_gate", "iron_gate").play("3 board 0")
    assert i.tiles_to("board", 3) == {"1", "3"}, "only from the same tile"
    assert len(i.tiles_to("land", 3)) == 22
    assert {"iron_gate", "phantom_rock"} & i.tiles_to("land", 3) == set()
    i.play("3 board 1", "3 land watchtower")
    assert [i.place(p) for p in range(4)] == ["watchtower", "watchtower", "gold_gate", "iron_gate"]
    assert (i.hand(3), i.discard(), i.actor) == ({}, {"helicopter": 1}, 0)


def test_the_holder_may_fly_or_not() -> None:
    """§6.2 Alone, with others, or not at all."""
    i = Island(3).at("hands[0]: helicopter=3").pawns("iron_gate", "iron_gate", "gold_gate")
    i.play("0 board 0", "0 land watchtower", "0 board 2", "0 land copper_gate", "0 board 0", "0 land iron_gate")
    assert [i.place(p) for p in range(3)] == ["iron_gate", "iron_gate", "copper_gate"]


def test_a_helicopter_between_flood_cards() -> None:
    """§6.2 Before each further flood card, not a sandbag."""
    i = flooding().play("0 draw_flood", "* flood gold_gate")
    assert (i.actor, i.may(0)) == (0, ["draw_flood"])
    assert i.verbs(1) == FLIGHTS
    i.play("1 board 0", "1 land observatory", "* flood phantom_rock")
    assert i.place(0) == "observatory"


def test_a_sandbag_goes_anywhere() -> None:
    """§6.3 Any flooded tile, only flooded ones; its flood card stays where it is."""
    i = held().at("tiles: iron_gate=sunk")
    assert i.tiles_to("sandbag", 1) == {"watchtower", "phantom_rock"}
    i.play("1 sandbag watchtower")
    assert (i.tile("watchtower"), i.hand(1)) == ("dry", {"helicopter": 1})
    assert "watchtower" in i.flood_discard()


def test_no_sandbag_between_flood_cards() -> None:
    """§6.3 It comes before the flood cards of a turn; in the next turn it is back in time."""
    i = flooding().play("0 draw_flood", "* flood gold_gate")
    assert "sandbag" not in i.verbs(1)
    i.play("0 draw_flood", "* flood phantom_rock")
    assert "sandbag" in i.verbs(1)


def test_a_sandbag_between_flood_cards_by_option() -> None:
    """§6.3 Also between them, on the tile just flooded too."""
    i = flooding(sandbag="between_floods").play("0 draw_flood", "* flood gold_gate")
    assert i.tiles_to("sandbag", 1) == {"watchtower", "phantom_rock", "gold_gate"}
    i.play("1 sandbag phantom_rock", "0 draw_flood", "* flood phantom_rock")
    assert i.tile("phantom_rock") == "flooded"


@pytest.mark.parametrize("sandbag", ["before_flood", "between_floods"])
def test_no_sandbag_while_pawns_swim(sandbag: str) -> None:
    """§6.3 Then the helicopter only, whatever the option says."""
    i = flooding(sandbag=sandbag).pawns("phantom_rock", "iron_gate").play("0 draw_flood", "* flood phantom_rock")
    assert (i.verbs(0), i.verbs(1)) == ({"swim"}, FLIGHTS)


def test_a_rescue_flight() -> None:
    """§6.4 Instead of swimming, for some of those in the water; the others swim."""
    i = flooding().pawns("phantom_rock", "phantom_rock").play("0 draw_flood", "* flood phantom_rock")
    assert i.may(1) == ["board 0", "board 1"]
    i.play("1 board 0")
    assert "board 1" in i.may(1)
    assert "phantom_rock" not in i.tiles_to("land", 1)
    i.play("1 land iron_gate")
    assert (i.place(0), i.actor, i.verbs(1)) == ("iron_gate", 1, {"swim"})
    assert i.play("1 swim lost_lagoon").s.draws_left == 1


ALONE = "tiles: lost_lagoon=sunk watchtower=sunk"
"""Nothing beside Phantom Rock is left."""


def test_the_game_waits_for_a_rescue() -> None:
    """§6.4 A pawn with nowhere to swim: whoever holds the helicopter is asked, the pawn's own player first."""
    i = flooding().at(ALONE).pawns("phantom_rock", "iron_gate").play("0 draw_flood", "* flood phantom_rock")
    assert (i.actor, i.may(0), i.may(1)) == (1, [], ["board 0", "board 1"])
    i.play("1 board 0", "1 land gold_gate", "* flood gold_gate")
    assert (i.verdict, i.actor) == ("open", 1)
    i = flooding().at(ALONE + "\nhands[0]: helicopter=1").pawns("phantom_rock", "iron_gate")
    assert i.play("0 draw_flood", "* flood phantom_rock").actor == 0
    assert i.may(0) == i.may(1) == ["board 0", "board 1"]


def test_a_pawn_drowns_if_the_last_helicopter_fetches_another() -> None:
    """§6.4 When the last helicopter is spent on another pawn, the one in the water drowns."""
    i = flooding().at(ALONE).pawns("phantom_rock", "iron_gate").play("0 draw_flood", "* flood phantom_rock")
    assert i.play("1 board 1", "1 land gold_gate").verdict == "drowned"


def test_no_rescue_flight_by_option() -> None:
    """§6.4 Nobody is fetched from the water; flights from other tiles are still possible."""
    i = flooding(rescue_flight="off").pawns("phantom_rock", "iron_gate").play("0 draw_flood", "* flood phantom_rock")
    assert (i.verbs(0), i.may(1)) == ({"swim"}, ["board 1"])
    i.play("1 board 1", "1 land lost_lagoon", "0 swim lost_lagoon")
    assert (i.place(0), i.place(1), i.s.draws_left) == ("lost_lagoon", "lost_lagoon", 1)
    i = flooding(rescue_flight="off").at(ALONE).pawns("phantom_rock", "iron_gate")
    assert i.play("0 draw_flood", "* flood phantom_rock").verdict == "drowned"


def test_cards_are_called_while_somebody_could_step_in() -> None:
    """§6.5 With a helicopter in a hand each treasure and flood card is called by the player in turn."""
    i = Island().at("hands[1]: helicopter=1\nactions: 1").play("0 move copper_gate")
    for card in ("earth_stone", "crystal_of_fire"):
        assert (i.actor, i.may(0)) == (0, ["draw_card"])
        i.play("0 draw_card", f"* drawn {card}")
    for tile in ("iron_gate", "gold_gate"):
        assert (i.actor, i.may(0)) == (0, ["draw_flood"])
        i.play("0 draw_flood", f"* flood {tile}")
    assert i.actor == 1


def test_a_sandbag_alone_is_no_reason_to_wait() -> None:
    """§6.5 Without a flooded tile, or once the flood has begun, cards come by themselves."""
    i = Island().at("hands[1]: sandbag=1\nactions: 1").play("0 move copper_gate")
    assert i.play("* drawn earth_stone", "* drawn earth_stone").actor == CHANCE
    i.at("tiles: watchtower=flooded")
    assert (i.actor, i.may(0)) == (0, ["draw_flood"])
    i.play("0 draw_flood", "* flood iron_gate")
    assert i.actor == CHANCE
    i = Island(sandbag="between_floods").at("hands[1]: sandbag=1").flood_next("gold_gate", "iron_gate", "copper_gate")
    assert i.play("* flood gold_gate").may(0) == ["draw_flood"]


def test_holders_of_special_cards_need_not_pass() -> None:
    """§6.5 In a match a holder is not asked, can step in, and is refused only what is not his."""
    hands = [*["drawn earth_stone"] * 2, "drawn helicopter", "drawn crystal_of_fire"]
    match = new_match(2, *hands, "drawn oceans_chalice", "drawn oceans_chalice", "flood iron_gate", "flood gold_gate")
    for _ in range(3):
        match.play(0, next(action for action in match.legal(0) if action.verb == "move"))
    called = []
    while match.state.turn == 0:
        assert match.actor == 0, "seat 1 is never waited for"
        called += match.legal(0)
        assert [str(action) for action in match.legal(1)] == ["board 0", "board 1"]
        with pytest.raises(IllegalAction):
            match.play(1, "draw_card")
        match.play(0, match.legal(0)[0])
    assert [action.verb for action in called] == ["draw_card", "draw_card", "draw_flood", "draw_flood"]
    assert [seat for seat, _ in match.records if seat == 1] == []
