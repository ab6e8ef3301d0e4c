"""Things that are used by one at a time, such as processes: who is in a hurry gets the next one that is free."""

from __future__ import annotations

import asyncio
import heapq
from collections import deque
from collections.abc import Iterable
from itertools import count
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Pool(Generic[Thing]):
    """Some things, and who waits for one: the most urgent first, among equals who came first."""

    def __init__(self, things: Iterable[Thing]) -> None:
        self.all = list(things)
        self._free = deque(self.all)
        self._waiting: list[tuple[int, int, asyncio.Future[Thing]]] = []
        self._numbers = count()

    @property
    def idle(self) -> bool:
        """Whether something is free."""
        return bool(self._free)

    def waiting(self, urgency: int = 0) -> int:
        """How many wait that would go before somebody who came now."""
        return sum(theirs <= urgency and not promised.done() for theirs, _, promised in self._waiting)

    async def take(self, urgency: int = 0) -> Thing:
        """The next thing that is free; a lower number is more urgent. Whoever takes it puts it back."""
        if self._free:
            return self._free.popleft()
        promised: asyncio.Future[Thing] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (urgency, next(self._numbers), promised))
        try:
            return await promised
        except asyncio.CancelledError:
            if promised.done() and not promised.cancelled():
                self.put_back(promised.result())
            raise

    def put_back(self, thing: Thing) -> None:
        """Somebody else can have it."""
        while self._waiting:
            _, _, promised = heapq.heappop(self._waiting)
            if not promised.done():
                promised.set_result(thing)
                return
        self._free.append(thing)
