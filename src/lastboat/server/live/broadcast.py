"""Send frames to everybody at a table. Clients with the same view get the same bytes."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

from lastboat.kernel.dialect import EVERYBODY
from lastboat.server.live.connection import Connection
from lastboat.server.live.encoding import encode
from lastboat.server.live.live_table import LiveTable
from lastboat.tables import frames
from lastboat.tables.changes import StepChanges
from lastboat.tables.model import ChatLine
from lastboat.tables.moves import Move
from lastboat.tables.replay import Positions

Plain = dict[int, frames.Frame]


def plain_views(live: LiveTable) -> Plain:
    """The views that clients have which take differences."""
    seats = {seat for c in live.connections if c.differences for seat in c.seats or (EVERYBODY,)}
    return {seat: live.table.views.plain(seat) for seat in seats} if live.table.match is not None else {}


def step(live: LiveTable, move: Move, asker: Connection | None, before: Plain) -> None:
    """Send a step; `asker` requested it and also gets the id of the request. `before`: the plain views before it."""
    by = -1 if move.step.seat is None else move.step.seat
    positions = frames.positions(live.table, move) if any(c.frames for c in live.connections) else None
    changes = StepChanges(before, live.table.views, positions) if before else None
    _update(live, by, move.since, move.undone, positions, changes, asker, move.step.request)


def reloaded(live: LiveTable, known: int) -> None:
    """Send a table that was reloaded at a later version than `known`."""
    since, undone = live.table.history.changed_since(known)
    _update(live, -1, since, undone, None, None, None, None)


def _update(
    live: LiveTable, by: int, since: int, undone: bool, positions: Positions | None,
    changes: StepChanges | None, asker: Connection | None, request: str | None,
) -> None:  # fmt: skip
    encoded: dict[Hashable, bytes] = {}

    def frame(connection: Connection) -> bytes:
        found = encoded.get(connection.group)
        if found is None:
            own = changes if connection.differences else None
            update = frames.update(live.table, connection, by, since, undone, positions, own)
            found = encoded[connection.group] = encode(update)
        if connection is asker and request is not None:
            return b'%b,"id":%b}' % (found[:-1], encode(request))
        return found

    _send(live, frame)
    live.table.views.clear()  # a long-lived cache would slow down garbage collection


def table(live: LiveTable, others_than: Connection | None = None) -> None:
    """Send the summary: seats, presence or state changed."""
    if live.connections:
        _all(live, frames.table_changed(live.table, live.present()), others_than)


def chat(live: LiveTable, lines: Iterable[ChatLine]) -> None:
    """Send chat lines."""
    _all(live, frames.chat(lines))


def pointed(live: LiveTable, seat: int, element: str) -> None:
    """Send what a seat points at."""
    _all(live, frames.pointed(seat, element))


def proposals(live: LiveTable) -> None:
    """Send the open proposals."""
    encoded = {lang: encode(frames.proposals(live.table, lang)) for lang in {c.lang for c in live.connections}}
    _send(live, lambda connection: encoded[connection.lang])


def _all(live: LiveTable, frame: frames.Frame, others_than: Connection | None = None) -> None:
    encoded = encode(frame)
    _send(live, lambda connection: encoded, others_than)


def _send(live: LiveTable, frame: Callable[[Connection], bytes], others_than: Connection | None = None) -> None:
    """Send everybody their frame, first those who have a seat."""
    told = [connection for connection in live.connections if connection is not others_than]
    for connection in told:
        if connection.seats:
            connection.send(frame(connection))
    live.audience.send([(connection, frame(connection)) for connection in told if not connection.seats])
