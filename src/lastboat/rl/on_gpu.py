"""The work of `Tables` on an NVIDIA GPU: a block of tables at a time, all arrays in its memory, by CuPy."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lastboat.compile.gpu.cuda import TABLES
from lastboat.compile.gpu.device import Module, reasons
from lastboat.kernel.rng import STREAM
from lastboat.rl.on_cpu import Setup

RESET, STEP, SHOW = range(3)
"""What the kernel `advance` does."""
BLOCK = 256
"""Threads of a block where no games are in its memory."""


class OnGpu:
    """Tables whose arrays lie on the GPU."""

    def __init__(self, setup: Setup) -> None:
        game, tables, space = setup.game, setup.tables, setup.space
        module = Module(game, TABLES, "tables.cu")
        self._xp = xp = module.cupy
        self._tables, self._seed, self._slot = tables, 0, module.slot
        with reasons():
            names = ("find_illegal", "advance", "start_sampling", "sample", "greedy")
            self._kernels = {name: module.kernel(name) for name in names}
            self._blocks = {name: _block(module, self._kernels[name], tables) for name in ("advance", "greedy")}
            self._width = xp.int32(space.actions)
            self._given = tuple(
                xp.array(values, "int32")
                for values in (
                    [0, setup.seats, space.actions, int(setup.interrupts), tables], setup.options, setup.policies,
                    setup.code_of, setup.action_of,
                )
            )  # fmt: skip
            shapes: dict[str, tuple[str, tuple[int, ...]]] = {
                "states": ("int8", (tables + 1, space.size)), "streams": ("int64", (tables, STREAM)),
                "games": ("int64", (tables,)), "who": ("int64", (tables,)), "scores": ("int64", (tables, setup.seats)),
                "reward": ("float32", (tables, setup.seats)), "ended": ("int64", (tables,)),
                "observation": ("int8", (tables, space.size)), "mask": ("uint8", (tables, space.actions)),
                "sampling": ("int64", (tables, STREAM)), "choices": ("int64", (tables,)),
            }  # fmt: skip
            self.arrays = {name: xp.zeros(shape, kind) for name, (kind, shape) in shapes.items()}
            self._actions = xp.zeros((tables,), "int64")
            self._listed, self._counts = xp.zeros((space.actions, tables), "int16"), xp.zeros((tables,), "int32")
            self._first = xp.zeros((1,), "int32")

    def reset(self, seed: int) -> None:
        """Begin again."""
        self._seed = seed
        with reasons():
            self._launch("start_sampling", self._xp.int64(seed), self.arrays["sampling"])
            self._advance(RESET)

    def take(self, actions: Any) -> tuple[int, int] | None:
        """Take the actions of the next step; the first table where one is illegal, and that action, if there is any."""
        with reasons():
            self._actions[:] = self._xp.asarray(actions)
            self._first.fill(self._tables)
            self._launch("find_illegal", self._width, self._actions, self.arrays["mask"], self._first)
            first = int(self._first.get()[0])
            return (first, int(self._actions[first])) if first < self._tables else None

    def step(self) -> None:
        """Play the actions that were taken."""
        with reasons():
            self._advance(STEP)

    def sample(self) -> Any:
        """A random legal action for each table."""
        with reasons():
            self._launch("sample", self._listed, self._counts, self.arrays["sampling"], self.arrays["choices"])
        return self.arrays["choices"]

    def greedy(self) -> Any:
        """What the bot `greedy` plays."""
        names = ("states", "who", "sampling", "choices")
        with reasons():
            self._launch("greedy", self._width, self._given[-1], *(self.arrays[name] for name in names))
        return self.arrays["choices"]

    def row(self, name: str, table: int) -> NDArray[Any]:
        """A table's part of an array, on the processor."""
        found: NDArray[Any] = self.arrays[name][table].get()
        return found

    def save(self) -> dict[str, Any]:
        """The seed, and copies of all arrays on the processor."""
        return {"seed": self._seed, **{name: array.get() for name, array in self.arrays.items() if name != "reward"}}

    def load(self, saved: Mapping[str, Any]) -> None:
        """Go on from what was saved."""
        self._seed = saved["seed"]
        with reasons():
            for name in set(self.arrays) & set(saved):
                self.arrays[name][:] = self._xp.asarray(np.asarray(saved[name]))
            self._advance(SHOW)

    def close(self) -> None:
        """Nothing is left open."""

    def _advance(self, what: int) -> None:
        xp, arrays = self._xp, self.arrays
        names = ("states", "streams", "games", "who", "scores", "reward", "ended", "observation", "mask")
        block = self._blocks["advance"]
        self._kernels["advance"](
            (-(-self._tables // block),), (block,),
            (
                xp.int32(what), xp.int32(self._tables), self._width, xp.int64(self._seed), *self._given, self._actions,
                *(arrays[name] for name in names), self._listed, self._counts,
            ),
            shared_mem=block * self._slot,
        )  # fmt: skip

    def _launch(self, name: str, *given: Any) -> None:
        """Start a kernel with a thread for each table."""
        block = self._blocks.get(name, BLOCK)
        shared = block * self._slot if name in self._blocks else 0
        given = (self._xp.int32(self._tables), *given)
        self._kernels[name]((-(-self._tables // block),), (block,), given, shared_mem=shared)


def _block(module: Module, kernel: Any, tables: int) -> int:
    """The size of a block with which all tables are done in the shortest time: few rounds of few games."""
    running = module.running(kernel)

    def effort(block: int) -> tuple[int, int]:
        blocks = ceil(tables / block)
        beside = ceil(min(blocks, running[block]) / module.processors)
        return ceil(blocks / running[block]) * beside * block, -block

    return min(running, key=effort)
