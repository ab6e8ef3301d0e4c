"""What a study varies: options, the number of players, and outcomes of chance."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from lastboat.kernel.errors import BadNumber, BadOption, LastboatError
from lastboat.kernel.game import Game
from lastboat.kernel.notation import whole_number
from lastboat.kernel.options import Option
from lastboat.sim.study.errors import EmptyRange, NoPairs, NothingVaries, OneValue, VariedTwice
from lastboat.sim.study.forced import read_forced

SEATS, WHAT_IF = "seats", "what-if"
"""The names of factors that are no options."""
AS_IT_FALLS = ""
"""The value of the factor `what-if` where no outcome is forced."""
PAIRS = "pairs"
LONGEST_RANGE = 1000
_RANGE = re.compile(r"\s*(-?[0-9]{1,9})\s*\.\.\s*(-?[0-9]{1,9})\s*")


@dataclass(frozen=True)
class Factor:
    """Something that differs between cells, and the values it takes."""

    name: str
    values: tuple[str, ...]
    reference: str | None = None
    """The value that the others are compared with; None: with the mean of all values."""
    short: str = ""
    """As on the command line, where that is shorter than to name all values."""

    @property
    def pairs(self) -> list[tuple[str, str]] | None:
        """The two parts of each value, where all values are pairs."""
        parts = [tuple(value.split(",")) for value in self.values]
        return [(some[0], some[1]) for some in parts] if all(len(some) == 2 for some in parts) else None

    @property
    def numeric(self) -> bool:
        """Whether the values are numbers, but for one that may stand for the default."""
        return sum(whole_number(value) is not None for value in self.values) >= max(2, len(self.values) - 1)

    @property
    def text(self) -> str:
        """As on the command line, with all values."""
        return f"{self.name}={';'.join(self.values)}"


def read_factors(game: Game, seats: Sequence[int], vary: Sequence[str], what_if: Sequence[str]) -> list[Factor]:
    """Read what is given as `--vary` and `--what-if`."""
    factors = [read_factor(game, seats, text) for text in vary]
    asked = dict.fromkeys(forced.text for text in what_if for forced in read_forced(game, text))
    if asked:
        factors.append(Factor(WHAT_IF, (AS_IT_FALLS, *asked), AS_IT_FALLS))
    names = [factor.name for factor in factors]
    if not names:
        raise NothingVaries()
    for name in names:
        if names.count(name) > 1:
            raise VariedTwice(name=name)
    return factors


def read_factor(game: Game, seats: Sequence[int], text: str) -> Factor:
    """Read `level`, `level=novice,elite`, `hand_limit=4..7` or `roles=pairs`."""
    name, equals, given = text.partition("=")
    name = name.strip().replace("-", "_")
    chosen = given if equals else None
    if name == SEATS:
        return _of_seats(game, chosen)
    option = next((option for option in game.options if option.name == name), None)
    if option is None:
        raise BadOption(option=name, known=", ".join((SEATS, *(option.name for option in game.options))))
    values = list(dict.fromkeys(_values(game, seats, option, chosen)))
    if len(values) < 2:
        raise OneValue(name=name, value=values[0] if values else given)
    reference = option.default if option.default in values else None
    return Factor(name, tuple(values), reference, _short(game, seats, option, values))


def _of_seats(game: Game, chosen: str | None) -> Factor:
    words = [str(n) for n in game.seats] if chosen is None else _range(SEATS, chosen) or re.split("[;,]", chosen)
    counts = [whole_number(word.strip()) for word in words]
    for word, count in zip(words, counts, strict=True):
        if count is None:
            raise BadNumber(word=word, low=game.seats.start, high=game.seats.stop - 1)
        game.check_seats(count)
    values = tuple(dict.fromkeys(map(str, counts)))
    if len(values) < 2:
        raise OneValue(name=SEATS, value=values[0])
    return Factor(SEATS, values, values[0], SEATS if values == tuple(map(str, game.seats)) else "")


def _values(game: Game, seats: Sequence[int], option: Option, chosen: str | None) -> list[str]:
    """The values of an option that are asked for; each is checked with every number of players."""
    if chosen is None:
        return [value for value in all_values(option) if all(_fits(game, n, option, value) for n in seats)]
    if chosen.strip() == PAIRS:
        found = list(_pairs(option, game))
        return [value for value in found if all(_fits(game, n, option, value) for n in seats)]
    values = _range(option.name, chosen) or option.split(chosen)
    for n in seats:
        for value in values:
            game.encode_options(n, {option.name: padded(option, value, n)})
    return values


def _short(game: Game, seats: Sequence[int], option: Option, values: list[str]) -> str:
    if values == _values(game, seats, option, None):
        return option.name
    if option.each and values == _values(game, seats, option, PAIRS):
        return f"{option.name}={PAIRS}"
    return ""


def all_values(option: Option) -> Sequence[str]:
    """Every named value of an option; numbers in order, after those that are none."""
    return sorted(option.values, key=_as_number)


def _as_number(value: str) -> tuple[bool, int]:
    number = whole_number(value)
    return number is not None, number or 0


def _pairs(option: Option, game: Game) -> Iterator[str]:
    """Two different values for the first two seats."""
    if not option.each:
        known = ", ".join(other.name for other in game.options if other.each)
        raise NoPairs(name=option.name, known=known or "-")
    for pair in combinations([value for value in option.each if value not in option.values], 2):
        yield ",".join(pair)


def _range(name: str, text: str) -> list[str]:
    """The numbers of `4..7`; none if the text is no range."""
    found = _RANGE.fullmatch(text)
    if found is None:
        return []
    low, high = int(found[1]), int(found[2])
    if not low <= high < low + LONGEST_RANGE:
        raise EmptyRange(name=name, value=text.strip())
    return [str(number) for number in range(low, high + 1)]


def _fits(game: Game, seats: int, option: Option, value: str) -> bool:
    try:
        game.encode_options(seats, {option.name: padded(option, value, seats)})
    except LastboatError:
        return False
    return True


def padded(option: Option, value: str, seats: int) -> str:
    """A value with one part for each seat, where it names only some: `pilot,diver` becomes `pilot,diver,random`."""
    parts = value.split(",")
    if not option.each or value in option.values or len(parts) >= seats or option.default not in option.each:
        return value
    return ",".join([*parts, *[option.default] * (seats - len(parts))])
