"""Several servers on one database, clients that write down what they see, and faults that strike meanwhile.

`Fleet.in_namespaces` gives each server a network namespace of its own (`ip netns`), whose links can be cut. It reaches
the database through a forwarder on its gateway, which can delay.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import resource
import secrets
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit, urlunsplit

from tests.server.client import LOST, Json, Refused, Rest, Seated, Socket, able
from tests.server.histories import Acked, Asked, History, Saw
from tests.server.postgres import OwnPostgres, Postgres, die_with_the_tests, free_port
from tests.server.processes import Server

TABLES, LONG_TABLES = 4, 16
"""Tables at the same time in a short run, and in one of thousands of moves."""
ANSWER_WITHIN = 4.0
"""Seconds until a client gives a connection up and asks elsewhere."""
PAUSE, STRIKE = 0.7, 1.5
"""Seconds between faults, and seconds that one lasts, on average."""
PATIENCE = 600.0

Forward = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


class Fleet:
    """Servers on one database."""

    def __init__(self, db: str, servers: Sequence[Server], postgres: Postgres | None = None) -> None:
        """`db` is the database as the tests reach it."""
        self.db, self.servers, self.postgres = db, list(servers), postgres
        self.lag = 0.0
        """Seconds by which forwarders delay what they pass on."""
        self.forwards: list[tuple[str, int]] = []
        """Where namespaced servers reach the database: address and port to listen on."""

    @classmethod
    def in_namespaces(
        cls, db: str, count: int, env: Mapping[str, str], clocks: Path, postgres: Postgres
    ) -> Fleet:  # fmt: skip
        """Servers with a network namespace each, and a clock each, in a folder."""
        servers = [NamespacedServer(db, number, clocked(env, clocks, number)) for number in range(count)]
        fleet = cls(db, servers, postgres)
        fleet.forwards = [(server.gateway, server.database_port) for server in servers]
        return fleet

    async def start(self) -> None:
        """Start all servers, and the forwarders of their databases."""
        database = urlsplit(self.db)
        for address, port in self.forwards:
            await asyncio.start_server(self._forwarding(str(database.hostname), int(database.port or 0)), address, port)
        for server in self.servers:
            server.launch()
            await asyncio.to_thread(server.wait_until_well)

    def _forwarding(
        self, host: str, port: int
    ) -> Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]:
        async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with contextlib.suppress(OSError):
                while data := await reader.read(65536):
                    await asyncio.sleep(self.lag)
                    writer.write(data)
                    await writer.drain()
            writer.close()

        async def forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                there, back = await asyncio.open_connection(host, port)
            except OSError:
                writer.close()
                return
            with contextlib.suppress(asyncio.CancelledError):  # at the end of a test
                await asyncio.gather(copy(reader, back), copy(there, writer))

        return forward

    def __enter__(self) -> Self:
        networked = [server for server in self.servers if isinstance(server, NamespacedServer)]
        if networked:
            remove_leftovers()
        for server in networked:
            server.create_network()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for server in self.servers:
            server.close()


class NamespacedServer(Server):
    """A server in a network namespace, connected to ours by a pair of links."""

    def __init__(self, db: str, number: int, env: Mapping[str, str]) -> None:
        pid = os.getpid()
        self.name = f"lb{pid}n{number}"
        network = f"10.{64 + pid // 256 % 128}.{pid % 256}"  # of this process, beside others that run the same test
        self.gateway, self.address = f"{network}.{4 * number + 1}", f"{network}.{4 * number + 2}"
        self.database_port = free_port()
        parts = urlsplit(db)
        place = f"{parts.username}:{parts.password}@{self.gateway}:{self.database_port}"
        super().__init__(urlunsplit(parts._replace(netloc=place)), env=env, program=("-c", JUMPING))

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://{self.address}:{self.port}"

    def create_network(self) -> None:
        """Create the namespace and its links."""
        ip("netns", "add", self.name)
        ip("link", "add", self.name, "type", "veth", "peer", "name", "eth0", "netns", self.name)
        ip("address", "add", f"{self.gateway}/30", "dev", self.name)
        ip("link", "set", self.name, "up")
        for words in (["address", "add", f"{self.address}/30", "dev", "eth0"], ["link", "set", "eth0", "up"],
                      ["link", "set", "lo", "up"]):  # fmt: skip
            ip("netns", "exec", self.name, "ip", *words)

    def launch(self) -> None:
        """Start it in its namespace."""
        self._began = time.perf_counter()
        command = [
            "ip", "netns", "exec", self.name, sys.executable, *self.program, "serve", "--host", self.address,
            "--port", str(self.port), "--db", self.db,
        ]  # fmt: skip
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=self._log, stderr=self._log,
            env={**os.environ, "LASTBOAT_LANG": "en", **self.env}, preexec_fn=die_with_the_tests,
        )  # fmt: skip

    def close(self) -> None:
        """End it and remove its network."""
        super().close()
        with contextlib.suppress(subprocess.CalledProcessError):
            ip("link", "del", self.name)
            ip("netns", "del", self.name)


def ip(*words: str) -> str:
    """Run `ip`, and return what it prints."""
    return subprocess.run(["ip", *words], check=True, capture_output=True, text=True).stdout


def remove_leftovers() -> None:
    """Remove the networks of processes that were killed."""
    for name, pid in re.findall(r"^(lb(\d+)n\d+)", ip("netns", "list"), re.MULTILINE):
        if not Path(f"/proc/{pid}").exists():
            with contextlib.suppress(subprocess.CalledProcessError):  # another process removes it
                ip("netns", "del", name)


def namespaces_work() -> bool:
    """Whether this user may create network namespaces, and `ip` is there."""
    if not shutil.which("ip"):
        return False
    try:
        ip("netns", "add", "lbprobe")
        ip("netns", "del", "lbprobe")
    except subprocess.CalledProcessError:
        return False
    return True


# Faults ------------------------------------------------------------------------------------------


async def _kill(fleet: Fleet, server: Server, rng: Random) -> None:
    """SIGKILL, then start again."""
    server.kill()
    await asyncio.sleep(STRIKE * rng.random())
    server.launch()
    await asyncio.to_thread(server.wait_until_well)


async def _stop(fleet: Fleet, server: Server, rng: Random) -> None:
    """SIGSTOP for a while."""
    assert server.process
    server.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(2 * STRIKE * rng.random())
    server.process.send_signal(signal.SIGCONT)


async def _disconnect(fleet: Fleet, server: Server, rng: Random) -> None:
    """The database ends all connections, as a restart or a failover does."""
    assert fleet.postgres
    everybody = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = "
    await asyncio.to_thread(fleet.postgres.run, f"{everybody}'{urlsplit(fleet.db).path.lstrip('/')}'")


async def _partition(fleet: Fleet, server: Server, rng: Random) -> None:
    """Cut a server off from clients and database."""
    assert isinstance(server, NamespacedServer)
    ip("link", "set", server.name, "down")
    await asyncio.sleep(2 * STRIKE * rng.random())
    ip("link", "set", server.name, "up")


async def _delay(fleet: Fleet, server: Server, rng: Random) -> None:
    """Delay everything between the servers and the database."""
    fleet.lag = 0.1 * rng.random()
    await asyncio.sleep(2 * STRIKE * rng.random())
    fleet.lag = 0.0


async def _restart_database(fleet: Fleet, server: Server, rng: Random) -> None:
    """The database is shut down and comes back; one that is not ours only ends all connections."""
    if not isinstance(fleet.postgres, OwnPostgres):
        await _disconnect(fleet, server, rng)
        return
    await asyncio.to_thread(fleet.postgres.stop)
    await asyncio.sleep(STRIKE * rng.random())
    fleet.postgres.start()
    await asyncio.to_thread(fleet.postgres.wait)


async def _full_disk(fleet: Fleet, server: Server, rng: Random) -> None:
    """No file of a server can grow or be written, as on a full disk."""
    assert server.process
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    await asyncio.sleep(STRIKE * rng.random())
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


async def _jump(fleet: Fleet, server: Server, rng: Random) -> None:
    """The clock of a server jumps by up to a day, back or forth. For servers with the program `JUMPING`."""
    Path(server.env[CLOCK]).write_text(str(rng.randint(-86_400, 86_400)), "utf-8")


CLOCK = "LASTBOAT_TEST_CLOCK"
"""The environment variable that names the file with a server's offset in seconds."""
JUMPING = f"""
import os, time
real, path = time.time_ns, os.environ["{CLOCK}"]
def time_ns():
    try:
        return real() + int(open(path).read() or 0) * 10**9
    except OSError:
        return real()
time.time_ns = time_ns
time.time = lambda: time_ns() / 1e9
from lastboat.cli import main
main()
"""
"""A server whose clock can be set by others."""


