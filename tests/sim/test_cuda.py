"""Games on a GPU: the same tallies as on the processor, and clear errors where there is none.

Where no GPU is, a stand-in for CuPy runs the emulated kernel, so that all but the compilation and the device is tried.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import lastboat
from lastboat import LANGUAGES, Game, say
from lastboat.kernel.errors import LastboatError, NoCupy, NoGpu, NotOnGpu, UnknownWord
from lastboat.sim import cuda, play_many
from tests.compile import emulation

TEMPLATE = lastboat.game("_template")
MULTIPROCESSORS, SHARED = 2, 64 * 1024
NUMBERS = {"int32": ctypes.c_int32, "int64": ctypes.c_int64}


@pytest.fixture(autouse=True)
def forget_gpus() -> Iterator[None]:
    cuda.gpu_of.cache_clear()
    yield
    cuda.gpu_of.cache_clear()


class Kernel:
    """A kernel that plays on the processor."""

    kernel = SimpleNamespace(ptr=1)
    max_dynamic_shared_size_bytes = 0

    def __init__(self, game: Game, folder: Path) -> None:
        self.emulated = emulation.Emulation(game, folder)
        self.launched: list[tuple[int, int]] = []

    def __call__(self, grid: tuple[int], block: tuple[int], arguments: Sequence[Any], shared_mem: int) -> None:
        assert 0 < shared_mem <= self.max_dynamic_shared_size_bytes == SHARED
        self.launched.append((grid[0], block[0]))
        self.emulated.launch(grid[0], block[0], *arguments)


class Numbers:
    """An array on the GPU."""

    def __init__(self, values: Sequence[int], kind: str) -> None:
        self._as_parameter_ = (NUMBERS[kind] * len(values))(*values)

    def get(self) -> list[int]:
        return list(self._as_parameter_)


def stand_in(monkeypatch: pytest.MonkeyPatch, kernel: Kernel) -> None:
    """Put a CuPy in place that knows one kernel."""
    about = {"MaxSharedMemoryPerBlockOptin": SHARED, "MultiProcessorCount": MULTIPROCESSORS}
    cupy: Any = ModuleType("cupy")
    cupy.cuda = SimpleNamespace(
        runtime=SimpleNamespace(getDeviceCount=lambda: 1),
        Device=lambda: SimpleNamespace(attributes=about),
        driver=SimpleNamespace(
            occupancyMaxActiveBlocksPerMultiprocessor=lambda function, block, shared: SHARED // shared
        ),
    )
    cupy.zeros = lambda size, kind: Numbers([0] * size, kind)
    cupy.array = Numbers
    cupy.int32, cupy.int64, cupy.uint64 = ctypes.c_int32, ctypes.c_int64, ctypes.c_uint64
    cupy.RawModule = lambda code, options: SimpleNamespace(get_function=lambda name: kernel)
    monkeypatch.setitem(sys.modules, "cupy", cupy)


@pytest.mark.skipif(emulation.why_not() is not None, reason=str(emulation.why_not()))
def test_tallies_are_those_of_the_processor(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = Kernel(game, tmp_path)
    stand_in(monkeypatch, kernel)
    monkeypatch.setattr(cuda, "CHUNK", 200)
    told: list[int] = []
    for seats in game.seats:
        for bots in (["random"], ["greedy", "random", "guided", "greedy"][:seats]):
            mine = play_many(game, seats, 250, 3, bots=bots, progress=told.append, device="cuda")
            assert mine == play_many(game, seats, 250, 3, bots=bots)
    assert told == [200, 250] * 2 * len(game.seats)
    for blocks, block in kernel.launched:
        assert block in cuda.BLOCKS
        assert (blocks - 1) * block < 200


def has_gpu() -> bool:
    try:
        cuda.Gpu(TEMPLATE)
    except LastboatError:
        return False
    return True


@pytest.mark.skipif(not has_gpu(), reason="needs an NVIDIA GPU and CuPy")
def test_a_gpu_plays_the_same_games(game: Game) -> None:
    for seats in game.seats:
        for bot in ("random", "greedy", "guided"):
            mine = play_many(game, seats, 2000, 3, bots=[bot], device="cuda")
            assert mine == play_many(game, seats, 2000, 3, bots=[bot])


def test_without_cupy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(NoCupy, match=r"pip install lastboat\[gpu\]") as missing:
        play_many(TEMPLATE, 2, 1, device="cuda")
    assert len({say(missing.value.message, lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_without_a_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_driver() -> int:
        raise RuntimeError("cudaErrorInsufficientDriver")

    runtime = SimpleNamespace(getDeviceCount=no_driver)
    monkeypatch.setitem(sys.modules, "cupy", SimpleNamespace(cuda=SimpleNamespace(runtime=runtime)))
    with pytest.raises(NoGpu, match="cudaErrorInsufficientDriver") as missing:
        play_many(TEMPLATE, 2, 1, device="cuda")
    assert len({say(missing.value.message, lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_bots_that_search_do_not_play_on_a_gpu() -> None:
    with pytest.raises(NotOnGpu, match=r"strong:4.*random, greedy, guided"):
        play_many(TEMPLATE, 2, 1, bots=["greedy", "strong:4"], device="cuda")


def test_an_unknown_device_is_refused() -> None:
    with pytest.raises(UnknownWord, match=r"tpu.*cpu, cuda"):
        play_many(TEMPLATE, 2, 1, device="tpu")
