"""The step log: makes steps durable in SQLite or PostgreSQL, many in one transaction.

A step whose number or request is stored already is skipped; the others are written.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import NamedTuple, Protocol

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from lastboat.server.storage.database import Database
from lastboat.server.storage.schema import STEPS
from lastboat.tables.model import Step, TableState

ATTEMPTS = 3
"""Attempts at a transaction that conflicts with another."""
NOTIFY = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")

_COLUMNS = [column.name for column in STEPS.columns]
_POSTGRES_STEPS = text(
    f"INSERT INTO steps ({', '.join(_COLUMNS)}) "
    "SELECT * FROM unnest(CAST(:table_id AS text[]), CAST(:number AS integer[]), CAST(:kind AS text[]), "
    "CAST(:seat AS integer[]), CAST(:data AS text[]), CAST(:request AS text[]), CAST(:at AS bigint[])) "
    "ON CONFLICT DO NOTHING RETURNING table_id, number"
)
_POSTGRES_STATES = text(
    "UPDATE tables SET state = new.state "
    "FROM unnest(CAST(:ids AS text[]), CAST(:states AS text[])) AS new (id, state) WHERE tables.id = new.id"
)

News = Callable[[Sequence[Step]], tuple[str, list[str]]]


class Entry(NamedTuple):
    """A step, and the state of its table from then on, if it changes."""

    step: Step
    state: TableState | None = None


class StepLog(Protocol):
    """Where the writer stores steps."""

    async def write(self, entries: Sequence[Entry]) -> set[Step]:
        """Make steps durable; returns those that are."""

    def close(self) -> None:
        """Close; nothing is written afterwards."""


class SqliteStepLog:
    """One statement for all steps, on a connection and a thread of its own.

    A thread that returns from SQLite waits for the GIL, which the main thread holds. One statement per batch, which is
    its own transaction, waits once instead of once per row.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection = database.plain_connection()
        self._thread = ThreadPoolExecutor(1, "steps")

    async def write(self, entries: Sequence[Entry]) -> set[Step]:
        """Write when no other transaction is open."""
        async with self._database.turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, entries)

    def close(self) -> None:
        """Close the connection."""
        self._thread.shutdown()
        self._connection.close()

    def _write(self, entries: Sequence[Entry]) -> set[Step]:
        steps = [entry.step for entry in entries]
        if not any(entry.state for entry in entries):
            return self._insert(steps)
        with self._connection:
            self._connection.execute("BEGIN IMMEDIATE")
            written = self._insert(steps)
            states = [(state, step.table) for step, state in entries if state and step in written]
            self._connection.executemany("UPDATE tables SET state = ? WHERE id = ?", states)
        return written

    def _insert(self, steps: Sequence[Step]) -> set[Step]:
        row = f"({', '.join('?' * len(_COLUMNS))})"
        rows = ", ".join([row] * len(steps))
        insert = f"INSERT INTO steps ({', '.join(_COLUMNS)}) VALUES {rows} ON CONFLICT DO NOTHING"
        done = self._connection.execute(insert, list(chain.from_iterable(steps)))
        return set(steps) if done.rowcount == len(steps) else set(filter(self._is_kept, steps))

    def _is_kept(self, step: Step) -> bool:
        """Whether this step is stored, not another one of its number."""
        select = f"SELECT {', '.join(_COLUMNS)} FROM steps WHERE table_id = ? AND number = ?"
        found: tuple[object, ...] | None = self._connection.execute(select, (step.table, step.number)).fetchone()
        return found == tuple(step)


class PostgresStepLog:
    """One statement for all steps; the same transaction notifies other processes."""

    def __init__(self, database: Database, news: News) -> None:
        """`news` makes the channel and the payloads of the notifications."""
        self._database, self._news = database, news

    async def write(self, entries: Sequence[Entry]) -> set[Step]:
        """Write in the order of tables, so that two processes cannot deadlock."""
        entries = sorted(entries, key=lambda entry: (entry.step.table, entry.step.number))
        for attempt in range(ATTEMPTS):
            try:
                async with self._database.writing() as connection:
                    return await self._write(connection, entries)
            except DBAPIError as error:
                if error.connection_invalidated or attempt == ATTEMPTS - 1 or not _is_conflict(error):
                    raise
        raise AssertionError("the last attempt returns or raises")

    def close(self) -> None:
        """Nothing to close: the connections belong to the database."""

    async def _write(self, connection: AsyncConnection, entries: Sequence[Entry]) -> set[Step]:
        columns = zip(*(entry.step for entry in entries), strict=True)
        found = await connection.execute(_POSTGRES_STEPS, dict(zip(_COLUMNS, map(list, columns), strict=True)))
        numbers = {(table, number) for table, number in found}
        written = [entry for entry in entries if (entry.step.table, entry.step.number) in numbers]
        if states := {step.table: state for step, state in written if state}:
            await connection.execute(_POSTGRES_STATES, {"ids": list(states), "states": list(states.values())})
        channel, payloads = self._news([step for step, _ in written])
        if payloads:
            await connection.execute(NOTIFY, {"channel": channel, "payloads": payloads})
        return {step for step, _ in written}


def is_about_data(error: Exception) -> bool:
    """Whether an entry caused the error: a text that the database cannot store, or a table that was deleted."""
    if isinstance(error, DBAPIError):
        return _state(error).startswith(("22", "23"))
    return isinstance(error, (ValueError, sqlite3.IntegrityError))


def _is_conflict(error: DBAPIError) -> bool:
    """Whether another transaction caused the error: a deadlock or a conflict that a retry can solve."""
    return _state(error) in ("40001", "40P01")


def _state(error: DBAPIError) -> str:
    """The SQLSTATE of an error."""
    return getattr(error.orig, "sqlstate", None) or getattr(error.orig, "pgcode", None) or ""
