"""Many tables of a game, stepped together: the arrays learners work on."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lastboat.compile import library
from lastboat.compile.native import numbers
from lastboat.kernel.errors import BadAction, BadBatch, BadBots, UnknownWord
from lastboat.kernel.game import Game
from lastboat.kernel.policies import LEARNER, POLICIES
from lastboat.kernel.rng import STREAM, start
from lastboat.rl.space import space

MOST_TABLES = 1 << 20
LEARNER_NAME = "learner"
"""In place of a bot's name: the seat is asked."""
DEVICES = ("cpu",)


class Tables:
    """`tables` games at once. After `reset` and every `step`, each table asks one of its seats:

    * `who[N]`: the seat that is asked;
    * `observation[N, B]`: what it may know, as `space` says, the seats numbered from it on;
    * `mask[N, A]`: 1 for each of its legal actions; the last action is PASS, legal where it is asked out of turn;
    * `reward[N, seats]`: the results of a game that has just ended, from 0 to 1 for each seat, else 0;
    * `ended[N]`: 1 where a game has ended in this step. The next one has begun at once.

    A step writes into the same arrays; copy what must last. `interrupts=False` asks nobody out of turn. `bots` names
    who plays each seat: `learner`, or a bot that plays inside the step (`random`, `greedy`, `guided`).
    """

    def __init__(
        self, game: Game, seats: int, tables: int = 1024, options: Mapping[str, str] | None = None,
        interrupts: bool = True, threads: int = 1, bots: Sequence[str] | None = None, device: str = "cpu",
    ) -> None:  # fmt: skip
        if device not in DEVICES:
            raise UnknownWord(word=device, kind="device", known=", ".join(DEVICES))
        if not 1 <= tables <= MOST_TABLES:
            raise BadBatch(what="tables", value=tables, low=1, high=MOST_TABLES)
        if not 1 <= threads <= tables:
            raise BadBatch(what="threads", value=threads, low=1, high=tables)
        self.game, self.seats, self.tables = game, seats, tables
        self.space = space(game, seats)
        self._rules = library(game.package)
        self._policies = numbers(_policies(bots, seats))
        self._options = numbers(game.encode_options(seats, options or {}))
        self.options = dict(options or {})
        self._settings = numbers([0, seats, self.space.actions, int(interrupts), tables])
        self._code_of = numbers([code for row in self.space.code_of for code in row])
        self._action_of = numbers([action for row in self.space.action_of for action in row])
        self._kept: dict[str, Any] = {}
        size = self._rules.state_size
        self._states = self._array("states", np.int8, tables + 1, size)
        self.observation = self._array("observation", np.int8, tables, size)
        self.mask = self._array("mask", np.uint8, tables, self.space.actions)
        self.who = self._array("who", np.int64, tables)
        self.ended = self._array("ended", np.int64, tables)
        self.games = self._array("games", np.int64, tables)
        """The number of the next game of each table."""
        self._scores = self._array("scores", np.int64, tables, seats)
        self._streams = self._array("streams", np.int64, tables, STREAM)
        self._array("actions", np.int64, tables)
        self._array("choices", np.int64, tables)
        self.reward = np.zeros((tables, seats), np.float32)
        self._states[tables] = np.frombuffer(game.state().key(), np.int8)
        self._shards = [_Shard(game, part[0], part[-1] + 1) for part in np.array_split(np.arange(tables), threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def reset(self, seed: int = 0) -> None:
        """Begin again: table `i` plays the games `i`, `i + tables`, ... of the seed."""
        if not 0 <= seed < 1 << 63:
            raise BadBatch(what="seed", value=seed, low=0, high=(1 << 63) - 1)
        self._settings[0] = seed
        self.games[:] = np.arange(self.tables)
        for n, shard in enumerate(self._shards):
            start(shard.sampling, seed, self.tables + n)
        self._all(lambda shard: self._rules.reset_tables(*self._range(shard), *self._buffers(shard)))
        self.reward[:] = 0

    def step(self, actions: Any) -> None:
        """Play an action at each table. If one is illegal, an error says where, and nothing is played."""
        chosen, given = self._kept["actions"]
        chosen[:] = actions
        first = self._rules.find_illegal(self.tables, given, self._settings, self._c("mask"))
        if first < self.tables:
            action = int(chosen[first])
            legal = ", ".join(f"{n} ({self.space.text(n)})" for n in np.flatnonzero(self.mask[first]).tolist())
            raise BadAction(table=first, action=action, legal=legal)
        self._all(
            lambda shard: self._rules.step_tables(*self._range(shard), given, self._code_of, *self._buffers(shard))
        )
        np.divide(self._scores, np.float32(1000), out=self.reward, casting="unsafe")

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each table, each as likely as any other. The array is used again by the next call."""
        return self._chosen(self._rules.sample_actions)

    def greedy(self) -> NDArray[np.int64]:
        """What the bot `greedy` plays at each table."""
        return self._chosen(self._rules.greedy_actions)

    def state(self, table: int) -> Any:
        """The whole state of a table in plain Python, hidden cards included."""
        s = self.game.state()
        s.load(iter(self._states[table].tolist()))
        return s

    def save(self) -> dict[str, Any]:
        """Everything that `load` needs to go on from here."""
        arrays = {name: array.copy() for name, (array, _) in self._kept.items() if name != "actions"}
        return {"seed": self._settings[0], "sampling": [list(shard.sampling) for shard in self._shards], **arrays}

    def load(self, saved: Mapping[str, Any]) -> None:
        """Go on from what was saved at tables of the same game, seats and number."""
        if saved.get("states", self.who).shape != self._states.shape:
            raise BadBatch(what="tables", value=len(saved.get("who", ())), low=self.tables, high=self.tables)
        self._settings[0] = saved["seed"]
        for name in set(self._kept) & set(saved):
            self._kept[name][0][:] = saved[name]
        for shard, stream in zip(self._shards, saved["sampling"], strict=False):
            shard.sampling[:] = stream
        np.divide(self._scores, np.float32(1000), out=self.reward, casting="unsafe")

    def close(self) -> None:
        """End the threads."""
        if self._pool:
            self._pool.shutdown()

    def _chosen(self, choose: Callable[..., None]) -> NDArray[np.int64]:
        self._all(
            lambda shard: choose(
                self._c("states"), shard.first, shard.last, self._c("choices"), self._settings, self._action_of,
                self._c("who"), shard.sampling, shard.codes,
            )
        )  # fmt: skip
        chosen: NDArray[np.int64] = self._kept["choices"][0]
        return chosen

    def _range(self, shard: _Shard) -> tuple[Any, ...]:
        return self._c("states"), shard.first, shard.last

    def _buffers(self, shard: _Shard) -> tuple[Any, ...]:
        c = self._c
        return (
            self._settings, self._options, self._policies, self._action_of, c("streams"), c("games"), c("who"),
            c("scores"), c("ended"), c("observation"), c("mask"), shard.rng, shard.codes, shard.weights,
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
        self._kept[name] = (array, given)
        return array

    def _c(self, name: str) -> Any:
        return self._kept[name][1]

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
        self.codes, self.weights = numbers([0] * size), numbers([0] * size)
        self.rng, self.sampling = numbers([0] * STREAM), numbers([0] * STREAM)


def _policies(bots: Sequence[str] | None, seats: int) -> list[int]:
    """The policy of each seat."""
    known = POLICIES | {LEARNER_NAME: LEARNER}
    names = list(bots) if bots is not None else [LEARNER_NAME] * seats
    if len(names) != seats:
        raise BadBots(bots=len(names), seats=seats)
    for name in names:
        if name not in known:
            raise UnknownWord(word=name, kind="bot", known=", ".join(known))
    if LEARNER_NAME not in names:
        raise UnknownWord(word=", ".join(names), kind="bots", known=LEARNER_NAME)
    return [known[name] for name in names]
