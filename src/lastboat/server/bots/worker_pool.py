"""A pool of worker processes for bots, so that no table waits for a search. A lost process is replaced.

One more process serves hints and odds, which should come within half a second: they do not wait for bots, and when
several are asked for at once each is searched for a shorter time.

The queue is fair by group, such as the address of whoever made a table. When it grows, bots search for a shorter time.

The native search of a game is built on its first use. Until then a simple bot plays for those that search, so that
tables go on meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from typing import Any, TypeVar

from lastboat.bots import Analysis, Situation, bot, worker
from lastboat.bots.agents import TIME_LIMIT, remembered
from lastboat.bots.registry import BOTS, FALLBACK, SEARCHERS
from lastboat.bots.review.segments import Evaluation, FinishedMatch, Segment
from lastboat.bots.search import Searcher
from lastboat.bots.tasks import Analyse, Choose, Evaluate, Segments, Warm
from lastboat.bots.worker import TaskFailed, Worker, WorkerLost
from lastboat.compile import is_built
from lastboat.kernel.game import Game
from lastboat.server import metrics
from lastboat.server.bots.pool import Pool
from lastboat.server.own_bots import OwnBots
from lastboat.tables.errors import Busy

ATTEMPTS = 3
"""Workers that may be lost over one task before it is given up."""
BUILD_AGAIN = 60.0
"""Seconds between two attempts to build a search."""
ADVICE_WITHIN, LEAST_MS = 0.4, 50
"""Seconds within which hints and odds should be ready, and the milliseconds each is searched for at least."""
MOST_WAITING, MOST_IN_ALL = 4, 32
"""Requests for hints and odds of one group, and of all, that may wait; more are refused."""
LEAST_SHARE = 0.1
"""The least share of its budget that a bot searches for, however long the queue is."""

log = logging.getLogger("lastboat.bots")


Result = TypeVar("Result")


class Urgency(IntEnum):
    """Which of several waiting requests goes first."""

    HINT = 0
    ODDS = 1


class BotFailed(Exception):
    """A bot of the operator's own did not choose; the message says why."""


