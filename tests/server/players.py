"""Players that never give up: they play a table at random over a socket that may break at any moment."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.server.client import LOST, Json, Refused, Seated, Socket, able

UNDOS = 0.04
"""How often an act is taken back where it can be."""


class LostError(AssertionError):
    """What was acknowledged is not there, or not as it was told."""


@dataclass(frozen=True)
class Ack:
    """A request the server has said yes to: the version it became, and how many records stood afterwards."""

    version: int
    seat: int
    request: str
    do: int | None
    """The code that was played; None: an undo."""
    records: int
    resent: bool
    """Asked again after a lost connection; others may have played between the step and the answer."""


class Players:
    """The people at one table, on one device."""

    def __init__(self, url: str, seated: Seated, seed: int, alone: bool = True) -> None:
        """`alone`: nobody else plays at this table, so nothing can come between two requests."""
        self.url, self.seated, self.alone = url, seated, alone
        self.rng = Random(seed)
        self.acks: list[Ack] = []
        self.over = False
        self.version = 0
        self.reconnects = -1
        self._pending: Json | None = None
        self._sent = 0

    async def play(self, until: Callable[[], bool]) -> None:
        """Play until told to stop, or to the end; a lost connection is made again."""
        while not until() and not self.over:
            try:
                async with await Socket.open(
                    self.url, self.seated.id, self.seated.tokens, timeout=10, version=self.version
                ) as socket:
                    self.reconnects += 1
                    await self._play_on(socket, until)
            except LOST:
                await asyncio.sleep(0.02)
            except Refused as refused:
                if refused.status != 503:
                    raise
                await asyncio.sleep(0.02)

    async def _play_on(self, socket: Socket, until: Callable[[], bool]) -> None:
        now = socket.welcome
        if now["version"] < self.version:
            raise LostError(f"version {self.version} was told, and now it is {now['version']}")
        while not until() or self._pending:
            self.version, views = now["version"], now["views"]
            self.over = any(view["over"] for view in views.values())
            if self._pending is None:
                if self.over:
                    return
                self._pending = self._next(views)
            if self._pending is None:
                now = await socket.until(lambda frame: frame["type"] == "update")
                continue
            now = await self._ask(socket, self._pending)

    def _next(self, views: dict[str, Json]) -> Json | None:
        choices = able(views)
        if not choices:
            return None
        seat, code = self.rng.choice(choices)
        frame: Json = {"type": "play", "seat": seat, "do": code, "at": self.version, "id": secrets.token_hex(6)}
        actor = next(iter(views.values()))
        if actor["undo"] and self.rng.random() < UNDOS:
            frame["type"] = "undo"
            del frame["do"]
        return frame

    async def _ask(self, socket: Socket, asked: Json) -> Json:
        self._sent += 1
        await socket.send(asked)
        answer = await socket.until(lambda frame: frame.get("id") == asked["id"])
        if answer["type"] == "update":
            records = answer["views"][str(asked["seat"])]["records"]
            ack = Ack(answer["version"], asked["seat"], asked["id"], asked.get("do"), records, self._sent > 1)
            self.acks.append(ack)
        elif not self._may_be_refused(asked, answer["problem"]):
            raise Refused(answer["problem"]["status"], answer["problem"] | {"asked": asked})
        self._pending, self._sent = None, 0
        return answer

    def _may_be_refused(self, asked: Json, problem: Json) -> bool:
        """An undo may come too late; where others play too, so may anything."""
        kind: Any = problem["type"]
        return kind == "error-nothing-to-undo" if self.alone else kind == "error-stale-version" or "do" not in asked
