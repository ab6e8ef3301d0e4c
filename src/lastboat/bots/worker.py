"""A process of its own for searches: it takes tasks, one after another, and sends back their results.

A task is any callable without arguments that can be pickled; those of bots are in `tasks`. The terminal asks one
worker, the server a pool of them. Calls block: call them in a thread where they must not.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from lastboat.bots.search import warm

PATIENCE = 60.0
"""Seconds after which a worker that does not answer counts as lost."""
NICE = 5
"""The priority of workers: they give way to the server and the terminal."""

Result = TypeVar("Result")


class WorkerLost(Exception):
    """The process has ended or does not answer."""


class TaskFailed(Exception):
    """The task raised an exception; the message says which."""


class Worker:
    """A process and the connection to it. It is started by the first task, and again by the next one after a loss."""

    def __init__(self) -> None:
        self._connection: Connection | None = None
        self._process: BaseProcess | None = None

    @property
    def pid(self) -> int | None:
        """The id of the process, if there is one."""
        return self._process.pid if self._process else None

    @property
    def running(self) -> bool:
        """Whether the process runs."""
        return self._process is not None and self._process.is_alive()

    def ask(self, task: Callable[[], Result]) -> Result:
        """The result of a task; `WorkerLost` if it does not come, `TaskFailed` if the task raised an exception."""
        self.send(task)
        if not self.poll(PATIENCE):
            raise WorkerLost()
        result: Result = self.receive()
        return result

    def send(self, task: Callable[[], Any]) -> None:
        """Send a task without waiting for its result."""
        if not self.running:
            self._start()
        try:
            self._open().send(task)
        except OSError:
            raise WorkerLost() from None

    def poll(self, timeout: float | None) -> bool:
        """Whether a result comes within so many seconds; None: however long it takes."""
        try:
            return self._open().poll(timeout)
        except OSError:
            raise WorkerLost() from None

    def receive(self) -> Any:
        """The next result."""
        try:
            done, result = self._open().recv()
        except (EOFError, OSError):
            raise WorkerLost() from None
        if not done:
            raise TaskFailed(result)
        return result

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        if self._process is not None:
            self._process.kill()
            self._process.join(2)
        if self._connection is not None:
            with contextlib.suppress(OSError):
                self._connection.close()
        self._connection = self._process = None

    def _open(self) -> Connection:
        if self._connection is None:
            raise WorkerLost()
        return self._connection

    def _start(self) -> None:
        self.stop()
        context = multiprocessing.get_context("spawn")
        self._connection, other = context.Pipe()
        self._process = context.Process(target=main, args=(other,), daemon=True, name="lastboat-bots")
        self._process.start()
        other.close()


def main(connection: Connection) -> None:
    """Do tasks until the other end closes the connection."""
    lower_priority()
    with contextlib.suppress(EOFError, OSError):
        while True:
            task = connection.recv()
            try:
                answer = True, task()
            except Exception as error:
                answer = False, f"{type(error).__name__}: {error}"
            connection.send(answer)


def build(package: str) -> None:
    """Build the native search of a game, so that workers find it on the disk. Run this in a process of its own."""
    lower_priority()
    warm(package)


def lower_priority() -> None:
    """Give way to other processes, and leave an interrupt from the keyboard to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(NICE)
