"""Bots are shared fairly: by address, for a shorter time under load, and only for tables that somebody wants."""

from __future__ import annotations

import asyncio
import math
import re
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest

import lastboat
from lastboat.bots import situation
from lastboat.bots.search import STRONG_MS
from lastboat.bots.tasks import Choose
from lastboat.server.addresses import network
from lastboat.server.bots.worker_pool import LEAST_SHARE, MOST_WAITING, Urgency, WorkerPool
from lastboat.server.services import Services
from lastboat.server.web.app import create_app
from lastboat.tables.errors import Busy
from tests.server.client import Rest, Seated
from tests.server.tables import folder, fresh_database, settings_in

__all__ = ["folder", "fresh_database"]

TABLES = 60
ME, STRONG = {"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "strong"}
ATTACKER, STRANGER = "192.0.2.1", "2001:db8::7"


class Searches:
    """Stands in for the only worker: searches one at a time as the test allows, and records for whom and how long."""

    def __init__(self, workers: WorkerPool, patch: pytest.MonkeyPatch) -> None:
        self.queue = workers._players
        self.done: list[tuple[int, int]] = []
        """The seats of the table and the milliseconds of each search."""
        self._allowed, self._all = threading.Semaphore(0), False
        patch.setattr(workers, "is_warm", lambda game: True)
        patch.setattr(workers._players.all[0], "ask", self._ask)

    def _ask(self, task: Choose) -> int | None:
        if not self._all:
            self._allowed.acquire(timeout=60)
        self.done.append((task.situation.seats, getattr(task.bot, "budget_ms", 0)))
        return task.situation.legal()[0] if task.situation.in_turn else None

    async def allow(self, count: int) -> list[tuple[int, int]]:
        """Let so many searches end; returns them."""
        before = len(self.done)
        self._allowed.release(count)
        await until(lambda: len(self.done) == before + count)
        return self.done[before:]

    def allow_all(self) -> None:
        """Let all searches end."""
        self._all = True
        self._allowed.release()


@asynccontextmanager
async def server(folder: Path) -> AsyncIterator[tuple[Services, Callable[[str], Rest]]]:
    """A server with one worker for bots, and how to ask it from an address."""
    app = create_app(settings_in(folder, bot_workers=1))
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(app.router.lifespan_context(app))

        def rest(address: str) -> Rest:
            return Rest("http://lastboat.test", httpx.ASGITransport(app, client=(address, 1)))

        yield app.state.services, rest


async def until(fits: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(60):
        while not fits():
            await asyncio.sleep(0.002)


async def strong_tables(rest: Rest, count: int) -> list[Seated]:
    """Tables of strong bots, each with somebody who looks on."""
    tables = [await rest.create("_template", [STRONG] * 4, start=True) for _ in range(count)]
    for table in tables:
        await rest.view(table.id, table.watch)
    return tables


def test_a_stranger_waits_for_two_searches_of_sixty_tables(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with server(folder) as (services, rest):
            searches = Searches(services.runner._workers, monkeypatch)
            await strong_tables(rest(ATTACKER), TABLES)
            await until(lambda: searches.queue.waiting_of(ATTACKER) == TABLES - 1)
            metrics = (await rest("127.0.0.1").ask("GET", "/metrics")).text
            assert float(re.findall(r"^lastboat_bots_waiting (\S+)", metrics, re.MULTILINE)[0]) == TABLES - 1
            mine = await rest(STRANGER).create("_template", [STRONG] * 2, start=True)
            await rest(STRANGER).view(mine.id, mine.watch)
            for _ in range(3):
                await until(lambda: searches.queue.waiting_of(network(STRANGER)) == 1)
                ended = await searches.allow(3)
                assert (2, STRONG_MS) in ended, "the stranger's bot has all its time"
            shares = [milliseconds / STRONG_MS for seats, milliseconds in searches.done[1:] if seats == 4]
            assert set(shares) == {LEAST_SHARE}, "the others' bots have less, since they are many"
            searches.allow_all()

    asyncio.run(run())


def test_tables_of_one_address_take_turns(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with server(folder) as (services, rest):
            searches = Searches(services.runner._workers, monkeypatch)
            first, *_ = await strong_tables(rest(ATTACKER), 3)
            moved: set[str] = set()
            services.changes.subscribe(lambda change: moved.add(change.live.id))
            await until(lambda: searches.queue.waiting_of(ATTACKER) == 2)
            for _ in range(4 * 3):
                await until(lambda: searches.queue.waiting_of(ATTACKER) == 2)
                await searches.allow(1)
            await until(lambda: len(moved) == 3)
            assert first.id in moved
            searches.allow_all()

    asyncio.run(run())


def test_a_table_of_bots_pauses_while_nobody_looks(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with server(folder) as (services, rest):
            searches = Searches(services.runner._workers, monkeypatch)
            stranger = rest(STRANGER)
            ignored = await stranger.create("_template", [STRONG] * 4, start=True)
            (seen,) = await strong_tables(stranger, 1)
            assert services.runner._tasks.keys() == {seen.id}
            await searches.allow(3)
            (await services.registry.get(seen.id))._looked = -math.inf
            searches.allow_all()
            await until(lambda: not services.runner._tasks)
            for table in (seen, ignored):
                live = await services.registry.get(table.id)
                assert live.table.state == "running"
                assert live.is_idle()
            for table in (seen, ignored):
                await stranger.view(table.id, table.watch)
            lives = [await services.registry.get(table.id) for table in (seen, ignored)]
            await until(lambda: all(live.table.state == "over" for live in lives))

    asyncio.run(run())


def test_a_bot_goes_on_to_the_next_decision_of_a_person(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though nobody looks; not when a bot stands in for the only person."""

    async def run() -> None:
        async with server(folder) as (services, rest):
            searches = Searches(services.runner._workers, monkeypatch)
            searches.allow_all()
            stranger = rest(STRANGER)
            table = await stranger.create("_template", [STRONG, ME], start=True)
            live = await services.registry.get(table.id)
            await until(lambda: live.table.waiting_for() == [1] and not services.runner._tasks)
            version = live.table.version
            assert version > 1
            await stranger.post(f"/api/tables/{table.id}/seats/1/stand-in", table.seats[1], {"bot": "strong"})
            await until(lambda: not services.runner._tasks)
            assert live.table.version == version
            await stranger.view(table.id, table.seats[1])
            await until(lambda: live.table.version > version)

    asyncio.run(run())


def test_advice_is_refused_to_who_asks_for_too_much_only() -> None:
    async def run() -> None:
        workers = WorkerPool(1)
        known = situation(lastboat.Match(lastboat.game("_template"), 2, seed=1), 0)
        workers._warm.add("_template")
        taken = await workers._advisers.take()
        much = [asyncio.create_task(workers.analyse(9, known, Urgency.ODDS, ATTACKER)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await workers.analyse(9, known, Urgency.ODDS, ATTACKER)
        little = asyncio.create_task(workers.analyse(9, known, Urgency.ODDS, STRANGER))
        await asyncio.sleep(0)
        assert not little.done()
        for task in (*much, little):
            task.cancel()
        await asyncio.gather(*much, little, return_exceptions=True)
        workers._advisers.put_back(taken)
        await workers.close()

    asyncio.run(run())
