"""Steps 3 to 7: §7 to §11."""

from __future__ import annotations

import pytest

from lastboat.games.nisyros import rules
from lastboat.games.nisyros.components import ACTION_DICE
from lastboat.games.nisyros.steps.eruptions import eruptions_this_round
from tests.games.nisyros.table import MANDRAKI, STONE, WHEAT, WOOD, Board
from tests.games.nisyros.test_events import events


def rolling() -> Board:
    """A table where the five dice are due."""
    return Board().at("round_number: 2\nphase: rolling\nstep: 3")


def test_throwing() -> None:
    """§7.1 Five dice, each with its own faces."""
    b = rolling()
    for die in ACTION_DICE:
        assert len(b.may_come()) == len(set(die))
        b.play("* " + next(iter(b.may_come())))
    assert b.phase in ("doubling", "summoning")


def test_eruption_dice() -> None:
    """§7.2 +1 and -1 go to step 9."""
    b = rolling().dice("more", "more", "more", "wood", "less")
    assert b.phase == "summoning"
    assert eruptions_this_round(b.s) == 2 + 3 - 1


def test_doublers() -> None:
    """§7.3 On a workplace of the kind with an acting worker; one die on each; optional."""
    b = rolling().workers(0, "mandraki_ring1=1 mandraki_ring3=1").workers(1, "pali_theatre=2")
    b.dice("stone", "stone", "wheat", "theatre", "wheat")
    assert b.may(0) == ["double mandraki_ring1", "double mandraki_ring3", "double pali_theatre", "pass"]
    b.play("0 double mandraki_ring1")
    assert b.may(0) == ["double mandraki_ring3", "double pali_theatre", "pass"]
    b.play("0 pass")
    assert b.s.store[STONE] == 4 + 1 + 1


def test_doublers_while_the_runner_waits() -> None:
    """§7.3 On any open workplace of the kind while card 2 still waits, not on a covered or unused one."""
    b = events().lava(mandraki=2).draw("runner").dice("shipyard", "dams", "wheat", "stone", "wheat")
    places = {line.split()[1] for line in b.may(0) if line.startswith("double")}
    assert {"mandraki_shipyard", "pali_shipyard", "nikia_dams", "mandraki_ring3"} <= places
    assert "nikia_shipyard" not in places
    assert "mandraki_ring2" not in places


def test_hermes() -> None:
    """§7.4 Hermes doubles any workplace."""
    b = rolling().workers(0, "mandraki_ring1=1").workers(1, "pali_shipyard=1").at("store: wood=5")
    b.dice("hermes", "dams", "wheat", "shipyard", "wheat")
    assert b.may(0) == ["hermes mandraki_ring1", "double pali_shipyard", "hermes pali_shipyard", "pass"]
    b.play("0 hermes pali_shipyard", "0 boat pali", "0 boat pali")
    assert b.s.boats == [0, 2, 0, 0]


def gathering(places: str) -> Board:
    """A table where step 4 comes next."""
    return Board().workers(0, places).workers(1, "")


@pytest.mark.parametrize(
    ("place", "resource", "amount"),
    [("mandraki_ring2", STONE, 2), ("mandraki_ring3", STONE, 1), ("pali_ring4", WOOD, 1), ("nikia_ring2", WHEAT, 2)],
)
def test_yield(place: str, resource: int, amount: int) -> None:
    """§8.1 Two a worker on rings 1 and 2, one on rings 3 and 4; workers stay."""
    b = gathering(f"{place}=1").at("store: wheat=0").waits("fasting").begins(4)
    assert b.s.store[resource] == amount
    assert b.at_work(0) == {place: 1}


def test_die_and_card_multiply() -> None:
    """§8.2 Eight for a worker at best."""
    b = gathering("mandraki_ring2=1").at("doubled: mandraki_ring2=1").waits("thunderstorm").begins(4)
    assert b.s.store[STONE] == 8


def test_bonus() -> None:
    """§8.3 Once for each top area, never doubled, not for who lies down, lost under lava."""
    b = gathering("mandraki_ring1=2").at("doubled: mandraki_ring1=1").begins(4)
    assert b.s.store[STONE] == 2 * 2 * 2 + 1
    assert list(b.s.bonus) == [0, 1, 1, 1]
    b.workers(0, "mandraki_ring1=1").at("store: stone=0\ndoubled: mandraki_ring1=0").begins(4)
    assert b.s.store[STONE] == 2
    b = gathering("mandraki_ring1=1").at("lying[0]: mandraki_ring1=1\nasleep: mandraki_ring1=1").begins(4)
    assert b.s.bonus[MANDRAKI] == 1
    b = Board().begins(9, 1).play("* volcano mandraki")
    assert b.s.bonus[MANDRAKI] == 0


def test_a_full_store() -> None:
    """§8.4 What is too much is lost."""
    b = gathering("mandraki_ring2=2").at("store: stone=14").begins(4)
    assert b.s.store[STONE] == 16
    assert "store_full" in b.told


