"""The live tables of this process: loaded on demand, evicted above a limit, each with a lock."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator

from sqlalchemy.exc import SQLAlchemyError

from lastboat.server import metrics
from lastboat.server.live import broadcast
from lastboat.server.live.changes import Changes
from lastboat.server.live.connection import Connection
from lastboat.server.live.live_table import LiveTable
from lastboat.server.storage.store import Store
from lastboat.tables.errors import NoSuchTable
from lastboat.tables.model import Stored
from lastboat.tables.moves import Move
from lastboat.tables.tokens import is_table_id

log = logging.getLogger("lastboat.registry")
OPEN: set[Registry] = set()
"""The registries of this process."""


class Registry:
    """Finds, loads and keeps tables."""

    def __init__(self, store: Store, changes: Changes, limit: int) -> None:
        """Keeps at most `limit` tables, unless more are in use."""
        self._store, self._changes, self._limit = store, changes, limit
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        OPEN.add(self)

    async def close(self) -> None:
        """Ask all clients to reconnect."""
        OPEN.discard(self)
        self.say_goodbye()

    def say_goodbye(self) -> None:
        """Ask all clients to reconnect."""
        for live in self._live.values():
            for connection in live.connections:
                connection.close("restart")

    def any_connected(self) -> bool:
        """Whether any client is connected."""
        return any(live.connections for live in self._live.values())

    async def get(self, table: str) -> LiveTable:
        """The table of an id; NoSuchTable if there is none."""
        live = self._live.get(table)
        if live is not None:
            self._live.move_to_end(table)
            return live
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    @contextlib.asynccontextmanager
    async def locked(self, table: str) -> AsyncIterator[LiveTable]:
        """The table of an id with its lock held, reloaded if it is uncertain."""
        while True:
            live = await self.get(table)
            async with live.lock:
                if self._live.get(table) is live:
                    if live.uncertain:
                        await self.reload(live)
                    yield live
                    return

    def add(self, stored: Stored) -> LiveTable:
        """Keep a new table."""
        live = self._live[stored.table.id] = LiveTable(stored)
        self._evict()
        return live

    def held(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._live.values())

    def holds(self, table: str) -> bool:
        """Whether a table is in memory or being loaded."""
        return table in self._live or table in self._loading

    def forget(self, table: str) -> None:
        """Drop a table that was deleted from the database."""
        if (live := self._live.pop(table, None)) is not None:
            for connection in live.connections:
                connection.close("deleted")

    async def take(self, live: LiveTable, move: Move, asker: Connection | None, here: bool = True) -> None:
        """Take a durable step, then tell the clients and the subscribers."""
        before = broadcast.plain_views(live)
        void = live.table.take(move.step, move.match)
        if live.connections:
            broadcast.step(live, move, asker, before)
        if move.step.kind == "start" or live.table.over:
            broadcast.table(live)
        self._changes.emit(live, "step", here)
        if void:
            try:
                await self._store.drop_proposals(live.id, void)
            except (SQLAlchemyError, OSError):  # harmless: they are dropped with a later step
                log.warning("void proposals could not be dropped", exc_info=True, extra={"table": live.id})

    async def reload(self, live: LiveTable) -> None:
        """Reload the table, and tell the clients if its version is newer."""
        known = live.table.version
        stored = await self._store.load(live.id)
        if stored is None:
            raise NoSuchTable()
        live.load(stored)
        if live.table.match is not None and live.table.version > known:
            broadcast.reloaded(live, known)
        self._changes.emit(live, "loaded", here=False)

    async def _load(self, table: str) -> LiveTable:
        stored = await self._store.load(table) if is_table_id(table) else None
        if stored is None:
            raise NoSuchTable()
        began = time.perf_counter()
        live = LiveTable(stored)
        metrics.loaded(stored.table.game, time.perf_counter() - began)
        self._live[table] = live
        self._evict()
        row = live.table.row
        if live.table.match is not None and row.state in ("open", "running") and row.state != live.table.state:
            row.state = "over" if live.table.over else "running"
            await self._store.set_state(table, row.state)
        self._changes.emit(live, "loaded", here=False)
        return live

    def _evict(self) -> None:
        """Evict idle tables, the least recently used first, while there are too many."""
        if len(self._live) > self._limit:
            idle = [table for table, live in self._live.items() if live.is_idle()]
            for table in idle[: len(self._live) - self._limit]:
                del self._live[table]
        metrics.tables_in_memory(len(self._live))
