"""What a seat may see and do, as plain data: `View`, `Choice`, `Message`.

Sentences are messages, an id with arguments, so that every client can use its own language. An argument is a number,
a text, or a `Name`, which is translated by a message of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Generic

from lastboat.kernel.generic import TableT


@dataclass(frozen=True)
class Name:
    """A thing with a name in every language: `Name("tile", "watchtower")`."""

    kind: str
    token: str

    @property
    def id(self) -> str:
        """The id of the message with the name."""
        return f"{self.kind}-{self.token.replace('_', '-')}"

    def __str__(self) -> str:
        return self.id


@dataclass(frozen=True)
class Message:
    """A sentence before translation; an argument may be one too."""

    id: str
    args: Mapping[str, Any] = field(default_factory=dict)

    def data(self, text: str = "") -> dict[str, Any]:
        """The message as plain data, with its text if there is one."""
        plain = {"id": self.id, "args": {name: _plain(value) for name, value in self.args.items()}}
        return {**plain, "text": text} if text else plain


def percent(chance: Fraction) -> int:
    """A chance as a percentage; 0 and 100 only where it is certain.

    >>> [percent(Fraction(n, 1000)) for n in (0, 1, 333, 999, 1000)]
    [0, 1, 33, 99, 100]
    """
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def _plain(value: Any) -> Any:
    if isinstance(value, Name):
        return {"kind": value.kind, "token": value.token}
    if isinstance(value, Message):
        return value.data()
    return [_plain(v) for v in value] if isinstance(value, (list, tuple)) else value


@dataclass(frozen=True)
class Choice:
    """A legal action of a seat, with the elements of the table it touches."""

    seat: int
    code: int
    action: str
    message: Message
    touches: tuple[str, ...]
    text: str = ""
    mark: str | None = None
    """`final` for an action that ends a step or is followed by chance, `loses` for one that loses; None for others."""

    def data(self) -> dict[str, Any]:
        """The choice as plain data; text and mark only if there are any."""
        plain = {"seat": self.seat, "code": self.code, "action": self.action, "touches": list(self.touches),
                 "message": self.message.data(self.text)}  # fmt: skip
        return plain if self.mark is None else {**plain, "mark": self.mark}


@dataclass(frozen=True)
class Blocked:
    """A verb that a seat cannot use now, and the reason."""

    verb: str
    message: Message
    text: str = ""

    def data(self) -> dict[str, Any]:
        """The reason as plain data."""
        return {"verb": self.verb, "message": self.message.data(self.text)}


@dataclass(frozen=True)
class LogEntry:
    """An event as a seat sees it."""

    record: int
    event: str
    message: Message
    touches: tuple[str, ...]
    text: str = ""

    def data(self) -> dict[str, Any]:
        """The event as plain data."""
        return {"record": self.record, "event": self.event, "touches": list(self.touches),
                "message": self.message.data(self.text)}  # fmt: skip


@dataclass(frozen=True)
class View(Generic[TableT]):
    """The table as one seat sees it (EVERYBODY: a spectator). Without a language it has no texts."""

    game: str
    seat: int
    seats: int
    version: int
    records: int
    actor: int
    prompt: Message
    prompt_text: str
    choices: tuple[Choice, ...]
    blocked: tuple[Blocked, ...]
    undo: int
    """How many of its own acts the seat can undo."""
    table: TableT
    over: bool
    returns: tuple[float, ...]
    lang: str | None
    log: tuple[LogEntry, ...] = ()
    """The events the seat has seen."""

    def data(self, choice: Callable[[Choice], Any] = Choice.data) -> dict[str, Any]:
        """The view as plain data, ready for JSON; `choice` converts each choice."""
        return {
            "game": self.game, "seat": self.seat, "seats": self.seats, "version": self.version,
            "records": self.records, "actor": self.actor, "prompt": self.prompt.data(self.prompt_text),
            "choices": [choice(c) for c in self.choices], "blocked": [b.data() for b in self.blocked],
            "undo": self.undo, "table": self.table, "log": [told.data() for told in self.log], "over": self.over,
            "returns": list(self.returns),
        }  # fmt: skip
