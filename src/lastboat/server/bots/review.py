"""Reviews: the odds after each decision of a match that is over.

They are computed in the bots' processes in small portions, only while no move is waited for there, and only for as
long as somebody asks; what was found is kept for a while.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from typing import Any

from lastboat.bots.review.curve import Curve
from lastboat.bots.review.segments import FinishedMatch
from lastboat.bots.review.turning_points import Swing
from lastboat.kernel import view_builder
from lastboat.kernel.dialect import EVERYBODY
from lastboat.kernel.match import Match
from lastboat.server.bots.worker_pool import WorkerPool
from lastboat.tables.errors import Busy
from lastboat.tables.table import Table

KEPT = 64
"""So many matches are remembered, those looked at last."""
WANTED = 6.0
"""Seconds for which a look counts: who has not looked again by then has gone."""
PORTION, PORTION_MS = 8, 60
"""Positions handed to a process at once, and how long it takes no new one: a bot may be waiting by then."""
PAUSE = 0.05
"""Seconds after which it is seen again whether a process has nothing else to do."""
TROUBLES = 3
"""Portions that may fail before a match is given up."""
MOST_EVENTS = 12
"""So many things that happened are told of a turning point."""

log = logging.getLogger("lastboat.review")


class Study:
    """One match that somebody looks back at."""

    def __init__(self, match: Match) -> None:
        self.match, self._result = FinishedMatch.of(match), match.game.won(match.returns)
        self.curve: Curve | None = None
        self.done = False
        self.troubles = 0
        self.until = 0.0

    async def go_on(self, workers: WorkerPool) -> None:
        """One portion more."""
        if self.curve is None:
            self.curve = Curve(await workers.segments(self.match), self._result)
        wanted = self.curve.wanted(PORTION)
        self.done = not wanted
        if wanted:
            found = await workers.evaluate(PORTION_MS, self.match, wanted)
            for (at, _), evaluation in zip(wanted, found, strict=False):
                self.curve.add(at, evaluation)


class ReviewService:
    """All matches that are looked back at, and one task that works for them in turn."""

    def __init__(self, workers: WorkerPool) -> None:
        self._workers = workers
        self._studies: OrderedDict[tuple[str, int], Study] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    def look(self, table: Table) -> Study:
        """What is known about a table's match by now; more will be if somebody looks again soon. Busy: in vain."""
        assert table.match is not None
        key = (table.id, table.version)
        study = self._studies.get(key)
        if study is None:
            study = self._studies[key] = Study(table.match)
            while len(self._studies) > KEPT:
                self._studies.popitem(last=False)
        self._studies.move_to_end(key)
        if study.troubles >= TROUBLES:
            del self._studies[key]
            raise Busy()
        study.until = time.monotonic() + WANTED
        if self._task is None and not study.done:
            self._task = asyncio.create_task(self._work(), name="review")
        return study

    async def close(self) -> None:
        """Stop thinking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        try:
            while studies := self._wanted():
                for study in studies:
                    if self._workers.idle and self._workers.is_warm(study.match.game):
                        await self._go_on(study)
                        await asyncio.sleep(0)
                    else:
                        await asyncio.sleep(PAUSE)
        finally:
            self._task = None

    async def _go_on(self, study: Study) -> None:
        try:
            await study.go_on(self._workers)
            study.troubles = 0
        except Busy:
            study.troubles += 1
        except Exception:
            log.exception("no review", extra={"game": study.match.game.id})
            study.troubles = TROUBLES

    def _wanted(self) -> list[Study]:
        """The matches that are not done and that somebody wants to see."""
        now = time.monotonic()
        return [s for s in self._studies.values() if not s.done and s.troubles < TROUBLES and s.until > now]


def told(study: Study, match: Match, lang: str | None) -> dict[str, Any]:
    """What is known, as data."""
    curve = study.curve
    return {
        "records": len(match.records),
        "team": match.game.cooperative,
        "done": study.done,
        "known": round(curve.known, 3) if curve else 0.0,
        "points": [{"record": at, "odds": _rounded(odds)} for at, odds in curve.odds.items()] if curve else [],
        "turning_points": [turning_point(match, swing, lang) for swing in curve.turning_points] if curve else [],
    }


def turning_point(match: Match, swing: Swing, lang: str | None) -> dict[str, Any]:
    """A turning point as data: between which positions, by whom, what was done or happened, and what it changed."""
    segment = swing.segment
    events = [
        view_builder.told(match, number, event, lang).data()
        for number, event in match.told
        if segment.first <= number < segment.last and event.witness == EVERYBODY
    ]
    data: dict[str, Any] = {
        "from": segment.first,
        "to": segment.last,
        "kind": "luck" if segment.chance else "choice",
        "seat": segment.seat,
        "whose": swing.whose,
        "before": _rounded(swing.before),
        "after": _rounded(swing.after),
        "events": events[:MOST_EVENTS],
    }
    if not segment.chance:
        data["choice"] = view_builder.choice(match, segment.seat, match.records[segment.first].code, lang).data()
    return data


def _rounded(odds: tuple[float, ...]) -> list[float]:
    return [round(one, 4) for one in odds]
