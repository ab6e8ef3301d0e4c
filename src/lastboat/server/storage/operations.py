"""The log of operations: what operators and retention changed. Servers that run follow it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, NamedTuple

from sqlalchemy import Table, delete, func, insert, literal, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from lastboat.server.storage.database import Database
from lastboat.server.storage.schema import OPERATIONS, PROPOSALS, REPORTS, SEATS, STEPS, TABLES, TALK, TOKENS
from lastboat.tables.model import now

What = Literal["close", "delete", "redact", "erase", "block", "unblock"]

_PARTS: tuple[Table, ...] = (PROPOSALS, REPORTS, TALK, STEPS, TOKENS, SEATS)
"""The tables whose rows belong to a table, in the order in which they are deleted."""


class Operation(NamedTuple):
    """One entry of the log."""

    number: int
    what: What
    table: str | None
    detail: str
    at: int


async def record(connection: AsyncConnection, what: What, table: str | None = None, detail: str = "") -> None:
    """Add an entry. Numbers become visible in their order, so that whoever follows misses none."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("LOCK TABLE operations IN EXCLUSIVE MODE"))
    values = {"what": what, "table_id": table, "detail": detail, "at": now()}
    given = [literal(value, OPERATIONS.c[name].type) for name, value in values.items()]
    following = select(func.coalesce(func.max(OPERATIONS.c.number), 0) + 1, *given)
    columns = ["number", *values]
    await connection.execute(insert(OPERATIONS).from_select(columns, following))


async def last(database: Database) -> int:
    """The number of the newest entry; 0 without any."""
    async with database.reading() as connection:
        found = await connection.execute(select(func.coalesce(func.max(OPERATIONS.c.number), 0)))
        return int(found.scalar_one())


async def after(database: Database, number: int) -> list[Operation]:
    """The entries after number `number`."""
    wanted = select(OPERATIONS).where(OPERATIONS.c.number > number).order_by(OPERATIONS.c.number)
    async with database.reading() as connection:
        rows = await connection.execute(wanted)
        return [Operation(row.number, row.what, row.table_id, row.detail, row.at) for row in rows]


async def delete_tables(connection: AsyncConnection, tables: Collection[str], detail: str = "") -> None:
    """Delete tables with everything that belongs to them."""
    for part in _PARTS:
        await connection.execute(delete(part).where(part.c.table_id.in_(tables)))
    await connection.execute(update(TABLES).where(TABLES.c.rematch.in_(tables)).values(rematch=None))
    await connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))
    for table in sorted(tables):
        await record(connection, "delete", table, detail)


async def redact_lines(connection: AsyncConnection, table: str, numbers: Sequence[int]) -> int:
    """Remove the texts of chat lines; returns how many there were."""
    wanted = (TALK.c.table_id == table, TALK.c.number.in_(numbers), TALK.c.text != "")
    found = await connection.execute(update(TALK).where(*wanted).values(text=""))
    if found.rowcount:
        await record(connection, "redact", table, ",".join(map(str, numbers)))
    return int(found.rowcount)
