"""Bots think in processes of their own, so that no table waits for them. A process that is lost is replaced.

The native search of a game is built when it is first wanted. Until it is there, a simple bot
plays for those that search, so that a table goes on meanwhile.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any

from lastboat.bots import Analysis, Situation, bot
from lastboat.bots.names import THINKERS
from lastboat.kernel import game as games
from lastboat.server import metrics, thinker
from lastboat.server.problems import Busy
from lastboat.server.thinker import Analyse, Choose, Task, Warm

PATIENCE = 60.0
"""Seconds after which a process that does not answer is taken for lost."""
ATTEMPTS = 3
"""Processes that may be lost over one choice before a simpler bot makes it."""
SIMPLE = "greedy"

log = logging.getLogger("lastboat.bots")


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
        self._process = context.Process(target=thinker.main, args=(other,), daemon=True, name="lastboat-bots")
        self._process.start()
        other.close()


class Thinking:
    """A few processes, and what they are asked; with none, everything is thought right here."""

    def __init__(self, workers: int) -> None:
        self._threads = ThreadPoolExecutor(workers + 1, thread_name_prefix="bots")
        self._all = [_Process() for _ in range(workers)]
        self._free: asyncio.Queue[_Process] = asyncio.Queue()
        for process in self._all:
            self._free.put_nowait(process)
        self._warm: set[str] = set()
        self._warming: dict[str, asyncio.Task[None]] = {}
        self._builders: set[Any] = set()

    async def choose(self, name: str, seed: int, situation: Situation) -> int | None:
        """What a bot plays; out of turn also None."""
        began = time.perf_counter()
        if name in THINKERS and not self.is_warm(situation.game):
            name = SIMPLE
        try:
            code: int | None = await self._ask(Choose(name, seed, situation))
        except Busy:
            return bot("random", seed).choose(situation)
        metrics.thought(situation.game, name, time.perf_counter() - began)
        return code

    async def analyse(self, milliseconds: int, situation: Situation) -> Analysis:
        """What is best in a situation; Busy if the search of this game is not there yet."""
        if not self.is_warm(situation.game):
            raise Busy()
        found: Analysis = await self._ask(Analyse(milliseconds, situation))
        return found

    @property
    def idle(self) -> bool:
        """Whether there is a process with nothing to do."""
        return not self._all or not self._free.empty()

    def is_warm(self, game: str) -> bool:
        """Whether a game's search is there; if not, it is made by and by."""
        if game not in self._warm and game not in self._warming:
            self._warming[game] = asyncio.create_task(self._make_warm(game), name=f"warming {game}")
        return game in self._warm

    async def close(self) -> None:
        """End the processes."""
        for task in self._warming.values():
            task.cancel()
        for process in [*self._builders]:
            process.kill()
        for worker in self._all:
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _ask(self, task: Task) -> Any:
        """The answer of the next free process; Busy if none can answer."""
        for _ in range(ATTEMPTS):
            process = await self._free.get() if self._all else None
            try:
                good, answer = await self._heard(process, task)
            except (EOFError, OSError):
                metrics.bot_crashed()
                log.warning("a bot's process was lost and is replaced")
                if process is not None:
                    process.stop()
                continue
            finally:
                if process is not None:
                    self._free.put_nowait(process)
            if good:
                return answer
            log.error("a bot failed", extra={"reason": answer})
            break
        raise Busy()

    async def _heard(self, process: _Process | None, task: Task) -> tuple[bool, Any]:
        if process is None:
            return thinker.answer(task)
        return await asyncio.get_running_loop().run_in_executor(self._threads, process.ask, task)

    async def _make_warm(self, game: str) -> None:
        """Build the search in a process of its own, which may take a minute the first time; then load it."""
        package = games.game(game).package
        code = await asyncio.get_running_loop().run_in_executor(self._threads, self._build, package)
        if code != 0:
            log.error("the search of a game cannot be built", extra={"game": game})
            return
        for _ in self._all:
            await self._ask(Warm(package))
        self._warm.add(game)

    def _build(self, package: str) -> int | None:
        process = multiprocessing.get_context("spawn").Process(target=thinker.build, args=(package,), daemon=True)
        process.start()
        self._builders.add(process)
        try:
            process.join()
            return process.exitcode
        finally:
            self._builders.discard(process)
