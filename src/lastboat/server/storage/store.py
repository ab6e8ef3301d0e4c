"""Load and store tables. The writer appends steps."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Collection, Coroutine, Sequence
from dataclasses import asdict
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import and_, bindparam, delete, func, insert, select, text, true, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from lastboat.server.storage.database import Database
from lastboat.server.storage.schema import PROPOSALS, REPORTS, SEATS, STEPS, TABLES, TALK, TOKENS
from lastboat.tables.chat import MOST_LINES
from lastboat.tables.errors import NoSuchTable, TableFull
from lastboat.tables.model import ChatLine, Proposal, SeatRow, Step, Stored, TableRow, TableState, TokenRow

P = ParamSpec("P")
T = TypeVar("T")

MOST_TALK = 500
"""Chat lines sent at once."""


_TABLE = select(TABLES).where(TABLES.c.id == bindparam("id"))
_SEATS = select(SEATS).where(SEATS.c.table_id == bindparam("id")).order_by(SEATS.c.seat)
_TOKENS = select(TOKENS).where(TOKENS.c.table_id == bindparam("id"))
_STEPS = (
    select(STEPS)
    .where(STEPS.c.table_id == bindparam("id"), STEPS.c.number > bindparam("after"))
    .order_by(STEPS.c.number)
)
_PROPOSALS = select(PROPOSALS).where(PROPOSALS.c.table_id == bindparam("id")).order_by(PROPOSALS.c.id)
LISTED = (
    select(TABLES.c.id)
    .where(TABLES.c.listed == true(), TABLES.c.state == bindparam("state"))
    .order_by(TABLES.c.created.desc())
    .limit(bindparam("limit"))
)
_TALK = (
    select(TALK)
    .where(TALK.c.table_id == bindparam("id"), TALK.c.number > bindparam("after"))
    .order_by(TALK.c.number.desc())
    .limit(MOST_TALK)
)


def unbroken(
    method: Callable[Concatenate[Store, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Store, P], Coroutine[Any, Any, T]]:
    """Finish a transaction even if its caller is cancelled: an open one would block all others."""

    @wraps(method)
    async def whole(store: Store, /, *args: P.args, **named: P.kwargs) -> T:
        task = asyncio.create_task(method(store, *args, **named))
        store.working.add(task)
        task.add_done_callback(store.working.discard)
        return await asyncio.shield(task)

    return whole


class Store:
    """Tables in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.working: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        """Wait for open transactions."""
        await asyncio.gather(*self.working, return_exceptions=True)

    # Reading -------------------------------------------------------------------------------

    @unbroken
    async def load(self, table: str, with_steps: bool = True) -> Stored | None:
        """Everything stored of a table, perhaps without its steps."""
        async with self.database.reading() as connection:
            row = (await connection.execute(_TABLE, {"id": table})).one_or_none()
            if row is None:
                return None
            seats = [_seat(r) for r in await connection.execute(_SEATS, {"id": table})]
            tokens = [_token(r) for r in await connection.execute(_TOKENS, {"id": table})]
            found = await connection.execute(_STEPS, {"id": table, "after": 0}) if with_steps else ()
            steps = [_step(r) for r in found]
            proposals = [_proposal(r) for r in await connection.execute(_PROPOSALS, {"id": table})]
        return Stored(_table(row), seats, tokens, steps, proposals)

    @unbroken
    async def steps_after(self, table: str, number: int) -> list[Step]:
        """The steps of a table after number `number`."""
        async with self.database.reading() as connection:
            return [_step(r) for r in await connection.execute(_STEPS, {"id": table, "after": number})]

    @unbroken
    async def chat_after(self, table: str, number: int) -> list[ChatLine]:
        """The newest chat lines of a table after number `number`, at most MOST_TALK."""
        async with self.database.reading() as connection:
            found = [_talk(r) for r in await connection.execute(_TALK, {"id": table, "after": number})]
        return found[::-1]

    @unbroken
    async def tokens_of(self, hashes: Collection[str]) -> list[TokenRow]:
        """The rows of tokens at any table."""
        async with self.database.reading() as connection:
            return [_token(r) for r in await connection.execute(select(TOKENS).where(TOKENS.c.hash.in_(hashes)))]

    @unbroken
    async def listed(self, limit: int) -> list[str]:
        """The ids of listed tables: open ones first, then running ones, the newest first."""
        found: list[str] = []
        async with self.database.reading() as connection:
            for state in ("open", "running"):  # a query for each follows the index and stops early
                newest = await connection.execute(LISTED, {"state": state, "limit": limit - len(found)})
                found += newest.scalars()
        return found

    @unbroken
    async def waiting_for_bots(self, limit: int) -> list[str]:
        """The ids of running tables with bots and people, the newest first."""
        played = (SEATS.c.kind == "bot") | SEATS.c.stand_in.is_not(None)
        seated = [select(SEATS.c.seat).where(SEATS.c.table_id == TABLES.c.id, who) for who in (played, ~played)]
        wanted = and_(TABLES.c.state == "running", *(seats.exists() for seats in seated))
        newest = select(TABLES.c.id).where(wanted).order_by(TABLES.c.created.desc()).limit(limit)
        async with self.database.reading() as connection:
            return [row.id for row in await connection.execute(newest)]

    @unbroken
    async def waiting_with_deadline(self, limit: int) -> list[str]:
        """The ids of running tables with deadlines, the newest first."""
        wanted = and_(TABLES.c.state == "running", TABLES.c.deadline.is_not(None))
        newest = select(TABLES.c.id).where(wanted).order_by(TABLES.c.created.desc()).limit(limit)
        async with self.database.reading() as connection:
            return [row.id for row in await connection.execute(newest)]

    @unbroken
    async def check_writable(self) -> None:
        """Commit a write that changes nothing; raises if the database does not take it."""
        async with self.database.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

    # Writing -------------------------------------------------------------------------------

    @unbroken
    async def add(self, new: Stored, rematch_of: str | None = None) -> bool:
        """Store a new table in one transaction. False: `rematch_of` got another rematch meanwhile."""
        table = new.table
        async with self.database.writing() as connection:
            if rematch_of is not None:
                free = and_(TABLES.c.id == rematch_of, TABLES.c.rematch.is_(None))
                if (await connection.execute(update(TABLES).where(free).values(rematch=table.id))).rowcount != 1:
                    return False
            await connection.execute(
                insert(TABLES), asdict(table) | {"options": _as_text(table.options), "draw": _draw_text(table.draw)}
            )
            await _put_seats(connection, table.id, new.seats)
            await _put_tokens(connection, new.tokens)
            if new.steps:
                rows = [step._asdict() for step in new.steps]
                await connection.execute(insert(STEPS), [{"table_id": row.pop("table"), **row} for row in rows])
        return True

    @unbroken
    async def set_state(self, table: str, state: TableState) -> None:
        """Set the state of a table."""
        async with self.database.writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(state=state))

    @unbroken
    async def take_seat(self, table: str, seat: SeatRow, token: TokenRow) -> bool:
        """Take an open seat; False if it was taken meanwhile."""
        free = and_(SEATS.c.table_id == table, SEATS.c.seat == seat.seat, SEATS.c.kind == "open")
        async with self.database.writing() as connection:
            taken = await connection.execute(update(SEATS).where(free).values(**asdict(seat)))
            if taken.rowcount != 1:
                return False
            await _put_tokens(connection, [token])
        return True

    @unbroken
    async def set_seat(self, table: str, seat: SeatRow, keep_token: bool, token: TokenRow | None = None) -> None:
        """Change a seat; keep its tokens or delete them, and perhaps add one."""
        mine = and_(SEATS.c.table_id == table, SEATS.c.seat == seat.seat)
        async with self.database.writing() as connection:
            await connection.execute(update(SEATS).where(mine).values(**asdict(seat)))
            if not keep_token:
                held = and_(TOKENS.c.table_id == table, TOKENS.c.seat == seat.seat)
                await connection.execute(delete(TOKENS).where(held))
            if token is not None:
                await _put_tokens(connection, [token])

    @unbroken
    async def set_contribution(self, table: str, seat: SeatRow) -> None:
        """Change what a player adds to the chance."""
        mine = and_(SEATS.c.table_id == table, SEATS.c.seat == seat.seat)
        async with self.database.writing() as connection:
            given = {"commitment": seat.commitment, "number": seat.number}
            await connection.execute(update(SEATS).where(mine).values(**given))

    @unbroken
    async def set_draw(self, table: str, commitments: dict[str, str]) -> bool:
        """Begin to collect the numbers; False if that or the game has begun meanwhile."""
        free = and_(TABLES.c.id == table, TABLES.c.state == "open", TABLES.c.draw.is_(None))
        async with self.database.writing() as connection:
            begun = await connection.execute(update(TABLES).where(free).values(draw=_draw_text(commitments)))
            return begun.rowcount == 1

    @unbroken
    async def set_phrase(self, phrase: TokenRow) -> None:
        """Store the recovery phrase of a seat instead of an earlier one."""
        mine = and_(TOKENS.c.table_id == phrase.table, TOKENS.c.kind == "phrase", TOKENS.c.seat == phrase.seat)
        async with self.database.writing() as connection:
            await connection.execute(delete(TOKENS).where(mine))
            await _put_tokens(connection, [phrase])

    @unbroken
    async def add_chat(self, table: str, seat: int, said: str, at: int) -> ChatLine:
        """Store a chat line; lines are numbered from 1."""
        last = select(func.coalesce(func.max(TALK.c.number), 0)).where(TALK.c.table_id == table)
        for _ in range(100):
            try:
                async with self.database.writing() as connection:
                    number = 1 + int((await connection.execute(last)).scalar_one())
                    if number > MOST_LINES:
                        raise TableFull(limit=MOST_LINES)
                    line = ChatLine(number, seat, said, at)
                    await connection.execute(insert(TALK), {"table_id": table, **line._asdict()})
                    return line
            except IntegrityError:
                if await self.load(table, with_steps=False) is None:
                    raise NoSuchTable() from None
        raise AssertionError("a hundred other lines came first")

    @unbroken
    async def report(self, table: str, line: int, by: int, reason: str, at: int) -> bool:
        """Store a report of a chat line, once for each seat. False: there is no such line."""
        wanted = and_(TALK.c.table_id == table, TALK.c.number == line, TALK.c.text != "")
        mine = and_(REPORTS.c.table_id == table, REPORTS.c.line == line, REPORTS.c.by == by)
        async with self.database.writing() as connection:
            if (await connection.execute(select(TALK.c.number).where(wanted))).first() is None:
                return False
            await connection.execute(delete(REPORTS).where(mine))
            row = {"table_id": table, "line": line, "by": by, "reason": reason, "at": at}
            await connection.execute(insert(REPORTS), row)
        return True

    @unbroken
    async def add_proposal(self, table: str, proposal: Proposal) -> None:
        """Store a proposal."""
        async with self.database.writing() as connection:
            await connection.execute(insert(PROPOSALS), {"table_id": table, **proposal._asdict()})

    @unbroken
    async def drop_proposals(self, table: str, ids: Collection[str]) -> None:
        """Delete proposals."""
        gone = and_(PROPOSALS.c.table_id == table, PROPOSALS.c.id.in_(ids))
        async with self.database.writing() as connection:
            await connection.execute(delete(PROPOSALS).where(gone))


