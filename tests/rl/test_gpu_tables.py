"""Tables on a GPU: the same arrays as on the processor, byte for byte.

Where no GPU is, a stand-in for CuPy runs the emulated kernels.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

import lastboat
from lastboat import Game
from lastboat.compile.gpu.cuda import TABLES
from lastboat.kernel.errors import BadAction, LastboatError, NoCupy
from lastboat.rl import Tables
from tests.compile import emulation, stand_in

ARRAYS = ("observation", "mask", "who", "reward", "ended", "games")
BOTS = (None, ["random", "learner", "guided"])
MANY_DECISIONS = 20_000
KERNELS = ("find_illegal", "advance", "start_sampling", "sample", "greedy")

needs_emulation = pytest.mark.skipif(emulation.why_not() is not None, reason=str(emulation.why_not()))


@pytest.fixture
def emulated(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game whose kernels run on the processor."""
    kernels = emulation.Kernels(game, tmp_path, TABLES, "block.cuh", "tables.cu")
    stand_in.install(monkeypatch, kernels, KERNELS)
    return game


def on_cpu(array: object) -> np.ndarray:
    """An array of either device as NumPy's."""
    return array.get() if hasattr(array, "get") else np.array(array)


def assert_same(cpu: Tables, gpu: Tables) -> None:
    """All arrays hold the same bytes."""
    for name in ARRAYS:
        mine, other = getattr(cpu, name), on_cpu(getattr(gpu, name))
        assert (mine.dtype, mine.shape, mine.tobytes()) == (other.dtype, other.shape, other.tobytes()), name


def check_same(game: Game, seats: int, tables: int, decisions: int, bots: list[str] | None = None) -> None:
    """The same arrays and samples after each step; every fourth step is greedy's."""
    cpu, gpu = Tables(game, seats, tables, bots=bots), Tables(game, seats, tables, bots=bots, device="cuda")
    cpu.reset((7 << 32) + 5)
    gpu.reset((7 << 32) + 5)
    for n in range(-(-decisions // tables)):
        assert_same(cpu, gpu)
        actions = cpu.greedy() if n % 4 == 3 else cpu.sample()
        chosen = gpu.greedy() if n % 4 == 3 else gpu.sample()
        assert np.array_equal(actions, on_cpu(chosen))
        cpu.step(actions)
        gpu.step(chosen)
    assert_same(cpu, gpu)


@needs_emulation
@pytest.mark.parametrize("bots", BOTS)
def test_emulated_tables_are_those_of_the_processor(
    emulated: Game, bots: list[str] | None, capfd: pytest.CaptureFixture[str]
) -> None:
    for seats in (3,) if bots else emulated.seats:
        check_same(emulated, seats, 45, 3000, bots)
    assert "runtime error" not in capfd.readouterr().err


@needs_emulation
def test_an_illegal_action_is_named_and_nothing_is_played(emulated: Game) -> None:
    tables = Tables(emulated, 2, 40, device="cuda")
    tables.reset(1)
    before, actions = tables.save(), tables.sample().copy()
    for wrong in (-1, tables.space.actions, 1 << 40):
        actions[33:] = wrong
        with pytest.raises(BadAction, match="at table 33"):
            tables.step(actions)
    after = tables.save()
    assert all(np.array_equal(before[name], after[name]) for name in before if name not in ("sampling", "choices"))


@needs_emulation
@pytest.mark.parametrize("source", ["cpu", "cuda"])
def test_tables_saved_on_one_device_go_on_on_another(emulated: Game, source: str) -> None:
    target = {"cpu": "cuda", "cuda": "cpu"}[source]
    tables, other = Tables(emulated, 2, 40, device=source), Tables(emulated, 2, 40, device=target)
    tables.reset(3)
    for _ in range(20):
        tables.step(tables.sample())
    other.load(tables.save())
    cpu, gpu = (tables, other) if source == "cpu" else (other, tables)
    for _ in range(20):
        assert_same(cpu, gpu)
        assert tables.state(7) == other.state(7)
        actions = cpu.sample()
        assert np.array_equal(actions, gpu.sample())
        cpu.step(actions)
        gpu.step(actions)


def test_without_cupy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(NoCupy):
        Tables(lastboat.game("_template"), 2, 4, device="cuda")


def has_gpu() -> bool:
    try:
        Tables(lastboat.game("_template"), 2, 4, device="cuda")
    except LastboatError:
        return False
    return True


@pytest.mark.skipif(not has_gpu(), reason="needs an NVIDIA GPU and CuPy")
@pytest.mark.parametrize("bots", BOTS)
def test_tables_of_a_gpu_are_those_of_the_processor(game: Game, bots: list[str] | None) -> None:
    for seats in (3,) if bots else game.seats:
        check_same(game, seats, 1000, MANY_DECISIONS, bots)
