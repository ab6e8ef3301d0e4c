"""The process in which bots think. It is handed what a seat may know, and answers with what it found."""

from __future__ import annotations

import contextlib
import os
import signal
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from lastboat.bots import Situation, analyse, bot, warm
from lastboat.bots.registry import THINKERS
from lastboat.bots.review.stretches import Played, stretches, weigh

NICE = 5
"""Thinking gives way to serving."""


class Choose(msgspec.Struct, frozen=True):
    """What does a bot play?"""

    bot: str
    seed: int
    situation: Situation


class Analyse(msgspec.Struct, frozen=True):
    """What is best, and how do things stand?"""

    milliseconds: int
    situation: Situation


class Part(msgspec.Struct, frozen=True):
    """Where does a match that was played fall into parts?"""

    played: Played


class Weigh(msgspec.Struct, frozen=True):
    """How did things stand at these positions of a match? As many as the time allows."""

    played: Played
    wanted: list[tuple[int, int]]
    milliseconds: int


class Warm(msgspec.Struct, frozen=True):
    """Load the native search of a game."""

    package: str


Task = Choose | Analyse | Part | Weigh | Warm


def main(line: Connection) -> None:
    """Answer until the server hangs up."""
    _give_way()
    with contextlib.suppress(EOFError, OSError):
        while True:
            line.send(answer(line.recv()))


def build(package: str) -> None:
    """Make the native search of a game once, so that others find it on the disk."""
    _give_way()
    warm(package)


def _give_way() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(NICE)


def answer(task: Task) -> tuple[bool, Any]:
    """Whether it went well, and what was found; else why not."""
    try:
        match task:
            case Choose():
                if task.bot in THINKERS:
                    warm(task.situation.rules.package)  # a process that replaces another has not loaded it yet
                return True, bot(task.bot, task.seed).choose(task.situation)
            case Analyse():
                warm(task.situation.rules.package)
                return True, analyse(task.situation, budget_ms=task.milliseconds)
            case Part():
                return True, stretches(task.played)
            case Weigh():
                return True, weigh(task.played, task.wanted, task.milliseconds)
            case Warm():
                return True, warm(task.package)
    except Exception as error:
        return False, f"{type(error).__name__}: {error}"
