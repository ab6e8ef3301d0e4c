"""Games on an NVIDIA GPU: the kernel of `compile.cuda` through CuPy (extra `gpu`)."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

from lastboat.compile.cuda import BLOCK, DeviceProgram, split_totals, totals_size
from lastboat.kernel.errors import NoCupy, NoGpu
from lastboat.kernel.game import Game
from lastboat.kernel.policies import POLICIES
from lastboat.sim.tally import Tally, counted

CHUNK = 1 << 20
"""So many games are played by one launch."""
BLOCKS = tuple(range(32, BLOCK + 1, 32))
"""The sizes of a block, in whole warps."""


class Gpu:
    """The GPU's copy of a game's rules, compiled when it is made. CuPy keeps what was compiled."""

    def __init__(self, game: Game, *, local: bool = False) -> None:
        self.game, self._cupy = game, _cupy()
        with _reasons():
            program = DeviceProgram(game.package, game)
            module = self._cupy.RawModule(code=program.kernel(local=local), options=("--std=c++17",))
            self.kernel = module.get_function("play")
            stride = 0 if local else program.state_stride
            self.blocks, self.block = self._fitted(stride)
            self._shared = self.block * stride

    def play(
        self, seats: int, options: Sequence[int], policies: Sequence[int], seed: int, numbers: range,
        ends: Any = None, lengths: Any = None,
    ) -> list[int]:  # fmt: skip
        """Play a range of games of a seed; return the totals. CuPy arrays take each last state and number of steps."""
        xp = self._cupy
        with _reasons():
            totals = xp.zeros(totals_size(self.game, seats), "int64")
            blocks = min(self.blocks, -(-len(numbers) // self.block))
            given = (
                xp.int32(seats), xp.array(options, "int32"), xp.array(policies, "int32"), xp.int64(seed),
                xp.int64(numbers.start), xp.int64(len(numbers)), totals, _address(xp, ends), _address(xp, lengths),
            )  # fmt: skip
            self.kernel((blocks,), (self.block,), given, shared_mem=self._shared)
            return [int(n) for n in totals.get()]

    def _fitted(self, stride: int) -> tuple[int, int]:
        """How many blocks of which size keep most threads running at once."""
        about, occupancy = self._cupy.cuda.Device().attributes, self._cupy.cuda.driver
        self.kernel.max_dynamic_shared_size_bytes = most = about["MaxSharedMemoryPerBlockOptin"] if stride else 0
        running = {
            block: occupancy.occupancyMaxActiveBlocksPerMultiprocessor(self.kernel.kernel.ptr, block, block * stride)
            for block in BLOCKS
            if block * stride <= most
        }
        block = max(running, key=lambda size: (size * running[size], size))
        return running[block] * about["MultiProcessorCount"], block


def play_on_gpu(
    game: Game, seats: int, numbers: range, seed: int, options: Mapping[str, str], bots: Sequence[str],
    progress: Callable[[int], None], total: Tally,
) -> None:  # fmt: skip
    """Play a range of games of a seed on the GPU and add their ends to a tally."""
    values, policies = game.encode_options(seats, options), [POLICIES[name] for name in bots]
    gpu = gpu_of(game)
    for start in range(0, len(numbers), CHUNK):
        chunk = numbers[start : start + CHUNK]
        total.add(tally(game, seats, len(chunk), gpu.play(seats, values, policies, seed, chunk)))
        progress(total.games)


def tally(game: Game, seats: int, games: int, totals: Sequence[int]) -> Tally:
    """What a kernel has counted."""
    steps, endless, verdicts, points, scored = split_totals(game, seats, totals)
    if endless:
        raise RuntimeError(f"{game.id}: {endless} games do not end")
    return counted(game, games, steps, verdicts, points, scored)


@cache
def gpu_of(game: Game) -> Gpu:
    """The GPU with a game's rules."""
    return Gpu(game)


def _cupy() -> Any:
    try:
        cupy = importlib.import_module("cupy")
    except ImportError:
        raise NoCupy() from None
    with _reasons():
        cupy.cuda.runtime.getDeviceCount()
    return cupy


@contextmanager
def _reasons() -> Iterator[None]:
    """What CUDA and CuPy complain about is told."""
    try:
        yield
    except (RuntimeError, OSError, MemoryError) as error:
        raise NoGpu(reason=str(error)) from error


def _address(cupy: Any, array: Any) -> Any:
    return cupy.uint64(0) if array is None else array
