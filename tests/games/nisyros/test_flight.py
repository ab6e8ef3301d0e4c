"""Flight: §14."""

from __future__ import annotations

from tests.games.nisyros.table import EMPORIOS, MANDRAKI, PALI, WHEAT, Board


def flood(b: Board, village: str) -> Board:
    """One eruption in a zone."""
    b.at("face: d=less").begins(9)
    return b.play(f"* volcano {village}")


def test_one_throw() -> None:
    """§14.1 §1.6 Black in four of six throws; red is Hades."""
    b = flood(Board().workers(0, "nikia_ring1=2"), "nikia")
    assert b.may_come() == {"luck red": 2, "luck black": 4}
    b.play("* luck red", "* luck black")
    assert b.s.hades[0] == 1
    assert b.at_work(0) == {"mandraki_theatre": 1}
    assert b.phase == "placing"


def test_from_a_slope_home() -> None:
    """§14.2 Who escapes stands on the theatre of his home, the temporary one too."""
    b = flood(Board().lava(mandraki=5).at("home: 0=pali").workers(0, "nikia_ring1=1"), "nikia").play("* luck black")
    assert b.at_work(0) == {"pali_theatre": 1}


def test_from_a_slope_without_a_home() -> None:
    """§14.3 Home covered: any coast in play; none: Hades without a throw."""
    b = Board(3).workers(0, "mandraki_ring4=0 nikia_ring2=2").workers(1, "").workers(2, "").kos(8, 0, 0)
    b.lava(mandraki=4, nikia=1).begins(8)
    assert (b.phase, b.s.flier_at) == ("fleeing", 22)
    b.play("* luck black")
    assert b.may(0) == ["coast pali", "coast emporios", "default"]
    b.play("0 coast emporios", "* luck black", "0 default")
    assert b.at_work(0) == {"emporios_theatre": 1, "pali_theatre": 1}
    b = Board().workers(0, "nikia_ring2=2").workers(1, "").kos(8, 10).lava(mandraki=4, pali=5, nikia=1)
    b.at("home: 1=mandraki").begins(8)
    assert b.s.hades[0] == 2
    assert b.told[-1] == "game_ended"


def coast(boats: int, level: str = "achilles", wheat: int = 6) -> Board:
    """Mandraki's coast is covered; three citizens and one worker of seat 0 and a visitor of seat 1 stand there."""
    b = Board(2, level=level).workers(0, "mandraki_theatre=1").workers(1, "mandraki_shipyard=1 pali_theatre=1")
    return flood(b.kos(6, 0).boats(mandraki=boats).lava(mandraki=4).at(f"store: wheat={wheat}"), "mandraki")


def test_by_boat() -> None:
    """§14.4 Boats lying there, citizens first; a boat is spent only by success and serves the next after a failure."""
    b = coast(2).play("0 default", "* luck red")
    assert (b.s.hades[0], b.s.boats[MANDRAKI]) == (1, 2)
    b.play("* luck black", "* luck black")
    assert (b.s.kos[0], b.s.boats[MANDRAKI], b.s.boat_supply) == (8, 0, 32)
    assert b.s.flier_by_boat == 0
    assert b.at_home(0) == {}


def test_order_at_the_boats() -> None:
    """§14.5 Owner's citizens, displaced ones, owner's workers, displaced ones, visitors; the team may reorder."""
    b = Board(4).workers(0, "mandraki_theatre=1").workers(1, "mandraki_shipyard=1").at("home: 2=mandraki")
    b.workers(2, "mandraki_dams=1").workers(3, "nikia_ring4=1").kos(8, 0, 0, 0)
    b.at("citizens[2]: mandraki=1 emporios=0\nkos: 2=8").boats(mandraki=8).lava(mandraki=4, emporios=5)
    flood(b, "mandraki")
    assert b.may(0) == [
        "board_citizen 0", "board_worker 0", "board_worker 1", "board_citizen 2", "board_worker 2", "default",
    ]  # fmt: skip
    b.play("0 board_worker 1", "* luck black", "0 default")
    order = []
    while b.phase == "fleeing":
        order.append((b.s.flier, b.s.flier_at < 0))
        b.play("* luck black")
    assert b.s.kos[1] == 1
    assert order == [(0, True), (2, True), (0, False), (2, False)]


def test_visitors_are_last_at_the_boats() -> None:
    """§14.5 §3.3 The usual order lets everybody who lives there go first."""
    b = Board(3).workers(0, "mandraki_theatre=1").workers(1, "mandraki_shipyard=1").at("home: 2=mandraki")
    b.workers(2, "mandraki_dams=1").kos(8, 0, 0).at("citizens[2]: mandraki=1 emporios=0\nkos: 2=8")
    flood(b.boats(mandraki=8).lava(mandraki=4, emporios=5), "mandraki").play("0 default")
    order = []
    while b.phase == "fleeing":
        order.append((b.s.flier, b.s.flier_at < 0))
        b.play("* luck black")
    assert order == [(0, True), (2, True), (0, False), (2, False), (1, False)]


