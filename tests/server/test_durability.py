"""Nothing is lost: the server is killed at random while many tables are played, and no acknowledged move is missing.

Players keep what the server said yes to. Afterwards the database is read by itself: every acknowledged request
is there exactly once, under the version that was told, with the act that was asked for. Every table then loads,
is played to its end, and its sealed dice are verified.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import psutil  # type: ignore[import-untyped]
import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine

import lastboat
from lastboat.server.storage.schema import STEPS
from tests.server.client import Rest
from tests.server.players import Ack, LostError, Players
from tests.server.processes import Server

QUIET = {"LASTBOAT_LIMITS": "off", "LASTBOAT_PACE": "0", "LASTBOAT_LOG_LEVEL": "warning"}
EVERY_SO_OFTEN_A_BOT = 6

HASTY = """
import asyncio
from lastboat.server.storage import writer
from lastboat.cli import main
append, write = writer.Writer.append, writer.Writer._write
async def too_early(self, step, state=None):
    asyncio.ensure_future(append(self, step, state))
    return True
async def slowly(self, batch):
    await asyncio.sleep(0.05)
    await write(self, batch)
writer.Writer.append, writer.Writer._write = too_early, slowly
main()
"""
"""A server that says yes before a step is durable."""


async def groups(url: str, count: int) -> list[Players]:
    """Tables of all games, some of them with a bot of the server's own."""
    found = []
    async with Rest(url) as rest:
        for number in range(count):
            game = lastboat.game(lastboat.game_ids()[number % 3])
            seats: list[dict[str, Any]] = [{"kind": "me", "name": f"Player {n}"} for n in range(2 + number % 2)]
            alone = number % EVERY_SO_OFTEN_A_BOT != EVERY_SO_OFTEN_A_BOT - 1
            if not alone:
                seats[1] = {"kind": "bot", "bot": "random"}
            seated = await rest.create(game.id, seats)
            await rest.start(seated)
            found.append(Players(url, seated, seed=number, alone=alone))
    return found


async def kill_while_played(server: Server, tables: int, kills: int, rng: Random) -> list[Players]:
    """Play all tables at once while the server is killed and started again so many times."""
    players = await groups(server.url, tables)
    done = asyncio.Event()
    async with asyncio.TaskGroup() as playing:
        for some in players:
            playing.create_task(some.play(done.is_set))
        try:
            for _ in range(kills):
                await some_moves(players, rng.randint(tables, 6 * tables))
                await asyncio.sleep(rng.uniform(0.0, 0.02))
                server.kill()
                server.launch()
                await asyncio.to_thread(server.wait_until_well)
            await some_moves(players, tables)
        finally:
            done.set()  # also after a failure: in Python 3.11, `wait_for` may swallow a cancellation
    return players


async def some_moves(players: Sequence[Players], count: int) -> None:
    """Wait until so many more moves are acknowledged, or all tables are at their end."""
    wanted = count + sum(len(some.acks) for some in players)
    async with asyncio.timeout(60):
        while sum(len(some.acks) for some in players) < wanted and not all(some.over for some in players):
            await asyncio.sleep(0.005)


async def steps_of(db: str) -> dict[str, list[Any]]:
    """The steps of each table, read from the database by ourselves."""
    engine = create_async_engine(db)
    found: dict[str, list[Any]] = {}
    async with engine.connect() as connection:
        for row in await connection.execute(select(STEPS).order_by(STEPS.c.table_id, STEPS.c.number)):
            found.setdefault(row.table_id, []).append(row)
    await engine.dispose()
    return found


def fold(rows: Sequence[Any]) -> list[list[list[int]]]:
    """The records that stood after each step."""
    standing: list[list[int]] = []
    found = []
    for row in rows:
        data = msgspec.json.decode(row.data)
        standing = standing[:data] if row.kind == "undo" else standing + data
        found.append(standing)
    return found


