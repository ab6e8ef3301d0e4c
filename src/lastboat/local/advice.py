"""Hints, odds and reviews at tables of this device."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from lastboat.bots import hints, situation
from lastboat.bots.hints import HINT_MS, ODDS_MS
from lastboat.bots.review.curve import PORTION, PORTION_MS, Curve
from lastboat.bots.review.segments import FinishedMatch
from lastboat.bots.tasks import Analyse, Evaluate, Segments
from lastboat.local.bots import Searches, log
from lastboat.local.live import Connection, LiveTable
from lastboat.tables import advice
from lastboat.tables.errors import Busy, NotRunning, untranslated


class Review:
    """The review of one match."""

    def __init__(self, live: LiveTable) -> None:
        self.match, self.version = live.table.started(), live.table.version
        self.curve: Curve | None = None
        self.done = False
        self.until = 0.0
        self.task: asyncio.Task[None] | None = None


class Advice:
    """Hints on request, odds while a client wants them, and reviews while a client asks."""

    def __init__(self, searches: Searches) -> None:
        self._searches = searches
        self._odds_tasks: dict[str, asyncio.Task[None]] = {}
        self._reviews: dict[str, Review] = {}
        self._hints: set[asyncio.Task[None]] = set()

    def hint(self, live: LiveTable, connection: Connection, seat: int, request: str) -> None:
        """Search for the best choices of a seat and send them when found."""
        if not live.table.running().legal_codes(seat):
            raise NotRunning(state=live.table.state)
        if not connection.hint_pending:
            connection.hint_pending = True
            task = asyncio.ensure_future(self._hint(live, connection, seat, request))
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)

    async def _hint(self, live: LiveTable, connection: Connection, seat: int, request: str) -> None:
        table, version = live.table, live.table.version
        known = situation(table.started(), seat)
        try:
            found = hints(await self._searches.run(table.row.game, Analyse(HINT_MS, known), advice=True), known)
            data = [advice.hint(table, seat, one, None) for one in found] if table.version == version else []
            connection.send({"type": "hints", "id": request, "seat": seat, "version": version, "hints": data})
        except Exception:
            log.exception("no hint")
            connection.send({"type": "refused", "id": request, "problem": untranslated(Busy())})
        finally:
            connection.hint_pending = False

    def want_odds(self, live: LiveTable, connection: Connection, on: bool) -> None:
        """Start or stop sending odds to a client after every change."""
        connection.odds, connection.odds_version = on, -1
        self.consider(live)

    def consider(self, live: LiveTable) -> None:
        """Compute the odds if a client wants them."""
        if live.id not in self._odds_tasks and self._waiting(live):
            self._odds_tasks[live.id] = asyncio.ensure_future(self._odds(live))

    def _waiting(self, live: LiveTable) -> list[Connection]:
        table = live.table
        if table.match is None or table.state != "running":
            return []
        return [
            one for one in live.connections
            if one.odds and one.odds_version != table.version and advice.odds_seat(table, one.seats) is not None
        ]  # fmt: skip

    async def _odds(self, live: LiveTable) -> None:
        """Send the odds of the newest version until every client that wants them has them."""
        try:
            while waiting := self._waiting(live):
                table, version, connection = live.table, live.table.version, waiting[0]
                seat = advice.odds_seat(table, connection.seats)
                assert seat is not None
                found = await self._searches.run(
                    table.row.game, Analyse(ODDS_MS, situation(table.started(), seat)), advice=True
                )
                connection.odds_version = version
                if table.version == version:
                    connection.send({"type": "odds", "version": version, "odds": list(found.odds)})
        except Exception:
            log.exception("no odds")
        finally:
            del self._odds_tasks[live.id]

    def review(self, live: LiveTable) -> dict[str, Any]:
        """The review of a table's match so far; it goes on while clients ask."""
        found = self._reviews.get(live.id)
        if found is None or found.version != live.table.version:
            found = self._reviews[live.id] = Review(live)
        found.until = time.monotonic() + advice.REVIEW_WANTED
        if found.task is None and not found.done:
            found.task = asyncio.ensure_future(self._review(found))
        return advice.review(found.curve, found.done, found.match, None)

    async def _review(self, review: Review) -> None:
        match = FinishedMatch.of(review.match)
        try:
            if review.curve is None:
                segments = await self._searches.run(match.game.id, Segments(match), advice=True)
                review.curve = Curve(segments, review.match.game.won(review.match.returns))
            while time.monotonic() < review.until and (wanted := review.curve.wanted(PORTION)):
                found = await self._searches.run(match.game.id, Evaluate(match, wanted, PORTION_MS), advice=True)
                review.curve.add_portion(wanted, found)
            review.done = not review.curve.wanted(1)
        except Exception:
            log.exception("no review")
        finally:
            review.task = None
