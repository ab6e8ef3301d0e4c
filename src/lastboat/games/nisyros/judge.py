"""What the search asks of this game: which codes deserve a thought, and what an ended game is worth."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, rule, table

from .actions import PUT, READY, SAIL
from .board import SMALL_VICTORY
from .ending import victory
from .greedy import choose
from .phases import PLACING
from .rules import actor
from .state import State

SEARCH = {"explore": 1000}
"""What the search of this game does differently."""
WON = table((0, 600, 700))
"""What defeat, small and big victory are worth; the rest of 1000 is for everybody on Kos."""
SAVED = 300
OTHERS = 40
"""The weight of a code that greedy would not play, greedy's own being the sum of all others and as much again."""


@rule
def weigh(s: State, seat: int, codes: Buffer, n: int, weights: Buffer, pad: Buffer, rng: Buffer) -> None:
    """§3.2 What greedy would do, and whatever else could be done; in step 1 only by the player the table waits for."""
    for i in range(n):
        weights[i] = 0
    if actor(s) != seat:
        return
    best = choose(s, seat, pad, rng)
    for i in range(n):
        weights[i] = weight_in_step_1(s, seat, codes[i], n) if s.phase == PLACING else OTHERS
        if codes[i] == best:
            weights[i] = OTHERS * n


@rule
def weight_in_step_1(s: State, seat: int, code: int, n: int) -> int:
    """§4.1 No worker is lifted in vain, boats sail as greedy says, and to be ready is always worth a thought."""
    if code == READY:
        return OTHERS * n // 2
    if code >= SAIL or code == PUT + s.held[seat]:
        return 0
    return OTHERS


@rule
def worth(s: State, seat: int) -> int:
    """§17.2 The victory, and how many of the people it takes have reached Kos."""
    saved = 0
    for p in range(s.seats):
        saved += min(s.kos[p], SMALL_VICTORY)
    return WON[victory(s)] + SAVED * saved // (SMALL_VICTORY * s.seats)


@rule
def settled(s: State) -> bool:
    """§17.1 Games are played to their end."""
    return False


@rule
def estimate(s: State, seat: int, pad: Buffer) -> int:
    """§17.1 Never asked."""
    return 0
