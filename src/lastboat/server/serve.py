"""Serve with one process, or with several that share a port and a PostgreSQL database."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import uvicorn

from lastboat.server import logs, metrics, own_bots
from lastboat.server.errors import CannotOpenData, PortTaken
from lastboat.server.live.registry import OPEN
from lastboat.server.own_bots import OwnBots
from lastboat.server.settings import Settings, with_salt
from lastboat.server.storage import database
from lastboat.server.web.connections import HttpProtocol, SocketProtocol

PORT = 8010
NEXT_PORTS = 20
"""Ports tried when none is given."""
GOODBYE = 1.0
"""Seconds for clients to disconnect."""
GRACE = 8
"""Seconds for requests to finish at shutdown."""
GARBAGE = (500, 5, 4_000)
"""Thresholds of the garbage collector: the young generation often, for short pauses; all objects seldom."""
RESTART_AFTER = 3.0
"""A worker is restarted at most once in so many seconds."""

REPLACED_WITHIN = 60.0
"""Seconds for a new worker to serve, in a rolling restart."""

SPARE_CONNECTIONS = 5_000
"""Connections of a process besides its sockets."""

BEAT_EVERY, STALLED_AFTER = 1.0, 10.0
"""Seconds between two heartbeats of a worker, and without one until it is killed and replaced."""

Ready = Callable[[], None]

log = logging.getLogger("lastboat.server")


class Server(uvicorn.Server):
    """Uvicorn, with a goodbye to clients before it shuts down."""

    def __init__(self, config: uvicorn.Config, ready: Ready | None = None, beat: Ready | None = None) -> None:
        super().__init__(config)
        self._ready, self._beat = ready, beat
        self._beating: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then call `ready`."""
        await super().startup(sockets)
        if self.started and self._beat:
            self._beating = asyncio.create_task(self._keep_beating(self._beat), name="heartbeat")
        if self.started and self._ready:
            self._ready()

    async def _keep_beating(self, beat: Ready) -> None:
        while True:
            beat()
            await asyncio.sleep(BEAT_EVERY)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye to clients, then shut down."""
        for server in self.servers:
            server.close()
        until = time.monotonic() + GOODBYE
        for registry in OPEN:
            registry.say_goodbye()
        while any(registry.any_connected() for registry in OPEN) and time.monotonic() < until:
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)


def run(settings: Settings, host: str, port: int | None, ready: Callable[[str], None]) -> None:
    """Serve until a signal; call `ready` with the URL when clients can connect."""
    settings = with_salt(settings)  # the same for all workers
    database.check(settings)
    bots = own_bots.load(settings)
    raise_file_limit()
    listening = listen(host, port)
    address = address_of(host, listening)
    asyncio.run(_migrate(settings))
    if settings.workers > 1:
        metrics.share_between_workers()
        _Supervisor(settings, bots, listening, lambda: ready(address)).run()
    else:
        _serve(settings, bots, listening, lambda: ready(address))


def raise_file_limit() -> None:
    """Raise the limit of open files as far as allowed: every client needs one."""
    try:
        import resource
    except ImportError:  # no such limits on this system
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(ValueError, OSError):  # some systems report a limit they do not allow
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def listen(host: str, port: int | None) -> socket.socket:
    """Listen on a port, or on the next free one from 8010."""
    wanted = [port] if port is not None else range(PORT, PORT + NEXT_PORTS)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in wanted:
        found = socket.socket(family)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen(2048)
            return found
        except OSError as error:
            found.close()
            if error.errno != errno.EADDRINUSE:
                raise CannotOpenData(place=f"{host}:{number}", reason=error.strerror or str(error)) from None
    raise PortTaken(host=host, port=str(PORT if port is None else port))


def address_of(host: str, listening: socket.socket) -> str:
    """The URL for a browser."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{listening.getsockname()[1]}/"


