"""Advice at the table: the best choices of a seat, and how things stand, by what the asker knows."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from lastboat.bots import Hint, Situation, hints, situation
from lastboat.bots.hints import HINT_MS
from lastboat.kernel.match import Match
from lastboat.server.bots.worker_pool import Urgency, WorkerPool
from lastboat.server.web import encoding
from lastboat.server.web.connection import Connection
from lastboat.tables.errors import Busy, NotRunning, problem
from lastboat.tables.table import Live

ODDS_MS = 200
"""How long the odds are searched for, so that they come within half a second."""
WARM_WITHIN, LOOK_AGAIN = 20.0, 0.1
"""Seconds a hint waits for the search of a game to be loaded, and between looks whether it is."""
AGAIN = 2.0
"""Seconds after which odds are tried again that could not be had."""

log = logging.getLogger("lastboat.advice")


class Advisers:
    """Hints when somebody asks, and odds for as long as somebody wants them."""

    def __init__(self, workers: WorkerPool) -> None:
        self._workers = workers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._hints: set[asyncio.Task[None]] = set()

    def hint(self, live: Live, connection: Connection, seat: int, request: str) -> None:
        """Think about a seat's choices; the answer comes when it is found."""
        match = live.running()
        if not match.legal_codes(seat):
            raise NotRunning(state=live.state)
        if connection.hinted:
            raise Busy()
        connection.hinted = True
        known, version = situation(match, seat), live.version
        task = asyncio.create_task(self._hint(connection, match, known, version, request))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    def consider(self, live: Live) -> None:
        """The table has changed: whoever wants to know how things stand is told anew."""
        if live.id not in self._tasks and any(connection.odds for connection in live.connections):
            self._tasks[live.id] = asyncio.create_task(self._odds(live), name=f"odds of {live.id}")

    async def close(self) -> None:
        """Stop thinking."""
        tasks = [*self._tasks.values(), *self._hints]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _hint(
        self, connection: Connection, match: Match, known: Situation, version: int, request: str
    ) -> None:  # fmt: skip
        for _ in range(int(WARM_WITHIN / LOOK_AGAIN)):
            if self._workers.is_warm(known.game):
                break
            await asyncio.sleep(LOOK_AGAIN)
        try:
            found = await self._workers.analyse(HINT_MS, known, Urgency.HINT)
        except Busy as busy:
            connection.tell(type="refused", id=request, problem=problem(busy, connection.lang or "en"))
        else:
            told = [_told(match, known.seat, hint, connection.lang) for hint in hints(found, known.seat)]
            connection.tell(type="hints", id=request, seat=known.seat, version=version, hints=told)
        finally:
            connection.hinted = False

    async def _odds(self, live: Live) -> None:
        """Odds of the newest version, until they are told to all who want them."""
        try:
            while True:
                async with live.lock:  # what is not kept yet may never have been
                    waiting = [c for c in live.connections if c.odds and c.odds_told != live.version]
                    if not waiting or live.match is None or live.dirty or live.state != "running":
                        return
                    version = live.version
                    seats = sorted({seat for c in waiting if (seat := knowing_seat(live, c)) is not None})
                    known = [situation(live.match, seat) for seat in seats]
                made = dict(zip(seats, await asyncio.gather(*map(self._found, known)), strict=True))
                for connection in waiting:
                    seat = knowing_seat(live, connection)
                    odds = made.get(seat) if seat is not None else None
                    if odds is not None and live.version == version:
                        connection.tell(type="odds", version=version, odds=odds)
                    if odds is not None or seat is None:
                        connection.odds_told = version
                if any(odds is None for odds in made.values()):
                    await asyncio.sleep(AGAIN)
        except Exception:
            log.exception("no odds", extra={"table": live.id})
        finally:
            self._tasks.pop(live.id, None)

    async def _found(self, known: Situation) -> list[float] | None:
        """Odds, unless too many wait for advice."""
        try:
            return list((await self._workers.analyse(ODDS_MS, known, Urgency.ODDS)).odds)
        except Busy:
            return None


def _told(match: Match, seat: int, hint: Hint, lang: str | None) -> dict[str, Any]:
    """A hint as data; what comes next as a choice, which is not among those of the view yet."""
    data = {"code": hint.code, "odds": hint.odds, "reason": hint.reason.data()}
    return data if hint.then is None else {**data, "then": encoding.choice(match, seat, hint.then, None, lang)}


def knowing_seat(live: Live, connection: Connection) -> int | None:
    """By whose knowledge a client's odds are made; None: a spectator of a game with secrets gets none."""
    if not live.game.secrets:
        return 0
    return connection.seats[0] if connection.seats else None
