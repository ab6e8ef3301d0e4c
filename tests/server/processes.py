"""The real `lastboat serve` in a process of its own: started, waited for, stopped, or killed without a word."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, ClassVar, Self

from tests.server.postgres import die_with_the_tests, free_port

PATIENCE = 90.0
"""Seconds to wait for a server, on a machine that may be very busy."""


class Server:
    """A server on a port of its own; it can be killed and started again on the same port and database."""

    PROGRAM: ClassVar[Sequence[str]] = ("-c", "from lastboat.cli import main; main()")
    """What Python runs."""

    def __init__(
        self, db: str, *arguments: str, port: int | None = None, env: Mapping[str, str] | None = None,
        program: Sequence[str] | None = None,
    ) -> None:  # fmt: skip
        """Tests that plant a fault name a program of their own."""
        self.db, self.arguments, self.program = db, arguments, program or self.PROGRAM
        self.port = port or free_port()
        self.env = dict(env or {})
        self.process: subprocess.Popen[bytes] | None = None
        self.starts: list[float] = []
        """How long each start took until the server answered."""
        self._began = 0.0
        self._log: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115, closed in `close`

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        """What it wrote."""
        self._log.seek(0)
        return self._log.read().decode("utf-8", "replace")

    def start(self) -> Self:
        """Start it and wait until it is well."""
        self.launch()
        self.wait_until_well()
        return self

    def launch(self) -> None:
        """Start it, in the main thread: the server ends with the thread that started it."""
        self._began = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, *self.program, "serve", "--host", "127.0.0.1", "--port", str(self.port),
             "--db", self.db, *self.arguments],
            stdin=subprocess.DEVNULL, stdout=self._log, stderr=self._log,
            env={**os.environ, "LASTBOAT_LANG": "en", **self.env}, preexec_fn=die_with_the_tests,
        )  # fmt: skip

    def wait_until_well(self) -> None:
        """Ask for its health until it answers."""
        until = self._began + PATIENCE
        while True:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/healthz", timeout=5):
                self.starts.append(time.perf_counter() - self._began)
                return
            ended = self.process.poll() if self.process else None
            if ended is not None or time.perf_counter() > until:
                raise AssertionError(f"the server did not come up (exit code {ended}):\n{self.log[-4000:]}")
            time.sleep(0.01)

    @property
    def alive(self) -> bool:
        """Whether it runs."""
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """No time for last words."""
        if self.process:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def stop(self) -> int:
        """Ask it to end, and wait; returns its exit code."""
        assert self.process
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"the server did not stop:\n{self.log[-4000:]}") from None

    def close(self) -> None:
        """End it, whatever it is doing."""
        if self.alive:
            self.kill()
        self._log.close()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def sqlite_url(path: Path) -> str:
    """A database in a file, as SQLAlchemy names it."""
    return f"sqlite+aiosqlite:///{path}"
