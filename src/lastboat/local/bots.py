"""Bots at tables of this device: one task for each table at which somebody looks and a bot may act."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol, TypeVar

from lastboat.bots import bot, situation
from lastboat.bots.registry import FALLBACK
from lastboat.bots.tasks import Choose
from lastboat.kernel.errors import LastboatError
from lastboat.local.commands import Commands
from lastboat.local.live import LiveTable
from lastboat.tables.model import now

Result = TypeVar("Result")

log = logging.getLogger("lastboat.local")


class Searches(Protocol):
    """Workers for tasks that take long."""

    async def run(self, game: str, task: Callable[[], Result], advice: bool = False) -> Result:
        """The result of a task at a game. Advice does not wait for bots where there are several workers."""


class Bots:
    """The tasks of bots, by table."""

    def __init__(self, commands: Commands, searches: Searches, pace: float) -> None:
        """`pace` is the least time between two moves, in seconds."""
        self._commands, self._searches, self._pace = commands, searches, pace
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def consider(self, live: LiveTable) -> None:
        """Start a task if a bot may act now."""
        if live.id not in self._tasks and live.connections and live.table.bots_to_move():
            self._tasks[live.id] = asyncio.ensure_future(self._run(live))

    async def _run(self, live: LiveTable) -> None:
        try:
            while live.connections and live.table.bots_to_move():
                if not await self._turn(live):
                    return
        except LastboatError as error:
            log.warning("the bots of a table have to wait: %r", error)
        finally:
            del self._tasks[live.id]

    async def _turn(self, live: LiveTable) -> bool:
        """Let one bot act; False if none wants to."""
        table, version = live.table, live.table.version
        for seat in table.bots_to_move():
            name, known = table.bot_of(seat), situation(table.started(), seat)
            assert name is not None
            try:
                code = await self._searches.run(table.row.game, Choose(bot(name, table.bot_seed(seat)), known))
            except Exception:
                log.exception("a search failed")
                code = bot(FALLBACK, table.bot_seed(seat)).choose(known)
            if table.version != version:
                return True
            if code is not None:
                await asyncio.sleep(max(0.0, self._pace - (now() - (table.history.moved or 0)) / 1000))
                async with live.lock:
                    if live.table.version == version and seat in live.table.bots_to_move():
                        await self._commands.play(live, seat, code, version, None, None)
                return True
        return False
