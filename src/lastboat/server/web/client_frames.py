"""Frames from clients, validated while decoding."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from lastboat.kernel.actions import MOST_SEATS
from lastboat.tables.moves import LONGEST_REQUEST, REQUEST
from lastboat.tables.sanitize import LONGEST_ELEMENT, LONGEST_LINE
from lastboat.tables.tokens import LONGEST_TOKEN

Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Code = Annotated[int, Meta(ge=0, le=2**31 - 1)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
Request = Annotated[str, Meta(min_length=1, max_length=LONGEST_REQUEST, pattern=REQUEST)]
Token = Annotated[str, Meta(min_length=1, max_length=LONGEST_TOKEN)]
Language = Literal["en", "de", "nl", "fr", "nb"]


class _Frame(Struct, tag_field="type", forbid_unknown_fields=True):
    """Any frame."""


class Hello(_Frame, tag="hello"):
    """The first frame: the table, the tokens, and what the client has already."""

    table: Annotated[str, Meta(min_length=1, max_length=64)]
    tokens: Annotated[list[Token], Meta(max_length=2 * MOST_SEATS)] = []
    watch: Token | None = None
    version: Version | None = None
    talk: Version | None = None
    lang: Language | None = None
    frames: bool = False
    differences: bool = False


class Play(_Frame, tag="play"):
    """A choice of a seat."""

    seat: Seat
    do: Code | ActionText
    at: Version
    id: Request


class Undo(_Frame, tag="undo"):
    """Undo a seat's last action."""

    seat: Seat
    at: Version
    id: Request


class Choices(_Frame, tag="choices"):
    """Ask for the choices of a seat."""

    of: Seat


class Propose(_Frame, tag="propose"):
    """Propose a move to a seat."""

    seat: Seat
    do: Code | ActionText
    at: Version
    for_: Seat = msgspec.field(name="for")


class Dismiss(_Frame, tag="dismiss"):
    """Remove a proposal."""

    seat: Seat
    proposal: Annotated[str, Meta(max_length=64)]


class Say(_Frame, tag="say"):
    """Send a chat line."""

    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_LINE)]


class CallOut(_Frame, tag="callout"):
    """Call something out, about an element or none."""

    seat: Seat
    callout: Annotated[str, Meta(min_length=1, max_length=40)]
    element: Annotated[str, Meta(min_length=1, max_length=LONGEST_ELEMENT)] | None = None


class Point(_Frame, tag="point"):
    """Point at an element."""

    seat: Seat
    element: Annotated[str, Meta(min_length=1, max_length=LONGEST_ELEMENT)]


class Hint(_Frame, tag="hint"):
    """Ask for the best choices of a seat."""

    seat: Seat
    id: Request


class Odds(_Frame, tag="odds"):
    """Turn odds after every change on or off."""

    on: bool


class Ping(_Frame, tag="ping"):
    """Ask for a pong."""


Frame = Hello | Play | Undo | Choices | Propose | Dismiss | Say | CallOut | Point | Hint | Odds | Ping
decode = msgspec.json.Decoder(Frame).decode
