"""The greedy policy. It reads only what its seat may know."""

from lastboat.kernel.dialect import NOBODY, Buffer, rule

from ..actions import CHANGE, PULL
from ..rules import legal
from ..state import FIRST_CARD, State


@rule
def choose(s: State, seat: int, codes: Buffer, rng: Buffer) -> int:
    """§2.1 Get rid of a shell, else make for the shore; out of turn let the others go on."""
    if seat != s.turn:
        return NOBODY
    n = legal(s, seat, codes)
    for i in range(n):
        if codes[i] == CHANGE and s.hands[seat] == FIRST_CARD:
            return CHANGE
    return PULL
