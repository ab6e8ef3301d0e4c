"""What the page and the terminal are told: the table as data, why something cannot be done, and marks."""

from __future__ import annotations

import pytest

from lastboat.games.nisyros import board, show
from lastboat.games.nisyros.steps.eruptions import eruptions_this_round
from lastboat.games.nisyros.table import Jobs
from lastboat.kernel import i18n
from lastboat.sim import record_game
from tests.games.nisyros.table import NISYROS, PALI, STONE, WHEAT, WOOD, Board


def why(b: Board, seat: int = 0) -> dict[str, str]:
    """The reasons a seat is given, by verb."""
    return {verb: message.id for verb, message in show.blocked(b.s, seat)}


def marks(b: Board, seat: int = 0) -> dict[str, str | None]:
    """The mark of everything a seat may do."""
    return {text: show.mark(b.s, seat, NISYROS.actions.encode(text)) for text in b.may(seat)}


def test_no_boat_to_sail() -> None:
    """§4.5 Without a boat, or with a single coast, nothing sails; with both nothing is said."""
    assert why(Board(2)) == {"sail": "not-sail-none"}
    assert why(Board(2).boats(pali=1)) == {}
    nowhere = Board(2).boats(pali=1).lava(mandraki=5)
    assert why(nowhere) == {"sail": "not-sail-nowhere"}
    assert (show.prompt(nowhere.s).args["boats"], show.prompt(Board(2).boats(pali=1).s).args["boats"]) == (0, 1)


def test_nobody_to_place() -> None:
    """§4.1 A player without workers may still sail boats."""
    b = Board(2).workers(0, "").boats(pali=1)
    assert why(b) == {"pick": "not-pick-nobody"}
    assert why(b, 1) == {}


def test_moved_often_enough() -> None:
    """§4.6 After 60 moves a seat can only be ready."""
    b = Board(2).boats(pali=1).at("tries: 0=60")
    assert b.may(0) == ["ready"]
    assert why(b) == {"pick": "not-pick-tries", "sail": "not-sail-tries"}


def test_who_is_not_asked_is_told_nothing() -> None:
    """§3.2 Reasons are for the seat that is asked, and not while it holds a worker or is ready."""
    assert why(Board(2).play("0 pick mandraki_theatre")) == {}
    assert why(Board(2).play("0 ready")) == {}
    b = building("mandraki_shipyard=1", wood=3)
    assert why(b, 1) == {}


def building(workers: str, stone: int = 0, wood: int = 0) -> Board:
    """A table where step 5 comes next."""
    b = Board(2).workers(0, workers).at(f"store: stone={stone} wood={wood}")
    return b.begins(4)


def test_why_no_boat() -> None:
    """§9.1, §9.3 A builder, wood and a boat in the supply are needed; the first that is missing is named."""
    assert why(building("mandraki_dams=2", stone=3, wood=3)) == {"boat": "not-boat-builder"}
    assert why(building("mandraki_dams=1 mandraki_shipyard=1", stone=3)) == {"boat": "not-boat-wood"}
    b = building("mandraki_dams=1 mandraki_shipyard=1", stone=3, wood=3)
    assert why(b) == {}
    b.s.boats[PALI], b.s.boat_supply = b.s.boats[PALI] + b.s.boat_supply, 0
    assert why(b) == {"boat": "not-boat-supply"}


def test_why_no_dam() -> None:
    """§9.2, §9.3 A builder, stone, a dam in the supply and a free spot are needed."""
    assert why(building("mandraki_shipyard=2", stone=3, wood=3)) == {"dam": "not-dam-builder"}
    assert why(building("mandraki_dams=1 mandraki_shipyard=1", wood=3)) == {"dam": "not-dam-stone"}
    b = building("mandraki_dams=1 mandraki_shipyard=1", stone=3, wood=3)
    full = b.dams(mandraki_ring2=2, mandraki_ring3=2, mandraki_ring4=2, mandraki_coast=2)
    assert why(full) == {"dam": "not-dam-spot"}
    b = building("mandraki_dams=1 mandraki_shipyard=1", stone=3, wood=3)
    b.s.dam_supply = 0
    assert why(b) == {"dam": "not-dam-supply"}
    assert (b.s.store[STONE], b.s.store[WOOD]) == (3, 3)


