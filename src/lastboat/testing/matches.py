"""Matches to check a game with: seats, options, and games played with them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random

from lastboat import Game, Match
from lastboat.kernel.errors import BadValue
from lastboat.kernel.options import Number, Option, fixed_values
from lastboat.kernel.undo import UndoStack
from lastboat.sim import record_game


@dataclass
class Values:
    """Cycle through the values of an option; each comes before any comes again."""

    option: Option
    seats: int
    random: Random
    waiting: list[str] = field(default_factory=list)

    def next(self) -> str:
        """The next value."""
        if not self.waiting:
            self.waiting = [value for value in played_values(self.option) if self._fits(value)]
            self.random.shuffle(self.waiting)
        return self.waiting.pop()

    def _fits(self, value: str) -> bool:
        try:
            self.option.encode(value, self.seats)
        except BadValue:
            return False
        return True


def played_values(option: Option) -> tuple[str, ...]:
    """The values to play with: all; of a number the box's, half of the time, and the extremes."""
    if isinstance(option, Number):
        return (option.default, option.default, str(option.low), str(option.high))
    return option.values


def tables(game: Game, seats: int, seed: int = 0) -> Iterator[dict[str, str]]:
    """Options for one table after another; together they use every value that is played."""
    decks = [Values(option, seats, Random(f"{seed} {option.name}")) for option in game.options]
    while True:
        values = {deck.option.name: deck.next() for deck in decks}
        with_fixes = {option.name: values[option.name] for option in game.options if option.fixes}
        yield {**values, **fixed_values(game.options, with_fixes)}


def played(game: Game, seed: int, bot: str = "guided") -> Match:
    """A whole game; the seed also determines seats and options."""
    seats = game.seats[seed % len(game.seats)]
    return record_game(game, seats, seed, options=next(tables(game, seats, seed)), bots=(bot,))


def after(match: Match, number: int) -> Match:
    """The match after its first `number` records."""
    then = match.copy()
    then._rewind(number, UndoStack())
    return then


def snapshot(match: Match) -> tuple[object, ...]:
    """Everything observable of a match, for comparison."""
    told = tuple((number, *event) for number, event in match.told)
    return match.text(reveal=True), match.state.key(), told, match.undoable


@contextmanager
def refused(kind: type[Exception]) -> Iterator[None]:
    """Fail unless the block raises an error of this kind."""
    try:
        yield
    except kind:
        return
    raise AssertionError(f"nothing raised {kind.__name__}")
