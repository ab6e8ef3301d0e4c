"""Backup and restore: everything comes back, in either kind of database; what is damaged changes nothing."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from typer.testing import CliRunner

from lastboat.cli.app import app
from lastboat.kernel.errors import LastboatError, TooNew
from lastboat.server.errors import (
    BackupCutOff,
    BackupDamaged,
    BackupWouldReplace,
    DatabaseBusy,
    DatabaseNotEmpty,
    DataInUse,
    NoDatabase,
    NotABackup,
)
from lastboat.server.settings import Settings
from lastboat.server.storage import archive, backup, migrate
from lastboat.server.storage.schema import METADATA, PROPOSALS, SEATS, STEPS, TABLES, TALK, TOKENS
from tests.server.client import Rest, Seated
from tests.server.players import Players
from tests.server.processes import Server, sqlite_url
from tests.server.test_durability import QUIET

Rows = dict[str, list[tuple[Any, ...]]]


async def fill(db: str, tables: int = 3, steps: int = 40) -> None:
    """Rows of every table, with texts and bytes that are easily spoiled."""
    engine = create_async_engine(db)
    await migrate.upgrade(engine)
    async with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            await connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        for n in range(tables):
            table = f"table{n}"
            await connection.execute(insert(TABLES), {
                "id": table, "game": "pompeii", "game_version": 1, "options": '{"start": "0"}', "seats": 2,
                "state": "running", "listed": n % 2 == 0, "secret": bytes(range(256)), "since": 0,
                "created": 1_700_000_000_000 + n, "rematch": None,
            })  # fmt: skip
            await connection.execute(insert(SEATS), [
                {"table_id": table, "seat": p, "kind": "player", "name": name, "bot": None, "stand_in": None}
                for p, name in enumerate(("Åse \"quoted\" \\ 'x'", "日本\u2028🌋"))
            ])  # fmt: skip
            await connection.execute(
                insert(TOKENS), {"hash": f"{n:064x}", "table_id": table, "kind": "seat", "seat": 1}
            )
            await connection.execute(insert(STEPS), [
                {"table_id": table, "number": k + 1, "kind": "play", "seat": k % 2, "data": f"[[{k % 2},{k}]]",
                 "request": f"r{k}" if k else None, "at": 2**40 + k}
                for k in range(steps)
            ])  # fmt: skip
            await connection.execute(
                insert(TALK), {"table_id": table, "number": 1, "seat": 0, "text": "é\n\t", "at": 5}
            )
            await connection.execute(
                insert(PROPOSALS), {"table_id": table, "id": "p", "seat": 1, "by": 0, "code": 7, "at": 3}
            )
    await engine.dispose()


async def contents(db: str) -> Rows:
    engine = create_async_engine(db)
    try:
        return await _contents(engine)
    finally:
        await engine.dispose()


async def _contents(engine: AsyncEngine) -> Rows:
    async with engine.connect() as connection:
        if await connection.run_sync(migrate.version) is None:
            return {}
        return {
            table.name: [tuple(row) for row in await connection.execute(select(table).order_by(*table.primary_key))]
            for table in METADATA.sorted_tables
        }


def write(db: str, path: Path) -> archive.Contents:
    return asyncio.run(backup.write(Settings(db=db), path))


def restore(db: str, path: Path, replace: bool = False) -> archive.Contents:
    return asyncio.run(backup.restore(Settings(db=db), path, replace))


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A backup of a filled database."""
    db = sqlite_url(tmp_path / "filled.db")
    asyncio.run(fill(db))
    write(db, tmp_path / "saved.lastboat")
    return tmp_path / "saved.lastboat"


def test_everything_comes_back_in_either_kind_of_database(db: str, tmp_path: Path, postgres_url: str) -> None:
    asyncio.run(fill(db, steps=700))
    kept = write(db, tmp_path / "a.lastboat")
    before = asyncio.run(contents(db))
    assert kept.rows == {name: len(rows) for name, rows in before.items()}
    assert kept.rows["steps"] == 2100
    there = sqlite_url(tmp_path / "other.db")
    for target in (there, postgres_url):
        assert restore(target, tmp_path / "a.lastboat", replace=target == db).rows == kept.rows
        assert asyncio.run(contents(target)) == before
    write(there, tmp_path / "b.lastboat")
    assert (
        lines(tmp_path / "a.lastboat")[1:] == lines(tmp_path / "b.lastboat")[1:-1] + lines(tmp_path / "a.lastboat")[-1:]
    )


