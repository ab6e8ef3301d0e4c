"""The round and step 1: §3 and §4."""

from __future__ import annotations

from lastboat.games.nisyros.board import MOST_TRIES
from tests.games.nisyros.table import NISYROS, Board


def test_a_whole_round() -> None:
    """§3.1 Ten steps, then the next player and a new round."""
    b = Board()
    b.play("0 ready", "1 ready", "* events 1", "* card rats").dice("wheat", "dams", "wood", "wood", "wood")
    assert b.s.step == 6
    b.play("0 summon mandraki 0", "0 summon mandraki 0", "0 summon pali 1", "0 summon pali 1")
    assert b.s.step == 9
    b.play("* volcano nikia")
    assert (b.s.round_number, b.s.active, b.s.step, b.phase) == (2, 1, 1, "placing")
    assert b.s.store == [0, 0, 6 - 2 - 2]
    assert b.s.lava == [0, 0, 0, 1]


def test_who_decides() -> None:
    """§3.2 The team's choices are the active player's; others have none then."""
    b = Board().workers(0, "mandraki_shipyard=1").at("store: wood=3").begins(4)
    assert (b.phase, NISYROS.actor(b.s)) == ("building", 0)
    assert b.may(0) == ["boat mandraki", "pass"]
    assert b.may(1) == []


def test_what_passes_by_itself() -> None:
    """§3.3 Without wood, stone or a caller nobody is asked between the dice and the eruption."""
    b = Board().workers(0, "mandraki_ring1=1").workers(1, "pali_shipyard=1")
    b.play("0 ready", "1 ready", "* events 1", "* card rats").dice("wheat", "dams", "wheat", "theatre", "less")
    assert b.phase == "evacuating" or b.phase == "placing"
    assert b.s.round_number == 2


def test_placing_workers() -> None:
    """§4.1 A player lifts a worker and puts him down, also at another player's coast; he may move him again."""
    b = Board()
    b.play("0 pick mandraki_theatre", "0 put pali_shipyard", "0 pick pali_shipyard", "0 put mandraki_ring1")
    assert b.at_work(0) == {"mandraki_ring1": 1, "mandraki_theatre": 1}
    b.play("0 pick mandraki_ring1", "0 put mandraki_ring1")
    assert b.at_work(0) == {"mandraki_ring1": 1, "mandraki_theatre": 1}
    assert "pick mandraki_theatre" not in b.may(1)


def test_all_place_at_the_same_time() -> None:
    """§4.1 Seat 1 may place while the table waits for seat 0; the order is the active player's, then clockwise."""
    b = Board(3)
    assert NISYROS.actor(b.s) == 0
    b.play("1 pick pali_theatre", "0 pick mandraki_theatre", "1 put pali_dams", "0 put pali_dams", "1 ready")
    assert b.may(1) == []
    assert NISYROS.actor(b.s) == 0
    assert NISYROS.actor(b.play("0 ready").s) == 2


def test_owners_place_before_the_displaced() -> None:
    """§4.1 The table waits for owners first."""
    b = Board(3).at("home: 0=pali")
    assert NISYROS.actor(b.s) == 1


def test_reach() -> None:
    """§4.2 Own zone and neighbours, counted from home; who stands out of reach may stay."""
    b = Board().workers(0, "emporios_ring4=1")
    b.play("0 pick emporios_ring4")
    zones = {line.split()[1].split("_")[0] for line in b.may(0)[1:]}
    assert zones == {"mandraki", "pali", "nikia"}
    assert b.may(0)[0] == "put emporios_ring4"
    b.play("0 put emporios_ring4", "0 ready")
    assert b.at_work(0) == {"emporios_ring4": 1}


def test_reach_counts_from_the_temporary_home() -> None:
    """§4.2 §16.2 A displaced player reaches from his new home."""
    b = Board().at("home: 0=pali").play("0 pick mandraki_theatre")
    assert "put emporios_ring1" in b.may(0)
    assert "put nikia_ring1" not in b.may(0)


def test_limits() -> None:
    """§4.3 Two on ring 1 and 2, three on a shipyard, all players together; elsewhere any number."""
    b = Board().workers(1, "pali_ring1=2 pali_ring2=1 pali_shipyard=3 pali_ring3=4")
    b.play("0 pick mandraki_theatre")
    assert "put pali_ring1" not in b.may(0)
    assert "put pali_shipyard" not in b.may(0)
    assert "put pali_ring2" in b.may(0)
    assert "put pali_ring3" in b.may(0)
    b.play("0 put pali_ring2", "1 pick pali_ring3")
    assert "put pali_ring2" not in b.may(1)


def test_closed_workplaces() -> None:
    """§4.4 No covered area; of an unused coast only the dam place; a covered coast not at all."""
    b = Board().lava(mandraki=2, pali=5).play("0 pick mandraki_theatre")
    assert "put mandraki_ring2" not in b.may(0)
    assert "put mandraki_ring3" in b.may(0)
    assert not any("pali" in line for line in b.may(0))
    assert [line for line in b.may(0) if "nikia" in line] == [
        "put nikia_ring1", "put nikia_ring2", "put nikia_ring3", "put nikia_ring4", "put nikia_dams",
    ]  # fmt: skip


def test_boats_sail_between_coasts_in_play() -> None:
    """§4.5 Freely between coasts in play, not to unused or covered ones; by option to unused ones too."""
    b = Board(3).boats(mandraki=2).lava(emporios=5)
    assert [line for line in b.may(1) if "sail" in line] == ["sail mandraki pali"]
    b.play("1 sail mandraki pali", "0 sail mandraki pali", "0 sail pali mandraki")
    assert b.s.boats == [1, 1, 0, 0]
    free = Board(3, boats="anywhere").boats(mandraki=2).lava(emporios=5)
    assert [line for line in free.may(0) if "sail" in line] == ["sail mandraki pali", "sail mandraki nikia"]


def test_ready() -> None:
    """§4.6 The events come when all are ready; who has nothing to move is ready at once."""
    b = Board(3)
    b.play("2 ready", "0 ready")
    assert b.phase == "placing"
    assert b.play("1 ready").phase == "event_die"
    b = Board(3).workers(0, "").starts("moving_home", 10)
    assert list(b.s.ready) == [1, 0, 0, 0]
    assert b.may(0) == []
    b = Board(3).workers(0, "").boats(pali=1).starts("moving_home", 10)
    assert list(b.s.ready) == [0, 0, 0, 0]


def test_the_number_of_moves_in_a_step_is_limited() -> None:
    """§4.6 After sixty moves in one step a seat can only be ready."""
    b = Board()
    for _ in range(MOST_TRIES):
        b.play("0 pick mandraki_theatre", "0 put mandraki_theatre")
    assert b.may(0) == ["ready"]
