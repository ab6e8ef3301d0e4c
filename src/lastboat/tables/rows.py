"""What is kept of a table, as plain values. Times are milliseconds since 1970."""

from __future__ import annotations

import time
from typing import Literal, NamedTuple

import msgspec

from lastboat.kernel.match import Record

TableState = Literal["open", "running", "over", "closed"]
SeatKind = Literal["player", "open", "bot"]
TokenKind = Literal["host", "seat", "invite", "watch"]
StepKind = Literal["start", "play", "undo"]


class TableRow(msgspec.Struct, kw_only=True):
    """A table's settings, and how far it has come."""

    id: str
    game: str
    game_version: int
    options: dict[str, str]
    seats: int
    state: TableState
    listed: bool
    secret: bytes
    since: int
    """From which record on chance follows from the secret."""
    created: int
    rematch: str | None = None


class SeatRow(msgspec.Struct, kw_only=True):
    """Who sits where."""

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None


class Place(msgspec.Struct, frozen=True):
    """What a token stands for at one table; only its hash is kept."""

    hash: str
    table: str
    kind: TokenKind
    seat: int | None = None


class Step(msgspec.Struct, frozen=True):
    """One accepted request. `data` are the records it added, after an undo the number of records kept."""

    table: str
    number: int
    kind: StepKind
    seat: int | None
    data: str
    request: str | None
    at: int

    def records(self) -> list[Record]:
        """The records a start or a play added."""
        pairs: list[tuple[int, int]] = msgspec.json.decode(self.data)
        return [Record(seat, code) for seat, code in pairs]

    def kept(self) -> int:
        """How many records an undo left."""
        return int(self.data)


class TalkRow(msgspec.Struct, frozen=True):
    """Something said at a table."""

    number: int
    seat: int
    text: str
    at: int


class ProposalRow(msgspec.Struct, frozen=True):
    """A move somebody suggests to a seat."""

    id: str
    seat: int
    by: int
    code: int
    at: int


class Saved(NamedTuple):
    """All that is kept of a table but its talk."""

    table: TableRow
    seats: list[SeatRow]
    places: list[Place]
    steps: list[Step]
    proposals: list[ProposalRow]


def now() -> int:
    """The time, as rows keep it."""
    return time.time_ns() // 1_000_000


def encode_records(records: list[Record]) -> str:
    """Records as a step keeps them."""
    return msgspec.json.encode(records).decode()
