"""The words rules are written in: `rule`, `table`, `emit`, `emit_to`, `store`, `rotate`, `square_root`.

They cost next to nothing: a rule is an ordinary function, a table a tuple. `lastboat.compile` translates
their sources to C.
What a rule may contain is listed and checked in `grammar`.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import isqrt
from typing import Any, NamedTuple, TypeVar, overload

CHANCE = -1
"""The actor while a chance outcome is due."""
OVER = -2
"""The actor when the game has ended."""
NOBODY = -1
"""No seat."""
EVERYBODY = -1
"""All seats, as the witness of an outcome or event."""

Buffer = list[int]
"""Room for numbers that a rule fills: a list, natively an int64 array."""

Bytes = list[int]
"""Room for numbers from 0 to 255 that a rule fills: a list, natively an array of bytes."""

Numbers = list[int]
"""Numbers that a rule only reads: a buffer, or a row of the state."""

F = TypeVar("F", bound=Callable[..., Any])


class EmittedEvent(NamedTuple):
    """One emitted event: the seat that sees it or EVERYBODY, its number, its arguments."""

    witness: int
    event: int
    args: tuple[int, ...]


class _Collector(threading.local):
    """The list that collects the events of a thread; None while nobody collects them."""

    events: list[EmittedEvent] | None = None


_collector = _Collector()


def rule(function: F) -> F:
    """Mark a function as a rule, which can be translated."""
    return function


@overload
def table(rows: Sequence[int]) -> tuple[int, ...]: ...


@overload
def table(rows: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]: ...


def table(rows: Sequence[Any]) -> Any:
    """A fixed look-up table, one- or two-dimensional: as tuples."""
    return tuple(tuple(row) if isinstance(row, (list, tuple)) else row for row in rows)


def emit(event: int, *args: int) -> None:
    """Emit an event that every seat sees. Native code emits none."""
    if _collector.events is not None:
        _collector.events.append(EmittedEvent(EVERYBODY, event, args))


def emit_to(seat: int, event: int, *args: int) -> None:
    """Emit an event that only one seat sees."""
    if _collector.events is not None:
        _collector.events.append(EmittedEvent(seat, event, args))


def store(states: Any, index: int, s: Any) -> None:
    """Put a copy of a state into a list (natively an array) of states."""
    states[index] = s.copy()


def rotate(s: Any, first: int, seats: int) -> None:
    """Number the seats of a state anew, clockwise from seat `first`."""
    s.rotate(first, seats)


def square_root(n: int) -> int:
    """The whole part of the square root; 0 of a negative number. Native code computes it by one instruction.

    >>> square_root(24), square_root(25), square_root(-1)
    (4, 5, 0)
    """
    return isqrt(max(0, n))


@contextmanager
def collect_events() -> Iterator[list[EmittedEvent]]:
    """Collect the events that rules emit inside the block."""
    before, collected = _collector.events, list[EmittedEvent]()
    _collector.events = collected
    try:
        yield collected
    finally:
        _collector.events = before
