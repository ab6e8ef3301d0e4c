"""The plan of a study: its cells, and the header from which the study can be repeated."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod
from typing import Any

from lastboat.kernel.game import Game
from lastboat.sim.many import check_bots
from lastboat.sim.study.errors import TooManyCells, VariedTwice
from lastboat.sim.study.factors import AS_IT_FALLS, SEATS, WHAT_IF, Factor, padded, read_factor, read_factors
from lastboat.sim.study.forced import Forced, read_forced

MOST_CELLS = 2000


@dataclass(frozen=True)
class Cell:
    """Games that differ in nothing but chance."""

    at: tuple[str, ...]
    """The value of each factor."""
    game: Game
    seats: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    forced: Forced | None

    @property
    def name(self) -> str:
        """The key of the cell, the same in every run."""
        texts = [f"{self.seats}p", *(f"{key}={value}" for key, value in self.options)]
        return " ".join([*texts, *([f"({self.forced.text})"] if self.forced else [])])


@dataclass(frozen=True)
class Study:
    """What is played. Games are decided by their cell's options, the seed and their number."""

    game: Game
    seats: int
    """The number of players, unless it is varied."""
    options: Mapping[str, str]
    """Options with the same value in all cells."""
    factors: tuple[Factor, ...]
    bots: tuple[str, ...]
    """One for all seats, or one for each."""
    games: int
    """In each cell."""
    seed: int
    counted: int
    """In so many games of each cell events are counted, too."""

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """Every combination of the factors' values, in order."""
        return tuple(self._cell(at) for at in product(*(factor.values for factor in self.factors)))

    def _cell(self, at: tuple[str, ...]) -> Cell:
        values = dict(zip((factor.name for factor in self.factors), at, strict=True))
        seats = int(values.pop(SEATS, self.seats))
        text = values.pop(WHAT_IF, AS_IT_FALLS)
        forced = read_forced(self.game, text)[0] if text else None
        options = {**self.options, **values}
        for option in self.game.options:
            if option.name in options:
                options[option.name] = padded(option, options[option.name], seats)
        self.game.encode_options(seats, options)
        return Cell(
            at, self.game, seats, tuple(options.items()), self.bots * (seats if len(self.bots) == 1 else 1), forced
        )

    @property
    def command(self) -> str:
        """The command line that plays this study."""
        words = ["lastboat", "study", self.game.id]
        for factor in self.factors:
            if factor.name == WHAT_IF:
                words += [word for value in factor.values if value for word in ("--what-if", value)]
            else:
                words += ["--vary", factor.short or factor.text]
        if all(factor.name != SEATS for factor in self.factors):
            words += ["--seats", str(self.seats)]
        for name, value in self.options.items():
            words += ["--option", f"{name}={value}"]
        words += ["--bots", ",".join(self.bots), "--games", str(self.games), "--seed", str(self.seed)]
        return shlex.join([*words, "--count-events", str(self.counted)])

    def header(self, lastboat: str) -> dict[str, Any]:
        """The study as plain data, with the versions it was played with."""
        return {
            "lastboat": lastboat, "game": self.game.id, "version": self.game.version, "command": self.command,
            "seats": self.seats, "options": dict(self.options),
            "vary": [factor.text for factor in self.factors if factor.name != WHAT_IF],
            "what_if": [v for factor in self.factors if factor.name == WHAT_IF for v in factor.values if v],
            "bots": list(self.bots), "games": self.games, "seed": self.seed, "count_events": self.counted,
        }  # fmt: skip


def design(
    game: Game, vary: Sequence[str], what_if: Sequence[str] = (), *, seats: int | None = None,
    options: Mapping[str, str] | None = None, bots: Sequence[str] = ("greedy",), games: int = 2000, seed: int = 1,
    counted: int = 200,
) -> Study:  # fmt: skip
    """Plan a study from texts as on the command line; everything is checked before the first game."""
    seats = game.seats.start if seats is None else seats
    game.check_seats(seats)
    fixed = dict(options or {})
    varied = next((text for text in vary if text.partition("=")[0].strip() == SEATS), None)
    counts = [int(n) for n in read_factor(game, (), varied).values] if varied else [seats]
    for count in counts:
        check_bots(bots, count)
    factors = read_factors(game, counts, vary, what_if)
    for factor in factors:
        if factor.name in fixed:
            raise VariedTwice(name=factor.name)
    cells = prod(len(factor.values) for factor in factors)
    if cells > MOST_CELLS:
        parts = " x ".join(f"{factor.name} ({len(factor.values)})" for factor in factors)
        raise TooManyCells(cells=cells, most=MOST_CELLS, parts=parts)
    study = Study(game, seats, fixed, tuple(factors), tuple(bots), games, seed, counted)
    assert study.cells  # each is checked here
    return study
