"""What the search asks of this game: which codes deserve a thought, and how likely everybody is saved."""

from __future__ import annotations

from math import exp

from lastboat.kernel.dialect import Buffer, rule, table

from ..actions import PASS, PUT, READY, RESCUE_WORKER
from ..board import SMALL_VICTORY, WORKPLACES
from ..ending import victory
from ..phases import EVACUATING, PLACING
from ..rules import actor
from ..state import State
from .features import CUE, write_cues
from .greedy import choose
from .planning import MINE, add_worker, start_plan
from .planning import worth as worth_of_worker
from .rollout import off_plan
from .weights import BASE, HIDDEN, LESSONS, TELLS

SEARCH = {"explore": 600, "horizon": 1, "chance_in_history": 1}
"""What the search of this game does differently."""

UNIT = 256
"""Lessons are in so many parts of one."""
FULL = 4 * UNIT
"""No impression is stronger."""
STEEP = 16
"""The odds' curve has so many points for one of its units, …"""
WIDE = 8
"""… and so many units to each side."""
ODDS = table([round(960 / (1 + exp(-i / STEEP))) for i in range(-WIDE * STEEP, WIDE * STEEP + 1)])
IMPRESSION = 100
"""Scratch from here on: the impressions."""

WON = table((0, 940, 980))
"""What defeat, small and big victory are worth; …"""
SAVED = 20
"""… and everybody on Kos."""
OTHERS = 40
"""The weight of a code that greedy would not play, greedy's own being the sum of all others and as much again."""
MANY_TRIES = 14
"""After so many moves in step 1 a player is ready when his workers stand as planned, or all but one."""


@rule
def weigh(s: State, seat: int, codes: Buffer, n: int, weights: Buffer, pad: Buffer, rng: Buffer) -> None:
    """§3.2 What greedy would do, and whatever else could be done; in step 1 only by the player the table waits for."""
    for i in range(n):
        weights[i] = 0
    if actor(s) != seat:
        return
    best = choose(s, seat, pad, rng)
    if s.phase == PLACING:
        weigh_placing(s, seat, codes, n, weights, pad, best)
        return
    for i in range(n):
        weights[i] = OTHERS
        if s.phase == EVACUATING and is_a_worker_like(codes, i, best):
            weights[i] = 0
        if codes[i] == best:
            weights[i] = OTHERS * n


@rule
def is_a_worker_like(codes: Buffer, i: int, best: int) -> bool:
    """§15.1 A worker to be rescued like the one before him in the list, or like greedy's choice: of the same player."""
    if codes[i] < RESCUE_WORKER or codes[i] >= PASS:
        return False
    p = (codes[i] - RESCUE_WORKER) // WORKPLACES
    if best >= RESCUE_WORKER and best < PASS and (best - RESCUE_WORKER) // WORKPLACES == p:
        return True
    return i > 0 and codes[i - 1] >= RESCUE_WORKER and (codes[i - 1] - RESCUE_WORKER) // WORKPLACES == p


@rule
def weigh_placing(s: State, seat: int, codes: Buffer, n: int, weights: Buffer, pad: Buffer, best: int) -> None:
    """§4.1 Greedy's plan is carried out without a thought; then one worker or another may stand elsewhere.

    The plan lies in the scratch buffer, where greedy's choice has left it.
    """
    off = off_plan(s, seat, pad)
    held = s.held[seat]
    total = 0
    if held >= 0 and off == 0:
        weigh_places(s, seat, pad)
    for i in range(n):
        code = codes[i]
        if held >= 0:
            if off == 0 and code != PUT + held and worth_of_worker(s, code - PUT, pad) > 0:
                weights[i] = OTHERS
        elif code == READY:
            if off == 1 and s.tries[seat] > 0:
                weights[i] = OTHERS
        elif code < PUT and off == 0 and best == READY and s.tries[seat] < MANY_TRIES:
            weights[i] = OTHERS
        total += weights[i]
    for i in range(n):
        if codes[i] == best:
            weights[i] = OTHERS + total


@rule
def weigh_places(s: State, seat: int, pad: Buffer) -> None:
    """§4.1 The plan with all workers of a player as they stand, but for the one he holds."""
    start_plan(s, seat, pad)
    for w in range(WORKPLACES):
        for _ in range(s.workers[seat][w] - (1 if w == s.held[seat] else 0)):
            add_worker(s, w, pad, MINE)


@rule
def worth(s: State, seat: int) -> int:
    """§17.2 The victory, and how many of the people it takes have reached Kos."""
    saved = 0
    for p in range(s.seats):
        saved += min(s.kos[p], SMALL_VICTORY)
    return WON[victory(s)] + SAVED * saved // (SMALL_VICTORY * s.seats)


@rule
def settled(s: State) -> bool:
    """§3.1 A round begins: nobody has moved a worker."""
    if s.phase != PLACING:
        return False
    for p in range(s.seats):
        if s.tries[p] > 0 or (s.ready[p] == 1 and s.crew[p] > 0):
            return False
    return True


@rule
def estimate(s: State, seat: int, pad: Buffer) -> int:
    """§17.2 How likely everybody is saved, in thousandths, as similar games went."""
    for i in range(HIDDEN + 1):
        pad[IMPRESSION + i] = BASE[i]
    for n in range(CUE, write_cues(s, pad)):
        cue = pad[n]
        for i in range(HIDDEN + 1):
            pad[IMPRESSION + i] += LESSONS[cue][i]
    odds = pad[IMPRESSION + HIDDEN] * UNIT
    for i in range(HIDDEN):
        odds += min(FULL, max(0, pad[IMPRESSION + i])) * TELLS[i]
    point = odds * STEEP // (UNIT * UNIT) + WIDE * STEEP
    return ODDS[max(0, min(2 * WIDE * STEEP, point))]
