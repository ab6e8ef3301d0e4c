"""Bots think in processes of their own, so that no table waits for them. A process that is lost is replaced.

One process more is there for advice: a hint or the odds should come while the person who asked still wonders, so
they wait for no bot's thought, and if several ask at once, each is thought about for less long.

The native search of a game is built when it is first wanted. Until it is there, a simple bot
plays for those that search, so that a table goes on meanwhile.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from multiprocessing.connection import Connection
from typing import Any

from lastboat.bots import Analysis, Situation, bot
from lastboat.bots.registry import THINKERS
from lastboat.bots.review.stretches import Played, Stretch, Weighed
from lastboat.kernel import game as games
from lastboat.server import metrics
from lastboat.server.bots import worker
from lastboat.server.bots.pool import Pool
from lastboat.server.bots.worker import Analyse, Choose, Part, Task, Warm, Weigh
from lastboat.tables.errors import Busy

PATIENCE = 60.0
"""Seconds after which a process that does not answer is taken for lost."""
ATTEMPTS = 3
"""Processes that may be lost over one choice before a simpler bot makes it."""
BUILD_AGAIN = 60.0
"""Seconds after which a search is built again that could not be built."""
SIMPLE = "greedy"
ADVICE_WITHIN, LEAST_MS = 0.4, 50
"""Seconds after which advice should have been thought about, and milliseconds it gets in any case."""
MOST_WAITING = 4
"""Who finds so many before them that wait for advice has to come again later."""

log = logging.getLogger("lastboat.bots")


class Urgency(IntEnum):
    """Who goes first where several wait for advice."""

    HINT = 0
    ODDS = 1


class _Process:
    """One process, and the line to it. `ask` waits, so it is called in a thread."""

    def __init__(self) -> None:
        self._line: Connection | None = None
        self._process: Any = None

    def ask(self, task: Task) -> tuple[bool, Any]:
        if self._process is None or not self._process.is_alive():
            self._start()
        assert self._line is not None
        self._line.send(task)
        if not self._line.poll(PATIENCE):
            raise EOFError
        answer: tuple[bool, Any] = self._line.recv()
        return answer

    def stop(self) -> None:
        if self._line is not None:
            with contextlib.suppress(OSError):
                self._line.close()
        if self._process is not None:
            self._process.kill()
            self._process.join(2)
        self._line = self._process = None

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, other = context.Pipe()
        self._process = context.Process(target=worker.main, args=(other,), daemon=True, name="lastboat-bots")
        self._process.start()
        other.close()


class Thinking:
    """A few processes, and what they are asked; with none, everything is thought right here."""

    def __init__(self, workers: int) -> None:
        self._threads = ThreadPoolExecutor(workers + 2, thread_name_prefix="bots")
        self._players = Pool([_Process() for _ in range(workers)])
        self._advisers = Pool([_Process() for _ in range(min(workers, 1))])
        self._warm: set[str] = set()
        self._warming: dict[str, asyncio.Task[None]] = {}
        self._builders: set[Any] = set()

    async def choose(self, name: str, seed: int, situation: Situation) -> int | None:
        """What a bot plays; out of turn also None."""
        began = time.perf_counter()
        if name in THINKERS and not self.is_warm(situation.game):
            name = SIMPLE
        try:
            code: int | None = await self._ask(lambda waited: Choose(name, seed, situation))
        except Busy:
            return bot("random", seed).choose(situation)
        metrics.thought(situation.game, name, time.perf_counter() - began)
        return code

    async def analyse(self, milliseconds: int, situation: Situation, urgency: Urgency) -> Analysis:
        """What is best in a situation, thought about for less long if others were first.

        Busy if the search of this game is not there yet, or too many have asked.
        """
        if not self.is_warm(situation.game) or self._advisers.waiting(urgency) >= MOST_WAITING:
            raise Busy()

        def task(waited: float) -> Analyse:
            left = int(1000 * (ADVICE_WITHIN - waited))
            return Analyse(max(LEAST_MS, min(milliseconds, left)), situation)

        found: Analysis = await self._ask(task, self._advisers, urgency)
        return found

    async def part(self, played: Played) -> list[Stretch]:
        """The decisions and strokes of luck of a match."""
        found: list[Stretch] = await self._ask(lambda waited: Part(played))
        return found

    async def weigh(self, milliseconds: int, played: Played, wanted: list[tuple[int, int]]) -> list[Weighed]:
        """How positions of a match stood, as many as the time allows; Busy if the search is not there yet."""
        if not self.is_warm(played.game):
            raise Busy()
        found: list[Weighed] = await self._ask(lambda waited: Weigh(played, wanted, milliseconds))
        return found

    @property
    def idle(self) -> bool:
        """Whether there is a process for bots with nothing to do."""
        return not self._players.all or self._players.idle

    def is_warm(self, game: str) -> bool:
        """Whether a game's search is there; if not, it is made by and by."""
        if game not in self._warm and game not in self._warming:
            self._warming[game] = asyncio.create_task(self._make_warm(game), name=f"warming {game}")
        return game in self._warm

    async def close(self) -> None:
        """End the processes."""
        for task in self._warming.values():
            task.cancel()
        for builder in [*self._builders]:
            builder.kill()
        for process in (*self._players.all, *self._advisers.all):
            process.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _ask(
        self, task: Callable[[float], Task], pool: Pool[_Process] | None = None, urgency: int = 0
    ) -> Any:  # fmt: skip
        """The answer of the next free process to a task, which is told how long it had to wait; Busy if none can."""
        pool = pool or self._players
        asked = time.monotonic()
        for _ in range(ATTEMPTS):
            process = await pool.take(urgency) if pool.all else None
            try:
                good, answer = await self._heard(process, task(time.monotonic() - asked))
            except (EOFError, OSError):
                metrics.bot_crashed()
                log.warning("a bot's process was lost and is replaced")
                if process is not None:
                    process.stop()
                continue
            except asyncio.CancelledError:
                if process is not None:
                    process.stop()  # or its answer would be taken for that to the next question
                raise
            finally:
                if process is not None:
                    pool.put_back(process)
            if good:
                return answer
            log.error("a bot failed", extra={"reason": answer})
            break
        raise Busy()

    async def _heard(self, process: _Process | None, task: Task) -> tuple[bool, Any]:
        if process is None:
            return worker.answer(task)
        return await asyncio.get_running_loop().run_in_executor(self._threads, process.ask, task)

    async def _make_warm(self, game: str) -> None:
        """Build the search in a process of its own, which may take a minute the first time; then load it."""
        package = games.game(game).package
        try:
            if await asyncio.to_thread(self._build, package) != 0:
                raise Busy()
            for pool in (self._players, self._advisers):
                for _ in pool.all:
                    await self._ask(lambda waited: Warm(package), pool)
        except Exception:
            log.exception("the search of a game cannot be built", extra={"game": game})
            await asyncio.sleep(BUILD_AGAIN)
            del self._warming[game]
        else:
            self._warm.add(game)

    def _build(self, package: str) -> int | None:
        process = multiprocessing.get_context("spawn").Process(target=worker.build, args=(package,), daemon=True)
        process.start()
        self._builders.add(process)
        try:
            process.join()
            return process.exitcode
        finally:
            self._builders.discard(process)
