"""Migrate the database before it is used."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from lastboat.kernel.errors import TooNew

HEAD = "0003"
"""The newest version in `migrations/versions`; a test compares the two."""
_LOCK = 5_017_402_611
"""The advisory lock that lets one of several starting processes migrate."""


async def upgrade(engine: AsyncEngine) -> None:
    """Create or change the tables as needed; an up-to-date database is only asked for its version."""
    async with engine.connect() as connection:
        found = await connection.run_sync(version)
    if found == HEAD:
        return
    if found is not None and found > HEAD:
        raise TooNew(what="database", version=found, known=HEAD)
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
        await connection.run_sync(run)


def version(connection: Connection) -> str | None:
    """The version of a database; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def run(connection: Connection, to: str = "head") -> None:
    """Migrate the database of a connection to a version."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, to)
