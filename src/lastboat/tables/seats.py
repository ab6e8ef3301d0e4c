"""Who sits where: joining, leaving, bots and stand-ins. Called with the table's lock held."""

from __future__ import annotations

from lastboat.kernel.view import Name
from lastboat.server.cluster.registry import Hall
from lastboat.server.web import broadcast
from lastboat.tables.access import check_seat
from lastboat.tables.create import check_bot
from lastboat.tables.errors import Frozen, NoSeatFree, NotAPlayer, NotOpen, SeatTaken
from lastboat.tables.rows import Place, SeatRow
from lastboat.tables.sanitize import clean_name
from lastboat.tables.table import Live
from lastboat.tables.tokens import digest, new_token


async def join(hall: Hall, live: Live, name: str, wanted: int | None) -> tuple[int, str]:
    """Sit down on an open seat: the seat and its token."""
    _check_not_done(live)
    name = clean_name(name)
    free = [seat.seat for seat in live.seats if seat.kind == "open"]
    if wanted is not None:
        check_seat(live, wanted)
        if wanted not in free:
            raise SeatTaken()
        free = [wanted]
    if not free:
        raise NoSeatFree()
    row, token = SeatRow(seat=free[0], kind="player", name=name), new_token()
    place = Place(digest(token), live.id, "seat", row.seat)
    if not await hall.store.take_seat(live.id, row, place):
        live.dirty = True
        raise SeatTaken()
    live.places = [*live.places, place]
    await _seated(hall, live, row)
    return row.seat, token


async def leave(hall: Hall, live: Live, seat: int) -> None:
    """Get up. Before the start the seat is free again; later its player is absent and may come back."""
    if live.match is None and live.row.state == "open":
        await _empty(hall, live, SeatRow(seat=seat, kind="open"))
        return
    for connection in list(live.connections):
        if seat in connection.seats:
            connection.close("left")
    broadcast.table(live)


async def put(hall: Hall, live: Live, seat: int, kind: str, bot: str | None, name: str) -> None:
    """The host seats a bot or frees a seat; whoever sat there has no token any more."""
    _check_not_done(live)
    check_seat(live, seat)
    name = clean_name(name) if name else ""
    if kind == "bot":
        await _empty(hall, live, SeatRow(seat=seat, kind="bot", name=name, bot=check_bot(live.game, bot)))
    else:
        await _empty(hall, live, SeatRow(seat=seat, kind="open"))


async def stand_in(hall: Hall, live: Live, seat: int, bot: str | None) -> None:
    """A bot plays for a person until they are back."""
    _check_not_done(live)
    row = _player(live, seat)
    row = SeatRow(seat=seat, kind="player", name=row.name, stand_in=check_bot(live.game, bot))
    await hall.store.set_seat(live.id, row, keep_token=True)
    await _seated(hall, live, row)


async def back(hall: Hall, live: Live, seat: int) -> None:
    """The person is back and the stand-in goes."""
    row = _player(live, seat)
    if row.stand_in is not None:
        row = SeatRow(seat=seat, kind="player", name=row.name)
        await hall.store.set_seat(live.id, row, keep_token=True)
    await _seated(hall, live, row)


async def close(hall: Hall, live: Live) -> None:
    """The table is put away: it can be looked at, but nothing happens there any more."""
    if live.row.state != "closed":
        await hall.store.set_state(live.id, "closed")
        live.row.state = "closed"
        live.has_changed()
        broadcast.table(live)
        await hall.bus.tell("table", live.id)


async def _empty(hall: Hall, live: Live, row: SeatRow) -> None:
    """Somebody or nobody else sits there, and the old token is void."""
    await hall.store.set_seat(live.id, row, keep_token=False)
    live.places = [p for p in live.places if not (p.kind == "seat" and p.seat == row.seat)]
    live.send_away()
    await _seated(hall, live, row)


async def _seated(hall: Hall, live: Live, row: SeatRow) -> None:
    live.seats[row.seat] = row
    live.use_names()
    live.has_changed()
    broadcast.table(live)
    await hall.bus.tell("table", live.id)
    hall.drivers.consider(live)


def _player(live: Live, seat: int) -> SeatRow:
    check_seat(live, seat)
    row = live.seats[seat]
    if row.kind != "player":
        raise NotAPlayer(seat=Name("seat", str(seat)))
    return row


def _check_not_done(live: Live) -> None:
    if live.frozen is not None:
        raise Frozen(reason=live.frozen)
    if live.state not in ("open", "running"):
        raise NotOpen(state=live.state)
