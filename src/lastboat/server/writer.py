"""Making steps durable: one transaction for all the steps that wait, so that a commit is shared.

Each step waits for its commit before anybody is told of it. A step whose number or request is
there already is not written, and its table learns of it; the others of the batch do not notice.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import text
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from lastboat.server import metrics
from lastboat.server.database import Database
from lastboat.server.problems import Busy
from lastboat.server.rows import Step
from lastboat.server.schema import STEPS

MOST = 400
"""Steps of one transaction."""
ATTEMPTS = 3
"""A transaction that another one got in the way of is tried so often."""

log = logging.getLogger("lastboat.writer")

_ON_SQLITE = sqlite.insert(STEPS).on_conflict_do_nothing().returning(STEPS.c.table_id, STEPS.c.number)
_ON_POSTGRES = text(
    "INSERT INTO steps (table_id, number, kind, seat, data, request, at) "
    "SELECT * FROM unnest(CAST(:table_id AS text[]), CAST(:number AS integer[]), CAST(:kind AS text[]), "
    "CAST(:seat AS integer[]), CAST(:data AS text[]), CAST(:request AS text[]), CAST(:at AS bigint[])) "
    "ON CONFLICT DO NOTHING RETURNING table_id, number"
)
NOTIFY = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")


class Writer:
    """Collects steps and commits them together."""

    def __init__(self, database: Database, news: Callable[[Sequence[Step]], tuple[str, list[str]]]) -> None:
        """`news` says what other processes are told of steps: the channel and the payloads."""
        self._database, self._news = database, news
        self._waiting: list[tuple[Step, asyncio.Future[bool]]] = []
        self._some = asyncio.Event()
        self._stopping = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._stopping = True
        self._some.set()
        if self._task:
            await self._task

    async def append(self, step: Step) -> bool:
        """Make a step durable; False: there is another step of that number or request already."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((step, done))
        self._some.set()
        return await done

    async def _run(self) -> None:
        while not self._stopping:
            await self._some.wait()
            self._some.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._write(batch)

    async def _write(self, batch: list[tuple[Step, asyncio.Future[bool]]]) -> None:
        """Write in the order of tables, so that two processes cannot wait for each other."""
        batch.sort(key=lambda item: (item[0].table, item[0].number))
        began = time.perf_counter()
        try:
            written = await self._commit([step for step, _ in batch])
        except Exception:
            log.exception("steps could not be written", extra={"steps": len(batch)})
            for _, done in batch:
                if not done.done():
                    done.set_exception(Busy())
            return
        metrics.committed(len(batch), time.perf_counter() - began)
        for step, done in batch:
            if not done.done():
                done.set_result((step.table, step.number) in written)

    async def _commit(self, steps: list[Step]) -> set[tuple[str, int]]:
        for attempt in range(ATTEMPTS):
            try:
                async with self._database.writing() as connection:
                    return await self._insert(connection, steps)
            except DBAPIError as error:
                if error.connection_invalidated or attempt == ATTEMPTS - 1 or not _in_the_way(error):
                    raise
        raise AssertionError("the last attempt returns or raises")

    async def _insert(self, connection: AsyncConnection, steps: list[Step]) -> set[tuple[str, int]]:
        rows: list[dict[str, Any]] = []
        for step in steps:
            row = msgspec.structs.asdict(step)
            row["table_id"] = row.pop("table")
            rows.append(row)
        if not self._database.is_postgres:
            found = await connection.execute(_ON_SQLITE, rows)
            return {(table, number) for table, number in found}
        columns = {name: [row[name] for row in rows] for name in rows[0]}
        found = await connection.execute(_ON_POSTGRES, columns)
        written = {(table, number) for table, number in found}
        channel, payloads = self._news([step for step in steps if (step.table, step.number) in written])
        if payloads:
            await connection.execute(NOTIFY, {"channel": channel, "payloads": payloads})
        return written


def _in_the_way(error: DBAPIError) -> bool:
    """Whether another transaction was the reason: a deadlock or a conflict that a second try can solve."""
    code = getattr(error.orig, "sqlstate", None) or getattr(error.orig, "pgcode", None)
    return code in ("40001", "40P01")
