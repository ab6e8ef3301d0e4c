"""The words rules are written in: `rule`, `table`, `emit`, `whisper`, `store`.

They cost next to nothing: a rule is an ordinary function, a table a tuple. `lastboat.compile` translates
their sources to C.
What a rule may contain is listed and checked in `grammar`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar, overload

CHANCE = -1
"""The actor when a die, a card or a tile is due."""
OVER = -2
"""The actor when the game has ended."""
NOBODY = -1
"""No seat: where a seat is expected and none is meant."""
EVERYBODY = -1
"""The witness of what all seats see."""

Buffer = list[int]
"""Room for numbers that a rule fills: a list, natively an int64 array."""

Numbers = list[int]
"""Numbers that a rule only reads: a buffer, or a row of the state."""

F = TypeVar("F", bound=Callable[..., Any])


class Journal(NamedTuple):
    """One emitted event: who may see it, which event, its arguments."""

    witness: int
    event: int
    args: tuple[int, ...]


class Mode:
    """Where events go. Set by the kernel alone."""

    journal: list[Journal] | None = None


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
    """Tell everybody that something happened. Native code tells nobody."""
    if Mode.journal is not None:
        Mode.journal.append(Journal(EVERYBODY, event, args))


def whisper(seat: int, event: int, *args: int) -> None:
    """Tell one seat alone."""
    if Mode.journal is not None:
        Mode.journal.append(Journal(seat, event, args))


def store(states: Any, index: int, s: Any) -> None:
    """Put a copy of a state into a list (natively an array) of states."""
    states[index] = s.copy()


@contextmanager
def journal() -> Iterator[list[Journal]]:
    """Collect what the rules emit inside the block."""
    before, told = Mode.journal, list[Journal]()
    Mode.journal = told
    try:
        yield told
    finally:
        Mode.journal = before
