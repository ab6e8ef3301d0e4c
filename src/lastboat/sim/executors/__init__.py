"""Who calls a function on many tasks: this thread, several threads or processes, or a Ray cluster.

All have one method, `map`. Results come in the order of the tasks, only a few tasks are in flight at a time, and a
task whose worker was lost is done again. So a computation gives the same results with each of them.

>>> from lastboat.sim.executors import make_executor
>>> with make_executor("threads", workers=2) as executor:
...     list(executor.map(divmod, ((n, 7) for n in (20, 30, 40))))
[(2, 6), (4, 2), (5, 5)]
"""

from __future__ import annotations

from collections.abc import Callable

from lastboat.kernel.errors import AddressWithoutRay, UnknownWord
from lastboat.sim.executors.base import Executor, Serial
from lastboat.sim.executors.cluster import Ray
from lastboat.sim.executors.local import Processes, Threads

__all__ = ["EXECUTORS", "Executor", "Processes", "Ray", "Serial", "Threads", "make_executor"]

LOCAL: dict[str, Callable[[int | None], Executor]] = {
    "serial": lambda workers: Serial(),
    "threads": Threads,
    "processes": Processes,
}
EXECUTORS = (*LOCAL, "ray")
"""The names of all executors."""


def make_executor(name: str, workers: int | None = None, address: str | None = None) -> Executor:
    """The executor of that name; use it in a `with` statement.

    Without a number of workers there is one for each processor, of this machine or of the Ray cluster. `address` is
    that of a running Ray cluster; without one, `ray` starts its own on this machine.
    """
    if name not in EXECUTORS:
        raise UnknownWord(word=name, kind="executor", known=", ".join(EXECUTORS))
    if name == "ray":
        return Ray(workers, address)
    if address is not None:
        raise AddressWithoutRay(address=address)
    return LOCAL[name](workers)
