"""Rate limits: token buckets by address, by seat and by table."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Hashable

from lastboat.server.errors import TooMany
from lastboat.server.settings import Settings

BURST = 10.0
"""A full bucket holds so many seconds of its rate."""
MOST = 50_000
"""Above so many buckets, the full ones are dropped."""


class Buckets:
    """A token bucket for each key, refilled at `rate` per second up to `room`."""

    def __init__(self, rate: float, room: float | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.room, self._clock = rate, room or max(1.0, rate * BURST), clock
        self._left: dict[Hashable, tuple[float, float]] = {}

    def take(self, key: Hashable, cost: float = 1.0) -> None:
        """Take from a bucket; TooMany says when to retry."""
        now = self._clock()
        left, since = self._left.get(key, (self.room, now))
        left = min(self.room, left + (now - since) * self.rate)
        if left < cost:
            self._left[key] = (left, now)
            raise TooMany(seconds=max(1, math.ceil((cost - left) / self.rate)))
        self._left[key] = (left - cost, now)
        if len(self._left) > MOST:
            self._forget(now)

    def _forget(self, now: float) -> None:
        full = self.room - 0.5
        self._left = {k: (n, at) for k, (n, at) in self._left.items() if n + (now - at) * self.rate < full}
        if len(self._left) > MOST:
            self._left.clear()


class RateLimits:
    """The rate limits of a server."""

    def __init__(self, settings: Settings) -> None:
        self.on = settings.limits
        self._addresses = Buckets(settings.requests_per_second)
        self._tables_made = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour / 4)
        self._seats = Buckets(settings.seat_moves_per_second)
        self._tables = Buckets(settings.table_moves_per_second)
        self._sockets: dict[str, int] = {}
        self._open = 0
        self._most_sockets = (settings.sockets_per_address, settings.sockets)

    def request(self, address: str) -> None:
        """Count a request of an address."""
        if self.on:
            self._addresses.take(address)

    def new_table(self, address: str) -> None:
        """Count a table created by an address."""
        if self.on:
            self._tables_made.take(address)

    def move(self, table: str, seat: int) -> None:
        """Count an action of a seat."""
        if self.on:
            self._seats.take((table, seat))
            self._tables.take(table)

    def open_socket(self, address: str) -> None:
        """Count a socket of an address; TooMany above the limit."""
        each, all_of_them = self._most_sockets
        if self.on and (self._sockets.get(address, 0) >= each or self._open >= all_of_them):
            raise TooMany(seconds=10)
        self._open += 1
        self._sockets[address] = self._sockets.get(address, 0) + 1

    def close_socket(self, address: str) -> None:
        """Count a closed socket."""
        self._open -= 1
        left = self._sockets.get(address, 0) - 1
        if left > 0:
            self._sockets[address] = left
        else:
            self._sockets.pop(address, None)
