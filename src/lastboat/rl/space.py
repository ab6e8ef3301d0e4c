"""What a learner sees and can do in a game: the numbers of an observation by name, and the actions.

An observation is the state as the asked seat may know it, one byte a number, with the seats numbered clockwise from
that seat on: seat 0 of an observation is always the one that is asked. Actions name seats the same way. So what is
learned on one seat holds on every other.

>>> import lastboat
>>> space = Space(lastboat.game("forbidden-island"), seats=2)
>>> space.fields["water"], space.actions
(Cells(first=303, shape=(), low=0, top=10, per_seat=False, seat=False), 275)
>>> space.text(space.actions - 1), space.action("shore_up fools_landing") == space.action("shore_up fools_landing")
('wait', True)
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lastboat.kernel.actions import SEAT
from lastboat.kernel.errors import UnknownWord
from lastboat.kernel.game import Game

PASS = "wait"
"""The action with which a seat that is asked out of turn lets the others go on."""


@dataclass(frozen=True)
class Cells:
    """The numbers of an observation that are one field of the state."""

    first: int
    """The index of the first one."""
    shape: tuple[int, ...]
    low: int
    top: int
    per_seat: bool
    """Whether the first index is a seat."""
    seat: bool
    """Whether the values are seats."""

    @property
    def slice(self) -> slice:
        """Where they are in an observation."""
        return slice(self.first, self.first + prod(self.shape))


class Space:
    """The observations and actions of a game with a number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        game.check_seats(seats)
        self.game, self.seats = game, seats
        self.fields: dict[str, Cells] = {}
        size = 0
        for name, field in game.state.FIELDS.items():
            self.fields[name] = Cells(size, field.shape, field.low, field.top, field.per_seat, field.seat)
            size += prod(field.shape)
        self.size = size
        """How many numbers an observation has."""
        self.low = np.empty(size, np.int8)
        """The smallest value of each."""
        self.high = np.empty(size, np.int8)
        """The largest value of each."""
        for cells in self.fields.values():
            self.low[cells.slice], self.high[cells.slice] = cells.low, cells.top
        self.actions = game.actions.count + 1
        """How many actions there are; the last one is PASS."""
        spans = self.high.astype(np.int32) - self.low + 1
        codes = range(game.actions.count)
        self.code_of = [[*(self._turned(code, seat) for code in codes), self.nothing] for seat in range(seats)]
        """For each seat the code of each action; PASS has none and stands for itself."""
        self.action_of = [[row.index(code) for code in range(self.actions)] for row in self.code_of]
        """For each seat the action of each code."""
        self._offsets = (np.cumsum(spans) - spans - self.low).astype(np.int32)
        self.vocabulary = int(spans.sum())
        """How many different tokens there are."""

    def __reduce__(self) -> tuple[Any, ...]:
        return space, (self.game, self.seats)

    def __deepcopy__(self, memo: object) -> Space:
        return self

    @property
    def nothing(self) -> int:
        """The number of the action PASS."""
        return self.actions - 1

    def observe(self, known: Any, seat: int) -> NDArray[np.int8]:
        """The observation of a seat, from the state as it may know it: that of a bot's `Situation`, too."""
        turned = known.copy()
        turned.rotate(seat, self.seats)
        return np.frombuffer(turned.key(), np.int8)

    def mask(self, codes: Iterable[int], seat: int, out_of_turn: bool) -> NDArray[np.int8]:
        """1 for the action of each code that a seat may play, and for PASS out of turn."""
        mask = np.zeros(self.actions, np.int8)
        mask[[self.action_of[seat][code] for code in codes]] = 1
        mask[self.nothing] = out_of_turn
        return mask

    def field(self, observation: NDArray[Any], name: str) -> NDArray[Any]:
        """A field of an observation, or of many."""
        if name not in self.fields:
            raise UnknownWord(word=name, kind="field", known=", ".join(self.fields))
        cells = self.fields[name]
        return observation[..., cells.slice].reshape((*observation.shape[:-1], *cells.shape))

    def tokens(self, observation: NDArray[np.int8]) -> NDArray[np.int32]:
        """An observation, or many, as tokens: another number for every value of every cell, for embeddings."""
        tokens: NDArray[np.int32] = observation + self._offsets
        return tokens

    def text(self, action: int) -> str:
        """An action as text, e.g. `give earth_stone 1`: to the next player."""
        return PASS if action == self.nothing else self.game.actions.text(action)

    def action(self, text: str) -> int:
        """The number of an action given as text."""
        return self.nothing if text == PASS else self.game.actions.encode(text)

    def code(self, seat: int, action: int) -> int:
        """The code of the rules for an action of a seat."""
        return self.code_of[seat][action]

    def _turned(self, code: int, by: int) -> int:
        """The code with its seats counted from another one on."""
        verb = self.game.actions.verb_of(code)
        turned = 0
        for value, (_, domain) in zip(verb.values(code), verb.args, strict=True):
            number = (value + by) % self.seats if domain is SEAT and value < self.seats else value
            turned = turned * len(domain) + number
        return verb.base + turned


@cache
def space(game: Game, seats: int) -> Space:
    """The space of a game with a number of seats, made once."""
    return Space(game, seats)
