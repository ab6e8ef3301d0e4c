"""One socket, as tables see it: the seats it speaks for, and an outbox that never makes a table wait."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from lastboat.server.web.encoding import encode

MOST_WAITING = 4 * 1024 * 1024
"""Bytes that may wait for a slow client before it is cut off; it connects again and catches up."""


class Connection:
    """A client at one table."""

    def __init__(self, seats: tuple[int, ...], lang: str | None, frames: bool) -> None:
        self.seats, self.lang, self.frames = seats, lang, frames
        self.hinted = False
        """Whether a hint is being thought about."""
        self.odds = False
        """Whether the client wants to know how things stand."""
        self.odds_told = -1
        """For which version it was told."""
        self.keys: frozenset[str] = frozenset()
        """The hashes of the tokens it came with; a token that is void takes its bearer with it."""
        self.closing: str | None = None
        """Why the socket is about to be closed; None while it stays."""
        self._outbox: deque[bytes] = deque()
        self._size = 0
        self._some = asyncio.Event()

    @property
    def group(self) -> tuple[tuple[int, ...], str | None, bool]:
        """Connections of the same group are sent the same."""
        return self.seats, self.lang, self.frames

    def send(self, frame: bytes) -> None:
        """Put an encoded frame into the outbox."""
        if self.closing is not None:
            return
        self._outbox.append(frame)
        self._size += len(frame)
        if self._size > MOST_WAITING:
            self._outbox.clear()
            self.close("slow")
        self._some.set()

    def tell(self, **frame: Any) -> None:
        """Put a frame into the outbox."""
        self.send(encode(frame))

    def close(self, reason: str) -> None:
        """Say goodbye after what waits has been sent."""
        if self.closing is None:
            self._outbox.append(encode({"type": "bye", "reason": reason}))
            self.closing = reason
        self._some.set()

    async def next(self) -> list[bytes]:
        """What is to be sent next; empty when the socket is to be closed."""
        while not self._outbox and self.closing is None:
            self._some.clear()
            await self._some.wait()
        found = list(self._outbox)
        self._outbox.clear()
        self._size = 0
        return found
