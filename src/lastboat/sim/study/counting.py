"""Count the events of games: how many there are, which ones, when, and which of them go with victories.

Counts are nested dictionaries of whole numbers, as they are written to the journal; those of parts add up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from lastboat.kernel.actions import Verb
from lastboat.kernel.dialect import EmittedEvent, collect_events
from lastboat.kernel.game import Game
from lastboat.sim.study.topics import TENTHS, Subjects, subjects

Counts = dict[str, Any]
"""`games`, how many were counted; `events` by name: see `EVENT`, and below `of` by argument and token: see `TOKEN`.
`when` of an event counts it by time."""
TOTAL, GAMES, WON, FIRST = range(4)
"""Places in a list of numbers: how often, in how many games, thousandths of victories in those games, and in how many
games it came first (tokens only)."""
Told = Sequence[tuple[int, EmittedEvent]]
"""Events, each with the number of its record."""


def events_of(game: Game, seats: int, options: dict[str, str], records: Iterable[tuple[int, int]]) -> Told:
    """The events of a recorded game, from the plain rules."""
    s, apply = game.setup(seats, options), game.rules.apply
    ends = []
    with collect_events() as told:
        for seat, code in records:
            apply(s, seat, code)
            ends.append(len(told))
    found, number = [], 0
    for i, event in enumerate(told):
        while ends[number] <= i:
            number += 1
        found.append((number, event))
    return found


def count(game: Game, told: Told, records: int, won: int) -> tuple[Counts, int]:
    """The counts of one game, won in so many thousandths; and its length, in the game's own time."""
    about = subjects(game)
    kinds = game.events.kinds
    events: dict[str, Any] = {}
    last: dict[str, dict[str, str]] = {}
    time = 0
    for number, event in told:
        kind = kinds[event.event]
        if not about.clock:
            time = 1 + TENTHS * number // records
        elif kind.name in about.clock:
            time += 1
        tokens = _tokens(about, kind.name, kind.args, event.args, last)
        amount = _amount(about, kind, event.args)
        one = events.setdefault(kind.name, {"n": [0, 1, won], "when": {}, "of": {}})
        one["n"][TOTAL] += amount
        one["when"][str(time)] = one["when"].get(str(time), 0) + amount
        for argument, token in tokens.items():
            of = one["of"].setdefault(argument, {})
            of.setdefault(token, [0, 1, won, int(not of)])[TOTAL] += amount
    return {"games": 1, "events": events}, time


def _amount(about: Subjects, kind: Verb, values: Sequence[int]) -> int:
    """How many things an event tells of."""
    if kind.name not in about.amounts:
        return 1
    return values[[name for name, _ in kind.args].index(about.amounts[kind.name])]


def _tokens(
    about: Subjects, event: str, args: Sequence[tuple[str, Any]], values: Sequence[int], last: dict[str, dict[str, str]]
) -> dict[str, str]:
    """What tells an event apart, by argument: its own tokens, and the place that an earlier event has."""
    found = {
        name: domain.tokens[value]
        for (name, domain), value in zip(args, values, strict=True)
        if (event, name) in about.domains
    }
    if event in about.places:
        earlier, argument = about.places[event]
        if argument in last.get(earlier, {}):
            found[argument] = last[earlier][argument]
    last[event] = found
    return found


def add(total: Counts, more: Counts) -> None:
    """Add counts to others."""
    for key, value in more.items():
        if isinstance(value, dict):
            add(total.setdefault(key, {}), value)
        elif isinstance(value, list):
            kept = total.setdefault(key, [0] * len(value))
            for i, number in enumerate(value):
                kept[i] += number
        else:
            total[key] = total.get(key, 0) + value
