"""Forbidden Island's rollout policy: greedy, but out of turn only where a special card could matter."""

from lastboat.kernel.dialect import NOBODY, Buffer, rule

from ..board import TREASURES
from ..state import ACT, DRAW, FLOOD, NONE, State
from ..turn import flood_has_begun, swimmer
from .greedy import choose
from .values import treasures_taken

__all__ = ["choose_interrupt", "choose_move"]


@rule
def choose_move(s: State, seat: int, codes: Buffer, rng: Buffer) -> int:
    """§3.1 What greedy plays."""
    return choose(s, seat, codes, rng)


@rule
def choose_interrupt(s: State, seat: int, codes: Buffer, rng: Buffer) -> int:
    """§6.1 What greedy plays out of turn: at the end of the game, just before the flood, or for a pawn in the water."""
    if s.phase == DRAW or (s.phase == ACT and treasures_taken(s) < TREASURES):
        return NOBODY
    if s.phase == FLOOD and flood_has_begun(s) and swimmer(s) == NONE:
        return NOBODY
    return choose(s, seat, codes, rng)
