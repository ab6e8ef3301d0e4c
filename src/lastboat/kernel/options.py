"""The options of a game: values as text, checked and encoded as the numbers that rules read.

Each option takes a fixed number of places in the list of numbers that `setup` gets.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from lastboat.kernel.errors import BadOption, BadValue, FixedValue

BOX = "box"
"""The value of a number that is left as in the box, where that depends on other choices."""
BOX_NUMBER = -1
"""How `BOX` is encoded."""
HOUSE = "house"
"""The group of the house rules."""


@dataclass(frozen=True)
class Option:
    """A choice among named values, the first of which is the default."""

    name: str
    values: tuple[str, ...]
    each: tuple[str, ...] = ()
    """Values that each seat may choose for itself: one per seat, in the order of the seats, separated by commas."""
    grids: tuple[str, ...] = ()
    """For values that are shapes, the grid of each: rows of X for a place and . for none, separated by /.
    Then a grid with as many places can be given instead of a value."""
    fixes: Mapping[str, Mapping[str, str]] = field(default_factory=dict, hash=False)
    """For values that stand for several other options: the value that each of those then has. Such an option is not
    encoded itself."""
    group: str = ""
    """Options of a group are shown together, apart from those without one."""

    @property
    def default(self) -> str:
        """The value if none is chosen."""
        return self.values[0]

    @property
    def width(self) -> int:
        """How many numbers encode the option."""
        return 0 if self.fixes else 1

    @property
    def known(self) -> str:
        """The valid values in one line, for people."""
        return ", ".join(self.values)

    def encode(self, value: str, seats: int) -> list[int]:
        """Encode a value; `BadValue` lists the valid ones."""
        if value not in self.values:
            raise self.refuse(value)
        return [] if self.fixes else [self.values.index(value)]

    def split(self, text: str) -> list[str]:
        """The values of a list, separated by `;`, or by commas where no value can have one."""
        separators = ";" if self.each else "[;,]"
        return [value.strip() for value in re.split(separators, text)]

    def data(self) -> dict[str, Any]:
        """The option as plain data."""
        return {"name": self.name, "values": list(self.values), "default": self.default, "each": list(self.each),
                "grids": list(self.grids), "group": self.group, "range": None,
                "fixes": {value: dict(others) for value, others in self.fixes.items()}}  # fmt: skip

    def refuse(self, value: str) -> BadValue:
        """The error for an invalid value."""
        return BadValue(option=self.name, value=value, known=self.known)


@dataclass(frozen=True)
class Number(Option):
    """A whole number from `low` to `high`, encoded as it is: a house rule.

    The default is the number in the `box`; None if that depends on other choices: then the default is the value `BOX`,
    encoded as `BOX_NUMBER`.
    """

    values: tuple[str, ...] = ()
    group: str = HOUSE
    low: int = 0
    high: int = 0
    box: int | None = None

    def __post_init__(self) -> None:
        first = BOX if self.box is None else str(self.box)
        numbers = map(str, range(self.low, self.high + 1))
        object.__setattr__(self, "values", tuple(dict.fromkeys((first, *numbers))))

    @property
    def known(self) -> str:
        """The range, for people: `1–6`, or `box, 1–9`."""
        return f"{BOX}, " * (self.box is None) + f"{self.low}–{self.high}"

    def encode(self, value: str, seats: int) -> list[int]:
        """Encode a number of the range; `BadValue` names the range."""
        if value not in self.values:
            raise self.refuse(value)
        return [BOX_NUMBER if value == BOX else int(value)]

    def data(self) -> dict[str, Any]:
        """The option as plain data, with its range."""
        return super().data() | {"range": [self.low, self.high]}


@dataclass(frozen=True)
class StartPlayer(Option):
    """The start player: a seat or `lot`. Encoded as the seat; `lot` as the number of seats."""

    name: str = "start"
    values: tuple[str, ...] = ("lot", "0", "1", "2", "3")

    def encode(self, value: str, seats: int) -> list[int]:
        """Encode a seat of the table or `lot`."""
        known = ("lot", *(str(p) for p in range(seats)))
        if value not in known:
            raise BadValue(option=self.name, value=value, known=", ".join(known))
        return [seats if value == "lot" else int(value)]


def fixed_values(options: Sequence[Option], chosen: Mapping[str, str]) -> dict[str, str]:
    """The values that chosen values of other options fix; `FixedValue` if something else was chosen there."""
    fixed: dict[str, str] = {}
    for option in options:
        value = chosen.get(option.name, option.default)
        for name, only in option.fixes.get(value, {}).items():
            if chosen.get(name, only) != only:
                raise FixedValue(option=name, value=chosen[name], known=only, by=f"{option.name}={value}")
            fixed[name] = only
    return fixed


def encode(options: Sequence[Option], chosen: Mapping[str, str], seats: int) -> list[int]:
    """Encode all options as one list of numbers, with fixed values and defaults filled in.

    `BadOption` for an unknown name, `FixedValue` for a value that contradicts another option.
    """
    for name in chosen:
        if all(option.name != name for option in options):
            raise BadOption(option=name, known=", ".join(option.name for option in options))
    values = {**chosen, **fixed_values(options, chosen)}
    numbers: list[int] = []
    for option in options:
        numbers += option.encode(values.get(option.name, option.default), seats)
    return numbers
