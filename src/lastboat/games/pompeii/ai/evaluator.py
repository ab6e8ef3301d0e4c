"""What the search asks of this game: which codes deserve a thought, and what an ended game is worth."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, rule

from ..ending import share
from ..state import TO_LAY, State
from .greedy import measure_ways
from .greedy import worth as worth_of_code

SEARCH = {"explore": 1000}
"""What the search of this game does differently."""
ATTENTION = 120
"""Shared by the codes: a half of it for the best, a third for the next, and so on."""
FAVOURED = 60
"""How much of 100 of all weights the best gets on top of its own: with few simulations noise rules the rest."""
FAR_AHEAD = 10
"""A lead of so many saved figures counts as much as any greater one."""


@rule
def weigh(s: State, seat: int, codes: Buffer, n: int, weights: Buffer, pad: Buffer, rng: Buffer) -> None:
    """§3.1, §6.1 The better a code looks to greedy, the more thought it deserves, and its choice most of all."""
    if s.step >= TO_LAY:
        measure_ways(s, pad)
    for i in range(n):
        pad[i] = worth_of_code(s, seat, codes[i], pad)
    total = 0
    best = 0
    for i in range(n):
        better = 0
        for j in range(n):
            if pad[j] > pad[i] or (pad[j] == pad[i] and j < i):
                better += 1
        if better == 0:
            best = i
        weights[i] = ATTENTION // (better + 2) + 1
        total += weights[i]
    weights[best] += total * FAVOURED // 100


@rule
def worth(s: State, seat: int) -> int:
    """§8.5 The victory, and how far ahead or behind of the best of the others it left the seat."""
    others = 0
    for p in range(s.seats):
        if p != seat:
            others = max(others, s.saved[p])
    lead = max(-FAR_AHEAD, min(FAR_AHEAD, s.saved[seat] - others))
    return (share(s, seat) * 6 + (FAR_AHEAD + lead) * 2000 // FAR_AHEAD) // 10


@rule
def settled(s: State) -> bool:
    """§8.4 Games are played to their end."""
    return False


@rule
def estimate(s: State, seat: int, pad: Buffer) -> int:
    """§8.4 Never asked."""
    return 0
