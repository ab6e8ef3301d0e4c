"""Learning what a judge knows from games of greedy: `python -m lastboat.sim.training forbidden-island`.

A game whose judge estimates positions has a module `cues` (which of many cues a position shows) and a module
`lessons` (what each cue tells), which is written here: a small network, trained by plain gradient descent on
who won the games that were watched. The same seed gives the same games.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import numba
import numpy as np

from lastboat.kernel import native
from lastboat.kernel.game import Game, game
from lastboat.search.loading import native_search
from lastboat.sim.many import Loops

MOST_CUES = 48
"""No position shows more."""
LONGEST = 1500
"""Of longer games only the beginning is watched."""
UNIT = 256
"""Lessons are written in so many parts of one."""
FULL = 4.0
"""No impression counts more."""
HELD_BACK = 10
"""One game of so many is not learned from but tests what was learned."""


@dataclass
class Watched:
    """Positions with their cues (-1: no more), whether the game was won, and the game's number."""

    cues: Any
    won: Any
    number: Any


@dataclass
class Lessons:
    """The network: what each cue adds to each impression and to the odds, and what the impressions tell."""

    cues: Any
    base: Any
    tells: Any
    odds: Any

    def probabilities(self, cues: Any) -> Any:
        """The odds of each position."""
        out = np.zeros(len(cues))
        _judge(cues, self.cues, self.base, self.tells, self.odds, out)
        return out


def watch(which: Game, games: int, seed: int) -> Watched:
    """Let greedy play so many games for each level and number of players, and look whenever a turn begins."""
    look = _looker(which)
    parts = [part for seats, options in tables(which) for part in _games(which, seats, options, games, seed, look)]
    numbers = np.repeat(np.arange(len(parts)), [len(cues) for cues, _ in parts])
    won = np.repeat([won for _, won in parts], [len(cues) for cues, _ in parts])
    return Watched(np.concatenate([cues for cues, _ in parts]), won, numbers)