def clocked(env: Mapping[str, str], folder: Path, number: int = 0) -> dict[str, str]:
    """The environment of a server with the program `JUMPING`."""
    return {**env, CLOCK: str(folder / f"clock{number}")}


FAULTS = {
    "kill": _kill, "stop": _stop, "disconnect": _disconnect, "partition": _partition, "delay": _delay,
    "restart": _restart_database, "full": _full_disk, "jump": _jump,
}  # fmt: skip


# Clients -----------------------------------------------------------------------------------------


class Client:
    """Plays some seats of a table, or watches, at any of the servers; it writes down everything."""

    def __init__(self, name: str, history: History, urls: Sequence[str], seated: Seated, seats: Sequence[int],
                 rng: Random) -> None:  # fmt: skip
        self.name, self.history, self.urls, self.seated, self.rng = name, history, urls, seated, rng
        self.tokens = [seated.seats[seat] for seat in seats]
        self.over = False
        self._pending: Json | None = None
        self._version = 0

    async def run(self, until: Callable[[], bool]) -> None:
        """Play until told to stop or to the end of the game; reconnect anywhere after a loss."""
        more = {} if self.tokens else {"watch": self.seated.watch}
        while not until() and not self.over:
            url = self.rng.choice(self.urls)
            try:
                opening = Socket.open(url, self.seated.id, self.tokens, timeout=ANSWER_WITHIN, **more)
                async with await opening as socket:
                    await self._follow(socket, until)
            except LOST:
                await asyncio.sleep(0.05)
            except Refused as refused:
                if refused.status != 503:
                    raise
                await asyncio.sleep(0.05)

    async def _follow(self, socket: Socket, until: Callable[[], bool]) -> None:
        frame = socket.welcome
        if self._pending is not None:
            await socket.send(self._pending)
        waited = time.monotonic()
        while not until() and not self.over:
            self._note(frame)
            if self._pending is None:  # also after a refusal, which tells how things stand
                await self._ask(socket, frame)
                waited = time.monotonic()
            try:
                frame = await socket.receive(timeout=0.5)
            except TimeoutError:
                if self._pending is not None and time.monotonic() - waited > ANSWER_WITHIN:
                    return  # ask again elsewhere
                frame = {"type": "silence"}

    def _note(self, frame: Json) -> None:
        if frame.get("views"):
            view = next(iter(frame["views"].values()))
            self._version = frame["version"]
            self.over = self.over or view["over"]
            if frame["type"] != "refused":
                state = f"{view['records']} {view['actor']} {view['over']}"
                self.history.add(Saw(self.name, self.seated.id, frame["version"], state))
        if self._pending is not None and frame.get("id") == self._pending["id"]:
            if frame["type"] == "update":
                version = self._pending["at"] + 1
                self.history.add(Acked(self.name, self.seated.id, frame["id"], version))
            elif frame["problem"]["status"] == 503:
                return
            self._pending = None

    async def _ask(self, socket: Socket, frame: Json) -> None:
        choices = able(frame.get("views", {}))
        if not self.tokens or not choices:
            return
        seat, code = self.rng.choice(choices)
        asked: Any = {"type": "play", "seat": seat, "do": code, "at": frame["version"], "id": secrets.token_hex(6)}
        self._pending = asked
        self.history.add(Asked(self.name, self.seated.id, asked["id"], asked["at"]))
        await socket.send(asked)


