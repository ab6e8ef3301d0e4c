"""Train a game's network on games of greedy: `python -m lastboat.sim.training forbidden-island`.

A game whose positions are estimated has a module `ai.features` with the features of a position, and a module
`ai.weights`, which is written here: a small network (see `search/network.py`), trained by gradient descent on who
won the games. The same seed gives the same games.
"""

from __future__ import annotations

import argparse
import importlib
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from lastboat.compile import engine, library
from lastboat.compile.build import compile_program
from lastboat.compile.native import load
from lastboat.compile.program import Program
from lastboat.kernel.errors import LastboatError
from lastboat.kernel.game import Game, game
from lastboat.kernel.loading import load_into
from lastboat.search.network import CLIP, UNIT
from lastboat.sim.executors import EXECUTORS, Executor, make_executor
from lastboat.sim.many import Loops
from lastboat.sim.sampling import MOST_FEATURES

SAMPLING = Path(__file__).parent / "sampling.py"
LONGEST = 1500
"""Only so many positions of a game are sampled, from its beginning on."""
MOST_OUTPUT = CLIP / UNIT
"""The most a hidden unit puts out."""
CHUNK = 4096
"""So many positions are estimated at once."""
GAMES_AT_ONCE = 200
"""So many games are played by one call."""
HELD_OUT = 10
"""One game of so many is held out as a test."""


@dataclass
class Samples:
    """Positions with their features (-1: no more), whether the game was won, and the game's number."""

    features: Any
    won: Any
    number: Any


@dataclass
class Network:
    """The weights of features to hidden units and output, biases of hidden units, output weights and output bias."""

    features: Any
    biases: Any
    outputs: Any
    bias: Any

    def probabilities(self, features: Any) -> Any:
        """The estimate of each position."""
        return _forward(features, self.features, self.biases, self.outputs, self.bias)


def sample(which: Game, games: int, seed: int, executor: Executor) -> Samples:
    """Let greedy play so many games for each level and number of players; sample their quiet positions."""
    tasks = (
        (which, seats, options, range(first, min(first + GAMES_AT_ONCE, games)), seed)
        for seats, options in tables(which)
        for first in range(0, games, GAMES_AT_ONCE)
    )
    parts = [part for found in executor.map(play_and_sample, tasks) for part in found]
    numbers = np.repeat(np.arange(len(parts)), [len(features) for features, _ in parts])
    won = np.repeat([won for _, won in parts], [len(features) for features, _ in parts])
    return Samples(np.concatenate([features for features, _ in parts]), won, numbers)


