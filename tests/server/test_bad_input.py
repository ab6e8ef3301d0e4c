"""Bad input: whatever comes over the wire is refused clearly, the server stays up, and other tables do not notice.

Attackers come from an address of their own, as they would; a healthy table is played all the while from another.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket as sockets
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode, checks
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.protocol import State

from tests.server.client import Json, Rest, Seated, Socket, able, dial
from tests.server.processes import Server, sqlite_url
from tests.server.test_durability import QUIET

ATTACKER, DEAF = "127.0.0.2", "127.0.0.3"
PATIENCE = 20.0
"""Seconds within which a healthy table is answered, on a machine that may be very busy."""
MEGABYTE = 1 << 20
TOO_BIG = 1009
PROBLEM = "application/problem+json"


def well(server: Server) -> None:
    """It runs, and nothing of ours has gone wrong inside it."""
    assert server.alive, server.log[-4000:]
    assert "/src/lastboat/" not in server.log, server.log[-4000:]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as it is in the open, with all its limits."""
    env = {**QUIET, "LASTBOAT_LIMITS": "on"}
    with Server(sqlite_url(tmp_path_factory.mktemp("bad") / "bad.db"), env=env) as found:
        yield found
        well(found)


@dataclass
class Health:
    """How a table fared meanwhile."""

    moves: int = 0
    slowest: float = 0.0
    seated: list[Seated] = field(default_factory=list)


@asynccontextmanager
async def healthy_table(server: Server) -> AsyncIterator[Health]:
    """A table that is played while the block runs; every move must be answered."""
    health = Health()
    done = asyncio.Event()

    async def play() -> None:
        rng = random.Random(1)
        while not done.is_set():
            async with Rest(server.url) as rest:
                seated = await rest.create("pompeii", 2)
                await rest.start(seated)
            health.seated.append(seated)
            async with await Socket.open(server.url, seated.id, seated.tokens) as socket:
                views, version = socket.welcome["views"], socket.welcome["version"]
                while (choices := able(views)) and not done.is_set():
                    began = time.perf_counter()
                    answer = await socket.play(*rng.choice(choices), version, timeout=PATIENCE)
                    health.slowest = max(health.slowest, time.perf_counter() - began)
                    health.moves += 1
                    views, version = answer["views"], answer["version"]
                    await asyncio.sleep(0.15)

    playing = asyncio.create_task(play())
    while not health.moves and not playing.done():
        await asyncio.sleep(0.01)
    try:
        yield health
        before, until = health.moves, time.perf_counter() + 2 * PATIENCE
        while health.moves < before + 2 and not playing.done() and time.perf_counter() < until:
            await asyncio.sleep(0.01)
        assert health.moves >= before + 2, "the healthy table goes on afterwards"
    finally:
        done.set()
        await playing


# The documented requests ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without limits of how much is asked, for very many requests from one address."""
    with Server(sqlite_url(tmp_path_factory.mktemp("fuzz") / "fuzz.db"), env=QUIET) as found:
        yield found
        well(found)


@pytest.fixture(scope="module")
def real(fuzzed: Server) -> dict[str, list[str]]:
    """Tables that are there, and tokens that open them: what is invented meets no table at all."""

    async def make() -> dict[str, list[str]]:
        async with Rest(fuzzed.url) as rest:
            begun, waiting = await rest.create("pompeii", 2), await rest.create("nisyros", 3, listed=True)
            await rest.start(begun)
        return {"tables": [begun.id, waiting.id], "tokens": [*begun.tokens, begun.host, waiting.host, begun.watch]}

    return asyncio.run(make())


CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
FEW = settings(max_examples=4, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
MANY = settings(FEW, max_examples=150)


def ask(case: Any, real: dict[str, list[str]]) -> None:
    """Send it, mostly to a real table and with a real token, and hold the answer against the document."""
    rng = random.Random(repr((case.path_parameters, case.query, case.body)))
    if case.path_parameters and "table" in case.path_parameters and rng.random() < 0.8:
        case.path_parameters["table"] = rng.choice(real["tables"])
    headers = {"Authorization": f"Bearer {rng.choice(real['tokens'])}"} if rng.random() < 0.8 else {}
    case.call_and_validate(checks=CHECKS, headers=headers)


def fuzz(server: Server, real: dict[str, list[str]], how_many: settings) -> None:
    """Every documented operation, with what fits the document and what does not."""
    document = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    operations: list[Any] = list(document.get_all_operations())
    assert len(operations) > 20
    for operation in operations:
        for mode in GenerationMode:

            @how_many
            @given(case=operation.ok().as_strategy(generation_mode=mode))
            def one_operation(case: Any) -> None:
                ask(case, real)

            with contextlib.suppress(Unsatisfiable):  # a request without parameters can hardly be wrong
                one_operation()
    well(server)


def test_documented_requests(fuzzed: Server, real: dict[str, list[str]]) -> None:
    fuzz(fuzzed, real, FEW)


@pytest.mark.soak
def test_very_many_documented_requests(fuzzed: Server, real: dict[str, list[str]]) -> None:
    fuzz(fuzzed, real, MANY)


# Other requests ------------------------------------------------------------------------------------


def nested(depth: int) -> bytes:
    return b'{"game":' + b"[" * depth + b"]" * depth + b"}"


BODIES: tuple[tuple[str, bytes, dict[str, str], int], ...] = (
    ("a megabyte", b'{"game": "' + b"x" * MEGABYTE + b'"}', {}, 413),
    ("a megabyte without a length", b"x" * MEGABYTE, {"Transfer-Encoding": "chunked"}, 413),
    ("no JSON", b"{", {}, 422),
    ("no text", b"\xff\xfe\x00\x80", {}, 422),
    ("very deep", nested(30_000), {}, 422),
    ("a list", b"[]", {}, 422),
    ("nothing", b"", {}, 422),
    ("a number that is none", b'{"game": NaN, "seats": []}', {}, 422),
    ("half a character", b'{"game": "\\ud800", "seats": [{"kind": "me"}, {"kind": "me"}]}', {}, 422),
    ("too much", b'{"game": "pompeii", "seats": [{"kind": "me"}, {"kind": "me"}], "admin": true}', {}, 422),
    ("another type", b"<game/>", {"Content-Type": "text/xml"}, 422),
    ("another page", b"{}", {"Origin": "https://elsewhere.example"}, 403),
    ("no page at all", b"{}", {"Origin": "null"}, 403),
)


@pytest.mark.parametrize(("what", "body", "headers", "status"), BODIES, ids=[body[0] for body in BODIES])
def test_bodies_are_refused(server: Server, what: str, body: bytes, headers: dict[str, str], status: int) -> None:
    def chunks() -> Iterator[bytes]:
        for start in range(0, len(body), 4096):
            yield body[start : start + 4096]

    content = chunks() if "Transfer-Encoding" in headers else body
    given = {"Content-Type": "application/json", **headers}
    try:
        answer = httpx.post(f"{server.url}/api/tables", content=content, headers=given, timeout=PATIENCE)
    except (httpx.WriteError, httpx.ReadError):
        assert status == 413, "only what is too large is cut off"
        return
    refused(answer, status)


def refused(answer: httpx.Response, status: int) -> None:
    """A problem that says what it is."""
    assert answer.status_code == status, answer.text[:500]
    assert answer.headers["content-type"] == PROBLEM
    problem = answer.json()
    assert problem["type"].startswith("error-")
    assert problem["status"] == status
    assert problem["detail"]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/tables/" + "x" * 3000, 404),
        ("GET", "/api/tables/%00%ff/view", 404),
        ("GET", "/api/tables/..%2f..%2fetc%2fpasswd", 404),
        ("GET", "/api/words/en/..%2f..%2fkernel", 404),
        ("GET", "/api/words/xx/kernel", 404),
        ("GET", "/api/games/nonsense/rulebook/en", 404),
        ("GET", "/api/nothing", 404),
        ("PUT", "/api/tables", 405),
        ("DELETE", "/api/tables/abc/play", 405),
    ],
)  # fmt: skip
def test_paths_are_refused(server: Server, method: str, path: str, status: int) -> None:
    refused(httpx.request(method, server.url + path, timeout=PATIENCE), status)


