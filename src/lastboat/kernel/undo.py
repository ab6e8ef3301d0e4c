"""The undo rule: a seat can take back its own acts in a row, until chance or another seat has acted."""

from __future__ import annotations

from typing import Self


class UndoStack:
    """The acts that can be taken back, as the numbers of their first records.

    >>> stack = UndoStack()
    >>> stack.act(0, 4); stack.act(0, 5)
    >>> stack.seat, stack.points
    (0, [4, 5])
    >>> stack.act(1, 6)
    >>> stack.seat, stack.points
    (1, [6])
    >>> stack.chance()
    >>> stack.points
    []
    """

    __slots__ = ("points", "seat")

    def __init__(self) -> None:
        self.points: list[int] = []
        self.seat: int | None = None
        """Whose acts these are."""

    def act(self, seat: int, record: int) -> None:
        """A seat acts with record number `record`; acts of another seat can no longer be taken back."""
        if seat != self.seat:
            self.points.clear()
            self.seat = seat
        self.points.append(record)

    def chance(self) -> None:
        """Chance has acted: nothing before it can be taken back."""
        self.points.clear()

    def pop(self) -> int:
        """Take back the last act; returns how many records stay."""
        return self.points.pop()

    def copy(self) -> Self:
        """A stack of its own with the same acts."""
        other = type(self)()
        other.points, other.seat = self.points[:], self.seat
        return other
