"""Load of many concurrent matches over WebSockets, the same for our server and for a peer's.

Each match has two players with a connection each. At a given rate every match has times at which it should move, and
the latency of a move counts from that time, so a server that falls behind shows. Without a rate every match moves
again as soon as both players have seen the last move. One process generates the load; its processor time is reported
beside the server's. While it plays, garbage collection is limited to the youngest generation: pauses of the load would
count as the server's.
"""

from __future__ import annotations

import asyncio
import gc
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import psutil  # type: ignore[import-untyped]

WARM_UP = 2.0


class Playing(Protocol):
    """A match with its players' connections."""

    async def open(self) -> None:
        """Create the match, connect its players and wait until they see it."""

    async def move(self, rng: random.Random) -> float | None:
        """Make one random legal move; returns the time of the answer, None if it was refused."""

    async def settled(self) -> None:
        """Wait until both players have seen the last move."""

    @property
    def over(self) -> bool:
        """Whether the match has ended."""

    async def close(self) -> None:
        """Close the connections."""


@dataclass
class Load:
    """Result of a load."""

    matches: int
    rate: float | None
    seconds: float
    moves: int = 0
    """Answered within the time."""
    latencies: list[float] = field(default_factory=list)
    """In seconds; a move without an answer at the end counts with the time it has waited."""
    refused: int = 0
    renewed: int = 0
    server_cpu: float = 0.0
    own_cpu: float = 0.0

    @property
    def per_second(self) -> float:
        """Answered moves per second."""
        return self.moves / self.seconds

    def percentile(self, share: float) -> float:
        """Latency in seconds below which that share of the moves was answered."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    def note(self) -> str:
        """Latencies, moves and processor shares in one line."""
        return (
            f"p50 {1000 * self.percentile(0.5):.1f} ms, p99 {1000 * self.percentile(0.99):.1f} ms; "
            f"{self.moves:,} moves; server {self.server_cpu:.0%}, load {self.own_cpu:.0%} of a core"
        )


class Meter:
    """Processor time of the server with all its processes, and of this process."""

    def __init__(self, pid: int) -> None:
        self.server = psutil.Process(pid)

    def read(self) -> tuple[float, float]:
        """Processor seconds of the server and of this process so far."""
        total = 0.0
        for process in (self.server, *self.server.children(recursive=True)):
            try:
                times = process.cpu_times()
            except psutil.NoSuchProcess:
                continue
            total += times.user + times.system
        return total, time.process_time()


async def open_all(matches: Sequence[Playing], at_once: int = 20) -> None:
    """Open all matches, a few at a time."""
    gate = asyncio.Semaphore(at_once)

    async def one(match: Playing) -> None:
        async with gate:
            await match.open()

    await asyncio.gather(*map(one, matches))


async def run(
    matches: Sequence[Playing], renew: Callable[[Playing], Awaitable[Playing]], seconds: float, rate: float | None,
    pid: int,
) -> Load:  # fmt: skip
    """Play for that long after a short warm-up; replace matches that end by spare ones."""
    load = Load(len(matches), rate, seconds)
    gc.collect()
    gc.freeze()
    begin = time.perf_counter()
    first, until = begin + WARM_UP, begin + WARM_UP + seconds
    pause = len(matches) / rate if rate else 0.0

    async def playing(number: int, match: Playing) -> None:
        rng = random.Random(number)
        due = begin + pause * rng.random()
        while due < until:
            await asyncio.sleep(due - time.perf_counter())
            await match.settled()
            if match.over:
                match = await renew(match)
                load.renewed += 1
                due = max(due, time.perf_counter())
                continue
            now = time.perf_counter()
            due = due if rate else now
            if now > until:
                load.latencies.append(now - due)
                break
            answered = await match.move(rng)
            if answered is None:
                load.refused += 1
            elif due >= first:
                load.latencies.append(answered - due)
                load.moves += answered <= until
            due = due + pause if rate else time.perf_counter()
        await match.close()

    costs = asyncio.create_task(_costs(Meter(pid), first, until))
    await asyncio.gather(*(playing(number, match) for number, match in enumerate(matches)))
    gc.unfreeze()
    load.server_cpu, load.own_cpu = await costs
    return load


async def _costs(meter: Meter, first: float, until: float) -> tuple[float, float]:
    """Share of a core that the server and this process used between two readings."""
    await asyncio.sleep(first - time.perf_counter())
    server, own = meter.read()
    await asyncio.sleep(until - time.perf_counter())
    then, now = meter.read()
    return (then - server) / (until - first), (now - own) / (until - first)
