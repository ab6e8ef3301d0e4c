"""A small client for scripts: makes tables, sits down, plays over REST or over the socket, and comes back.

It knows what docs/protocol.md says and nothing else. Tests and benchmarks play through it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Json = dict[str, Any]
LARGEST_FRAME = 8 << 20
LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)
"""What a lost connection looks like."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class Refused(Exception):
    """The server said no, and why."""

    def __init__(self, status: int, problem: Json) -> None:
        super().__init__(f"{status} {problem.get('type')}: {problem.get('detail')}")
        self.status, self.problem = status, problem


@dataclass
class Seated:
    """A table and the tokens held at it."""

    id: str
    host: str = ""
    invite: str = ""
    watch: str = ""
    seats: dict[int, str] = field(default_factory=dict)

    @property
    def tokens(self) -> list[str]:
        """The seats' tokens, in the order of the seats."""
        return [token for _, token in sorted(self.seats.items())]


class Rest:
    """The HTTP part of the protocol."""

    def __init__(self, url: str, transport: httpx.AsyncBaseTransport | None = None) -> None:
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=100)
        self.http = httpx.AsyncClient(base_url=url, transport=transport, limits=limits, timeout=30)

    async def ask(self, method: str, path: str, token: str | None = None, **options: Any) -> httpx.Response:
        """Any request, with a token in the header; the answer as it is."""
        headers = dict(options.pop("headers", {}))
        if token:
            headers["Authorization"] = b"Bearer " + token.encode()
        return await self.http.request(method, path, headers=headers, **options)

    async def get(self, path: str, token: str | None = None, **query: Any) -> Any:
        """What a GET answers."""
        return _answer(await self.ask("GET", path, token, params=query))

    async def post(self, path: str, token: str | None = None, body: Any = None) -> Any:
        """What a POST answers."""
        return _answer(await self.ask("POST", path, token, json={} if body is None else body))

    async def create(self, game: str, seats: Sequence[Json] | int = 2, **more: Any) -> Seated:
        """A new table; a number of seats means that all of them are ours."""
        if isinstance(seats, int):
            seats = [{"kind": "me", "name": f"Player {n + 1}"} for n in range(seats)]
        return _seated(await self.post("/api/tables", body={"game": game, "seats": list(seats), **more}))

    async def load(self, text: str, **more: Any) -> Seated:
        """A table from the text of a match."""
        return _seated(await self.post("/api/tables/import", body={"text": text, **more}))

    async def join(self, table: str, name: str, **more: Any) -> tuple[int, str]:
        """Sit down; the seat and its token."""
        answer = await self.post(f"/api/tables/{table}/join", body={"name": name, **more})
        return int(answer["seat"]), str(answer["token"])

    async def start(self, seated: Seated) -> Json:
        """Begin, unless the table has begun by itself when its last seat was taken."""
        summary: Json = await self.get(f"/api/tables/{seated.id}", seated.host)
        if summary["state"] == "open":
            summary = await self.post(f"/api/tables/{seated.id}/start", seated.host)
        return summary

    async def view(self, table: str, token: str | None = None, **query: Any) -> Json:
        """How things stand for a seat."""
        answer: Json = await self.get(f"/api/tables/{table}/view", token, **query)
        return answer

    async def play(self, table: str, token: str, do: int | str, at: int, play_id: str = "") -> Json:
        """One play."""
        body = {"do": do, "at": at, "id": play_id or secrets.token_hex(8)}
        answer: Json = await self.post(f"/api/tables/{table}/play", token, body)
        return answer

    async def match_text(self, table: str, token: str | None = None) -> str:
        """The match as text."""
        answer = await self.ask("GET", f"/api/tables/{table}/match.txt", token)
        if answer.status_code != 200:
            _answer(answer)
        return answer.text

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()


class Socket:
    """One connection to one table."""

    def __init__(self, connection: ClientConnection, welcome: Json) -> None:
        self.connection, self.welcome = connection, welcome
        self.heard: list[Json] = []
        """Frames that came while something else was waited for."""

    @classmethod
    async def open(
        cls, url: str, table: str, tokens: Sequence[str] = (), timeout: float = 20, **hello: Any
    ) -> Socket:  # fmt: skip
        """Connect, say hello and wait for the welcome."""
        connection = await dial(url, timeout)
        try:
            await connection.send(_text({"type": "hello", "table": table, "tokens": list(tokens), **hello}))
            welcome = _decode(await asyncio.wait_for(connection.recv(), timeout))
        except BaseException:
            await connection.close()
            raise
        if welcome["type"] != "welcome":
            await connection.close()
            problem = welcome.get("problem", welcome)
            raise Refused(problem.get("status", 0), problem)
        return cls(connection, welcome)

    async def send(self, frame: Mapping[str, Any]) -> None:
        """One frame."""
        await self.connection.send(_text(frame))

    async def receive(self, timeout: float = 20) -> Json:
        """The next frame."""
        frame: Json = _decode(await asyncio.wait_for(self.connection.recv(), timeout))
        return frame

    async def until(self, fits: Callable[[Json], bool], timeout: float = 20) -> Json:
        """The next frame that fits; others are kept in `heard`."""
        async with asyncio.timeout(timeout):
            while not fits(frame := _decode(await self.connection.recv())):
                self.heard.append(frame)
        found: Json = frame
        return found

    async def play(self, seat: int, do: int | str, at: int, play_id: str = "", timeout: float = 20) -> Json:
        """Play and wait for the answer; a refusal is raised."""
        play_id = play_id or secrets.token_hex(8)
        await self.send({"type": "play", "seat": seat, "do": do, "at": at, "id": play_id})
        answer = await self.until(lambda frame: frame.get("id") == play_id, timeout)
        if answer["type"] == "refused":
            raise Refused(answer["problem"]["status"], answer["problem"] | {"answer": answer})
        return answer

    async def close(self) -> None:
        """Hang up."""
        await self.connection.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()


async def dial(url: str, timeout: float = 20, **options: Any) -> ClientConnection:
    """A bare connection to the socket's address, without compression."""
    address = url.replace("http", "ws", 1) + "/api/socket"
    options = {"compression": None, "max_size": LARGEST_FRAME, "open_timeout": timeout, **options}
    return await connect(address, ping_interval=None, close_timeout=1, proxy=None, **options)


def able(views: Mapping[str, Json]) -> list[tuple[int, int]]:
    """What the seats of these views can do, as (seat, code)."""
    return [(choice["seat"], choice["code"]) for view in views.values() for choice in view["choices"]]


def _text(frame: Mapping[str, Any]) -> str:
    return _encode(frame).decode()


def _answer(response: httpx.Response) -> Any:
    if response.is_success:
        return response.json() if response.content else None
    try:
        problem = response.json()
    except ValueError:
        problem = {"type": "not-json", "detail": response.text[:500]}
    raise Refused(response.status_code, problem)


def _seated(answer: Json) -> Seated:
    return Seated(
        answer["table"]["id"], answer["host"], answer["invite"], answer["watch"],
        {int(seat): token for seat, token in answer["seats"].items()},
    )  # fmt: skip
