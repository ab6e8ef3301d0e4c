"""The stored values of a table. Times are milliseconds since 1970."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from lastboat.kernel.chance.contributions import Contribution
from lastboat.kernel.match import Record

TableState = Literal["open", "running", "over", "closed"]
SeatKind = Literal["player", "open", "bot"]
TokenKind = Literal["host", "seat", "invite", "watch", "phrase"]
StepKind = Literal["start", "play", "undo"]


@dataclass(kw_only=True, slots=True)
class TableRow:
    """A table's settings and state."""

    id: str
    game: str
    game_version: int
    options: dict[str, str]
    seats: int
    state: TableState
    listed: bool
    secret: bytes
    since: int
    """The first record whose chance follows from the secret."""
    created: int
    rematch: str | None = None
    deadline: int | None = None
    """Seconds per turn; then a bot stands in. None: as long as it takes."""
    draw: dict[str, str] | None = None
    """By seat, the commitments that count; set when the start was asked for and the numbers are awaited."""


@dataclass(frozen=True, kw_only=True, slots=True)
class SeatRow:
    """Who sits on a seat."""

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    """The bot that stands in for the player."""
    commitment: str | None = None
    """The hash of the number that the player adds to the next game's chance."""
    number: str | None = None
    """That number, once the player has given it."""


class TokenRow(NamedTuple):
    """The right that a token gives at one table; only the hash of the token is stored."""

    hash: str
    table: str
    kind: TokenKind
    seat: int | None = None


class Step(NamedTuple):
    """One accepted request. `data` holds the records it added; for an undo, the number of records left.

    At a start whose chance has contributions of players, it holds these too.
    """

    table: str
    number: int
    kind: StepKind
    seat: int | None
    data: str
    request: str | None
    at: int

    def records(self) -> list[Record]:
        """The records a start or a play added."""
        data = json.loads(self.data)
        return [Record(seat, code) for seat, code in (data["records"] if isinstance(data, dict) else data)]

    def contributions(self) -> tuple[Contribution, ...]:
        """What the players added to the chance, at a start."""
        data = json.loads(self.data)
        return tuple(Contribution(*one) for one in data["contributions"]) if isinstance(data, dict) else ()

    def kept(self) -> int:
        """The number of records that an undo left."""
        return int(self.data)


class ChatLine(NamedTuple):
    """A chat line."""

    number: int
    seat: int
    text: str
    at: int


class Proposal(NamedTuple):
    """A move that one seat proposes to another."""

    id: str
    seat: int
    by: int
    code: int
    at: int


class Stored(NamedTuple):
    """Everything stored of a table except its chat."""

    table: TableRow
    seats: list[SeatRow]
    tokens: list[TokenRow]
    steps: list[Step]
    proposals: list[Proposal]


def now() -> int:
    """The current time, as rows store it."""
    return time.time_ns() // 1_000_000


def encode_records(records: list[Record], contributions: Sequence[Contribution] = ()) -> str:
    """Records as a step stores them, at a start with the contributions to the chance."""
    data = {"contributions": contributions, "records": records} if contributions else records
    return json.dumps(data, separators=(",", ":"))
