"""Seating: each function decides and returns the seat to store."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from lastboat.kernel.view import Name
from lastboat.tables import draw
from lastboat.tables.access import check_seat
from lastboat.tables.create import NO_BOTS, OfferedBots, bot_row, check_bot
from lastboat.tables.errors import HandIsSecret, NoSeatFree, NotAbsent, NotAPlayer, SeatTaken
from lastboat.tables.model import SeatRow, TokenRow
from lastboat.tables.sanitize import clean_name
from lastboat.tables.table import Table
from lastboat.tables.tokens import digest, new_token


class Joined(NamedTuple):
    """A taken seat and the token of its player."""

    row: SeatRow
    token: str
    token_row: TokenRow


def join(table: Table, name: str, wanted: int | None, commitment: str | None = None) -> Joined:
    """Take an open seat: the wanted one, or the first. For `commitment` see `draw`."""
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
    return _with_new_token(table, SeatRow(seat=free[0], kind="player", name=name, commitment=commitment))


def leave(table: Table, seat: int) -> SeatRow | None:
    """Leave a seat. Before the start it becomes open; later nothing is stored, so the player can come back."""
    draw.check_none(table)
    if table.match is None and table.row.state == "open":
        return SeatRow(seat=seat, kind="open")
    return None


def put(
    table: Table, seat: int, kind: str, bot: str | None, name: str, at: int, absence: float,
    own: OfferedBots = NO_BOTS,
) -> SeatRow:  # fmt: skip
    """Seat a bot or open a seat; its tokens become void. For `absence` see `check_replaceable`."""
    table.check_not_done()
    draw.check_none(table)
    check_replaceable(table, seat, at, absence)
    if kind == "open" and _has_hands(table) and seat not in table.left:
        raise HandIsSecret(seat=_name(seat))
    if kind == "bot":
        return bot_row(table.game, table.names, seat, name, bot, own)
    return SeatRow(seat=seat, kind="open")


def invite_back(table: Table, seat: int, at: int, absence: float) -> Joined:
    """A new token for the player of a seat who has lost the old one; allowed where the seat may be opened."""
    table.check_not_done()
    row = _player(table, seat)
    check_replaceable(table, seat, at, absence)
    if _has_hands(table) and seat not in table.left:
        raise HandIsSecret(seat=_name(seat))
    return _with_new_token(table, row)


def recovered(table: Table, seat: int) -> Joined:
    """A new token for the player of a seat who knows its recovery phrase."""
    return _with_new_token(table, _player(table, seat))


def _with_new_token(table: Table, row: SeatRow) -> Joined:
    token = new_token()
    return Joined(row, token, TokenRow(digest(token), table.id, "seat", row.seat))


def check_replaceable(table: Table, seat: int, at: int, absence: float) -> None:
    """In a running game with secrets a player is replaced only after leaving or `absence` seconds of absence."""
    check_seat(table, seat)
    if table.seats[seat].kind != "player" or not _has_hands(table) or seat in table.left:
        return
    since = table.absent.get(seat)
    if since is None or at - since < 1000 * absence:
        raise NotAbsent(seat=_name(seat), seconds=int(absence))


def _has_hands(table: Table) -> bool:
    """Whether seats know things that others must not see."""
    return table.match is not None and not table.over and table.game.secrets


def _name(seat: int) -> Name:
    return Name("seat", str(seat))


def stand_in(table: Table, seat: int, bot: str | None, own: OfferedBots = NO_BOTS) -> SeatRow:
    """Let a bot play for a person until they are back."""
    table.check_not_done()
    return replace(_player(table, seat), stand_in=check_bot(table.game, table.row.seats, bot, own))


def back(table: Table, seat: int) -> SeatRow:
    """Remove the stand-in: the person is back."""
    return replace(_player(table, seat), stand_in=None)


def _player(table: Table, seat: int) -> SeatRow:
    check_seat(table, seat)
    row = table.seats[seat]
    if row.kind != "player":
        raise NotAPlayer(seat=seat)
    return row
