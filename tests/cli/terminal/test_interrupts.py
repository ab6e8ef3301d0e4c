"""People are asked before they could miss an action out of turn, and not again and again."""

from __future__ import annotations

import lastboat
from lastboat.cli.terminal.interrupts import Interrupts
from tests.cli.matches import ISLAND, match_holding


def test_a_holder_is_asked_once_before_chance() -> None:
    match = match_holding("sandbag", 1)
    interrupts = Interrupts()
    ending = ISLAND.actions.encode("end_actions")
    assert interrupts.seats_to_ask(match, ending, [1]) == [1]
    interrupts.decline(match, ending, [1])
    assert interrupts.seats_to_ask(match, ending, [1]) == []


def test_nobody_is_asked_before_an_ordinary_act() -> None:
    match = match_holding("sandbag", 1)
    moves = [code for code in match.legal_codes(0) if ISLAND.actions.text(code).startswith("move")]
    assert Interrupts().seats_to_ask(match, moves[0], [0, 1]) == []


def test_go_mutes_until_the_own_turn() -> None:
    match = match_holding("sandbag", 1)
    interrupts = Interrupts()
    ending = ISLAND.actions.encode("end_actions")
    interrupts.mute([1])
    assert interrupts.seats_to_ask(match, ending, [1]) == []
    interrupts.start_turn(1)
    assert interrupts.seats_to_ask(match, ending, [1]) == [1]


def test_go_does_not_mute_when_the_game_could_end() -> None:
    match = match_holding("sandbag", 1)
    match.state = lastboat.read_position("water: 9", ISLAND.state, base=match.state)
    interrupts = Interrupts()
    interrupts.mute([1])
    assert interrupts.seats_to_ask(match, ISLAND.actions.encode("end_actions"), [1]) == [1]
