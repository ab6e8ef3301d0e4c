"""Playing and taking back. A step is durable before anybody hears of it, and a request is answered once.

Everything here is called with the table's lock held.
"""

from __future__ import annotations

import time
from typing import NamedTuple

from lastboat.kernel.errors import GameIsOver, NothingToUndo
from lastboat.kernel.match import Match
from lastboat.server import metrics
from lastboat.server.cluster.registry import Hall
from lastboat.server.web import broadcast
from lastboat.server.web.connection import Connection
from lastboat.tables.errors import Frozen, NotOpen, SeatsOpen, StaleVersion
from lastboat.tables.rows import Step, encode_records, now
from lastboat.tables.table import Live

LONGEST_REQUEST, REQUEST = 64, "^[ -~]+$"
"""Characters of a request's own id: how many, and which."""


class Answer(NamedTuple):
    """How a request came out: where its events begin, and whether it had been answered before."""

    since: int
    again: bool


async def start(hall: Hall, live: Live) -> None:
    """Begin the game: the dice are sealed already, so the opening follows from the table."""
    if live.frozen is not None:
        raise Frozen(reason=live.frozen)
    if live.row.state != "open":
        raise NotOpen(state=live.state)
    open_seats = sum(seat.kind == "open" for seat in live.seats)
    if open_seats:
        raise SeatsOpen(seats=open_seats)
    if live.match is None:
        live.match = Match(live.game, live.row.seats, live.row.options, None, live.chance, live.names)
        step = Step(live.id, 1, "start", None, encode_records(live.match.records), None, now())
        live.row.state = "running"
        if not await hall.keep(live, step, None, 0, None):
            raise NotOpen(state=live.state)
    await hall.store.set_state(live.id, live.row.state)
    await hall.bus.tell("table", live.id)


async def play(
    hall: Hall, live: Live, seat: int, do: str | int, at: int, request: str | None,
    asker: Connection | None = None, way: str = "rest",
) -> Answer:  # fmt: skip
    """Play a choice of a seat, chosen when the table was at version `at`."""
    began = time.perf_counter()
    if answered := await _answered_before(hall, live, seat, at, request):
        return answered
    match = live.running()
    if match.over:
        raise GameIsOver()
    before, since = broadcast.to_show_from(live), len(match.records)
    match.play(seat, do)
    records = match.records[since:]
    step = Step(live.id, live.version + 1, "play", seat, encode_records(records), request, now())
    if not await hall.keep(live, step, before, since, asker):
        return _lost(live, seat, at, request)
    metrics.moved(live.row.game, way, time.perf_counter() - began)
    return Answer(since, False)


async def undo(
    hall: Hall, live: Live, seat: int, at: int, request: str | None, asker: Connection | None = None, way: str = "rest"
) -> Answer:
    """Take back a seat's last act, as far as the match allows."""
    began = time.perf_counter()
    if answered := await _answered_before(hall, live, seat, at, request):
        return answered
    match = live.running()
    if match.over:
        raise GameIsOver()  # its secrets are told
    if match.undo_seat != seat:
        raise NothingToUndo()
    match.undo()
    kept = len(match.records)
    step = Step(live.id, live.version + 1, "undo", seat, str(kept), request, now())
    if not await hall.keep(live, step, None, kept, asker):
        return _lost(live, seat, at, request)
    metrics.moved(live.row.game, way, time.perf_counter() - began, undo=True)
    return Answer(kept, False)


async def _answered_before(hall: Hall, live: Live, seat: int, at: int, request: str | None) -> Answer | None:
    """The answer to a request made before; None: it is new, and comes from somebody who knows how things stand."""
    live.running()
    if at > live.version:
        await hall.look_again(live)
        live.running()
    if answered := _answered(live, seat, request):
        return answered
    if at != live.version:
        raise StaleVersion(at=at, version=live.version)
    return None


def _answered(live: Live, seat: int, request: str | None) -> Answer | None:
    """The answer to a request that was answered before."""
    number = live.course.requests.get((seat, request)) if request is not None else None
    if number is None:
        return None
    low, _ = live.course.low_since(number - 1)
    return Answer(low, True)


def _lost(live: Live, seat: int, at: int, request: str | None) -> Answer:
    """Another step came first: perhaps this very request, by way of another process."""
    if answered := _answered(live, seat, request):
        return answered
    raise StaleVersion(at=at, version=live.version)
