"""What everybody outside calls: `setup`, `actor`, `legal`, `apply`, `chance`, and how the game went."""

from __future__ import annotations

from lastboat.kernel.dialect import CHANCE, EVERYBODY, OVER, Buffer, rule, table

from .actions import (
    AREA_OF,
    BEGINS,
    BREACH,
    CARD_COMES,
    COAST_OF,
    DEFAULT,
    EVENTS_COME,
    FACE_UP,
    LUCK,
    ORDER,
    READY,
    SETTLE,
    STRIKE,
    VOLCANO_SHOWS,
    ZONE,
)
from .board import AREAS, WORKPLACES
from .ending import victory
from .phases import (
    AREAS_LAID,
    ASKS,
    ASKS_ACTIVE,
    ASKS_CHANCE,
    ASKS_EACH,
    ASKS_MOVER,
    BOARDING,
    BUILDING,
    CARD_DAM,
    CARD_DIE,
    CARD_SEARCH,
    CARD_WORKERS,
    CARD_ZONE,
    COASTS,
    DIRECTION,
    DOUBLING,
    DRAW,
    ERUPTION_DIE,
    EVACUATING,
    EVENT_DIE,
    FLEEING,
    PLACING,
    REFUGE,
    REROLLING,
    ROLLING,
    RUNNING,
    SHELTERING,
    SICKNESS,
    SUMMONING,
)
from .round import go_on
from .setup import (
    areas_that_may_come,
    begin,
    choose_village,
    coast_orders,
    lay_area,
    lay_coasts,
    set_up,
    village_choices,
    who_may_begin,
)
from .state import State
from .steps.building import build, building_choices
from .steps.cards import card_comes, card_strikes_zone, volcano_faces, volcano_points
from .steps.dice import die_falls, doubling_choices, faces_that_may_come, name_die, place_die, reroll_choices
from .steps.displaced import home_choices, play_home
from .steps.evacuating import evacuate, rescue_choices
from .steps.flight import board, boarding_choices, refuge_choices, take_refuge, throw_for_life, throws_for_life
from .steps.lava import erupt
from .steps.pile import cards_that_may_come, event_numbers, events_come
from .steps.placing import place, placing_choices, who_places
from .steps.running import run_away, run_choices
from .steps.summoning import play_shelter, shelter_choices, summon, summoning_choices
from .steps.victims import (
    break_dam,
    dam_choices,
    search,
    search_choices,
    strike_by_default,
    strike_worker,
    worker_choices,
    zone_choices,
)

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
    """§4.1 In step 1 all may place at the same time."""
    return s.phase == PLACING


@rule
def choices_in_events(s: State, out: Buffer) -> int:
    """§3.2 What the team chooses in step 2."""
    if s.phase == CARD_ZONE:
        return zone_choices(s, out)
    if s.phase == CARD_WORKERS:
        return worker_choices(s, out)
    if s.phase == CARD_DAM:
        return dam_choices(s, out)
    return search_choices(s, out)


@rule
def choices_at_work(s: State, out: Buffer) -> int:
    """§3.2 What is chosen in steps 3 to 7."""
    if s.phase == DOUBLING:
        return doubling_choices(s, out)
    if s.phase == BUILDING:
        return building_choices(s, out)
    if s.phase == SUMMONING:
        return summoning_choices(s, out)
    if s.phase == REROLLING:
        return reroll_choices(s, out)
    if s.phase == RUNNING:
        return run_choices(s, out)
    if s.phase == SHELTERING:
        return shelter_choices(s, out)
    return worker_choices(s, out)


@rule
def choices_under_lava(s: State, out: Buffer) -> int:
    """§3.2 What is chosen in steps 8 to 10 and after."""
    if s.phase == EVACUATING:
        return rescue_choices(s, out)
    if s.phase == BOARDING:
        return boarding_choices(s, out)
    if s.phase == REFUGE:
        return refuge_choices(s, out)
    if s.phase == DIRECTION:
        return zone_choices(s, out)
    return home_choices(s, out)


@rule
def legal(s: State, seat: int, out: Buffer) -> int:
    """§3.2 The codes a seat may play now: in step 1 every seat, else only the one that is asked."""
    if s.phase == PLACING:
        return placing_choices(s, seat, out)
    if actor(s) != seat:
        return 0
    if s.phase < PLACING:
        return village_choices(s, out)
    if s.phase <= CARD_SEARCH:
        return choices_in_events(s, out)
    if s.phase <= SICKNESS:
        return choices_at_work(s, out)
    return choices_under_lava(s, out)


