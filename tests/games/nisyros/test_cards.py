"""The twenty cards: §6."""

from __future__ import annotations

import pytest

from tests.games.nisyros.table import EMPORIOS, MANDRAKI, NIKIA, PALI, STONE, WHEAT, WOOD, Board
from tests.games.nisyros.test_events import events

NOTHING = ("wheat", "dams", "dams", "shipyard", "dams")
"""Faces that double nothing where no one stands."""


def test_1_brilliant_plan() -> None:
    """§6.1 One or two dice once more, named together; never +1; a new +1 stands."""
    b = events().draw("plan").dice("more", "theatre", "wood", "less", "wheat")
    assert b.may(0) == ["reroll b", "reroll c", "reroll d", "reroll e", "pass"]
    b.play("0 reroll c")
    assert b.phase == "rerolling"
    b.play("0 reroll e", "* face more", "* face less")
    assert "plan" in b.discarded()
    assert b.phase == "doubling"
    assert [b.s.face[d] for d in (0, 2, 3, 4)] == [7, 7, 8, 8]
    b = (
        events()
        .draw("plan")
        .dice("stone", "theatre", "wood", "stone", "wheat")
        .play("0 reroll a", "0 pass", "* face hermes")
    )
    assert b.s.face[0] == 6
    b = events().draw("plan").dice("stone", "theatre", "wood", "stone", "wheat").play("0 pass")
    assert b.phase == "doubling"


def test_2_marathon_runner() -> None:
    """§6.2 After placing dice one worker moves, within reach and limits; dice stay; who lies stays lying."""
    b = events().workers(0, "mandraki_ring1=2").workers(1, "pali_theatre=1 pali_ring1=2").at("store: wood=0 stone=0")
    b.draw("runner").dice("stone", "dams", "wheat", "stone", "wheat")
    assert "double mandraki_dams" in b.may(0)
    b.play("0 double mandraki_ring1", "0 pass")
    assert b.may(0) == ["run 0 mandraki_ring1", "run 1 pali_ring1", "run 1 pali_theatre", "pass"]
    b.play("0 run 0 mandraki_ring1")
    assert "put pali_ring1" not in b.may(0)
    assert "put emporios_ring1" not in b.may(0)
    b.play("0 put pali_ring2")
    assert b.s.store[STONE] == 1 * 2 * 2 + 1 + 2 * 2 + 1
    assert b.s.store[WOOD] == 2
    assert "runner" in b.discarded()
    assert events().draw("runner").dice(*NOTHING).play("0 pass", "0 pass").phase == "summoning"


def test_2_a_lying_worker_may_run_but_stays_lying() -> None:
    """§6.2 §6.9 The idle one and the active one on the same workplace are told apart."""
    b = events().workers(0, "mandraki_ring1=2").workers(1, "pali_theatre=1").at("stars_on_top: 0")
    b.play("* events 2", "* card siesta", "0 strike 0 mandraki_ring1", "0 strike 1 pali_theatre", "* card runner")
    b.dice(*NOTHING).play("0 pass", "0 run_lying 0 mandraki_ring1", "0 put nikia_ring3")
    assert b.s.store == [2 + 1, 0, 6 - 2]
    b = events().workers(0, "mandraki_ring1=2").workers(1, "pali_theatre=1").at("stars_on_top: 0")
    b.play("* events 2", "* card siesta", "0 strike 0 mandraki_ring1", "0 strike 1 pali_theatre", "* card runner")
    b.dice(*NOTHING).play("0 pass", "0 run 0 mandraki_ring1", "0 put nikia_ring3")
    assert b.s.store == [0, 0, 6 + 1 - 2]


@pytest.mark.parametrize(
    ("card", "places", "store"),
    [
        ("thunderstorm", "mandraki_ring1=2 mandraki_ring3=1", [2 * 2 * 2 + 1 + 2, 0, 4]),
        ("storm", "pali_ring2=1 pali_ring3=1", [0, 4 + 2, 4]),
        ("harvest", "nikia_ring1=1 nikia_ring4=1", [0, 0, 6 + 4 + 1 + 2 - 2]),
    ],
)
def test_3_4_5_weather(card: str, places: str, store: list[int]) -> None:
    """§6.3 §6.4 §6.5 Thunderstorm, storm and harvest double stone, wood and wheat, not the bonus."""
    b = (
        events()
        .workers(0, places)
        .workers(1, "pali_shipyard=1")
        .draw(card)
        .dice("wood", "dams", "dams", "theatre", "shipyard")
    )
    if b.phase == "doubling":
        b.play("0 pass")
    if b.phase == "building":
        b.play("1 pass")
    assert b.s.store == store
    assert card in b.discarded()


