"""Access rights of tokens. Without the right to know of a table, the answer is that there is no such table."""

from __future__ import annotations

from collections.abc import Sequence

from lastboat.kernel.dialect import EVERYBODY
from lastboat.kernel.errors import BadSeat
from lastboat.tables.errors import NoSuchTable, NotYours, TokenNeeded
from lastboat.tables.model import TokenRow
from lastboat.tables.table import Table
from lastboat.tables.tokens import find_token


def see(table: Table, token: str | None) -> TokenRow | None:
    """The row of a token; NoSuchTable if the client may not know of the table."""
    row = find_token(token, table.tokens) if token else None
    if row is None and not table.row.listed:
        raise NoSuchTable()
    return row


def host(table: Table, token: str | None) -> None:
    """Require the host."""
    _need(token, see(table, token), ("host",))


def seat(table: Table, token: str | None) -> int:
    """Require a player; returns the seat."""
    row = _need(token, see(table, token), ("seat",))
    assert row.seat is not None
    return row.seat


def host_or_seat(table: Table, token: str | None, wanted: int | None = None) -> TokenRow:
    """Require the host or a player; with `wanted` the player of that seat."""
    row = _need(token, see(table, token), ("host", "seat"))
    if row.kind == "seat" and wanted is not None and row.seat != wanted:
        raise NotYours()
    return row


def viewing_seat(table: Table, token: str | None, wanted: int | None) -> int:
    """The seat to view from: the client's own, after the end any seat; else EVERYBODY."""
    row = see(table, token)
    own = row.seat if row is not None and row.kind == "seat" and row.seat is not None else EVERYBODY
    if wanted is None or wanted == own:
        return own
    if wanted != EVERYBODY:
        check_seat(table, wanted)
        if not table.over:
            raise NotYours() if token else TokenNeeded()
    return wanted


def seats_of(table: Table, tokens: Sequence[str]) -> tuple[int, ...]:
    """The seats that tokens hold here."""
    rows = (find_token(token, table.tokens) for token in tokens)
    return tuple(sorted({row.seat for row in rows if row is not None and row.kind == "seat" and row.seat is not None}))


def check_seat(table: Table, wanted: int) -> None:
    """Refuse a seat that is not at the table."""
    if not 0 <= wanted < table.row.seats:
        raise BadSeat(seat=wanted, last=table.row.seats - 1)


def _need(token: str | None, row: TokenRow | None, kinds: tuple[str, ...]) -> TokenRow:
    if row is not None and row.kind in kinds:
        return row
    raise NotYours() if token else TokenNeeded()
