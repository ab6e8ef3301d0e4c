"""Kernels for the GPU: the same source plays on the processor as the rules do, and nvcc takes it as it is."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from itertools import islice, product
from pathlib import Path

import pytest

from lastboat import Game
from lastboat.compile.gpu.cuda import GAMES, TABLES, DeviceProgram
from lastboat.kernel.policies import POLICIES
from lastboat.sim.cuda import tally
from lastboat.sim.many import Loops
from lastboat.testing.matches import tables
from tests.compile import emulation

SEED = (7 << 32) + 5
NVCC = shutil.which("nvcc")
SETTINGS = 12
"""So many tables with other options for each number of seats."""

needs_emulation = pytest.mark.skipif(emulation.why_not() is not None, reason=str(emulation.why_not()))


def compare(game: Game, emulated: emulation.Emulation, policy: str, games: int) -> None:
    """The same games, natively and by the kernel: last states, numbers of steps, tallies."""
    for seats in game.seats:
        for options in islice(tables(game, seats), SETTINGS):
            numbers = range(3, 3 + games)
            loops = Loops(game, seats, options, [policy] * seats, native=True)
            totals, ends, lengths = emulated.games(
                seats, game.encode_options(seats, options), [POLICIES[policy]] * seats, SEED, numbers
            )
            for number, end, steps in zip(numbers, ends, lengths, strict=True):
                s, played = loops.run(SEED, number)
                assert (end, steps) == (bytes(s), played), (seats, options, number)
            assert tally(game, seats, games, totals) == loops.run_many(SEED, numbers)


NUMBERS = (0, 1, 2, 7, 31, 63, -1, -2, -7, 127, -128, 2**31 - 1, -(2**31))
WIDE_NUMBERS = (*NUMBERS, 2**31, 2**40 + 5, -(2**40), 2**63 - 1)


def cut(value: int, bits: int) -> int:
    """A number as so many bits hold it."""
    return (value + (1 << bits - 1)) % (1 << bits) - (1 << bits - 1)


@needs_emulation
@pytest.mark.parametrize(("bits", "given"), [(32, NUMBERS), (64, WIDE_NUMBERS)])
def test_helpers_mean_what_python_means(tmp_path: Path, bits: int, given: tuple[int, ...]) -> None:
    """Of narrow numbers and of wide ones. Shifts to the left are always wide."""
    words: dict[str, Callable[[int, int], int]] = {
        "py_div": lambda a, b: cut(a // b, bits) if b else 0,
        "py_mod": lambda a, b: a % b if b else 0,
        "py_shr": lambda a, b: a >> b if b >= 0 else min(0, max(-1, a)),
        "py_shl": lambda a, b: cut(a << b, 64) if 0 <= b < 64 else 0,
        "py_min": min,
        "py_max": max,
    }
    made = emulation.helpers(tmp_path, words, bits)
    for name, meant in words.items():
        word = getattr(made, name)
        for a, b in product(given, given):
            assert word(a, b) == meant(a, b if name != "py_shr" else min(b, 64)), (name, a, b)


@needs_emulation
def test_kernels_play_the_same_games(game: Game, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    emulated = emulation.Emulation(game, tmp_path)
    for policy, games in (("random", 40), ("greedy", 10), ("guided", 10)):
        compare(game, emulated, policy, games)
    assert "runtime error" not in capfd.readouterr().err


@needs_emulation
@pytest.mark.soak
def test_kernels_play_thousands_of_the_same_games(
    game: Game, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    emulated = emulation.Emulation(game, tmp_path)
    for policy, games in (("random", 2000), ("greedy", 200)):
        compare(game, emulated, policy, games)
    assert "runtime error" not in capfd.readouterr().err


@pytest.mark.skipif(NVCC is None, reason="needs nvcc, the compiler of the CUDA toolkit")
@pytest.mark.parametrize(("names", "file"), [(GAMES, "games.cu"), (TABLES, "tables.cu")])
def test_nvcc_has_nothing_to_say(game: Game, tmp_path: Path, names: tuple[str, ...], file: str) -> None:
    assert NVCC
    source = tmp_path / "kernel.cu"
    source.write_text(DeviceProgram(game.package, game, names).kernel("block.cuh", file), "utf-8")
    out = str(tmp_path / "out")
    command = [NVCC, "-std=c++17", "-arch=sm_90", "-Werror=all-warnings", "-cubin", "-o", out, str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
