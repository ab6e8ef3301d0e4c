"""Reviews: the odds after each decision of a match that is over.

Workers for bots compute them in small portions while they are idle, and only while a client asks. Results are kept for
a while.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict

from lastboat.bots.review.curve import PORTION, PORTION_MS, Curve
from lastboat.bots.review.segments import FinishedMatch
from lastboat.kernel.match import Match
from lastboat.server.bots.worker_pool import WorkerPool
from lastboat.tables.advice import REVIEW_WANTED
from lastboat.tables.errors import Busy
from lastboat.tables.table import Table

MOST_REVIEWS = 64
"""Reviews in memory, the most recently used."""
PAUSE = 0.05
"""Seconds between checks for an idle worker."""
MOST_FAILURES = 3
"""Failed portions after which a review is given up."""

log = logging.getLogger("lastboat.review")


class ReviewTask:
    """The review of one match."""

    def __init__(self, match: Match) -> None:
        self.match, self._result = FinishedMatch.of(match), match.game.won(match.returns)
        self.curve: Curve | None = None
        self.done = False
        self.failures = 0
        self.until = 0.0

    async def evaluate_portion(self, workers: WorkerPool) -> None:
        """Compute one more portion."""
        if self.curve is None:
            self.curve = Curve(await workers.segments(self.match), self._result)
        wanted = self.curve.wanted(PORTION)
        self.done = not wanted
        if wanted:
            found = await workers.evaluate(PORTION_MS, self.match, wanted)
            self.curve.add_portion(wanted, found)


class ReviewService:
    """All reviews, and one task that computes them in turn."""

    def __init__(self, workers: WorkerPool) -> None:
        self._workers = workers
        self._reviews: OrderedDict[tuple[str, int], ReviewTask] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    def review(self, table: Table) -> ReviewTask:
        """The review of a table's match so far; it goes on while clients ask. Busy if it failed."""
        assert table.match is not None
        key = (table.id, table.version)
        review = self._reviews.get(key)
        if review is None:
            review = self._reviews[key] = ReviewTask(table.match)
            while len(self._reviews) > MOST_REVIEWS:
                self._reviews.popitem(last=False)
        self._reviews.move_to_end(key)
        if review.failures >= MOST_FAILURES:
            del self._reviews[key]
            raise Busy()
        review.until = time.monotonic() + REVIEW_WANTED
        if self._task is None and not review.done:
            self._task = asyncio.create_task(self._work(), name="review")
        return review

    async def close(self) -> None:
        """Stop computing."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        try:
            while reviews := self._wanted():
                for review in reviews:
                    if self._workers.idle and self._workers.is_warm(review.match.game):
                        await self._evaluate(review)
                        await asyncio.sleep(0)
                    else:
                        await asyncio.sleep(PAUSE)
        finally:
            self._task = None

    async def _evaluate(self, review: ReviewTask) -> None:
        try:
            await review.evaluate_portion(self._workers)
            review.failures = 0
        except Busy:
            review.failures += 1
        except Exception:
            log.exception("no review", extra={"game": review.match.game.id})
            review.failures = MOST_FAILURES

    def _wanted(self) -> list[ReviewTask]:
        """The unfinished reviews that a client wants."""
        now = time.monotonic()
        return [s for s in self._reviews.values() if not s.done and s.failures < MOST_FAILURES and s.until > now]