def check(rows: Sequence[Any], acks: Sequence[Ack]) -> None:
    """Every acknowledged request is kept exactly once, as it was told, and nothing is missing between."""
    if [row.number for row in rows] != list(range(1, len(rows) + 1)):
        raise LostError("the steps are not numbered one by one")
    after = fold(rows)
    kept = Counter((row.seat, row.request) for row in rows if row.request is not None)
    if any(count > 1 for count in kept.values()):
        raise LostError("a request was played twice")
    by_request = {(row.seat, row.request): row for row in rows}
    for ack in acks:
        row = by_request.get((ack.seat, ack.request))
        if row is None:
            raise LostError(f"{ack} is not there")
        if row.number != ack.version and not (ack.resent and row.number < ack.version):
            raise LostError(f"{ack} was kept as {row}")
        if ack.do is not None and msgspec.json.decode(row.data)[0] != [ack.seat, ack.do]:
            raise LostError(f"{ack} was kept as {row}")
        if row.number == ack.version and len(after[row.number - 1]) != ack.records:
            raise LostError(f"{ack} was kept as {row}: {len(after[row.number - 1])} records")
    if any(a.version >= b.version for a, b in pairwise(acks)):
        raise LostError("two requests got the same version")


async def check_all(db: str, players: Sequence[Players]) -> None:
    kept = await steps_of(db)
    for some in players:
        check(kept[some.seated.id], some.acks)


async def finish(players: Sequence[Players]) -> None:
    """Play every table to its end; what is exported then is what was kept, and its dice were honest."""
    await asyncio.wait_for(asyncio.gather(*(some.play(lambda: False) for some in players)), 300)
    async with Rest(players[0].url) as rest:
        for some in players:
            assert some.over
            match = lastboat.Match.from_text(await rest.match_text(some.seated.id, some.seated.tokens[0]))
            match.verify()
            view = (await rest.view(some.seated.id, some.seated.tokens[0]))["view"]
            assert len(match.records) == view["records"]


def leftovers(children: Sequence[psutil.Process]) -> list[psutil.Process]:
    """Processes of a killed server that stayed behind."""
    _, alive = psutil.wait_procs(children, timeout=10)
    return list(alive)


def run(db: str, tables: int, kills: int, seed: int) -> None:
    with Server(db, env=QUIET) as server:
        players = asyncio.run(kill_while_played(server, tables, kills, Random(seed)))
        assert sum(some.reconnects for some in players) >= kills * tables // 3, "the kills were not felt"
        asyncio.run(check_all(db, players))
        asyncio.run(finish(players))
        asyncio.run(check_all(db, players))


def test_nothing_is_lost(db: str) -> None:
    """A short edition."""
    run(db, tables=12, kills=4, seed=1)


@pytest.mark.soak
def test_nothing_is_lost_in_a_long_run(db: str) -> None:
    """Fifty tables, twenty kills."""
    run(db, tables=50, kills=20, seed=2)


def test_an_answer_that_comes_too_early_is_caught(sqlite_db: str) -> None:
    """A server that answers before its commit loses moves when it is killed, and the check above sees it."""
    with Server(sqlite_db, env=QUIET, program=("-c", HASTY)) as server:
        with pytest.raises((LostError, ExceptionGroup)) as lost:
            asyncio.run(kill_and_check(server, 6, 4, Random(3)))
        assert isinstance(lost.value, LostError) or lost.group_contains(LostError)


async def kill_and_check(server: Server, tables: int, kills: int, rng: Random) -> None:
    await check_all(server.db, await kill_while_played(server, tables, kills, rng))


def test_a_killed_server_leaves_no_processes_behind(sqlite_db: str) -> None:
    with Server(sqlite_db, env=QUIET) as server:
        assert server.process
        asyncio.run(groups(server.url, EVERY_SO_OFTEN_A_BOT))
        time.sleep(0.5)
        children = psutil.Process(server.process.pid).children(recursive=True)
        server.kill()
        assert leftovers(children) == []
