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
from lastboat.kernel.actions import Codes
from lastboat.kernel.dialect import CHANCE, NOBODY, OVER
from lastboat.kernel.loading import LOOPS, load_into
from lastboat.kernel.policies import MOST_STEPS

HERE = Path(__file__).parent
PRELUDE, BLOCK_PRELUDE = HERE / "cuda.h", HERE / "block.cuh"
SHARED = ("start", "setup", "actor", "others_may_act", "apply", "score", "seat_of", "code_of")
GAMES = (*SHARED, "next_move", "verdict")
"""The entry points that whole games need."""
TABLES = (*SHARED, "next_or_asked", "legal", "look", "choose", "below", "move_of")
"""Those that tables need."""
WIDE = {"start": ("seed", "stream")}
"""Arguments of entry points that may have 64 bits."""
PHASES = ("phase", "step")
"""The first of these fields that a game has says what comes next. Games are sorted by it."""
APART = 12
"""Rules with more lines are never inlined: with large functions the compiler takes minutes."""
BLOCK = 512
"""At most so many threads are a block."""
SLOT_HEAD = 4 * (rng.STREAM + 6)
"""The bytes of a slot before the state."""


class DeviceProgram(Program):
    """The program of a kernel: 32-bit numbers where they are enough."""

    TABLE = "static __device__ const"
    LOOP = ("#pragma unroll 1",)

    def __init__(self, package: str, game: Any, names: Sequence[str] = GAMES) -> None:
        from lastboat.compile.entries import BATCH

        loops, batch = load_into(package, LOOPS), load_into(package, BATCH)
        entries = {name: getattr(batch, name, None) or getattr(loops, name) for name in names}
        self._game, self._batch = game, batch
        wide = [(entries[name], argument) for name, arguments in WIDE.items() for argument in arguments]
        self._widths = Widths(game.state, entries.values(), wide)
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
    def slot_size(self) -> int:
        """How many bytes apart the games of a block lie: an odd number of words, so that threads use all banks."""
        return 4 * (-(-(SLOT_HEAD + self.state_size) // 4) | 1)

    def kernel(self, *files: str) -> str:
        """The whole source: the rules, and the kernels of some files."""
        game, fields = self._game, self.state.FIELDS
        phase = next((name for name in PHASES if name in fields), None)
        constants = {
            "state_size": self.state_size, "slot_size": self.slot_size, "stream_size": rng.STREAM,
            "buffer_size": max(game.actions.count, game.outcomes.count), "longest": MOST_STEPS,
            "verdict_count": len(game.verdicts), "block_size": BLOCK, "seats_setting": self._batch.SEATS,
            "phase_count": fields[phase].top + 1 if phase else 1,
            "move_kinds": len(game.actions.verbs) + len(game.outcomes.verbs),
            "chance_seat": CHANCE, "over": OVER, "nobody": NOBODY, "asked": self._batch.ASKED,
        }  # fmt: skip
        lines = [f"[[maybe_unused]] constexpr int {name} = {value};" for name, value in constants.items()]
        step = (self.entries.get("next_move") or self.entries["next_or_asked"]).rule
        for name, numbers in (("Code", "codes"), ("Weight", "weights")):
            lines.append(f"typedef {self.number_type(step, numbers)} {name};")
        lines.append(f"#define PHASE(s) {f'(s)->{phase}' if phase else '0'}")
        lines.append(_kinds("ACTION_KIND", game.actions, 0))
        lines.append(_kinds("OUTCOME_KIND", game.outcomes, len(game.actions.verbs)))
        return "\n".join([self.text(), *lines, "", *((HERE / file).read_text("utf-8") for file in files)])


def _kinds(name: str, codes: Codes, first: int) -> str:
    """The table that numbers the verb of each code."""
    kinds = [first + n for n, verb in enumerate(codes.verbs) for _ in range(verb.size)]
    return f"[[maybe_unused]] static __device__ const uint8_t {name}[{len(kinds)}] = {{{', '.join(map(str, kinds))}}};"


def totals_size(game: Any, seats: int) -> int:
    """How many totals a kernel counts."""
    return 2 + len(game.verdicts) + 2 * seats


def split_totals(game: Any, seats: int, totals: Sequence[int]) -> tuple[int, int, list[int], list[int], list[int]]:
    """The totals: steps, games that do not end, a count for each verdict, each seat's points, and in how many games
    it scored."""
    steps, endless, *rest = totals
    points = rest[len(game.verdicts) :]
    return steps, endless, rest[: len(game.verdicts)], points[:seats], points[seats:]
