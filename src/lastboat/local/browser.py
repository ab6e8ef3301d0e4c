"""What the workers of a page call in a browser's Python, and what they provide for it."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from typing import Any, Protocol

from lastboat.compile import wasm_engine
from lastboat.kernel.game import game
from lastboat.local.bots import Result
from lastboat.local.service import Client, Service
from lastboat.local.storage import to_text


class Host(Protocol):
    """What the worker of the tables provides: a `Storage`, searches in other workers, and the way to the clients."""

    pace: float

    async def load(self, table: str) -> str | None:
        """See `Storage`."""

    async def write(self, table: str, head: str, steps: str, chat: str) -> bool:
        """See `Storage`."""

    def summarize(self, table: str, summary: str) -> None:
        """See `Storage`."""

    async def search(self, game: str, task: Any, advice: bool) -> Any:
        """The result of a task, both pickled."""

    def send(self, client: str, frame: str) -> None:
        """Send a frame to a client."""


class Searches:
    """Workers for tasks that take long."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def run(self, game: str, task: Callable[[], Result], advice: bool = False) -> Result:
        """The result of a task at a game."""
        found = await self._host.search(game, pickle.dumps(task), advice)
        result: Result = pickle.loads(found.to_bytes())
        return result


class Tables:
    """The tables of this device."""

    def __init__(self, host: Host) -> None:
        self._host, self._service = host, Service(host, Searches(host), host.pace)
        self._clients: dict[str, Client] = {}

    async def request(self, asked: str) -> str:
        """Answer a request: `{path, query, body, token}` as JSON."""
        return to_text(await self._service.request(**json.loads(asked)))

    def open(self, client: str) -> None:
        """A client connects."""
        self._clients[client] = self._service.client(lambda frame: self._host.send(client, to_text(frame)))

    async def receive(self, client: str, frame: str) -> None:
        """Answer a frame of a client."""
        if client in self._clients:
            await self._clients[client].receive(json.loads(frame))

    def close(self, client: str) -> None:
        """A client leaves."""
        if client in self._clients:
            self._clients.pop(client).close()


def add_engine(game_id: str, module: wasm_engine.Module) -> None:
    """Search a game with its WebAssembly module from now on."""
    wasm_engine.modules[game(game_id).package] = module


def run(task: Any) -> bytes:
    """Do a pickled task; its result, pickled."""
    return pickle.dumps(pickle.loads(task.to_bytes())())