def test_why_no_die() -> None:
    """§7.3, §7.4 A doubler needs a workplace of its kind, Hermes needs a die that shows him."""
    b = Board(2).workers(0, "mandraki_theatre=2").workers(1, "pali_shipyard=1").begins(3)
    b.dice("stone", "theatre", "hermes", "stone", "less")
    assert why(b) == {}
    assert why(b.play("0 double mandraki_theatre")) == {"double": "not-double-die"}
    b = Board(2).workers(0, "mandraki_theatre=2").begins(3).dice("stone", "theatre", "wood", "stone", "less")
    assert why(b) == {"hermes": "not-hermes-die"}


def test_nobody_of_a_kind_to_rescue() -> None:
    """§15.1 When all citizens are gone only workers are left to bring to Kos."""
    b = Board(2).workers(0, "mandraki_theatre=10").workers(1, "pali_theatre=10").boats(pali=2).begins(10)
    assert why(b) == {"rescue_citizen": "not-rescue-citizen-nobody"}


def test_marks_of_step_1() -> None:
    """§4.6 Only the last one who is ready ends the step."""
    b = Board(2).boats(pali=1)
    assert set(marks(b).values()) == {None}
    b.play("1 ready")
    assert {text for text, mark in marks(b).items() if mark == "final"} == {"ready"}


def test_what_ends_a_step_is_final() -> None:
    """§9.3 Building goes on while something can be built; stopping, and the last piece, end the step."""
    b = building("mandraki_shipyard=2", wood=2)
    assert marks(b) == {"boat mandraki": None, "pass": "final"}
    assert marks(b.play("0 boat mandraki"))["boat mandraki"] == "final"


def test_sure_death_is_marked() -> None:
    """§14.6, §14.7 Who declines the boats where no coast can be reached sends everybody to Hades."""
    b = Board(2, level="heracles").lava(mandraki=5, pali=5, nikia=5).boats(pali=1)
    b = b.at("fleeing: pali=4").workers(0, "emporios_ring4=1").starts("flights", 8)
    assert b.phase == "boarding"
    assert b.s.store[WHEAT] > 0
    found = marks(b)
    assert found.pop("pass") == "loses"
    assert set(found.values()) == {"final"}


def test_a_mark_changes_nothing() -> None:
    """Looking ahead happens on a copy."""
    b = building("mandraki_shipyard=2", wood=2)
    before = b.s.copy()
    marks(b)
    assert b.s == before


def test_the_flier_is_shown_only_while_somebody_runs() -> None:
    """§14.5 While it is still open who tries the next boat nobody runs."""
    b = Board(2).lava(mandraki=5).boats(mandraki=1).at("fleeing: mandraki=4").starts("flights", 8)
    assert b.phase == "boarding"
    flight = show.table(b.s, 0)["flight"]
    assert flight == {"area": "mandraki_coast", "seat": None, "from": None, "by_boat": True}
    flight = show.table(b.play("0 board_worker 0").s, 0)["flight"]
    assert flight == {"area": "mandraki_coast", "seat": 0, "from": "mandraki_theatre", "by_boat": True}


def jobs(b: Board) -> Jobs:
    """What can still be built and called in Mandraki."""
    return show.table(b.s, 0)["zones"][0]["jobs"]


def test_jobs_are_shown_in_their_step() -> None:
    """§9.3 §10.2 What was not built or called is forgotten when the step ends."""
    b = building("mandraki_shipyard=2 mandraki_dams=1 mandraki_theatre=1", stone=3, wood=3)
    assert jobs(b) == {"boats": 2, "dams": 1, "calls": 0}
    b.play("0 pass")
    assert (b.phase, jobs(b)) == ("summoning", {"boats": 0, "dams": 0, "calls": 1})
    b.play("0 end_step")
    assert (b.phase, jobs(b)) == ("eruption_die", {"boats": 0, "dams": 0, "calls": 0})


