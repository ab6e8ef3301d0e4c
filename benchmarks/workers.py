"""Worker processes that take turns, and their measurements."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Any, Self

ROOT = Path(__file__).resolve().parents[1]


@dataclass(frozen=True)
class Burst:
    """One burst: games, steps, wall-clock and processor seconds."""

    games: int
    steps: int
    wall: float
    cpu: float


@dataclass
class Bursts:
    """The bursts of one subject, one per round."""

    all: list[Burst] = field(default_factory=list)
    error: str = ""

    @property
    def rate(self) -> float | None:
        """Steps per second by wall clock, in the best round."""
        return max((b.steps / b.wall for b in self.all), default=None)

    @property
    def cpu_rate(self) -> float | None:
        """Steps per second of processor time, in the best round: the rate of an undisturbed thread."""
        return max((b.steps / b.cpu for b in self.all if b.cpu > 0), default=None)

    @property
    def games_rate(self) -> float | None:
        """Games per second by wall clock, in the best round."""
        return max((b.games / b.wall for b in self.all), default=None)

    @property
    def length(self) -> float | None:
        """Steps per game."""
        return sum(b.steps for b in self.all) / sum(b.games for b in self.all) if self.all else None


def ratio(ours: Bursts, theirs: Bursts, cpu: bool = False) -> float | None:
    """Our rate divided by theirs: the median over the rounds, each compared with its neighbour in time."""
    pairs = zip(ours.all, theirs.all, strict=False)
    ratios = [_rate(a, cpu) / _rate(b, cpu) for a, b in pairs if not cpu or (a.cpu > 0 and b.cpu > 0)]
    return median(ratios) if ratios else None


def _rate(burst: Burst, cpu: bool) -> float:
    return burst.steps / (burst.cpu if cpu else burst.wall)


class Worker:
    """A process that runs the measuring loop of `bursts`."""

    def __init__(
        self, python: Path | str, module: str, loud: bool = False, env: Mapping[str, str] | None = None
    ) -> None:
        """Start it and wait until it is ready; `loud` shows its warnings and errors."""
        self.process = subprocess.Popen(
            [str(python), "-m", module], cwd=ROOT, text=True, env={**os.environ, **(env or {})},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=None if loud else subprocess.DEVNULL,
        )  # fmt: skip
        about = self._read()
        self.subjects: Sequence[str] = about.get("subjects", [])
        self.version: str | None = about.get("version")

    def ask(self, subject: str, seconds: float, into: Bursts) -> None:
        """Measure one burst; after an error the subject is skipped."""
        if into.error:
            return
        assert self.process.stdin
        try:
            print(subject, seconds, file=self.process.stdin, flush=True)
        except BrokenPipeError:
            into.error = "the process has ended"
            return
        answer = self._read()
        if "error" in answer:
            into.error = answer["error"]
        else:
            into.all.append(Burst(**answer))

    def _read(self) -> dict[str, Any]:
        assert self.process.stdout
        line = self.process.stdout.readline()
        answer: dict[str, Any] = json.loads(line) if line else {"error": "the process has ended"}
        return answer

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Kill it."""
        self.process.kill()
        self.process.communicate()
