"""Prometheus metrics.

Every process counts for itself. Several workers of one machine keep their counts in files of a shared folder
(`share_between_workers`, called before they start), and any worker answers `/metrics` for all. Labels are few and
fixed: no table, seat or address.
"""

from __future__ import annotations

import atexit
import os
import re
import shutil
import tempfile
from functools import cache
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.multiprocess import MultiProcessCollector

from lastboat import __version__

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""The folder where the workers of one machine keep their counts; the client library reads it on import."""

CONTENT_TYPE = CONTENT_TYPE_LATEST
_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_SLOW = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)
_SHARES = (0.1, 0.2, 0.35, 0.5, 0.75, 1.0)
_METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
_BATCHES = (1, 2, 4, 8, 16, 32, 64, 128, 256)

REGISTRY = CollectorRegistry()
_MOVES = Counter("lastboat_moves", "Plays and undos that were accepted", ["game", "what"], registry=REGISTRY)
_REFUSALS = Counter("lastboat_refusals", "Requests that changed nothing, by problem", ["problem"], registry=REGISTRY)
_MOVE = Histogram(
    "lastboat_move_seconds", "From a play's arrival to its durable answer", ["way"], buckets=_FAST, registry=REGISTRY
)
_REQUESTS = Histogram(
    "lastboat_request_seconds",
    "Time of HTTP requests",
    ["method", "route", "status"],
    buckets=_FAST,
    registry=REGISTRY,
)
_COMMITS = Histogram("lastboat_commit_seconds", "Time of a database commit", buckets=_FAST, registry=REGISTRY)
_BATCH = Histogram("lastboat_commit_steps", "Steps made durable by one commit", buckets=_BATCHES, registry=REGISTRY)
_LOADS = Histogram("lastboat_load_seconds", "Time to rebuild a table from its records", ["game"], buckets=_FAST,
                   registry=REGISTRY)  # fmt: skip
_BOT = Histogram("lastboat_bot_seconds", "Time a bot thought about one choice", ["game", "bot"], buckets=_SLOW,
                      registry=REGISTRY)  # fmt: skip
_BOT_SHARE = Histogram("lastboat_bot_budget_share", "Share of its budget for which a bot searches, less under load",
                       buckets=_SHARES, registry=REGISTRY)  # fmt: skip
_BOTS_WAITING = Gauge("lastboat_bots_waiting", "Tasks that wait for a bot process", multiprocess_mode="livesum",
                      registry=REGISTRY)  # fmt: skip
_BOT_CRASHES = Counter("lastboat_bot_crashes", "Bot processes that were lost and replaced", registry=REGISTRY)
_SOCKETS = Gauge("lastboat_sockets", "Open sockets", multiprocess_mode="livesum", registry=REGISTRY)
_TABLES = Gauge("lastboat_tables_in_memory", "Tables held ready", multiprocess_mode="livesum", registry=REGISTRY)
_BUILD = Gauge("lastboat_build", "The running version; always 1", ["version"], multiprocess_mode="max",
               registry=REGISTRY)  # fmt: skip
_BUILD.labels(__version__).set(1)


# Counting ---------------------------------------------------------------------------------------


def moved(game: str, way: str, seconds: float, undo: bool = False) -> None:
    """Count a play or an undo; `way` is socket, rest or bot."""
    moves, time_taken = _move_metrics(game, way, "undo" if undo else "play")
    moves.inc()
    time_taken.observe(seconds)


@cache
def _move_metrics(game: str, way: str, what: str) -> tuple[Counter, Histogram]:
    """Cached: looking up metrics by labels costs more than counting."""
    return _MOVES.labels(game, what), _MOVE.labels(way)


def refused(problem: str) -> None:
    """Count a refused request by the type of its error, for example `error-stale-version`."""
    _REFUSALS.labels(problem).inc()


def answered(method: str, route: str, status: int, seconds: float) -> None:
    """Observe an HTTP request; `route` is the pattern, never the path itself."""
    _REQUESTS.labels(method if method in _METHODS else "other", route, str(status)).observe(seconds)


def committed(steps: int, seconds: float) -> None:
    """Observe a commit of so many steps."""
    _COMMITS.observe(seconds)
    _BATCH.observe(steps)


def loaded(game: str, seconds: float) -> None:
    """Observe a table being rebuilt from its records."""
    _LOADS.labels(game).observe(seconds)


def thought(game: str, bot: str, seconds: float) -> None:
    """Observe a bot's choice."""
    _BOT.labels(game, bot).observe(seconds)


def searched(share: float) -> None:
    """Observe the share of its budget that a bot is given."""
    _BOT_SHARE.observe(share)


def bots_waiting(change: int) -> None:
    """Count a task that begins (1) or ends (-1) to wait for a bot process."""
    _BOTS_WAITING.inc(change)


def bot_crashed() -> None:
    """Count a lost bot process."""
    _BOT_CRASHES.inc()


def socket_opened() -> None:
    """Count an opened socket."""
    _SOCKETS.inc()


def socket_closed() -> None:
    """Count a closed socket."""
    _SOCKETS.dec()


def tables_in_memory(count: int) -> None:
    """Set the number of tables in memory of this process."""
    _TABLES.set(count)


# Exposition --------------------------------------------------------------------------------------


def exposition() -> bytes:
    """All metrics in Prometheus format; with several workers, those of all."""
    folder = os.environ.get(SHARED)
    if not folder:
        return generate_latest(REGISTRY)
    remove_dead_gauges(Path(folder))
    gathered = CollectorRegistry()
    MultiProcessCollector(gathered, folder)  # type: ignore[no-untyped-call]
    return generate_latest(gathered)


def share_between_workers() -> Path:
    """Create a folder for the counts of several workers; call it in their parent process."""
    folder = Path(tempfile.mkdtemp(prefix="lastboat-metrics-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    os.environ[SHARED] = str(folder)
    return folder


def remove_dead_gauges(folder: Path) -> None:
    """Remove the gauges of dead workers; their counters stay."""
    for path in folder.glob("gauge_live*_*.db"):
        found = re.fullmatch(r"gauge_live\w+_(\d+)\.db", path.name)
        if found and not _alive(int(found[1])):
            path.unlink(missing_ok=True)


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