def tables(which: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of players at every level."""
    levels = next((option.values for option in which.options if option.name == "level"), ())
    for seats, level in product(which.seats, levels or ("",)):
        yield seats, {"level": level} if level else {}


def _games(
    which: Game, seats: int, options: dict[str, str], games: int, seed: int, look: Any
) -> Iterator[tuple[Any, bool]]:
    loops = Loops(which, seats, options, ["greedy"] * seats, native=True)
    trace, pad = native.states(which.state, LONGEST), native.buffer(max(which.actions.count, which.outcomes.count))
    cues = np.full((LONGEST, MOST_CUES), -1, np.int16)
    for number in range(games):
        s, steps = loops.run(seed, number, trace=trace)
        found = look(trace, min(steps, LONGEST), cues, pad)
        yield cues[:found].copy(), which.rules.score(native.plain_state(which.state, s), 0) > 0


def _looker(which: Game) -> Any:
    """A native loop that writes down the cues of every settled position of a game."""
    alias = native_search(which.package).__name__.rpartition(".")[0]
    cues, settled = sys.modules[f"{alias}.ai.features"], sys.modules[f"{alias}.ai.evaluator"].settled
    write, first = cues.write_cues, cues.CUE

    def look(states: Any, count: int, out: Any, pad: Any) -> int:
        found = 0
        for i in range(count):
            if settled(states[i]):
                n = write(states[i], pad) - first
                for j in range(MOST_CUES):
                    out[found, j] = pad[first + j] if j < n else -1
                found += 1
        return found

    return numba.njit(look)


def learn(watched: Watched, cues: int, impressions: int, epochs: int, rate: float, seed: int) -> Lessons:
    """Train on the watched games, with a rate that falls to a thirtieth."""
    random = np.random.default_rng(seed)
    lessons = Lessons(
        random.normal(0, 0.05, (cues, impressions + 1)),
        np.full(impressions, 0.3),
        random.normal(0, 0.1, impressions),
        np.array([-1.5]),
    )
    lessons.cues[:, impressions] = 0
    order = np.nonzero(watched.number % HELD_BACK)[0]
    won = watched.won.astype(float)
    for epoch in range(epochs):
        random.shuffle(order)
        now = rate * (0.5 * (1 + np.cos(np.pi * epoch / epochs)) * 0.97 + 0.03)
        _epoch(watched.cues, won, order, lessons.cues, lessons.base, lessons.tells, lessons.odds, now)
    return lessons


def loss(lessons: Lessons, watched: Watched) -> tuple[float, float]:
    """The log loss on the games held back, and that of always saying the mean."""
    test = watched.number % HELD_BACK == 0
    won = watched.won[test].astype(float)
    return _log_loss(lessons.probabilities(watched.cues[test]), won), _log_loss(np.full(len(won), won.mean()), won)


def _log_loss(said: Any, won: Any) -> float:
    said = np.clip(said, 1e-9, 1 - 1e-9)
    return float(-np.mean(won * np.log(said) + (1 - won) * np.log(1 - said)))


@numba.njit
def _judge(cues: Any, table: Any, base: Any, tells: Any, odds: Any, out: Any) -> None:
    last = len(base)
    hidden = np.zeros(last)
    for i in range(len(cues)):
        hidden[:] = base
        sure = odds[0]
        for cue in cues[i]:
            if cue >= 0:
                hidden += table[cue, :last]
                sure += table[cue, last]
        for j in range(last):
            sure += min(max(hidden[j], 0.0), FULL) * tells[j]
        out[i] = 1 / (1 + np.exp(-sure))


@numba.njit
def _epoch(cues: Any, won: Any, order: Any, table: Any, base: Any, tells: Any, odds: Any, rate: float) -> None:
    last = len(base)
    hidden, back = np.zeros(last), np.zeros(last)
    said = np.zeros(1)
    for i in order:
        _judge(cues[i : i + 1], table, base, tells, odds, said)
        wrong = said[0] - won[i]
        hidden[:] = base
        for cue in cues[i]:
            if cue >= 0:
                hidden += table[cue, :last]
        for j in range(last):
            back[j] = wrong * tells[j] if 0 < hidden[j] < FULL else 0.0
            tells[j] -= rate * wrong * min(max(hidden[j], 0.0), FULL)
            base[j] -= rate * back[j]
        odds[0] -= rate * wrong
        for cue in cues[i]:
            if cue >= 0:
                table[cue, :last] -= rate * back
                table[cue, last] -= rate * wrong


def text(lessons: Lessons, better: float) -> str:
    """The lessons as a module; `better` moves all odds by as much, for players that are better than greedy."""
    rows = "\n".join(f"    ({', '.join(map(str, row))})," for row in _units(lessons.cues))
    base = ", ".join(map(str, [*_units(lessons.base), *_units(lessons.odds + better)]))
    return f'''"""What the judge has learned from games it watched; docs/bots.md says how. Not written by hand."""

from lastboat.kernel.dialect import table

HIDDEN = {len(lessons.base)}
"""How many impressions the cues add up to."""
BASE = table([{base}])
"""Each impression without any cue; the last is the odds themselves. In 1/{UNIT}."""
TELLS = table([{", ".join(map(str, _units(lessons.tells)))}])
"""How much each impression tells. In 1/{UNIT}."""
# fmt: off
LESSONS = table([
{rows}
])
# fmt: on
"""For each cue what it adds to each impression and, last, to the odds. In 1/{UNIT}."""
'''


def _units(values: Any) -> list[Any]:
    found: list[Any] = np.round(values * UNIT).astype(int).tolist()
    return found


def main() -> None:
    """Watch, learn, and write the lessons into the game's folder."""
    parser = argparse.ArgumentParser(description="Learn a judge's lessons from games of greedy.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=12_000, help="for each level and number of players")
    parser.add_argument("--impressions", type=int, default=16)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--rate", type=float, default=0.01)
    parser.add_argument("--better", type=float, default=1.5, help="how far players are ahead of greedy, in logits")
    parser.add_argument("--seed", type=int, default=78)
    parser.add_argument("--out", type=Path, help="where the lessons go; default: into the game's folder")
    given = parser.parse_args()
    which = game(given.game)
    if not (which.folder / "cues.py").exists():
        parser.error(f"{which.id} has no cues.py, which names what there is to learn from")
    cues: int = importlib.import_module(f"{which.package}.ai.features").CUES
    watched = watch(which, given.games, given.seed)
    lessons = learn(watched, cues, given.impressions, given.epochs, given.rate, given.seed)
    print("log loss on games held back: {:.4f}, of the mean: {:.4f}".format(*loss(lessons, watched)))
    given.out = given.out or which.folder / "ai" / "weights.py"
    given.out.write_text(text(lessons, given.better), "utf-8")
    print(f"written to {given.out}")


if __name__ == "__main__":
    main()
