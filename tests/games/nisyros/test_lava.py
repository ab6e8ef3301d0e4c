"""Steps 8 and 9: §12 and §13."""

from __future__ import annotations

import pytest

from lastboat.games.nisyros.steps.eruptions import eruptions_this_round
from tests.games.nisyros.table import EMPORIOS, MANDRAKI, NIKIA, PALI, Board


def test_no_flow_in_the_first_round() -> None:
    """§12.1 Step 8 is skipped in round 1."""
    assert Board().lava(nikia=1).begins(8, 1).s.lava == [0, 0, 0, 1]
    assert Board().lava(nikia=1).begins(8, 2).s.lava == [0, 0, 0, 2]


def test_the_flow() -> None:
    """§12.2 In every zone with lava one area turns, zones without a player too; without lava nothing flows."""
    b = Board().workers(0, "").workers(1, "").lava(pali=1, emporios=3, nikia=5).begins(8)
    assert b.s.lava == [0, 2, 4, 5]


def test_dams_hold() -> None:
    """§12.3 Only with all spots filled; useless dams go to the supply."""
    b = Board().workers(0, "").workers(1, "").lava(mandraki=1, pali=1, emporios=2, nikia=1)
    b.dams(mandraki_ring2=2, pali_ring2=1, emporios_ring4=2, nikia_ring3=2).begins(8)
    assert b.s.lava == [1, 2, 3, 2]
    assert list(b.s.dams[MANDRAKI]) == [0, 2, 0, 0, 0]
    assert sum(b.s.dams[PALI]) == 0
    assert b.s.dam_supply == 32 - 6
    assert list(b.s.dams[EMPORIOS]) == [0, 0, 0, 2, 0]
    assert "dams_held" in b.told
    b = Board(2, dams="1_2_2_3").workers(0, "").workers(1, "").lava(mandraki=1, pali=4)
    b.dams(mandraki_ring2=1, pali_coast=2).begins(8)
    assert b.s.lava[:2] == [1, 5]


def test_all_turn_together_then_flights_coasts_first() -> None:
    """§12.4 Coasts before slopes, clockwise from the active player's home."""
    b = Board(4).workers(0, "nikia_ring2=1").workers(1, "pali_ring3=1").workers(2, "").workers(3, "")
    b.lava(pali=2, emporios=4, nikia=1).begins(8)
    assert b.s.lava == [0, 3, 5, 2]
    assert (b.phase, b.s.flight, b.s.flier) == ("fleeing", EMPORIOS, 2)
    b.play(*["* luck red"] * 10)
    assert (b.s.flight, b.s.flier) == (PALI, 1)
    b.play("* luck red")
    assert (b.s.flight, b.s.flier) == (NIKIA, 0)


def test_flights_begin_at_the_active_players_home() -> None:
    """§12.4 Clockwise from there, whoever else lives on the way."""
    b = Board(4).at("active: 2").lava(mandraki=1, pali=1, emporios=1, nikia=1)
    for seat, village in enumerate(("mandraki", "pali", "emporios", "nikia")):
        b.workers(seat, f"{village}_ring2=1")
    b.begins(8)
    order = []
    while b.phase == "fleeing":
        order.append(b.s.flier)
        b.play("* luck black")
    assert order == [2, 3, 0, 1]


@pytest.mark.parametrize(
    ("level", "dice", "round_number", "expected"),
    [
        ("achilles", "a=wood", 2, 2),
        ("achilles", "a=wood", 1, 1),
        ("achilles", "a=more b=more c=more", 2, 5),
        ("achilles", "a=more b=more c=more", 1, 4),
        ("heracles", "d=less e=less", 2, 0),
        ("heracles", "d=less e=less", 1, 0),
        ("zeus", "a=more b=more c=more", 2, 6),
        ("zeus", "d=less a=more", 2, 3),
        ("zeus", "d=less e=less", 1, 0),
    ],
)
def test_how_many_eruptions(level: str, dice: str, round_number: int, expected: int) -> None:
    """§13.1 Basic number and dice, one less in round 1, from 0 to three more."""
    b = Board(2, level=level).at(f"face: {dice}\nround_number: {round_number}")
    assert eruptions_this_round(b.s) == expected


def test_direction() -> None:
    """§13.2 The die shows it; a covered zone is thrown again."""
    b = Board().lava(nikia=5, emporios=5).begins(9)
    assert b.may_come() == {
        "volcano mandraki": 1, "volcano pali": 1, "volcano mandraki_emporios": 1, "volcano pali_nikia": 1,
    }  # fmt: skip
    b = Board().lava(nikia=5, pali=5, emporios=5).at("home: 1=mandraki").begins(9)
    assert list(b.may_come()) == ["volcano mandraki", "volcano mandraki_emporios"]


def test_two_villages() -> None:
    """§13.3 Both open: the team chooses; one covered: the other."""
    b = Board().begins(9).play("* volcano pali_nikia")
    assert b.may(0) == ["zone pali", "zone nikia"]
    assert b.play("0 zone nikia").s.lava == [0, 0, 0, 1]
    b = Board().lava(nikia=5).begins(9).play("* volcano pali_nikia")
    assert b.s.lava == [0, 1, 0, 5]


def test_eruption() -> None:
    """§13.4 One area turns, dams or not, and flights come before the next eruption."""
    b = Board().workers(0, "mandraki_ring2=1").lava(mandraki=1).dams(mandraki_ring2=2).begins(9)
    b.play("* volcano mandraki")
    assert b.s.lava[MANDRAKI] == 2
    assert b.s.dam_supply == 32
    assert (b.phase, b.s.eruptions) == ("fleeing", 1)
    assert b.play("* luck black").phase == "eruption_die"
