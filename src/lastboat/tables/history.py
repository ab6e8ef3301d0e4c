"""The history of a table: a fold over its steps, without playing them."""

from __future__ import annotations

from collections.abc import Iterable

from lastboat.kernel.chance.contributions import Contribution
from lastboat.kernel.dialect import CHANCE
from lastboat.kernel.match import Record
from lastboat.kernel.undo import UndoStack
from lastboat.tables.model import Step


class History:
    """The steps of a table: its version, the current records, and the answered requests."""

    def __init__(self, steps: Iterable[Step] = ()) -> None:
        self.records: list[Record] = []
        """The current records, without undone ones. Only `take` keeps them up to date."""
        self.undo = UndoStack()
        self.marks: list[int] = [0]
        """The number of records at each version."""
        self.requests: dict[tuple[int, str], int] = {}
        """The number of the step that answered a seat's request."""
        self.undos = 0
        """The number of undos."""
        self.moved: int | None = None
        """The time of the last step."""
        self.contributions: tuple[Contribution, ...] = ()
        """What the players added to the chance at the start."""
        for step in steps:
            self.take(step)

    @property
    def version(self) -> int:
        """The number of steps."""
        return len(self.marks) - 1

    def take(self, step: Step) -> None:
        """Fold in a step with its records."""
        match step.kind:
            case "start":
                self.records = step.records()
            case "play":
                self._play(step.records())
            case "undo":
                self.records = self.records[: step.kept()]
                self.undo.pop()
        self.note(step, len(self.records))

    def note(self, step: Step, records: int) -> None:
        """Count a step; `records` is the number of records after it."""
        self.marks.append(records)
        self.moved = step.at
        self.undos += step.kind == "undo"
        if step.kind == "start":
            self.contributions = step.contributions()
        if step.request is not None and step.seat is not None:
            self.requests[step.seat, step.request] = step.number

    def _play(self, records: list[Record]) -> None:
        """The first record is a seat's action, the others follow from it."""
        self.undo.act(records[0].seat, len(self.records))
        if any(record.seat == CHANCE for record in records):
            self.undo.chance()
        self.records += records

    def changed_since(self, version: int) -> tuple[int, bool]:
        """The first record that is new to whoever knows a version, and whether records of that version were undone."""
        version = min(max(version, 0), self.version)
        low = min(self.marks[version:])
        return low, low < self.marks[version]
