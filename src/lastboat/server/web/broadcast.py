"""Telling everybody at a table what happened. Clients that see the same are sent the same bytes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lastboat.kernel.dialect import EVERYBODY
from lastboat.server.web import encoding
from lastboat.server.web.connection import Connection
from lastboat.server.web.encoding import Frames, encode
from lastboat.tables.rows import TalkRow
from lastboat.tables.table import Live, moment


def views(live: Live, connection: Connection) -> dict[str, Any]:
    """The view of every seat a socket speaks for, or what everybody sees; none before the start."""
    if live.match is None:
        return {}
    return {str(seat): encoding.view(live, seat, connection.lang) for seat in connection.seats or (EVERYBODY,)}


def step(
    live: Live, by: int, since: int, undone: bool, frames: Frames | None, asker: Connection | None, request: str | None
) -> None:
    """A step was taken: `since` is its first record."""
    assert live.match is not None
    made: dict[Any, bytes] = {}
    waiting_for = live.waiting_for()
    for connection in live.connections:
        mine = connection is asker
        key = (connection.group, mine)
        frame = made.get(key)
        if frame is None:
            data: dict[str, Any] = {"type": "update", "version": live.version, "by": by}
            if mine and request is not None:
                data["id"] = request
            if undone:
                data["undone"] = since
            data["events"] = encoding.events(live.match, connection.seats, since, connection.lang)
            if connection.frames:
                data["frames"] = frames.data(connection.seats, connection.lang) if frames else []
            data["views"] = views(live, connection)
            data["proposals"] = encoding.proposals(live, connection.lang)
            data["waiting_for"] = waiting_for
            frame = made[key] = encode(data)
        connection.send(frame)


def to_show_from(live: Live) -> Any:
    """The state as it is now, if somebody wants to see the next step record by record; else None."""
    if live.match is None or not any(connection.frames for connection in live.connections):
        return None
    return live.match.state.copy()


def table(live: Live, others_than: Connection | None = None) -> None:
    """Seats, presence or state have changed."""
    _all(live, {"type": "table", "table": live.summary()}, others_than)


def talk(live: Live, entries: Iterable[TalkRow]) -> None:
    """Something was said."""
    _all(live, {"type": "talk", "entries": [entry(row) for row in entries]})


def entry(row: TalkRow) -> dict[str, Any]:
    """A line of talk as data."""
    return {"number": row.number, "seat": row.seat, "text": row.text, "at": moment(row.at)}


def pointed(live: Live, seat: int, element: str) -> None:
    """Somebody points at something."""
    _all(live, {"type": "pointed", "seat": seat, "element": element})


def proposals(live: Live) -> None:
    """These proposals stand now."""
    for connection in live.connections:
        connection.tell(type="proposals", proposals=encoding.proposals(live, connection.lang))


def _all(live: Live, frame: dict[str, Any], others_than: Connection | None = None) -> None:
    if live.connections:
        encoded = encode(frame)
        for connection in live.connections:
            if connection is not others_than:
                connection.send(encoded)
