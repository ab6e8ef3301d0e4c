"""A stand-in for CuPy whose kernels are emulated: all but the compilation and the device is tried without a GPU."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Sequence
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.compile.emulation import Kernels

MULTIPROCESSORS, SHARED = 2, 64 * 1024
NUMBERS = {np.int32: ctypes.c_int32, np.int64: ctypes.c_int64, np.uint64: ctypes.c_void_p}


class Array(np.ndarray[Any, Any]):
    """An array on the GPU."""

    def get(self) -> Any:
        """A copy on the processor."""
        return np.array(self)


class Kernel:
    """A kernel that plays on the processor."""

    kernel = SimpleNamespace(ptr=1)
    shared_size_bytes = 4096
    max_dynamic_shared_size_bytes = 0

    def __init__(self, launch: Callable[..., None]) -> None:
        self.launch = launch
        self.launched: list[tuple[int, int]] = []

    def __call__(self, grid: tuple[int], block: tuple[int], arguments: Sequence[Any], shared_mem: int = 0) -> None:
        assert shared_mem <= max(0, self.max_dynamic_shared_size_bytes)
        assert self.max_dynamic_shared_size_bytes in (0, SHARED - self.shared_size_bytes)
        self.launched.append((grid[0], block[0]))
        self.launch(grid[0], block[0], *map(_given, arguments))


def _given(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        assert value.flags.c_contiguous
        return ctypes.c_void_p(value.ctypes.data)
    return NUMBERS[type(value)](int(value))


def install(monkeypatch: pytest.MonkeyPatch, kernels: Kernels, names: Sequence[str]) -> dict[str, Kernel]:
    """Put a CuPy in place that knows these kernels."""
    found = {name: Kernel(getattr(kernels, name)) for name in names}
    about = {"MaxSharedMemoryPerBlockOptin": SHARED, "MultiProcessorCount": MULTIPROCESSORS}
    cupy: Any = ModuleType("cupy")
    cupy.cuda = SimpleNamespace(
        runtime=SimpleNamespace(getDeviceCount=lambda: 1),
        Device=lambda: SimpleNamespace(attributes=about),
        driver=SimpleNamespace(
            occupancyMaxActiveBlocksPerMultiprocessor=lambda function, block, shared: SHARED // shared
        ),
    )
    cupy.zeros = lambda shape, kind: np.zeros(shape, kind).view(Array)
    cupy.array = lambda values, kind: np.array(values, kind).view(Array)
    cupy.asarray = np.asarray
    cupy.int32, cupy.int64, cupy.uint64 = np.int32, np.int64, np.uint64
    cupy.RawModule = lambda code, options: SimpleNamespace(get_function=found.__getitem__)
    monkeypatch.setitem(sys.modules, "cupy", cupy)
    return found
