"""Retention: delete tables by age and state, and old entries of the log of operations."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import ColumnElement, Select, and_, delete, func, or_, select

from lastboat.server.settings import Settings
from lastboat.server.storage import operations
from lastboat.server.storage.database import Database
from lastboat.server.storage.schema import OPERATIONS, REPORTS, STEPS, TABLES
from lastboat.tables.model import now

EVERY = 3600.0
"""Seconds between two runs."""
BATCH = 200
"""Tables deleted in one transaction."""
DAY = 24 * 3600 * 1000

log = logging.getLogger("lastboat.retention")


class Retention:
    """Deletes what is too old, at the start and every hour."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database, self._settings = database, settings
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the task."""
        self._task = asyncio.create_task(self._run(), name="retention")

    async def close(self) -> None:
        """Stop the task."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                if deleted := await apply(self._database, self._settings):
                    log.info("old tables were deleted", extra={"tables": deleted})
            except Exception:
                log.exception("old tables could not be deleted")
            await asyncio.sleep(EVERY)


async def apply(database: Database, settings: Settings) -> int:
    """Delete everything that is too old; returns the number of tables."""
    deleted = 0
    wanted = _expired(settings, now())
    while wanted is not None:
        async with database.writing() as connection:
            found = [row.id for row in await connection.execute(wanted.limit(BATCH).with_for_update(skip_locked=True))]
            if found:
                await operations.delete_tables(connection, found, "retention")
        deleted += len(found)
        if len(found) < BATCH:
            break
    if settings.keep_reports:
        before = now() - int(settings.keep_reports * DAY)
        async with database.writing() as connection:
            await connection.execute(delete(REPORTS).where(REPORTS.c.at < before))
            await connection.execute(
                delete(OPERATIONS).where(OPERATIONS.c.at < before, OPERATIONS.c.number < _newest())
            )
    return deleted


def _newest() -> ColumnElement[int]:
    """The newest entry stays, so that numbers are never used again."""
    return select(func.max(OPERATIONS.c.number)).scalar_subquery()


def _expired(settings: Settings, at: int) -> Select[tuple[str]] | None:
    """The tables that are too old; None if nothing is ever too old."""
    last_move = select(func.max(STEPS.c.at)).where(STEPS.c.table_id == TABLES.c.id).scalar_subquery()
    days = {
        "open": settings.keep_open,
        "running": settings.keep_running,
        "over": settings.keep_over,
        "closed": settings.keep_closed,
    }
    rules = []
    for state, keep in days.items():
        before = at - int(keep * DAY)
        if keep:
            idle = func.coalesce(last_move, TABLES.c.created) < before
            rules.append(and_(TABLES.c.state == state, TABLES.c.created < before, idle))
    return select(TABLES.c.id).where(or_(*rules)) if rules else None
