"""Measure the table server: load, start, loading a table; boardgame.io's server for comparison."""

from __future__ import annotations

import math
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import Any

import httpx
import uvloop

import lastboat
from benchmarks import audience
from benchmarks.loads import WARM_UP, Load, Meter, Playing, open_all, run
from benchmarks.peers import load_boardgameio as boardgameio
from benchmarks.rows import Row
from benchmarks.tables import Table
from lastboat.server.serve import raise_file_limit
from tests.server.client import Rest, Socket, able
from tests.server.postgres import free_port
from tests.server.postgres import running as running_postgres
from tests.server.processes import Server, sqlite_url

SECTION = "table server"
RATE = 1000.0
"""Moves per second asked for, where a target names no other rate."""
REACHED = 0.99
"""This share of a rate counts as reached: the last moves may still be under way."""
READY_TARGET, LOAD_TARGET, RECORDS = 2.0, 0.100, 1000
TABLES, MANY_TABLES = 200, 2000
ROUNDS = 3
"""Rounds with few tables; the middle one counts, because shared machines pause now and then."""
FLAT_OUT = 4000.0
"""Upper bound of moves per second, for the number of spare tables."""
NO_LIMITS = {"LASTBOAT_LIMITS": "off"}
"""Here one address plays for thousands, which the default limits forbid."""


@dataclass(frozen=True)
class Targets:
    """What a storage has to reach with few tables."""

    rate: float
    latency: float
    """Seconds: the 99th percentile at that rate."""
    flat_out: float | None = None


SQLITE, POSTGRES = Targets(1500.0, 0.050, 2500.0), Targets(1000.0, 0.060)


def rows(seconds: float, quick: bool, peers: bool, say: Callable[[str], None]) -> list[Row]:
    """All rows of the server; a quick run leaves out the many tables and the peer's files."""
    raise_file_limit()
    found = _start_rows(say)
    counts = (TABLES,) if quick else (TABLES, MANY_TABLES)
    with tempfile.TemporaryDirectory() as folder:
        for tables in counts:
            with _sqlite(Path(folder) / f"{tables}.db") as server:
                found += _load_rows("SQLite", tables, seconds, _ours(server), say, SQLITE)
    found += audience.rows(SECTION, NO_LIMITS, quick, say)
    with running_postgres() as postgres:
        if postgres and not quick:
            with Server(postgres.fresh(), env=NO_LIMITS) as server:
                found += _load_rows("PostgreSQL", TABLES, seconds, _ours(server), say, POSTGRES)
    if peers and boardgameio.installed():
        for tables in counts:
            found += _peer_rows(tables, seconds, False, say)
        if not quick:
            found += _peer_rows(TABLES, seconds, True, say)
    elif peers:
        found.append(Row(SECTION, "peer: boardgame.io", None, "moves/s", note="not installed"))
    return found


# Load ----------------------------------------------------------------------------------------------

Playable = Callable[[int, float, float | None], Coroutine[Any, Any, Load]]
"""Play that many matches for that many seconds, at a rate or flat out."""


def _load_rows(
    name: str, tables: int, seconds: float, play: Playable, say: Callable[[str], None], targets: Targets | None = None
) -> list[Row]:
    """Rows at a given rate, and flat out. Targets hold with few tables."""
    if tables != TABLES:
        targets = None
    rounds, rate = range(ROUNDS if tables == TABLES else 1), targets.rate if targets else RATE
    say(f"table server: {name}, {tables} tables at {rate:.0f} moves/s")
    paced = _middle([uvloop.run(play(tables, seconds, rate)) for _ in rounds])
    say(f"table server: {name}, {tables} tables flat out")
    flat = _middle([uvloop.run(play(tables, seconds, None)) for _ in rounds])
    label, ours = f"{name}, {tables:,} tables", not name.startswith("peer")
    return [
        Row(SECTION, f"{label}, at {rate:,.0f} moves/s", paced.per_second, "moves/s",
            REACHED * rate if targets else None, note=paced.note(), more=_figures(paced),
            failed=ours and paced.refused > 0),
        Row(SECTION, f"{label}, 99th percentile of it", paced.percentile(0.99), "s",
            targets.latency if targets else None, True),
        Row(SECTION, f"{label}, flat out", flat.per_second, "moves/s", targets.flat_out if targets else None,
            cpu=flat.per_second / flat.server_cpu, note=flat.note(), more=_figures(flat)),
    ]  # fmt: skip


