"""Model of what a number of people needs: processor time, memory, bytes and queries, from measured costs.

`demand` adds up the costs; `simulate` plays moves through queues of the same costs, to see that the sums hold and when
answers become late. `python -m benchmarks.capacity` measures three processes with PostgreSQL and prints the model.
docs/scale.md explains both.
"""

from __future__ import annotations

import heapq
import math
import time
from collections import deque
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from benchmarks.loads import Meter


@dataclass(frozen=True)
class Costs:
    """Measured costs; times are seconds of one core, see docs/scale.md for where they come from."""

    move: float = 730e-6
    """A move at the process that plays it, with the frames for both players."""
    heard: float = 15e-6
    """A step in a notification at each other process, which asks whether it holds the table."""
    follow: float = 3e-3
    """A move at another process where somebody sits at the same table: it reads the step and plays it again."""
    watcher: float = 15e-6
    """A move for each spectator."""
    hint: float = 0.35
    """A hint, at a search process."""
    bot_move: float = 0.5
    """A move of a strong bot, at a search process."""
    database_move: float = 250e-6
    """A move at PostgreSQL, in a batch."""
    database_commit: float = 900e-6
    """A transaction at PostgreSQL, whatever it holds; notifications make commits wait for each other."""
    gather: float = 0.010
    """Seconds between transactions of a process under load."""
    socket_memory: float = 120e3
    """Bytes for an idle socket."""
    table_memory: float = 60e3
    """Bytes for a table in memory."""
    frame: float = 9e3
    """Bytes to each client for a move."""
    stored: float = 350.0
    """Bytes on the database's disk for a move."""


MEASURED = Costs()


@dataclass(frozen=True)
class Load:
    """Who plays how."""

    people: int
    people_at_table: float = 2.5
    seconds_per_move: float = 8.0
    """At each table, bots included."""
    watchers_per_table: float = 0.1
    hints_per_move: float = 0.02
    bot_share: float = 0.2
    """Moves by strong bots."""

    @property
    def tables(self) -> float:
        """Tables at once."""
        return self.people / self.people_at_table

    @property
    def moves(self) -> float:
        """Moves per second at all tables."""
        return self.tables / self.seconds_per_move


@dataclass(frozen=True)
class Site:
    """How many processes and databases serve them."""

    processes: int
    routed: bool = True
    """Whether all clients of a table come to the same process."""
    databases: int = 1
    """Each holds its share of the tables; a process hears only the notifications of its database."""


def demand(load: Load, site: Site, costs: Costs = MEASURED) -> dict[str, float]:
    """Shares of what one thread of each kind can do (above 1: too much), and totals."""
    heard = load.moves / site.databases
    moves_each = load.moves / site.processes
    played = moves_each * (costs.move + load.watchers_per_table * costs.watcher)
    followed = 0.0 if site.routed else 1 - 1 / site.processes
    commits = min(heard, site.processes / site.databases / costs.gather)
    return {
        "process": played + (heard - moves_each) * costs.heard + moves_each * followed * costs.follow,
        "database commits": commits * costs.database_commit,
        "database cores": heard * costs.database_move + commits * costs.database_commit,
        "search cores": load.moves * (load.hints_per_move * costs.hint + load.bot_share * costs.bot_move),
        "memory GB": (load.people * costs.socket_memory + load.tables * costs.table_memory) / 1e9,
        "network Mbit/s": load.moves * (load.people_at_table + load.watchers_per_table) * costs.frame * 8 / 1e6,
        "stored GB/day": load.moves * costs.stored * 86_400 / 1e9,
        "moves/s": load.moves,
    }


def processes_for(
    load: Load, databases: int = 1, routed: bool = True, most: float = 0.6, costs: Costs = MEASURED
) -> int | None:
    """The fewest processes whose share stays below `most`; None if notifications alone are too much for any number."""
    for processes in range(databases, 2000, databases):
        if demand(load, Site(processes, routed, databases), costs)["process"] <= most:
            return processes
    return None


@dataclass(frozen=True)
class Outcome:
    """What a simulation saw."""

    process: float
    """The busy share of a process."""
    commits: float
    """The busy share of the database's commits."""
    p50: float
    p99: float
    """Seconds from a move to its durable answer."""


