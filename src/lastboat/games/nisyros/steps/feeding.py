"""Step 7 (§11): food for the workers, and who falls sick without."""

from __future__ import annotations

from lastboat.kernel.dialect import NOBODY, Buffer, emit, rule

from ..actions import ACTION_OF, DEFAULT, FED, STRIKE, WHEAT_MISSING
from ..board import FASTING, MANY_WORKERS, PLACES, WORKERS_STRUCK, WORKPLACES
from ..cards.pile import spend
from ..cards.striking import legal_strike, only_worker, play_strike, strike_without_choice, strike_worker
from ..components import WHEAT
from ..phases import NEXT_STEP, SICKNESS
from ..state import State


@rule
def wheat_needed(s: State) -> int:
    """§11.1 One for each player with workers, two from six workers on."""
    n = 0
    for p in range(s.seats):
        if s.crew[p] >= MANY_WORKERS:
            n += 2
        elif s.crew[p] > 0:
            n += 1
    return n


@rule
def feed(s: State) -> None:
    """§6.7, §11.1, §11.2 Wheat is paid as far as it goes; each missing one makes two workers sick. Fasting skips it."""
    if s.waiting[FASTING] > 0:
        spend(s, FASTING)
        return
    needed = wheat_needed(s)
    paid = needed
    if paid > s.store[WHEAT]:
        paid = s.store[WHEAT]
    s.store[WHEAT] -= paid
    if paid > 0:
        emit(FED, paid)
    if needed > paid:
        emit(WHEAT_MISSING, needed - paid)
        s.to_pick = WORKERS_STRUCK * (needed - paid)
        s.phase = SICKNESS


@rule
def legal_sickness(s: State, out: Buffer) -> int:
    """§3.3, §11.3 Which worker falls sick next, or all by default."""
    n = legal_strike(s, out)
    out[n] = DEFAULT
    return n + 1


@rule
def sickest(s: State) -> int:
    """§3.3 The default: of the player with most workers the one who stands highest, where lava comes first."""
    most = 0
    for p in range(s.seats):
        if s.crew[p] > s.crew[most]:
            most = p
    best = 0
    highest = PLACES
    for w in range(WORKPLACES):
        if s.workers[most][w] > 0 and w % PLACES < highest:
            highest = w % PLACES
            best = w
    return most * WORKPLACES + best


@rule
def strike_by_default(s: State) -> None:
    """§3.3 All sick workers in one choice."""
    while s.to_pick > 0 and only_worker(s) != NOBODY:
        found = sickest(s)
        strike_worker(s, found // WORKPLACES, found % WORKPLACES)


@rule
def play_sickness(s: State, code: int) -> None:
    """§3.3, §11.3 One sick worker as chosen, or all by default."""
    action = ACTION_OF[code]
    if action == STRIKE:
        play_strike(s, code)
    elif action == DEFAULT:
        strike_by_default(s)


@rule
def settle_sickness(s: State) -> None:
    """§3.3, §11.2 The step is over when enough are sick or no worker is left."""
    if strike_without_choice(s):
        s.to_pick = 0
        s.phase = NEXT_STEP
