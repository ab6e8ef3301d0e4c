"""Serving: one process, or several that share a port and a PostgreSQL."""

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

PORT = 8010
NEXT_PORTS = 20
"""So many ports are tried when none was asked for."""
GOODBYES = 1.0
"""Seconds that clients have to take leave."""
GRACE = 8
"""Seconds that requests have to end before they are cut off."""
GARBAGE = (500, 5, 4_000)
"""When garbage is looked for: often among few new things, so that no pause is long; seldom among all that is there."""
TOO_QUICK = 3.0
"""A worker that dies sooner is not started again at once."""

Ready = Callable[[], None]


class Server(uvicorn.Server):
    """Uvicorn, but everybody is told before the door closes."""

    def __init__(self, config: uvicorn.Config, ready: Ready | None = None) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say that it is so."""
        await super().startup(sockets)
        if self.started and self._ready:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then shut down."""
        for server in self.servers:
            server.close()
        until = time.monotonic() + GOODBYES
        registry.say_goodbye()
        while registry.any_connected() and time.monotonic() < until:
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)


def run(settings: Settings, host: str, port: int | None, ready: Callable[[str], None]) -> None:
    """Serve until a signal ends it; `ready` is called with the address when clients can connect."""
    database.check(settings)
    allow_many_sockets()
    listening = listen(host, port)
    address = address_of(host, listening)
    asyncio.run(_migrate(settings))
    if settings.workers > 1:
        metrics.share_between_workers()
        _Crew(settings, listening, lambda: ready(address)).run()
    else:
        _serve(settings, listening, lambda: ready(address))


def allow_many_sockets() -> None:
    """As many open files as the system lets us have: every client holds one, and the usual limit is 1,024."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(ValueError, OSError):  # some systems promise more than they give
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port asked for; on the next free one from 8010 when none was."""
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
    """Where a browser finds the server."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{listening.getsockname()[1]}/"


def _serve(settings: Settings, listening: socket.socket, ready: Ready | None) -> None:
    """Serve in this process."""
    from lastboat.server.web.app import create_app

    gc.set_threshold(*GARBAGE)
    config = uvicorn.Config(
        create_app(settings),
        log_config=logs.config(settings.log_level, settings.log_json),
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
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
    """Bring the database to this version; what is wrong with it is found out before anything is served."""
    found = database.Database(settings)
    try:
        await found.migrate()
    finally:
        await found.close()


class _Crew:
    """Several processes at one socket; one that dies is replaced."""

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
                    self._stop.wait(max(0.0, TOO_QUICK - (time.monotonic() - since)))
                    if not self._stop.is_set():
                        self._workers[i] = self._start(first)
        for worker, _ in self._workers:
            if worker.is_alive():
                worker.terminate()
        for worker, _ in self._workers:
            worker.join(GRACE + GOODBYES + 2)
            if worker.is_alive():
                worker.kill()

    def _start(self, first: Any) -> tuple[Any, float]:
        worker = self._context.Process(target=_work, args=(self._settings, self._listening, first), name="lastboat")
        worker.start()
        return worker, time.monotonic()


def _work(settings: Settings, listening: socket.socket, first: Any) -> None:
    """A process of the crew; it goes when the one that started it is gone."""
    parent = multiprocessing.parent_process()

    def leave_with_the_parent() -> None:
        if parent is not None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=leave_with_the_parent, daemon=True).start()
    _serve(settings, listening, first.set)
