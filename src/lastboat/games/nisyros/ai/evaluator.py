"""Nisyros' evaluator: priors of legal codes, the reward of an ended game, and where rollouts may stop."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, rule, table
from lastboat.search.settings import SearchSettings

from ..actions import ACTION_OF, PICK, PUT, READY, RESCUE_WORKER, SEAT_OF, WORKPLACE_OF
from ..board import SMALL_VICTORY, WORKPLACES
from ..ending import victory
from ..phases import EVACUATING, PLACING
from ..rules import actor
from ..state import State
from .greedy import choose
from .planning import MINE, add_worker, start_plan, value_of_worker
from .rollout import off_plan

SEARCH_SETTINGS = SearchSettings(exploration_constant=600, horizon=1, chance_in_history=True)

WON = table((0, 940, 980))
"""The reward for defeat, small and big victory."""
SAVED = 20
"""The reward for everybody on Kos."""
OTHERS = 40
"""The prior of a code that greedy would not play; greedy's own has the sum of all others and as much again."""
MANY_TRIES = 14
"""After so many moves in step 1 a player is ready when his workers stand as planned, or all but one."""


@rule
def set_priors(s: State, seat: int, codes: Buffer, n: int, priors: Buffer, pad: Buffer, rng: Buffer) -> None:
    """§3.2 Greedy's move has half of all; in step 1 only the actor's codes have any."""
    for i in range(n):
        priors[i] = 0
    if actor(s) != seat:
        return
    best = choose(s, seat, pad, rng)
    if s.phase == PLACING:
        set_placing_priors(s, seat, codes, n, priors, pad, best)
        return
    for i in range(n):
        priors[i] = OTHERS
        if s.phase == EVACUATING and is_equal_worker(codes, i, best):
            priors[i] = 0
        if codes[i] == best:
            priors[i] = OTHERS * n


@rule
def is_equal_worker(codes: Buffer, i: int, best: int) -> bool:
    """§15.1 A worker to be rescued like the one before him in the list, or like greedy's choice: of the same player."""
    if ACTION_OF[codes[i]] != RESCUE_WORKER:
        return False
    p = SEAT_OF[codes[i]]
    if ACTION_OF[best] == RESCUE_WORKER and SEAT_OF[best] == p:
        return True
    return i > 0 and ACTION_OF[codes[i - 1]] == RESCUE_WORKER and SEAT_OF[codes[i - 1]] == p


@rule
def set_placing_priors(s: State, seat: int, codes: Buffer, n: int, priors: Buffer, pad: Buffer, best: int) -> None:
    """§4.1 Only greedy's move until its plan is carried out; then also one worker on another workplace.

    Greedy's choice has left the plan in the scratch buffer.
    """
    off = off_plan(s, seat, pad)
    held = s.held[seat]
    total = 0
    if held >= 0 and off == 0:
        plan_as_placed(s, seat, pad)
    for i in range(n):
        code = codes[i]
        if held >= 0:
            if off == 0 and code != PUT + held and value_of_worker(s, WORKPLACE_OF[code], pad) > 0:
                priors[i] = OTHERS
        elif code == READY:
            if off == 1 and s.tries[seat] > 0:
                priors[i] = OTHERS
        elif ACTION_OF[code] == PICK and off == 0 and best == READY and s.tries[seat] < MANY_TRIES:
            priors[i] = OTHERS
        total += priors[i]
    for i in range(n):
        if codes[i] == best:
            priors[i] = OTHERS + total


@rule
def plan_as_placed(s: State, seat: int, pad: Buffer) -> None:
    """§4.1 The plan with all workers of a player as they stand, but for the one he holds."""
    start_plan(s, seat, pad)
    for w in range(WORKPLACES):
        for _ in range(s.workers[seat][w] - (1 if w == s.held[seat] else 0)):
            add_worker(s, w, pad, MINE)


@rule
def reward(s: State, seat: int) -> int:
    """§17.2 The victory, and how many of the people it takes have reached Kos."""
    saved = 0
    for p in range(s.seats):
        saved += min(s.kos[p], SMALL_VICTORY)
    return WON[victory(s)] + SAVED * saved // (SMALL_VICTORY * s.seats)


@rule
def is_quiet(s: State) -> bool:
    """§3.1 A round begins: nobody has moved a worker."""
    if s.phase != PLACING:
        return False
    for p in range(s.seats):
        if s.tries[p] > 0 or (s.ready[p] == 1 and s.crew[p] > 0):
            return False
    return True
