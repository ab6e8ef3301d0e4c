"""Pub/sub between the processes that serve the same tables: PostgreSQL's LISTEN and NOTIFY.

A message is `{"from", "kind", "table", …}`. It only says that something happened; receivers read the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import zlib
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Protocol

import msgspec
from sqlalchemy.engine import make_url

from lastboat.server.storage.database import Database
from lastboat.server.storage.step_log import NOTIFY
from lastboat.tables.model import Step

CHANNEL = "lastboat"
LONGEST_PAYLOAD = 7000
"""Bytes of one notification; PostgreSQL takes 8000."""
_BOT_LOCKS = 0x4C42
"""The first number of the advisory locks on the bots of tables."""
_RETRY = 1.0

News = dict[str, Any]
log = logging.getLogger("lastboat.pubsub")


class PubSub(Protocol):
    """Tells other processes what happens here, and hears what happens there."""

    shared: bool
    """Whether other processes may serve the same tables."""

    async def start(self, heard: Callable[[News], Awaitable[None]], gap: Callable[[], Awaitable[None]]) -> None:
        """Start to listen; call `gap` when messages may have been missed."""

    async def publish(self, kind: str, table: str, **more: Any) -> None:
        """Notify the other processes."""

    async def claim(self, table: str) -> bool:
        """Claim the bots of a table; one process holds the claim at a time."""

    async def release(self, table: str) -> None:
        """Give the claim up."""

    def news(self, steps: Sequence[Step]) -> tuple[str, list[str]]:
        """The channel and payloads to notify of steps within their transaction."""

    async def close(self) -> None:
        """Stop listening."""


class SingleProcess:
    """One process without others."""

    shared = False

    async def start(self, heard: Callable[[News], Awaitable[None]], gap: Callable[[], Awaitable[None]]) -> None:
        """Nothing to listen to."""

    async def publish(self, kind: str, table: str, **more: Any) -> None:
        """Nobody to notify."""

    async def claim(self, table: str) -> bool:
        """Always granted."""
        return True

    async def release(self, table: str) -> None:
        """Nothing to give up."""

    def news(self, steps: Sequence[Step]) -> tuple[str, list[str]]:
        """Nothing to notify."""
        return CHANNEL, []

    async def close(self) -> None:
        """Nothing to stop."""


class PostgresPubSub:
    """Several processes with one PostgreSQL database."""

    shared = True

    def __init__(self, database: Database) -> None:
        self._database = database
        self._me = secrets.token_hex(6)
        self._claimed: set[str] = set()
        self._line: Any = None
        self._busy = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._inbox: asyncio.Queue[str] = asyncio.Queue()

    async def start(self, heard: Callable[[News], Awaitable[None]], gap: Callable[[], Awaitable[None]]) -> None:
        """Listen on a dedicated connection; reconnect when it is lost."""
        await self._connect()
        self._task = asyncio.create_task(self._listen(heard, gap), name="pubsub")

    async def publish(self, kind: str, table: str, **more: Any) -> None:
        """Notify the other processes; failures are logged only."""
        payload = msgspec.json.encode([{"from": self._me, "kind": kind, "table": table, **more}]).decode()
        try:
            async with self._database.writing() as connection:
                await connection.execute(NOTIFY, {"channel": CHANNEL, "payloads": [payload]})
        except Exception:
            log.warning("news could not be sent", exc_info=True)

    async def claim(self, table: str) -> bool:
        """An advisory lock, which PostgreSQL frees when this process dies."""
        if table in self._claimed:
            return True
        async with self._busy:
            try:
                if await self._line.fetchval("SELECT pg_try_advisory_lock($1, $2)", _BOT_LOCKS, _number(table)):
                    self._claimed.add(table)
            except Exception:
                log.warning("no claim on a table's bots", exc_info=True)
        return table in self._claimed

    async def release(self, table: str) -> None:
        """Free the advisory lock."""
        if table not in self._claimed:
            return
        self._claimed.discard(table)
        async with self._busy:
            with contextlib.suppress(Exception):
                await self._line.fetchval("SELECT pg_advisory_unlock($1, $2)", _BOT_LOCKS, _number(table))

    def news(self, steps: Sequence[Step]) -> tuple[str, list[str]]:
        """All steps of a transaction in as few notifications as possible."""
        return CHANNEL, list(_packed({"from": self._me, "kind": "step", "table": s.table, "version": s.number}
                                     for s in steps))  # fmt: skip

    async def close(self) -> None:
        """Stop listening; the claims end with the connection."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._line:
            with contextlib.suppress(Exception):
                await self._line.close(timeout=2)

    async def _connect(self) -> None:
        import asyncpg  # type: ignore[import-untyped]

        url = make_url(self._database.settings.database).set(drivername="postgresql")
        self._line = await asyncpg.connect(url.render_as_string(hide_password=False), timeout=10)
        self._claimed.clear()
        self._line.add_termination_listener(lambda _: self._inbox.put_nowait(""))
        await self._line.add_listener(CHANNEL, lambda _c, _p, _n, payload: self._inbox.put_nowait(payload))

    async def _listen(self, heard: Callable[[News], Awaitable[None]], gap: Callable[[], Awaitable[None]]) -> None:
        while True:
            payload = await self._inbox.get()
            try:
                if payload:
                    for news in msgspec.json.decode(payload):
                        if news["from"] != self._me:
                            await heard(news)
                elif self._line.is_closed():
                    await self._again()
                    await gap()
            except Exception:
                log.exception("news could not be heeded")

    async def _again(self) -> None:
        while True:
            try:
                await self._connect()
                return
            except Exception:
                log.warning("the database is away", exc_info=True)
                await asyncio.sleep(_RETRY)


def _number(table: str) -> int:
    return zlib.crc32(table.encode()) - 2**31


def _packed(items: Iterable[News]) -> Iterable[str]:
    """JSON lists that each fit in a notification."""
    waiting: list[str] = []
    size = 2
    for item in items:
        text = msgspec.json.encode(item).decode()
        if waiting and size + len(text) + 1 > LONGEST_PAYLOAD:
            yield f"[{','.join(waiting)}]"
            waiting, size = [], 2
        waiting.append(text)
        size += len(text) + 1
    if waiting:
        yield f"[{','.join(waiting)}]"
