"""Who sits where, and the options of the table, as the command line gives them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from lastboat.bots import bot
from lastboat.cli.errors import BothHumanAndBots, NotAPair, TooManyBots, TooManyNames, TwiceTheSeat, UnknownOption
from lastboat.kernel.errors import BadSeat, UnknownWord
from lastboat.kernel.game import Game
from lastboat.kernel.notation import whole_number

Sitting = list[str | None]
"""For each seat the bot that plays it; None for a person at this screen."""

DEFAULT_BOT = "greedy"
NO_SEAT = ("none", "-")
_BOT_NAME = re.compile(r"Bot \d+(?: \((\w+)\))?")


def chosen_options(game: Game, seats: int, pairs: Sequence[str], extra: Sequence[tuple[str, str]]) -> dict[str, str]:
    """The game's options from `--option name=value` and `--name value`, checked."""
    known = [option.name for option in game.options]
    chosen: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise NotAPair(text=pair)
        chosen[name.replace("-", "_")] = value
    for name, value in extra:
        if name not in known:
            raise UnknownOption(option=name.replace("_", "-"), known=", ".join(known) or "-")
        chosen[name] = value
    game.encode_options(seats, chosen)
    return chosen


def seat_list(text: str, seats: int) -> list[int]:
    """`0,2` as seats; `none` for no seat at all."""
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
            raise TwiceTheSeat(seat=seat)
        found.append(seat)
    return found


def sit_down(seats: int, human: str | None, bots: str | None) -> Sitting:
    """People where `--human` says (else seat 0), bots elsewhere.

    `--bots` names one bot for all free seats, or one for each; as many as there are seats means that
    nobody but bots plays.
    """
    names = [name.strip() for name in bots.split(",")] if bots else [DEFAULT_BOT]
    for name in names:
        bot(name)
    if human is None:
        people = [] if bots and len(names) == seats else [0]
    else:
        people = seat_list(human, seats)
    free = [seat for seat in range(seats) if seat not in people]
    if human is not None and bots and len(names) == seats and len(free) < seats and len(names) > 1:
        raise BothHumanAndBots()
    if len(names) == 1:
        names *= len(free)
    if len(names) != len(free):
        raise TooManyBots(bots=len(names), seats=len(free))
    sitting: Sitting = [None] * seats
    for seat, name in zip(free, names, strict=True):
        sitting[seat] = name
    return sitting


def names_for(sitting: Sitting, given: Sequence[str] = ()) -> list[str]:
    """A name for each seat; a bot's name tells which one it is, so that a saved match knows it again."""
    if len(given) > len(sitting):
        raise TooManyNames(names=len(given), seats=len(sitting))
    found = []
    for seat, kind in enumerate(sitting):
        if seat < len(given) and given[seat].strip():
            found.append(given[seat].strip())
        elif kind is None:
            found.append("")
        else:
            found.append(f"Bot {seat + 1}" + ("" if kind == DEFAULT_BOT else f" ({kind})"))
    return found if any(found) else []


def sitting_of(names: Sequence[str], seats: int) -> Sitting:
    """Who sat where in a saved match, from the names in it."""
    sitting: Sitting = [None] * seats
    for seat, name in enumerate(names[:seats]):
        if found := _BOT_NAME.fullmatch(name):
            sitting[seat] = found[1] or DEFAULT_BOT
    return sitting
