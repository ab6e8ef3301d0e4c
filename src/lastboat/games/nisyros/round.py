"""The round from step to step: what passes by itself until a choice or chance is due."""

from __future__ import annotations

from lastboat.kernel.dialect import rule

from .ending import NO_COAST, end, test_the_end
from .people import coasts_in_play
from .phases import (
    AREAS_LAID,
    ASKS,
    ASKS_CHANCE,
    BUILDING,
    CARD_DAM,
    CARD_SEARCH,
    CARD_WORKERS,
    CARD_ZONE,
    DIRECTION,
    DOUBLING,
    DRAW,
    ERUPTIONS_DUE,
    EVACUATING,
    FEEDING,
    FLIGHTS,
    FLOW,
    GATHERING,
    MOVING_HOME,
    NEXT_EVENT,
    PLACING,
    REROLLING,
    RUNNING,
    SHELTERING,
    SICKNESS,
    START,
    SUMMONING,
    VILLAGES,
)
from .setup import settle_areas, settle_start, settle_villages
from .state import State
from .steps.building import settle_building, start_building
from .steps.dice import settle_doubling, settle_reroll, start_rolling
from .steps.displaced import next_round, settle_homes
from .steps.evacuating import settle_evacuating
from .steps.feeding import feed
from .steps.flight import settle_flights
from .steps.gathering import gather
from .steps.lava import flow, next_eruption, settle_direction, start_eruptions
from .steps.pile import shuffle_if_empty
from .steps.placing import settle_placing
from .steps.running import settle_running
from .steps.summoning import settle_sheltering, settle_summoning, start_summoning
from .steps.victims import settle_dam, settle_search, settle_workers, settle_zone


@rule
def settle_before_the_round(s: State) -> None:
    """§2.2, §2.4, §2.8 Setting up, as far as it passes by itself."""
    if s.phase == AREAS_LAID:
        settle_areas(s)
    elif s.phase == VILLAGES:
        settle_villages(s)
    elif s.phase == START:
        settle_start(s)


@rule
def settle_events(s: State) -> None:
    """§5.2, §5.3 Card after card; after the last one the dice are thrown."""
    if s.phase == NEXT_EVENT:
        if s.events_left == 0:
            start_rolling(s)
        else:
            shuffle_if_empty(s)
            s.phase = DRAW
    elif s.phase == CARD_ZONE:
        settle_zone(s)
    elif s.phase == CARD_WORKERS:
        settle_workers(s)
    elif s.phase == CARD_DAM:
        settle_dam(s)
    elif s.phase == CARD_SEARCH:
        settle_search(s)


@rule
def settle_work(s: State) -> None:
    """§3.1 Steps 3 to 7."""
    if s.phase == REROLLING:
        settle_reroll(s)
    elif s.phase == DOUBLING:
        settle_doubling(s)
    elif s.phase == RUNNING:
        settle_running(s)
    elif s.phase == GATHERING:
        gather(s)
        start_building(s)
    elif s.phase == BUILDING:
        settle_building(s)
    elif s.phase == SUMMONING:
        if s.step == 5:
            start_summoning(s)
        settle_summoning(s)
    elif s.phase == SHELTERING:
        settle_sheltering(s)
    elif s.phase == FEEDING:
        feed(s)
    elif s.phase == SICKNESS:
        settle_workers(s)


@rule
def settle_lava(s: State) -> None:
    """§3.1, §17.1 Steps 8 to 10. The end is tested when the flights after a change of lava are settled.

    No new round begins without a coast in play.
    """
    if s.phase == FLOW:
        flow(s)
    elif s.phase == FLIGHTS:
        if settle_flights(s) and not test_the_end(s):
            s.phase = ERUPTIONS_DUE
    elif s.phase == ERUPTIONS_DUE:
        if s.step == 8:
            start_eruptions(s)
        next_eruption(s)
    elif s.phase == DIRECTION:
        settle_direction(s)
    elif s.phase == EVACUATING:
        settle_evacuating(s)
    elif s.phase == MOVING_HOME:
        if coasts_in_play(s) == 0:
            end(s, NO_COAST)
        elif settle_homes(s):
            next_round(s)


@rule
def go_on(s: State) -> None:
    """§3.1, §3.3 Everything that passes by itself, until somebody is asked or chance is due."""
    before = -1
    while s.phase != before:
        before = s.phase
        if before == PLACING:
            settle_placing(s)
        elif before < PLACING:
            settle_before_the_round(s)
        elif ASKS[before] == ASKS_CHANCE:
            return
        elif before <= CARD_SEARCH:
            settle_events(s)
        elif before <= SICKNESS:
            settle_work(s)
        else:
            settle_lava(s)
