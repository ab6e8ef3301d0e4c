"""Step 10, displaced players and the end: §15 to §17."""

from __future__ import annotations

import pytest

import lastboat
from lastboat.bots import Situation, bot
from lastboat.games.nisyros import rules
from tests.games.nisyros.table import MANDRAKI, NISYROS, PALI, WHEAT, Board


def leaving(level: str = "achilles", **boats: int) -> Board:
    """A table where step 10 comes next, with one worker each on a slope and at home."""
    b = Board(2, level=level).workers(0, "mandraki_ring3=1").workers(1, "pali_theatre=1").boats(**boats)
    return b.begins(10)


def test_who_may_leave() -> None:
    """§15.1 Anybody from anywhere, as many as boats allow, or nobody."""
    b = leaving(mandraki=3)
    assert b.may(0) == [
        "rescue_citizen 0 mandraki", "rescue_worker 0 mandraki_ring3", "rescue_citizen 1 pali",
        "rescue_worker 1 pali_theatre", "default", "pass",
    ]  # fmt: skip
    b.play("0 rescue_worker 0 mandraki_ring3", "0 rescue_citizen 1 pali", "0 pass")
    assert b.s.kos[:2] == [1, 1]
    assert b.s.boats[MANDRAKI] == 1
    assert b.phase == "placing"


def test_default_evacuation() -> None:
    """§3.3 §15.1 In one choice: as many as possible, the player with fewest on Kos first, citizens first."""
    b = leaving(mandraki=2, pali=3).play("0 default")
    assert b.s.kos[:2] == [3, 2]
    assert b.s.crew == [1, 1, 0, 0]


def test_the_price() -> None:
    """§15.2 A boat, and on Heracles and Zeus a wheat."""
    b = (
        leaving("heracles", mandraki=3)
        .at("store: wheat=2")
        .play("0 rescue_citizen 0 mandraki", "0 rescue_citizen 1 pali")
    )
    assert (b.s.store[WHEAT], b.s.boats[MANDRAKI], b.phase) == (0, 1, "placing")
    b = leaving(mandraki=1).play("0 rescue_citizen 0 mandraki")
    assert b.s.store[WHEAT] == 6
    assert leaving("zeus").phase == "placing"


def test_which_boat() -> None:
    """§15.3 Boats of all zones; taken where most lie; they go to the supply."""
    b = leaving(mandraki=1, pali=3).play("0 rescue_citizen 0 mandraki")
    assert (b.s.boats, b.s.boat_supply) == ([1, 2, 0, 0], 29)


def test_a_new_home() -> None:
    """§16.1 Who lost his home moves everybody to a coast in play of his choice, without a test of reach."""
    b = Board(3).lava(mandraki=5).workers(0, "nikia_ring3=2").at("citizens[0]: mandraki=0 pali=3 emporios=5")
    b.begins(10)
    assert NISYROS.actor(b.s) == 0
    assert b.may(0) == ["coast pali", "coast emporios"]
    b.play("0 coast emporios")
    assert b.at_home(0) == {"emporios": 8}
    assert b.at_work(0) == {"emporios_theatre": 2}
    assert (b.phase, b.s.home[0], b.s.own[0]) == ("placing", 2, MANDRAKI)
    b.begins(10)
    assert b.phase == "placing"


def test_a_player_with_nobody_left_chooses_too() -> None:
    """§16.1 Once for each home lost; a single coast in play is no choice."""
    b = Board(2).workers(0, "").kos(10, 0).lava(mandraki=5).begins(10)
    assert b.s.home[0] == PALI


def test_living_there() -> None:
    """§16.2 Summons and flights count from the new home."""
    b = Board(2).lava(mandraki=5).at("citizens[0]: mandraki=0 pali=8").workers(0, "").begins(10)
    b.workers(0, "pali_ring3=1").workers(1, "pali_theatre=1").begins(6)
    assert b.may(1) == ["summon pali 0", "summon pali 1", "pass"]


def test_a_restored_coast() -> None:
    """§16.3 In play at once; at the end of that round its owner may move back, or stay."""
    b = Board(2).lava(mandraki=5).at("citizens[0]: mandraki=0 pali=8").begins(10)
    assert b.s.home[0] == PALI
    for choice, home in (("0 coast mandraki", MANDRAKI), ("0 pass", PALI)):
        c = Board(2)
        c.s = b.s.copy()
        c.at("active: 0\nphase: event_die").draw("crevice")
        assert c.s.lava[MANDRAKI] == 4
        c.lava(mandraki=4).begins(10)
        assert c.may(0) == ["coast mandraki", "pass"]
        c.play(choice)
        assert c.s.home[0] == home
        assert c.phase == "placing"
        assert c.begins(10).phase == "placing"


