"""Step 2 (§5): how many events come, and card after card. A card acts at once or waits for its step.

What the cards do is in `cards`.
"""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from ..actions import (
    CARD_COMES,
    CARD_WAITS,
    EVENTS_COME,
    EVENTS_DUE,
    NO_EFFECT,
    VILLAGE_OF,
    VOLCANO_COMES,
)
from ..board import (
    EARTHQUAKE,
    EVENT_CHANCES,
    FUMES,
    PANIC,
    RATS,
    RATS_EAT,
    SEARCH,
    SIESTA,
    TREMOR,
    WAITS,
    WOODWORM,
    WORKERS_STRUCK,
    WORMS_EAT,
)
from ..cards.dams import legal_breach, play_breach, settle_dams
from ..cards.pile import card_has_no_effect, card_is_done, outcomes_card, shuffle_if_empty, take_from_pile
from ..cards.search import legal_find, play_find, settle_search
from ..cards.striking import legal_strike, play_strike, settle_card_workers
from ..cards.zone import legal_card_zone, offer_fitting_zones, settle_card_zone, strike_zone
from ..components import WHEAT, WOOD
from ..people import lose_from_store
from ..phases import (
    CARD_DAM,
    CARD_DIE,
    CARD_SEARCH,
    CARD_WORKERS,
    CARD_ZONE,
    DRAW,
    EVENT_DIE,
    NEXT_EVENT,
    NEXT_STEP,
)
from ..state import State
from ..volcano import outcomes_volcano, volcano_points


@rule
def start_events(s: State) -> None:
    """§5.1 The red die is thrown."""
    s.phase = EVENT_DIE


@rule
def outcomes_event_die(outcomes: Buffer, weights: Buffer) -> int:
    """§5.1 What the red die can show."""
    n = 0
    for number in range(4):
        if EVENT_CHANCES[number] > 0:
            outcomes[n] = EVENTS_COME + number
            weights[n] = EVENT_CHANCES[number]
            n += 1
    return n


@rule
def events_come(s: State, number: int) -> None:
    """§5.1 So many cards will be drawn."""
    s.events_left = number
    s.phase = NEXT_EVENT
    emit(EVENTS_DUE, number)


@rule
def rats(s: State) -> None:
    """§6.8 Two wheat less."""
    if lose_from_store(s, WHEAT, RATS_EAT) == 0:
        emit(NO_EFFECT, RATS)
    card_is_done(s)


@rule
def woodworm(s: State) -> None:
    """§6.16 Three wood less."""
    if lose_from_store(s, WOOD, WORMS_EAT) == 0:
        emit(NO_EFFECT, WOODWORM)
    card_is_done(s)


@rule
def card_comes(s: State, c: int) -> None:
    """§5.2, §5.3 A card is drawn: it waits for its step or is resolved now."""
    take_from_pile(s, c)
    if WAITS[c] == 1:
        s.waiting[c] += 1
        s.phase = NEXT_EVENT
        emit(CARD_WAITS, c)
        return
    s.card = c
    if c == RATS:
        rats(s)
    elif c == WOODWORM:
        woodworm(s)
    elif c == SIESTA or c == PANIC:
        s.to_pick = WORKERS_STRUCK
        s.phase = CARD_WORKERS
    elif c == SEARCH:
        s.phase = CARD_SEARCH
    elif offer_fitting_zones(s) == 0:
        card_has_no_effect(s)
    elif c == FUMES or c == TREMOR:
        s.phase = CARD_DIE
    elif c == EARTHQUAKE:
        s.phase = CARD_DAM
    else:
        s.phase = CARD_ZONE


@rule
def outcomes_event(s: State, outcomes: Buffer, weights: Buffer) -> int:
    """§5.1, §5.2, §5.6 The number of events, a card, or the zone of a card."""
    if s.phase == EVENT_DIE:
        return outcomes_event_die(outcomes, weights)
    if s.phase == DRAW:
        return outcomes_card(s, outcomes, weights)
    return outcomes_volcano(s, outcomes, weights)


@rule
def legal_event(s: State, out: Buffer) -> int:
    """§3.2 What the team chooses for a card: a zone, a worker, a dam, a person in Hades."""
    if s.phase == CARD_ZONE:
        return legal_card_zone(s, out)
    if s.phase == CARD_WORKERS:
        return legal_strike(s, out)
    if s.phase == CARD_DAM:
        return legal_breach(s, out)
    return legal_find(s, out)


@rule
def play_event(s: State, code: int) -> None:
    """§5.1, §5.2, §5.6 The number of events, a card, its zone; or what the team chooses for it."""
    if s.phase == EVENT_DIE:
        events_come(s, code - EVENTS_COME)
    elif s.phase == DRAW:
        card_comes(s, code - CARD_COMES)
    elif s.phase == CARD_DIE:
        volcano_points(s, code - VOLCANO_COMES)
        s.phase = CARD_ZONE
    elif s.phase == CARD_ZONE:
        strike_zone(s, VILLAGE_OF[code])
    elif s.phase == CARD_WORKERS:
        play_strike(s, code)
    elif s.phase == CARD_DAM:
        play_breach(s, code)
    elif s.phase == CARD_SEARCH:
        play_find(s, code)


@rule
def next_event(s: State) -> None:
    """§5.2, §5.5 The next card is due; after the last one the step is over."""
    if s.events_left == 0:
        s.phase = NEXT_STEP
    else:
        shuffle_if_empty(s)
        s.phase = DRAW


@rule
def settle_events(s: State) -> None:
    """§3.3, §5.4 The next card, and what the present one leaves no choice in."""
    if s.phase == NEXT_EVENT:
        next_event(s)
    elif s.phase == CARD_ZONE:
        settle_card_zone(s)
    elif s.phase == CARD_WORKERS:
        settle_card_workers(s)
    elif s.phase == CARD_DAM:
        settle_dams(s)
    elif s.phase == CARD_SEARCH:
        settle_search(s)
