"""Everything that lies on the table, field by field."""

from __future__ import annotations

from lastboat.kernel.actions import MOST_SEATS, SEAT
from lastboat.kernel.layout import BaseState, Grid, Row, cells, layout, number, per_seat

from .board import (
    AREAS,
    BOATS,
    CARD,
    CARDS,
    DAMS,
    DICE,
    DIE,
    ERUPTIONS,
    FACE,
    LAND,
    MOST_ERUPTIONS,
    MOST_WORKERS_AT_START,
    PEOPLE,
    RESOURCE,
    RINGS,
    SIDE,
    SLOPE,
    STARS,
    VILLAGE,
    WORKERS_AT_START,
    WORKPLACE,
    WORKPLACES,
    ZONES,
)
from .phases import PHASE

REASONS = ("none", "covered", "no_coast", "nobody")


@layout
class State(BaseState):
    """One position. A value of -1 or 0 where something is named means: none."""

    # The table. The options are numbers, in the order of their values in `GAME`.
    seats: int = number(MOST_SEATS)
    level: int = number(2)
    dam_plan: int = number(1)
    boats_anywhere: int = number(1)
    villages_chosen: int = number(1)
    start: int = number(MOST_SEATS, seat=True)  # the seat that begins, MOST_SEATS: by lot
    # The house rules: by how much each number differs from the box's (§18).
    more_workers: int = number(MOST_WORKERS_AT_START - WORKERS_AT_START, low=-WORKERS_AT_START)
    more_eruptions: int = number(MOST_ERUPTIONS - min(ERUPTIONS), low=-max(ERUPTIONS))
    phase: int = number(len(PHASE) - 1, of=PHASE)
    step: int = number(10)  # of the round, 0 before the first and after the last
    round_number: int = number(99)
    active: int = number(MOST_SEATS - 1, seat=True)  # the active player of this round
    mover: int = number(MOST_SEATS - 1, seat=True)  # for whom the table waits where players choose for themselves
    reason: int = number(len(REASONS) - 1)  # why the game is over, by REASONS

    # The island
    side: Row = cells(ZONES, top=ZONES - 1, by=VILLAGE)  # on which side a zone lies, clockwise
    around: Row = cells(ZONES, top=ZONES - 1, by=SIDE, of=VILLAGE)  # which zone lies on a side
    resource: Grid = cells(ZONES, RINGS, low=-1, top=2, by=SLOPE, of=RESOURCE)
    bonus: Row = cells(ZONES, top=1, by=VILLAGE)  # 1: the top area has its bonus marker
    lava: Row = cells(ZONES, top=AREAS, by=VILLAGE)  # how many areas are covered, from the top
    dams: Grid = cells(ZONES, AREAS, top=9, by=LAND)
    dam_supply: int = number(DAMS)
    boats: Row = cells(ZONES, top=BOATS, by=VILLAGE)
    boat_supply: int = number(BOATS)
    store: Row = cells(3, top=24, by=RESOURCE)
    owner: Row = cells(ZONES, low=-1, top=MOST_SEATS - 1, by=VILLAGE, seat=True)  # the seat whose own village it is
    restored: Row = cells(ZONES, top=1, by=VILLAGE)  # 1: card 14 opened the coast in this round

    # The people
    own: Row = per_seat(low=-1, top=ZONES - 1, by=SEAT, of=VILLAGE)  # a player's own village
    home: Row = per_seat(low=-1, top=ZONES - 1, by=SEAT, of=VILLAGE)  # where a player lives now
    citizens: Grid = per_seat(ZONES, top=PEOPLE, by=VILLAGE)
    workers: Grid = per_seat(WORKPLACES, top=PEOPLE, by=WORKPLACE)
    lying: Grid = per_seat(WORKPLACES, top=PEOPLE, by=WORKPLACE)  # how many of the workers lie down
    busy: Row = cells(WORKPLACES, top=4 * PEOPLE, by=WORKPLACE)  # all players' workers at a workplace
    asleep: Row = cells(WORKPLACES, top=4 * PEOPLE, by=WORKPLACE)  # how many of those lie down
    crew: Row = per_seat(top=PEOPLE, by=SEAT)  # all workers of a player
    lifted: Row = per_seat(top=PEOPLE, by=SEAT)  # workers whom the drizzle took from their workplaces
    kos: Row = per_seat(top=PEOPLE, by=SEAT)
    hades: Row = per_seat(top=PEOPLE, by=SEAT)

    # Step 1
    held: Row = per_seat(low=-1, top=WORKPLACES - 1, by=SEAT, of=WORKPLACE)  # whence a worker is picked up
    ready: Row = per_seat(top=1, by=SEAT)
    tries: Row = per_seat(top=127, by=SEAT)  # how often a seat has moved a worker or a boat

    # Step 2
    pile: Row = cells(CARDS, top=9, by=CARD)  # cards still to come, in no order
    discard: Row = cells(CARDS, top=9, by=CARD)
    waiting: Row = cells(CARDS, top=9, by=CARD)  # cards that lie beside the steps
    stars_on_top: int = number(STARS)  # so many star cards come before the rest of the pile
    events_left: int = number(3)
    card: int = number(CARDS - 1, low=-1, of=CARD)  # the card just drawn, while it is carried out
    offered: Row = cells(ZONES, top=1, by=VILLAGE)  # 1: the zone can be chosen, in step 9 too
    to_pick: int = number(127)  # how many workers must still be struck, in step 7 too
    fumes: Grid = cells(ZONES, AREAS, top=1, by=LAND)  # 1: nobody can act there this round

    # Step 3
    face: Row = cells(DICE, low=-1, top=len(FACE) - 1, by=DIE, of=FACE)  # what a die shows, -1: not thrown yet
    die_on: Row = cells(DICE, low=-1, top=WORKPLACES - 1, by=DIE, of=WORKPLACE)  # where a doubler lies
    named: Row = cells(DICE, top=1, by=DIE)  # 1: the die will be thrown again, by card 1
    doubled: Row = cells(WORKPLACES, top=1, by=WORKPLACE)  # 1: a doubler lies there
    runner: int = number(MOST_SEATS - 1, low=-1, seat=True)  # whose worker runs by card 2, once named
    runner_from: int = number(WORKPLACES - 1, low=-1, of=WORKPLACE)
    runner_lies: int = number(1)

    # Steps 5 and 6: what each player's workers can still build or call in each zone
    boat_jobs: Grid = per_seat(ZONES, top=127, by=VILLAGE)
    dam_jobs: Grid = per_seat(ZONES, top=127, by=VILLAGE)
    call_jobs: Grid = per_seat(ZONES, top=127, by=VILLAGE)
    calls: Row = cells(ZONES, top=2, by=VILLAGE)  # how many workers a theatre can still get in this round

    # Steps 8 and 9
    eruptions: int = number(9)  # still to come in this round
    fleeing: Row = cells(ZONES, low=-1, top=AREAS - 1, by=VILLAGE)  # the area of a zone from which people still flee
    flight: int = number(ZONES - 1, low=-1, of=VILLAGE)  # the zone whose flight is settled now
    boats_declined: int = number(1)  # 1: the team saves its wheat in this flight
    by_default: int = number(1)  # 1: the rest of this flight goes in the usual order
    flier: int = number(MOST_SEATS - 1, seat=True)  # whose person flees
    flier_at: int = number(WORKPLACES - 1, low=-1, of=WORKPLACE)  # where he stands, CITIZEN: in the village
    flier_by_boat: int = number(1)
