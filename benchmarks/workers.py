"""Worker processes that take turns, and what they answered."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Any, Self

ROOT = Path(__file__).resolve().parents[1]


@dataclass(frozen=True)
class Burst:
    """One answer: so many games and steps in so many seconds."""

    games: int
    steps: int
    wall: float
    cpu: float


@dataclass
class Bursts:
    """The answers to one question, a round each."""

    all: list[Burst] = field(default_factory=list)
    error: str = ""

    @property
    def rate(self) -> float | None:
        """Steps a second by the clock, in the best round."""
        return max((b.steps / b.wall for b in self.all), default=None)

    @property
    def cpu_rate(self) -> float | None:
        """Steps a second of processor time, in the best round: what a machine without company gives a thread."""
        return max((b.steps / b.cpu for b in self.all if b.cpu > 0), default=None)

    @property
    def games_rate(self) -> float | None:
        """Games a second by the clock, in the best round."""
        return max((b.games / b.wall for b in self.all), default=None)

    @property
    def length(self) -> float | None:
        """Steps of a game."""
        return sum(b.steps for b in self.all) / sum(b.games for b in self.all) if self.all else None


def ratio(ours: Bursts, theirs: Bursts, cpu: bool = False) -> float | None:
    """How many times their rate ours is: the median over the rounds, each against the same minute."""
    pairs = zip(ours.all, theirs.all, strict=False)
    ratios = [_rate(a, cpu) / _rate(b, cpu) for a, b in pairs if not cpu or (a.cpu > 0 and b.cpu > 0)]
    return median(ratios) if ratios else None


def _rate(burst: Burst, cpu: bool) -> float:
    return burst.steps / (burst.cpu if cpu else burst.wall)


class Worker:
    """A process that measures what it is asked for (see `bursts`)."""

    def __init__(self, python: Path | str, module: str, loud: bool = False) -> None:
        """Start it and wait until it has loaded what it needs; a loud one shows its warnings and errors."""
        self.process = subprocess.Popen(
            [str(python), "-m", module], cwd=ROOT, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=None if loud else subprocess.DEVNULL,
        )  # fmt: skip
        about = self._read()
        self.subjects: Sequence[str] = about.get("subjects", [])
        self.version: str | None = about.get("version")

    def ask(self, subject: str, seconds: float, into: Bursts) -> None:
        """Measure one burst; an error ends the questions about this subject."""
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
        """End it, whatever it is doing."""
        self.process.kill()
        self.process.communicate()
