"""Join, leave, bots and stand-ins: decide, persist, tell. Call with the table's lock held."""

from __future__ import annotations

from lastboat.server.commands.backend import Backend
from lastboat.server.live import broadcast
from lastboat.server.live.live_table import LiveTable
from lastboat.tables import seats
from lastboat.tables.errors import SeatTaken
from lastboat.tables.model import SeatRow, TokenRow, now
from lastboat.tables.seats import Joined
from lastboat.tables.tokens import digest
from lastboat.tables.tokens import new_phrase as new_recovery_phrase


async def join(
    backend: Backend, live: LiveTable, name: str, wanted: int | None, commitment: str | None = None
) -> tuple[int, str]:  # fmt: skip
    """Take an open seat; returns the seat and its token."""
    joined = seats.join(live.table, name, wanted, commitment)
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
    row = seats.put(
        live.table, seat, kind, bot, name, now(), backend.settings.absence, backend.bots_at(live.table.game)
    )
    backend.blocks.check_name(row.name)
    await _replace(backend, live, row)


async def stand_in(backend: Backend, live: LiveTable, seat: int, bot: str | None, own: bool) -> None:
    """Let a bot play for a person until they are back; `own`: at their own request."""
    if not own:
        live.present()  # brings absences up to date
        seats.check_replaceable(live.table, seat, now(), backend.settings.absence)
    await _change(backend, live, seats.stand_in(live.table, seat, bot, backend.bots_at(live.table.game)))


async def back(backend: Backend, live: LiveTable, seat: int) -> None:
    """Remove the stand-in: the person is back."""
    row = seats.back(live.table, seat)
    if row != live.table.seats[seat]:
        live.table.waiting_since = now()
        await _change(backend, live, row)


async def invite_back(backend: Backend, live: LiveTable, seat: int) -> str:
    """Make a new token for a player who has lost the old one; that becomes void."""
    live.present()  # brings absences up to date
    return await _renew(backend, live, seats.invite_back(live.table, seat, now(), backend.settings.absence))


async def recover(backend: Backend, live: LiveTable, seat: int) -> str:
    """Make a new token for a player who knows the recovery phrase. The old tokens become void, the phrase stays."""
    phrases = [token for token in live.table.tokens if token.kind == "phrase" and token.seat == seat]
    token = await _renew(backend, live, seats.recovered(live.table, seat))
    for phrase in phrases:
        await _put_phrase(backend, live, phrase)
    return token


async def new_phrase(backend: Backend, live: LiveTable, seat: int) -> str:
    """Make a recovery phrase for a seat; an earlier one becomes void."""
    phrase = new_recovery_phrase()
    await _put_phrase(backend, live, TokenRow(digest(phrase), live.id, "phrase", seat))
    return phrase


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


async def _renew(backend: Backend, live: LiveTable, joined: Joined) -> str:
    """Store a new token of a seat; the old ones become void."""
    await backend.store.set_seat(live.id, joined.row, keep_token=False, token=joined.token_row)
    live.table.set_seat(joined.row, joined.token_row, keep_tokens=False)
    live.disconnect_void_tokens()
    _tell(backend, live)
    return joined.token


async def _put_phrase(backend: Backend, live: LiveTable, phrase: TokenRow) -> None:
    """Store a recovery phrase of a seat."""
    await backend.store.set_phrase(phrase)
    others = [t for t in live.table.tokens if not (t.kind == "phrase" and t.seat == phrase.seat)]
    live.table.tokens = [*others, phrase]
    backend.changes.emit(live, "seats")


async def _change(backend: Backend, live: LiveTable, row: SeatRow) -> None:
    """Store a seat whose holder and tokens stay."""
    await backend.store.set_seat(live.id, row, keep_token=True)
    live.table.set_seat(row)
    _tell(backend, live)


def _tell(backend: Backend, live: LiveTable) -> None:
    broadcast.table(live)
    backend.changes.emit(live, "seats")
