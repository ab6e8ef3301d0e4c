"""What the server's tests share: a PostgreSQL of their own, and each database in turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.postgres import postgres, postgres_url
from tests.server.processes import sqlite_url

__all__ = ["postgres", "postgres_url"]


@pytest.fixture
def sqlite_db(tmp_path: Path) -> str:
    """An empty SQLite database."""
    return sqlite_url(tmp_path / "lastboat.db")


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest) -> str:
    """An empty database, of each kind in turn."""
    url: str = request.getfixturevalue("sqlite_db" if request.param == "sqlite" else "postgres_url")
    return url
