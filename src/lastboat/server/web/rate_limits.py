"""Rate limits: token buckets by address, by seat and by table. IPv6 addresses count by their /64 network."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Hashable

from lastboat.server.addresses import network
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
        self.check(key, cost)
        self.charge(key, cost)

    def check(self, key: Hashable, cost: float = 0.0) -> None:
        """Refuse if a bucket holds less than `cost`."""
        left, _ = self._level(key)
        if left < cost:
            raise TooMany(seconds=max(1, math.ceil((cost - left) / self.rate)))

    def charge(self, key: Hashable, cost: float) -> None:
        """Take from a bucket what has been used, even if it holds less."""
        left, now = self._level(key)
        self._left[key] = (left - cost, now)
        if len(self._left) > MOST:
            self._forget(now)

    def _level(self, key: Hashable) -> tuple[float, float]:
        """What a bucket holds, and the time."""
        now = self._clock()
        left, since = self._left.get(key, (self.room, now))
        return min(self.room, left + (now - since) * self.rate), now

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
        self._processor = Buckets(settings.processor_share, settings.processor_share * BURST)
        self._bytes = Buckets(settings.bytes_per_second)
        self._tables_made = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour / 4)
        self._seats = Buckets(settings.seat_moves_per_second)
        self._tables = Buckets(settings.table_moves_per_second)
        self._sockets: dict[str, int] = {}
        self._open = 0
        self._most_sockets = (settings.sockets_per_address, settings.sockets)

    def request(self, address: str) -> None:
        """Count a request of an address; TooMany also while earlier ones have cost too much."""
        if self.on:
            key = network(address)
            self._processor.check(key)
            self._bytes.check(key)
            self._addresses.take(key)

    def cost(self, address: str, seconds: float = 0.0, size: int = 0) -> None:
        """Charge what a request has cost: processor time, and bytes of its answer."""
        if self.on:
            key = network(address)
            self._processor.charge(key, seconds)
            if size:
                self._bytes.charge(key, size)

    def new_table(self, address: str) -> None:
        """Count a table created by an address."""
        if self.on:
            self._tables_made.take(network(address))

    def move(self, table: str, seat: int) -> None:
        """Count an action of a seat."""
        if self.on:
            self._seats.take((table, seat))
            self._tables.take(table)

    def open_socket(self, address: str) -> None:
        """Count a socket of an address; TooMany above the limit."""
        each, all_of_them = self._most_sockets
        address = network(address)
        if self.on and (self._sockets.get(address, 0) >= each or self._open >= all_of_them):
            raise TooMany(seconds=10)
        self._open += 1
        self._sockets[address] = self._sockets.get(address, 0) + 1

    def close_socket(self, address: str) -> None:
        """Count a closed socket."""
        self._open -= 1
        address = network(address)
        left = self._sockets.get(address, 0) - 1
        if left > 0:
            self._sockets[address] = left
        else:
            self._sockets.pop(address, None)
