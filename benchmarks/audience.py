"""Measure a server with many sockets: watchers of one table, idle sockets, and the list of many tables."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import cast
from urllib.parse import urlsplit

import msgspec
import psutil  # type: ignore[import-untyped]
import uvloop

from benchmarks.loads import Meter
from benchmarks.rows import Row
from tests.server.client import Rest, Seated, Socket, able
from tests.server.processes import Server, sqlite_url

WATCHERS, MOVES = 1000, 60
WATCHED_TARGET, EACH_TARGET = 0.010, 15e-6
"""Targets: seconds of a player's answer (median), and processor seconds for each watcher of a move."""
SOCKETS, TABLES, MEMORY_TARGET = 10_000, 1000, 1500.0
LISTED, LIST_TARGET = 100_000, 0.003
_encode = msgspec.json.Encoder().encode


def rows(section: str, env: dict[str, str], quick: bool, say: Callable[[str], None]) -> list[Row]:
    """All rows; a quick run leaves out the idle sockets."""
    found: list[Row] = []
    with tempfile.TemporaryDirectory() as folder:
        say(f"table server: {WATCHERS:,} watchers")
        with Server(sqlite_url(Path(folder) / "watchers.db"), env=env) as server:
            found += uvloop.run(_watched(section, server))
        say(f"table server: a list of {LISTED:,} tables")
        with Server(sqlite_url(Path(folder) / "list.db"), env=env) as server:
            found.append(uvloop.run(_listed(section, server, Path(folder) / "list.db")))
        if not quick:
            say(f"table server: {SOCKETS:,} idle sockets")
            with Server(sqlite_url(Path(folder) / "idle.db"), env=env) as server:
                found.append(uvloop.run(_idle(section, server)))
    return found


class Watcher(asyncio.Protocol):
    """A socket that says hello and counts what comes."""

    def __init__(self, hello: bytes) -> None:
        self.hello, self.size = hello, 0
        self.welcomed = asyncio.Event()
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for an upgrade."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(
            b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )

    def data_received(self, data: bytes) -> None:
        """Say hello after the upgrade; then count."""
        if self._open:
            self.size += len(data)
            self.welcomed.set()
        else:
            self._open = True
            head = bytes((0x81, 0xFE)) + len(self.hello).to_bytes(2, "big") + bytes(4)
            self.transport.write(head + self.hello)


async def _watch(server: Server, tables: list[str], count: int) -> list[Watcher]:
    """So many sockets, at these tables in turn."""
    loop, address = asyncio.get_running_loop(), urlsplit(server.url)
    gate = asyncio.Semaphore(50)

    async def one(table: str) -> Watcher:
        hello = _encode({"type": "hello", "table": table, "version": 1, "frames": True, "differences": True})
        async with gate:
            _, watcher = await loop.create_connection(
                lambda: Watcher(hello), address.hostname or "", address.port or 80
            )
            await watcher.welcomed.wait()
        return watcher

    return await asyncio.gather(*(one(tables[n % len(tables)]) for n in range(count)))


async def _watched(section: str, server: Server) -> list[Row]:
    """A game of two, once alone and once with many watchers."""
    assert server.process
    meter = Meter(server.process.pid)
    async with Rest(server.url) as rest:
        alone, many = [await rest.create("pompeii", 4, listed=True, start=True) for _ in range(2)]
        quiet, quiet_cpu = await _play(server, alone, meter, [])
        watchers = await _watch(server, [many.id], WATCHERS)
        times, cpu = await _play(server, many, meter, watchers)
        for watcher in watchers:
            watcher.transport.abort()
    each = max(0.0, cpu - quiet_cpu) / MOVES / WATCHERS
    answers = sorted(times)
    return [
        Row(section, f"a player's answer, {WATCHERS:,} watchers, median", median(times), "s", WATCHED_TARGET, True,
            note=f"slowest of {MOVES} {1000 * answers[-1]:.1f} ms; alone {1000 * median(quiet):.1f} ms"),
        Row(section, "processor time for each watcher of a move", 1e6 * each, "us", 1e6 * EACH_TARGET, True),
    ]  # fmt: skip


async def _play(server: Server, seated: Seated, meter: Meter, watchers: list[Watcher]) -> tuple[list[float], float]:
    """The answer times of some moves, each after all watchers have heard of the last; the server's processor time."""
    rng, times = Random(1), []
    async with await Socket.open(server.url, seated.id, seated.tokens) as player:
        views, version = player.welcome["views"], player.welcome["version"]
        await asyncio.sleep(1)
        began = meter.read()[0]
        for _ in range(MOVES):
            seat, code = rng.choice(able(views))
            before = [watcher.size for watcher in watchers]
            asked = time.perf_counter()
            answer = await player.play(seat, code, version)
            times.append(time.perf_counter() - asked)
            views, version = answer["views"], answer["version"]
            while any(watcher.size == size for watcher, size in zip(watchers, before, strict=True)):
                await asyncio.sleep(0.005)
        return times, meter.read()[0] - began


async def _idle(section: str, server: Server) -> Row:
    """The memory of the server with many sockets at many tables that are running."""
    assert server.process
    async with Rest(server.url) as rest:
        tables = [(await rest.create("pompeii", 2, listed=True, start=True)).id for _ in range(TABLES)]
    watchers = await _watch(server, tables, SOCKETS)
    size = psutil.Process(server.process.pid).memory_info().rss / 1e6
    for watcher in watchers:
        watcher.transport.abort()
    note = f"{SOCKETS:,} sockets at {TABLES:,} tables"
    return Row(section, f"memory with {SOCKETS:,} idle sockets", size, "MB", MEMORY_TARGET, True, note=note)


async def _listed(section: str, server: Server, path: Path) -> Row:
    """The list of tables among very many; those it shows are in memory after the first time."""
    async with Rest(server.url) as rest:
        for _ in range(60):
            await rest.create("forbidden-island", 2, listed=True, start=True)
        with sqlite3.connect(path) as database:
            database.execute(
                "INSERT INTO tables SELECT printf('x%09d', value), game, game_version, options, seats, "
                "CASE value % 3 WHEN 0 THEN 'over' ELSE 'running' END, value % 2, secret, since, created - value - 1, "
                "NULL, NULL FROM (SELECT * FROM tables LIMIT 1), (WITH RECURSIVE n(value) AS "
                "(SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < ?) SELECT value FROM n)",
                (LISTED,),
            )
        database.close()
        times = []
        for _ in range(100):
            began = time.perf_counter()
            found = await rest.get("/api/tables")
            times.append(time.perf_counter() - began)
        assert len(found) == 60
    return Row(section, f"the list among {LISTED:,} tables, median", median(times), "s", LIST_TARGET, True,
               note=f"fastest {1000 * min(times):.1f} ms; 60 tables are shown")  # fmt: skip
