"""The work of `Tables` on the processor: the native batch, in threads."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from lastboat.compile import library
from lastboat.compile.native import numbers
from lastboat.kernel.game import Game
from lastboat.kernel.rng import STREAM
from lastboat.rl.space import Space

THOUSAND = np.float32(1000)
"""A score of so much is a reward of 1."""


@dataclass(frozen=True)
class Setup:
    """What tables are to be: options and policies are numbers."""

    game: Game
    space: Space
    tables: int
    options: list[int]
    policies: list[int]
    interrupts: bool
    threads: int

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.space.seats

    @property
    def code_of(self) -> list[int]:
        """For each seat the code of each action."""
        return [code for row in self.space.code_of for code in row]

    @property
    def action_of(self) -> list[int]:
        """For each seat the action of each code."""
        return [action for row in self.space.action_of for action in row]


class Work(Protocol):
    """What a device does for tables. `arrays` are the public ones and those that are saved."""

    arrays: dict[str, Any]

    def reset(self, seed: int) -> None:
        """Begin again."""

    def take(self, actions: Any) -> tuple[int, int] | None:
        """Take the actions of the next step; the first table where one is illegal, and that action, if there is any."""

    def step(self) -> None:
        """Play the actions that were taken."""

    def sample(self) -> Any:
        """A random legal action for each table."""

    def greedy(self) -> Any:
        """What the bot `greedy` plays."""

    def row(self, name: str, table: int) -> NDArray[Any]:
        """A table's part of an array, on the processor."""

    def save(self) -> dict[str, Any]:
        """The seed, and copies of all arrays on the processor."""

    def load(self, saved: Mapping[str, Any]) -> None:
        """Go on from what was saved."""

    def close(self) -> None:
        """End the threads."""


class OnCpu:
    """Tables whose arrays are NumPy's."""

    def __init__(self, setup: Setup) -> None:
        game, tables, space = setup.game, setup.tables, setup.space
        self._tables = tables
        self._rules = library(game.package)
        self._policies, self._options = numbers(setup.policies), numbers(setup.options)
        self._settings = numbers([0, setup.seats, space.actions, int(setup.interrupts), tables])
        self._code_of, self._action_of = numbers(setup.code_of), numbers(setup.action_of)
        self.arrays: dict[str, Any] = {}
        self._given: dict[str, Any] = {}
        states = self._array("states", np.int8, tables + 1, space.size)
        states[tables] = np.frombuffer(game.state().key(), np.int8)
        self._array("observation", np.int8, tables, space.size)
        self._array("mask", np.uint8, tables, space.actions)
        for name in ("who", "ended", "games", "actions", "choices"):
            self._array(name, np.int64, tables)
        self._array("scores", np.int64, tables, setup.seats)
        for name in ("streams", "sampling"):
            self._array(name, np.int64, tables, STREAM)
        self.arrays["reward"] = np.zeros((tables, setup.seats), np.float32)
        parts = np.array_split(np.arange(tables), setup.threads)
        self._shards = [_Shard(game, part[0], part[-1] + 1) for part in parts]
        self._pool = ThreadPoolExecutor(setup.threads) if setup.threads > 1 else None

    def reset(self, seed: int) -> None:
        """Begin again."""
        self._settings[0] = seed
        self.arrays["games"][:] = np.arange(self._tables)
        self._rules.start_sampling(0, self._tables, self._settings, self._given["sampling"], self._shards[0].rng)
        self._all(lambda shard: self._rules.reset_tables(*self._range(shard), *self._buffers(shard)))
        self.arrays["reward"][:] = 0

    def take(self, actions: Any) -> tuple[int, int] | None:
        """Take the actions of the next step; the first table where one is illegal, and that action, if there is any."""
        chosen = self.arrays["actions"]
        chosen[:] = actions
        given = self._given
        first = self._rules.find_illegal(self._tables, given["actions"], self._settings, given["mask"])
        return (first, int(chosen[first])) if first < self._tables else None

    def step(self) -> None:
        """Play the actions that were taken."""
        given = self._given["actions"]
        self._all(
            lambda shard: self._rules.step_tables(*self._range(shard), given, self._code_of, *self._buffers(shard))
        )
        self._pay()

    def sample(self) -> Any:
        """A random legal action for each table."""
        return self._chosen(self._rules.sample_actions)

    def greedy(self) -> Any:
        """What the bot `greedy` plays."""
        return self._chosen(self._rules.greedy_actions)

    def row(self, name: str, table: int) -> NDArray[Any]:
        """A table's part of an array."""
        found: NDArray[Any] = self.arrays[name][table]
        return found

    def save(self) -> dict[str, Any]:
        """The seed, and copies of all arrays."""
        kept = {name: array.copy() for name, array in self.arrays.items() if name not in ("actions", "reward")}
        return {"seed": self._settings[0], **kept}

    def load(self, saved: Mapping[str, Any]) -> None:
        """Go on from what was saved."""
        self._settings[0] = saved["seed"]
        for name in set(self.arrays) & set(saved):
            self.arrays[name][:] = saved[name]
        self._pay()

    def close(self) -> None:
        """End the threads."""
        if self._pool:
            self._pool.shutdown()

    def _pay(self) -> None:
        np.divide(self.arrays["scores"], THOUSAND, out=self.arrays["reward"], casting="unsafe")

    def _chosen(self, choose: Callable[..., None]) -> Any:
        given = self._given
        self._all(
            lambda shard: choose(
                given["states"], shard.first, shard.last, given["choices"], self._settings, self._action_of,
                given["who"], given["sampling"], shard.rng, shard.codes,
            )
        )  # fmt: skip
        return self.arrays["choices"]

    def _range(self, shard: _Shard) -> tuple[Any, ...]:
        return self._given["states"], shard.first, shard.last

    def _buffers(self, shard: _Shard) -> tuple[Any, ...]:
        names = ("streams", "games", "who", "scores", "ended", "observation", "mask")
        return (
            self._settings, self._options, self._policies, self._action_of, *(self._given[name] for name in names),
            shard.rng, shard.codes, shard.weights,
        )  # fmt: skip

    def _array(self, name: str, dtype: Any, *shape: int) -> Any:
        """An array of zeros, kept together with what the rules take for it."""
        array = np.zeros(shape, dtype)
        kind: Any = {np.int8: ctypes.c_int8, np.uint8: ctypes.c_uint8, np.int64: ctypes.c_int64}[dtype]
        if name in ("states", "observation"):
            kind = kind * shape[1]
            given = (kind * shape[0]).from_buffer(array)
        else:
            given = (kind * array.size).from_buffer(array)
        self.arrays[name], self._given[name] = array, given
        return array

    def _all(self, work: Callable[[_Shard], None]) -> None:
        """Do something for all tables, each shard in a thread."""
        if self._pool is None:
            work(self._shards[0])
        else:
            list(self._pool.map(work, self._shards))


class _Shard:
    """The tables of one thread, and room for its work."""

    def __init__(self, game: Game, first: int, last: int) -> None:
        self.first, self.last = int(first), int(last)
        size = max(game.actions.count, game.outcomes.count)
        self.codes, self.weights, self.rng = numbers([0] * size), numbers([0] * size), numbers([0] * STREAM)
