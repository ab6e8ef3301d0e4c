"""A game's kernels on an NVIDIA GPU, compiled and started by CuPy (extra `gpu`)."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from lastboat.compile.gpu.cuda import BLOCK, BLOCK_PRELUDE, DeviceProgram
from lastboat.kernel.errors import NoCupy, NoGpu
from lastboat.kernel.game import Game

BLOCKS = tuple(range(32, BLOCK + 1, 32))
"""The sizes of a block, in whole warps."""


class Module:
    """The kernels of a file with a game's rules, compiled when it is made. CuPy keeps what was compiled."""

    def __init__(self, game: Game, names: Sequence[str], file: str) -> None:
        self.cupy = _cupy()
        with reasons():
            program = DeviceProgram(game.package, game, names)
            self._module = self.cupy.RawModule(code=program.kernel(BLOCK_PRELUDE.name, file), options=("--std=c++17",))
            self.slot = program.slot_size
            self.processors = int(self.cupy.cuda.Device().attributes["MultiProcessorCount"])

    def kernel(self, name: str) -> Any:
        """A kernel by its name."""
        return self._module.get_function(name)

    def running(self, kernel: Any) -> dict[int, int]:
        """For each size of a block whose games fit into its memory: how many such blocks run at once."""
        about, occupancy = self.cupy.cuda.Device().attributes, self.cupy.cuda.driver
        most = about["MaxSharedMemoryPerBlockOptin"] - kernel.shared_size_bytes
        kernel.max_dynamic_shared_size_bytes = most
        found = {}
        for block in BLOCKS:
            if block * self.slot <= most:
                blocks = occupancy.occupancyMaxActiveBlocksPerMultiprocessor(
                    kernel.kernel.ptr, block, block * self.slot
                )
                found[block] = blocks * self.processors
        return {block: blocks for block, blocks in found.items() if blocks}


def _cupy() -> Any:
    try:
        cupy = importlib.import_module("cupy")
    except ImportError:
        raise NoCupy() from None
    with reasons():
        cupy.cuda.runtime.getDeviceCount()
    return cupy


@contextmanager
def reasons() -> Iterator[None]:
    """What CUDA and CuPy complain about is told."""
    try:
        yield
    except (RuntimeError, OSError, MemoryError) as error:
        raise NoGpu(reason=str(error)) from error
