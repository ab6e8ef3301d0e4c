"""Seats: who plays which, from the options and from the names in a match file."""

from __future__ import annotations

import pytest

import lastboat
from lastboat.cli.terminal.seating import DEFAULT_BOT, Seating, assign_seats, seat_names, seating_from_names


def test_who_sits_where() -> None:
    assert assign_seats(3, None, None) == [None, "normal", "normal"]
    assert assign_seats(3, "1,3", None) == [None, "normal", None]
    assert assign_seats(3, None, "random") == [None, "random", "random"]
    assert assign_seats(2, None, "random,greedy") == ["random", "greedy"]
    assert assign_seats(3, "2", "random,greedy") == ["random", None, "greedy"]
    assert assign_seats(2, "none", None) == ["normal", "normal"]


@pytest.mark.parametrize("name", lastboat.game_ids())
def test_the_default_bot_is_that_of_the_page(name: str) -> None:
    assert lastboat.game(name).bots[0] == DEFAULT_BOT


def test_a_saved_match_restores_its_bots() -> None:
    seating: Seating = [None, "normal", "random"]
    assert seating_from_names(seat_names(seating), 3) == seating
    assert seat_names([None, None]) == []
    assert seat_names([None, "normal"], ["Anna"]) == ["Anna", "Bot 2"]
    assert seat_names([None, "greedy"]) == ["", "Bot 2 (greedy)"]