def building(text: str = "store: wood=9 stone=9") -> Board:
    """A table where step 5 comes next."""
    return Board().workers(0, "mandraki_shipyard=2").workers(1, "pali_dams=1 nikia_dams=1").at(text)


def test_boats() -> None:
    """§9.1 One for each worker on the shipyard and one wood, at that coast; two with a die."""
    b = building().at("doubled: mandraki_shipyard=1").begins(4)
    b.play(*["0 boat mandraki"] * 4)
    assert "boat mandraki" not in b.may(0)
    assert (b.s.boats, b.s.store[WOOD], b.s.boat_supply) == ([4, 0, 0, 0], 5, 28)


def test_dams() -> None:
    """§9.2 One for each worker on the dam place and one stone, on a free spot of an open area of the zone."""
    b = building().lava(pali=2).dams(pali_ring4=1, pali_coast=2).begins(4)
    spots = [line.split()[1] for line in b.may(0) if line.startswith("dam ")]
    assert spots == ["pali_ring3", "pali_ring4", "nikia_ring2", "nikia_ring3", "nikia_ring4", "nikia_coast"]
    b.play("1 dam pali_ring4")
    assert not any("dam pali" in line for line in b.may(0))
    assert (b.s.store[STONE], b.s.dam_supply) == (8, 32 - 4)
    b = Board(2, dams="1_2_2_3").workers(0, "mandraki_dams=8").at("store: stone=9").begins(4)
    b.play("0 dam mandraki_ring2", *["0 dam mandraki_coast"] * 3)
    assert b.may(0) == ["dam mandraki_ring3", "dam mandraki_ring4", "pass"]


def test_stopping() -> None:
    """§9.3 No wood, no stone, no supply: no building; and the team may stop earlier."""
    assert building("store: wood=0 stone=0").begins(4).phase != "building"
    b = building("store: wood=1 stone=0").begins(4).play("0 boat mandraki")
    assert b.phase != "building"
    b = building("store: wood=5 stone=0").boats(pali=32).begins(4)
    assert b.phase != "building"
    b = building().begins(4).play("0 boat mandraki", "0 pass")
    assert b.may(0) == [line for line in b.may(1) if line != "pass"] + ["end_step"]
    b.play("1 pass")
    assert b.phase != "building"
    assert (b.s.store[WOOD], b.s.store[STONE]) == (8, 9)


def own_work(text: str = "store: wood=9 stone=9") -> Board:
    """Step 5 of three players, each with a builder: 0, the active one, and 2 at shipyards, 1 at a dam place."""
    b = Board(3).workers(0, "mandraki_shipyard=1").workers(1, "pali_dams=1").workers(2, "emporios_shipyard=1")
    return b.at(text).begins(4)


def test_all_build_with_their_own_workers() -> None:
    """§3.4 §9.1 At the same time, in any order; a player who passes gives up the rest and is not waited for."""
    b = own_work()
    assert (b.may(2), rules.actor(b.s), rules.others_may_act(b.s)) == (["boat emporios", "pass"], 1, True)
    b.play("2 boat emporios")
    assert (b.may(2), rules.actor(b.s)) == ([], 1)
    b.play("1 pass")
    assert (b.may(1), rules.actor(b.s), rules.others_may_act(b.s)) == ([], 0, False)
    assert b.may(0) == ["boat mandraki", "pass"]
    b.play("0 boat mandraki")
    assert (b.phase, b.s.boats, b.s.dam_supply) == ("eruption_die", [1, 0, 1, 0], 32)


def test_the_active_player_decides_in_step_5() -> None:
    """§3.4 He may use the others' workers, his own first, and end the step, but does not if he only passes."""
    b = own_work().play("0 pass")
    assert (b.phase, rules.actor(b.s)) == ("building", 1)
    b.play("0 boat emporios")
    assert (b.may(0)[-1], b.may(2), b.s.boats) == ("end_step", [], [0, 0, 1, 0])
    b.play("0 end_step")
    assert (b.phase, b.s.dam_supply) == ("eruption_die", 32)
    b = Board(3).workers(0, "pali_shipyard=1").workers(1, "pali_shipyard=1").workers(2, "pali_shipyard=1")
    b.at("store: wood=9").begins(4).play("0 boat pali")
    assert ("pass" in b.may(0), "pass" in b.may(1), "pass" in b.may(2)) == (False, True, True)
    b.play("0 boat pali")
    assert (b.may(1), "pass" in b.may(2)) == ([], True)


def test_who_cannot_build_is_not_waited_for() -> None:
    """§3.4 §9.3 Without wood only the player at the dam place is; the last wood goes to whoever takes it."""
    b = own_work("store: wood=0 stone=1")
    assert (rules.actor(b.s), b.may(2)) == (1, [])
    b = own_work("store: wood=1 stone=0")
    assert (rules.actor(b.s), b.may(1)) == (2, [])
    assert b.play("0 boat mandraki").phase != "building"


