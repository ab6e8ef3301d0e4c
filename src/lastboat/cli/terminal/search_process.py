"""Looking ahead for a table at this screen, in a process of its own: bots that search, and hints.

The process loads the search of the game, or builds it the first time, which takes a while. Nobody has to wait for
that: until it is there a simple bot plays for those that search. Only where a program listens, or nobody but bots
plays, is it waited for, so that the same seed gives the same game.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TypeVar

from lastboat.bots import warm
from lastboat.cli.errors import NoSearch

LONGEST = 30.0
"""Seconds after which a process that does not answer is taken for lost."""
NICE = 5

Answer = TypeVar("Answer")


class LookingAhead:
    """A process that has loaded the search of a game, and the line to it."""

    def __init__(self, package: str) -> None:
        self._package = package
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._ready = self._impossible = False

    def begin(self) -> None:
        """Start the process, unless it runs: whoever asks later waits less."""
        if self._line is not None or self._impossible:
            return
        context = multiprocessing.get_context("spawn")
        self._line, there = context.Pipe()
        self._process = context.Process(target=_think, args=(there, self._package), daemon=True)
        self._process.start()
        there.close()

    @property
    def at_once(self) -> bool:
        """Whether `ready` need not wait."""
        return self._ready or self._impossible

    def ready(self, within: float | None) -> bool:
        """Whether the search is there within so many seconds; None: however long it takes.

        NoSearch if it cannot be had here at all.
        """
        self.begin()
        if self._line is not None and not self._ready:
            try:
                self._ready = self._line.poll(within) and bool(self._line.recv())
            except (EOFError, OSError):
                self._impossible = True
                self.close()
        if self._impossible:
            raise NoSearch()
        return self._ready

    def ask(self, work: Callable[[], Answer]) -> Answer:
        """Have some work done, once the search is ready; NoSearch if the process is lost over it."""
        assert self._line is not None
        try:
            self._line.send(work)
            if self._line.poll(LONGEST):
                answer: Answer = self._line.recv()
                return answer
        except (EOFError, OSError):
            pass
        self.close()
        raise NoSearch()

    def close(self) -> None:
        """End the process; another one is started when something is asked again."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._line is not None:
            self._line.close()
        self._process = self._line = None
        self._ready = False


def _think(line: Connection, package: str) -> None:
    """The process: get the search, then do what is asked until the other end hangs up.

    Whatever goes wrong ends it, without a word on the screen of a game; `lastboat warm` tells more.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(Exception):
        os.nice(NICE)
        warm(package)
        line.send(True)
        while True:
            line.send(line.recv()())
