"""Follow what operators and retention change in the database, in every process that serves it."""

from __future__ import annotations

import asyncio
import logging

from lastboat.server.blocks import Blocks
from lastboat.server.cluster.sync import Sync
from lastboat.server.live import broadcast
from lastboat.server.live.registry import Registry
from lastboat.server.storage import operations
from lastboat.server.storage.admin import Admin
from lastboat.server.storage.operations import Operation
from lastboat.server.storage.store import Store
from lastboat.tables.errors import NoSuchTable

EVERY = 2.0
"""Seconds between two looks at the log of operations."""

log = logging.getLogger("lastboat.operations")


class OperationsFollower:
    """Applies new entries of the log of operations to what is in memory."""

    def __init__(self, store: Store, registry: Registry, sync: Sync, blocks: Blocks) -> None:
        self._store, self._registry, self._sync, self._blocks = store, registry, sync, blocks
        self._last = 0
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Load the blocks and start the task."""
        self._last = await operations.last(self._store.database)
        await self._load_blocks()
        self._task = asyncio.create_task(self._run(), name="operations")

    async def close(self) -> None:
        """Stop the task."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look(self) -> None:
        """Apply what is new."""
        for operation in await operations.after(self._store.database, self._last):
            await self._apply(operation)
            self._last = operation.number

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Exception:
                log.exception("operations could not be followed")

    async def _apply(self, operation: Operation) -> None:
        if operation.what in ("block", "unblock"):
            await self._load_blocks()
            return
        if operation.table is None or not self._registry.holds(operation.table):
            return
        if operation.what == "delete":
            self._registry.forget(operation.table)
            return
        try:
            async with self._sync.locked(operation.table) as live:
                await self._sync.refresh(live)
                if operation.what == "redact":
                    numbers = {int(number) for number in operation.detail.split(",")}
                    lines = await self._store.chat_after(live.id, min(numbers) - 1)
                    broadcast.chat(live, [line for line in lines if line.number in numbers])
        except NoSuchTable:
            self._registry.forget(operation.table)

    async def _load_blocks(self) -> None:
        self._blocks.load(await Admin(self._store.database).blocks())
