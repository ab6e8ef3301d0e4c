"""A pool of resources that one task uses at a time, such as processes, with a queue by urgency."""

from __future__ import annotations

import asyncio
import heapq
from collections import deque
from collections.abc import Iterable
from itertools import count
from typing import Generic, TypeVar

Resource = TypeVar("Resource")


class Pool(Generic[Resource]):
    """Some resources, and the queue for them: the most urgent first, then by arrival."""

    def __init__(self, resources: Iterable[Resource]) -> None:
        self.all = list(resources)
        self._free = deque(self.all)
        self._waiting: list[tuple[int, int, asyncio.Future[Resource]]] = []
        self._numbers = count()

    @property
    def idle(self) -> bool:
        """Whether a resource is free."""
        return bool(self._free)

    def waiting(self, urgency: int = 0) -> int:
        """How many would be served before a request of this urgency."""
        return sum(theirs <= urgency and not promised.done() for theirs, _, promised in self._waiting)

    async def take(self, urgency: int = 0) -> Resource:
        """Wait for a free resource; a lower number is more urgent. The caller puts it back."""
        if self._free:
            return self._free.popleft()
        promised: asyncio.Future[Resource] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (urgency, next(self._numbers), promised))
        try:
            return await promised
        except asyncio.CancelledError:
            if promised.done() and not promised.cancelled():
                self.put_back(promised.result())
            raise

    def put_back(self, resource: Resource) -> None:
        """Free a resource, or hand it to the next in the queue."""
        while self._waiting:
            _, _, promised = heapq.heappop(self._waiting)
            if not promised.done():
                promised.set_result(resource)
                return
        self._free.append(resource)
