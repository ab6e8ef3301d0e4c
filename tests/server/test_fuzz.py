"""Very many broken requests and frames: no answer says that the server is at fault, and its memory stays flat."""

from __future__ import annotations

import asyncio
import copy
import json
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect as dial
from websockets.exceptions import ConnectionClosed

from tests.server.client import Rest, Seated
from tests.server.processes import Server, sqlite_url
from tests.server.test_durability import QUIET

FEW, VERY_MANY = 4_000, 1_000_000
"""Inputs in all, half of them requests and half frames."""
LINES = 4
"""Connections at the same time, of each kind."""
BATCH = 40
"""Inputs at once on a connection: fewer than the bad frames after which a client is disconnected."""
WARM = 0.2
"""The share of the inputs after which the memory is measured first."""
GROWTH = 48 << 20
"""Bytes by which the memory may grow afterwards."""
PATIENCE = 120.0

COMMITMENT = "ab" * 32
BODIES: tuple[tuple[str, Any], ...] = (
    ("", {"game": "pompeii", "seats": [{"kind": "me", "name": "Ann", "commitment": COMMITMENT}, {"kind": "bot"}]}),
    ("/import", {"text": "lastboat match 1\ngame: pompeii 1\nseats: 2\nchance: seed 1\n\n* card 3\nend: 1 0123456789"}),
    ("/{table}/join", {"name": "Ann", "seat": 1, "commitment": COMMITMENT}),
    ("/{table}/play", {"do": 3, "at": 1, "id": "a"}),
    ("/{table}/undo", {"at": 1, "id": "b"}),
    ("/{table}/talk", {"say": "hello"}),
    ("/{table}/callouts", {"callout": "hello", "element": "tile:1"}),
    ("/{table}/proposals", {"seat": 1, "do": 2, "at": 1}),
    ("/{table}/commitment", {"commitment": COMMITMENT}),
    ("/{table}/number", {"number": COMMITMENT}),
    ("/{table}/branch", {"record": 1, "seats": [{"kind": "me"}, {"kind": "me"}]}),
    ("/{table}/seats/1", {"kind": "bot", "bot": "greedy", "name": "B"}),
    ("/{table}/seats/1/stand-in", {"bot": "greedy"}),
    ("/{table}/reports", {"line": 1, "reason": "rude"}),
)
FRAMES: tuple[Any, ...] = (
    {"type": "play", "seat": 0, "do": 3, "at": 1, "id": "a"},
    {"type": "undo", "seat": 0, "at": 1, "id": "b"},
    {"type": "choices", "of": 1},
    {"type": "propose", "seat": 0, "for": 1, "do": 2, "at": 1},
    {"type": "dismiss", "seat": 0, "proposal": "none"},
    {"type": "say", "seat": 0, "text": "hello"},
    {"type": "callout", "seat": 0, "callout": "hello", "element": "tile:1"},
    {"type": "point", "seat": 0, "element": "tile:1"},
    {"type": "odds", "on": False},
    {"type": "hello", "table": "t", "tokens": ["x"], "version": 1, "lang": "de"},
)
STRANGE: tuple[Any, ...] = (
    None, True, -1, 0, 2**31, 2**63, 10**40, 1.5, "", "\0", "\ud800", "‮", "x" * 300, "ab" * 32, "AB" * 32, [], {}, [[]],
    {"a": {}}, "/", "..", "%00", "*", "?",
)  # fmt: skip


def broken(value: Any, rng: Random) -> bytes:
    """A value as JSON with something wrong: a part replaced, added or left out, or damaged bytes."""
    value = json.loads(json.dumps(value))
    for _ in range(rng.randint(0, 2)):
        _change(value, rng)
    data = bytearray(json.dumps(value).encode())
    for _ in range(rng.choice((0, 0, 0, 1, 3))):
        at = rng.randrange(len(data) + 1)
        match rng.randrange(4):
            case 0:
                data[at:at] = rng.randbytes(rng.randint(1, 4))
            case 1:
                del data[at : at + rng.randint(1, 8)]
            case 2:
                data[at : at + 1] = bytes([rng.randrange(256)])
            case _:
                data[at:at] = data[at : at + 20] * rng.randint(1, 3)
    return bytes(data)


def _change(value: Any, rng: Random) -> None:
    if isinstance(value, dict) and value:
        key = rng.choice(list(value))
        if isinstance(value[key], (dict, list)) and value[key] and rng.random() < 0.6:
            _change(value[key], rng)
        elif rng.random() < 0.2:
            del value[key]
        else:
            value[rng.choice((key, key, "more", "seat"))] = _strange(rng)
    elif isinstance(value, list) and value:
        place = rng.randrange(len(value))
        if isinstance(value[place], (dict, list)) and rng.random() < 0.6:
            _change(value[place], rng)
        else:
            value[place : place + 1] = [_strange(rng) for _ in range(rng.randint(0, 6))]


