"""Frames for a screen that several players may share: it is told nothing that the player in front of it may not see.

In a game with secrets the other seats of the screen have the public view, marked as hidden, until a player says that
they look.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from lastboat.kernel.dialect import EVERYBODY
from lastboat.local.live import Connection
from lastboat.tables import frames
from lastboat.tables.frames import Frame
from lastboat.tables.model import ChatLine
from lastboat.tables.replay import Positions
from lastboat.tables.table import Table


def uncover(table: Table, connection: Connection) -> None:
    """Bring the seats that a screen may see now up to date."""
    held, front = connection.held, connection.front
    if len(held) < 2 or not table.game.secrets or table.over:
        connection.seats = held
    else:
        connection.seats = (front,) if front in held else ()


def welcome(
    table: Table, connection: Connection, version: int | None, lines: Iterable[ChatLine], present: Collection[int]
) -> Frame:
    """See `frames.welcome`."""
    uncover(table, connection)
    return _covered(table, connection, frames.welcome(table, connection, version, lines, present))


def update(
    table: Table, connection: Connection, by: int, since: int, undone: bool, positions: Positions | None
) -> Frame:
    """See `frames.update`."""
    uncover(table, connection)
    frame = _covered(table, connection, frames.update(table, connection, by, since, undone, positions))
    if positions is not None and frame.get("frames") and connection.seats != connection.held:
        boards = [one["table"][str(EVERYBODY)] for one in positions.of_step(())]
        for one, board in zip(frame["frames"], boards, strict=True):
            one["table"] = {str(seat): one["table"].get(str(seat), board) for seat in connection.held}
    return frame


def repeated_answer(table: Table, connection: Connection, seat: int, since: int, request: str) -> Frame:
    """See `frames.repeated_answer`."""
    return _covered(table, connection, frames.repeated_answer(table, connection, seat, since, request))


def look(table: Table, connection: Connection, seat: int) -> Frame:
    """A player says that they are in front of the screen: what they may see, and nothing of the one before."""
    connection.front = seat
    uncover(table, connection)
    events = table.views.events(connection.seats, 0)
    return {"type": "look", "version": table.version, "views": views(table, connection), "events": events}


def views(table: Table, connection: Connection) -> dict[str, Any]:
    """The views of all seats of a screen."""
    found = table.views.of_seats(connection.seats, None)
    if connection.seats == connection.held or not found:
        return found
    public = table.views.view(EVERYBODY) | {"hidden": True}
    return {str(seat): found.get(str(seat), public | {"seat": seat}) for seat in connection.held}


def _covered(table: Table, connection: Connection, frame: Frame) -> Frame:
    return frame | {"views": views(table, connection)}
