"""Deadlines of turns: when one has passed, a bot stands in for the player, visibly, until they take the seat back."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from lastboat.server.commands import seats
from lastboat.server.commands.backend import Backend
from lastboat.server.live.changes import Change
from lastboat.tables.errors import NoSuchTable
from lastboat.tables.model import now

AGAIN_AFTER = 5.0
"""Seconds until a failed stand-in is tried again."""
RESUMED = 500
"""Tables with deadlines that are resumed when the server starts."""
PIN = "deadline"

log = logging.getLogger("lastboat.bots")


class Deadlines:
    """A timer for each table where a player in turn has a deadline. Several processes may set the same stand-in."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._tasks: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self._resuming: asyncio.Task[None] | None = None
        backend.changes.subscribe(self._changed)

    def start(self) -> None:
        """Resume the tables that had deadlines when the server stopped."""
        self._resuming = asyncio.create_task(self._resume(), name="resume deadlines")

    async def close(self) -> None:
        """Stop all timers."""
        tasks = [task for _, task in self._tasks.values()] + ([self._resuming] if self._resuming else [])
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _changed(self, change: Change) -> None:
        """Set the timer of a table anew."""
        live, due = change.live, change.live.table.due()
        before, task = self._tasks.get(live.id, (None, None))
        if due == before:
            return
        if task is not None:
            del self._tasks[live.id]
            if task is not asyncio.current_task():  # else the stand-in is the change
                task.cancel()
        live.pins.discard(PIN)
        if due is not None:
            live.pins.add(PIN)
            self._tasks[live.id] = due, asyncio.create_task(self._wait(live.id, due), name=f"deadline of {live.id}")

    async def _resume(self) -> None:
        for table in await self._backend.store.waiting_with_deadline(RESUMED):
            with contextlib.suppress(NoSuchTable):
                await self._backend.registry.get(table)
            await asyncio.sleep(0.01)

    async def _wait(self, table: str, due: int) -> None:
        """Wait until a turn is due, then let a bot stand in. The change that follows ends this task."""
        while True:
            await asyncio.sleep(max(0.0, (due - now()) / 1000))
            try:
                async with self._backend.table(table, fresh=True) as live:
                    if live.table.due() == due:
                        await seats.stand_in(self._backend, live, live.table.waiting_for()[0], None, own=True)
                return
            except NoSuchTable:
                self._tasks.pop(table, None)
                return
            except Exception:
                log.exception("a stand-in has to wait", extra={"table": table, "seconds": AGAIN_AFTER})
                await asyncio.sleep(AGAIN_AFTER)
