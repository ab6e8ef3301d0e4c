"""Threads and processes of this machine."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any, ClassVar, TypeVar

from lastboat.bots.worker import Worker, WorkerLost
from lastboat.kernel.errors import WorkerDied
from lastboat.sim.executors.base import ATTEMPTS, Call, Executor, unpacked

Result = TypeVar("Result")


class Threads(Executor):
    """Threads of this process: right for native games, which run outside Python's lock."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count() or 1
        self._threads = ThreadPoolExecutor(self.workers, thread_name_prefix="lastboat-sim")

    def submit(self, function: Callable[..., Result], task: tuple[Any, ...]) -> Callable[[], Result]:
        """Queue a call."""
        return self._threads.submit(function, *task).result

    def close(self) -> None:
        """Drop the calls that have not begun. Python waits for the others when it exits."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class Processes(Executor):
    """Processes of this machine: right for games that Python plays move by move. A lost one is replaced."""

    batch: ClassVar[int] = 4

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count() or 1
        self._threads = ThreadPoolExecutor(self.workers, thread_name_prefix="lastboat-sim")
        self._all = [Worker() for _ in range(self.workers)]
        self._free: SimpleQueue[Worker] = SimpleQueue()
        for worker in self._all:
            self._free.put(worker)
        self._closed = False

    def submit(self, function: Callable[..., Result], task: tuple[Any, ...]) -> Callable[[], Result]:
        """Queue a call for the next free process."""
        return self._threads.submit(self._ask, Call(function, task)).result

    def close(self) -> None:
        """Kill the processes."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._all:
            worker.stop()

    def _ask(self, call: Call) -> Any:
        worker = self._free.get()
        try:
            for _ in range(ATTEMPTS):
                try:
                    return unpacked(self._answer(worker, call))
                except WorkerLost:
                    worker.stop()
                    if self._closed:
                        break
            raise WorkerDied(attempts=ATTEMPTS)
        finally:
            self._free.put(worker)

    def _answer(self, worker: Worker, call: Call) -> Any:
        worker.send(call)
        worker.poll(None)
        return worker.receive()
