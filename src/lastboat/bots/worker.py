"""A process of its own for searches: it takes tasks, one after another, and sends back their results.

A task is any callable without arguments that can be pickled; those of bots are here. The terminal asks one worker,
the server a pool of them. Calls block: call them in a thread where they must not.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from lastboat.bots.analysis import Analysis, analyse
from lastboat.bots.basic import Bot
from lastboat.bots.observation import Situation
from lastboat.bots.review.segments import Evaluation, FinishedMatch, Segment, evaluate, segments
from lastboat.bots.search import Searcher, warm

PATIENCE = 60.0
"""Seconds after which a worker that does not answer counts as lost."""
NICE = 5
"""The priority of workers: they give way to the server and the terminal."""

Result = TypeVar("Result")


class WorkerLost(Exception):
    """The process has ended or does not answer."""


class TaskFailed(Exception):
    """The task raised an exception; the message says which."""


@dataclass(frozen=True)
class Choose:
    """Let a bot choose."""

    bot: Bot
    situation: Situation

    def __call__(self) -> int | None:
        """The bot's choice."""
        if isinstance(self.bot, Searcher):
            warm(self.situation.game.package)  # a process that replaces a lost one has not loaded it yet
        return self.bot.choose(self.situation)


@dataclass(frozen=True)
class Analyse:
    """Search a situation for so long."""

    milliseconds: int
    situation: Situation

    def __call__(self) -> Analysis:
        """What the search found."""
        warm(self.situation.game.package)
        return analyse(self.situation, budget_ms=self.milliseconds)


@dataclass(frozen=True)
class Segments:
    """Cut a finished match into segments."""

    match: FinishedMatch

    def __call__(self) -> list[Segment]:
        """The segments."""
        return segments(self.match)


@dataclass(frozen=True)
class Evaluate:
    """Evaluate positions of a finished match, as many as the time allows."""

    match: FinishedMatch
    wanted: list[tuple[int, int]]
    milliseconds: int

    def __call__(self) -> list[Evaluation]:
        """The evaluations, in order."""
        return evaluate(self.match, self.wanted, self.milliseconds)


@dataclass(frozen=True)
class Warm:
    """Load the native search of a game, or build it."""

    package: str

    def __call__(self) -> bool:
        """True, once it is loaded."""
        warm(self.package)
        return True


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
