"""Hints and odds at a live table, from what the asking seat knows."""

from __future__ import annotations

import asyncio
import logging

from lastboat.bots import Situation, hints, situation
from lastboat.bots.hints import HINT_MS, ODDS_MS
from lastboat.server.bots.worker_pool import Urgency, WorkerPool
from lastboat.server.live.changes import Change, Changes
from lastboat.server.live.connection import Connection
from lastboat.server.live.live_table import LiveTable
from lastboat.tables import advice
from lastboat.tables.errors import Busy, NotRunning, problem

WARM_WITHIN, LOOK_AGAIN = 20.0, 0.1
"""Seconds a hint waits for the search of a game to be loaded, and between checks."""
RETRY = 2.0
"""Seconds until failed odds are retried."""

log = logging.getLogger("lastboat.hints")


class HintService:
    """Hints on request, and odds while a client wants them."""

    def __init__(self, workers: WorkerPool, changes: Changes) -> None:
        self._workers = workers
        self._odds_tasks: dict[str, asyncio.Task[None]] = {}
        self._hint_tasks: set[asyncio.Task[None]] = set()
        changes.subscribe(self._changed)

    def hint(self, live: LiveTable, connection: Connection, seat: int, request: str) -> None:
        """Search for the best choices of a seat and send them when found."""
        match = live.table.running()
        if not match.legal_codes(seat):
            raise NotRunning(state=live.table.state)
        if connection.hint_pending:
            raise Busy()
        connection.hint_pending = True
        known = situation(match, seat)
        task = asyncio.create_task(self._hint(live, connection, known, live.table.version, request))
        self._hint_tasks.add(task)
        task.add_done_callback(self._hint_tasks.discard)

    def want_odds(self, live: LiveTable, connection: Connection, on: bool) -> None:
        """Start or stop sending odds to a client after every change."""
        connection.odds, connection.odds_version = on, -1
        self._consider(live)

    async def standing(self, live: LiveTable, seat: int, group: str) -> tuple[int, list[float] | None]:
        """The version of a running table, and its odds as a seat knows them; None if too many requests wait."""
        async with live.lock:
            match, version = live.table.running(), live.table.version
            if match.over:
                raise NotRunning(state=live.table.state)
            known = situation(match, seat)
        at, odds = live.standings.get(seat, (-1, None))
        if at != version:
            odds = await self._found(known, group)
        if odds is not None:
            live.standings[seat] = (version, odds)
        return version, odds

    async def close(self) -> None:
        """Stop all searches."""
        tasks = [*self._odds_tasks.values(), *self._hint_tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _changed(self, change: Change) -> None:
        if change.kind in ("step", "loaded"):
            self._consider(change.live)

    def _consider(self, live: LiveTable) -> None:
        """Compute the odds if a client wants them."""
        if live.id not in self._odds_tasks and any(connection.odds for connection in live.connections):
            self._odds_tasks[live.id] = asyncio.create_task(self._odds(live), name=f"odds of {live.id}")

    async def _hint(
        self, live: LiveTable, connection: Connection, known: Situation, version: int, request: str
    ) -> None:  # fmt: skip
        for _ in range(int(WARM_WITHIN / LOOK_AGAIN)):
            if self._workers.is_warm(known.game):
                break
            await asyncio.sleep(LOOK_AGAIN)
        try:
            found = await self._workers.analyse(HINT_MS, known, Urgency.HINT, connection.address)
        except Busy as busy:
            connection.tell(type="refused", id=request, problem=problem(busy, connection.lang or "en"))
        else:
            data = [advice.hint(live.table, known.seat, hint, connection.lang) for hint in hints(found, known)]
            connection.tell(type="hints", id=request, seat=known.seat, version=version, hints=data)
        finally:
            connection.hint_pending = False

    async def _odds(self, live: LiveTable) -> None:
        """Send the odds of the newest version until every client that wants them has them."""
        try:
            while True:
                async with live.lock:
                    table = live.table
                    waiting = [c for c in live.connections if c.odds and c.odds_version != table.version]
                    if not waiting or table.match is None or live.uncertain or table.state != "running":
                        return
                    version = table.version
                    seats = sorted({seat for c in waiting if (seat := advice.odds_seat(table, c.seats)) is not None})
                    known = [situation(table.match, seat) for seat in seats]
                    group = live.address or live.id
                made = dict(zip(seats, await asyncio.gather(*(self._found(one, group) for one in known)), strict=True))
                for connection in waiting:
                    seat = advice.odds_seat(table, connection.seats)
                    odds = made.get(seat) if seat is not None else None
                    if odds is not None and live.table.version == version:
                        connection.tell(type="odds", version=version, odds=odds)
                    if odds is not None or seat is None:
                        connection.odds_version = version
                if any(odds is None for odds in made.values()):
                    await asyncio.sleep(RETRY)
        except Exception:
            log.exception("no odds", extra={"table": live.id})
        finally:
            self._odds_tasks.pop(live.id, None)

    async def _found(self, known: Situation, group: str) -> list[float] | None:
        """Odds; None if too many requests wait."""
        try:
            return list((await self._workers.analyse(ODDS_MS, known, Urgency.ODDS, group)).odds)
        except Busy:
            return None
