"""Who sits where: each function decides, and returns the seat as it is to be stored."""

from __future__ import annotations

from typing import NamedTuple

from lastboat.tables.access import check_seat
from lastboat.tables.create import check_bot
from lastboat.tables.errors import NoSeatFree, NotAPlayer, SeatTaken
from lastboat.tables.model import SeatRow, TokenRow
from lastboat.tables.sanitize import clean_name
from lastboat.tables.table import Table
from lastboat.tables.tokens import digest, new_token


class Joined(NamedTuple):
    """A seat that is taken, and the token of its player."""

    row: SeatRow
    token: str
    token_row: TokenRow


def join(table: Table, name: str, wanted: int | None) -> Joined:
    """Sit down on an open seat: the first one, or the wanted one."""
    table.check_not_done()
    name = clean_name(name)
    free = [seat.seat for seat in table.seats if seat.kind == "open"]
    if wanted is not None:
        check_seat(table, wanted)
        if wanted not in free:
            raise SeatTaken()
        free = [wanted]
    if not free:
        raise NoSeatFree()
    row, token = SeatRow(seat=free[0], kind="player", name=name), new_token()
    return Joined(row, token, TokenRow(digest(token), table.id, "seat", row.seat))


def leave(table: Table, seat: int) -> SeatRow | None:
    """Get up. Before the start the seat is free again; later nothing is stored: the player may come back."""
    if table.match is None and table.row.state == "open":
        return SeatRow(seat=seat, kind="open")
    return None


def put(table: Table, seat: int, kind: str, bot: str | None, name: str) -> SeatRow:
    """The host seats a bot or frees a seat; its tokens become void."""
    table.check_not_done()
    check_seat(table, seat)
    name = clean_name(name) if name else ""
    if kind == "bot":
        return SeatRow(seat=seat, kind="bot", name=name, bot=check_bot(table.game, bot))
    return SeatRow(seat=seat, kind="open")


def stand_in(table: Table, seat: int, bot: str | None) -> SeatRow:
    """A bot plays for a person until they are back."""
    table.check_not_done()
    row = _player(table, seat)
    return SeatRow(seat=seat, kind="player", name=row.name, stand_in=check_bot(table.game, bot))


def back(table: Table, seat: int) -> SeatRow:
    """The person is back and the stand-in goes."""
    row = _player(table, seat)
    return SeatRow(seat=seat, kind="player", name=row.name)


def _player(table: Table, seat: int) -> SeatRow:
    check_seat(table, seat)
    row = table.seats[seat]
    if row.kind != "player":
        raise NotAPlayer(seat=seat)
    return row