def test_bytes_that_are_no_http(server: Server) -> None:
    rng = random.Random(2)
    begun = b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    for data in (
        b"\x00" * 100,
        bytes(rng.randrange(256) for _ in range(5000)),
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999\r\n\r\n{",
        begun + b"\r\n",
        begun + b"Sec-WebSocket-Version: 99\r\nSec-WebSocket-Key: AAAA\r\n\r\n",
        begun + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: no key\r\n\r\n",
    ):
        with sockets.create_connection(("127.0.0.1", server.port), 5, (ATTACKER, 0)) as line:
            line.settimeout(1)
            try:
                line.sendall(data)
                line.recv(4096)
            except OSError:
                continue
    assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200


# The socket ----------------------------------------------------------------------------------------

FRAMES: tuple[Any, ...] = (
    "", " ", "null", "[]", "0", '"play"', "{", "{}", '{"type": 5}', '{"type": "nonsense"}', '{"type": "hello"}',
    '{"type": "play"}', '{"type": "play", "seat": "0", "do": 1, "at": 1, "id": "a"}',
    '{"type": "play", "seat": 0, "do": null, "at": 1, "id": "a"}',
    '{"type": "play", "seat": 0, "do": 1e400, "at": 1, "id": "a"}',
    '{"type": "play", "seat": 0, "do": 99999999999999999999999, "at": 1, "id": "a"}',
    '{"type": "play", "seat": 0, "do": -1, "at": 1, "id": "a"}',
    '{"type": "play", "seat": 0, "do": 2147483647, "at": 1, "id": "a"}',
    '{"type": "play", "seat": 0, "do": "nonsense words", "at": 1, "id": "a"}',
    '{"type": "play", "seat": 0, "do": 0, "at": -1, "id": "a"}',
    '{"type": "play", "seat": 0, "do": 0, "at": 1, "id": "' + "x" * 65 + '"}',
    '{"type": "play", "seat": 99, "do": 0, "at": 1, "id": "a"}',
    '{"type": "undo", "seat": 0, "at": 1}', '{"type": "choices", "of": 77}',
    '{"type": "propose", "seat": 0, "for": 9, "do": 0, "at": 1}',
    '{"type": "dismiss", "seat": 0, "proposal": "none"}',
    '{"type": "say", "seat": 0, "text": ""}', '{"type": "say", "seat": 0, "text": "\\u0000\\u202e"}',
    '{"type": "say", "seat": 0, "text": "' + "x" * 20_000 + '"}',
    '{"type": "point", "seat": 0, "element": "<script>"}',
    '{"type": "hello", "table": "again", "tokens": []}',
    '{"type": "ping", "more": 1}', "[" * 10_000, '{"a":' * 5000, b"\x00\xff\xfe", b"{}", "\ud7ff",
)  # fmt: skip


async def attack(server: Server, seated: Seated, frame: Any) -> Json | None:
    """Say one thing at a table; the refusal, or None where the line was cut."""
    socket = await dial(server.url, local_addr=(ATTACKER, 0))
    try:
        await socket.send(json.dumps({"type": "hello", "table": seated.id, "tokens": [seated.seats[0]]}))
        await socket.recv()
        await socket.send(frame)
        async with asyncio.timeout(PATIENCE):
            while True:
                answer: Json = json.loads(await socket.recv())
                if answer["type"] == "refused":
                    return answer
    except ConnectionClosed:
        return None
    finally:
        await socket.close()


def test_frames_are_refused(server: Server) -> None:
    """Each of them gets a typed problem; nothing is changed."""

    async def run() -> None:
        async with healthy_table(server) as health, Rest(server.url) as rest:
            seated = await rest.create("pompeii", 2)
            await rest.start(seated)
            before = await rest.view(seated.id, seated.seats[0])
            for frame in FRAMES:
                answer = await attack(server, seated, frame)
                assert answer is not None, frame[:100]
                assert answer["problem"]["type"] != "error-too-many", "the attacker was to be slow enough"
                assert answer["problem"]["type"].startswith("error-"), frame[:100]
                assert answer["problem"]["status"] >= 400
                assert answer.get("version", 1) == 1, frame[:100]
                assert answer.get("views", {"0": {"version": 1}})["0"]["version"] == 1
                await asyncio.sleep(0.06)
            assert await rest.view(seated.id, seated.seats[0]) == before
        assert health.slowest < PATIENCE

    asyncio.run(run())


def test_a_first_frame_that_is_no_hello(server: Server) -> None:
    async def run() -> None:
        for frame in ('{"type": "ping"}', "nonsense", b"\xff\x00", '{"type": "hello", "table": "x", "tokens": [5]}'):
            socket = await dial(server.url, local_addr=(ATTACKER, 0))
            await socket.send(frame)
            answer = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            assert answer["type"] == "refused"
            assert answer["problem"]["type"].startswith("error-")
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(socket.recv(), PATIENCE)

    asyncio.run(run())


def test_random_bytes_and_broken_frames(server: Server) -> None:
    """Below the messages: random bytes after the handshake, frames with wrong lengths, masks, codes and texts."""

    async def run() -> None:
        rng = random.Random(3)
        async with healthy_table(server) as health:
            for number in range(60):
                socket = await dial(server.url, local_addr=(ATTACKER, 0))
                raw = bytes(rng.randrange(256) for _ in range(rng.choice((1, 2, 10, 500))))
                if number % 3 == 0:
                    raw = bytes([rng.choice((0x81, 0x82, 0x89, 0x88, 0x80, 0x8F, 0xC1)), 0x80 | len(raw[:100])]) + raw
                socket.transport.write(raw)
                await asyncio.sleep(0.01)
                socket.transport.abort()
            async with asyncio.timeout(PATIENCE):
                bad_text = await dial(server.url, local_addr=(ATTACKER, 0))
                bad_text.transport.write(b"\x81\x82\x00\x00\x00\x00\xff\xfe")
                with pytest.raises(ConnectionClosed):
                    await bad_text.recv()
        assert health.slowest < PATIENCE

    asyncio.run(run())


def test_messages_of_a_megabyte(server: Server) -> None:
    async def run() -> None:
        async with healthy_table(server) as health:
            for frame in ("x" * MEGABYTE, b"x" * MEGABYTE, json.dumps({"type": "hello", "table": "x" * MEGABYTE})):
                socket = await dial(server.url, local_addr=(ATTACKER, 0))
                with contextlib.suppress(ConnectionClosed):
                    await socket.send(frame)
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(socket.recv(), PATIENCE)
                assert socket.close_code == TOO_BIG
        assert health.slowest < PATIENCE

    asyncio.run(run())


def test_a_thousand_connections_from_one_address(server: Server) -> None:
    """Most are turned away at the door; those let in may stay; others are served as before."""

    async def run() -> None:
        async with healthy_table(server) as health:
            before = health.moves
            gate = asyncio.Semaphore(100)
            opened: list[Any] = []
            turned_away: list[int] = []

            async def connect() -> None:
                async with gate:
                    try:
                        opened.append(await dial(server.url, 60, local_addr=(ATTACKER, 0)))
                    except InvalidStatus as refusal:
                        turned_away.append(refusal.response.status_code)

            await asyncio.gather(*(connect() for _ in range(1000)))
            assert len(opened) + len(turned_away) == 1000
            assert 0 < sum(socket.state is State.OPEN for socket in opened) <= 64  # silent ones are let go in time
            assert set(turned_away) <= {403, 429}
            async with httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address=ATTACKER)) as http:
                answers = [await http.get(f"{server.url}/api/games") for _ in range(3)]
            assert {answer.status_code for answer in answers} <= {200, 429}
            for socket in opened:
                await socket.close()
            assert health.moves > before, "the healthy table went on meanwhile"
        assert health.slowest < PATIENCE

    asyncio.run(run())


def test_a_client_that_does_not_read_is_let_go(server: Server) -> None:
    """Somebody who never takes what is sent cannot make the table wait."""

    async def run() -> None:
        async with healthy_table(server) as health, Rest(server.url) as rest:
            seated = health.seated[-1]
            deaf = await dial(server.url, local_addr=(DEAF, 0), max_queue=1)
            await deaf.send(json.dumps({"type": "hello", "table": seated.id, "tokens": [], "watch": seated.watch}))
            before = health.moves
            until = time.perf_counter() + PATIENCE
            while health.moves < before + 12 and time.perf_counter() < until:
                await asyncio.sleep(0.05)
            assert health.moves >= before + 12 or seated is not health.seated[-1]
            assert (await rest.ask("GET", "/healthz")).status_code == 200
            deaf.transport.abort()
        assert health.slowest < PATIENCE

    asyncio.run(run())
