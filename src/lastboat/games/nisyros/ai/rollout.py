"""Nisyros' rollout policy: greedy, with a whole placing of workers in one step."""

from __future__ import annotations

from lastboat.kernel.dialect import NOBODY, Buffer, rule

from ..actions import PUT, READY
from ..board import WORKPLACES, ZONES
from ..clock import safest_coast
from ..people import put_worker, take_worker
from ..phases import PLACING
from ..state import State
from ..steps.placing import play_placing
from .greedy import choose
from .planning import MINE, plan

__all__ = ["choose_interrupt", "choose_move", "off_plan"]


@rule
def choose_move(s: State, seat: int, codes: Buffer, rng: Buffer) -> int:
    """§3.1 What greedy plays."""
    if s.phase == PLACING:
        place_all(s, seat, codes)
        return READY
    return choose(s, seat, codes, rng)


@rule
def choose_interrupt(s: State, seat: int, codes: Buffer, rng: Buffer) -> int:
    """§4.1 Only the actor places in rollouts."""
    return NOBODY


@rule
def off_plan(s: State, seat: int, b: Buffer) -> int:
    """§4.1 How many workers of a player stand elsewhere than the plan in the buffer says; not the one he holds."""
    off = 0
    for w in range(WORKPLACES):
        have = s.workers[seat][w] - (1 if w == s.held[seat] else 0)
        off += max(0, have - b[MINE + w])
    return off


@rule
def place_all(s: State, seat: int, b: Buffer) -> None:
    """§4.1, §4.5 All workers and boats to where greedy wants them.

    One worker elsewhere in a placing that has begun was put there on purpose and stays.
    """
    plan(s, seat, b)
    if s.held[seat] >= 0:
        to = 0
        while s.workers[seat][to] - (1 if to == s.held[seat] else 0) >= b[MINE + to]:
            to += 1
        play_placing(s, seat, PUT + to)
    if s.tries[seat] == 0 or off_plan(s, seat, b) > 1:
        to = 0
        for w in range(WORKPLACES):
            while s.workers[seat][w] > b[MINE + w]:
                while s.workers[seat][to] >= b[MINE + to]:
                    to += 1
                take_worker(s, seat, w)
                put_worker(s, seat, to)
    coast = safest_coast(s)
    for z in range(ZONES):
        if z != coast:
            s.boats[coast] += s.boats[z]
            s.boats[z] = 0
