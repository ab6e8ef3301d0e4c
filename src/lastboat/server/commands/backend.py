"""The backend of commands: storage, live tables and the sync between processes."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass

from lastboat.kernel.game import Game
from lastboat.server import own_bots
from lastboat.server.blocks import Blocks
from lastboat.server.cluster.pubsub import PubSub
from lastboat.server.cluster.sync import Sync
from lastboat.server.live.changes import Changes
from lastboat.server.live.live_table import LiveTable
from lastboat.server.live.registry import Registry
from lastboat.server.own_bots import OwnBots
from lastboat.server.settings import Settings
from lastboat.server.storage.store import Store
from lastboat.server.storage.writer import Writer
from lastboat.tables.create import OfferedBots

Locked = AbstractAsyncContextManager[LiveTable]


@dataclass(frozen=True)
class Backend:
    """The parts of a server process below bots and routes."""

    settings: Settings
    bots: OwnBots
    store: Store
    writer: Writer
    pubsub: PubSub
    registry: Registry
    sync: Sync
    changes: Changes
    blocks: Blocks

    def bots_at(self, game: Game) -> OfferedBots:
        """The operator's own bots at a game."""
        return own_bots.at(self.bots, game)

    def table(self, table: str, fresh: bool = False, token: str | None = None) -> Locked:
        """A table with its lock held; see `Sync.locked`."""
        return self.sync.locked(table, fresh, token)
