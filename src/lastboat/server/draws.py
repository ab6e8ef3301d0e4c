"""Timers of draws: when time is up, a game starts without the numbers that are missing."""

from __future__ import annotations

import asyncio
import logging

from lastboat.server.commands import draw
from lastboat.server.commands.backend import Backend
from lastboat.server.live.changes import Change
from lastboat.tables.draw import WAIT
from lastboat.tables.errors import NoSuchTable

AGAIN_AFTER = 2.0
"""Seconds until a failed start is tried again."""
PIN = "draw"

log = logging.getLogger("lastboat.draws")


class Draws:
    """A timer for each table of this process whose players' numbers are awaited. Several processes may start one."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._tasks: dict[str, asyncio.Task[None]] = {}
        backend.changes.subscribe(self._changed)

    async def close(self) -> None:
        """Stop all timers; a table goes on when it is loaded again."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _changed(self, change: Change) -> None:
        live, task = change.live, self._tasks.get(change.live.id)
        drawing = live.table.drawing
        if drawing and task is None:
            live.pins.add(PIN)
            self._tasks[live.id] = asyncio.create_task(self._wait(live.id), name=f"draw of {live.id}")
        elif not drawing and task is not None:
            live.pins.discard(PIN)
            del self._tasks[live.id]
            if task is not asyncio.current_task():  # else the start is the change
                task.cancel()

    async def _wait(self, table: str) -> None:
        """Wait, then start. The change that follows ends this task."""
        await asyncio.sleep(WAIT)
        while table in self._tasks:
            try:
                async with self._backend.table(table, fresh=True) as live:
                    await draw.finish(self._backend, live)
                return
            except NoSuchTable:
                self._tasks.pop(table, None)
                return
            except Exception:
                log.exception("a start has to wait", extra={"table": table, "seconds": AGAIN_AFTER})
                await asyncio.sleep(AGAIN_AFTER)
