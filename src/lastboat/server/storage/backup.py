"""Back up all tables to one file and restore them; the format is the same for SQLite and PostgreSQL.

A backup is read in one transaction while the server may go on. A restore checks the whole file first, then writes all
rows in one transaction.
"""

from __future__ import annotations

import base64
import os
import tempfile
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, make_url, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from lastboat import __version__
from lastboat.kernel.errors import TooNew
from lastboat.server.errors import (
    BackupCutOff,
    BackupDamaged,
    BackupWouldReplace,
    CannotOpenData,
    DatabaseBusy,
    DatabaseNotEmpty,
    NoDatabase,
    NotABackup,
)
from lastboat.server.settings import Settings
from lastboat.server.storage import database, migrate
from lastboat.server.storage.archive import FORMAT, Archive, Contents, Header, Heading, check, lines, parts

_BATCH = 1000
_ALEMBIC = "alembic_version"


# Writing -------------------------------------------------------------------------------------------


async def write(settings: Settings, path: Path) -> Contents:
    """Write all tables to a file, atomically; overwrites only an older backup."""
    database.check(settings)
    if path.exists():
        _check_is_backup(path)
    if settings.is_sqlite and not (place := Path(make_url(settings.database).database or "")).exists():
        raise NoDatabase(place=str(place))
    engine = create_async_engine(settings.database)
    await _check_connection(engine)
    handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as raw:
            async with engine.connect() as connection:
                await _use_snapshot(connection)
                contents = await connection.run_sync(_write, raw)
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(beside, path)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise
    finally:
        await engine.dispose()
    return contents


async def _use_snapshot(connection: AsyncConnection) -> None:
    """Read from one snapshot on this connection."""
    if connection.dialect.name == "postgresql":
        await connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
    else:
        await connection.exec_driver_sql("BEGIN")


def _write(connection: Connection, raw: IO[bytes]) -> Contents:
    version = migrate.version(connection) or migrate.HEAD
    written = datetime.now(UTC).isoformat(timespec="seconds")
    archive = Archive(raw, Header("backup", FORMAT, version, __version__, written))
    for table in _tables(connection):
        archive.table(str(table.name), [str(column.name) for column in table.columns])
        rows = connection.execution_options(yield_per=_BATCH).execute(select(table).order_by(*table.primary_key))
        for row in rows:
            archive.row([_plain(value) for value in row])
    archive.close()
    return archive.contents


def _plain(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


def _check_is_backup(path: Path) -> None:
    try:
        with path.open("rb") as raw:
            next(lines(raw, path))
    except (NotABackup, BackupDamaged, BackupCutOff):
        raise BackupWouldReplace(file=str(path)) from None


# Restoring -----------------------------------------------------------------------------------------


async def restore(settings: Settings, path: Path, replace: bool = False) -> Contents:
    """Restore a backup into an empty database; with `replace` drop what it holds."""
    contents = check(path)
    if contents.header.schema > migrate.HEAD:
        raise TooNew(what="backup", version=contents.header.schema, known=migrate.HEAD)
    opened = database.Database(settings)
    try:
        await _check_connection(opened.engine)
        async with opened.engine.begin() as connection:
            if opened.is_postgres:
                await connection.run_sync(_check_unused)
            else:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            await connection.run_sync(_restore, path, contents, replace)
    finally:
        await opened.close()
    return contents


def _check_unused(connection: Connection) -> None:
    """Refuse while a server uses the database: it would not notice the new tables."""
    others = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
        "AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    if connection.execute(others).scalar():
        raise DatabaseBusy()


def _restore(connection: Connection, path: Path, contents: Contents, replace: bool) -> None:
    found = migrate.version(connection)
    before = _tables(connection)
    if any(connection.execute(select(func.count()).select_from(table)).scalar() for table in before):
        if not replace:
            raise DatabaseNotEmpty()
        for table in reversed(before):
            connection.execute(table.delete())
    if found is None:
        migrate.run(connection, contents.header.schema)
    elif found != contents.header.schema:
        for table in reversed(before):
            table.drop(connection)
        connection.execute(text(f"DROP TABLE {_ALEMBIC}"))
        migrate.run(connection, contents.header.schema)
    tables = {table.name: table for table in _tables(connection)}
    with path.open("rb") as raw:
        for table, rows in _batches(raw, path, tables):
            connection.execute(table.insert(), rows)
    migrate.run(connection)


def _batches(raw: IO[bytes], path: Path, tables: dict[str, Table]) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """The rows in batches, with database types."""
    heading = Heading("", [])
    batch: list[dict[str, Any]] = []
    for part in parts(raw, path):
        if batch and (len(batch) == _BATCH or not isinstance(part, list)):
            yield tables[heading.table], batch
            batch = []
        if isinstance(part, Heading):
            if part.table not in tables or not set(part.columns) <= set(tables[part.table].columns.keys()):
                raise BackupDamaged(file=str(path))
            heading = part
        elif isinstance(part, list):
            table = tables[heading.table]
            batch.append({name: _typed(table, name, value) for name, value in zip(heading.columns, part, strict=True)})


def _typed(table: Table, name: str, value: Any) -> Any:
    binary = isinstance(table.columns[name].type, LargeBinary)
    return base64.b64decode(value) if binary and value is not None else value


async def _check_connection(engine: AsyncEngine) -> None:
    """Raise CannotOpenData, without a password, if the database does not answer."""
    try:
        async with engine.connect():
            return
    except (OSError, DBAPIError) as error:
        await engine.dispose()
        place = engine.url.render_as_string(hide_password=True)
        raise CannotOpenData(place=place, reason=str(getattr(error, "orig", None) or error)) from None


def _tables(connection: Connection) -> Sequence[Table]:
    """The existing tables, in the order of their references."""
    metadata = MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name != _ALEMBIC]