def _strange(rng: Random) -> Any:
    """A copy: the next change may change what is inside of it."""
    return copy.deepcopy(rng.choice(STRANGE))


class Fuzz:
    """Counts what is sent and what comes back."""

    def __init__(self, server: Server, seated: Seated, count: int) -> None:
        self.server, self.seated, self.left = server, seated, {"requests": count // 2, "frames": count // 2}
        self.answers: Counter[str] = Counter()

    def take(self, kind: str) -> int:
        """How many to send next."""
        found = min(BATCH, self.left[kind])
        self.left[kind] -= found
        return found

    async def requests(self, rng: Random) -> None:
        """Requests one behind the other on a connection, which a broken one may end."""
        while count := self.take("requests"):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
            for number in range(count):
                path, body = rng.choice(BODIES)
                table = self.seated.id if rng.random() < 0.9 else "".join(rng.choice("ab2%/") for _ in range(5))
                token = rng.choice((self.seated.host, self.seated.seats[0], "x"))
                data, last = broken(body, rng), "close" if number == count - 1 else "keep-alive"
                head = (
                    f"POST /api/tables{path.replace('{table}', table)} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                    f"Content-Type: application/json\r\nAuthorization: Bearer {token}\r\n"
                    f"Connection: {last}\r\nContent-Length: {len(data)}\r\n\r\n"
                )
                writer.write(head.encode() + data)
            async with asyncio.timeout(PATIENCE):
                answer = await reader.read()
            self.answers.update(found.decode() for found in re.findall(rb"HTTP/1\.1 (\d{3})", answer))
            writer.close()

    async def frames(self, rng: Random) -> None:
        """Frames at the socket of a seat; after too many bad ones it is closed."""
        while count := self.take("frames"):
            hello = {"type": "hello", "table": self.seated.id, "tokens": [self.seated.seats[0]]}
            async with dial(f"ws://127.0.0.1:{self.server.port}/api/socket", max_size=None) as socket:
                await socket.send(json.dumps(hello))
                for _ in range(count):
                    data = broken(rng.choice(FRAMES), rng)
                    await socket.send(data if rng.random() < 0.3 else data.decode("utf-8", "replace"))
                await socket.send('{"type": "ping"}')
                try:
                    async with asyncio.timeout(PATIENCE):
                        while (answer := json.loads(await socket.recv()))["type"] != "pong":
                            if answer["type"] == "refused":
                                self.answers[str(answer["problem"]["status"])] += 1
                except ConnectionClosed as closed:
                    self.answers[f"closed {closed.rcvd.code if closed.rcvd else 0}"] += 1

    async def run(self, rng: Random) -> None:
        """Send everything."""
        async with asyncio.TaskGroup() as group:
            for _ in range(LINES):
                group.create_task(self.requests(Random(rng.random())))
                group.create_task(self.frames(Random(rng.random())))


def memory(server: Server) -> int:
    """The resident memory of a server, in bytes."""
    assert server.process
    status = Path(f"/proc/{server.process.pid}/status").read_text("ascii")
    return int(re.findall(r"VmRSS:\s+(\d+) kB", status)[0]) * 1024


def withstands(server: Server, count: int) -> None:
    """Send so many inputs, and count the answers."""

    async def story() -> None:
        async with Rest(server.url) as rest:
            seated = await rest.create("pompeii", [{"kind": "me"}, {"kind": "me"}], start=True)
            first = Fuzz(server, seated, int(count * WARM))
            await first.run(Random(1))
            before = memory(server)
            rest_of_it = Fuzz(server, seated, count - int(count * WARM))
            await rest_of_it.run(Random(2))
            grown = memory(server) - before
            answers = first.answers + rest_of_it.answers
            print(dict(sorted(answers.items())), f"{before >> 20} MB, then {grown >> 20} MB more")
            assert {status for status in answers if status.startswith("5") or status == "closed 1011"} == set()
            assert answers["422"] > count / 4, "most were read and refused"
            assert grown < GROWTH
            assert (await rest.get(f"/api/tables/{seated.id}", seated.host))["id"] == seated.id

    asyncio.run(story())


@pytest.fixture
def unlimited(tmp_path: Path) -> Any:
    """A server without limits of how much is asked, which keeps few tables in memory."""
    env = QUIET | {"LASTBOAT_LIVE_TABLES": "50"}
    with Server(sqlite_url(tmp_path / "fuzz.db"), env=env) as server:
        yield server


def test_broken_inputs_are_refused(unlimited: Server) -> None:
    withstands(unlimited, FEW)


@pytest.mark.soak
def test_a_million_broken_inputs_are_refused(unlimited: Server) -> None:
    withstands(unlimited, VERY_MANY)
