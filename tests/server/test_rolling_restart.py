"""A rolling restart of several processes: no player is without a socket for longer than two seconds."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Callable, Iterator

import psutil  # type: ignore[import-untyped]
import pytest

from tests.server.client import LOST, Rest, Seated, Socket, able
from tests.server.postgres import Postgres, postgres
from tests.server.processes import Server

__all__ = ["postgres"]

TABLES = 6
LONGEST_LOSS = 2.0


@pytest.fixture
def url(postgres: Postgres) -> Iterator[str]:
    """A database of its own."""
    url = postgres.fresh()
    yield url
    postgres.drop(url)


class Player:
    """Plays a table alone, reconnects when the connection is lost, and notes how long it was without one."""

    def __init__(self, url: str, seated: Seated) -> None:
        self.url, self.seated = url, seated
        self.losses: list[float] = []
        self.played = 0
        self.over = asyncio.Event()

    async def run(self) -> None:
        """Play until it is told to stop; every answered move must be there after reconnecting."""
        version, lost = -1, 0.0
        while not self.over.is_set():
            try:
                async with await Socket.open(self.url, self.seated.id, self.seated.tokens) as socket:
                    if lost:
                        self.losses.append(time.monotonic() - lost)
                    assert socket.welcome["version"] >= version
                    version = await self._play(socket, socket.welcome)
            except LOST:
                pass
            lost = time.monotonic()

    async def _play(self, socket: Socket, frame: dict[str, object]) -> int:
        while not self.over.is_set():
            choices = able(frame["views"])  # type: ignore[arg-type]
            if not choices:
                return int(str(frame["version"]))
            seat, code = choices[0]
            frame = await socket.play(seat, code, int(str(frame["version"])))
            self.played += 1
            await asyncio.sleep(0.05)
        return int(str(frame["version"]))


def test_a_rolling_restart_loses_no_socket_for_long(url: str) -> None:
    env = {"LASTBOAT_LIMITS": "off", "LASTBOAT_TEMPLATE": "on"}
    with Server(url, "--workers", "3", env=env) as server:
        players, before, after = asyncio.run(restart_while_they_play(server))
        assert before.isdisjoint(after), "every worker is a new one"
        assert len(after) == 3
        losses = [loss for player in players for loss in player.losses]
        assert losses, "some were connected to each worker"
        busy = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))  # other work on this machine takes its share
        assert max(losses) < LONGEST_LOSS * busy, sorted(losses)[-5:]
        assert all(player.played for player in players)


async def restart_while_they_play(server: Server) -> tuple[list[Player], set[int], set[int]]:
    async with Rest(server.url) as rest:
        seated = [await rest.create("nisyros", 2, start=True) for _ in range(TABLES)]
    players = [Player(server.url, one) for one in seated]
    tasks = [asyncio.create_task(player.run()) for player in players]
    assert server.process
    pid = server.process.pid
    before = children(pid)
    await until(lambda: all(player.played > 2 for player in players))
    os.kill(pid, signal.SIGUSR1)
    await until(lambda: before.isdisjoint(children(pid)) and len(children(pid)) == 3)
    counts = [player.played for player in players]
    await until(lambda: all(player.played > count for player, count in zip(players, counts, strict=True)))
    for player in players:
        player.over.set()
    await asyncio.gather(*tasks)
    return players, before, children(pid)


async def until(holds: Callable[[], bool], patience: float = 120.0) -> None:
    """Wait for a condition."""
    async with asyncio.timeout(patience):
        while not holds():
            await asyncio.sleep(0.05)


def children(pid: int) -> set[int]:
    """The worker processes of a server: children that serve, which search processes are not."""
    found = set()
    for child in psutil.Process(pid).children():
        with contextlib.suppress(psutil.Error):
            if any("spawn_main" in word for word in child.cmdline()):
                found.add(child.pid)
    return found
