"""Play the seats of bots: one task for each table where a bot may act.

A bot's move is a step like any other. Of several processes the one that has claimed a table plays its bots; when it
dies, another one claims the table. Bots keep a pace at which people can follow. A table of bots pauses while nobody
looks on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

from lastboat.bots import Situation, situation
from lastboat.bots.registry import FALLBACK
from lastboat.server.bots.worker_pool import BotFailed, WorkerPool
from lastboat.server.commands import moves
from lastboat.server.commands.backend import Backend
from lastboat.server.live.changes import Change
from lastboat.server.live.live_table import LiveTable
from lastboat.tables.errors import NoSuchTable
from lastboat.tables.model import now

CLAIM_AGAIN = 3.0
"""Seconds between attempts to claim a table from another process."""
AFTER_FAILURE, LONGEST_PAUSE = 2.0, 60.0
"""Seconds until bots retry after a failed write, at first and at most."""
RESUMED = 500
"""Tables with bots that are resumed when the server starts."""
PIN = "bots"

log = logging.getLogger("lastboat.bots")


class BotRunner:
    """The tasks of bots, by table."""

    def __init__(self, backend: Backend, workers: WorkerPool) -> None:
        self._backend, self._workers = backend, workers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._resuming: asyncio.Task[None] | None = None
        backend.changes.subscribe(self._changed)

    def start(self) -> None:
        """Resume the tables that waited for a bot when the server stopped."""
        self._resuming = asyncio.create_task(self._resume(), name="resume bots")

    async def close(self) -> None:
        """Stop all tasks."""
        tasks = [*self._tasks.values(), *([self._resuming] if self._resuming else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def look(self, live: LiveTable, address: str) -> None:
        """Somebody looks at a table: bots that paused go on."""
        paused = not live.wants_bots()
        live.look(address)
        if paused:  # else they are at work, or have decided to wait
            self._consider(live)

    def _changed(self, change: Change) -> None:
        self._consider(change.live)

    def _consider(self, live: LiveTable) -> None:
        """Start a task if a bot may act now."""
        if live.id in self._tasks:
            self._again.add(live.id)
        elif live.table.bots_to_move() and live.wants_bots():
            live.pins.add(PIN)
            self._tasks[live.id] = asyncio.create_task(self._run(live), name=f"bots of {live.id}")

    async def _resume(self) -> None:
        for table in await self._backend.store.waiting_for_bots(RESUMED):
            with contextlib.suppress(NoSuchTable):
                await self._backend.registry.get(table)
            await asyncio.sleep(0.01)

    async def _run(self, live: LiveTable) -> None:
        """Play until no bot of a table may act, or nobody looks on."""
        pause = AFTER_FAILURE
        try:
            while True:
                try:
                    more = await self._turn(live.id)
                    pause = AFTER_FAILURE
                except NoSuchTable:
                    return
                except Exception:
                    log.exception("the bots of a table have to wait", extra={"table": live.id, "seconds": pause})
                    await asyncio.sleep(pause)
                    more, pause = True, min(2 * pause, LONGEST_PAUSE)
                if not more and live.id not in self._again:
                    return
                self._again.discard(live.id)
        finally:
            live.pins.discard(PIN)
            self._tasks.pop(live.id, None)
            self._again.discard(live.id)

    async def _turn(self, table: str) -> bool:
        """Let one bot act; False if none may act until the table changes."""
        if not await self._backend.pubsub.claim(table):
            live = await self._backend.registry.get(table)
            version = live.table.version
            await asyncio.sleep(CLAIM_AGAIN)
            return live.wants_bots() and (live.table.version == version or bool(live.table.bots_to_move()))
        async with self._backend.table(table) as live:
            if not live.wants_bots():
                await self._backend.pubsub.release(table)
                return False
            version = live.table.version
            asked = [(seat, live.table.bot_of(seat), live.table.bot_seed(seat), situation(live.table.match, seat))
                     for seat in live.table.bots_to_move() if live.table.match is not None]  # fmt: skip
        for seat, name, seed, known in asked:
            assert name is not None
            code = await self._choice(live, name, seed, known)
            if code is None:
                continue
            await self._keep_pace(live)
            return await self._play(table, seat, name, code, version)
        await self._backend.pubsub.release(table)
        return live.table.version != version and bool(live.table.bots_to_move())

    async def _choice(self, live: LiveTable, name: str, seed: int, known: Situation) -> int | None:
        """What a bot plays. After one of the operator's own has failed, a simple bot plays on for it."""
        group = live.address or live.id
        if (known.seat, name) not in live.failed_bots:
            try:
                return await self._workers.choose(name, seed, known, group)
            except BotFailed as error:
                live.failed_bots.add((known.seat, name))
                extra = {"bot": name, "table": live.id, "seat": known.seat, "reason": str(error)}
                log.error("a bot has failed; %s plays on for it", FALLBACK, extra=extra)
        return await self._workers.choose(FALLBACK, seed, known, group)

    async def _play(self, table: str, seat: int, name: str, code: int, version: int) -> bool:
        async with self._backend.table(table) as live:
            now_there = live.table
            if now_there.version == version and now_there.state == "running" and now_there.bot_of(seat) == name:
                await moves.play(self._backend, live, seat, code, version, None, way="bot")
            return bool(live.table.bots_to_move())

    async def _keep_pace(self, live: LiveTable) -> None:
        """Wait until people had time to see the last move."""
        if any(seat.kind == "player" for seat in live.table.seats) or live.connections:
            since = (now() - (live.table.history.moved or 0)) / 1000
            await asyncio.sleep(max(0.0, self._backend.settings.pace - max(0.0, since)))
