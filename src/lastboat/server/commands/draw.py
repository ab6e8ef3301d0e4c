"""Start a game, with the numbers that players add to the chance. Call with the table's lock held; see `tables.draw`."""

from __future__ import annotations

import contextlib

from lastboat.server.commands import moves
from lastboat.server.commands.backend import Backend
from lastboat.server.live import broadcast
from lastboat.server.live.live_table import LiveTable
from lastboat.tables import draw
from lastboat.tables.errors import NotOpen
from lastboat.tables.model import SeatRow
from lastboat.tables.moves import check_start


async def start(backend: Backend, live: LiveTable) -> None:
    """Start the game; if players have committed to numbers, ask for these first."""
    table = live.table
    check_start(table)
    if table.drawing:
        return
    commitments = draw.commitments(table)
    if not commitments:
        await moves.start(backend, live)
    elif await backend.store.set_draw(live.id, commitments):
        table.row.draw = commitments
        _tell(backend, live)
    else:
        await backend.sync.look_again(live)


async def commit(backend: Backend, live: LiveTable, seat: int, commitment: str) -> None:
    """Store a player's commitment."""
    row = draw.commit(live.table, seat, commitment)
    if row is not None:
        await _store(backend, live, row)


async def reveal(backend: Backend, live: LiveTable, seat: int, number: str) -> None:
    """Store a player's number; the last one starts the game."""
    row = draw.reveal(live.table, seat, number)
    if row is None:
        return
    await _store(backend, live, row)
    await backend.sync.look_again(live)  # others may have given theirs to another process
    if not live.table.missing():
        await finish(backend, live)


async def finish(backend: Backend, live: LiveTable) -> None:
    """Start the game with the numbers that are there."""
    if live.table.drawing:
        with contextlib.suppress(NotOpen):  # another process was first
            await moves.start(backend, live)


async def _store(backend: Backend, live: LiveTable, row: SeatRow) -> None:
    await backend.store.set_contribution(live.id, row)
    live.table.set_seat(row)
    _tell(backend, live)


def _tell(backend: Backend, live: LiveTable) -> None:
    broadcast.table(live)
    backend.changes.emit(live, "seats")
