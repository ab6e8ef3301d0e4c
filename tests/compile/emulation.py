"""A game's kernels compiled for the processor: the same source, with a few words defined away."""

from __future__ import annotations

import ctypes
import platform
import re
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from lastboat import Game
from lastboat.compile.gpu.cuda import GAMES, PRELUDE, DeviceProgram, totals_size
from lastboat.compile.program import BITS, joined

HERE = Path(__file__).parent
COMPILER = shutil.which("c++") or shutil.which("g++") or shutil.which("clang++")
CHECKS = "-fsanitize=signed-integer-overflow,bounds,shift-exponent"
"""Reports sums and products that need more bits than they have, and indices outside their arrays."""
KERNEL = re.compile(r'extern "C" __global__ void __launch_bounds__\(block_size\)\s+(\w+)\(([^)]*)\) \{')


class Kernels:
    """The kernels of a program by name; each takes a number of blocks and of threads, and its arguments."""

    def __init__(self, game: Game, folder: Path, names: Sequence[str], *files: str) -> None:
        program = DeviceProgram(game.package, game, names)
        text = program.kernel(*files)
        launches = [_launch(name, arguments) for name, arguments in KERNEL.findall(text)]
        stem = f"{game.id}-{'-'.join(Path(file).stem for file in files)}"
        source, library = folder / f"{stem}.cpp", folder / f"{stem}.so"
        source.write_text("\n".join([(HERE / "emulation.h").read_text("utf-8"), text, *launches]), "utf-8")
        self.state_size, self.slot_size = program.state_size, program.slot_size
        self._library = _compiled(source, library)

    def __getattr__(self, name: str) -> Any:
        return self._library[f"launch_{name}"]


class Emulation(Kernels):
    """A kernel that plays whole games on the processor."""

    def __init__(self, game: Game, folder: Path) -> None:
        super().__init__(game, folder, GAMES, "block.cuh", "games.cu")
        self.game = game

    def games(
        self, seats: int, options: Sequence[int], policies: Sequence[int], seed: int, numbers: range
    ) -> tuple[list[int], list[bytes], list[int]]:
        """The totals, each last state and each number of steps."""
        count, size = len(numbers), self.state_size
        totals = (ctypes.c_int64 * totals_size(self.game, seats))()
        ends, lengths = ctypes.create_string_buffer(size * count), (ctypes.c_int32 * count)()
        self.play(
            3, 7, seats, _numbers(options), _numbers(policies), ctypes.c_int64(seed), ctypes.c_int64(numbers.start),
            ctypes.c_int64(count), totals, ends, lengths,
        )  # fmt: skip
        return list(totals), [ends.raw[n * size : (n + 1) * size] for n in range(count)], list(lengths)


def helpers(folder: Path, words: Iterable[str], bits: int) -> Any:
    """The helpers of rules on a GPU by name: functions of two numbers of so many bits."""
    lines = [(HERE / "emulation.h").read_text("utf-8"), joined(PRELUDE, BITS)]
    for word in words:
        lines.append(f'extern "C" int64_t called_{word}(int{bits}_t a, int{bits}_t b) {{ return {word}(a, b); }}')
    source = folder / "helpers.cpp"
    source.write_text("\n".join(lines), "utf-8")
    made, kind = _compiled(source, folder / "helpers.so"), {32: ctypes.c_int32, 64: ctypes.c_int64}[bits]
    found = {}
    for word in words:
        found[word] = made[f"called_{word}"]
        found[word].restype, found[word].argtypes = ctypes.c_int64, [kind, kind]
    return SimpleNamespace(**found)


def _launch(name: str, arguments: str) -> str:
    """A function that runs all threads of a kernel."""
    given = [part.split()[-1].lstrip("*") for part in arguments.split(",")]
    return f"""
extern "C" void launch_{name}(unsigned blocks, unsigned threads, {arguments}) {{
  run_grid(blocks, threads, [=]() {{ {name}({", ".join(given)}); }});
}}"""


def _compiled(source: Path, library: Path) -> ctypes.CDLL:
    assert COMPILER
    flags = [
        "-std=c++17",
        "-O1",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-Wno-unknown-pragmas",
        "-fPIC",
        "-shared",
        "-Wl,-Bsymbolic",
        CHECKS,
    ]
    done = subprocess.run([COMPILER, *flags, source, "-o", library], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[:4000]
    return ctypes.CDLL(str(library))


def _numbers(values: Sequence[int]) -> Any:
    return (ctypes.c_int32 * len(values))(*values)


def why_not() -> str | None:
    """Why kernels cannot be emulated here."""
    if COMPILER is None:
        return "needs a C++ compiler"
    return None if platform.system() == "Linux" else "the emulation is built for Linux"
