"""Frames for clients at a table, as data, each for one group of listeners; see docs/protocol.md."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Protocol

from lastboat.kernel.dialect import EVERYBODY
from lastboat.tables import access
from lastboat.tables.changes import StepChanges
from lastboat.tables.chat import decode_line
from lastboat.tables.model import ChatLine
from lastboat.tables.moves import Move
from lastboat.tables.replay import MOST_RECORDS, Positions
from lastboat.tables.table import Table, moment

Frame = dict[str, Any]


class Listener(Protocol):
    """A client: its seats, its language (None: no texts), and whether it wants a frame per record."""

    seats: tuple[int, ...]
    lang: str | None
    frames: bool


def welcome(
    table: Table, listener: Listener, version: int | None, chat_lines: Iterable[ChatLine], present: Collection[int]
) -> Frame:
    """Everything new to a client that knows the table up to `version`."""
    frame = {
        "type": "welcome",
        "table": table.summary({*present, *listener.seats}),
        "version": table.version,
        "views": table.views.of_seats(listener.seats, listener.lang),
        "events": [],
    }
    if table.match is not None:
        low, undone = table.history.changed_since(version) if version is not None else (0, False)
        frame["events"] = table.views.events(listener.seats, low, listener.lang)
        if undone:
            frame["undone"] = low
    frame["talk"] = [chat_line(line) for line in chat_lines]
    frame["proposals"] = table.views.proposals(listener.lang) if table.match is not None else []
    return frame


def update(
    table: Table, listener: Listener, by: int, since: int, undone: bool, positions: Positions | None,
    changes: StepChanges | None = None,
) -> Frame:  # fmt: skip
    """A step was taken; record `since` is the first that changed. With `changes` those are told instead of views."""
    frame: Frame = {"type": "update", "version": table.version, "by": by}
    if undone:
        frame["undone"] = since
    frame["events"] = table.views.events(listener.seats, since, listener.lang)
    if changes is not None:
        if listener.frames:
            frame["frames"] = changes.of_step(listener.seats)
        in_frames = bool(listener.frames and frame["frames"])
        frame["changes"] = changes.of_views(listener.seats or (EVERYBODY,), with_table=not in_frames)
    else:
        if listener.frames:
            frame["frames"] = positions.of_step(listener.seats, listener.lang) if positions else []
        frame["views"] = table.views.of_seats(listener.seats, listener.lang)
    frame["proposals"] = table.views.proposals(listener.lang)
    frame["waiting_for"] = table.waiting_for()
    if table.row.deadline is not None:
        frame["due"] = table.due_moment()
    return frame


def positions(table: Table, move: Move) -> Positions | None:
    """The positions of a step, record by record; None for a start, an undo or a very long step."""
    if move.before is None or move.undone or len(move.match.records) - move.since > MOST_RECORDS:
        return None
    return Positions(move.match, move.before, move.since, table.views.encoding)


def repeated_answer(table: Table, listener: Listener, seat: int, since: int, request: str) -> Frame:
    """The answer to a request that was answered before."""
    return {
        "type": "update",
        "version": table.version,
        "by": seat,
        "id": request,
        "events": table.views.events(listener.seats, since, listener.lang),
        "views": table.views.of_seats(listener.seats, listener.lang),
        "proposals": table.views.proposals(listener.lang),
        "waiting_for": table.waiting_for(),
    }


def table_changed(table: Table, present: Collection[int]) -> Frame:
    """Seats, presence or state changed."""
    return {"type": "table", "table": table.summary(present)}


def chat(lines: Iterable[ChatLine]) -> Frame:
    """New chat lines."""
    return {"type": "talk", "entries": [chat_line(line) for line in lines]}


def chat_line(line: ChatLine) -> dict[str, Any]:
    """A line of chat."""
    return {"number": line.number, "seat": line.seat, **decode_line(line.text), "at": moment(line.at)}


def pointed(seat: int, element: str) -> Frame:
    """A seat points at something."""
    return {"type": "pointed", "seat": seat, "element": element}


def proposals(table: Table, lang: str | None) -> Frame:
    """All open proposals."""
    return {"type": "proposals", "proposals": table.views.proposals(lang)}


def choices(table: Table, listener: Listener, of: int) -> Frame:
    """What a seat could do, as far as the listener can know."""
    access.check_seat(table, of)
    asking = of if of in listener.seats else _first(listener.seats)
    return {
        "type": "choices",
        "of": of,
        "version": table.version,
        "choices": table.views.choices(of, asking, listener.lang),
    }


def _first(seats: Sequence[int]) -> int:
    return seats[0] if seats else EVERYBODY
