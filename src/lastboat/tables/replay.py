"""The positions of a match, record by record, as a seat may see them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lastboat.kernel import view_builder
from lastboat.kernel.dialect import EVERYBODY
from lastboat.kernel.match import Match
from lastboat.tables.differences import difference
from lastboat.tables.views import Encoding, told_to

MOST_RECORDS = 40
"""Longer steps are not sent record by record."""
MOST_FRAMES = 60
"""Positions in one answer of a replay."""


class Positions:
    """The positions of a match from a record on, computed as far as needed."""

    def __init__(self, match: Match, before: Any, since: int, encoding: Encoding) -> None:
        """`before` is the state before record `since`."""
        self._match, self._since, self._encoding = match, since, encoding
        self._states = [before]
        self._tables: dict[tuple[int, int], Any] = {}
        self._parts: dict[tuple[int, int, bool], Any] = {}

    def know(self, tables: dict[int, Any]) -> None:
        """Take the tables of the first position, by seat, which are made already."""
        self._tables |= {(0, self._shared(seat)): table for seat, table in tables.items()}

    def changes_of_step(self, seats: Sequence[int]) -> list[dict[str, Any]]:
        """As `of_step`, with what changed since the position before instead of tables."""
        return self.after(seats, self._since + 1, len(self._match.records) - self._since, None, True)

    def of_step(self, seats: Sequence[int], lang: str | None = None) -> list[dict[str, Any]]:
        """A position after each record from `since` on, as those seats may see it."""
        return self.after(seats, self._since + 1, len(self._match.records) - self._since, lang)

    def after(
        self, seats: Sequence[int], first: int, count: int, lang: str | None, changes: bool = False
    ) -> list[dict[str, Any]]:  # fmt: skip
        """The positions after `first`, `first` + 1, … records, as those seats may see them."""
        told: dict[int, list[Any]] = {}
        for number, event in told_to(self._match, seats, max(0, first - 1)):
            told.setdefault(number, []).append(self._encoding.event(self._match, number, event, lang))
        watching = list(seats) or [EVERYBODY]
        last = min(len(self._match.records), first + count - 1)
        return [
            self._position(number, watching, told.get(number - 1, []), lang, changes)
            for number in range(first, last + 1)
        ]

    def _position(
        self, number: int, watching: list[int], told: list[Any], lang: str | None, changes: bool
    ) -> dict[str, Any]:  # fmt: skip
        s = self._state(number - self._since)
        game = self._match.game
        asked = view_builder.prompt(self._match, game.observe(s, watching[0]))
        return {
            "records": number,
            "events": told,
            "seat": self._match.records[number - 1].seat if number else EVERYBODY,
            "table": {str(seat): self._part(number - self._since, seat, changes) for seat in watching},
            "actor": game.actor(s),
            "prompt": asked.data(view_builder.say(self._match, asked, lang)),
        }

    def _state(self, i: int) -> Any:
        while len(self._states) <= i:
            record = self._match.records[self._since + len(self._states) - 1]
            self._states.append(self._match.game.apply(self._states[-1], record.seat, record.code))
        return self._states[i]

    def _part(self, i: int, seat: int, changes: bool) -> Any:
        """A table, or what changed in it since the position before."""
        key = (i, self._shared(seat), changes)
        found = self._parts.get(key)
        if found is None:
            table = self._table(i, seat)
            part = difference(self._table(i - 1, seat), table) if changes else table
            found = self._parts[key] = self._encoding.part(part)
        return found

    def _table(self, i: int, seat: int) -> Any:
        key = (i, self._shared(seat))
        found = self._tables.get(key)
        if found is None:
            game, s = self._match.game, self._state(i)
            found = self._tables[key] = game.show.table(game.observe(s, seat), seat)
        return found

    def _shared(self, seat: int) -> int:
        """The seat whose table is shown: without secrets all share one."""
        return seat if self._match.game.secrets else EVERYBODY


def replay(
    match: Match, seat: int, since: int, count: int, lang: str | None, encoding: Encoding
) -> list[dict[str, Any]]:
    """The positions after `since`, `since` + 1, … records, as a seat may see them."""
    if since > len(match.records):
        return []
    first = max(0, since - 1)
    s = match.game.setup(match.seats, match.options)
    for record in match.records[:first]:
        s = match.game.apply(s, record.seat, record.code)
    seats = [seat] if seat != EVERYBODY else []
    return Positions(match, s, first, encoding).after(seats, since, count, lang)
