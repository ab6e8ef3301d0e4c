"""Join, leave, bots and stand-ins: decide, persist, tell. Call with the table's lock held."""

from __future__ import annotations

from lastboat.server.commands.backend import Backend
from lastboat.server.live import broadcast
from lastboat.server.live.live_table import LiveTable
from lastboat.tables import seats
from lastboat.tables.errors import SeatTaken
from lastboat.tables.model import SeatRow, now


async def join(backend: Backend, live: LiveTable, name: str, wanted: int | None) -> tuple[int, str]:
    """Take an open seat; returns the seat and its token."""
    joined = seats.join(live.table, name, wanted)
    backend.blocks.check_name(joined.row.name)
    if not await backend.store.take_seat(live.id, joined.row, joined.token_row):
        live.uncertain = True
        raise SeatTaken()
    live.table.set_seat(joined.row, joined.token_row)
    _tell(backend, live)
    return joined.row.seat, joined.token


async def leave(backend: Backend, live: LiveTable, seat: int) -> None:
    """Leave a seat. Before the start it becomes open; later its player is absent and may come back."""
    row = seats.leave(live.table, seat)
    if row is not None:
        await _replace(backend, live, row)
        return
    for connection in list(live.connections):
        if seat in connection.seats:
            connection.close("left")
    live.left(seat)
    backend.sync.publish("left", live.id, seat=seat)
    broadcast.table(live)


async def put(backend: Backend, live: LiveTable, seat: int, kind: str, bot: str | None, name: str) -> None:
    """Seat a bot or open a seat; its tokens become void."""
    live.present()  # brings absences up to date
    row = seats.put(live.table, seat, kind, bot, name, now(), backend.settings.absence)
    backend.blocks.check_name(row.name)
    await _replace(backend, live, row)


async def stand_in(backend: Backend, live: LiveTable, seat: int, bot: str | None, own: bool) -> None:
    """Let a bot play for a person until they are back; `own`: at their own request."""
    if not own:
        live.present()  # brings absences up to date
        seats.check_replaceable(live.table, seat, now(), backend.settings.absence)
    await _change(backend, live, seats.stand_in(live.table, seat, bot))


async def back(backend: Backend, live: LiveTable, seat: int) -> None:
    """Remove the stand-in: the person is back."""
    row = seats.back(live.table, seat)
    if row != live.table.seats[seat]:
        await _change(backend, live, row)


async def close(backend: Backend, live: LiveTable) -> None:
    """Close the table: it can be viewed, but not changed."""
    if live.table.row.state != "closed":
        await backend.store.set_state(live.id, "closed")
        live.table.row.state = "closed"
        live.table.changed()
        _tell(backend, live)


async def _replace(backend: Backend, live: LiveTable, row: SeatRow) -> None:
    """Store a new holder of a seat; the old tokens become void."""
    await backend.store.set_seat(live.id, row, keep_token=False)
    live.table.set_seat(row, keep_tokens=False)
    live.disconnect_void_tokens()
    _tell(backend, live)


async def _change(backend: Backend, live: LiveTable, row: SeatRow) -> None:
    """Store a seat whose holder and tokens stay."""
    await backend.store.set_seat(live.id, row, keep_token=True)
    live.table.set_seat(row)
    _tell(backend, live)


def _tell(backend: Backend, live: LiveTable) -> None:
    broadcast.table(live)
    backend.changes.emit(live, "seats")