def test_6_drizzle() -> None:
    """§6.6 At the end of step 6 each worker goes to a theatre in play of his player's choice, however far."""
    b = Board(3).workers(0, "mandraki_ring1=1 nikia_ring2=1").workers(1, "pali_ring3=2").workers(2, "emporios_ring3=1")
    b.waits("drizzle").begins(6)
    assert b.phase == "sheltering"
    assert b.may(0) == ["coast mandraki", "coast pali", "coast emporios", "default"]
    b.play("0 coast emporios", "0 coast mandraki")
    assert b.at_work(0) == {"emporios_theatre": 1, "mandraki_theatre": 1}
    b.play("1 default")
    assert b.at_work(1) == {"pali_theatre": 2}
    assert b.may(2) == ["coast mandraki", "coast pali", "coast emporios", "default"]


def test_6_drizzle_with_one_theatre_left() -> None:
    """§6.6 §3.3 No choice: all go there."""
    b = Board().lava(pali=5).at("home: 1=mandraki").workers(0, "mandraki_ring4=2").waits("drizzle").begins(6)
    assert b.at_work(0) == {"mandraki_theatre": 2}


def test_7_fasting() -> None:
    """§6.7 Step 7 is skipped."""
    b = Board().waits("fasting").begins(7, 1)
    assert b.s.store[WHEAT] == 6
    assert b.discarded() == ["fasting"]


def test_8_rats() -> None:
    """§6.8 Two wheat less."""
    assert events().draw("rats").s.store[WHEAT] == 4


def test_9_siesta() -> None:
    """§6.9 Two workers lie down and do nothing this round; nobody can lie down twice."""
    b = events().workers(0, "mandraki_ring1=2").workers(1, "pali_ring2=1").draw("siesta")
    b.play("0 strike 1 pali_ring2")
    assert b.asleep(1) == {"pali_ring2": 1}
    assert b.asleep(0) == {"mandraki_ring1": 1}
    b.dice(*NOTHING)
    assert b.s.store == [2 + 1, 0, 4]
    assert b.asleep(0) == {}


def test_10_fumes() -> None:
    """§6.10 The highest area with workers of a thrown zone gives nothing; a coast is one area."""
    b = events().workers(0, "mandraki_ring3=2 mandraki_ring4=1").workers(1, "pali_ring4=1").draw("fumes")
    b.play("* volcano mandraki").dice(*NOTHING)
    assert b.s.store[STONE] == 1
    b = events().workers(0, "mandraki_theatre=1 mandraki_shipyard=1 mandraki_dams=1").at("store: wood=3 stone=3")
    b.draw("fumes").play("* volcano mandraki")
    assert b.asleep(0) == {"mandraki_theatre": 1, "mandraki_shipyard": 1, "mandraki_dams": 1}
    b.dice(*NOTHING)
    assert b.may(1) == ["summon pali 1", "pass"]
    assert b.may(0) == ["summon pali 1", "end_step"]


def test_10_who_comes_later_gets_nothing_either() -> None:
    """§6.10 The area itself gives nothing this round."""
    b = events().workers(0, "mandraki_ring3=1").workers(1, "pali_theatre=1 pali_ring4=1").at("stars_on_top: 0")
    b.play("* events 2", "* card fumes", "* volcano mandraki", "* card runner").dice(*NOTHING)
    b.play("0 pass", "0 run 1 pali_ring4", "0 put mandraki_ring3")
    assert b.s.store[STONE] == 0


def test_10_fumes_last_one_round() -> None:
    """§6.10 §7.1 In the next round the area gives again, and the dice of this one double nothing any more."""
    b = events().workers(0, "mandraki_ring3=1").workers(1, "pali_ring3=1").draw("fumes").play("* volcano mandraki")
    b.dice("stone", "theatre", "wood", "stone", "less").play("0 double pali_ring3")
    assert (b.s.store, b.phase) == ([0, 2, 4], "eruption_die")
    b.play("* volcano nikia")
    assert (b.phase, b.s.round_number) == ("placing", 3)
    assert not any(any(row) for row in b.s.fumes)
    assert (list(b.s.face), list(b.s.die_on)) == ([-1] * 5, [-1] * 5)
    b.play("1 ready", "0 ready").draw("rats").dice(*NOTHING)
    assert b.s.store == [1, 3, 4 - 2 - 2]


def test_11_search() -> None:
    """§6.11 One person back from Hades to the theatre at home, ready to act; may be declined."""
    b = events().hades(2, 0).draw("search")
    assert b.may(0) == ["find 0", "pass"]
    b.play("0 find 0")
    assert b.s.hades == [1, 0, 0, 0]
    assert b.at_work(0) == {"mandraki_theatre": 3}
    assert events().hades(1, 0).draw("search").play("0 pass").s.hades[0] == 1


