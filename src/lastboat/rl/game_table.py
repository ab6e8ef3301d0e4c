"""One table, decision by decision, in plain Python: what the environments of one game are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lastboat.kernel.dialect import CHANCE, NOBODY, OVER
from lastboat.kernel.errors import BadAction
from lastboat.kernel.game import Game
from lastboat.kernel.policies import next_seat
from lastboat.kernel.rng import STREAM, pick_outcome, start
from lastboat.rl.space import space


class GameTable:
    """One game that asks its seats in the order of `Tables`. Without a `seed`, chance waits for `outcome`.

    `who` is the seat that is asked, CHANCE or OVER. Copies and pickles go on from where they are.
    """

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, str] | None = None, interrupts: bool = True
    ) -> None:
        self.game, self.seats, self.interrupts = game, seats, interrupts
        self.space = space(game, seats)
        self._options = game.encode_options(seats, options or {})
        self._stream: list[int] | None = None
        self.state: Any = None
        self.who = OVER

    def reset(self, seed: int | None, number: int = 0) -> None:
        """Begin game `number` of a seed, with the same chance as table `number` of `Tables`."""
        self.state = self.game.state()
        self.game.rules.setup(self.state, self.seats, self._options)
        self._stream = None
        if seed is not None:
            self._stream = [0] * STREAM
            start(self._stream, seed, number)
        self._ask(NOBODY)

    def outcome(self, code: int) -> None:
        """Let an outcome of chance happen."""
        self.game.rules.apply(self.state, CHANCE, code)
        self._ask(NOBODY)

    def step(self, action: int) -> None:
        """Play an action of the asked seat."""
        legal = self.legal()
        if action not in legal:
            told = ", ".join(f"{n} ({self.space.text(n)})" for n in legal)
            raise BadAction(table=0, action=action, legal=told or "-")
        if action == self.space.nothing:
            self._ask(self.who)
            return
        self.game.rules.apply(self.state, self.who, self.space.code(self.who, action))
        self._ask(NOBODY)

    def legal(self) -> list[int]:
        """The actions of the asked seat."""
        found: list[int] = np.flatnonzero(self.mask(self.who)).tolist()
        return found

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each action of a seat; none but of the asked one."""
        if seat != self.who or seat < 0:
            return np.zeros(self.space.actions, np.int8)
        return self.space.mask(self.game.legal(self.state, seat), seat, self.game.actor(self.state) != seat)

    def observation(self, seat: int) -> NDArray[np.int8]:
        """What a seat may know."""
        return self.space.observe(self.game.observe(self.state, seat), seat)

    def returns(self) -> list[float]:
        """Each seat's result from 0 to 1; all 0 while the game runs."""
        return self.game.returns(self.state, self.seats) if self.who == OVER else [0.0] * self.seats

    def _ask(self, passed: int) -> None:
        """Find who is asked next; `passed` has let the others go on."""
        rules, s = self.game.rules, self.state
        while (who := rules.actor(s)) == CHANCE and self._stream is not None:
            size = self.game.outcomes.count
            codes, weights = [0] * size, [0] * size
            rules.apply(s, CHANCE, codes[pick_outcome(self._stream, weights, rules.chance(s, codes, weights))])
        self.who = who
        if who < 0 or not self.interrupts or not rules.others_may_act(s):
            return
        seat = next_seat(who if passed == NOBODY else passed, self.seats)
        while seat != who and not self.game.legal(s, seat):
            seat = next_seat(seat, self.seats)
        self.who = seat
