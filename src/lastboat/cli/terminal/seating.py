"""Assign seats to people and bots."""

from __future__ import annotations

import re
from collections.abc import Sequence

from lastboat.bots import bot
from lastboat.cli.errors import AmbiguousBots, SeatNamedTwice, TooManyBots, TooManyNames
from lastboat.kernel.errors import BadSeat, UnknownWord
from lastboat.kernel.notation import whole_number

Seating = list[str | None]
"""For each seat the bot that plays it; None for a person at this terminal."""

DEFAULT_BOT = "greedy"
NO_SEAT = ("none", "-")
_BOT_NAME = re.compile(r"Bot \d+(?: \((\w+)\))?")


def parse_seats(text: str, seats: int) -> list[int]:
    """Parse `0,2` as seats, `none` as no seat."""
    if text.strip() in NO_SEAT:
        return []
    found: list[int] = []
    for word in text.split(","):
        seat = whole_number(word.strip())
        if seat is None:
            raise UnknownWord(word=word, kind="seat", known=", ".join(map(str, range(seats))))
        if seat >= seats:
            raise BadSeat(seat=seat, last=seats - 1)
        if seat in found:
            raise SeatNamedTwice(seat=seat)
        found.append(seat)
    return found


def assign_seats(seats: int, human: str | None, bots: str | None) -> Seating:
    """Seat people as `--human` says (default: seat 0) and bots on the other seats.

    `--bots` names one bot for all free seats, or one for each. Without `--human`, as many bots as seats
    leave no seat for a person.
    """
    names = [name.strip() for name in bots.split(",")] if bots else [DEFAULT_BOT]
    for name in names:
        bot(name)
    if human is None:
        people = [] if bots and len(names) == seats else [0]
    else:
        people = parse_seats(human, seats)
    free = [seat for seat in range(seats) if seat not in people]
    if human is not None and bots and len(names) == seats and len(free) < seats and len(names) > 1:
        raise AmbiguousBots()
    if len(names) == 1:
        names *= len(free)
    if len(names) != len(free):
        raise TooManyBots(bots=len(names), seats=len(free))
    seating: Seating = [None] * seats
    for seat, name in zip(free, names, strict=True):
        seating[seat] = name
    return seating


def seat_names(seating: Seating, given: Sequence[str] = ()) -> list[str]:
    """Name each seat. A bot's name contains its kind, so that a saved match restores it."""
    if len(given) > len(seating):
        raise TooManyNames(names=len(given), seats=len(seating))
    found = []
    for seat, kind in enumerate(seating):
        if seat < len(given) and given[seat].strip():
            found.append(given[seat].strip())
        elif kind is None:
            found.append("")
        else:
            found.append(f"Bot {seat + 1}" + ("" if kind == DEFAULT_BOT else f" ({kind})"))
    return found if any(found) else []


def seating_from_names(names: Sequence[str], seats: int) -> Seating:
    """Restore the seating of a saved match from the names in it."""
    seating: Seating = [None] * seats
    for seat, name in enumerate(names[:seats]):
        if found := _BOT_NAME.fullmatch(name):
            seating[seat] = found[1] or DEFAULT_BOT
    return seating