def simulate(load: Load, site: Site, seconds: float = 20.0, seed: int = 1, costs: Costs = MEASURED) -> Outcome:
    """Moves arrive at random; each process plays one at a time, and commits what has gathered, at one database."""
    rng = Random(seed)
    processes = site.processes // site.databases
    rate = load.moves / site.databases
    own = costs.move + load.watchers_per_table * costs.watcher
    events: list[tuple[float, int, str, int]] = [(rng.expovariate(rate), 0, "move", -1)]
    number = 0
    free = [0.0] * processes
    busy = [0.0] * processes
    asked: list[deque[float]] = [deque() for _ in range(processes)]
    waiting: list[deque[float]] = [deque() for _ in range(processes)]
    under_way = [False] * processes
    last_commit = [-math.inf] * processes
    database, commits = 0.0, 0.0
    answers: list[float] = []

    def push(at: float, kind: str, process: int) -> None:
        nonlocal number
        number += 1
        heapq.heappush(events, (at, number, kind, process))

    def work(process: int, at: float, cost: float) -> float:
        free[process] = max(free[process], at) + cost
        busy[process] += cost
        return free[process]

    def commit(at: float, process: int) -> None:
        if not under_way[process]:
            under_way[process] = True
            push(max(at, last_commit[process] + costs.gather), "commit", process)

    while events:
        at, _, kind, process = heapq.heappop(events)
        if kind == "move":
            if at > seconds:
                continue
            push(at + rng.expovariate(rate), "move", -1)
            process = rng.randrange(processes)
            done = work(process, at, own)
            asked[process].append(at)
            push(done, "played", process)
        elif kind == "played":
            waiting[process].append(asked[process].popleft())
            commit(at, process)
        elif kind == "commit":
            batch, waiting[process] = waiting[process], deque()
            inserted = at + len(batch) * costs.database_move  # at a connection of its own
            database = max(inserted, database) + costs.database_commit
            commits += costs.database_commit
            last_commit[process] = at
            answers += [database - moment for moment in batch]
            for other in range(processes):
                if other != process:
                    work(other, database, len(batch) * costs.heard)
            if not site.routed:
                for other in rng.choices(range(processes), k=len(batch)):
                    work(other, database, costs.follow * (other != process))
            push(database, "done", process)
        elif kind == "done":
            under_way[process] = False
            if waiting[process]:
                commit(at, process)
    answers.sort()
    return Outcome(sum(busy) / processes / seconds, commits / seconds, answers[len(answers) // 2],
                   answers[int(0.99 * len(answers))])  # fmt: skip


IDLE = 0.1
"""Processor seconds per second of a server that has started."""
SIZES = (10_000, 100_000, 1_000_000)


def table() -> str:
    """What each number of people needs, with one database and with enough."""
    lines = ["| people | routed | databases | processes | " + " | ".join(demand(Load(1), Site(1))) + " |"]
    lines.append("|" + "---:|" * (lines[0].count("|") - 1))
    for people in SIZES:
        for routed, databases in ((False, 1), (True, 1), (True, 4), (True, 32)):
            load, way = Load(people), "yes" if routed else "no"
            processes = processes_for(load, databases, routed)
            if processes is None:
                lines.append(
                    f"| {people:,} | {way} | {databases} | none is enough |" + " |" * len(demand(load, Site(1)))
                )
                continue
            shares = demand(load, Site(processes, routed, databases))
            cells = " | ".join(f"{value:,.2f}" if value < 10 else f"{value:,.0f}" for value in shares.values())
            lines.append(f"| {people:,} | {way} | {databases} | {processes} | {cells} |")
            if routed and shares["database commits"] < 0.5:
                break
    return "\n".join(lines)


def _wait_until_idle(meter: Meter) -> None:
    """Wait until all processes of a server have started."""
    before, now = 0.0, meter.read()[0]
    while now - before > IDLE:
        time.sleep(1.0)
        before, now = now, meter.read()[0]


def measured(workers: int, seconds: float, rate: float) -> str:
    """Three processes and PostgreSQL: processor time per move of the servers and of the database."""
    import psutil  # type: ignore[import-untyped]
    import uvloop

    from benchmarks.loads import Meter
    from benchmarks.server import NO_LIMITS, _ours
    from tests.server.postgres import running
    from tests.server.processes import Server

    with running() as postgres:
        if postgres is None:
            return "no PostgreSQL"

        def database_time() -> float:
            found = 0.0
            for process in psutil.process_iter(["name"]):
                if process.info["name"] == "postgres":
                    times = process.cpu_times()
                    found += times.user + times.system
            return found

        with Server(postgres.fresh(), "--workers", str(workers), env=NO_LIMITS) as server:
            assert server.process
            _wait_until_idle(Meter(server.process.pid))
            before = database_time()
            load = uvloop.run(_ours(server)(60, seconds, rate))
            spent = database_time() - before
        each = 1e6 * load.server_cpu / load.per_second
        return (
            f"{workers} processes, asked for {rate:.0f} moves/s: {load.per_second:.0f} moves/s, {each:.0f} us of the "
            f"servers a move, {1e6 * spent / max(1, load.moves):.0f} us of PostgreSQL a move (with setup), "
            f"p50 {1000 * load.percentile(0.5):.0f} ms, p99 {1000 * load.percentile(0.99):.0f} ms, "
            f"load {load.own_cpu:.0%} of a core"
        )


if __name__ == "__main__":
    print(table())
    for workers in (1, 3):
        print(measured(workers, 10.0, 200.0))
