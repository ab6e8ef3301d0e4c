"""The signal "table changed". It is emitted after the clients were told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from lastboat.server.live.live_table import LiveTable

Kind = Literal["step", "seats", "proposals", "loaded"]


class Change(NamedTuple):
    """A change at a table."""

    live: LiveTable
    kind: Kind
    here: bool
    """Whether this process made the change; else another one did."""


class Changes:
    """The subscribers."""

    def __init__(self) -> None:
        self._subscribers: list[Callable[[Change], None]] = []

    def subscribe(self, subscriber: Callable[[Change], None]) -> None:
        """Call `subscriber` after every change."""
        self._subscribers.append(subscriber)

    def emit(self, live: LiveTable, kind: Kind, here: bool = True) -> None:
        """Tell all subscribers."""
        for subscriber in self._subscribers:
            subscriber(Change(live, kind, here))
