"""A game's rules, loops and greedy as CUDA C++: a kernel that plays whole games, one on each thread."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lastboat.compile.function import Function
from lastboat.compile.program import BITS, Program, joined
from lastboat.compile.rules import Rule
from lastboat.compile.widths import Widths
from lastboat.kernel import rng
from lastboat.kernel.loading import LOOPS, load_into
from lastboat.kernel.policies import MOST_STEPS

HERE = Path(__file__).parent
PRELUDE, KERNEL = HERE / "cuda.h", HERE / "kernel.cu"
ENTRIES = ("start", "setup", "play_step", "verdict", "score")
WIDE = ("seed", "stream")
"""Arguments of `rng.start` that may have 64 bits."""
APART = 12
"""Rules with more lines are never inlined: with large functions the compiler takes minutes."""
BLOCK = 128
"""At most so many threads are a block."""


class DeviceProgram(Program):
    """The program of a kernel: 32-bit numbers where they are enough."""

    TABLE = "static __device__ const"

    def __init__(self, package: str, game: Any) -> None:
        loops = load_into(package, LOOPS)
        entries = {name: getattr(loops, name) for name in ENTRIES}
        self._game = game
        self._widths = Widths(game.state, entries.values(), [(entries["start"], name) for name in WIDE])
        super().__init__(package, game.state, entries)

    def prelude(self) -> str:
        """The types and helpers that all rules need."""
        return joined(PRELUDE, BITS)

    def mark(self, function: Function) -> str:
        """What stands before a rule."""
        return "static __device__ __noinline__" if len(function.lines) > APART else "static __device__"

    def number_type(self, rule: Rule, name: str) -> str:
        """The type of a rule's variable or of its RESULT."""
        return "Wide" if self._widths.is_wide(rule.function, name) else "Int"

    def buffer_type(self, rule: Rule, name: str) -> str:
        """The type of a rule's argument that is a buffer."""
        return f"{self.number_type(rule, name)} *"

    @property
    def state_stride(self) -> int:
        """How many bytes apart the states of a block lie: an odd number of words, so that threads use all banks."""
        return 4 * (-(-self.state_size // 4) | 1)

    def kernel(self, *, local: bool = False) -> str:
        """The whole source. States are in the memory that a block shares, or in the `local` memory of each thread."""
        game = self._game
        constants = {
            "state_size": self.state_size, "state_stride": self.state_stride, "stream_size": rng.STREAM,
            "buffer_size": max(game.actions.count, game.outcomes.count), "longest": MOST_STEPS,
            "verdict_count": len(game.verdicts), "block_size": BLOCK,
        }  # fmt: skip
        lines = [f"[[maybe_unused]] constexpr int {name} = {value};" for name, value in constants.items()]
        step = self.entries["play_step"].rule
        for name, numbers in (("Code", "codes"), ("Weight", "weights")):
            lines.append(f"typedef {self.number_type(step, numbers)} {name};")
        lines += ["#define LOCAL_STATES"] if local else []
        return "\n".join([self.text(), *lines, "", KERNEL.read_text("utf-8")])


def totals_size(game: Any, seats: int) -> int:
    """How many totals a kernel counts."""
    return 2 + len(game.verdicts) + 2 * seats


def split_totals(game: Any, seats: int, totals: Sequence[int]) -> tuple[int, int, list[int], list[int], list[int]]:
    """The totals: steps, games that do not end, a count for each verdict, each seat's points, and in how many games
    it scored."""
    steps, endless, *rest = totals
    points = rest[len(game.verdicts) :]
    return steps, endless, rest[: len(game.verdicts)], points[:seats], points[seats:]
