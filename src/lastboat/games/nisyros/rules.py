"""What everybody outside calls: `setup`, `actor`, `legal`, `apply`, `chance`, and how the game went.

How a round goes is in `round`, each of its steps in a module of `steps`.
"""

from __future__ import annotations

from lastboat.kernel.dialect import CHANCE, EVERYBODY, OVER, Buffer, rule, table

from .ending import victory
from .phases import ASKS, ASKS_ACTIVE, ASKS_CHANCE, ASKS_EACH, ASKS_MOVER, BUILDING, PLACING, SUMMONING
from .round import go_on, legal_in_step, outcomes_in_step, play_in_step
from .setup import set_up
from .state import State
from .steps.placing import who_places

SCORES = table((0, 700, 1000))
"""Defeat, small victory, big victory."""


@rule
def setup(s: State, seats: int, options: Buffer) -> None:
    """§2.1 The table before anything is laid at random."""
    set_up(s, seats, options)
    go_on(s)


@rule
def actor(s: State) -> int:
    """§3.2 Players for their own workers and home, the active player for the team, chance for dice and cards."""
    asks = ASKS[s.phase]
    if asks == ASKS_EACH:
        return who_places(s)
    if asks == ASKS_ACTIVE:
        return s.active
    if asks == ASKS_CHANCE:
        return CHANCE
    if asks == ASKS_MOVER:
        return s.mover
    return OVER


@rule
def others_may_act(s: State) -> bool:
    """§3.4, §4.1 In step 1 all may place, in steps 5 and 6 build and call until only the active player is left."""
    if s.phase == BUILDING or s.phase == SUMMONING:
        return s.mover != s.active
    return s.phase == PLACING


@rule
def legal(s: State, seat: int, out: Buffer) -> int:
    """§3.2, §3.4 The codes a seat may play now: in steps 1, 5 and 6 every seat, else only the one that is asked."""
    if others_may_act(s) or actor(s) == seat:
        return legal_in_step(s, seat, out)
    return 0


@rule
def apply(s: State, seat: int, code: int) -> None:
    """§3.1 A choice or an outcome, and everything that follows by itself."""
    play_in_step(s, seat, code)
    if s.phase != PLACING:
        go_on(s)


@rule
def chance(s: State, outcomes: Buffer, weights: Buffer) -> int:
    """§1.6 What can come next, and how likely."""
    return outcomes_in_step(s, outcomes, weights)


@rule
def witness(s: State) -> int:
    """§5.2 Every card and die is seen by everybody."""
    return EVERYBODY


@rule
def score(s: State, seat: int) -> int:
    """§17.2 The team wins or loses together; nothing is won before the end."""
    return SCORES[victory(s)] if s.reason > 0 else 0


@rule
def verdict(s: State) -> int:
    """§17.1, §17.2 How the game ended and why; 0 while it goes on."""
    if s.reason == 0:
        return 0
    return victory(s) * 3 + s.reason
