"""Playing the seats of bots: one task for each table at which a bot may have something to do.

A bot's move is a step like any other. Of several processes the one that has claimed a table plays its
bots; if it is gone, another one claims the table. People at the table can follow: bots keep a pace.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

from lastboat.bots import situation, who_may_act
from lastboat.server.bots.worker_pool import WorkerPool
from lastboat.server.cluster.registry import Hall
from lastboat.tables import moves
from lastboat.tables.errors import NoSuchTable
from lastboat.tables.rows import now
from lastboat.tables.table import Live

CLAIM_AGAIN = 3.0
"""Seconds after which a table whose bots another process plays is looked at again."""
AFTER_FAILURE, LONGEST_PAUSE = 2.0, 60.0
"""Seconds until bots go on whose move could not be kept, at first and in the end."""
WOKEN = 500
"""Tables with bots that go on by themselves after a start of the server."""

log = logging.getLogger("lastboat.bots")


class Drivers:
    """The tasks."""

    def __init__(self, hall: Hall, workers: WorkerPool) -> None:
        self._hall, self._workers = hall, workers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._waker: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Let tables go on that were waiting for a bot when the server stopped."""
        self._waker = asyncio.create_task(self._wake(), name="waker")

    def consider(self, live: Live) -> None:
        """Something changed at a table: perhaps a bot has something to do."""
        if live.id in self._tasks:
            self._again.add(live.id)
        elif _bots_with_a_choice(live):
            self._tasks[live.id] = asyncio.create_task(self._drive(live.id), name=f"bots of {live.id}")

    def at_work(self, table: str) -> bool:
        """Whether a bot of the table has something to do."""
        return table in self._tasks

    async def close(self) -> None:
        """Stop all; what was begun is finished or not kept at all."""
        tasks = [*self._tasks.values(), *([self._waker] if self._waker else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _wake(self) -> None:
        for table in await self._hall.store.waiting_for_bots(WOKEN):
            with contextlib.suppress(NoSuchTable):
                await self._hall.table(table)
            await asyncio.sleep(0.01)

    async def _drive(self, table: str) -> None:
        pause = AFTER_FAILURE
        try:
            while True:
                try:
                    more = await self._turn(table)
                    pause = AFTER_FAILURE
                except NoSuchTable:
                    return
                except Exception:
                    log.exception("the bots of a table have to wait", extra={"table": table, "seconds": pause})
                    await asyncio.sleep(pause)
                    more, pause = True, min(2 * pause, LONGEST_PAUSE)
                if not more and table not in self._again:
                    return
                self._again.discard(table)
        finally:
            self._tasks.pop(table, None)
            self._again.discard(table)

    async def _turn(self, table: str) -> bool:
        """One look at a table; False when its bots have nothing to do until it changes."""
        if not await self._hall.bus.claim(table):
            live = await self._hall.table(table)
            version = live.version
            await asyncio.sleep(CLAIM_AGAIN)
            return live.version == version or bool(_bots_with_a_choice(live))
        async with self._hall.at(table) as live:
            version = live.version
            asked = [(seat, live.bot_of(seat), live.bot_seed(seat), situation(live.match, seat))
                     for seat in _bots_with_a_choice(live) if live.match is not None]  # fmt: skip
        for seat, name, seed, known in asked:
            assert name is not None
            code = await self._workers.choose(name, seed, known)
            if code is None:
                continue
            await self._keep_pace(live)
            return await self._play(table, seat, name, code, version)
        await self._hall.bus.release(table)
        return live.version != version and bool(_bots_with_a_choice(live))

    async def _play(self, table: str, seat: int, name: str, code: int, version: int) -> bool:
        async with self._hall.at(table) as live:
            if live.version == version and live.state == "running" and live.bot_of(seat) == name:
                await moves.play(self._hall, live, seat, code, version, None, way="bot")
            return bool(_bots_with_a_choice(live))

    async def _keep_pace(self, live: Live) -> None:
        """Leave people the time to see what happened."""
        if any(seat.kind == "player" for seat in live.seats) or live.connections:
            since = (now() - (live.course.moved or 0)) / 1000
            await asyncio.sleep(max(0.0, self._hall.settings.pace - max(0.0, since)))


def _bots_with_a_choice(live: Live) -> list[int]:
    """The seats of bots that may act now, in the order in which they are asked."""
    seats = [row.seat for row in live.seats if live.bot_of(row.seat) is not None]
    if live.match is None or not seats or live.state != "running":
        return []
    return [seat for seat in who_may_act(live.match) if seat in seats]
