"""A table in memory, its lock and its connections. Hold the lock to read or change the table."""

from __future__ import annotations

import asyncio
import math
import time

from lastboat.server.live.audience import Audience
from lastboat.server.live.connection import Connection
from lastboat.server.live.encoding import encoding_for
from lastboat.tables.model import Stored
from lastboat.tables.model import now as current_time
from lastboat.tables.table import Table

LOOK_LASTS = 30.0
"""Seconds for which a request over HTTP counts as looking at a table."""


class LiveTable:
    """One table of this process."""

    table: Table

    def __init__(self, stored: Stored) -> None:
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.audience = Audience()
        self.remote: dict[str, tuple[frozenset[int], float]] = {}
        """By process: the seats connected there, and when that information expires."""
        self.standings: dict[int, tuple[int, list[float]]] = {}
        """By seat: a version of the table and the odds then, as that seat knew them."""
        self.failed_bots: set[tuple[int, str]] = set()
        """The operator's own bots that failed at this table, as (seat, name)."""
        self.uncertain = False
        """Whether an unknown step may be stored, after a failure; the table is then reloaded."""
        self.address = ""
        """The network address of who made the table; after a restart, of who looked at it first."""
        self._looked = -math.inf
        self.pins: set[str] = set()
        """Reasons to keep the table in memory without connections."""
        self.load(stored)

    def load(self, stored: Stored) -> None:
        """Load what is stored."""
        before = getattr(self, "table", None)
        self.table = Table(stored, encoding_for(stored.table.game))
        if before is not None:
            self.table.absent, self.table.left = before.absent, before.left
            self.table.waiting_since = before.waiting_since
        self.uncertain = False

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.id

    def present(self) -> set[int]:
        """The seats whose players are connected, to this process or another; brings absences up to date."""
        now = time.monotonic()
        self.remote = {process: (seats, until) for process, (seats, until) in self.remote.items() if until > now}
        found = self.connected_here().union(*(seats for seats, _ in self.remote.values()))
        self.table.left -= found
        self.table.absent = {
            row.seat: self.table.absent.get(row.seat, current_time())
            for row in self.table.seats
            if row.seat not in found
        }
        return found

    def seen(self, seat: int) -> None:
        """Note a request of a seat's player."""
        self.table.left.discard(seat)
        self.table.absent[seat] = current_time()

    def left(self, seat: int) -> None:
        """Note that a seat's player has left."""
        self.table.left.add(seat)
        self.table.absent.setdefault(seat, current_time())

    def look(self, address: str) -> None:
        """Note that somebody looks at the table."""
        self._looked = time.monotonic()
        self.address = self.address or address

    def wants_bots(self) -> bool:
        """Whether bots should play: a person is to decide sooner or later, or somebody looks on."""
        if any(row.kind == "player" and row.stand_in is None for row in self.table.seats):
            return True
        now = time.monotonic()
        remote = any(seats and until > now for seats, until in self.remote.values())
        return bool(self.connections) or remote or now - self._looked < LOOK_LASTS

    def connected_here(self) -> set[int]:
        """The seats connected to this process."""
        return {seat for connection in self.connections for seat in connection.seats}

    def is_idle(self) -> bool:
        """Whether the table may be evicted."""
        return not self.connections and not self.pins and not self.lock.locked()

    def disconnect_void_tokens(self) -> None:
        """Close the connections whose token is void now."""
        valid = {token.hash for token in self.table.tokens}
        for connection in self.connections:
            if not connection.token_hashes <= valid:
                connection.close("seat")
