"""The worker process of a terminal, in which bots search and hints are found.

It loads the search of the game, or builds it the first time, which takes a while. Until then a simple bot plays for
those that search. Only where a program reads the output, or nobody but bots plays, the search is waited for, so that
the same seed gives the same game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from lastboat.bots.tasks import Warm
from lastboat.bots.worker import TaskFailed, Worker, WorkerLost
from lastboat.cli.errors import NoSearch

Result = TypeVar("Result")


class SearchProcess:
    """A worker that has loaded the search of a game."""

    def __init__(self, package: str) -> None:
        self._package = package
        self._worker = Worker()
        self._started = self._ready = self._impossible = False

    def begin(self) -> None:
        """Start the process, unless it runs, so that later requests wait less."""
        if self._started or self._impossible:
            return
        self._started = True
        self._worker.send(Warm(self._package))

    @property
    def at_once(self) -> bool:
        """Whether `ready` need not wait."""
        return self._ready or self._impossible

    def ready(self, within: float | None) -> bool:
        """Whether the search is loaded within so many seconds; None: however long it takes.

        `NoSearch` if it cannot be built here; `lastboat warm` says why.
        """
        self.begin()
        if not self.at_once:
            try:
                self._ready = self._worker.poll(within) and self._worker.receive()
            except (WorkerLost, TaskFailed):
                self._impossible = True
                self.close()
        if self._impossible:
            raise NoSearch()
        return self._ready

    def ask(self, task: Callable[[], Result]) -> Result:
        """The result of a task, once the search is ready; `NoSearch` if the process is lost over it."""
        try:
            return self._worker.ask(task)
        except (WorkerLost, TaskFailed):
            self.close()
            raise NoSearch() from None

    def close(self) -> None:
        """End the process. The next request starts another one."""
        self._worker.stop()
        self._started = self._ready = False
