"""A pool of resources that one task uses at a time, such as processes, with a fair queue."""

from __future__ import annotations

import asyncio
import heapq
from collections import deque
from collections.abc import Hashable, Iterable
from itertools import count
from typing import Generic, NamedTuple, TypeVar

Resource = TypeVar("Resource")


class _Request(NamedTuple, Generic[Resource]):
    """A request in the queue; the smallest is served first."""

    urgency: int
    turn: int
    number: int
    group: Hashable
    promised: asyncio.Future[Resource]


class Pool(Generic[Resource]):
    """Some resources, and the queue for them: the most urgent first, then the groups in turn."""

    def __init__(self, resources: Iterable[Resource]) -> None:
        self.all = list(resources)
        self._free = deque(self.all)
        self._waiting: list[_Request[Resource]] = []
        self._numbers = count()
        self._turn = 0
        """The turn of the last request served from the queue."""
        self._turns: dict[Hashable, int] = {}
        """The turn of the last request of each group since the queue was empty."""

    @property
    def idle(self) -> bool:
        """Whether a resource is free."""
        return bool(self._free)

    def waiting(self, urgency: int = 0) -> int:
        """How many would be served before a request of this urgency."""
        return sum(theirs.urgency <= urgency and not theirs.promised.done() for theirs in self._waiting)

    def load(self, group: Hashable) -> float:
        """Requests per resource that a request of this group competes with: its own group's, and one of each other."""
        waiting = [theirs.group for theirs in self._waiting if not theirs.promised.done()]
        others = len({theirs for theirs in waiting if theirs != group})
        return (waiting.count(group) + others) / max(1, len(self.all))

    def waiting_of(self, group: Hashable) -> int:
        """How many requests of a group wait."""
        return sum(theirs.group == group and not theirs.promised.done() for theirs in self._waiting)

    async def take(self, urgency: int = 0, group: Hashable = None) -> Resource:
        """Wait for a free resource; a lower number is more urgent. The caller puts it back."""
        if self._free:
            return self._free.popleft()
        turn = self._turns[group] = max(self._turn, self._turns.get(group, -1)) + 1
        promised: asyncio.Future[Resource] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, _Request(urgency, turn, next(self._numbers), group, promised))
        try:
            return await promised
        except asyncio.CancelledError:
            if promised.done() and not promised.cancelled():
                self.put_back(promised.result())
            raise

    def put_back(self, resource: Resource) -> None:
        """Free a resource, or hand it to the next in the queue."""
        while self._waiting:
            request = heapq.heappop(self._waiting)
            self._turn = max(self._turn, request.turn)
            if not request.promised.done():
                request.promised.set_result(resource)
                return
        self._turns.clear()
        self._free.append(resource)
