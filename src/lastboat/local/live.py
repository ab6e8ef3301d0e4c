"""A table of this device in memory, and the clients that are connected to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

from lastboat.local.storage import SavedTable
from lastboat.tables import frames
from lastboat.tables.model import ChatLine
from lastboat.tables.table import Table


class Connection:
    """A client at a table."""

    lang: str | None = None
    """Clients of this device translate by themselves."""

    def __init__(self, held: tuple[int, ...], hashes: frozenset[str], with_frames: bool, send: Callable[[Any], None]):
        self.held, self.hashes, self.frames, self.send = held, hashes, with_frames, send
        self.front: int | None = None
        """The seat of the player who is in front of the screen, where several share it."""
        self.seats: tuple[int, ...] = ()
        """The seats whose knowledge it may have now, see `hot_seat`."""
        self.hint_pending = False
        """Whether a hint is being searched."""
        self.odds = False
        """Whether the client wants the odds after every change."""
        self.odds_version = -1
        """The version of the last odds it got."""


class LiveTable:
    """One table. Hold its lock to change it."""

    def __init__(self, saved: SavedTable) -> None:
        self.lock = asyncio.Lock()
        self.connections: list[Connection] = []
        self.load(saved)

    def load(self, saved: SavedTable) -> None:
        """Load what is stored."""
        self.table, self.chat = Table(saved.stored), saved.chat

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.id

    def present(self) -> set[int]:
        """The seats that are connected."""
        return {seat for connection in self.connections for seat in connection.held}

    def tell(self, frame: frames.Frame) -> None:
        """Send a frame to everybody."""
        for connection in self.connections:
            connection.send(frame)

    def tell_table(self) -> None:
        """Send the summary: seats or state changed."""
        self.tell(frames.table_changed(self.table, self.present()))

    def tell_proposals(self) -> None:
        """Send the open proposals."""
        self.tell(frames.proposals(self.table, None))

    def tell_chat(self, lines: Iterable[ChatLine]) -> None:
        """Send chat lines."""
        self.tell(frames.chat(lines))
