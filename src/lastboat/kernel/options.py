"""What can be chosen before a game begins, checked and turned into the numbers rules read.

A value is text, whoever gives it: a command line, a file, a page. Each option takes a fixed
number of places in the list of numbers given to `setup`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lastboat.kernel.errors import BadOption, BadValue


@dataclass(frozen=True)
class Option:
    """A choice among named values, the first of which is the default."""

    name: str
    values: tuple[str, ...]
    each: tuple[str, ...] = ()
    """What each seat may choose for itself: such values in the order of the seats, with commas between them."""
    grids: tuple[str, ...] = ()
    """What the values look like where they are shapes: rows of X for a place and . for none, with / between them.
    Then a grid of as many places can be given instead of a value."""

    @property
    def default(self) -> str:
        """What holds when nobody chooses."""
        return self.values[0]

    @property
    def width(self) -> int:
        """How many numbers the option takes."""
        return 1

    def encode(self, value: str, seats: int) -> list[int]:
        """The numbers for a value; `BadValue` says what would be right."""
        if value not in self.values:
            raise self.refuse(value)
        return [self.values.index(value)]

    def data(self) -> dict[str, Any]:
        """What can be chosen, for a program to read."""
        return {"name": self.name, "values": list(self.values), "default": self.default, "each": list(self.each),
                "grids": list(self.grids)}  # fmt: skip

    def refuse(self, value: str) -> BadValue:
        """The error for a value that cannot be taken."""
        return BadValue(option=self.name, value=value, known=", ".join(self.values))


@dataclass(frozen=True)
class StartPlayer(Option):
    """Who begins: a seat, or by lot. Encoded as the seat, the lot as the number of seats."""

    name: str = "start"
    values: tuple[str, ...] = ("lot", "0", "1", "2", "3")

    def encode(self, value: str, seats: int) -> list[int]:
        """A seat that is not at the table is refused."""
        known = ("lot", *(str(p) for p in range(seats)))
        if value not in known:
            raise BadValue(option=self.name, value=value, known=", ".join(known))
        return [seats if value == "lot" else int(value)]


def encode(options: Sequence[Option], chosen: Mapping[str, str], seats: int) -> list[int]:
    """All options as one list of numbers, defaults filled in, unknown names refused."""
    for name in chosen:
        if all(option.name != name for option in options):
            raise BadOption(option=name, known=", ".join(option.name for option in options))
    numbers: list[int] = []
    for option in options:
        numbers += option.encode(chosen.get(option.name, option.default), seats)
    return numbers
