"""What all executors share, and the simplest one."""

from __future__ import annotations

import traceback
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Self, TypeVar

from lastboat.kernel.errors import LastboatError

AHEAD = 4
"""So many tasks for each worker are in flight: results come in order, so one slow task holds up that many."""
ATTEMPTS = 3
"""Workers that may be lost over one task before it is given up."""

Result = TypeVar("Result")


class Executor(ABC):
    """Calls a function on many tasks. As a context manager it ends its workers, also those that are busy."""

    workers: int = 1
    batch: ClassVar[int] = 1
    """How much work a task should be worth, compared with one in this thread: it costs more to send it away."""

    def map(self, function: Callable[..., Result], tasks: Iterable[tuple[Any, ...]]) -> Iterator[Result]:
        """The results of calls with these arguments, in the order of the tasks, which are taken as they are needed.

        The first exception of a task is raised here, after the results before it.
        """
        waiting: deque[Callable[[], Result]] = deque()
        for task in tasks:
            if len(waiting) >= AHEAD * self.workers:
                yield waiting.popleft()()
            waiting.append(self.submit(function, task))
        while waiting:
            yield waiting.popleft()()

    @abstractmethod
    def submit(self, function: Callable[..., Result], task: tuple[Any, ...]) -> Callable[[], Result]:
        """Begin a call; the returned function waits for its result."""

    @abstractmethod
    def close(self) -> None:
        """End the workers, whatever they do."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class Serial(Executor):
    """Calls in this thread, when the result is asked for."""

    def submit(self, function: Callable[..., Result], task: tuple[Any, ...]) -> Callable[[], Result]:
        """Put off the call."""
        return lambda: function(*task)

    def close(self) -> None:
        """Do nothing: there are no workers."""


@dataclass(frozen=True)
class Call:
    """A call that can be sent to another process. It returns exceptions instead of raising them, so that they keep
    their type."""

    function: Callable[..., Any]
    task: tuple[Any, ...]

    def __call__(self) -> Any:
        """The result, or what was raised."""
        try:
            return self.function(*self.task)
        except LastboatError as error:
            return Raised(error)
        except Exception:
            return Raised(RuntimeError(traceback.format_exc()))


@dataclass(frozen=True)
class Raised:
    """What a call has raised."""

    error: Exception


def unpacked(answer: Any) -> Any:
    """The answer of a `Call`; raises what it raised."""
    if isinstance(answer, Raised):
        raise answer.error
    return answer
