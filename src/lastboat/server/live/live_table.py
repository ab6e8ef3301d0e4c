"""A table held in memory, its lock, and who is connected to it.

Whoever reads or changes the table holds the lock.
"""

from __future__ import annotations

import asyncio
import time

from lastboat.server.live.connection import Connection
from lastboat.server.live.encoding import encoding_for
from lastboat.tables.model import Stored
from lastboat.tables.table import Table


class LiveTable:
    """One table of this process."""

    table: Table

    def __init__(self, stored: Stored) -> None:
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.remote: dict[str, tuple[frozenset[int], float]] = {}
        """By process: the seats connected there, and until when that is believed."""
        self.uncertain = False
        """Whether a step may be stored that is not known here, after a failure; the table is then loaded again."""
        self.pins: set[str] = set()
        """Why the table must stay in memory though nobody is connected."""
        self.load(stored)

    def load(self, stored: Stored) -> None:
        """Become what is stored."""
        self.table = Table(stored, encoding_for(stored.table.game))
        self.uncertain = False

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.id

    def present(self) -> set[int]:
        """The seats whose players are connected, to this process or another."""
        now = time.monotonic()
        self.remote = {process: (seats, until) for process, (seats, until) in self.remote.items() if until > now}
        return self.connected_here().union(*(seats for seats, _ in self.remote.values()))

    def connected_here(self) -> set[int]:
        """The seats connected to this process."""
        return {seat for connection in self.connections for seat in connection.seats}

    def is_idle(self) -> bool:
        """Whether the table may leave the memory."""
        return not self.connections and not self.pins and not self.lock.locked()

    def disconnect_void_tokens(self) -> None:
        """Close the connections that came with a token that is void now; they have to come again."""
        valid = {token.hash for token in self.table.tokens}
        for connection in self.connections:
            if not connection.token_hashes <= valid:
                connection.close("seat")
