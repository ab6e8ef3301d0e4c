"""What of a game's events is worth a picture, and what its time is counted in.

A game says it in `study.py` of its folder, as plain data; a game without one is studied all the same.

* `CLOCK`: the events that count time, such as `turn_began`. Without any, time is tenths of a game.
* `AMOUNTS`: events that tell of several things at once, as (event, the argument that says how many).
* `PLACES`: events that happen where an earlier one did, as (event, earlier event, its argument): who perishes does so
  in the area that has erupted last.
* `TOPICS`: what is drawn, in order: `captured` (when), `captured.treasure` (when, and which), `sunk.tile.first`
  (which was the first of a game).
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from lastboat.kernel.actions import Domain
from lastboat.kernel.game import Game

PLAIN = ("number", "seat")
"""Domains whose values are no things of the game."""
FIRST = "first"
TENTHS = 10


@dataclass(frozen=True)
class Topic:
    """Events of a kind, told apart by an argument if there is one."""

    event: str
    argument: str = ""
    first: bool = False
    """Whether only the first of a game counts."""


@dataclass(frozen=True)
class Subjects:
    """What is counted and drawn of a game."""

    clock: tuple[str, ...]
    amounts: dict[str, str]
    """The argument that says how many things an event tells of."""
    places: dict[str, tuple[str, str]]
    """Where an event happens, as the earlier event and its argument."""
    topics: tuple[Topic, ...]
    domains: dict[tuple[str, str], Domain]
    """The domain of each argument that tells events apart, also of those that come with a place."""


@cache
def subjects(game: Game) -> Subjects:
    """What the game says in its `study.py`, or what follows from its events alone."""
    name = f"{game.package}.study"
    own = importlib.import_module(name) if importlib.util.find_spec(name) else None
    places = {event: (earlier, argument) for event, earlier, argument in getattr(own, "PLACES", ())}
    kinds = {kind.name: dict(kind.args) for kind in game.events.kinds}
    domains = {
        (kind, argument): domain
        for kind, args in kinds.items()
        for argument, domain in args.items()
        if domain.name not in PLAIN
    }
    domains |= {(event, argument): kinds[earlier][argument] for event, (earlier, argument) in places.items()}
    chosen = getattr(own, "TOPICS", None)
    topics = _all(domains) if chosen is None else map(_topic, chosen)
    clock, amounts = getattr(own, "CLOCK", ()), dict(getattr(own, "AMOUNTS", ()))
    return Subjects(clock, amounts, places, tuple(topics), domains)


def _topic(text: str) -> Topic:
    event, argument, first = (*text.split("."), "", "")[:3]
    return Topic(event, argument, first == FIRST)


def _all(domains: dict[tuple[str, str], Domain]) -> Iterator[Topic]:
    """Every event by the first of its arguments that tells it apart."""
    seen = set()
    for event, argument in domains:
        if event not in seen:
            seen.add(event)
            yield Topic(event, argument)
