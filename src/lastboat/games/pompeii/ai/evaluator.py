"""Pompeii's evaluator: priors of legal codes, and the reward of an ended game. Rollouts are played to the end."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, rule
from lastboat.search.settings import SearchSettings

from ..ending import share
from ..state import TO_LAY, State
from .greedy import measure_ways, value_of

SEARCH_SETTINGS = SearchSettings()
RANK_PRIOR = 120
"""The best code has a half of this, the next a third, and so on."""
BEST_BONUS = 60
"""What the best code has on top, in percent of the sum: with few simulations the others' means are noise."""
LEAD_MAX = 10
"""The longest lead in saved figures; longer ones count as this."""


@rule
def set_priors(s: State, seat: int, codes: Buffer, n: int, priors: Buffer, pad: Buffer, rng: Buffer) -> None:
    """§3.1, §6.1 Priors by greedy's ranking of the codes, with a bonus for its choice."""
    if s.step >= TO_LAY:
        measure_ways(s, pad)
    for i in range(n):
        pad[i] = value_of(s, seat, codes[i], pad)
    total = 0
    best = 0
    for i in range(n):
        better = 0
        for j in range(n):
            if pad[j] > pad[i] or (pad[j] == pad[i] and j < i):
                better += 1
        if better == 0:
            best = i
        priors[i] = RANK_PRIOR // (better + 2) + 1
        total += priors[i]
    priors[best] += total * BEST_BONUS // 100


@rule
def reward(s: State, seat: int) -> int:
    """§8.5 60 % for the victory, and 40 % for the lead over the best of the others."""
    others = 0
    for p in range(s.seats):
        if p != seat:
            others = max(others, s.saved[p])
    lead = max(-LEAD_MAX, min(LEAD_MAX, s.saved[seat] - others))
    return (share(s, seat) * 6 + (LEAD_MAX + lead) * 2000 // LEAD_MAX) // 10


@rule
def is_quiet(s: State) -> bool:
    """§8.4 Games are played to their end."""
    return False
