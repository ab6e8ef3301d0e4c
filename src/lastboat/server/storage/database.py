"""Open the database: SQLite, locked against a second server, or PostgreSQL."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import IO, Any

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from lastboat.server.errors import (
    BadAddress,
    CannotOpenData,
    DataInUse,
    NoDatabase,
    NoPostgresDriver,
    OneProcessOnly,
)
from lastboat.server.settings import Settings

_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "cache_size=-16000")
DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")


def check(settings: Settings) -> None:
    """Refuse a database URL that cannot be used, SQLite for several processes, and PostgreSQL without its driver."""
    try:
        url = make_url(settings.database)
    except ArgumentError:
        raise BadAddress(reason=f"--db {DRIVERS[0]}:///… | {DRIVERS[1]}://…") from None
    if url.drivername not in DRIVERS:
        raise BadAddress(reason=f"{url.drivername}; --db {DRIVERS[0]}:///… | {DRIVERS[1]}://…")
    if settings.is_sqlite and url.database in (None, "", ":memory:"):
        raise BadAddress(reason=f"--db {DRIVERS[0]}:///…/lastboat.db")
    if settings.is_sqlite and settings.workers > 1:
        raise OneProcessOnly(workers=settings.workers)
    if not settings.is_sqlite and importlib.util.find_spec("asyncpg") is None:
        raise NoPostgresDriver()


class Database:
    """The engine; with SQLite also the lock file, and one writer at a time."""

    def __init__(self, settings: Settings, beside_server: bool = False) -> None:
        """`beside_server`: a SQLite file that exists, while a server may use it; nothing is locked."""
        check(settings)
        self.settings, self._beside_server = settings, beside_server
        self._lock: IO[str] | None = None
        self.turn: Any = contextlib.nullcontext()
        """The lock of the writer, where only one can write."""
        self.engine = self._sqlite() if settings.is_sqlite else self._postgres()

    @property
    def is_postgres(self) -> bool:
        """Whether several processes may share this database."""
        return self.engine.dialect.name == "postgresql"

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed when the block ends."""
        async with self.turn, self.engine.begin() as connection:
            yield connection

    def plain_connection(self) -> sqlite3.Connection:
        """A connection to the SQLite file that bypasses the engine, in autocommit mode."""
        connection = sqlite3.connect(self.place, isolation_level=None, check_same_thread=False)
        _set_pragmas(connection, None)
        return connection

    def reading(self) -> Any:
        """A connection to read with."""
        return self.engine.connect()

    async def migrate(self) -> None:
        """Migrate to the current version; CannotOpenData says why it cannot be done."""
        from lastboat.server.storage import migrate

        try:
            await migrate.upgrade(self.engine)
        except (OSError, DBAPIError) as error:
            raise CannotOpenData(place=self.place, reason=str(getattr(error, "orig", None) or error)) from None

    @property
    def place(self) -> str:
        """The location of the data, without a password."""
        url = make_url(self.settings.database)
        return url.database or "" if self.settings.is_sqlite else url.render_as_string(hide_password=True)

    async def close(self) -> None:
        """Close all connections and release the lock."""
        await self.engine.dispose()
        if self._lock:
            self._lock.close()

    def _sqlite(self) -> AsyncEngine:
        import asyncio

        path = Path(self.place)
        if self._beside_server:
            if not path.exists():
                raise NoDatabase(place=str(path))
        else:
            self._create(path)
        self.turn = asyncio.Lock()
        engine = create_async_engine(self.settings.database, pool_size=4, max_overflow=4)
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        return engine

    def _create(self, path: Path) -> None:
        """Create the file if there is none, and lock it."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(0o600)  # it holds secrets: seeds and seats
            self._lock = _locked(path)
        except OSError as error:
            raise CannotOpenData(place=str(path), reason=error.strerror or str(error)) from None

    def _postgres(self) -> AsyncEngine:
        return create_async_engine(self.settings.database, pool_size=6, max_overflow=6, pool_pre_ping=True)


def _set_pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _locked(path: Path) -> IO[str] | None:
    """Lock the file against a second server; the lock ends with the process."""
    try:
        import fcntl
    except ImportError:  # no file locks here: the numbers of steps still keep tables consistent
        return None
    lock = open(f"{path}.lock", "w")  # noqa: SIM115
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise DataInUse(file=str(path)) from None
    lock.write(str(os.getpid()))
    lock.flush()
    return lock