async def play_under_faults(fleet: Fleet, moves: int, faults: Sequence[str], rng: Random) -> History:
    """Clients play and watch while faults strike, until so many moves are acknowledged."""
    history, urls = History(), [server.url for server in fleet.servers]
    if not fleet.servers[0].alive:
        await fleet.start()
    clients: set[asyncio.Task[None]] = set()

    def enough() -> bool:
        return history.acknowledged >= moves

    async def table(number: int) -> None:
        """One table after the other."""
        while not enough():
            try:
                async with Rest(rng.choice(urls)) as rest:
                    seated = await rest.create("nisyros", 2, start=True)
            except Exception:  # a fault has struck: elsewhere, or later
                await asyncio.sleep(0.2)
                continue
            people: tuple[tuple[str, list[int]], ...] = (("ann", [0]), ("ben", [1]), ("eve", []))
            await asyncio.gather(*(
                Client(f"{name}{number}", history, urls, seated, seats, Random(rng.random())).run(enough)
                for name, seats in people
            ))  # fmt: skip

    for number in range(TABLES if moves < 1000 else LONG_TABLES):
        clients.add(asyncio.create_task(table(number)))
    async with asyncio.timeout(max(PATIENCE, moves / 10)):
        while not enough():
            await asyncio.sleep(PAUSE * 2 * rng.random())
            await FAULTS[rng.choice(faults)](fleet, rng.choice(fleet.servers), rng)
            for task in clients:
                if task.done():
                    task.result()
        await asyncio.gather(*clients)
    return history
