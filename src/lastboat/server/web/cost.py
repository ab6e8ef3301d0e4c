"""What requests cost: processor time measured on the event loop, and a thread for long computations."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, TypeVar

from lastboat.server.addresses import network
from lastboat.server.bots.pool import Pool
from lastboat.server.errors import TooMany
from lastboat.server.web.rate_limits import RateLimits

MOST_WAITING = 4
"""Long computations of an address that may wait."""

Result = TypeVar("Result")


class Metered(Generic[Result]):
    """An awaitable that charges an address for the processor time of its steps."""

    def __init__(self, limits: RateLimits, address: str, work: Coroutine[Any, Any, Result]) -> None:
        self._limits, self._address, self._work = limits, address, work

    def __await__(self) -> Generator[Any, Any, Result]:
        """Run the steps of the work and measure each."""
        value: Any = None
        error: BaseException | None = None
        while True:
            began = time.thread_time()
            try:
                waiting = self._work.send(value) if error is None else self._work.throw(error)
            except StopIteration as done:
                result: Result = done.value
                return result
            finally:
                self._limits.cost(self._address, time.thread_time() - began)
            value, error = None, None
            try:
                value = yield waiting
            except BaseException as thrown:
                error = thrown


class OffLoop:
    """A thread for computations that would keep the event loop too long; addresses take turns."""

    def __init__(self, limits: RateLimits) -> None:
        self._limits = limits
        self._pool = Pool([ThreadPoolExecutor(1, "off-loop")])

    async def run(self, address: str, work: Callable[[], Result]) -> Result:
        """The result of `work`, charged to an address; TooMany if too much of it waits."""
        group = network(address)
        if self._pool.waiting_of(group) >= MOST_WAITING:
            raise TooMany(seconds=1)
        thread = await self._pool.take(group=group)
        try:
            timed = _Timed(work)
            try:
                return await asyncio.get_running_loop().run_in_executor(thread, timed)
            finally:
                self._limits.cost(address, timed.seconds)
        finally:
            self._pool.put_back(thread)

    def close(self) -> None:
        """End the thread."""
        for thread in self._pool.all:
            thread.shutdown(wait=False, cancel_futures=True)


class _Timed(Generic[Result]):
    """A computation that measures its processor time."""

    def __init__(self, work: Callable[[], Result]) -> None:
        self.work, self.seconds = work, 0.0

    def __call__(self) -> Result:
        began = time.thread_time()
        try:
            return self.work()
        finally:
            self.seconds = time.thread_time() - began
