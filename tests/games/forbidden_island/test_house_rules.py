"""§9: the house rules."""

from __future__ import annotations

import pytest

from lastboat.games.forbidden_island.ai.reasons import reasons
from lastboat.games.forbidden_island.turn import helicopters_held, sandbags_held
from tests.games.forbidden_island.island import FI, Island, cards


def test_cards_in_the_pile() -> None:
    """§9.1 As many special cards and Waters Rise as the table says; of the treasures always five."""
    i = Island(helicopters="6", sandbags="0", waters_rise="1")
    treasures = {"earth_stone": 5, "statue_of_the_wind": 5, "crystal_of_fire": 5, "oceans_chalice": 5}
    assert cards(i.copies) == {**treasures, "helicopter": 6, "waters_rise": 1}
    assert cards(Island().copies) == {**treasures, "helicopter": 3, "sandbag": 2, "waters_rise": 3}


def test_cards_in_hands_are_counted_from_those_of_the_table() -> None:
    """§9.1 Holders are waited for as long as a special card is in a hand."""
    i = Island(helicopters="6", sandbags="1").at("hands[0]: helicopter=4\nhands[1]: helicopter=2 sandbag=1")
    assert (helicopters_held(i.s), sandbags_held(i.s)) == (6, 1)
    assert i.pile().keys().isdisjoint({"helicopter", "sandbag"})
    one = Island(helicopters="1").at("hands[0]: helicopter=1").play("0 board 0", "0 land watchtower")
    assert helicopters_held(one.s) == 0
    assert not FI.rules.others_may_act(one.s)


def test_the_first_mark() -> None:
    """§9.2 Any mark before the skull; otherwise the level decides."""
    assert Island(level="legendary").s.water == 4
    assert Island(level="legendary", first_mark="1").s.water == 1
    i = Island(first_mark="9").play("0 end_actions", "* drawn waters_rise")
    assert i.verdict == "skull"


@pytest.mark.parametrize("actions", [1, 3, 5])
def test_actions_a_turn(actions: int) -> None:
    """§9.3 So many actions, in this turn and in the next."""
    i = Island(actions=str(actions)).pawns("fools_landing", "watchtower")
    for n in range(actions):
        assert (i.phase, i.s.actions) == ("act", actions - n)
        i.play(f"0 move {('howling_garden', 'fools_landing')[n % 2]}")
    assert i.phase == "draw"
    i.play("* drawn earth_stone", "* drawn earth_stone", "* flood iron_gate", "* flood gold_gate")
    assert (i.s.turn, i.phase, i.s.actions) == (1, "act", actions)


@pytest.mark.parametrize("limit", [4, 5, 7])
def test_cards_in_a_hand(limit: int) -> None:
    """§9.4 One card above the limit must be discarded; the page is told the limit."""
    i = Island(cards_in_hand=str(limit)).at(f"hands[0]: earth_stone=4 crystal_of_fire={limit - 4}")
    i.play("0 end_actions", "* drawn sandbag")
    assert (i.actor, i.verbs(0)) == (0, {"discard"})
    i.play("0 discard sandbag")
    assert sum(i.hand(0).values()) == limit
    assert i.actor < 0
    assert FI.show.table(i.s, 0)["hand_limit"] == limit


def test_a_full_hand_is_no_reason_to_give_while_there_is_room() -> None:
    """§9.4 Hints name the limit of the table."""
    holding = "hands[0]: earth_stone=3 crystal_of_fire=2"
    for limit, told in (("5", [5]), ("7", [])):
        i = Island(cards_in_hand=limit).at(holding).pawns("watchtower", "watchtower")
        code = FI.actions.encode("give earth_stone 1")
        after = FI.apply(i.s, 0, code)
        found = [m.args["limit"] for _, m in reasons(i.s, after, 0, code, ()) if m.id == "why-hand"]
        assert found == told
