"""Bodies of requests and answers, for validation and OpenAPI."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from lastboat.kernel.actions import MOST_SEATS
from lastboat.tables.moves import LONGEST_REQUEST, REQUEST
from lastboat.tables.sanitize import LONGEST_ELEMENT, LONGEST_LINE, LONGEST_NAME
from lastboat.tables.tokens import LONGEST_TOKEN

SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
Do = Annotated[int, Field(ge=0, le=2**31 - 1)] | Annotated[str, Field(min_length=1, max_length=200)]
Token = Annotated[str, Field(min_length=1, max_length=LONGEST_TOKEN)]
RequestId = Annotated[str, Field(min_length=1, max_length=LONGEST_REQUEST, pattern=REQUEST)]
Word = Annotated[str, Field(min_length=1, max_length=64)]
OptionValue = Annotated[str, Field(max_length=2000)]
Hash = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
PlayerName = Annotated[str, Field(max_length=4 * LONGEST_NAME)]


SHORTEST_DEADLINE, LONGEST_DEADLINE = 10, 30 * 24 * 3600
"""Seconds per turn that a table may allow."""


class Body(BaseModel):
    """A request body; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWanted(Body):
    """The wish for a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    name: PlayerName = ""
    bot: Word | None = None
    commitment: Hash | None = None


class NewTable(Body):
    """A table to create."""

    game: Word
    options: dict[Word, OptionValue] = Field(default_factory=dict, max_length=40)
    seats: list[SeatWanted] = Field(min_length=1, max_length=MOST_SEATS)
    listed: bool = False
    start: bool = False
    deadline: Annotated[int, Field(ge=SHORTEST_DEADLINE, le=LONGEST_DEADLINE)] | None = None


class Import(Body):
    """The text of a match to import."""

    text: Annotated[str, Field(min_length=1)]
    seats: list[SeatWanted] | None = Field(default=None, max_length=MOST_SEATS)
    listed: bool = False


class Branch(Body):
    """The record after which a new table continues."""

    record: Annotated[int, Field(ge=0, le=2**31 - 1)]
    seats: list[SeatWanted] | None = Field(default=None, max_length=MOST_SEATS)
    listed: bool = False


class Join(Body):
    """A player who joins."""

    name: PlayerName
    seat: SeatNumber | None = None
    invite: Token | None = None
    commitment: Hash | None = None


class Commit(Body):
    """The hash of a random number that a player adds to the chance."""

    commitment: Hash


class Reveal(Body):
    """The number of a commitment."""

    number: Hash


class Recover(Body):
    """The recovery phrase of a seat."""

    phrase: Token


class PutSeat(Body):
    """A bot or an open seat."""

    kind: Literal["bot", "open"]
    bot: Word | None = None
    name: PlayerName = ""


class StandIn(Body):
    """The bot that stands in."""

    bot: Word | None = None


class Play(Body):
    """A choice, by code or action text; `at` is the version it was made at, `id` is new for each play."""

    do: Do
    at: Version
    id: RequestId


class Undo(Body):
    """An undo."""

    at: Version
    id: RequestId


class Talk(Body):
    """A chat line."""

    say: Annotated[str, Field(min_length=1, max_length=4 * LONGEST_LINE)]


class CallOut(Body):
    """A callout, about an element or none."""

    callout: Annotated[str, Field(min_length=1, max_length=40)]
    element: Annotated[str, Field(min_length=1, max_length=LONGEST_ELEMENT)] | None = None


class Report(Body):
    """A reported chat line, and why."""

    line: Annotated[int, Field(ge=1, le=2**31 - 1)]
    reason: Annotated[str, Field(max_length=4 * LONGEST_LINE)] = ""


class Propose(Body):
    """A move proposed to a seat."""

    seat: SeatNumber
    do: Do
    at: Version


class Mine(Body):
    """The tokens of a browser."""

    tokens: list[Token] = Field(max_length=400)


class Problem(BaseModel):
    """An error; `type` is also a message id."""

    type: str
    title: str
    status: int
    detail: str
    args: dict[str, Any]


class Privacy(BaseModel):
    """The operator's text in Markdown; days until tables are deleted, by state; whether addresses are logged."""

    text: str | None
    days: dict[str, float]
    addresses: bool


class SeatSummary(BaseModel):
    """A seat of a table."""

    seat: int
    kind: Literal["player", "open", "bot"]
    name: str
    here: bool
    bot: str | None = None
    stand_in: str | None = None
    absent_since: str | None = None


class Draw(BaseModel):
    """The commitments that count, by seat, and the seats whose numbers are missing."""

    commitments: dict[str, str]
    missing: list[int]


class Contribution(BaseModel):
    """What a player gave: without a number it never came, without a commitment the player took no part."""

    seat: int
    commitment: str | None = None
    number: str | None = None


class Summary(BaseModel):
    """The public data of a table."""

    id: str
    game: str
    game_version: int
    options: dict[str, str]
    state: Literal["open", "running", "over", "closed", "frozen"]
    listed: bool
    version: int
    records: int
    created: str
    moved: str
    actor: int
    seal: str
    waiting_for: list[int]
    seats: list[SeatSummary]
    deadline: int | None = None
    due: str | None = None
    progress: dict[str, Any] | None = None
    unverified: bool | None = None
    draw: Draw | None = None
    contributions: list[Contribution] | None = None
    secret: str | None = None
    rematch: str | None = None
    result: dict[str, Any] | None = None
    returns: list[float] | None = None
    frozen: dict[str, Any] | None = None


class Made(BaseModel):
    """A new table with its tokens."""

    table: Summary
    host: str
    seats: dict[str, str]
    invite: str
    watch: str


class Rematch(BaseModel):
    """The table of a rematch; the old tokens are valid there."""

    table: Summary


class Joined(BaseModel):
    """A seat and its token."""

    table: Summary
    seat: int
    token: str


class Phrase(BaseModel):
    """The recovery phrase of a seat; only this answer has it."""

    phrase: str


class Seen(BaseModel):
    """The view of a seat, and the events since a version."""

    version: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    undone: int | None = None


class TalkEntry(BaseModel):
    """A chat line."""

    number: int
    seat: int
    text: str
    callout: str | None = None
    element: str | None = None
    at: str


class Proposal(BaseModel):
    """An open proposal."""

    id: str
    seat: int
    by: int
    choice: dict[str, Any]
    at: int


class Replay(BaseModel):
    """Consecutive positions."""

    records: int
    frames: list[dict[str, Any]]


class Standing(BaseModel):
    """Each seat's odds at a running table, as a seat knows them; null: not found in time."""

    version: int
    odds: list[float] | None


class OddsPoint(BaseModel):
    """Each seat's odds, from 0 to 1, after `record` records."""

    record: int
    odds: list[float]


class TurningPoint(BaseModel):
    """A decision or chance outcome that changed the odds."""

    model_config = ConfigDict(populate_by_name=True)

    since: int = Field(alias="from")
    to: int
    kind: Literal["choice", "luck"]
    seat: int
    whose: int
    before: list[float]
    after: list[float]
    events: list[dict[str, Any]]
    choice: dict[str, Any] | None = None
    better: dict[str, Any] | None = None
    unlikely: dict[str, Any] | None = None


class Odds(BaseModel):
    """The odds over a match so far."""

    records: int
    team: bool
    done: bool
    known: float
    points: list[OddsPoint]
    turning_points: list[TurningPoint]