def tables(which: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of players at every level."""
    levels = next((option.values for option in which.options if option.name == "level"), ())
    for seats, level in product(which.seats, levels or ("",)):
        yield seats, {"level": level} if level else {}


def play_and_sample(
    which: Game, seats: int, options: dict[str, str], games: range, seed: int
) -> list[tuple[Any, bool]]:  # fmt: skip
    """The features of the quiet positions of each game, and whether it was won."""
    made, loops = engine(which), Loops(which, seats, options, ["greedy"] * seats, native=True)
    trace, pad = made.states(LONGEST), made.buffer(max(which.actions.count, which.outcomes.count))
    features, sampler = made.buffer(LONGEST * MOST_FEATURES), _sampler(which)
    parts = []
    for number in games:
        s, steps = loops.run(seed, number, trace=trace)
        found = sampler(trace, min(steps, LONGEST), features, pad)
        rows = np.array(features[: found * MOST_FEATURES], np.int16).reshape(found, MOST_FEATURES)
        parts.append((rows, library(which.package).score(s, 0) > 0))
    return parts


@cache
def _sampler(which: Game) -> Callable[..., int]:
    """The native loop that writes the features of every quiet position of a game; each process builds its own."""
    module = load_into(which.package, SAMPLING)
    with tempfile.TemporaryDirectory() as folder:
        program = Program(which.package, which.state, {"sample": module.sample})
        sampler: Callable[..., int] = load(*compile_program(program, Path(folder), "sampling")).sample
    return sampler


def train(samples: Samples, features: int, hidden: int, epochs: int, rate: float, seed: int) -> Network:
    """Train on the samples, with a rate that falls to a thirtieth."""
    random = np.random.default_rng(seed)
    network = Network(
        random.normal(0, 0.05, (features, hidden + 1)),
        np.full(hidden, 0.3),
        random.normal(0, 0.1, hidden),
        np.array([-1.5]),
    )
    network.features[:, hidden] = 0
    order = np.nonzero(samples.number % HELD_OUT)[0]
    won = samples.won.astype(float)
    for epoch in range(epochs):
        random.shuffle(order)
        now = rate * (0.5 * (1 + np.cos(np.pi * epoch / epochs)) * 0.97 + 0.03)
        _epoch(samples.features, won, order, network.features, network.biases, network.outputs, network.bias, now)
    return network


def loss(network: Network, samples: Samples) -> tuple[float, float]:
    """The log loss on the games held out, and that of always predicting the mean."""
    test = samples.number % HELD_OUT == 0
    won = samples.won[test].astype(float)
    return _log_loss(network.probabilities(samples.features[test]), won), _log_loss(np.full(len(won), won.mean()), won)


def _log_loss(predicted: Any, won: Any) -> float:
    predicted = np.clip(predicted, 1e-9, 1 - 1e-9)
    return float(-np.mean(won * np.log(predicted) + (1 - won) * np.log(1 - predicted)))


def _forward(features: Any, table: Any, biases: Any, outputs: Any, bias: Any) -> Any:
    """The estimates of positions; a row of zeros at the table's end stands for no feature."""
    padded, last = np.vstack([table, np.zeros(table.shape[1])]), len(biases)
    out = np.zeros(len(features))
    for first in range(0, len(features), CHUNK):
        part = slice(first, first + CHUNK)
        sums = padded[features[part]].sum(1)
        hidden = np.clip(sums[:, :last] + biases, 0, MOST_OUTPUT)
        out[part] = 1 / (1 + np.exp(-(bias[0] + sums[:, last] + hidden @ outputs)))
    return out


def _epoch(features: Any, won: Any, order: Any, table: Any, biases: Any, outputs: Any, bias: Any, rate: float) -> None:
    """A step of gradient descent for each position."""
    last = len(biases)
    for i in order:
        shown = features[i][features[i] >= 0]
        sums = table[shown].sum(0)
        hidden = biases + sums[:last]
        clipped = np.clip(hidden, 0, MOST_OUTPUT)
        error = 1 / (1 + np.exp(-(bias[0] + sums[last] + clipped @ outputs))) - won[i]
        back = np.where((hidden > 0) & (hidden < MOST_OUTPUT), error * outputs, 0.0)
        outputs -= rate * error * clipped
        biases -= rate * back
        bias[0] -= rate * error
        table[shown, :last] -= rate * back
        table[shown, last] -= rate * error


def text(network: Network, shift: float) -> str:
    """The weights as a module; `shift` adds to all logits, for players that are better than greedy."""
    rows = "\n".join(f"    ({', '.join(map(str, row))})," for row in _units(network.features))
    biases = ", ".join(map(str, [*_units(network.biases), *_units(network.bias + shift)]))
    return f'''"""Weights of the network that estimates positions. Written by `lastboat.sim.training`."""

from lastboat.kernel.dialect import table

HIDDEN = {len(network.biases)}
"""The number of hidden units."""
BIASES = table([{biases}])
"""The bias of each hidden unit and, last, of the output. In 1/{UNIT}."""
OUTPUT_WEIGHTS = table([{", ".join(map(str, _units(network.outputs)))}])
"""The weight of each hidden unit in the output. In 1/{UNIT}."""
# fmt: off
FEATURE_WEIGHTS = table([
{rows}
])
# fmt: on
"""What each feature adds to each hidden unit and, last, to the output. In 1/{UNIT}."""
'''


def _units(values: Any) -> list[Any]:
    found: list[Any] = np.round(values * UNIT).astype(int).tolist()
    return found


def main() -> None:
    """Sample, train, and write the weights into the game's folder."""
    parser = argparse.ArgumentParser(description="Train a game's network on games of greedy.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=12_000, help="for each level and number of players")
    parser.add_argument("--hidden", type=int, default=16)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--rate", type=float, default=0.01)
    parser.add_argument("--shift", type=float, default=1.5, help="logits by which players are ahead of greedy")
    parser.add_argument("--seed", type=int, default=78)
    parser.add_argument("--executor", choices=EXECUTORS, default="serial", help="where games are played")
    parser.add_argument("--workers", type=int, help="how many threads, processes or cores; default: all")
    parser.add_argument("--address", help="the Ray cluster to use; default: one on this machine")
    parser.add_argument("--out", type=Path, help="the file for the weights; default: in the game's folder")
    params = parser.parse_args()
    which = game(params.game)
    if not (which.folder / "ai" / "features.py").exists():
        parser.error(f"{which.id} has no ai/features.py, which defines the features to train on")
    features: int = importlib.import_module(f"{which.package}.ai.features").FEATURES
    try:
        with make_executor(params.executor, params.workers, params.address) as executor:
            samples = sample(which, params.games, params.seed, executor)
    except LastboatError as error:
        parser.error(str(error))
    network = train(samples, features, params.hidden, params.epochs, params.rate, params.seed)
    print("log loss on games held out: {:.4f}, of the mean: {:.4f}".format(*loss(network, samples)))
    out: Path = params.out or which.folder / "ai" / "weights.py"
    out.write_text(text(network, params.shift), "utf-8")
    print(f"written to {out}")


if __name__ == "__main__":
    main()
