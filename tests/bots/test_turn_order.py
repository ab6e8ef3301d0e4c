"""The order in which seats are asked, at a table and in simulations: clockwise from the actor, the actor last."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import lastboat
from lastboat import Match
from lastboat.bots import bot, situation, who_may_act
from lastboat.kernel.policies import RANDOM_INTERRUPT
from lastboat.tables.table import Table

TEMPLATE = lastboat.game("_template")


def at_turn_of(actor: int) -> Match:
    """The template with four players, all of whom may act."""
    match = Match(TEMPLATE, 4, seed=1)
    while match.actor != actor:
        match.play(match.actor, match.legal_codes(match.actor)[-1])
    assert all(match.legal_codes(seat) for seat in range(4))
    return match


def test_others_are_asked_clockwise_before_the_actor() -> None:
    assert who_may_act(at_turn_of(0)) == [1, 2, 3, 0]
    assert who_may_act(at_turn_of(1)) == [2, 3, 0, 1]


def test_the_server_asks_its_bots_in_the_same_order() -> None:
    match = at_turn_of(2)
    seats = [SimpleNamespace(seat=seat) for seat in range(4)]
    table: Any = SimpleNamespace(
        match=match, seats=seats, state="running", bot_of=lambda seat: "greedy" if seat else None
    )
    assert Table.bots_to_move(table) == [3, 1, 2]


def test_the_random_bot_rarely_acts_out_of_turn() -> None:
    match, tries = at_turn_of(0), 3200
    known = situation(match, 2)
    acts = sum(bot("random", seed).choose(known) is not None for seed in range(tries))
    assert 0.8 * tries / RANDOM_INTERRUPT < acts < 1.2 * tries / RANDOM_INTERRUPT
