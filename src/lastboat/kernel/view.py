"""What a seat may see and do, as plain data: `View`, `Choice`, `Message`.

Sentences travel as a message id with arguments, so that every reader can have an own language.
An argument is a number, a text, or a `Name`: the thing a message of its own names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Name:
    """Something that has a name in every language: `Name("tile", "watchtower")`."""

    kind: str
    token: str

    @property
    def id(self) -> str:
        """The message that holds the name."""
        return f"{self.kind}-{self.token.replace('_', '-')}"

    def __str__(self) -> str:
        return self.id


@dataclass(frozen=True)
class Message:
    """A sentence before it is put into words."""

    id: str
    args: Mapping[str, Any] = field(default_factory=dict)

    def data(self, text: str = "") -> dict[str, Any]:
        """The message as plain data; with its words if they are given."""
        plain = {"id": self.id, "args": {name: _plain(value) for name, value in self.args.items()}}
        return {**plain, "text": text} if text else plain


def _plain(value: Any) -> Any:
    if isinstance(value, Name):
        return {"kind": value.kind, "token": value.token}
    return [_plain(v) for v in value] if isinstance(value, (list, tuple)) else value


@dataclass(frozen=True)
class Choice:
    """Something a seat may do now, with the elements of the table it touches."""

    seat: int
    code: int
    action: str
    message: Message
    touches: tuple[str, ...]
    text: str = ""
    mark: str | None = None
    """`final` or `loses`: a move that cannot be taken back lightly."""

    def data(self) -> dict[str, Any]:
        """The choice as plain data; words and mark only where there are any."""
        plain = {"seat": self.seat, "code": self.code, "action": self.action, "touches": list(self.touches),
                 "message": self.message.data(self.text)}  # fmt: skip
        return plain if self.mark is None else {**plain, "mark": self.mark}


@dataclass(frozen=True)
class Blocked:
    """Something a seat cannot do now, and why."""

    verb: str
    message: Message
    text: str = ""

    def data(self) -> dict[str, Any]:
        """The reason as plain data."""
        return {"verb": self.verb, "message": self.message.data(self.text)}


@dataclass(frozen=True)
class Told:
    """Something that happened, as a seat was told of it."""

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
class View:
    """The table from one seat (EVERYBODY: from a spectator's). Without a language it has no words."""

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
    """How many of its own acts the seat can take back."""
    table: Any
    over: bool
    returns: tuple[float, ...]
    lang: str | None
    log: tuple[Told, ...] = ()
    """What the seat was told."""

    def data(self, choice: Callable[[Choice], Any] = Choice.data) -> dict[str, Any]:
        """The view as plain data, ready for JSON; `choice` may turn choices into data in another way."""
        return {
            "game": self.game, "seat": self.seat, "seats": self.seats, "version": self.version,
            "records": self.records, "actor": self.actor, "prompt": self.prompt.data(self.prompt_text),
            "choices": [choice(c) for c in self.choices], "blocked": [b.data() for b in self.blocked],
            "undo": self.undo, "table": self.table, "log": [told.data() for told in self.log], "over": self.over,
            "returns": list(self.returns),
        }  # fmt: skip