@rule
def play_in_events(s: State, code: int) -> None:
    """§3.2 A choice in step 2."""
    if s.phase == CARD_ZONE:
        card_strikes_zone(s, code - (COAST_OF if code >= COAST_OF else ZONE))
    elif s.phase == CARD_WORKERS:
        strike_worker(s, (code - STRIKE) // WORKPLACES, (code - STRIKE) % WORKPLACES)
    elif s.phase == CARD_DAM:
        break_dam(s, (code - BREACH) // AREAS, (code - BREACH) % AREAS)
    else:
        search(s, code)


@rule
def play_at_work(s: State, code: int) -> None:
    """§3.2 A choice in steps 3 to 7."""
    if s.phase == DOUBLING:
        place_die(s, code)
    elif s.phase == BUILDING:
        build(s, code)
    elif s.phase == SUMMONING:
        summon(s, code)
    elif s.phase == REROLLING:
        name_die(s, code)
    elif s.phase == RUNNING:
        run_away(s, code)
    elif s.phase == SHELTERING:
        play_shelter(s, code)
    elif code == DEFAULT:
        strike_by_default(s)
    else:
        strike_worker(s, (code - STRIKE) // WORKPLACES, (code - STRIKE) % WORKPLACES)


@rule
def play_under_lava(s: State, code: int) -> None:
    """§3.2 A choice in steps 8 to 10 and after."""
    if s.phase == EVACUATING:
        evacuate(s, code)
    elif s.phase == BOARDING:
        board(s, code)
    elif s.phase == REFUGE:
        take_refuge(s, code)
    elif s.phase == DIRECTION:
        erupt(s, code - ZONE)
    else:
        play_home(s, code)


@rule
def fate(s: State, code: int) -> None:
    """§1.6 What chance brings."""
    if s.phase == FLEEING:
        throw_for_life(s, code - LUCK)
    elif s.phase == ROLLING:
        die_falls(s, code - FACE_UP)
    elif s.phase == DRAW:
        card_comes(s, code - CARD_COMES)
    elif s.phase == CARD_DIE:
        volcano_points(s, code - VOLCANO_SHOWS)
        s.phase = CARD_ZONE
    elif s.phase == ERUPTION_DIE:
        volcano_points(s, code - VOLCANO_SHOWS)
        s.phase = DIRECTION
    elif s.phase == EVENT_DIE:
        events_come(s, code - EVENTS_COME)
    elif s.phase == AREAS_LAID:
        lay_area(s, code - AREA_OF)
    elif s.phase == COASTS:
        lay_coasts(s, code - ORDER)
    else:
        begin(s, code - BEGINS)


@rule
def apply(s: State, seat: int, code: int) -> None:
    """§3.1 A choice or an outcome, and everything that follows by itself."""
    if seat == CHANCE:
        fate(s, code)
    elif s.phase == PLACING:
        place(s, seat, code)
        if code != READY:
            return
    elif s.phase < PLACING:
        choose_village(s, code - SETTLE)
    elif s.phase <= CARD_SEARCH:
        play_in_events(s, code)
    elif s.phase <= SICKNESS:
        play_at_work(s, code)
    else:
        play_under_lava(s, code)
    go_on(s)


@rule
def chance(s: State, outcomes: Buffer, weights: Buffer) -> int:
    """§1.6 What can come next, and how likely."""
    if s.phase == FLEEING:
        return throws_for_life(s, outcomes, weights)
    if s.phase == ROLLING:
        return faces_that_may_come(s, outcomes, weights)
    if s.phase == DRAW:
        return cards_that_may_come(s, outcomes, weights)
    if s.phase == CARD_DIE or s.phase == ERUPTION_DIE:
        return volcano_faces(s, VOLCANO_SHOWS, outcomes, weights)
    if s.phase == EVENT_DIE:
        return event_numbers(s, outcomes, weights)
    if s.phase == AREAS_LAID:
        return areas_that_may_come(s, outcomes, weights)
    if s.phase == COASTS:
        return coast_orders(s, outcomes, weights)
    return who_may_begin(s, outcomes, weights)


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
