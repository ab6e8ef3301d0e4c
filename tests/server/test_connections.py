"""Connections that are silent, slow or never read are ended; others go on."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from lastboat.server.web import connections
from lastboat.server.web.connections import HttpProtocol, SocketProtocol
from tests.server.postgres import free_port

BIG = b"x" * 4_000_000
PATIENCE = 30.0
"""Seconds to wait for a connection to end, on a busy machine."""


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answers with four megabytes, as HTTP or as frames without end."""
    if scope["type"] == "http":
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": BIG if scope["path"] == "/big" else b"ok"})
    elif scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while scope["path"] == "/silent":
            if (await receive())["type"] == "websocket.disconnect":
                return
        while True:
            await send({"type": "websocket.send", "bytes": BIG})


class Serving:
    """The protocols on a port, with short limits."""

    def __init__(self) -> None:
        self.port = free_port()
        self.server = uvicorn.Server(
            uvicorn.Config(app, port=self.port, http=HttpProtocol, ws=SocketProtocol, lifespan="off", log_level="error")
        )

    async def __aenter__(self) -> Serving:
        self.task = asyncio.create_task(self.server.serve())
        while not self.server.started:
            await asyncio.sleep(0.01)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.force_exit = self.server.should_exit = True
        await self.task

    async def open(self, *words: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection that has sent some bytes."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1024)
        for word in words:
            writer.write(word)
        await writer.drain()
        return reader, writer

    async def until_all_are_gone(self) -> None:
        """Wait until the server holds no connection."""
        async with asyncio.timeout(PATIENCE):
            while self.server.server_state.connections:
                await asyncio.sleep(0.02)


@pytest.fixture(autouse=True)
def short_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_WITHIN", 0.5)
    monkeypatch.setattr(connections, "WRITE_WITHIN", 0.5)


async def _rest_of(reader: asyncio.StreamReader) -> bytes:
    """What comes until the server ends the connection."""
    try:
        return await reader.read(100)
    except ConnectionResetError:
        return b""


def handshake(port: int) -> bytes:
    """The request that opens a socket."""
    protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}/api/socket"))
    protocol.send_request(protocol.connect())
    return b"".join(protocol.data_to_send())


SILENT = [b"", b"GET / HTTP/1.1\r\nHost: a\r\n", b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n12"]


@pytest.mark.parametrize("said", SILENT)
def test_a_request_that_does_not_come_ends_the_connection(said: bytes) -> None:
    async def run() -> None:
        async with Serving() as serving:
            opened = [await serving.open(said) for _ in range(20)]
            async with asyncio.timeout(PATIENCE):
                for reader, _ in opened:
                    assert await _rest_of(reader) == b""
            await serving.until_all_are_gone()
            for _, writer in opened:
                writer.close()

    asyncio.run(run())


def test_a_client_that_does_not_read_is_ended() -> None:
    async def run() -> None:
        async with Serving() as serving:
            for words in (b"GET /big HTTP/1.1\r\nHost: a\r\n\r\n", handshake(serving.port)):
                _, writer = await serving.open(words)
                async with asyncio.timeout(PATIENCE):
                    while not serving.server.server_state.connections:
                        await asyncio.sleep(0.01)
                await serving.until_all_are_gone()
                writer.close()

    asyncio.run(run())


def test_who_asks_and_reads_in_time_stays() -> None:
    async def run() -> None:
        async with Serving() as serving:
            reader, writer = await serving.open()
            for _ in range(4):
                writer.write(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
                head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
                assert head.startswith(b"HTTP/1.1 200")
                assert b"ok" in await asyncio.wait_for(reader.read(100), PATIENCE) or b"chunked" in head
                await asyncio.sleep(0.3)
            writer.close()

    asyncio.run(run())


def test_connections_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HttpProtocol, "most", 3)

    async def run() -> None:
        async with Serving() as serving:
            opened = [await serving.open() for _ in range(8)]
            async with asyncio.timeout(PATIENCE):
                while len(serving.server.server_state.connections) > 3:
                    await asyncio.sleep(0.01)
            for _, writer in opened:
                writer.close()

    asyncio.run(run())


def test_a_closed_socket_is_free_without_the_garbage_collector(monkeypatch: pytest.MonkeyPatch) -> None:
    held: weakref.WeakSet[SocketProtocol] = weakref.WeakSet()
    connection_made = SocketProtocol.connection_made

    def made(self: SocketProtocol, transport: Any) -> None:
        held.add(self)
        connection_made(self, transport)

    monkeypatch.setattr(SocketProtocol, "connection_made", made)

    async def run() -> None:
        async with Serving() as serving:
            for _ in range(5):
                async with connect(f"ws://127.0.0.1:{serving.port}/silent") as socket:
                    await socket.send("hello")
                    assert len(held) == 1
                async with asyncio.timeout(PATIENCE):
                    while held:
                        await asyncio.sleep(0.02)

    gc.disable()
    try:
        asyncio.run(run())
    finally:
        gc.enable()
