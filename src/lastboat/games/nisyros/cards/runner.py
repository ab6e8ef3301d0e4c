"""Marathon runner (§6.2), in step 3: one worker moves once more."""

from __future__ import annotations

from lastboat.kernel.dialect import NOBODY, Buffer, emit, rule

from ..actions import ACTION_OF, PASS, PUT, RUN, RUN_LYING, SEAT_OF, WORKER_MOVED, WORKPLACE_OF
from ..board import MARATHON_RUNNER, WORKPLACES
from ..people import legal_put, put_worker, take_worker
from ..phases import NEXT_STEP
from ..state import State
from .pile import spend


@rule
def legal_run(s: State, out: Buffer) -> int:
    """§6.2 Who runs, standing or lying, or nobody; then where to."""
    if s.runner != NOBODY:
        return legal_put(s, s.runner, s.runner_from, out, 0)
    n = 0
    for p in range(s.seats):
        if s.crew[p] > 0:
            for w in range(WORKPLACES):
                if s.workers[p][w] > s.lying[p][w]:
                    out[n] = RUN + p * WORKPLACES + w
                    n += 1
                if s.lying[p][w] > 0:
                    out[n] = RUN_LYING + p * WORKPLACES + w
                    n += 1
    out[n] = PASS
    return n + 1


@rule
def name_runner(s: State, p: int, w: int, lies: int) -> None:
    """§6.2 A worker at a workplace will run, one who is standing or one who is lying down."""
    s.runner = p
    s.runner_from = w
    s.runner_lies = lies


@rule
def run_to(s: State, w: int) -> None:
    """§6.2 The runner moves; reach and limits hold, who lies stays lying, dice do not travel."""
    p = s.runner
    origin = s.runner_from
    still_lying = s.lying[p][origin] - s.runner_lies
    s.asleep[origin] -= s.lying[p][origin]
    s.lying[p][origin] = 0
    take_worker(s, p, origin)
    s.lying[p][origin] = still_lying
    s.asleep[origin] += still_lying
    put_worker(s, p, w)
    s.lying[p][w] += s.runner_lies
    s.asleep[w] += s.runner_lies
    s.runner = NOBODY
    emit(WORKER_MOVED, p, origin, w)
    end_running(s)


@rule
def end_running(s: State) -> None:
    """§5.3, §6.2 The card is used up; step 3 is over."""
    spend(s, MARATHON_RUNNER)
    s.phase = NEXT_STEP


@rule
def play_run(s: State, code: int) -> None:
    """§6.2 The runner is named, then moves; or nobody runs."""
    action = ACTION_OF[code]
    if action == RUN:
        name_runner(s, SEAT_OF[code], WORKPLACE_OF[code], 0)
    elif action == RUN_LYING:
        name_runner(s, SEAT_OF[code], WORKPLACE_OF[code], 1)
    elif action == PUT:
        run_to(s, WORKPLACE_OF[code])
    elif action == PASS:
        end_running(s)


@rule
def settle_run(s: State) -> None:
    """§3.3 Without the card, or without a worker, nobody runs."""
    if s.waiting[MARATHON_RUNNER] == 0:
        s.phase = NEXT_STEP
        return
    for p in range(s.seats):
        if s.crew[p] > 0:
            return
    end_running(s)
