"""Assign seats to people and bots."""

from __future__ import annotations

import re
from collections.abc import Sequence

from lastboat.bots.agents import is_agent
from lastboat.bots.registry import named_bot, split_names
from lastboat.cli.errors import AmbiguousBots, NameAgain, NoSuchPlayer, PlayerNamedTwice, TooManyBots, TooManyNames
from lastboat.kernel.errors import UnknownWord
from lastboat.kernel.notation import whole_number

Seating = list[str | None]
"""For each seat the bot that plays it; None for a person at this terminal."""

DEFAULT_BOT = "normal"
"""As on the page, where it is the first of a game's bots."""
NO_SEAT = ("none", "-")
_BOT_NAME = re.compile(r"Bot \d+(?: \((.+)\))?")


def parse_seats(text: str, seats: int) -> list[int]:
    """Parse players such as `1,3`, counted from 1, as seats 0 and 2; `none` as no seat."""
    if text.strip() in NO_SEAT:
        return []
    found: list[int] = []
    for word in text.split(","):
        player = whole_number(word.strip())
        if player is None:
            raise UnknownWord(word=word, kind="seat", known=", ".join(map(str, range(1, seats + 1))))
        seat = seat_of(player, seats)
        if seat in found:
            raise PlayerNamedTwice(player=player)
        found.append(seat)
    return found


def seat_of(player: int, seats: int) -> int:
    """The seat of a player as people count, from 1."""
    if not 1 <= player <= seats:
        raise NoSuchPlayer(player=player, last=seats)
    return player - 1


def assign_seats(seats: int, human: str | None, bots: str | None) -> Seating:
    """Seat people as `--human` says (default: the first) and bots on the other seats.

    `--bots` names one bot for all free seats, or one for each. Without `--human`, as many bots as seats
    leave no seat for a person.
    """
    names = split_names(bots) if bots else [DEFAULT_BOT]
    for name in names:
        named_bot(name)
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
    """Restore the seating of a saved match from the names in it.

    A file never names code to run: a bot of one's own has to be named again.
    """
    seating: Seating = [None] * seats
    for seat, name in enumerate(names[:seats]):
        if found := _BOT_NAME.fullmatch(name):
            seating[seat] = found[1] or DEFAULT_BOT
            if is_agent(seating[seat] or ""):
                raise NameAgain(player=seat + 1, bot=seating[seat])
    return seating
