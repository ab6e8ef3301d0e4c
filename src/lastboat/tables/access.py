"""Who may do what at a table. Who may not even know of it hears that there is no such table."""

from __future__ import annotations

from collections.abc import Sequence

from lastboat.kernel.dialect import EVERYBODY
from lastboat.kernel.errors import BadSeat
from lastboat.tables.errors import NoSuchTable, NotYours, TokenNeeded
from lastboat.tables.rows import Place
from lastboat.tables.table import Live
from lastboat.tables.tokens import place_of


def see(live: Live, token: str | None) -> Place | None:
    """The place of a token, if its bearer may know of the table at all."""
    place = place_of(token, live.places) if token else None
    if place is None and not live.row.listed:
        raise NoSuchTable()
    return place


def host(live: Live, token: str | None) -> None:
    """Only the host."""
    _need(token, see(live, token), ("host",))


def seat(live: Live, token: str | None) -> int:
    """Only a player: the seat."""
    place = _need(token, see(live, token), ("seat",))
    assert place.seat is not None
    return place.seat


def host_or_seat(live: Live, token: str | None, wanted: int | None = None) -> Place:
    """The host, or a player; with `wanted` the one of that seat."""
    place = _need(token, see(live, token), ("host", "seat"))
    if place.kind == "seat" and wanted is not None and place.seat != wanted:
        raise NotYours()
    return place


def looking_from(live: Live, token: str | None, wanted: int | None) -> int:
    """The seat somebody may look from: the own one, after the end any; else EVERYBODY."""
    place = see(live, token)
    own = place.seat if place is not None and place.kind == "seat" and place.seat is not None else EVERYBODY
    if wanted is None or wanted == own:
        return own
    if wanted != EVERYBODY:
        check_seat(live, wanted)
        if not live.over:
            raise NotYours() if token else TokenNeeded()
    return wanted


def seats_of(live: Live, tokens: Sequence[str]) -> tuple[int, ...]:
    """The seats that tokens hold here."""
    places = (place_of(token, live.places) for token in tokens)
    return tuple(sorted({p.seat for p in places if p is not None and p.kind == "seat" and p.seat is not None}))


def check_seat(live: Live, wanted: int) -> None:
    """Refuse a seat that is not at the table."""
    if not 0 <= wanted < live.row.seats:
        raise BadSeat(seat=wanted, last=live.row.seats - 1)


def _need(token: str | None, place: Place | None, kinds: tuple[str, ...]) -> Place:
    if place is not None and place.kind in kinds:
        return place
    raise NotYours() if token else TokenNeeded()
