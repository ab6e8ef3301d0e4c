"""What operators may see and change: tables, chat, blocks, reports, and the data of a seat token."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from typing import Any, Literal

from sqlalchemy import Executable, Select, and_, delete, func, insert, select, update

from lastboat.server.errors import BadBlock
from lastboat.server.storage import operations
from lastboat.server.storage.database import Database
from lastboat.server.storage.operations import Operation
from lastboat.server.storage.schema import BLOCKS, PROPOSALS, REPORTS, SEATS, STEPS, TABLES, TALK, TOKENS
from lastboat.tables.errors import NoSuchTable
from lastboat.tables.model import now
from lastboat.tables.sanitize import clean_name
from lastboat.tables.table import moment
from lastboat.tables.tokens import digest

BlockKind = Literal["address", "client", "name"]
Rows = list[dict[str, Any]]


class Admin:
    """The operator's view of a database. A server that uses it follows within seconds."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Tables --------------------------------------------------------------------------------

    async def tables(self, state: str | None = None, limit: int = 50) -> Rows:
        """The newest tables, perhaps only those of a state."""
        moved = select(func.max(STEPS.c.at)).where(STEPS.c.table_id == TABLES.c.id).scalar_subquery()
        names = TABLES.c.id, TABLES.c.game, TABLES.c.state, TABLES.c.seats, TABLES.c.listed, TABLES.c.created
        wanted = select(*names, moved.label("moved")).order_by(TABLES.c.created.desc()).limit(limit)
        if state is not None:
            wanted = wanted.where(TABLES.c.state == state)
        return await self._rows(wanted)

    async def show(self, table: str) -> dict[str, Any]:
        """Everything about a table but its secret, its tokens and its moves."""
        names = TABLES.c.id, TABLES.c.game, TABLES.c.game_version, TABLES.c.options, TABLES.c.state, TABLES.c.listed
        found = await self._rows(select(*names, TABLES.c.created, TABLES.c.rematch).where(TABLES.c.id == table))
        if not found:
            raise NoSuchTable()
        steps = await self._rows(
            select(func.count().label("steps"), func.max(STEPS.c.at).label("moved")).where(STEPS.c.table_id == table)
        )
        seats = select(SEATS.c.seat, SEATS.c.kind, SEATS.c.name, SEATS.c.bot, SEATS.c.stand_in)
        return {
            **found[0],
            **steps[0],
            "players": await self._rows(seats.where(SEATS.c.table_id == table).order_by(SEATS.c.seat)),
            "talk": await self._rows(_talk(TALK.c.table_id == table)),
            "reports": await self.reports(table),
        }

    async def close(self, table: str) -> int:
        """Close a table: it can be viewed, but not changed."""
        async with self._database.writing() as connection:
            wanted = and_(TABLES.c.id == table, TABLES.c.state != "closed")
            found = await connection.execute(update(TABLES).where(wanted).values(state="closed"))
            if found.rowcount:
                await operations.record(connection, "close", table)
            return int(found.rowcount)

    async def delete(self, tables: Sequence[str]) -> int:
        """Delete tables with everything that belongs to them."""
        async with self._database.writing() as connection:
            found = [row.id for row in await connection.execute(select(TABLES.c.id).where(TABLES.c.id.in_(tables)))]
            if found:
                await operations.delete_tables(connection, found)
            return len(found)

    async def redact(self, table: str, lines: Sequence[int] = (), seat: int | None = None) -> int:
        """Remove the texts of chat lines: of these numbers, of a seat, or all."""
        wanted = select(TALK.c.number).where(TALK.c.table_id == table, TALK.c.text != "")
        if lines:
            wanted = wanted.where(TALK.c.number.in_(lines))
        if seat is not None:
            wanted = wanted.where(TALK.c.seat == seat)
        async with self._database.writing() as connection:
            numbers = [row.number for row in await connection.execute(wanted)]
            return await operations.redact_lines(connection, table, numbers) if numbers else 0

    async def reports(self, table: str | None = None) -> Rows:
        """The reported chat lines, the newest reports first."""
        line = and_(TALK.c.table_id == REPORTS.c.table_id, TALK.c.number == REPORTS.c.line)
        wanted = select(REPORTS, TALK.c.seat, TALK.c.text).join(TALK, line).order_by(REPORTS.c.at.desc())
        return await self._rows(wanted if table is None else wanted.where(REPORTS.c.table_id == table))

    # Blocks --------------------------------------------------------------------------------

    async def block(self, kind: BlockKind, value: str) -> int:
        """Block an address or network, a client by its hash in the logs, or a name."""
        value = _block_value(kind, value)
        async with self._database.writing() as connection:
            known = await connection.execute(select(BLOCKS).where(BLOCKS.c.kind == kind, BLOCKS.c.value == value))
            if known.first() is not None:
                return 0
            await connection.execute(insert(BLOCKS), {"kind": kind, "value": value, "at": now()})
            await operations.record(connection, "block", None, f"{kind} {value}")
            return 1

    async def unblock(self, kind: BlockKind, value: str) -> int:
        """Remove a block."""
        value = _block_value(kind, value)
        async with self._database.writing() as connection:
            gone = await connection.execute(delete(BLOCKS).where(BLOCKS.c.kind == kind, BLOCKS.c.value == value))
            if gone.rowcount:
                await operations.record(connection, "unblock", None, f"{kind} {value}")
            return int(gone.rowcount)

    async def blocks(self) -> Rows:
        """All blocks."""
        return await self._rows(select(BLOCKS).order_by(BLOCKS.c.kind, BLOCKS.c.value))

    async def log(self) -> list[Operation]:
        """What operators and retention changed."""
        return await operations.after(self._database, 0)

    # The data of a person ------------------------------------------------------------------

    async def export(self, token: str) -> Rows:
        """Everything stored that belongs to a seat token, table by table."""
        return [
            {
                "table": table,
                "seat": seat,
                "player": await self._rows(
                    select(SEATS.c.kind, SEATS.c.name).where(SEATS.c.table_id == table, SEATS.c.seat == seat)
                ),
                "moves": await self._rows(
                    select(STEPS.c.number, STEPS.c.kind, STEPS.c.data, STEPS.c.at)
                    .where(STEPS.c.table_id == table, STEPS.c.seat == seat)
                    .order_by(STEPS.c.number)
                ),
                "talk": await self._rows(_talk(and_(TALK.c.table_id == table, TALK.c.seat == seat))),
                "proposals": await self._rows(
                    select(PROPOSALS.c.seat, PROPOSALS.c.code, PROPOSALS.c.at)
                    .where(PROPOSALS.c.table_id == table, PROPOSALS.c.by == seat)
                ),
                "reports": await self._rows(
                    select(REPORTS.c.line, REPORTS.c.reason, REPORTS.c.at)
                    .where(REPORTS.c.table_id == table, REPORTS.c.by == seat)
                ),
            }
            for table, seat in await self._seats_of(token)
        ]  # fmt: skip

    async def erase(self, token: str) -> int:
        """Erase name, chat, proposals, reports and all tokens of these seats. Moves stay: they are everybody's game."""
        seats = await self._seats_of(token)
        async with self._database.writing() as connection:
            for table, seat in seats:
                here = and_(TALK.c.table_id == table, TALK.c.seat == seat, TALK.c.text != "")
                lines = [row.number for row in await connection.execute(select(TALK.c.number).where(here))]
                if lines:
                    await operations.redact_lines(connection, table, lines)
                for rows, column in ((PROPOSALS, PROPOSALS.c.by), (REPORTS, REPORTS.c.by), (TOKENS, TOKENS.c.seat)):
                    await connection.execute(delete(rows).where(rows.c.table_id == table, column == seat))
                player = and_(SEATS.c.table_id == table, SEATS.c.seat == seat)
                await connection.execute(update(SEATS).where(player).values(name=""))
                await operations.record(connection, "erase", table, f"seat {seat}")
        return len(seats)

    async def _seats_of(self, token: str) -> list[tuple[str, int]]:
        mine = select(TOKENS.c.table_id, TOKENS.c.seat).where(
            TOKENS.c.hash == digest(token), TOKENS.c.seat.is_not(None)
        )
        async with self._database.reading() as connection:
            return [(row.table_id, row.seat) for row in await connection.execute(mine.order_by(TOKENS.c.table_id))]

    async def _rows(self, wanted: Executable) -> Rows:
        async with self._database.reading() as connection:
            return [_plain(row._asdict()) for row in await connection.execute(wanted)]


def _talk(where: Any) -> Select[Any]:
    return select(TALK.c.number, TALK.c.seat, TALK.c.text, TALK.c.at).where(where).order_by(TALK.c.number)


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    """A row for people: times as text."""
    times = {name: moment(row[name]) for name in ("at", "created", "moved") if row.get(name)}
    return row | times


def _block_value(kind: BlockKind, value: str) -> str:
    """The value of a block in the form in which it is compared."""
    if kind == "name":
        return clean_name(value).casefold()
    if kind == "client":
        return value.lower()
    try:
        return str(ipaddress.ip_network(value, strict=False))
    except ValueError:
        raise BadBlock(value=value) from None
