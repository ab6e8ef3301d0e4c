"""Start, play and undo: each decides on a copy of the match and returns the step to store.

Nothing here changes the table. The caller stores the step, then calls `Table.take` and tells the clients. Requests are
idempotent.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from lastboat.kernel.chance import Sealed
from lastboat.kernel.chance.contributions import Contribution
from lastboat.kernel.errors import GameIsOver, LastboatError, NothingToUndo
from lastboat.kernel.match import Match
from lastboat.tables import draw
from lastboat.tables.errors import Frozen, NotOpen, SeatsOpen, StaleVersion, TableFull
from lastboat.tables.model import Step, TableState, encode_records
from lastboat.tables.table import Table

LONGEST_REQUEST, REQUEST = 64, "^[ -~]+$"
"""Limits of a request id: its length and its characters."""


MOST_UNDOS = 2000
"""Undos that a table stores: what was taken back stays in its history."""


class Move(NamedTuple):
    """A decided step, not stored yet, and the match after it."""

    step: Step
    match: Match
    since: int
    """The first new record; for an undo, the number of records left."""
    before: Any
    """The state before the step; None before the start."""

    @property
    def undone(self) -> bool:
        """Whether the step is an undo."""
        return self.step.kind == "undo"


class Answered(NamedTuple):
    """The request was answered before; its events start at record `since`."""

    since: int


def start(table: Table, at: int) -> Move:
    """Start the game. Chance is sealed already, so the opening follows from the table and the players' numbers."""
    check_start(table)
    given = draw.contributions(table)
    match = _new_match(table, given)
    step = Step(table.id, 1, "start", None, encode_records(match.records, given), None, at)
    return Move(step, match, 0, None)


def check_start(table: Table) -> None:
    """Refuse a table that cannot start now."""
    if table.frozen is not None:
        raise Frozen(reason=table.frozen)
    if table.row.state != "open" or table.match is not None:
        raise NotOpen(state=table.state)
    open_seats = sum(seat.kind == "open" for seat in table.seats)
    if open_seats:
        raise SeatsOpen(seats=open_seats)


def play(table: Table, seat: int, do: str | int, version: int, request: str | None, at: int) -> Move | Answered:
    """Play a choice of a seat that was made at `version`."""
    if found := _check(table, seat, version, request):
        return found
    match = table.running()
    if match.over:
        raise GameIsOver()
    after, since = match.copy(), len(match.records)
    after.play(seat, do)
    data = encode_records(after.records[since:])
    return Move(Step(table.id, table.version + 1, "play", seat, data, request, at), after, since, match.state)


def undo(table: Table, seat: int, version: int, request: str | None, at: int) -> Move | Answered:
    """Undo a seat's last action, if the match allows it."""
    if found := _check(table, seat, version, request):
        return found
    match = table.running()
    if match.over:
        raise GameIsOver()  # its secrets are public
    if table.history.undos >= MOST_UNDOS:
        raise TableFull(limit=MOST_UNDOS)
    if match.undo_seat != seat:
        raise NothingToUndo()
    after = match.copy()
    after.undo()
    kept = len(after.records)
    return Move(Step(table.id, table.version + 1, "undo", seat, str(kept), request, at), after, kept, match.state)


def new_state(move: Move) -> TableState | None:
    """The state of the table from this step on, if the step changes it."""
    if move.match.over:
        return "over"
    return "running" if move.step.kind == "start" else None


def follow(table: Table, step: Step) -> Move | None:
    """The move of a step that another process stored; None if it does not follow from this table."""
    if step.number != table.version + 1 or table.frozen is not None:
        return None
    try:
        return _follow(table, step)
    except LastboatError:
        return None


def _follow(table: Table, step: Step) -> Move | None:
    if step.kind == "start":
        match = _new_match(table, step.contributions())
        return Move(step, match, 0, None) if match.records == step.records() else None
    if table.match is None:
        return None
    after, since = table.match.copy(), len(table.match.records)
    if step.kind == "undo":
        after.undo()
        kept = len(after.records)
        return Move(step, after, kept, table.match.state) if kept == step.kept() else None
    records = step.records()
    after.play(records[0].seat, records[0].code)
    return Move(step, after, since, table.match.state) if after.records[since:] == records else None


def answered(table: Table, seat: int, request: str | None) -> Answered | None:
    """The earlier answer to a request."""
    number = table.history.requests.get((seat, request)) if request is not None else None
    if number is None:
        return None
    return Answered(table.history.changed_since(number - 1)[0])


def _check(table: Table, seat: int, version: int, request: str | None) -> Answered | None:
    """The earlier answer to a request; else refuse a stale version."""
    table.running()
    if found := answered(table, seat, request):
        return found
    if version != table.version:
        raise StaleVersion(at=version, version=table.version)
    return None


def _new_match(table: Table, given: Sequence[Contribution]) -> Match:
    chance = Sealed(table.row.secret, table.row.since, given)
    return Match(table.game, table.row.seats, table.row.options, None, chance, table.names)
