"""The connection of a client to a table: its seats, and an outbox that never blocks the table."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, ClassVar

from lastboat.server.live.encoding import encode

MOST_WAITING = 512 * 1024
"""Bytes that may wait for a slow client before it is disconnected; it reconnects and catches up."""

MOST_WAITING_IN_ALL = 128 * 1024 * 1024
"""Bytes that may wait for all clients of a process; above it, clients are disconnected that do not read."""


class Connection:
    """A client at one table."""

    waiting: ClassVar[int] = 0
    """Bytes that wait for all clients of this process."""

    def __init__(self, seats: tuple[int, ...], lang: str | None, frames: bool) -> None:
        self.seats, self.lang, self.frames = seats, lang, frames
        self.address = ""
        """The network address of the client."""
        self.hint_pending = False
        """Whether a hint is being searched."""
        self.odds = False
        """Whether the client wants the odds after every change."""
        self.odds_version = -1
        """The version of the last odds it got."""
        self.token_hashes: frozenset[str] = frozenset()
        """The hashes of its tokens; the connection is closed when one becomes void."""
        self.closing: str | None = None
        """Why the connection is about to be closed; None while it is open."""
        self._outbox: deque[bytes] = deque()
        self._size = 0
        self._filled = asyncio.Event()

    @property
    def group(self) -> tuple[tuple[int, ...], str | None, bool]:
        """Connections of the same group get the same frames."""
        return self.seats, self.lang, self.frames

    def send(self, frame: bytes) -> None:
        """Put an encoded frame into the outbox."""
        if self.closing is not None:
            return
        self._outbox.append(frame)
        self._count(len(frame))
        if self._size > MOST_WAITING or (Connection.waiting > MOST_WAITING_IN_ALL and len(self._outbox) > 1):
            self.forget()
            self.close("slow")
        self._filled.set()

    def tell(self, **frame: Any) -> None:
        """Put a frame into the outbox."""
        self.send(encode(frame))

    def close(self, reason: str) -> None:
        """Send the outbox and a goodbye, then close."""
        if self.closing is None:
            self._outbox.append(encode({"type": "bye", "reason": reason}))
            self.closing = reason
        self._filled.set()

    async def next(self) -> list[bytes]:
        """The next frames to send; waits for them unless the connection is about to be closed."""
        while not self._outbox and self.closing is None:
            self._filled.clear()
            await self._filled.wait()
        found = list(self._outbox)
        self.forget()
        return found

    def forget(self) -> None:
        """Empty the outbox."""
        self._outbox.clear()
        self._count(-self._size)

    def _count(self, size: int) -> None:
        self._size += size
        Connection.waiting += size
