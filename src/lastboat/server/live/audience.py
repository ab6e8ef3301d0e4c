"""Send frames to spectators in portions, so that players do not wait for a large audience."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence

from lastboat.server.live.connection import Connection

PORTION = 50
"""Spectators that are told before the event loop goes on with other work."""


class Audience:
    """The frames that the spectators of a table have still to get, in order."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[Connection, bytes]] = deque()
        self._task: asyncio.Task[None] | None = None

    def send(self, frames: Sequence[tuple[Connection, bytes]]) -> None:
        """Send frames to spectators: a few at once, many one portion after another."""
        self._waiting.extend(frames)
        if self._task is None:
            self._portion()
            if self._waiting:
                self._task = asyncio.create_task(self._rest())

    def _portion(self) -> None:
        for _ in range(min(PORTION, len(self._waiting))):
            connection, frame = self._waiting.popleft()
            connection.send(frame)

    async def _rest(self) -> None:
        while self._waiting:
            await asyncio.sleep(0)
            self._portion()
        self._task = None
