"""Seats: who plays which, from the options and from the names in a match file."""

from __future__ import annotations

from lastboat.cli.terminal.seating import Seating, assign_seats, seat_names, seating_from_names


def test_who_sits_where() -> None:
    assert assign_seats(3, None, None) == [None, "greedy", "greedy"]
    assert assign_seats(3, "1,3", None) == [None, "greedy", None]
    assert assign_seats(3, None, "random") == [None, "random", "random"]
    assert assign_seats(2, None, "random,greedy") == ["random", "greedy"]
    assert assign_seats(3, "2", "random,greedy") == ["random", None, "greedy"]
    assert assign_seats(2, "none", None) == ["greedy", "greedy"]


def test_a_saved_match_restores_its_bots() -> None:
    seating: Seating = [None, "greedy", "random"]
    assert seating_from_names(seat_names(seating), 3) == seating
    assert seat_names([None, None]) == []
    assert seat_names([None, "greedy"], ["Anna"]) == ["Anna", "Bot 2"]
