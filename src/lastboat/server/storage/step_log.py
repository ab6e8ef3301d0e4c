"""The step log: makes steps durable in SQLite or PostgreSQL, many in one transaction.

A step whose number or request is stored already is skipped; the others are written.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import NamedTuple, Protocol

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from lastboat.server.storage.database import Database
from lastboat.server.storage.schema import STEPS
from lastboat.tables.model import Step

ATTEMPTS = 3
"""A transaction that another one got in the way of is tried so often."""
NOTIFY = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")

_COLUMNS = [column.name for column in STEPS.columns]
_POSTGRES_STEPS = text(
    f"INSERT INTO steps ({', '.join(_COLUMNS)}) "
    "SELECT * FROM unnest(CAST(:table_id AS text[]), CAST(:number AS integer[]), CAST(:kind AS text[]), "
    "CAST(:seat AS integer[]), CAST(:data AS text[]), CAST(:request AS text[]), CAST(:at AS bigint[])) "
    "ON CONFLICT DO NOTHING RETURNING table_id, number"
)
_POSTGRES_ENDS = text("UPDATE tables SET state = 'over' WHERE id = ANY(CAST(:ended AS text[]))")

News = Callable[[Sequence[Step]], tuple[str, list[str]]]


class Entry(NamedTuple):
    """A step, and whether the game has ended with it."""

    step: Step
    ends: bool


class StepLog(Protocol):
    """What the writer needs."""

    async def write(self, entries: Sequence[Entry]) -> set[Step]:
        """Make steps durable; returns those that are."""

    def close(self) -> None:
        """Nothing will be written any more."""


class SqliteStepLog:
    """One statement for all steps, on a connection and a thread of its own.

    Whenever a thread comes back from SQLite it has to wait until the busy main thread lets it go on. So
    it comes back once for a batch, not once for every row: the statement is its own transaction.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection = database.plain_connection()
        self._thread = ThreadPoolExecutor(1, "steps")

    async def write(self, entries: Sequence[Entry]) -> set[Step]:
        """Write when no other transaction is under way."""
        async with self._database.turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, entries)

    def close(self) -> None:
        """Let go of the file."""
        self._thread.shutdown()
        self._connection.close()

    def _write(self, entries: Sequence[Entry]) -> set[Step]:
        steps = [entry.step for entry in entries]
        if not any(entry.ends for entry in entries):
            return self._insert(steps)
        with self._connection:
            self._connection.execute("BEGIN IMMEDIATE")
            written = self._insert(steps)
            ended = [(step.table,) for step, ends in entries if ends and step in written]
            self._connection.executemany("UPDATE tables SET state = 'over' WHERE id = ?", ended)
        return written

    def _insert(self, steps: Sequence[Step]) -> set[Step]:
        row = f"({', '.join('?' * len(_COLUMNS))})"
        rows = ", ".join([row] * len(steps))
        insert = f"INSERT INTO steps ({', '.join(_COLUMNS)}) VALUES {rows} ON CONFLICT DO NOTHING"
        done = self._connection.execute(insert, list(chain.from_iterable(steps)))
        return set(steps) if done.rowcount == len(steps) else set(filter(self._is_kept, steps))

    def _is_kept(self, step: Step) -> bool:
        """Whether this very step is there, not another one of its number."""
        select = f"SELECT {', '.join(_COLUMNS)} FROM steps WHERE table_id = ? AND number = ?"
        found: tuple[object, ...] | None = self._connection.execute(select, (step.table, step.number)).fetchone()
        return found == tuple(step)


class PostgresStepLog:
    """One statement for all steps; other processes are told in the same transaction."""

    def __init__(self, database: Database, news: News) -> None:
        """`news` says what other processes are told of steps: the channel and the payloads."""
        self._database, self._news = database, news

    async def write(self, entries: Sequence[Entry]) -> set[Step]:
        """In the order of tables, so that two processes cannot wait for each other."""
        entries = sorted(entries, key=lambda entry: (entry.step.table, entry.step.number))
        for attempt in range(ATTEMPTS):
            try:
                async with self._database.writing() as connection:
                    return await self._write(connection, entries)
            except DBAPIError as error:
                if error.connection_invalidated or attempt == ATTEMPTS - 1 or not _in_the_way(error):
                    raise
        raise AssertionError("the last attempt returns or raises")

    def close(self) -> None:
        """The connections belong to the database."""

    async def _write(self, connection: AsyncConnection, entries: Sequence[Entry]) -> set[Step]:
        columns = zip(*(entry.step for entry in entries), strict=True)
        found = await connection.execute(_POSTGRES_STEPS, dict(zip(_COLUMNS, map(list, columns), strict=True)))
        numbers = {(table, number) for table, number in found}
        written = [entry for entry in entries if (entry.step.table, entry.step.number) in numbers]
        if ended := [step.table for step, ends in written if ends]:
            await connection.execute(_POSTGRES_ENDS, {"ended": ended})
        channel, payloads = self._news([step for step, _ in written])
        if payloads:
            await connection.execute(NOTIFY, {"channel": channel, "payloads": payloads})
        return {step for step, _ in written}


def is_about_data(error: Exception) -> bool:
    """Whether one of the entries was the reason, not the database: a text that it cannot keep."""
    return isinstance(error, ValueError) or (isinstance(error, DBAPIError) and _state(error).startswith("22"))


def _in_the_way(error: DBAPIError) -> bool:
    """Whether another transaction was the reason: a deadlock or a conflict that a second try can solve."""
    return _state(error) in ("40001", "40P01")


def _state(error: DBAPIError) -> str:
    """What PostgreSQL calls an error."""
    return getattr(error.orig, "sqlstate", None) or getattr(error.orig, "pgcode", None) or ""