def test_a_restored_coast_that_is_covered_again() -> None:
    """§16.3 No way back when the lava came again."""
    b = Board(2).lava(mandraki=5).at("home: 0=pali\nrestored: mandraki=1\ncitizens[0]: mandraki=0 pali=8")
    assert b.begins(10).phase == "placing"
    assert list(b.s.restored) == [0, 0, 0, 0]


def test_two_coasts_restored_in_one_round() -> None:
    """§16.3 §5.5 When the pile is made again within step 2, card 14 may come twice: both owners are asked."""
    b = Board(3).lava(mandraki=5, pali=5).at("home: 0=emporios 1=emporios\ncitizens[0]: mandraki=0 emporios=8")
    b.at("citizens[1]: pali=0 emporios=8\nphase: event_die\nround_number: 9\nstep: 2\nstars_on_top: 0")
    for c in range(20):
        b.s.discard[c] = b.s.pile[c]
        b.s.pile[c] = 0
    b.at("pile: crevice=1\ndiscard: crevice=0")
    b.play("* events 2", "* card crevice", "0 zone mandraki", "* card crevice", "0 zone pali")
    assert b.s.lava[:2] == [4, 4]
    b.begins(10)
    assert (NISYROS.actor(b.s), b.may(0)) == (0, ["coast mandraki", "pass"])
    b.play("0 coast mandraki")
    assert (NISYROS.actor(b.s), b.may(1)) == (1, ["coast pali", "pass"])
    b.play("1 pass")
    assert (b.phase, list(b.s.home)) == ("placing", [MANDRAKI, 2, 2, -1])


def test_a_home_is_chosen_once() -> None:
    """§16.1 §16.3 Who lost the home he lived in and chose another coast is not asked for his own one again."""
    b = Board(3).lava(mandraki=4, pali=5).workers(0, "").workers(1, "")
    b.at("home: 0=pali 1=emporios\nrestored: mandraki=1\ncitizens[0]: mandraki=0 emporios=10")
    b.at("citizens[1]: pali=0 emporios=10").begins(10)
    assert b.may(0) == ["coast mandraki", "coast emporios"]
    b.play("0 coast emporios")
    assert (b.phase, list(b.s.home)) == ("placing", [2, 2, 2, -1])


def test_the_island_is_covered() -> None:
    """§17.1 All twenty areas: named before the other reasons."""
    b = Board(2).lava(mandraki=4, pali=5, emporios=5, nikia=5).workers(0, "").workers(1, "").kos(10, 10)
    b.at("face: d=less\nhome: 1=mandraki").begins(9).play("* volcano mandraki")
    assert NISYROS.verdicts.tokens[rules.verdict(b.s)] == "big_covered"
    assert rules.actor(b.s) == -2


def test_no_coast_in_play() -> None:
    """§17.1 The game is over at once when no player's coast is left; who is still there is not saved."""
    b = Board(2).lava(mandraki=4, pali=5).workers(0, "").workers(1, "nikia_ring4=1").kos(8, 7)
    b.at("home: 1=mandraki\ncitizens[1]: pali=0\nhades: 1=2\nface: d=less").begins(9)
    b.play("* volcano mandraki")
    assert NISYROS.verdicts.tokens[rules.verdict(b.s)] == "small_no_coast"
    assert b.s.hades[0] == 2
    assert b.at_work(1) == {"nikia_ring4": 1}


def last_boats(level: str = "achilles", **boats: int) -> Board:
    """The last coast in play is covered by an eruption; workers stand above Nikia, where nobody lives."""
    b = Board(2, level=level, boats="anywhere").workers(0, "nikia_ring4=2").workers(1, "nikia_ring4=3").kos(8, 7)
    b.lava(mandraki=4, pali=5).boats(**boats).at("home: 1=mandraki\nface: d=less")
    return b.begins(9).play("* volcano mandraki")


def ended(b: Board) -> str:
    """How the game ended, and why."""
    name: str = NISYROS.verdicts.tokens[rules.verdict(b.s)]
    return name