def test_all_call_with_their_own_workers() -> None:
    """§3.4 §10.1 §10.2 In step 6 alike: two at most come to a theatre, whoever calls them."""
    b = Board(3).workers(0, "pali_theatre=1").workers(1, "pali_theatre=2").workers(2, "emporios_theatre=1").begins(6)
    assert b.may(1) == ["summon pali 1", "pass"]
    b.play("1 summon pali 1", "1 summon pali 1")
    assert (b.may(0), b.may(1), rules.actor(b.s)) == (["summon emporios 2", "end_step"], [], 2)
    b.play("0 end_step")
    assert (b.phase, b.s.crew) == ("eruption_die", [1, 4, 1, 0])
    b = Board(3).workers(0, "mandraki_theatre=1").workers(1, "pali_theatre=1").workers(2, "").begins(6)
    assert b.play("1 pass").may(0) == ["summon mandraki 0", "pass"]
    b = Board(3).workers(0, "mandraki_theatre=1").workers(1, "pali_theatre=1").workers(2, "").begins(6)
    assert b.play("0 summon pali 1").may(1) == []


def test_summons() -> None:
    """§10.1 One for each acting worker on the theatre, any citizen of that village; optional."""
    b = Board().workers(0, "mandraki_theatre=1").at("home: 1=mandraki\ncitizens[1]: mandraki=8 pali=0").workers(1, "")
    b.begins(6)
    assert b.may(0) == ["summon mandraki 0", "summon mandraki 1", "pass"]
    b.play("0 summon mandraki 1")
    assert b.at_work(1) == {"mandraki_theatre": 1}
    assert b.phase != "summoning"
    b = Board().workers(0, "mandraki_theatre=1").workers(1, "").begins(6).play("0 pass")
    assert b.s.crew[0] == 1


def test_visitors_call_citizens_of_the_village_they_stand_in() -> None:
    """§10.1 A worker on another player's theatre calls that village's citizens."""
    b = Board().workers(0, "pali_theatre=1").workers(1, "").begins(6)
    assert b.may(0) == ["summon pali 1", "pass"]


def test_at_most_two_new_workers() -> None:
    """§10.2 However many call, dice or not."""
    b = Board().workers(0, "mandraki_theatre=5").at("doubled: mandraki_theatre=1").begins(6)
    b.play("0 summon mandraki 0", "0 summon mandraki 0")
    assert (b.may(0), b.s.crew[0]) == (["summon pali 1", "end_step"], 7)


def test_new_workers_eat_but_do_not_act() -> None:
    """§10.3 §11.1 A called citizen calls nobody; the sixth worker makes the second wheat."""
    b = Board().workers(0, "mandraki_theatre=1 mandraki_ring3=4").workers(1, "").begins(6)
    b.play("0 summon mandraki 0")
    assert b.s.crew[0] == 6
    assert b.s.store[WHEAT] == 6 - 2


@pytest.mark.parametrize(("workers", "wheat"), [(0, 0), (1, 1), (5, 1), (6, 2), (10, 2)])
def test_what_they_eat(workers: int, wheat: int) -> None:
    """§11.1 1 to 5 workers need one, 6 or more two, nobody nothing."""
    b = Board().workers(0, f"mandraki_ring3={workers}").workers(1, "").begins(7, 1)
    assert b.s.store[WHEAT] == 6 - wheat


def test_too_little_wheat() -> None:
    """§11.2 Paid as far as it goes; each missing wheat makes two workers citizens at home."""
    b = Board().workers(0, "mandraki_ring3=7").workers(1, "nikia_ring1=3").at("store: wheat=1").begins(7, 1)
    assert (b.s.store[WHEAT], b.phase, b.s.to_pick) == (0, "sickness", 4)
    b.play(
        "0 strike 1 nikia_ring1", "0 strike 0 mandraki_ring3", "0 strike 0 mandraki_ring3", "0 strike 0 mandraki_ring3"
    )
    assert b.at_home(1) == {"pali": 8}
    assert b.s.crew == [4, 2, 0, 0]
    assert b.phase == "eruption_die"


def test_the_sick_go_where_their_player_lives_now() -> None:
    """§11.2 §16.2 To the temporary home of a displaced player."""
    b = Board().lava(mandraki=5).at("home: 0=pali\ncitizens[0]: mandraki=0 pali=8").workers(0, "pali_ring3=2")
    b.workers(1, "").at("store: wheat=0").begins(7, 1)
    assert b.at_home(0) == {"pali": 10}


def test_who_is_sick() -> None:
    """§11.3 §3.3 The team chooses one by one, or lets the default choose; when nobody is left it ends."""
    b = Board().workers(0, "mandraki_ring3=7").workers(1, "pali_ring1=1").at("store: wheat=0").begins(7, 1)
    assert b.may(0) == ["strike 0 mandraki_ring3", "strike 1 pali_ring1", "default"]
    b.play("0 default")
    assert b.s.crew == [1, 1, 0, 0]
    b = Board().workers(0, "mandraki_ring3=1").workers(1, "").at("store: wheat=0").begins(7, 1)
    assert b.s.crew == [0, 0, 0, 0]
