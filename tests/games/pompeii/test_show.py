"""What cannot be done and why, and which moves carry a mark."""

from __future__ import annotations

import pytest

from lastboat import LANGUAGES
from lastboat.games.pompeii import show
from lastboat.kernel import i18n
from lastboat.sim import record_game
from tests.games.pompeii.town import OF_2013, POMPEII, Town, fleeing, only_in_bag, settling


def reasons(town: Town, seat: int = 0) -> set[tuple[str, str]]:
    known = POMPEII.observe(town.s, seat)
    return {(verb, message.id) for verb, message in show.blocked(known, seat)}


def marks(town: Town) -> dict[str, str]:
    """The marks of the actor's choices that have one."""
    seat = town.actor
    known = POMPEII.observe(town.s, seat)
    found = {POMPEII.actions.text(code): show.mark(known, seat, code) for code in POMPEII.legal(town.s, seat)}
    return {action: mark for action, mark in found.items() if mark}


def test_only_the_actor_gets_reasons() -> None:
    assert reasons(settling(), 1) == set()
    assert reasons(fleeing({0: "c3", 1: "d3"})) == set()


def test_before_a_card_is_played() -> None:
    """§3.5, §5.1 No relatives yet; no figure when the supply is empty."""
    assert reasons(settling()) == {("relative", "not-relative-before-ad79")}
    town = settling(erupted=True)
    town.s.supply[0] = 0
    assert reasons(town) == {("settle", "not-settle-supply")}


def test_after_a_card_is_played() -> None:
    """§3.4 The card has to be finished; a joker brings nobody."""
    assert reasons(settling(hands="4 5 6 7").do("play 4")) == {
        ("play", "not-play-yet"),
        ("relative", "not-relative-before-ad79"),
    }
    joker = settling(hands="7 5 6 7", erupted=True).put(1, "f5 f5 f5").do("play 7")
    assert ("relative", "not-relative-joker") in reasons(joker)


@pytest.mark.parametrize(("rule", "spared"), [("any_figure", False), ("opponents_figure", True)])
def test_an_omen_may_spare_the_own_figures(rule: str, spared: bool) -> None:
    """§4.3 Said only where the table plays so and an own figure stands in the town."""
    town = settling(erupted=True, omen=rule).put(0, "a2").put(1, "b2")
    town.do("play 4", "settle f3", "* draw omen")
    assert (("throw", "not-throw-own") in reasons(town)) is spared


def test_lava_comes_before_running() -> None:
    """§6.1 First six tiles without a run, then a tile before each, laid or put aside (§6.5)."""
    town = fleeing({0: "c3", 1: "d3"}, {"coin": "c2"}, drawn=5)
    assert reasons(town.do("* tile coin")) == {("run", "not-run-silent")}
    town = fleeing({0: "c3", 1: "d3"}, {"coin": "c2"})
    assert reasons(town.do("* tile coin")) == {("run", "not-run-tile")}
    assert reasons(town.do("lay b2")) == {("lay", "not-lay-laid")}
    put_aside = fleeing({0: "a2", 1: "a2"}, {"vase": "k3", "column": "j3 k4"}).do("* tile vase")
    assert reasons(put_aside) == {("lay", "not-lay-laid")}


def test_a_gate_may_be_too_far() -> None:
    """§7.4 One step more than to its cell; a picked figure has to run (§7.1)."""
    town = fleeing({0: "b5 a5", 1: "d3"}, {"coin": "c2"}).do("* tile coin", "lay b2", "run b5")
    assert reasons(town) == {("lay", "not-lay-laid"), ("leave", "not-leave-far"), ("rest", "not-rest-runner")}
    town = fleeing({0: "b5 a5", 1: "d3"}, {"coin": "c2"}).do("* tile coin", "lay b2", "run a5")
    assert reasons(town) == {("lay", "not-lay-laid"), ("rest", "not-rest-runner")}


def test_the_same_figure_twice() -> None:
    """§7.1 Of 2013: the figure that has just run and did not stand alone is named."""
    town = fleeing({0: "c5 c5 f3", 1: "d3"}, {"coin": "c2"}, same_figure_twice="last_or_alone")
    town.do("* tile coin", "lay b2", "run c5", "to b5")
    assert ("run", "not-run-same") in reasons(town)
    told = dict(show.blocked(town.s, 0))["run"]
    assert told.args["cell"].token == "b5"


def test_a_move_that_ends_the_game_is_marked() -> None:
    """§8.2 The last figure out: final for who wins by it, lost for who does not."""
    town = fleeing({0: "a5"}, {"coin": "c2"})
    assert marks(town.do("* tile coin", "lay b2")) == {}
    assert marks(town.do("run a5")) == {"leave marina": "final"}
    town = fleeing({0: "a5"}, {"coin": "c2"})
    town.s.saved[1], town.s.box[1] = 2, town.s.box[1] - 2
    assert marks(town.do("* tile coin", "lay b2", "run a5")) == {"leave marina": "loses"}


def test_burying_the_last_figure_is_marked() -> None:
    """§8.2 Lava that leaves nobody in the town ends the game."""
    town = fleeing({1: "b2"}, {"coin": "c2"})
    town.s.saved[0], town.s.box[0] = 1, town.s.box[0] - 1
    assert marks(town.do("* tile coin")) == {"lay b2": "final"}


def test_the_last_tile_is_marked() -> None:
    """§8.1 After it, to rest ends the game."""
    town = only_in_bag(fleeing({0: "c5", 1: "d3"}, {"coin": "c2"}), "coin")
    assert marks(town.do("* tile coin", "lay b2")) == {"rest": "final"}


def test_nothing_is_marked_while_settling() -> None:
    """§9.1 The pile is not looked into."""
    assert marks(settling()) == {}


@pytest.mark.parametrize("options", [{}, OF_2013])
def test_reasons_are_true_and_translated(options: dict[str, str]) -> None:
    """No reason for a verb speaks of a choice that is there, and each has words in every language."""
    for s in record_game(POMPEII, 3, seed=11, options=options).replay():
        actor = POMPEII.actor(s)
        if actor < 0:
            continue
        legal = {POMPEII.actions.decode(code).verb for code in POMPEII.legal(s, actor)}
        for verb, message in show.blocked(POMPEII.observe(s, actor), actor):
            assert verb not in legal or message.id in ("not-run-same", "not-throw-own")
            for lang in LANGUAGES:
                assert i18n.say(message, lang, POMPEII.folder / "words", ()) != message.id