class WorkerPool:
    """Some workers; with none, tasks run in this process."""

    def __init__(self, workers: int, bots: OwnBots | None = None) -> None:
        """`bots` are the operator's own."""
        self._own = bots or {}
        self._threads = ThreadPoolExecutor(workers + 2, thread_name_prefix="bots")
        self._players = Pool([Worker() for _ in range(workers)])
        self._advisers = Pool([Worker() for _ in range(min(workers, 1))])
        self._warm: set[str] = set()
        self._warming: dict[str, asyncio.Task[None]] = {}
        self._builders: set[Any] = set()

    async def choose(self, name: str, seed: int, situation: Situation, group: Hashable = None) -> int | None:
        """A bot's choice; out of turn also None. `BotFailed` is raised for the operator's own only."""
        if name not in BOTS:
            return await self._choose_own(name, seed, situation, group)

        def task(waited: float) -> Choose:
            chooser = bot(name, seed)
            if isinstance(chooser, Searcher):
                share = max(LEAST_SHARE, 1 / max(1.0, self._players.load(group)))
                metrics.searched(share)
                chooser = chooser.shortened(share)
            return Choose(chooser, situation)

        began = time.perf_counter()
        if name in SEARCHERS and not self.is_warm(situation.game):
            name = FALLBACK
        try:
            code: int | None = await self._ask(task, group=group)
        except Busy:
            return bot("random", seed).choose(situation)
        metrics.thought(situation.game.id, name, time.perf_counter() - began)
        return code

    async def _choose_own(self, name: str, seed: int, situation: Situation, group: Hashable) -> int | None:
        """The choice of one of the operator's own bots. It is asked once: whatever it does may take a minute."""
        if name not in self._own:
            raise BotFailed("this server does not offer it")
        task = Choose(remembered(self._own[name].agent, seed, TIME_LIMIT), situation)
        began = time.perf_counter()
        try:
            code: int | None = await self._once(lambda waited: task, self._players, 0, group, time.monotonic())
        except WorkerLost:
            raise BotFailed("its process ended, or did not answer") from None
        except TaskFailed as failure:
            raise BotFailed(str(failure)) from failure
        metrics.thought(situation.game.id, name, time.perf_counter() - began)
        return code

    async def analyse(
        self, milliseconds: int, situation: Situation, urgency: Urgency, group: Hashable = None
    ) -> Analysis:  # fmt: skip
        """Search a situation for so long, less if the request had to wait.

        `Busy` if the search of this game is not built yet, or too many requests wait.
        """
        queue = self._advisers
        full = queue.waiting_of(group) >= MOST_WAITING or queue.waiting(urgency) >= MOST_IN_ALL
        if not self.is_warm(situation.game) or full:
            raise Busy()

        def task(waited: float) -> Analyse:
            left = int(1000 * (ADVICE_WITHIN - waited))
            return Analyse(max(LEAST_MS, min(milliseconds, left)), situation)

        return await self._ask(task, self._advisers, urgency, group)

    async def segments(self, match: FinishedMatch) -> list[Segment]:
        """The segments of a finished match."""
        return await self._ask(lambda waited: Segments(match))

    async def evaluate(
        self, milliseconds: int, match: FinishedMatch, wanted: list[tuple[int, int]]
    ) -> list[Evaluation]:
        """Evaluate positions, as many as the time allows; `Busy` if the search is not built yet."""
        if not self.is_warm(match.game):
            raise Busy()
        return await self._ask(lambda waited: Evaluate(match, wanted, milliseconds))

    @property
    def idle(self) -> bool:
        """Whether a worker for bots is free."""
        return not self._players.all or self._players.idle

    def is_warm(self, game: Game) -> bool:
        """Whether a game's search is built and loaded; if not, begin to."""
        if game.id not in self._warm and game.id not in self._warming:
            self._warming[game.id] = asyncio.create_task(self._make_warm(game), name=f"warming {game.id}")
        return game.id in self._warm

    async def close(self) -> None:
        """End the processes."""
        for task in self._warming.values():
            task.cancel()
        for builder in [*self._builders]:
            builder.kill()
        for one in (*self._players.all, *self._advisers.all):
            one.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _ask(
        self, task: Callable[[float], Callable[[], Result]], pool: Pool[Worker] | None = None, urgency: int = 0,
        group: Hashable = None,
    ) -> Result:  # fmt: skip
        """The result of a task from the next free worker. `task` is called with the seconds it waited.

        `Busy` if the task fails, or workers are lost over it again and again.
        """
        pool = pool or self._players
        asked = time.monotonic()
        for _ in range(ATTEMPTS):
            try:
                return await self._once(task, pool, urgency, group, asked)
            except WorkerLost:
                log.warning("a worker was lost and is replaced")
            except TaskFailed as failure:
                log.error("a bot failed", extra={"reason": str(failure)})
                break
        raise Busy()

    async def _once(
        self, task: Callable[[float], Callable[[], Result]], pool: Pool[Worker], urgency: int, group: Hashable,
        asked: float,
    ) -> Result:  # fmt: skip
        """The result of a task from the next free worker, which is replaced if it gives none."""
        free = await self._take(pool, urgency, group)
        try:
            return await self._run(free, task(time.monotonic() - asked))
        except BaseException as error:
            if isinstance(error, WorkerLost):
                metrics.bot_crashed()
            if free is not None:
                free.stop()  # a late result would be taken for that of the next task; a failed bot may hang in a thread
            raise
        finally:
            if free is not None:
                pool.put_back(free)

    async def _take(self, pool: Pool[Worker], urgency: int, group: Hashable) -> Worker | None:
        """The next free worker; None if tasks run in this process."""
        if not pool.all:
            return None
        metrics.bots_waiting(1)
        try:
            return await pool.take(urgency, group)
        finally:
            metrics.bots_waiting(-1)

    async def _run(self, free: Worker | None, task: Callable[[], Result]) -> Result:
        if free is not None:
            return await asyncio.get_running_loop().run_in_executor(self._threads, free.ask, task)
        try:
            return task()
        except (Exception, SystemExit) as error:
            raise TaskFailed(f"{type(error).__name__}: {error}") from error

    async def _make_warm(self, game: Game) -> None:
        """Build the search if it is not there, in a process of its own; then load it."""
        try:
            if not await asyncio.to_thread(is_built, game.package):
                if await asyncio.to_thread(self._build, game.package) != 0:
                    raise Busy()
            for pool in (self._players, self._advisers):
                for _ in pool.all:
                    await self._ask(lambda waited: Warm(game.package), pool)
        except Exception:
            log.exception("the search of a game cannot be built", extra={"game": game.id})
            await asyncio.sleep(BUILD_AGAIN)
            del self._warming[game.id]
        else:
            self._warm.add(game.id)

    def _build(self, package: str) -> int | None:
        process = multiprocessing.get_context("spawn").Process(target=worker.build, args=(package,), daemon=True)
        process.start()
        self._builders.add(process)
        try:
            process.join()
            return process.exitcode
        finally:
            self._builders.discard(process)
