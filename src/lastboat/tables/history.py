"""What the steps of a table amount to: the records that stand, and how they came to stand."""

from __future__ import annotations

from collections.abc import Iterable

from lastboat.kernel.dialect import CHANCE
from lastboat.kernel.match import Record
from lastboat.tables.rows import Step


class Course:
    """A fold over steps. It plays nothing: undone records need not be played to be taken back."""

    def __init__(self, steps: Iterable[Step] = ()) -> None:
        self.records: list[Record] = []
        self.undo_points: list[int] = []
        self.marks: list[int] = [0]
        """How many records stood after each version."""
        self.requests: dict[tuple[int, str], int] = {}
        """Which step answered a seat's request."""
        self.moved: int | None = None
        for step in steps:
            self.take(step)

    @property
    def version(self) -> int:
        """How many steps there were."""
        return len(self.marks) - 1

    def take(self, step: Step) -> None:
        """One more step."""
        match step.kind:
            case "start":
                self.records = step.records()
            case "play":
                self._play(step.records())
            case "undo":
                self.records = self.records[: step.kept()]
                self.undo_points.pop()
        self.note(step, len(self.records))

    def note(self, step: Step, records: int) -> None:
        """Remember a step after which so many records stand."""
        self.marks.append(records)
        self.moved = step.at
        if step.request is not None and step.seat is not None:
            self.requests[step.seat, step.request] = step.number

    def _play(self, records: list[Record]) -> None:
        """The first record is a seat's act, the others followed by themselves; chance cannot be undone."""
        if self.undo_points and self.records[self.undo_points[-1]].seat != records[0].seat:
            self.undo_points.clear()
        self.undo_points.append(len(self.records))
        if any(record.seat == CHANCE for record in records):
            self.undo_points.clear()
        self.records += records

    def low_since(self, version: int) -> tuple[int, bool]:
        """From which record on things are new to who knew a version, and whether any of its records were undone."""
        version = min(max(version, 0), self.version)
        low = min(self.marks[version:])
        return low, low < self.marks[version]
