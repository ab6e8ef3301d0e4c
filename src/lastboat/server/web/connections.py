"""Time limits of TCP connections: for headers, bodies and writes. A connection that exceeds one is aborted."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_WITHIN = 20.0
"""Seconds for a client to send the headers and the body of a request; also from connecting to its first request."""
WRITE_WITHIN = 20.0
"""Seconds for a client to read what waits for it."""


class _Deadline:
    """Aborts a transport unless it is cancelled in time."""

    def __init__(self, transport: Any, seconds: float) -> None:
        self._transport, self._seconds = transport, seconds
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Start, unless it runs already."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._seconds, self._transport.abort)

    def cancel(self) -> None:
        """Stop."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class _LimitedWrites(asyncio.Protocol):
    """A protocol with a time limit for writes."""

    def connection_made(self, transport: Any) -> None:
        """Take over the connection."""
        self._write = _Deadline(transport, WRITE_WITHIN)
        super().connection_made(transport)

    def pause_writing(self) -> None:
        """Start the time limit of a write: the client does not read."""
        super().pause_writing()
        self._write.start()

    def resume_writing(self) -> None:
        """End the time limit: the client reads again."""
        super().resume_writing()
        self._write.cancel()

    def connection_lost(self, error: Exception | None) -> None:
        """Stop the time limit."""
        self._write.cancel()
        super().connection_lost(error)


class HttpProtocol(_LimitedWrites, HttpToolsProtocol):
    """HTTP with time limits, for a bounded number of connections."""

    most: ClassVar[int] = 25_000
    """Connections of a process."""

    def connection_made(self, transport: Any) -> None:
        """Start the time limit of the first request."""
        self._request = _Deadline(transport, REQUEST_WITHIN)
        super().connection_made(transport)
        self._request.start()
        if len(self.connections) > self.most:
            transport.abort()

    def on_message_begin(self) -> None:
        """Start the time limit of a request; the first one began with the connection."""
        self._request.start()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """End the time limit; the keep-alive limit follows the answer."""
        self._request.cancel()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """End the time limit; a socket has limits of its own."""
        self._request.cancel()
        super().handle_websocket_upgrade()

    def connection_lost(self, error: Exception | None) -> None:
        """Stop all time limits."""
        self._request.cancel()
        super().connection_lost(error)


WRITE = "lastboat.write"
"""The extension of a socket's scope that writes an encoded frame at once."""


class SocketProtocol(_LimitedWrites, WebSocketsSansIOProtocol):
    """WebSocket with a time limit for writes, and a short way for frames that go to many clients."""

    def handle_connect(self, event: Any) -> None:
        """Offer the short way to the application."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][WRITE] = self.write

    def write(self, frame: bytes) -> bool:
        """Write an encoded frame; False, and nothing is written, if the client is not ready for it."""
        ready = self.handshake_complete and self.writable.is_set() and not self.conn.extensions
        if not ready or self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True

    def connection_lost(self, error: Exception | None) -> None:
        """Let go of what refers back to this object: its memory is free at once, without the garbage collector."""
        super().connection_lost(error)
        self.conn.parser.close()
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"].pop(WRITE, None)
