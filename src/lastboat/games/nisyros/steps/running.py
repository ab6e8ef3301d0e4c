"""Step 3, after the dice: the marathon runner."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from ..actions import PASS, PUT, RUN, RUN_LYING, WORKER_MOVED
from ..board import MARATHON_RUNNER, WORKPLACES
from ..people import put_worker, take_worker, targets
from ..phases import GATHERING
from ..state import State
from .pile import spend


@rule
def run_choices(s: State, out: Buffer) -> int:
    """§6.2 Who runs, standing or lying, or nobody; then where to."""
    if s.runner >= 0:
        return targets(s, s.runner, s.runner_from, PUT, out, 0)
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
def run_away(s: State, code: int) -> None:
    """§6.2 The runner is named, then moves; reach and limits hold, who lies stays lying, dice do not travel."""
    if code == PASS:
        spend(s, MARATHON_RUNNER)
        s.phase = GATHERING
    elif code >= RUN:
        lies = code >= RUN_LYING
        named = code - RUN_LYING if lies else code - RUN
        s.runner = named // WORKPLACES
        s.runner_from = named % WORKPLACES
        s.runner_lies = 1 if lies else 0
    else:
        w = code - PUT
        p = s.runner
        origin = s.runner_from
        lying = s.lying[p][origin] - s.runner_lies
        s.asleep[origin] -= s.lying[p][origin]
        s.lying[p][origin] = 0
        take_worker(s, p, origin)
        s.lying[p][origin] = lying
        s.asleep[origin] += lying
        put_worker(s, p, w)
        s.lying[p][w] += s.runner_lies
        s.asleep[w] += s.runner_lies
        s.runner = -1
        emit(WORKER_MOVED, p, origin, w)
        spend(s, MARATHON_RUNNER)
        s.phase = GATHERING


@rule
def settle_running(s: State) -> None:
    """§3.3 Without the card, or without a worker, nobody runs."""
    if s.waiting[MARATHON_RUNNER] == 0:
        s.phase = GATHERING
        return
    for p in range(s.seats):
        if s.crew[p] > 0:
            return
    spend(s, MARATHON_RUNNER)
    s.phase = GATHERING
