"""Brilliant plan (§6.1), in step 3: one or two dice are thrown again."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, rule

from ..actions import ACTION_OF, DIE_OF, PASS, REROLL
from ..board import BRILLIANT_PLAN, DICE
from ..components import ONE_MORE
from ..phases import DOUBLING, ROLLING
from ..state import State
from .pile import spend

MOST_NAMED = 2


@rule
def can_be_named(s: State, d: int) -> bool:
    """§6.1 Any die but one that brings an eruption."""
    return s.face[d] != ONE_MORE and s.named[d] == 0


@rule
def dice_named(s: State) -> int:
    """§6.1 How many dice will be thrown again."""
    n = 0
    for d in range(DICE):
        n += s.named[d]
    return n


@rule
def legal_reroll(s: State, out: Buffer) -> int:
    """§6.1 One or two dice, named together, or none."""
    n = 0
    for d in range(DICE):
        if can_be_named(s, d):
            out[n] = REROLL + d
            n += 1
    out[n] = PASS
    return n + 1


@rule
def throw_named_again(s: State) -> None:
    """§6.1 The plan is used up; the named dice are thrown once more, and what falls stands."""
    spend(s, BRILLIANT_PLAN)
    s.phase = DOUBLING
    for d in range(DICE):
        if s.named[d] == 1:
            s.face[d] = -1
            s.named[d] = 0
            s.phase = ROLLING


@rule
def play_reroll(s: State, code: int) -> None:
    """§6.1 Name a die, or be content with those named."""
    action = ACTION_OF[code]
    if action == REROLL:
        s.named[DIE_OF[code]] = 1
    if action == PASS or dice_named(s) == MOST_NAMED:
        throw_named_again(s)


@rule
def settle_reroll(s: State) -> None:
    """§3.3 With no die that can be named the plan goes."""
    for d in range(DICE):
        if can_be_named(s, d):
            return
    throw_named_again(s)
