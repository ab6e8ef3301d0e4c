"""Start, play and undo at a live table: decide, persist, tell. Call with the table's lock held.

A step is durable before anybody is told. Until then the table does not change, so a failed write shows nothing.
"""

from __future__ import annotations

import time
from typing import NamedTuple

from lastboat.server import metrics
from lastboat.server.commands.backend import Backend
from lastboat.server.live.connection import Connection
from lastboat.server.live.live_table import LiveTable
from lastboat.tables import moves
from lastboat.tables.errors import NotOpen, StaleVersion
from lastboat.tables.model import now
from lastboat.tables.moves import Answered, Move


class Answer(NamedTuple):
    """The result of a request: where its events start, and whether it was answered before."""

    since: int
    again: bool


async def start(backend: Backend, live: LiveTable) -> None:
    """Start the game."""
    move = moves.start(live.table, now())
    if not await _commit(backend, live, move, None):
        raise NotOpen(state=live.table.state)
    backend.changes.emit(live, "seats")


async def play(
    backend: Backend, live: LiveTable, seat: int, do: str | int, version: int, request: str | None,
    asker: Connection | None = None, way: str = "rest",
) -> Answer:  # fmt: skip
    """Play a choice of a seat that was made at `version`."""
    began = time.perf_counter()
    await _catch_up(backend, live, version)
    move = moves.play(live.table, seat, do, version, request, now())
    answer = await _settle(backend, live, move, seat, request, asker)
    if not answer.again:
        metrics.moved(live.table.row.game, way, time.perf_counter() - began)
    return answer


async def undo(
    backend: Backend, live: LiveTable, seat: int, version: int, request: str | None,
    asker: Connection | None = None, way: str = "rest",
) -> Answer:  # fmt: skip
    """Undo a seat's last action, if the match allows it."""
    began = time.perf_counter()
    await _catch_up(backend, live, version)
    move = moves.undo(live.table, seat, version, request, now())
    answer = await _settle(backend, live, move, seat, request, asker)
    if not answer.again:
        metrics.moved(live.table.row.game, way, time.perf_counter() - began, undo=True)
    return answer


async def _catch_up(backend: Backend, live: LiveTable, version: int) -> None:
    """Load steps of other processes if the client knows a newer version."""
    if version > live.table.version:
        await backend.sync.look_again(live)


async def _settle(
    backend: Backend, live: LiveTable, move: Move | Answered, seat: int, request: str | None, asker: Connection | None
) -> Answer:
    """Commit a decided move. If another step came first, it may be the same request, sent to another process."""
    if isinstance(move, Answered):
        return Answer(move.since, True)
    if await _commit(backend, live, move, asker):
        return Answer(move.since, False)
    if found := moves.answered(live.table, seat, request):
        return Answer(found.since, True)
    raise StaleVersion(at=move.step.number - 1, version=live.table.version)


async def _commit(backend: Backend, live: LiveTable, move: Move, asker: Connection | None) -> bool:
    """Persist a decided move, then tell everybody. False: another step was stored first and is loaded."""
    live.uncertain = True  # the step may be stored or not until the writer answers
    if not await backend.writer.append(move.step, moves.new_state(move)):
        await backend.registry.reload(live)
        return False
    live.uncertain = False
    await backend.registry.take(live, move, asker)
    return True