def lines(path: Path) -> list[str]:
    return gzip.decompress(path.read_bytes()).decode().strip().split("\n")


def test_a_backup_describes_itself(saved: Path) -> None:
    first, *_, last = map(json.loads, lines(saved))
    assert first["lastboat"] == "backup"
    assert first["schema"] == migrate.HEAD
    assert last["rows"]["tables"] == 3
    assert saved.stat().st_mode & 0o077 == 0, "it holds what is secret"


def test_a_backup_is_one_moment(db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is written, another table is made; the backup has all of it or nothing."""
    asyncio.run(fill(db, tables=1))
    reading = backup._tables

    def meanwhile(connection: Any) -> Any:
        found = reading(connection)
        connection.execute(select(found[0])).all()
        writer = Thread(target=lambda: asyncio.run(add_step(db)))
        writer.start()
        writer.join(20)
        return found

    monkeypatch.setattr(backup, "_tables", meanwhile)
    assert write(db, tmp_path / "a.lastboat").rows["steps"] == 40
    assert len(asyncio.run(contents(db))["steps"]) == 41


async def add_step(db: str) -> None:
    engine = create_async_engine(db)
    async with engine.begin() as connection:
        step = {"table_id": "table0", "number": 999, "kind": "play", "seat": 0, "data": "[]", "request": "new", "at": 1}
        await connection.execute(insert(STEPS), step)
    await engine.dispose()


def test_a_database_in_use_is_not_mixed_with_another(db: str, saved: Path) -> None:
    asyncio.run(fill(db, tables=1))
    before = asyncio.run(contents(db))
    with pytest.raises(DatabaseNotEmpty):
        restore(db, saved)
    assert asyncio.run(contents(db)) == before
    restore(db, saved, replace=True)
    assert len(asyncio.run(contents(db))["tables"]) == 3


def test_a_running_server_is_not_pulled_from_under(db: str, saved: Path) -> None:
    """The guard of SQLite's file, the connections of PostgreSQL."""

    async def while_served() -> None:
        from lastboat.server.storage.database import Database

        serving = Database(Settings(db=db))
        await serving.migrate()
        try:
            with pytest.raises((DatabaseBusy, DataInUse)):
                await backup.restore(Settings(db=db), saved)
        finally:
            await serving.close()
        await backup.restore(Settings(db=db), saved)

    asyncio.run(while_served())


def refusal(db: str, path: Path) -> LastboatError:
    """Why a restore is refused; the database has stayed as it was."""
    before = asyncio.run(contents(db))
    with pytest.raises(LastboatError) as caught:
        restore(db, path, replace=True)
    assert asyncio.run(contents(db)) == before
    return caught.value


def test_a_damaged_backup_changes_nothing(db: str, saved: Path, tmp_path: Path) -> None:
    """Cut off or changed anywhere, packed or unpacked, whatever the damage looks like."""
    asyncio.run(fill(db, tables=1))
    whole, bad = saved.read_bytes(), tmp_path / "bad.lastboat"
    for size in (0, 1, 9, 30, len(whole) // 2, len(whole) - 9, len(whole) - 1):
        bad.write_bytes(whole[:size])
        assert isinstance(refusal(db, bad), (BackupCutOff, NotABackup)), size
    for place in range(0, len(whole), len(whole) // 23):
        bad.write_bytes(whole[:place] + bytes([whole[place] ^ 0x41]) + whole[place + 1 :])
        if place not in range(4, 10):  # the time and system in gzip's own header mean nothing
            assert isinstance(refusal(db, bad), (BackupDamaged, BackupCutOff, NotABackup)), place
    text = gzip.decompress(whole)
    rows = [row + b"\n" for row in text.split(b"\n")[:-1]]
    for spoiled in (
        text.replace(b'"r7"', b'"r8"', 1),
        b"".join(rows[:20] + rows[21:]),
        b"".join(rows[:20] + rows[19:]),
        b"".join(rows[:-1]),
        b"".join([*rows[:20], b"[1]\n", *rows[20:]]),
        b"".join([*rows[:20], b"nonsense\n", *rows[20:]]),
    ):
        bad.write_bytes(gzip.compress(spoiled))
        assert isinstance(refusal(db, bad), (BackupDamaged, BackupCutOff))


def test_other_files_are_not_backups(db: str, tmp_path: Path) -> None:
    for number, data in enumerate(
        (b"", b"hello", gzip.compress(b"hello\n"), gzip.compress(b'{"lastboat": "match"}\n'))
    ):
        path = tmp_path / f"file{number}"
        path.write_bytes(data)
        assert isinstance(refusal(db, path), NotABackup)
        with pytest.raises(BackupWouldReplace):
            write(db, path)
        assert path.read_bytes() == data


def test_a_newer_backup_is_told_apart(db: str, saved: Path, tmp_path: Path) -> None:
    header, rest = gzip.decompress(saved.read_bytes()).split(b"\n", 1)
    for newer in ({"format": archive.FORMAT + 1}, {"schema": "9999"}):
        path = tmp_path / "newer.lastboat"
        changed = json.dumps(json.loads(header) | newer, separators=(",", ":")).encode()
        path.write_bytes(gzip.compress(resealed(changed + b"\n" + rest)))
        assert isinstance(refusal(db, path), TooNew)


def resealed(text: bytes) -> bytes:
    """A changed backup with a checksum that fits."""
    import hashlib

    body, end = text[: text.rstrip(b"\n").rindex(b"\n") + 1], json.loads(text.split(b"\n")[-2])
    end["sha256"] = hashlib.sha256(body).hexdigest()
    return body + json.dumps(end, separators=(",", ":")).encode() + b"\n"


def test_an_older_backup_is_replaced_whole(saved: Path, tmp_path: Path) -> None:
    db = sqlite_url(tmp_path / "small.db")
    asyncio.run(fill(db, tables=1))
    write(db, saved)
    assert archive.check(saved).rows["tables"] == 1
    assert not list(tmp_path.glob(".saved*")), "nothing is left beside it"


def test_a_table_goes_on_in_the_other_kind_of_database(sqlite_db: str, postgres_url: str, tmp_path: Path) -> None:
    """With the commands: backed up while it is served, restored elsewhere, and the old tokens still open it."""
    file = tmp_path / "tables.lastboat"

    async def play(url: str, seated: Seated, moves: int) -> int:
        players = Players(url, seated, seed=moves)
        await players.play(lambda: len(players.acks) >= moves)
        return players.version

    async def begin(url: str) -> Seated:
        async with Rest(url) as rest:
            seated = await rest.create("pompeii", 2)
            await rest.start(seated)
        return seated

    with Server(sqlite_db, env=QUIET) as server:
        seated = asyncio.run(begin(server.url))
        version = asyncio.run(play(server.url, seated, 10))
        done = CliRunner().invoke(app, ["backup", str(file), "--db", sqlite_db, "--lang", "en"])
        assert done.exit_code == 0, done.output
        assert "one table" in done.output
        refused = CliRunner().invoke(app, ["restore", str(file), "--db", sqlite_db, "--replace", "--lang", "de"])
        assert refused.exit_code == 2
        assert "Stoppe" in refused.output or "Halte" in refused.output or "anderer Server" in refused.output, (
            refused.output
        )
    restored = CliRunner().invoke(app, ["restore", str(file), "--db", postgres_url])
    assert restored.exit_code == 0, restored.output
    with Server(postgres_url, env=QUIET) as server:
        assert asyncio.run(play(server.url, seated, 5)) >= version + 5


def test_there_must_be_something_to_back_up(tmp_path: Path) -> None:
    with pytest.raises(NoDatabase):
        write(sqlite_url(tmp_path / "nowhere.db"), tmp_path / "a.lastboat")
    assert list(tmp_path.iterdir()) == []