def test_wheat_for_boats() -> None:
    """§14.6 A wheat for each success; without wheat no boat; the team may decline."""
    b = coast(3, "heracles", wheat=1)
    assert b.may(0)[-1] == "pass"
    b.play("0 board_citizen 0", "* luck red")
    assert b.s.store[WHEAT] == 1
    b.play("0 board_citizen 0", "* luck black")
    assert b.s.store[WHEAT] == 0
    assert (b.phase, b.s.flier_by_boat) == ("fleeing", 0)
    b = coast(3, "zeus").play("0 pass")
    assert (b.phase, b.s.flier_by_boat, b.s.store[WHEAT]) == ("fleeing", 0, 6)
    assert "pass" not in coast(2).may(0)


def test_boats_are_declined_for_one_flight() -> None:
    """§14.6 At the next coast the team is asked again."""
    b = Board(3, level="heracles").workers(0, "").workers(1, "").workers(2, "").kos(9, 9, 9)
    b.boats(mandraki=1, pali=1).lava(mandraki=4, pali=4).begins(9).play("* volcano mandraki")
    assert b.phase == "boarding"
    b.play("0 pass", "* luck red", "* volcano pali")
    assert b.phase == "boarding"


def test_to_another_coast() -> None:
    """§14.7 A neighbour in play; citizens to the village, workers to the theatre."""
    b = coast(0).play("* luck black", "* luck black", "* luck red", "* luck black")
    assert b.at_home(0) == {"pali": 2}
    assert b.s.hades[0] == 1
    b.play("* luck black")
    assert b.at_work(1) == {"pali_theatre": 2}


def opposite(**lava: int) -> Board:
    """Seats 0 and 1 live opposite each other; Mandraki's coast is covered."""
    b = Board(2, villages="chosen").play("0 settle mandraki", "1 settle emporios")
    return flood(b.workers(0, "").kos(9, 0).lava(mandraki=4, **lava), "mandraki")


def test_the_opposite_coast() -> None:
    """§14.7 Reached only past an open neighbouring coast, used or not; else Hades without a throw."""
    b = opposite(pali=5).play("* luck black")
    assert b.at_home(0) == {"emporios": 1}
    b = opposite(pali=5, nikia=5)
    assert b.s.hades[0] == 1
    assert "cut_off" in b.told


def test_where_to() -> None:
    """§14.8 The team chooses; a visitor goes to the theatre of his home if he can reach it."""
    b = Board(4).workers(0, "").workers(1, "mandraki_dams=1").workers(2, "").workers(3, "").kos(9, 0, 0, 0)
    flood(b.lava(mandraki=4), "mandraki").play("* luck black")
    assert b.may(0) == ["coast pali", "coast emporios", "coast nikia", "default"]
    b.play("0 coast nikia", "* luck black")
    assert b.at_home(0)  # moved to a new home at the end of the round
    assert b.at_work(1) == {"pali_theatre": 1}


def test_a_visitor_whose_home_is_covered_too() -> None:
    """§14.8 Home and workplace turn together: another coast, as the team likes."""
    b = Board(4).workers(0, "").workers(1, "").workers(2, "mandraki_dams=1").workers(3, "").kos(10, 0, 9, 0)
    b.lava(mandraki=4, emporios=4).begins(8).play("* luck black")
    assert b.may(0) == ["coast pali", "coast nikia", "default"]
    b.play("0 coast nikia")
    assert b.at_work(2) == {"nikia_theatre": 1}
    assert (b.phase, b.s.home[2]) == ("eruption_die", EMPORIOS)


def test_a_visitor_cut_off_from_home() -> None:
    """§14.7 §14.8 Home stands opposite, past two covered coasts: nothing can be reached."""
    b = Board(3).workers(0, "").workers(2, "mandraki_dams=1").workers(1, "").kos(10, 0, 0)
    flood(b.lava(mandraki=4, pali=5, nikia=5).at("home: 1=emporios\ncitizens[1]: pali=0 emporios=10"), "mandraki")
    assert b.s.hades[2] == 1
    assert b.s.lava[EMPORIOS] == 0


def test_boats_left() -> None:
    """§14.9 Boats left go to the supply, at an unused coast too."""
    b = coast(7).play("0 default", *["* luck black"] * 5)
    assert (b.s.boats[MANDRAKI], b.s.boat_supply) == (0, 32)
    b = flood(Board(2, boats="anywhere").boats(nikia=3).lava(nikia=4), "nikia")
    assert (b.s.boats[3], b.s.boat_supply) == (0, 32)


def test_an_unused_coast() -> None:
    """§14.10 Dam workers of an unused coast flee home as from a slope."""
    b = flood(Board().workers(0, "nikia_dams=1").lava(nikia=4), "nikia")
    b.play("* luck black")
    assert b.at_work(0) == {"mandraki_theatre": 1}
    assert b.s.lava[PALI] == 0
