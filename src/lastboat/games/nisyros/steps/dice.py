"""Step 3 (§7): the action dice are thrown and placed, with cards 1 and 2 between and after."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from ..actions import DIE_THROWN, FACE_UP
from ..board import BRILLIANT_PLAN, DICE, FACE_CHANCES, FACES
from ..cards.plan import legal_reroll, play_reroll, settle_reroll
from ..cards.runner import legal_run, play_run, settle_run
from ..components import ONE_LESS, ONE_MORE
from ..phases import DOUBLING, REROLLING, ROLLING, RUNNING
from ..state import State
from .doubling import legal_double, play_double, settle_doubling


@rule
def start_dice(s: State) -> None:
    """§7.1 All five dice are thrown."""
    s.phase = ROLLING


@rule
def die_to_throw(s: State) -> int:
    """§7.1 The next die that shows nothing yet; DICE if all lie."""
    for d in range(DICE):
        if s.face[d] < 0:
            return d
    return DICE


@rule
def outcomes_dice(s: State, outcomes: Buffer, weights: Buffer) -> int:
    """§1.6 The faces of the next die."""
    d = die_to_throw(s)
    n = 0
    for face in range(FACES):
        if FACE_CHANCES[d][face] > 0:
            outcomes[n] = FACE_UP + face
            weights[n] = FACE_CHANCES[d][face]
            n += 1
    return n


@rule
def die_falls(s: State, face: int) -> None:
    """§7.1, §6.1 A die lies; after the last one the plan may be used, after that the doublers are placed."""
    d = die_to_throw(s)
    s.face[d] = face
    emit(DIE_THROWN, d, face)
    if die_to_throw(s) == DICE:
        s.phase = REROLLING if s.waiting[BRILLIANT_PLAN] > 0 else DOUBLING


@rule
def extra_eruptions(s: State) -> int:
    """§7.2 What the dice that lie on step 9 add and take away."""
    n = 0
    for d in range(DICE):
        if s.face[d] == ONE_MORE:
            n += 1
        elif s.face[d] == ONE_LESS:
            n -= 1
    return n


@rule
def legal_dice(s: State, out: Buffer) -> int:
    """§6.1, §6.2, §7.3 A die to throw again, a place for a die, or a worker who runs."""
    if s.phase == REROLLING:
        return legal_reroll(s, out)
    if s.phase == DOUBLING:
        return legal_double(s, out)
    return legal_run(s, out)


@rule
def play_dice(s: State, code: int) -> None:
    """§6.1, §6.2, §7.1, §7.3 A die falls, is named for a second throw or placed; a worker runs."""
    if s.phase == ROLLING:
        die_falls(s, code - FACE_UP)
    elif s.phase == REROLLING:
        play_reroll(s, code)
    elif s.phase == DOUBLING:
        play_double(s, code)
    elif s.phase == RUNNING:
        play_run(s, code)


@rule
def settle_dice(s: State) -> None:
    """§3.3 What cards 1 and 2 and the dice leave no choice in."""
    if s.phase == REROLLING:
        settle_reroll(s)
    elif s.phase == DOUBLING:
        settle_doubling(s)
    elif s.phase == RUNNING:
        settle_run(s)
