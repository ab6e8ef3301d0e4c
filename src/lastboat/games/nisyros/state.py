"""Everything that lies on the table, field by field."""

from __future__ import annotations

from lastboat.kernel.actions import MOST_SEATS, SEAT
from lastboat.kernel.layout import Grid, Row, Table, cells, layout, number

from .board import (
    AREAS,
    BOATS,
    CARD,
    CARDS,
    DAMS,
    DICE,
    DIE,
    FACE,
    LAND,
    PEOPLE,
    RESOURCE,
    RINGS,
    SLOPE,
    SPOT,
    VILLAGE,
    WORKPLACE,
    WORKPLACES,
    ZONES,
)
from .phases import PHASE

REASONS = ("none", "covered", "no_coast", "nobody")


@layout
class State(Table):
    """One position. A value of -1 or 0 where something is named means: none."""

    # The table
    seats: int = number(MOST_SEATS)
    level: int = number(2)
    dam_plan: int = number(1)
    boats_anywhere: int = number(1)
    villages_chosen: int = number(1)
    start: int = number(MOST_SEATS)
    phase: int = number(len(PHASE) - 1, of=PHASE)
    step: int = number(10)
    round_number: int = number(99)
    active: int = number(MOST_SEATS - 1)
    mover: int = number(MOST_SEATS - 1)
    reason: int = number(len(REASONS) - 1)

    # The island: `spot` is a zone's place clockwise, `around` the zone at a place
    spot: Row = cells(ZONES, top=ZONES - 1, by=VILLAGE)
    around: Row = cells(ZONES, top=ZONES - 1, by=SPOT, of=VILLAGE)
    resource: Grid = cells(ZONES, RINGS, low=-1, top=2, by=SLOPE, of=RESOURCE)
    bonus: Row = cells(ZONES, top=1, by=VILLAGE)
    lava: Row = cells(ZONES, top=AREAS, by=VILLAGE)
    dams: Grid = cells(ZONES, AREAS, top=9, by=LAND)
    dam_supply: int = number(DAMS)
    boats: Row = cells(ZONES, top=BOATS, by=VILLAGE)
    boat_supply: int = number(BOATS)
    store: Row = cells(3, top=24, by=RESOURCE)
    owner: Row = cells(ZONES, low=-1, top=MOST_SEATS - 1, by=VILLAGE)
    restored: Row = cells(ZONES, top=1, by=VILLAGE)

    # The people: `busy` and `crew` are the sums of `workers` by workplace and by player
    own: Row = cells(MOST_SEATS, low=-1, top=ZONES - 1, by=SEAT, of=VILLAGE)
    home: Row = cells(MOST_SEATS, low=-1, top=ZONES - 1, by=SEAT, of=VILLAGE)
    citizens: Grid = cells(MOST_SEATS, ZONES, top=PEOPLE, by=VILLAGE)
    workers: Grid = cells(MOST_SEATS, WORKPLACES, top=PEOPLE, by=WORKPLACE)
    lying: Grid = cells(MOST_SEATS, WORKPLACES, top=PEOPLE, by=WORKPLACE)
    busy: Row = cells(WORKPLACES, top=4 * PEOPLE, by=WORKPLACE)
    asleep: Row = cells(WORKPLACES, top=4 * PEOPLE, by=WORKPLACE)
    crew: Row = cells(MOST_SEATS, top=PEOPLE, by=SEAT)
    lifted: Row = cells(MOST_SEATS, top=PEOPLE, by=SEAT)
    kos: Row = cells(MOST_SEATS, top=PEOPLE, by=SEAT)
    hades: Row = cells(MOST_SEATS, top=PEOPLE, by=SEAT)

    # Step 1
    held: Row = cells(MOST_SEATS, low=-1, top=WORKPLACES - 1, by=SEAT, of=WORKPLACE)
    ready: Row = cells(MOST_SEATS, top=1, by=SEAT)
    tries: Row = cells(MOST_SEATS, top=127, by=SEAT)

    # Step 2: the pile is what is left, its star cards first while `stars_on_top` says so
    pile: Row = cells(CARDS, top=9, by=CARD)
    discard: Row = cells(CARDS, top=9, by=CARD)
    waiting: Row = cells(CARDS, top=9, by=CARD)
    stars_on_top: int = number(5)
    events_left: int = number(3)
    card: int = number(CARDS - 1, low=-1, of=CARD)
    offered: Row = cells(ZONES, top=1, by=VILLAGE)
    to_pick: int = number(127)
    fumes: Grid = cells(ZONES, AREAS, top=1, by=LAND)

    # Step 3: what each die shows (-1: not thrown), where it lies (-1: nowhere), which are named for a second throw
    face: Row = cells(DICE, low=-1, top=len(FACE) - 1, by=DIE, of=FACE)
    die_on: Row = cells(DICE, low=-1, top=WORKPLACES - 1, by=DIE, of=WORKPLACE)
    named: Row = cells(DICE, top=1, by=DIE)
    doubled: Row = cells(WORKPLACES, top=1, by=WORKPLACE)
    runner: int = number(MOST_SEATS - 1, low=-1)
    runner_from: int = number(WORKPLACES - 1, low=-1, of=WORKPLACE)
    runner_lies: int = number(1)

    # Steps 5 and 6: what can still be built or called in each zone
    boat_jobs: Row = cells(ZONES, top=127, by=VILLAGE)
    dam_jobs: Row = cells(ZONES, top=127, by=VILLAGE)
    calls: Row = cells(ZONES, top=2, by=VILLAGE)

    # Steps 8 and 9, flights: `fleeing` is the area of a zone from which people still flee (-1: none)
    eruptions: int = number(9)
    fleeing: Row = cells(ZONES, low=-1, top=AREAS - 1, by=VILLAGE)
    flight: int = number(ZONES - 1, low=-1, of=VILLAGE)
    boats_declined: int = number(1)
    by_default: int = number(1)
    flier: int = number(MOST_SEATS - 1)
    flier_at: int = number(WORKPLACES - 1, low=-1, of=WORKPLACE)
    flier_by_boat: int = number(1)
