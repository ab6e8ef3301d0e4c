"""Workers who are struck: siesta (§6.9), panic (§6.20), and sickness in step 7 (§11.3), one worker after another."""

from __future__ import annotations

from lastboat.kernel.dialect import NOBODY, Buffer, emit, rule

from ..actions import FELL_SICK, LAY_DOWN, PANICKED, SEAT_OF, STRIKE, WORKPLACE_OF
from ..board import SIESTA, WORKERS_STRUCK, WORKPLACES
from ..people import send_home
from ..phases import SICKNESS
from ..state import State
from .pile import card_has_no_effect, card_is_done

SEVERAL = -2
"""In place of a single worker: there are several."""


@rule
def can_be_struck(s: State, p: int, w: int) -> bool:
    """§6.9, §6.20, §11.3 A worker; for the siesta one who does not lie down yet."""
    if s.phase != SICKNESS and s.card == SIESTA:
        return s.workers[p][w] > s.lying[p][w]
    return s.workers[p][w] > 0


@rule
def legal_strike(s: State, out: Buffer) -> int:
    """§3.2, §11.3 Which worker is struck next."""
    n = 0
    for p in range(s.seats):
        if s.crew[p] > 0:
            for w in range(WORKPLACES):
                if s.workers[p][w] > 0 and can_be_struck(s, p, w):
                    out[n] = STRIKE + p * WORKPLACES + w
                    n += 1
    return n


@rule
def only_worker(s: State) -> int:
    """§3.3 The single group of workers that can be struck, else NOBODY or SEVERAL."""
    found = NOBODY
    for p in range(s.seats):
        if s.crew[p] > 0:
            for w in range(WORKPLACES):
                if s.workers[p][w] > 0 and can_be_struck(s, p, w):
                    if found != NOBODY:
                        return SEVERAL
                    found = p * WORKPLACES + w
    return found


@rule
def lie_down(s: State, p: int, w: int) -> None:
    """§6.9 A worker does nothing this round."""
    s.lying[p][w] += 1
    s.asleep[w] += 1
    emit(LAY_DOWN, p, w)


@rule
def strike_worker(s: State, p: int, w: int) -> None:
    """§6.9, §6.20, §11.2 The worker lies down, or goes home in panic or sickness."""
    s.to_pick -= 1
    if s.phase == SICKNESS:
        send_home(s, p, w)
        emit(FELL_SICK, p, w)
    elif s.card == SIESTA:
        lie_down(s, p, w)
    else:
        send_home(s, p, w)
        emit(PANICKED, p, w)


@rule
def play_strike(s: State, code: int) -> None:
    """§6.9, §6.20, §11.3 The worker that was chosen is struck."""
    strike_worker(s, SEAT_OF[code], WORKPLACE_OF[code])


@rule
def strike_without_choice(s: State) -> bool:
    """§3.3, §5.4 Strike who is the only one; True when enough are struck or nobody is left."""
    while s.to_pick > 0:
        found = only_worker(s)
        if found == SEVERAL:
            return False
        if found == NOBODY:
            return True
        strike_worker(s, found // WORKPLACES, found % WORKPLACES)
    return True


@rule
def settle_card_workers(s: State) -> None:
    """§3.3, §5.4 The card is done when enough workers are struck or nobody is left."""
    if strike_without_choice(s):
        nobody = s.to_pick == WORKERS_STRUCK
        s.to_pick = 0
        if nobody:
            card_has_no_effect(s)
        else:
            card_is_done(s)
