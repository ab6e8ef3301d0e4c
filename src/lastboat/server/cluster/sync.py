"""Keep live tables in step with other processes that serve the same database.

A message only names a table that changed; its state is read from the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Coroutine
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from lastboat.server.cluster.pubsub import News, PubSub
from lastboat.server.live import broadcast
from lastboat.server.live.changes import Change, Changes
from lastboat.server.live.live_table import LiveTable
from lastboat.server.live.registry import Registry
from lastboat.server.storage.store import Store
from lastboat.tables import moves
from lastboat.tables.errors import NoSuchTable
from lastboat.tables.model import now
from lastboat.tables.tokens import find_token, new_table_id

ANNOUNCE_EVERY = 30.0
"""Seconds between announcements of connected seats."""
RETRY = 2.0
"""Seconds until a failed update of a table is retried."""
PRESENCE_EXPIRES = 75.0
"""Seconds until an announcement of another process expires."""

log = logging.getLogger("lastboat.sync")


class Sync:
    """Follows other processes and publishes what happens here."""

    def __init__(self, pubsub: PubSub, store: Store, registry: Registry, changes: Changes) -> None:
        self._pubsub, self._store, self._registry, self._changes = pubsub, store, registry, changes
        self._me = new_table_id()
        self._tasks: set[asyncio.Task[None]] = set()
        self._outgoing: asyncio.Queue[tuple[str, str, dict[str, Any]]] = asyncio.Queue()
        changes.subscribe(self._changed)

    async def start(self) -> None:
        """Start to follow other processes and to announce presence."""
        await self._pubsub.start(self._heard, self._gap)
        self._begin(self._announce())
        self._begin(self._send())

    async def close(self) -> None:
        """Publish what is queued, then stop."""
        await self._outgoing.join()
        for task in self._tasks:
            task.cancel()

    def publish(self, kind: str, table: str, **more: Any) -> None:
        """Queue a message to the other processes."""
        if self._pubsub.shared:
            self._outgoing.put_nowait((kind, table, more))

    def publish_presence(self, live: LiveTable) -> None:
        """Publish which seats are connected here."""
        self.publish("here", live.id, process=self._me, seats=sorted(live.connected_here()))

    @contextlib.asynccontextmanager
    async def locked(self, table: str, fresh: bool = False, token: str | None = None) -> AsyncIterator[LiveTable]:
        """The table of an id, with its lock held.

        Messages of other processes may be late: `fresh` reads the database first, and so does an unknown `token`.
        """
        async with self._registry.locked(table) as live:
            if fresh or (token is not None and find_token(token, live.table.tokens) is None):
                await self.look_again(live)
            yield live

    async def look_again(self, live: LiveTable) -> None:
        """Read what other processes stored."""
        if self._pubsub.shared:
            await self.refresh(live)
            await self._catch_up(live)

    # Outgoing ----------------------------------------------------------------------------

    def _changed(self, change: Change) -> None:
        """Publish changes; steps are published by the transaction that stores them."""
        if change.here and change.kind in ("seats", "proposals"):
            self.publish(change.kind, change.live.id)

    async def _send(self) -> None:
        while True:
            kind, table, more = await self._outgoing.get()
            await self._pubsub.publish(kind, table, **more)
            self._outgoing.task_done()

    async def _announce(self) -> None:
        """Announce presence regularly, so that the presence of dead processes expires."""
        while True:
            await asyncio.sleep(ANNOUNCE_EVERY)
            for live in self._registry.held():
                if live.connections:
                    self.publish_presence(live)

    # Incoming -----------------------------------------------------------------------------

    async def _heard(self, news: News) -> None:
        """Follow a message about a table that is held or being loaded."""
        if self._registry.holds(news["table"]):
            self._begin(self._retrying(news["table"], self._follow(news)))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _retrying(self, table: str, work: Awaitable[None]) -> None:
        """Follow a message; if that fails, read the table again later."""
        try:
            await work
        except Exception:
            log.exception("news of a table could not be followed", extra={"table": table})
            self._begin(self._look_later(table))

    async def _look_later(self, table: str) -> None:
        while self._registry.holds(table):
            await asyncio.sleep(RETRY)
            with contextlib.suppress(SQLAlchemyError, OSError):
                async with self.locked(table, fresh=True):
                    return

    async def _follow(self, news: News) -> None:
        try:
            live = await self._registry.get(news["table"])
        except NoSuchTable:
            return
        match news["kind"]:
            case "step":
                if news["version"] > live.table.version:
                    async with live.lock:
                        await self._catch_up(live)
            case "seats" | "proposals":
                async with live.lock:
                    await self.refresh(live)
            case "talk":
                lines = await self._store.chat_after(live.id, news["number"] - 1)
                broadcast.chat(live, lines[:1])
            case "point":
                broadcast.pointed(live, news["seat"], news["element"])
            case "left":
                live.left(news["seat"])
            case "here":
                before = live.present()
                live.remote[news["process"]] = (frozenset(news["seats"]), time.monotonic() + PRESENCE_EXPIRES)
                if live.present() != before:
                    broadcast.table(live)

    async def _catch_up(self, live: LiveTable) -> None:
        """Take the steps that other processes stored."""
        for step in await self._store.steps_after(live.id, live.table.version):
            move = moves.follow(live.table, step)
            if move is None:
                await self._registry.reload(live)
                return
            await self._registry.take(live, move, None, here=False)

    async def refresh(self, live: LiveTable) -> None:
        """Read everything again except the steps."""
        stored = await self._store.load(live.id, with_steps=False)
        if stored is None:
            return
        table = live.table
        if (table.row, table.seats, set(table.tokens)) != (stored.table, stored.seats, set(stored.tokens)):
            if any(old.stand_in and not new.stand_in for old, new in zip(table.seats, stored.seats, strict=True)):
                table.waiting_since = now()
            table.row, table.seats, table.tokens = stored.table, stored.seats, stored.tokens
            table.changed()
            live.disconnect_void_tokens()
            broadcast.table(live)
            self._changes.emit(live, "seats", here=False)
        if table.proposals != stored.proposals and table.match is not None:
            table.proposals = stored.proposals
            broadcast.proposals(live)

    async def _gap(self) -> None:
        """Messages may have been missed: read every table again."""
        for live in self._registry.held():
            await self._retrying(live.id, self._look(live))

    async def _look(self, live: LiveTable) -> None:
        async with live.lock:
            await self.look_again(live)
