"""A real PostgreSQL for the tests: one that is named, or one they start and stop themselves.

`LASTBOAT_TEST_POSTGRES` may name a server (`postgresql://user:password@host:port`) whose user may make
databases. Otherwise `initdb` is looked for on the PATH and where Debian keeps it, and a server of the
test's own runs on a free port of the loopback address, with its data in memory where there is such
a folder. PostgreSQL refuses to run as root, so root runs it as another user.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]
import pytest

NAMED = "LASTBOAT_TEST_POSTGRES"
_DEBIAN = Path("/usr/lib/postgresql")
_LESSER_USERS = ("postgres", "nobody")
_PATIENCE = 30.0
_SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "32MB",
    "max_connections": "100",
    "log_min_messages": "fatal",
    "log_min_error_statement": "fatal",
}


class Postgres:
    """A server to make databases on."""

    def __init__(self, address: str) -> None:
        """`address` is `user:password@host:port`."""
        self.address = address
        self._count = 0

    def fresh(self) -> str:
        """A new, empty database, as SQLAlchemy names it."""
        self._count += 1
        name = f"lastboat_{os.getpid()}_{self._count}_{secrets.token_hex(3)}"
        self.run(f"CREATE DATABASE {name}")
        return f"postgresql+asyncpg://{self.address}/{name}"

    def drop(self, url: str) -> None:
        """Remove a database, whoever is still connected to it."""
        name = urlsplit(url).path.lstrip("/")
        self.run(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def run(self, statement: str) -> None:
        """Run one statement on the server."""
        asyncio.run(self._run(statement))

    async def _run(self, statement: str) -> None:
        connection = await asyncpg.connect(f"postgresql://{self.address}/postgres", timeout=5)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


class OwnPostgres(Postgres):
    """A server of the tests, which they can stop and start again."""

    def __init__(self, programs: Path, folder: Path, user: pwd.struct_passwd | None) -> None:
        """`folder` will hold its data; it belongs to `user`."""
        password = secrets.token_hex(16)
        _initdb(programs, folder, password, user)
        self._programs, self._folder, self._user, self._port = programs, folder, user, free_port()
        super().__init__(f"lastboat:{password}@127.0.0.1:{self._port}")
        self._server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, in the main thread: it ends with the thread that started it."""
        self._server = _start(self._programs, self._folder, self._port, self._user)

    def wait(self) -> None:
        """Wait until it answers."""
        assert self._server
        _wait_for(self, self._server, self._folder)

    def stop(self) -> None:
        """Stop it; its clients lose their connections."""
        if self._server:
            _stop(self._server)


@contextlib.contextmanager
def running() -> Iterator[Postgres | None]:
    """A PostgreSQL while it is needed; None where there is none to be had."""
    if named := os.environ.get(NAMED):
        parts = urlsplit(named)
        yield Postgres(parts.netloc)
        return
    programs = find_programs()
    if programs is None:
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="lastboat-pg-", dir=_quick_folder()))
    user = _lesser_user()
    if user:
        os.chown(folder, user.pw_uid, user.pw_gid)
    try:
        own = OwnPostgres(programs, folder, user)
        try:
            own.start()
            own.wait()
            yield own
        finally:
            own.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def find_programs() -> Path | None:
    """The folder of `initdb` and `postgres`, the newest there is."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    if _DEBIAN.is_dir():
        places += sorted(_DEBIAN.glob("*/bin"), key=lambda path: float(path.parent.name), reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


def free_port() -> int:
    """A port of the loopback address that nobody uses now."""
    with socket.socket() as some:
        some.bind(("127.0.0.1", 0))
        port: int = some.getsockname()[1]
        return port


def die_with_the_tests() -> None:
    """Before a program starts: let it end when the process that started it does, however that ends."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGINT)


def _initdb(programs: Path, folder: Path, password: str, user: pwd.struct_passwd | None) -> None:
    secret = folder / "password"
    secret.write_text(password, "utf-8")
    secret.chmod(0o644)
    command: list[str | Path] = [
        programs / "initdb", "--pgdata", folder / "data", "--username", "lastboat", "--encoding", "UTF8",
        "--locale", "C", "--auth", "scram-sha-256", "--pwfile", secret, "--no-sync",
    ]  # fmt: skip
    made = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder, **_as(user))
    assert made.returncode == 0, made.stderr
    secret.unlink()


def _start(programs: Path, folder: Path, port: int, user: pwd.struct_passwd | None) -> subprocess.Popen[bytes]:
    settings = [f"-c{name}={value}" for name, value in _SETTINGS.items()]
    with (folder / "log").open("wb") as log:
        server: subprocess.Popen[bytes] = subprocess.Popen(
            [programs / "postgres", "-D", folder / "data", "-p", str(port), *settings],
            stdout=log, stderr=log, cwd=folder, preexec_fn=die_with_the_tests, **_as(user),
        )  # fmt: skip
    return server


def _wait_for(found: Postgres, server: subprocess.Popen[bytes], folder: Path) -> None:
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            found.run("SELECT 1")
            return
        except (OSError, asyncpg.PostgresError):
            if server.poll() is not None or time.monotonic() > until:
                raise AssertionError((folder / "log").read_text("utf-8", "replace")) from None
            time.sleep(0.05)


def _stop(server: subprocess.Popen[bytes]) -> None:
    server.send_signal(signal.SIGINT)
    try:
        server.wait(10)
    except subprocess.TimeoutExpired:
        server.send_signal(signal.SIGQUIT)
        server.wait(10)


def _quick_folder() -> str | None:
    memory = Path("/dev/shm")
    return str(memory) if os.access(memory, os.W_OK | os.X_OK) else None


def _lesser_user() -> pwd.struct_passwd | None:
    """Whom root lets run the server; None when we are not root anyway."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    return next(known[name] for name in _LESSER_USERS if name in known)


def _as(user: pwd.struct_passwd | None) -> dict[str, Any]:
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []} if user else {}


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for each process that runs tests."""
    with running() as found:
        if found is None:
            pytest.skip(f"no PostgreSQL: install one (Debian: postgresql) or name one in {NAMED}")
        yield found


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """An empty database for one test."""
    url = postgres.fresh()
    yield url
    postgres.drop(url)