def test_boats_at_an_unused_coast_are_still_used() -> None:
    """§17.1 §4.5 §15.3 No coast is in play but boats lie at an unused one: the round goes on to the end of step 10."""
    b = last_boats(nikia=6)
    assert (b.phase, ended(b)) == ("evacuating", "playing")
    assert b.may(0) == ["rescue_worker 0 nikia_ring4", "rescue_worker 1 nikia_ring4", "default", "pass"]
    b.play("0 default")
    assert (list(b.s.kos[:2]), ended(b)) == ([10, 10], "big_nobody")
    b = last_boats(nikia=2).play("0 rescue_worker 1 nikia_ring4", "0 rescue_worker 1 nikia_ring4")
    assert (list(b.s.kos[:2]), ended(b)) == ([8, 9], "small_no_coast")


def test_no_round_begins_without_a_coast_in_play() -> None:
    """§17.1 Whoever stays behind after step 10, by choice or for lack of wheat, is not saved."""
    b = last_boats(nikia=6).play("0 rescue_worker 1 nikia_ring4", "0 pass")
    assert (list(b.s.kos[:2]), ended(b)) == ([8, 8], "small_no_coast")
    assert b.told[-1] == "game_ended"
    b = last_boats("heracles", nikia=6)
    assert b.phase == "evacuating"
    b = last_boats("heracles", nikia=6).at("store: wheat=1").play("0 rescue_worker 0 nikia_ring4")
    assert (list(b.s.kos[:2]), ended(b)) == ([9, 7], "small_no_coast")


def test_the_last_boats_can_be_lost_to_the_lava() -> None:
    """§17.1 §14.9 While the round goes on the lava may still cover the unused coast: then nobody can leave."""
    b = Board(2, boats="anywhere").workers(0, "emporios_ring4=2").workers(1, "").kos(8, 10).boats(nikia=3)
    b.lava(mandraki=4, pali=5, nikia=4).at("home: 1=mandraki").begins(9).play("* volcano mandraki")
    assert (b.phase, b.s.eruptions) == ("eruption_die", 1)
    b.play("* volcano nikia")
    assert (b.s.boat_supply, ended(b)) == (32, "small_no_coast")
    assert b.at_work(0) == {"emporios_ring4": 2}


@pytest.mark.parametrize("name", ["greedy", "normal"])
def test_bots_use_the_last_boats(name: str) -> None:
    """§17.1 With no coast in play they still bring to Kos whom they can."""
    b = last_boats(nikia=4)
    player = bot(name, simulations=64)
    while (seat := rules.actor(b.s)) >= 0:
        code = player.choose(Situation(lastboat.game("nisyros"), 2, seat, seat, 0, b.s))
        assert code in NISYROS.legal(b.s, seat)
        rules.apply(b.s, seat, code)
    assert ended(b) == "big_no_coast"


def test_nobody_left() -> None:
    """§17.1 Tested after every rescue and after flights."""
    b = Board(2).workers(0, "").workers(1, "").kos(10, 8).hades(0, 1).boats(pali=2).begins(10)
    b.play("0 rescue_citizen 1 pali")
    assert NISYROS.verdicts.tokens[rules.verdict(b.s)] == "big_nobody"
    b = Board(2).workers(0, "").workers(1, "nikia_ring1=1").kos(10, 3).hades(0, 6).at("face: d=less")
    b.begins(9).play("* volcano nikia", "* luck red")
    assert NISYROS.verdicts.tokens[rules.verdict(b.s)] == "defeat_nobody"


@pytest.mark.parametrize(
    ("saved", "verdict", "score"),
    [((10, 9), "big", 1000), ((10, 8), "small", 700), ((7, 7), "small", 700), ((10, 6), "defeat", 0)],
)
def test_the_result(saved: tuple[int, int], verdict: str, score: int) -> None:
    """§17.2 By the player with fewest people on Kos."""
    b = Board(2).workers(0, "").workers(1, "").kos(saved[0] - 1, saved[1]).hades(10 - saved[0], 10 - saved[1])
    assert rules.score(b.s, 0) == 0
    b.boats(pali=1).begins(10).play("0 default")
    assert NISYROS.verdicts.tokens[rules.verdict(b.s)] == f"{verdict}_nobody"
    assert [rules.score(b.s, p) for p in (0, 1)] == [score, score]
    assert NISYROS.show.result(b.s).id == f"result-{verdict}"