def test_jobs_need_something_to_do_them_with() -> None:
    """§9.3, §10.1 Wood, stone, supplies, free spots and citizens are counted too."""
    b = building("mandraki_shipyard=3 mandraki_dams=3", stone=2, wood=1)
    assert jobs(b) == {"boats": 1, "dams": 2, "calls": 0}
    b.s.boat_supply, b.s.dam_supply = 0, 1
    assert jobs(b) == {"boats": 0, "dams": 1, "calls": 0}
    b.s.dam_supply = 9
    b.lava(mandraki=4).s.dams[0][4] = 1
    assert jobs(b)["dams"] == board.SPOTS[b.s.dam_plan][4] - 1
    b = building("mandraki_theatre=3").at("citizens[0]: mandraki=1")
    assert (b.phase, jobs(b)["calls"]) == ("summoning", 1)


def test_eruptions_are_counted_when_the_dice_lie() -> None:
    """§13.1 Before that nobody knows; then they are counted down."""
    b = Board(2)
    assert (b.s.step, show.table(b.s, 0)["eruptions"]) == (1, None)
    b = Board(2).begins(3).at("face: a=stone b=wood c=wheat d=less e=hermes")
    assert show.table(b.s, 0)["eruptions"] == eruptions_this_round(b.s)
    b.s.face[0] = -1
    assert show.table(b.s, 0)["eruptions"] is None
    b = Board(2).begins(9)
    due = b.s.eruptions
    assert (due > 0, show.table(b.s, 0)["eruptions"]) == (True, due)


def asked(b: Board, lang: str = "en") -> str:
    """The prompt in words."""
    return i18n.say(show.prompt(b.s), lang, NISYROS.folder / "words", ("Ann", "Bob"))


def test_the_flight_names_its_area() -> None:
    """§14.1 A slope is not the village below it."""
    b = Board(2).workers(0, "nikia_ring1=1").at("face: d=less").begins(9).play("* volcano nikia")
    assert asked(b).startswith("Flight from ring 1 above Nikia: ")
    b = Board(2).lava(mandraki=5).boats(mandraki=1).at("fleeing: mandraki=4").starts("flights", 8)
    assert asked(b).startswith("Flight from the coast of Mandraki: ")


def test_who_may_return_is_told_that_he_may_stay() -> None:
    """§16.3 The restored coast and the present home are named; who lost his home is asked as always."""
    b = Board(2).lava(mandraki=4).at("home: 0=pali\nrestored: mandraki=1\ncitizens[0]: mandraki=0 pali=8")
    b.begins(10)
    assert b.may(0) == ["coast mandraki", "pass"]
    assert asked(b) == "Ann may move back to Mandraki or stay in Pali (“Pass”)."
    b = Board(3).lava(mandraki=5).begins(10)
    assert show.prompt(b.s).id == "prompt-moving-home"


def test_boats_are_spoken_of_once_there_are_any() -> None:
    """§4.5 Before the first boat is built, nobody is told that boats can sail."""
    assert asked(Board(2)) == "Step 1: Ann places workers; the others may too."
    assert asked(Board(2).boats(pali=1)) == "Step 1: Ann places workers; the others may too. Boats can sail."


def test_no_die_lies_before_the_first_round() -> None:
    """§7.1 While villages are chosen the dice are still in the box."""
    b = Board(2, villages="chosen")
    assert b.phase == "villages"
    assert {(die["face"], die["on"]) for die in show.table(b.s, 0)["dice"]} == {(None, None)}


def test_the_runner_is_shown_until_he_is_put_down() -> None:
    """§6.2 Who has been named runs from where he stood."""
    b = Board(2).workers(0, "mandraki_theatre=1").waits("runner").starts("running", 3)
    assert show.table(b.s, 0)["runner"] is None
    b.play("0 run 0 mandraki_theatre")
    assert show.table(b.s, 0)["runner"] == {"seat": 0, "from": "mandraki_theatre"}
    b.play("0 put mandraki_ring3")
    assert show.table(b.s, 0)["runner"] is None


@pytest.mark.parametrize("seats", [2, 4])
def test_reasons_never_speak_of_what_is_possible(seats: int) -> None:
    """Over whole games: no reason for something the seat can do, and every mark is one of the two or none."""
    for state in record_game(NISYROS, seats, seed=11).replay()[::7]:
        for seat in range(seats):
            codes = NISYROS.legal(state, seat)
            verbs = {NISYROS.actions.verb_of(code).name for code in codes}
            assert verbs.isdisjoint(verb for verb, _ in show.blocked(state, seat))
            assert {show.mark(state, seat, code) for code in codes} <= {None, "final", "loses"}
