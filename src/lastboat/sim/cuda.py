"""Games on an NVIDIA GPU: the kernel of whole games through CuPy (extra `gpu`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from lastboat.compile.gpu.cuda import GAMES, split_totals, totals_size
from lastboat.compile.gpu.device import Module, reasons
from lastboat.kernel.game import Game
from lastboat.kernel.policies import POLICIES
from lastboat.sim.tally import Tally, counted

CHUNK = 1 << 20
"""So many games are played by one launch."""


class Gpu:
    """The GPU's copy of a game's rules."""

    def __init__(self, game: Game) -> None:
        module = Module(game, GAMES, "games.cu")
        self.game, self._cupy, self._slot = game, module.cupy, module.slot
        with reasons():
            self.kernel = module.kernel("play")
            running = module.running(self.kernel)
            self.block = max(running, key=lambda size: (size * running[size], size))
            self.blocks = running[self.block]

    def play(
        self, seats: int, options: Sequence[int], policies: Sequence[int], seed: int, numbers: range,
        ends: Any = None, lengths: Any = None,
    ) -> list[int]:  # fmt: skip
        """Play a range of games of a seed; return the totals. CuPy arrays take each last state and number of steps."""
        xp = self._cupy
        with reasons():
            totals = xp.zeros(totals_size(self.game, seats), "int64")
            blocks = min(self.blocks, -(-len(numbers) // self.block))
            given = (
                xp.int32(seats), xp.array(options, "int32"), xp.array(policies, "int32"), xp.int64(seed),
                xp.int64(numbers.start), xp.int64(len(numbers)), totals, _address(xp, ends), _address(xp, lengths),
            )  # fmt: skip
            self.kernel((blocks,), (self.block,), given, shared_mem=self.block * self._slot)
            return [int(n) for n in totals.get()]


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


def _address(cupy: Any, array: Any) -> Any:
    return cupy.uint64(0) if array is None else array
