"""The connection of a client to a table: its seats, and an outbox that never blocks the table.

A client that reads gets its frames at once, without a task being woken for it; the outbox is for one that does not.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, ClassVar

from lastboat.server.live.encoding import encode

MOST_WAITING = 512 * 1024
"""Bytes that may wait for a slow client before it is disconnected; it reconnects and catches up."""

MOST_WAITING_IN_ALL = 128 * 1024 * 1024
"""Bytes that may wait for all clients of a process; above it, clients are disconnected that do not read."""


_framed = (b"", b"")
"""The last text and its frame: the next client often gets the same."""


def text_frame(payload: bytes) -> bytes:
    """The WebSocket frame of a text, as a server sends it."""
    global _framed
    if payload is not _framed[0]:
        size = len(payload)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 1 << 16:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        _framed = payload, head + payload
    return _framed[1]


class Connection:
    """A client at one table."""

    waiting: ClassVar[int] = 0
    """Bytes that wait for all clients of this process."""

    def __init__(
        self, seats: tuple[int, ...], lang: str | None, frames: bool, differences: bool = False
    ) -> None:  # fmt: skip
        """`differences`: the client takes changes of its views; there are none of texts."""
        self.seats, self.lang, self.frames = seats, lang, frames
        self.differences = differences and lang is None
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
        self.write: Callable[[bytes], bool] | None = None
        """Writes a WebSocket frame at once; False if the client is not ready for it."""
        self._sending = True
        """Whether frames that were taken from the outbox may not be sent yet."""
        self._outbox: deque[bytes] = deque()
        self._size = 0
        self._filled = asyncio.Event()

    @property
    def group(self) -> tuple[tuple[int, ...], str | None, bool, bool]:
        """Connections of the same group get the same frames."""
        return self.seats, self.lang, self.frames, self.differences

    def send(self, frame: bytes) -> None:
        """Send an encoded frame."""
        if self.closing is not None:
            return
        if self.write is not None and not self._outbox and not self._sending and self.write(text_frame(frame)):
            return
        self._outbox.append(frame)
        self._count(len(frame))
        if self._size > MOST_WAITING or (Connection.waiting > MOST_WAITING_IN_ALL and len(self._outbox) > 1):
            self.forget()
            self.close("slow")
        self._filled.set()

    def tell(self, **frame: Any) -> None:
        """Send a frame."""
        self.send(encode(frame))

    def close(self, reason: str) -> None:
        """Send the outbox and a goodbye, then close."""
        if self.closing is None:
            self._outbox.append(encode({"type": "bye", "reason": reason}))
            self.closing = reason
        self._filled.set()

    async def next(self) -> list[bytes]:
        """The next frames to send; waits for them unless the connection is about to be closed."""
        self._sending = False
        while not self._outbox and self.closing is None:
            self._filled.clear()
            await self._filled.wait()
        self._sending = True
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
