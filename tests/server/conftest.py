"""What the server's tests share: luck that repeats itself, a PostgreSQL of their own, and each database in turn."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from lastboat.tables import create
from tests.server import fixed_chance
from tests.server.postgres import postgres, postgres_url
from tests.server.processes import Server, sqlite_url

__all__ = ["postgres", "postgres_url"]


@pytest.fixture(scope="session", autouse=True)
def fixed_servers(request: pytest.FixtureRequest) -> Iterator[None]:
    """In a process of its own a server repeats its luck; only for the soak it varies."""
    with pytest.MonkeyPatch.context() as patch:
        if not fixed_chance.varied(request.config):
            patch.setattr(Server, "PROGRAM", fixed_chance.PROGRAM)
        yield


@pytest.fixture(autouse=True)
def fixed_tables(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process every table of a test has luck of its own, the same in every run."""
    if not fixed_chance.varied(request.config):
        monkeypatch.setattr(fixed_chance, "numbers", itertools.count())
        monkeypatch.setattr(create, "_row", fixed_chance.row)


@pytest.fixture
def sqlite_db(tmp_path: Path) -> str:
    """An empty SQLite database."""
    return sqlite_url(tmp_path / "lastboat.db")


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest) -> str:
    """An empty database, of each kind in turn."""
    url: str = request.getfixturevalue("sqlite_db" if request.param == "sqlite" else "postgres_url")
    return url
