"""Tables of our server under load: two players each, one socket per player, any game."""

from __future__ import annotations

import asyncio
import random
import time
from itertools import count
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection

from tests.server.client import Rest, dial

_NUMBERS = count()


class _Choice(msgspec.Struct):
    seat: int
    code: int


class _View(msgspec.Struct):
    over: bool
    choices: list[_Choice]


class _Frame(msgspec.Struct):
    """Fields of a frame that the load needs; all others are skipped."""

    type: str
    version: int = -1
    id: str | None = None
    views: dict[str, _View] = {}


_decode = msgspec.json.Decoder(_Frame).decode
_encode = msgspec.json.Encoder().encode


class Table:
    """A table with two players' sockets."""

    def __init__(self, url: str, rest: Rest, game: str) -> None:
        self.url, self.rest, self.game = url, rest, game
        self.connections: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []
        self.versions = [-1, -1]
        self.views: list[_View | None] = [None, None]
        self.news = asyncio.Event()
        self.answer: asyncio.Future[tuple[bool, float]] | None = None
        self.asked = ""

    async def open(self) -> None:
        """Create the table, take two seats and start."""
        seated = await self.rest.create(self.game, 2)
        await self.rest.start(seated)
        for seat in (0, 1):
            connection = await dial(self.url)
            self.connections.append(connection)
            await self._send(seat, {"type": "hello", "table": seated.id, "tokens": [seated.seats[seat]]})
            self.readers.append(asyncio.create_task(self._read(seat, connection)))
        await self.settled()

    async def _send(self, seat: int, frame: dict[str, Any]) -> None:
        await self.connections[seat].send(_encode(frame).decode())

    async def _read(self, seat: int, connection: ClientConnection) -> None:
        async for text in connection:
            frame = _decode(text)
            if frame.id == self.asked and self.answer and not self.answer.done():
                self.answer.set_result((frame.type == "update", time.perf_counter()))
            if frame.views and frame.version >= self.versions[seat]:
                self.versions[seat], self.views[seat] = frame.version, frame.views[str(seat)]
                self.news.set()

    async def settled(self) -> None:
        """Wait until both players have seen the same version."""
        while self.versions[0] < 0 or self.versions[0] != self.versions[1]:
            self.news.clear()
            await self.news.wait()

    async def move(self, rng: random.Random) -> float | None:
        """Play a random choice of either seat."""
        choices = [choice for view in self.views if view for choice in view.choices]
        choice = rng.choice(choices)
        self.asked = str(next(_NUMBERS))
        self.answer = asyncio.get_running_loop().create_future()
        play = {"type": "play", "seat": choice.seat, "do": choice.code, "at": self.versions[0], "id": self.asked}
        await self._send(choice.seat, play)
        accepted, at = await asyncio.wait_for(self.answer, 60)
        return at if accepted else None

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return any(view is not None and view.over for view in self.views)

    async def close(self) -> None:
        """Close the sockets."""
        for connection in self.connections:
            await connection.close()
        for reader in self.readers:
            reader.cancel()