def test_11_found_at_the_temporary_home() -> None:
    """§6.11 §16.2 A displaced player's person is found where his player lives now."""
    b = events().lava(mandraki=5).at("home: 0=pali\ncitizens[0]: mandraki=0 pali=8").workers(0, "").hades(1, 0)
    assert b.draw("search").play("0 find 0").at_work(0) == {"pali_theatre": 1}


def test_12_unmanned_boat() -> None:
    """§6.12 One boat at a coast in play; none if the supply is empty."""
    b = events(3).draw("boat")
    assert b.may(0) == ["coast mandraki", "coast pali", "coast emporios"]
    assert b.play("0 coast emporios").s.boats == [0, 0, 1, 0]
    assert "coast nikia" in events(3, boats="anywhere").draw("boat").may(0)
    b = events().boats(mandraki=32).draw("boat")
    assert (b.phase, b.s.boats) == ("rolling", [32, 0, 0, 0])


def test_13_oracle() -> None:
    """§6.13 The first eruption is chosen, the others thrown; without an eruption the card goes."""
    b = Board().waits("oracle").lava(emporios=5).at("face: a=more").begins(9, 1)
    assert b.may(0) == ["zone mandraki", "zone pali", "zone nikia"]
    b.play("0 zone nikia")
    assert b.s.lava[NIKIA] == 1
    assert b.phase == "eruption_die"
    b = Board().waits("oracle").at("face: d=less e=less").begins(9, 1)
    assert b.discarded() == ["oracle"]


def test_14_crevice() -> None:
    """§6.14 The lowest lava of a chosen zone sinks, a coast too; bonus and dams do not come back."""
    b = events().lava(mandraki=1, nikia=5).at("bonus: mandraki=0 nikia=0").draw("crevice")
    assert b.may(0) == ["zone mandraki", "zone nikia"]
    assert b.play("0 zone nikia").s.lava == [1, 0, 0, 4]
    b = events().lava(mandraki=1).at("bonus: mandraki=0").draw("crevice")
    assert b.s.lava[MANDRAKI] == 0
    assert b.s.bonus[MANDRAKI] == 0


def test_15_emergency_call() -> None:
    """§6.15 Summons count twice, still at most two on each theatre."""
    b = Board().workers(0, "mandraki_theatre=1").waits("call").begins(6)
    assert (b.s.call_jobs[0][MANDRAKI], b.s.calls[MANDRAKI]) == (2, 2)
    b.play("0 summon mandraki 0", "0 summon mandraki 0")
    assert "pass" not in b.may(0)
    assert b.discarded() == ["call"]
    assert Board().waits("call", "call").begins(6).discarded() == ["call", "call"]


def test_16_woodworm() -> None:
    """§6.16 Three wood less."""
    assert events().at("store: wood=5").draw("woodworm").s.store[WOOD] == 2


def test_17_tremor() -> None:
    """§6.17 One dam, of the team's choice, in a thrown zone with a dam."""
    b = events().dams(pali_ring2=1, pali_coast=2).draw("tremor").play("* volcano pali")
    assert b.may(0) == ["breach pali_ring2", "breach pali_coast"]
    b.play("0 breach pali_coast")
    assert list(b.s.dams[PALI]) == [0, 1, 0, 0, 1]
    assert b.s.dam_supply == 30


def test_18_earthquake() -> None:
    """§6.18 One dam in each zone that has one."""
    b = events().dams(pali_ring2=1, pali_coast=2, emporios_ring3=2).draw("earthquake")
    b.play("0 breach pali_ring2")
    assert [sum(row) for row in b.s.dams] == [0, 2, 1, 0]
    assert b.phase == "rolling"


def test_19_onshore_wind() -> None:
    """§6.19 One boat of the team's choice."""
    b = events().boats(mandraki=1, pali=2).draw("wind")
    assert b.may(0) == ["coast mandraki", "coast pali"]
    assert b.play("0 coast pali").s.boats == [1, 1, 0, 0]
    assert b.s.boat_supply == 30


def test_20_panic() -> None:
    """§6.20 Two workers become citizens of their home village; of equal workers who lies goes first."""
    b = events().workers(0, "mandraki_ring1=2").workers(1, "mandraki_ring3=1").at("stars_on_top: 0")
    b.play("* events 2", "* card siesta", "0 strike 0 mandraki_ring1", "0 strike 1 mandraki_ring3", "* card panic")
    b.play("0 strike 0 mandraki_ring1", "0 strike 1 mandraki_ring3")
    assert b.asleep(0) == {}
    assert b.at_work(0) == {"mandraki_ring1": 1}
    assert b.at_home(1) == {"pali": 10}
    assert b.s.crew[1] == 0
    assert b.s.busy[EMPORIOS * 7] == 0
