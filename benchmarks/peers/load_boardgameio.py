"""boardgame.io's server under load, over a minimal client of socket.io."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

FOLDER = Path(__file__).resolve().parent / "boardgameio"
READY = FOLDER / "node_modules" / "boardgame.io"
_decode = msgspec.json.Decoder().decode
_SPACE = "/island"


def install() -> bool:
    """Install it from its lock file; returns whether it is installed."""
    if not READY.exists() and shutil.which("npm"):
        command = ["npm", "ci", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(command, cwd=FOLDER, capture_output=True, check=False)
    return installed()


def installed() -> bool:
    """Whether it can be run."""
    return READY.exists() and shutil.which("node") is not None


def version() -> str:
    """Which version is installed."""
    found: str = json.loads((READY / "package.json").read_text("utf-8"))["version"]
    return found


@contextmanager
def serving(port: int, folder: Path | None = None) -> Iterator[int]:
    """Run its server, with matches in memory or in files; yields the process id."""
    command = ["node", "server.js", str(port), *([str(folder)] if folder else [])]
    with subprocess.Popen(command, cwd=FOLDER, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        try:
            assert process.stdout
            process.stdout.readline()
            yield process.pid
        finally:
            process.kill()


class Match:
    """A match with two players' connections."""

    def __init__(self, url: str, http: httpx.AsyncClient) -> None:
        self.url, self.http = url, http
        self.id = ""
        self.credentials: list[str] = []
        self.connections: list[ClientConnection] = []
        self.states: list[dict[str, Any]] = [{}, {}]
        self.readers: list[asyncio.Task[None]] = []
        self.news = asyncio.Event()
        self.arrived = [0.0, 0.0]

    async def open(self) -> None:
        """Create the match through its lobby, join both players and synchronise."""
        self.id = (await self.http.post("/games/island/create", json={"numPlayers": 2})).json()["matchID"]
        for p in (0, 1):
            body = {"playerID": str(p), "playerName": f"Player {p}"}
            joined = await self.http.post(f"/games/island/{self.id}/join", json=body)
            self.credentials.append(joined.json()["playerCredentials"])
        for p in (0, 1):
            address = self.url.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
            connection = await connect(address, compression=None, ping_interval=None, close_timeout=1, proxy=None)
            await connection.recv()
            await connection.send(f"40{_SPACE},")
            await connection.recv()
            self.connections.append(connection)
            self.readers.append(asyncio.create_task(self._read(p, connection)))
            await self._emit(p, "sync", self.id, str(p), self.credentials[p], 2)
        await self.settled()

    async def _emit(self, p: int, *event: Any) -> None:
        await self.connections[p].send(f"42{_SPACE},{msgspec.json.encode(event).decode()}")

    async def _read(self, p: int, connection: ClientConnection) -> None:
        head = f"42{_SPACE},"
        async for frame in connection:
            assert isinstance(frame, str)
            if frame == "2":
                await connection.send("3")
            elif frame.startswith(head):
                kind, _, *rest = _decode(frame[len(head) :])
                if kind in ("update", "sync"):
                    self.states[p] = rest[0]["state"] if kind == "sync" else rest[0]
                    self.arrived[p] = time.perf_counter()
                    self.news.set()

    async def settled(self) -> None:
        """Wait until both players have the same state."""
        while self.states[0].get("_stateID") is None or self.states[0]["_stateID"] != self.states[1].get("_stateID"):
            self.news.clear()
            await self.news.wait()

    async def move(self, rng: random.Random) -> float | None:
        """Play a random listed move of the player in turn."""
        state = self.states[0]
        p, version = int(state["ctx"]["currentPlayer"]), state["_stateID"]
        verb, *args = rng.choice(state["G"]["can"])
        payload = {"type": verb, "args": args, "playerID": str(p), "credentials": self.credentials[p]}
        await self._emit(p, "update", {"type": "MAKE_MOVE", "payload": payload}, version, self.id, str(p))
        while self.states[p]["_stateID"] == version:
            self.news.clear()
            await self.news.wait()
        return self.arrived[p]

    @property
    def over(self) -> bool:
        """The island never ends."""
        return False

    async def close(self) -> None:
        """Close the connections."""
        for connection in self.connections:
            await connection.close()
        for reader in self.readers:
            reader.cancel()
