"""A Ray cluster (extra `ray`): its workers are on this machine or on many. See docs/cluster.md."""

from __future__ import annotations

import importlib
import logging
import os
import re
import socket
import warnings
from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from lastboat.kernel.errors import ClusterFailed, NoCluster, NoRay, WorkerDied
from lastboat.sim.executors.base import ATTEMPTS, Call, Executor, unpacked

PATIENCE = 5.0
"""Seconds within which a cluster's head takes a connection."""
OBJECT_STORE = 100 << 20
"""Bytes of shared memory of a cluster that is started here: tasks and results are small."""
_PLACE = re.compile(r"(?:ray://)?(?P<host>[^/\[\]]+):(?P<port>[0-9]{1,5})")

Result = TypeVar("Result")


class Ray(Executor):
    """Tasks of a Ray cluster. Ray replaces workers that die, and does their tasks again."""

    batch: ClassVar[int] = 20

    def __init__(self, workers: int | None = None, address: str | None = None) -> None:
        self._ray = _ray()
        address = address or os.environ.get("RAY_ADDRESS")
        if address:
            _check_reachable(address)
        self._owned = not self._ray.is_initialized()
        if self._owned:
            self._connect(workers, address)
        self.workers = workers or max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._call = self._ray.remote(num_cpus=1, max_retries=ATTEMPTS - 1)(_do)
        self._running: set[Any] = set()

    def submit(self, function: Callable[..., Result], task: tuple[Any, ...]) -> Callable[[], Result]:
        """Queue a call at the cluster."""
        reference = self._call.remote(Call(function, task))
        self._running.add(reference)

        def wait() -> Result:
            result: Result = unpacked(self._get(reference))
            return result

        return wait

    def close(self) -> None:
        """Cancel what is running, and leave the cluster; one that was started here ends."""
        for reference in self._running:
            self._ray.cancel(reference, force=True)
        self._running.clear()
        if self._owned:
            self._ray.shutdown()

    def _get(self, reference: Any) -> Any:
        errors = self._ray.exceptions
        try:
            answer = self._ray.get(reference)
        except (errors.WorkerCrashedError, errors.NodeDiedError):
            raise WorkerDied(attempts=ATTEMPTS) from None
        except errors.RayError as error:
            raise ClusterFailed(reason=_first_line(error)) from error
        self._running.discard(reference)
        return answer

    def _connect(self, workers: int | None, address: str | None) -> None:
        about: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
        if address in (None, "local"):
            path = os.pathsep.join(filter(None, (os.getcwd(), os.environ.get("PYTHONPATH"))))
            about |= {
                "address": "local", "num_cpus": workers, "include_dashboard": False,
                "object_store_memory": OBJECT_STORE, "runtime_env": {"env_vars": {"PYTHONPATH": path}},
            }  # fmt: skip
        else:
            about["address"] = address
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", FutureWarning)
                self._ray.init(**about)
        except (ConnectionError, RuntimeError, ValueError, OSError, ImportError) as error:
            raise NoCluster(address=address or "local", reason=_first_line(error)) from error


def _do(call: Call) -> Any:
    return call()


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is sent to anybody
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise NoRay() from None


def _check_reachable(address: str) -> None:
    """Ray itself waits for a cluster that is not there for up to a minute."""
    found = _PLACE.fullmatch(address)
    if not found:
        return
    try:
        socket.create_connection((found["host"], int(found["port"])), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(address=address, reason=_first_line(error)) from error


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
