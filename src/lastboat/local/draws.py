"""Timers of draws at tables of this device: a game starts without a number that its page has lost."""

from __future__ import annotations

import asyncio

from lastboat.local.commands import Commands
from lastboat.local.live import LiveTable
from lastboat.tables.draw import WAIT


class Draws:
    """A timer for each table that somebody looks at while its players' numbers are awaited."""

    def __init__(self, commands: Commands) -> None:
        self._commands = commands
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def consider(self, live: LiveTable) -> None:
        """Start a timer if numbers are awaited now."""
        if live.id not in self._tasks and live.connections and live.table.drawing:
            self._tasks[live.id] = asyncio.ensure_future(self._wait(live))

    async def _wait(self, live: LiveTable) -> None:
        try:
            await asyncio.sleep(WAIT)
            async with live.lock:
                if live.table.drawing:
                    await self._commands.start(live)
        finally:
            del self._tasks[live.id]
