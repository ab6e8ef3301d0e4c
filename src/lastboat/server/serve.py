"""Serve with one process, or with several that share a port and a PostgreSQL database."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from typing import Any

import uvicorn

from lastboat.server import logs, metrics
from lastboat.server.errors import CannotOpenData, PortTaken
from lastboat.server.live import registry
from lastboat.server.settings import Settings
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

SPARE_CONNECTIONS = 5_000
"""Connections of a process besides its sockets."""

Ready = Callable[[], None]


class Server(uvicorn.Server):
    """Uvicorn, with a goodbye to clients before it shuts down."""

    def __init__(self, config: uvicorn.Config, ready: Ready | None = None) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then call `ready`."""
        await super().startup(sockets)
        if self.started and self._ready:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye to clients, then shut down."""
        for server in self.servers:
            server.close()
        until = time.monotonic() + GOODBYE
        registry.say_goodbye()
        while registry.any_connected() and time.monotonic() < until:
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)


def run(settings: Settings, host: str, port: int | None, ready: Callable[[str], None]) -> None:
    """Serve until a signal; call `ready` with the URL when clients can connect."""
    database.check(settings)
    raise_file_limit()
    listening = listen(host, port)
    address = address_of(host, listening)
    asyncio.run(_migrate(settings))
    if settings.workers > 1:
        metrics.share_between_workers()
        _Supervisor(settings, listening, lambda: ready(address)).run()
    else:
        _serve(settings, listening, lambda: ready(address))


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


def _serve(settings: Settings, listening: socket.socket, ready: Ready | None) -> None:
    """Serve in this process."""
    from lastboat.server.web.app import create_app

    gc.set_threshold(*GARBAGE)
    HttpProtocol.most = settings.sockets + SPARE_CONNECTIONS
    config = uvicorn.Config(
        create_app(settings),
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
        Server(config, ready).run(sockets=[listening])


async def _migrate(settings: Settings) -> None:
    """Migrate the database before anything is served."""
    found = database.Database(settings)
    try:
        await found.migrate()
    finally:
        await found.close()


class _Supervisor:
    """Several processes at one socket; dead ones are replaced."""

    def __init__(self, settings: Settings, listening: socket.socket, ready: Ready) -> None:
        self._settings, self._listening, self._ready = settings, listening, ready
        self._context = multiprocessing.get_context("spawn")
        self._workers: list[tuple[Any, float]] = []
        self._stop = threading.Event()

    def run(self) -> None:
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, lambda *_: self._stop.set())
        first = self._context.Event()
        for _ in range(self._settings.workers):
            self._workers.append(self._start(first))
        while not self._stop.is_set() and not first.wait(0.05):
            if not any(worker.is_alive() for worker, _ in self._workers):
                break
        else:
            self._ready()
        while not self._stop.wait(0.2):
            for i, (worker, since) in enumerate(self._workers):
                if not worker.is_alive():
                    worker.join()
                    self._stop.wait(max(0.0, RESTART_AFTER - (time.monotonic() - since)))
                    if not self._stop.is_set():
                        self._workers[i] = self._start(first)
        for worker, _ in self._workers:
            if worker.is_alive():
                worker.terminate()
        for worker, _ in self._workers:
            worker.join(GRACE + GOODBYE + 2)
            if worker.is_alive():
                worker.kill()

    def _start(self, first: Any) -> tuple[Any, float]:
        worker = self._context.Process(target=_work, args=(self._settings, self._listening, first), name="lastboat")
        worker.start()
        return worker, time.monotonic()


def _work(settings: Settings, listening: socket.socket, first: Any) -> None:
    """Run a worker; it ends with its parent."""
    parent = multiprocessing.parent_process()

    def end_with_parent() -> None:
        if parent is not None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=end_with_parent, daemon=True).start()
    _serve(settings, listening, first.set)