async def _put_seats(connection: AsyncConnection, table: str, seats: Sequence[SeatRow]) -> None:
    await connection.execute(insert(SEATS), [{"table_id": table, **asdict(seat)} for seat in seats])


async def _put_tokens(connection: AsyncConnection, tokens: Sequence[TokenRow]) -> None:
    rows = [{"hash": t.hash, "table_id": t.table, "kind": t.kind, "seat": t.seat} for t in tokens]
    if rows:
        await connection.execute(insert(TOKENS), rows)


def _table(row: Any) -> TableRow:
    values = row._asdict()
    options: dict[str, str] = json.loads(row.options)
    draw: dict[str, str] | None = json.loads(row.draw) if row.draw else None
    read = {"options": options, "listed": bool(row.listed), "secret": bytes(row.secret), "draw": draw}
    return TableRow(**(values | read))


def _as_text(values: dict[str, str]) -> str:
    return json.dumps(values, separators=(",", ":"), ensure_ascii=False)


def _draw_text(commitments: dict[str, str] | None) -> str | None:
    return None if commitments is None else _as_text(commitments)


def _seat(row: Any) -> SeatRow:
    values = row._asdict()
    del values["table_id"]
    return SeatRow(**values)


def _token(row: Any) -> TokenRow:
    return TokenRow(row.hash, row.table_id, row.kind, row.seat)


def _step(row: Any) -> Step:
    return Step(row.table_id, row.number, row.kind, row.seat, row.data, row.request, row.at)


def _talk(row: Any) -> ChatLine:
    return ChatLine(row.number, row.seat, row.text, row.at)


def _proposal(row: Any) -> Proposal:
    return Proposal(row.id, row.seat, row.by, row.code, row.at)
