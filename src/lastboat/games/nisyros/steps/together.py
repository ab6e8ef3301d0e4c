"""Steps 5 and 6, in which all act (§3.4): whose workers a seat commands, and who may stop."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, rule

from ..actions import END_STEP, PASS
from ..state import State


@rule
def players_to_ask(s: State, seat: int) -> int:
    """§3.4 How many players' workers act for a seat, clockwise: its own; for the active player everybody's."""
    return s.seats if seat == s.active else 1


@rule
def write_stop(s: State, seat: int, own: bool, out: Buffer, n: int) -> int:
    """§3.4 Stop, if own workers can do more; the active player may also end the step while others can do more."""
    if own:
        out[n] = PASS
        n += 1
    if seat == s.active and s.mover != seat:
        out[n] = END_STEP
        n += 1
    return n
