"""Play a part of a cell's games: what a worker does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from lastboat.bots.agents import TIME_LIMIT
from lastboat.kernel.chance import Seeded
from lastboat.kernel.policies import MOST_STEPS
from lastboat.sim.many import Loops, in_loops
from lastboat.sim.matches import match_seed, play_match
from lastboat.sim.study.counting import Counts, Told, add, count, events_of
from lastboat.sim.study.forced import Moment, WhatIf, run_forced
from lastboat.sim.study.plan import Cell


@dataclass
class Part:
    """Some games of a cell that follow each other: the results of each, and the counts of those that were counted."""

    cell: str
    first: int
    verdicts: list[int] = field(default_factory=list)
    scores: list[list[int]] = field(default_factory=list)
    """For each seat, in thousandths; a team has one list."""
    steps: list[int] = field(default_factory=list)
    came: list[int] = field(default_factory=list)
    """Whether the forced outcome could come, where one is forced."""
    lengths: list[int] = field(default_factory=list)
    """In the game's own time, of the games whose events were counted: the first ones."""
    counts: Counts = field(default_factory=dict)


@dataclass(frozen=True)
class _Played:
    """One game: how it ended, its steps, and its events if they are wanted."""

    verdict: int
    scores: list[int]
    steps: int
    came: bool
    """Whether the forced outcome could come; true where none is forced."""
    told: Told | None


def play_part(
    cell: Cell, seed: int, numbers: range, counted: int, native: bool = True, time_limit: float = TIME_LIMIT
) -> Part:
    """Play these games of a cell; in those whose number is below `counted`, events are counted."""
    game = cell.game
    part = Part(cell.name, numbers.start, scores=[[] for _ in range(1 if game.cooperative else cell.seats)])
    games = _natively(cell, seed, numbers, counted, native) if in_loops(cell.bots) else (
        _by_moves(cell, seed, number, counted, native, time_limit) for number in numbers
    )  # fmt: skip
    for played in games:
        part.verdicts.append(played.verdict)
        part.steps.append(played.steps)
        for row, score in zip(part.scores, played.scores, strict=False):
            row.append(score)
        if cell.forced:
            part.came.append(int(played.came))
        if played.told is not None:
            won = round(1000 * game.won([score / 1000 for score in played.scores])[0])
            counts, length = count(game, played.told, played.steps, won)
            if played.came:
                add(part.counts, counts)
            part.lengths.append(length)
    return part


def _natively(cell: Cell, seed: int, numbers: range, counted: int, native: bool) -> Iterator[_Played]:
    """Whole games in one call each; their events come from the recorded steps and the plain rules."""
    game, options = cell.game, dict(cell.options)
    loops = Loops(game, cell.seats, options, cell.bots, native)
    log: Any = loops.buffer(2 * MOST_STEPS)
    rules = loops.engine.rules
    for number in numbers:
        came = True
        if cell.forced:
            moment = Moment(game, cell.forced)
            s, steps = run_forced(loops, seed, number, moment, log)
            came = moment.came
        else:
            s, steps = loops.run(seed, number, log)
        told = None
        if number < counted:
            flat = list(log[: 2 * steps])
            told = events_of(game, cell.seats, options, zip(flat[::2], flat[1::2], strict=True))
        scores = [int(rules.score(s, p)) for p in range(cell.seats)]
        yield _Played(int(rules.verdict(s)), scores, steps, came, told)


def _by_moves(cell: Cell, seed: int, number: int, counted: int, native: bool, time_limit: float) -> _Played:
    """A game of bots that play move by move."""
    game = cell.game
    moment = Moment(game, cell.forced) if cell.forced else None
    chance = WhatIf(moment, Seeded(match_seed(seed, number))) if moment else None
    match, _ = play_match(
        game, cell.seats, dict(cell.options), cell.bots, seed, number, native, time_limit, chance
    )  # fmt: skip
    scores = [game.rules.score(match.state, p) for p in range(cell.seats)]
    came = moment is None or moment.came
    told = match.told if number < counted else None
    return _Played(game.rules.verdict(match.state), scores, len(match.records), came, told)
