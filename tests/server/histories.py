"""Recorded histories of clients, and a checker for them, as Jepsen does it.

Every client of a test writes down what it asked for, what was acknowledged and what it saw, in one order of time. The
checker compares that with the steps in the database: each acknowledged move is there once, under its version; moves
that followed each other in time do so in the log; everybody saw the same steps in the same order; and nothing was
seen, or stored, before it was asked for.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple


class Asked(NamedTuple):
    """A client asked for a step, at the version it knew."""

    client: str
    table: str
    request: str
    at: int


class Acked(NamedTuple):
    """The server said yes: the step became this version."""

    client: str
    table: str
    request: str
    version: int


class Saw(NamedTuple):
    """A client was shown a version; `state` is what everybody sees alike."""

    client: str
    table: str
    version: int
    state: str


Event = Asked | Acked | Saw


class Logged(NamedTuple):
    """A step in the database."""

    table: str
    number: int
    request: str | None


@dataclass
class History:
    """What all clients wrote down, in one order of time."""

    events: list[Event] = field(default_factory=list)

    def add(self, event: Event) -> None:
        """Write down what happens now."""
        self.events.append(event)

    @property
    def acknowledged(self) -> int:
        """How many moves were acknowledged."""
        return sum(isinstance(event, Acked) for event in self.events)


def check(history: History, log: Iterable[Logged]) -> list[str]:
    """Everything that is wrong; empty if the history holds."""
    by_table: dict[str, list[Logged]] = defaultdict(list)
    for step in log:
        by_table[step.table].append(step)
    events: dict[str, list[Event]] = defaultdict(list)
    for event in history.events:
        events[event.table].append(event)
    wrong: list[str] = []
    for table in sorted({*by_table, *events}):
        steps = sorted(by_table[table], key=lambda step: step.number)
        for rule in (_numbers, _acknowledged, _real_time, _causes, _same_for_all):
            wrong += [f"{table}: {problem}" for problem in rule(events[table], steps)]
    return wrong


def _numbers(_: Sequence[Event], steps: Sequence[Logged]) -> Iterator[str]:
    """The steps of a table are numbered from 1 without gaps, and no request is there twice."""
    if [step.number for step in steps] != list(range(1, len(steps) + 1)):
        yield f"the steps are numbered {[step.number for step in steps]}"
    for request, count in Counter(step.request for step in steps if step.request).items():
        if count > 1:
            yield f"{request} was stored {count} times"


def _acknowledged(events: Sequence[Event], steps: Sequence[Logged]) -> Iterator[str]:
    """Each acknowledged request is stored, under the version that was told."""
    stored = {step.request: step.number for step in steps}
    for event in events:
        if isinstance(event, Acked) and stored.get(event.request) != event.version:
            yield f"{event.request} was acknowledged as {event.version} and is stored as {stored.get(event.request)}"


def _real_time(events: Sequence[Event], steps: Sequence[Logged]) -> Iterator[str]:
    """What was asked for after an acknowledgement comes after it in the log."""
    stored = {step.request: step.number for step in steps}
    newest = 0
    floor: dict[str, int] = {}
    for event in events:
        if isinstance(event, Acked):
            newest = max(newest, event.version)
        elif isinstance(event, Asked):
            floor.setdefault(event.request, newest)
    for request, least in floor.items():
        number = stored.get(request)
        if number is not None and number <= least:
            yield f"{request} was asked for after version {least} and is stored as {number}"


def _causes(events: Sequence[Event], steps: Sequence[Logged]) -> Iterator[str]:
    """A step follows the version it was asked at, and nobody sees it before it was asked for."""
    requests = {step.number: step.request for step in steps}
    asked: dict[str, int] = {}
    for event in events:
        if isinstance(event, Asked):
            asked.setdefault(event.request, event.at)
        elif isinstance(event, Saw):
            request = requests.get(event.version)
            if event.version not in requests and event.version > 0:
                yield f"{event.client} saw version {event.version}, which is not stored"
            if request is not None and request not in asked:
                yield f"{event.client} saw {request} before it was asked for"
    for step in steps:
        if step.request in asked and step.number != asked[step.request] + 1:
            yield f"{step.request} was asked for at {asked[step.request]} and is stored as {step.number}"


def _same_for_all(events: Sequence[Event], _: Sequence[Logged]) -> Iterator[str]:
    """Every version looks the same to everybody, and nobody goes back, also after reconnecting."""
    states: dict[int, str] = {}
    last: dict[str, int] = {}
    for event in events:
        if not isinstance(event, Saw):
            continue
        if event.version < last.get(event.client, 0):
            yield f"{event.client} saw version {event.version} after {last[event.client]}"
        last[event.client] = event.version
        if states.setdefault(event.version, event.state) != event.state:
            yield f"{event.client} saw another version {event.version} than others"
