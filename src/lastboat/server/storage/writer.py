"""Group commit: one transaction for all waiting steps. `append` returns when its step is durable."""

from __future__ import annotations

import asyncio
import logging
import time

from lastboat.server import metrics
from lastboat.server.storage.step_log import Entry, StepLog, is_about_data
from lastboat.tables.errors import Busy
from lastboat.tables.model import Step, TableState

MOST = 400
"""Most steps in one transaction."""
GATHERING = 0.01
"""Seconds between transactions under load: a larger batch costs hardly more."""

log = logging.getLogger("lastboat.writer")


class Writer:
    """Collects steps and commits them together."""

    def __init__(self, step_log: StepLog) -> None:
        self._step_log = step_log
        self._waiting: list[tuple[Entry, asyncio.Future[bool]]] = []
        self._some = asyncio.Event()
        self._stopping = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the writer task."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Write the waiting steps, then stop."""
        self._stopping = True
        self._some.set()
        if self._task:
            await self._task
        self._step_log.close()

    async def append(self, step: Step, state: TableState | None = None) -> bool:
        """Make a step durable, with a new state of its table. False: its number or request is stored already."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((Entry(step, state), done))
        self._some.set()
        return await done

    async def _run(self) -> None:
        while not self._stopping:
            await self._some.wait()
            self._some.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                next_one = time.perf_counter() + GATHERING
                await self._write(batch)
                if len(batch) > 1:
                    await asyncio.sleep(next_one - time.perf_counter())

    async def _write(self, batch: list[tuple[Entry, asyncio.Future[bool]]]) -> None:
        began = time.perf_counter()
        try:
            written = await self._step_log.write([entry for entry, _ in batch])
        except Exception as error:
            if len(batch) > 1 and is_about_data(error):
                for one in batch:
                    await self._write([one])
                return
            log.exception("steps could not be written", extra={"steps": len(batch)})
            for _, done in batch:
                if not done.done():
                    done.set_exception(Busy())
            return
        metrics.committed(len(batch), time.perf_counter() - began)
        for entry, done in batch:
            if not done.done():
                done.set_result(entry.step in written)
