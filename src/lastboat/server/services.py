"""Build the services of one server process, from the bottom up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass

from lastboat.kernel.game import problems
from lastboat.server.blocks import Blocks
from lastboat.server.bots.deadlines import Deadlines
from lastboat.server.bots.hints import HintService
from lastboat.server.bots.review import ReviewService
from lastboat.server.bots.runner import BotRunner
from lastboat.server.bots.worker_pool import WorkerPool
from lastboat.server.cluster.operations import OperationsFollower
from lastboat.server.cluster.pubsub import PostgresPubSub, PubSub, SingleProcess
from lastboat.server.cluster.sync import Sync
from lastboat.server.commands.backend import Backend
from lastboat.server.draws import Draws
from lastboat.server.live.changes import Changes
from lastboat.server.live.registry import Registry
from lastboat.server.own_bots import OwnBots
from lastboat.server.settings import Settings
from lastboat.server.storage.database import Database
from lastboat.server.storage.retention import Retention
from lastboat.server.storage.step_log import PostgresStepLog, SqliteStepLog, StepLog
from lastboat.server.storage.store import Store
from lastboat.server.storage.writer import Writer

CLOSE_WITHIN = 5.0
"""Seconds for each part to close; answered moves are durable already."""

log = logging.getLogger("lastboat.server")


@dataclass(frozen=True)
class Services(Backend):
    """The parts that routes use."""

    runner: BotRunner
    hints: HintService
    reviews: ReviewService
    operations: OperationsFollower


@contextlib.asynccontextmanager
async def opened(settings: Settings, bots: OwnBots) -> AsyncIterator[Services]:
    """Open the services from the bottom up; close them in reverse."""
    database = Database(settings)
    await database.migrate()
    pubsub: PubSub = PostgresPubSub(database) if database.is_postgres else SingleProcess()
    step_log: StepLog = PostgresStepLog(database, pubsub.news) if database.is_postgres else SqliteStepLog(database)
    store, writer, changes = Store(database), Writer(step_log), Changes()
    registry = Registry(store, changes, settings.live_tables)
    sync = Sync(pubsub, store, registry, changes)
    blocks = Blocks(settings.log_salt)
    backend = Backend(settings, bots, store, writer, pubsub, registry, sync, changes, blocks)
    operations, retention = OperationsFollower(store, registry, sync, blocks), Retention(database, settings)
    workers = WorkerPool(settings.bot_workers, bots)
    runner, hints, reviews = BotRunner(backend, workers), HintService(workers, changes), ReviewService(workers)
    deadlines, draws = Deadlines(backend), Draws(backend)
    for problem in problems():
        log.warning("%s", problem)
    writer.start()
    await sync.start()
    await operations.start()
    retention.start()
    runner.start()
    deadlines.start()
    try:
        yield Services(**vars(backend), runner=runner, hints=hints, reviews=reviews, operations=operations)
    finally:
        above = (registry, retention, operations, reviews, hints, draws, deadlines, runner, workers)
        for part in (*above, sync, writer, store, pubsub, database):
            try:
                async with asyncio.timeout(CLOSE_WITHIN):
                    await part.close()
            except Exception:
                log.exception("a part of the server did not close", extra={"part": type(part).__name__})