def _middle(loads: list[Load]) -> Load:
    """The round with the median 99th percentile."""
    return sorted(loads, key=lambda load: load.percentile(0.99))[len(loads) // 2]


def _figures(load: Load) -> dict[str, float]:
    return {
        "p50": load.percentile(0.5), "p99": load.percentile(0.99), "moves": load.moves, "refused": load.refused,
        "renewed": load.renewed, "server_cores": load.server_cpu, "load_cores": load.own_cpu,
    }  # fmt: skip


@contextmanager
def _sqlite(path: Path) -> Iterator[Server]:
    with Server(sqlite_url(path), env=NO_LIMITS) as server:
        yield server


def _ours(server: Server) -> Playable:
    """Tables of all games in turn on our own server."""
    games = lastboat.game_ids()

    async def play(tables: int, seconds: float, rate: float | None) -> Load:
        assert server.process
        async with Rest(server.url) as rest:
            spare = {
                game: [Table(server.url, rest, game) for _ in range(needed)]
                for game, needed in _spare_tables(seconds, rate or FLAT_OUT).items()
            }

            async def another(ended: Playing) -> Playing:
                """Take a spare table; creating tables is another load than playing."""
                assert isinstance(ended, Table)
                if spare[ended.game]:
                    return spare[ended.game].pop()
                await ended.close()
                await (opened := Table(server.url, rest, ended.game)).open()
                return opened

            matches = [Table(server.url, rest, games[n % len(games)]) for n in range(tables)]
            await open_all([*matches, *chain.from_iterable(spare.values())])
            return await run(matches, another, seconds, rate, server.process.pid)

    return play


def _spare_tables(seconds: float, rate: float) -> dict[str, int]:
    """Number of tables of each game that end in that time, from the length of some random matches."""
    games = lastboat.game_ids()
    each = rate * (WARM_UP + seconds) / len(games)
    return {game: math.ceil(each / mean(_moves(game, seed) for seed in range(10))) for game in games}


def _moves(game: str, seed: int) -> int:
    """Moves of a random match of two."""
    match, rng, moves = lastboat.Match(lastboat.game(game), 2, {}, seed), Random(seed), 0
    while choices := [(seat, code) for seat in range(2) for code in match.legal_codes(seat)]:
        match.play(*rng.choice(choices))
        moves += 1
    return moves


def _peer_rows(tables: int, seconds: float, files: bool, say: Callable[[str], None]) -> list[Row]:
    """The same load on boardgame.io, which answers before it stores."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder, boardgameio.serving(port, Path(folder) if files else None) as pid:

        async def play(matches: int, seconds: float, rate: float | None) -> Load:
            async with httpx.AsyncClient(base_url=url, timeout=30) as http:
                playing: list[Playing] = [boardgameio.Match(url, http) for _ in range(matches)]
                await open_all(playing)
                return await run(playing, _never, seconds, rate, pid)

        kept = "matches in files" if files else "in memory only"
        return _load_rows(f"peer: boardgame.io {boardgameio.version()}, {kept}", tables, seconds, play, say)


async def _never(ended: Playing) -> Playing:
    raise AssertionError(f"{ended} has ended, though its game has no end")


# Start and loading ---------------------------------------------------------------------------------


def _start_rows(say: Callable[[str], None]) -> list[Row]:
    """Time until the server answers, and until it shows a table that is not in memory."""
    say("table server: start")
    starts, loads = [], []
    with tempfile.TemporaryDirectory() as folder:
        server = Server(sqlite_url(Path(folder) / "start.db"), env=NO_LIMITS)
        try:
            server.start()
            short, long, records = uvloop.run(_two_tables(server.url))
            for _ in range(5):
                server.stop()
                server.start()
                assert server.process
                meter = Meter(server.process.pid)
                starts.append(meter.read()[0])
                loads.append(uvloop.run(_loading(server.url, short, long, meter)))
        finally:
            server.close()
    wall, cpu = min(load[0] for load in loads), min(load[1] for load in loads)
    many = RECORDS / records
    return [
        Row(SECTION, "ready after the start", min(server.starts), "s", READY_TARGET, True, min(starts),
            f"median {median(server.starts):.2f} s; the first, with a new database, {server.starts[0]:.2f} s"),
        Row(SECTION, f"loading a table of {RECORDS:,} records", wall * many, "s", LOAD_TARGET, True, cpu * many,
            f"{records:,} records in {1000 * wall:.0f} ms"),
    ]  # fmt: skip


async def _two_tables(url: str) -> tuple[str, str, int]:
    """Two tables of Pompeii, the longest game: one just started, one played to its end by four; its records."""
    async with Rest(url) as rest:
        short, long = [await rest.create("pompeii", 4, listed=True, start=True) for _ in range(2)]
    rng = Random(1)
    async with await Socket.open(url, long.id, long.tokens) as socket:
        views, version = socket.welcome["views"], socket.welcome["version"]
        while choices := able(views):
            seat, code = rng.choice(choices)
            answer = await socket.play(seat, code, version)
            views, version = answer["views"], answer["version"]
    return short.id, long.id, int(next(iter(views.values()))["records"])


async def _loading(url: str, short: str, long: str, meter: Meter) -> tuple[float, float]:
    """How much longer the first view of a long table takes than the next: wall clock, and processor of the server.

    A short table of the same game is looked at before, so that the game itself is there.
    """
    async with Rest(url) as rest:
        await rest.view(short)
        times = []
        for _ in range(4):
            began, cpu = time.perf_counter(), meter.read()[0]
            await rest.view(long)
            times.append((time.perf_counter() - began, meter.read()[0] - cpu))
        return times[0][0] - min(t[0] for t in times[1:]), times[0][1] - min(t[1] for t in times[1:])
