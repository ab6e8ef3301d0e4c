"""The undo rule: a seat can undo its latest acts, until chance or another seat has acted."""

from __future__ import annotations

from typing import Self


class UndoStack:
    """The acts that can be undone, as the numbers of their first records.

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
        """The seat that did these acts."""

    def act(self, seat: int, record: int) -> None:
        """Add an act of a seat that begins with a record. Acts of another seat can no longer be undone."""
        if seat != self.seat:
            self.points.clear()
            self.seat = seat
        self.points.append(record)

    def chance(self) -> None:
        """Clear the stack: acts before a chance outcome cannot be undone."""
        self.points.clear()

    def pop(self) -> int:
        """Remove the last act; return how many records stay."""
        return self.points.pop()

    def copy(self) -> Self:
        """An independent copy."""
        other = type(self)()
        other.points, other.seat = self.points[:], self.seat
        return other
