"""A round from top to bottom: ten steps, each in a module of its own that says what is asked, legal and done there.

| step | | rulebook | module |
|---|---|---|---|
| 1 | workers and boats | §4 | `steps.placing` |
| 2 | events | §5, §6 | `steps.events`, `cards` |
| 3 | the action dice | §7 | `steps.dice` |
| 4 | gathering | §8 | `steps.gathering` |
| 5 | building | §9 | `steps.building` |
| 6 | summoning | §10 | `steps.summoning` |
| 7 | feeding | §11 | `steps.feeding` |
| 8 | the lava flows | §12, §14 | `steps.lava`, `steps.flight` |
| 9 | eruptions | §13, §14 | `steps.eruptions`, `steps.flight` |
| 10 | evacuation | §15 | `steps.evacuating` |
| | displaced players | §16 | `steps.displaced` |

A module has, where its step needs them: `start_` what happens when the step begins, `legal_` what may be chosen,
`outcomes_` what may come by chance, `play_` what a choice or an outcome does, `settle_` what then passes by itself.
A step that is over says so by the phase NEXT_STEP.
"""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from .actions import ROUND_BEGAN
from .board import DICE, ZONES
from .phases import (
    BUILD,
    ERUPT,
    EVACUATE,
    EVENTS,
    FEED,
    FLIGHT,
    FLOW,
    GATHER,
    MOVE_HOME,
    NEXT_STEP,
    PLACE,
    ROLL,
    SETTING_UP,
    STEP_OF,
    STEPS,
    SUMMON,
)
from .setup import legal_village, outcomes_setting_up, play_setting_up, settle_setting_up
from .state import State
from .steps.building import legal_building, play_building, settle_building, start_building
from .steps.dice import legal_dice, outcomes_dice, play_dice, settle_dice, start_dice
from .steps.displaced import legal_home, play_home, settle_homes, start_moving_home
from .steps.eruptions import legal_eruption, outcomes_eruption, play_eruption, settle_eruptions, start_eruptions
from .steps.evacuating import legal_rescue, play_rescue, settle_evacuating, start_evacuating
from .steps.events import legal_event, outcomes_event, play_event, settle_events, start_events
from .steps.feeding import feed, legal_sickness, play_sickness, settle_sickness
from .steps.flight import legal_flight, outcomes_flight, play_flight, settle_flights
from .steps.gathering import gather
from .steps.lava import flow
from .steps.placing import legal_placing, play_placing, start_placing
from .steps.summoning import legal_summoning, play_summoning, settle_summoning, start_summoning

MOST_ROUNDS = 99


@rule
def begin_round(s: State) -> None:
    """§3.1 The active player passes clockwise, the dice with him, and a new round begins."""
    for z in range(ZONES):
        s.restored[z] = 0
    for d in range(DICE):
        s.face[d] = -1
        s.die_on[d] = -1
    if s.round_number > 0:
        s.active = (s.active + 1) % s.seats
    if s.round_number < MOST_ROUNDS:
        s.round_number += 1
    emit(ROUND_BEGAN, s.round_number, s.active)


@rule
def begin_next_step(s: State) -> None:
    """§3.1 The ten steps in order; after the last one displaced players move."""
    step = s.step + 1
    if step <= STEPS:
        s.step = step
    if step == PLACE:
        begin_round(s)
        start_placing(s)
    elif step == EVENTS:
        start_events(s)
    elif step == ROLL:
        start_dice(s)
    elif step == GATHER:
        gather(s)
    elif step == BUILD:
        start_building(s)
    elif step == SUMMON:
        start_summoning(s)
    elif step == FEED:
        feed(s)
    elif step == FLOW:
        flow(s)
    elif step == ERUPT:
        start_eruptions(s)
    elif step == EVACUATE:
        start_evacuating(s)
    else:
        start_moving_home(s)


@rule
def legal_in_step(s: State, seat: int, out: Buffer) -> int:
    """§3.2 What a seat that is asked may choose in the step of the present phase."""
    step = STEP_OF[s.phase]
    if step == SETTING_UP:
        return legal_village(s, out)
    if step == PLACE:
        return legal_placing(s, seat, out)
    if step == EVENTS:
        return legal_event(s, out)
    if step == ROLL:
        return legal_dice(s, out)
    if step == BUILD:
        return legal_building(s, seat, out)
    if step == SUMMON:
        return legal_summoning(s, seat, out)
    if step == FEED:
        return legal_sickness(s, out)
    if step == FLIGHT:
        return legal_flight(s, out)
    if step == ERUPT:
        return legal_eruption(s, out)
    if step == EVACUATE:
        return legal_rescue(s, out)
    return legal_home(s, out)


@rule
def outcomes_in_step(s: State, outcomes: Buffer, weights: Buffer) -> int:
    """§1.6 What dice and cards may bring in the step of the present phase, and how likely."""
    step = STEP_OF[s.phase]
    if step == SETTING_UP:
        return outcomes_setting_up(s, outcomes, weights)
    if step == EVENTS:
        return outcomes_event(s, outcomes, weights)
    if step == ROLL:
        return outcomes_dice(s, outcomes, weights)
    if step == FLIGHT:
        return outcomes_flight(outcomes, weights)
    return outcomes_eruption(s, outcomes, weights)


@rule
def play_in_step(s: State, seat: int, code: int) -> None:
    """§3.1 What a choice or an outcome does in the step of the present phase."""
    step = STEP_OF[s.phase]
    if step == SETTING_UP:
        play_setting_up(s, code)
    elif step == PLACE:
        play_placing(s, seat, code)
    elif step == EVENTS:
        play_event(s, code)
    elif step == ROLL:
        play_dice(s, code)
    elif step == BUILD:
        play_building(s, seat, code)
    elif step == SUMMON:
        play_summoning(s, seat, code)
    elif step == FEED:
        play_sickness(s, code)
    elif step == FLIGHT:
        play_flight(s, code)
    elif step == ERUPT:
        play_eruption(s, code)
    elif step == EVACUATE:
        play_rescue(s, code)
    else:
        play_home(s, code)


@rule
def settle_step(s: State) -> None:
    """§3.3 What passes by itself in the step of the present phase."""
    step = STEP_OF[s.phase]
    if step == SETTING_UP:
        settle_setting_up(s)
    elif step == EVENTS:
        settle_events(s)
    elif step == ROLL:
        settle_dice(s)
    elif step == BUILD:
        settle_building(s)
    elif step == SUMMON:
        settle_summoning(s)
    elif step == FEED:
        settle_sickness(s)
    elif step == FLIGHT:
        settle_flights(s)
    elif step == ERUPT:
        settle_eruptions(s)
    elif step == EVACUATE:
        settle_evacuating(s)
    elif step == MOVE_HOME:
        settle_homes(s)


@rule
def go_on(s: State) -> None:
    """§3.1, §3.3 Everything that passes by itself, until somebody is asked or chance is due."""
    waits = False
    while not waits:
        phase = s.phase
        if phase == NEXT_STEP:
            begin_next_step(s)
        else:
            settle_step(s)
            waits = s.phase == phase
