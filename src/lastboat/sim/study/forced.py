"""What-if: one outcome of chance is made to happen, everything else stays chance."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from lastboat.kernel.chance import Chance, Outcomes
from lastboat.kernel.dialect import CHANCE
from lastboat.kernel.errors import LastboatError
from lastboat.kernel.game import Game
from lastboat.kernel.policies import MOST_STEPS
from lastboat.kernel.rng import EQUAL, pick_outcome
from lastboat.sim.many import Loops
from lastboat.sim.study.errors import NoSuchOutcome

_TEXT = re.compile(r"(?P<verb>[^#=]+)(?:#(?P<time>[1-9][0-9]{0,3}))?(?:=(?P<values>.*))?")


@dataclass(frozen=True)
class Forced:
    """An outcome that comes at the first moment, or the second and so on, at which chance brings one of its kind."""

    verb: str
    time: int
    value: str

    @property
    def text(self) -> str:
        """As on the command line, such as `card=storm` or `flood#7=watchtower`."""
        return f"{self.verb}{f'#{self.time}' if self.time > 1 else ''}={self.value}"

    def code(self, game: Game) -> int:
        """The outcome's code."""
        return game.outcomes.encode(f"{self.verb} {self.value}")


def read_forced(game: Game, text: str) -> list[Forced]:
    """Read `card`, `card=storm,rats` or `card#2=storm`; without values, every value is one to ask about."""
    known = {verb.name: verb for verb in game.outcomes.verbs}
    found = _TEXT.fullmatch(text.strip())
    verb = known.get(found["verb"].strip()) if found else None
    if found is None or verb is None:
        raise NoSuchOutcome(text=text, known=", ".join(known))
    if found["values"] is None:
        codes = range(verb.base, verb.base + verb.size)
        values = [" ".join(game.outcomes.decode(code).args) for code in codes]
    else:
        values = [value.strip() for value in re.split("[;,]", found["values"])]
    asked = [Forced(verb.name, int(found["time"] or 1), value) for value in values]
    for forced in asked:
        try:
            forced.code(game)
        except LastboatError as error:
            raise NoSuchOutcome(text=text, known=_values(game, verb.base, verb.size)) from error
    return asked


def _values(game: Game, base: int, size: int) -> str:
    return ", ".join(game.outcomes.text(code) for code in range(base, base + size))


class Moment:
    """Waits in one game for the moment of a forced outcome."""

    def __init__(self, game: Game, forced: Forced) -> None:
        verb = game.outcomes.verb_of(forced.code(game))
        self._kind = range(verb.base, verb.base + verb.size)
        self._code, self._left = forced.code(game), forced.time
        self.came = False
        """Whether the outcome was possible at its moment, and has been forced."""

    @property
    def waiting(self) -> bool:
        """Whether the moment is still to come."""
        return self._left > 0

    def outcome(self, possible: Sequence[int]) -> int | None:
        """The outcome to force now, given those that are possible; None where chance decides."""
        if not self.waiting or possible[0] not in self._kind:
            return None
        self._left -= 1
        self.came = not self.waiting and self._code in possible
        return self._code if self.came else None


class WhatIf:
    """A source of outcomes, except for the one that is forced."""

    def __init__(self, moment: Moment, chance: Chance) -> None:
        self.moment, self.then = moment, chance

    def choose(self, number: int, outcomes: Outcomes) -> int:
        """The outcome for a record."""
        forced = self.moment.outcome([code for code, weight in outcomes if weight > 0])
        return self.then.choose(number, outcomes) if forced is None else forced

    def text(self) -> str:
        """The other source: the match records the forced outcome."""
        return self.then.text()


def run_forced(loops: Loops, seed: int, number: int, moment: Moment, log: Any) -> tuple[Any, int]:
    """Play a game like `Loops.run`, with one outcome forced. Chance goes on as if it had been drawn."""
    rules, rng, codes, weights = loops.engine.rules, loops.rng, loops.codes, loops.weights
    s = loops.begin(seed, number)
    rules.setup(s, loops.seats, loops.options)
    for n in range(MOST_STEPS):
        code = None
        if moment.waiting and rules.actor(s) == CHANCE:
            count = rules.chance(s, codes, weights)
            code = moment.outcome([*_possible(codes, weights, count)])
        if code is not None:
            pick_outcome(rng, weights, count)
            rules.apply(s, CHANCE, code)
            log[2 * n], log[2 * n + 1] = CHANCE, code
        elif not rules.play_step(s, loops.seats, loops.bots, rng, codes, weights, log, n):
            return s, n
    raise RuntimeError(f"{loops.game.id}: game {number} of seed {seed} does not end")


def _possible(codes: Any, weights: Any, count: int) -> Iterator[int]:
    equal = weights[0] == EQUAL
    return (codes[i] for i in range(count) if equal or weights[i] > 0)
