"""Sets of numbers that mostly follow each other, such as those of games that have been played."""

from __future__ import annotations

from bisect import bisect_right


class Numbers:
    """A set of numbers, kept as its gapless stretches: it stays small while numbers come roughly in order.

    >>> numbers = Numbers()
    >>> [numbers.add(n) for n in (0, 1, 3, 1, 2)]
    [True, True, True, False, True]
    >>> len(numbers), 3 in numbers, 4 in numbers, numbers.stretches
    (4, True, False, [(0, 4)])
    """

    def __init__(self) -> None:
        self._starts: list[int] = []
        self._stops: list[int] = []

    @property
    def stretches(self) -> list[tuple[int, int]]:
        """Each stretch: its first number, and the one after its last."""
        return [*zip(self._starts, self._stops, strict=True)]

    def add(self, number: int) -> bool:
        """Add a number; return whether it is new."""
        after = bisect_right(self._starts, number)
        before = after - 1
        if before >= 0 and number < self._stops[before]:
            return False
        follows = before >= 0 and self._stops[before] == number
        leads = after < len(self._starts) and self._starts[after] == number + 1
        if follows and leads:
            self._stops[before] = self._stops.pop(after)
            del self._starts[after]
        elif follows:
            self._stops[before] += 1
        elif leads:
            self._starts[after] -= 1
        else:
            self._starts.insert(after, number)
            self._stops.insert(after, number + 1)
        return True

    def __contains__(self, number: int) -> bool:
        before = bisect_right(self._starts, number) - 1
        return before >= 0 and number < self._stops[before]

    def __len__(self) -> int:
        return sum(self._stops) - sum(self._starts)