def _serve(
    settings: Settings, bots: OwnBots, listening: socket.socket, ready: Ready | None, beat: Ready | None = None
) -> None:  # fmt: skip
    """Serve in this process."""
    from lastboat.server.web.app import create_app

    gc.set_threshold(*GARBAGE)
    HttpProtocol.most = settings.sockets + SPARE_CONNECTIONS
    config = uvicorn.Config(
        create_app(settings, bots),
        log_config=logs.config(settings.log_level, settings.log_json),
        access_log=False,
        server_header=False,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=settings.body_limit,
        ws_per_message_deflate=settings.compress,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
    )
    with contextlib.suppress(KeyboardInterrupt):
        Server(config, ready, beat).run(sockets=[listening])


async def _migrate(settings: Settings) -> None:
    """Migrate the database before anything is served."""
    found = database.Database(settings)
    try:
        await found.migrate()
    finally:
        await found.close()


class _Supervisor:
    """Several processes at one socket; dead ones and those without a heartbeat are replaced."""

    def __init__(self, settings: Settings, bots: OwnBots, listening: socket.socket, ready: Ready) -> None:
        self._settings, self._bots, self._listening, self._ready = settings, bots, listening, ready
        self._context = multiprocessing.get_context("spawn")
        self._workers: list[_Worker] = []
        self._stop, self._renew = threading.Event(), threading.Event()

    def run(self) -> None:
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, lambda *_: self._stop.set())
        if hasattr(signal, "SIGUSR1"):
            signal.signal(signal.SIGUSR1, lambda *_: self._renew.set())
        first = self._context.Event()
        for _ in range(self._settings.workers):
            self._workers.append(self._start(first))
        while not self._stop.is_set() and not first.wait(0.05):
            if not any(worker.process.is_alive() for worker in self._workers):
                break
        else:
            self._ready()
        while not self._stop.wait(0.2):
            if self._renew.is_set():
                self._renew.clear()
                self._replace_all(first)
            for i, worker in enumerate(self._workers):
                if worker.stalled():
                    log.error("a worker has stalled and is replaced", extra={"worker": worker.process.pid})
                    worker.process.kill()
                    worker.process.join()
                if not worker.process.is_alive():
                    worker.process.join()
                    self._stop.wait(max(0.0, RESTART_AFTER - (time.monotonic() - worker.since)))
                    if not self._stop.is_set():
                        self._workers[i] = self._start(first)
        for process in (worker.process for worker in self._workers):
            if process.is_alive():
                process.terminate()
        for process in (worker.process for worker in self._workers):
            process.join(GRACE + GOODBYE + 2)
            if process.is_alive():
                process.kill()

    def _replace_all(self, first: Any) -> None:
        """Replace the workers one after the other; each ends when its successor serves."""
        for i, old in enumerate(self._workers):
            new = self._start(first)
            until = time.monotonic() + REPLACED_WITHIN
            while not self._stop.is_set() and new.process.is_alive() and not new.beat.value:
                if time.monotonic() > until:
                    break
                self._stop.wait(0.05)
            if not new.beat.value:
                log.error("a new worker does not serve; the old ones stay", extra={"worker": new.process.pid})
                new.process.kill()
                new.process.join()
                return
            self._workers[i] = new
            old.process.terminate()
            old.process.join(GRACE + GOODBYE + 2)
            if old.process.is_alive():
                old.process.kill()
                old.process.join()

    def _start(self, first: Any) -> _Worker:
        beat = self._context.Value("d", 0.0, lock=False)  # without a lock that a stopped worker could hold
        work = (self._settings, self._bots, self._listening, first, beat)
        process = self._context.Process(target=_work, args=work, name="lastboat")
        process.start()
        return _Worker(process, beat, time.monotonic())


class _Worker(NamedTuple):
    """A worker process, the time of its last heartbeat (0: not serving yet), and when it was started."""

    process: Any
    beat: Any
    since: float

    def stalled(self) -> bool:
        """Whether it serves no more, for example because it was stopped by a signal."""
        last: float = self.beat.value
        return 0.0 < last < time.monotonic() - STALLED_AFTER


def _work(settings: Settings, bots: OwnBots, listening: socket.socket, first: Any, beat: Any) -> None:
    """Run a worker; it ends with its parent."""
    parent = multiprocessing.parent_process()

    def end_with_parent() -> None:
        if parent is not None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=end_with_parent, daemon=True).start()

    def note() -> None:
        beat.value = time.monotonic()

    _serve(settings, bots, listening, first.set, note)
