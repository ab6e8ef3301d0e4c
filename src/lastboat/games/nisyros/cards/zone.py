"""Cards that do their work in one zone: fumes, unmanned boat, crevice, onshore wind; which zones fit a card."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from ..actions import BOAT_LANDED, BOAT_LOST, CHOOSE_COAST, CHOOSE_ZONE, FUMES_IN, LAVA_SANK
from ..board import (
    AREAS,
    COAST,
    CREVICE,
    EARTHQUAKE,
    FUMES,
    ONSHORE_WIND,
    PLACES,
    RINGS,
    TREMOR,
    UNMANNED_BOAT,
    ZONES,
)
from ..people import boats_may_lie_at
from ..phases import CARD_DAM
from ..state import State
from ..volcano import first_offered, legal_offered, offered_zones
from .pile import card_is_done


@rule
def zone_has_workers(s: State, z: int) -> bool:
    """§6.10 Whether anybody works in a zone."""
    for w in range(z * PLACES, z * PLACES + PLACES):
        if s.busy[w] > 0:
            return True
    return False


@rule
def zone_has_dams(s: State, z: int) -> bool:
    """§6.17 Whether a dam lies in a zone."""
    for area in range(AREAS):
        if s.dams[z][area] > 0:
            return True
    return False


@rule
def zone_fits(s: State, z: int) -> bool:
    """§5.4 Whether the card just drawn can do something in a zone."""
    if s.card == FUMES:
        return zone_has_workers(s, z)
    if s.card == TREMOR or s.card == EARTHQUAKE:
        return zone_has_dams(s, z)
    if s.card == UNMANNED_BOAT:
        return s.boat_supply > 0 and boats_may_lie_at(s, z)
    if s.card == ONSHORE_WIND:
        return s.boats[z] > 0
    return s.card == CREVICE and s.lava[z] > 0


@rule
def offer_fitting_zones(s: State) -> int:
    """§5.4 Mark the zones where the card can do something; returns how many."""
    n = 0
    for z in range(ZONES):
        s.offered[z] = 0
        if zone_fits(s, z):
            s.offered[z] = 1
            n += 1
    return n


@rule
def fumes_rise(s: State, z: int) -> None:
    """§6.10 The highest area with workers gives nothing; they lie down. A coast is one area."""
    first = z * PLACES
    last = first + PLACES
    area = COAST
    for ring in range(RINGS):
        if s.busy[first + ring] > 0:
            first += ring
            last = first + 1
            area = ring
            break
    if area == COAST:
        first += RINGS
    s.fumes[z][area] = 1
    emit(FUMES_IN, z * AREAS + area)
    for w in range(first, last):
        for p in range(s.seats):
            s.asleep[w] += s.workers[p][w] - s.lying[p][w]
            s.lying[p][w] = s.workers[p][w]


@rule
def crevice(s: State, z: int) -> None:
    """§6.14, §16.3 The lowest lava of a zone sinks away; a coast is in play again."""
    s.lava[z] -= 1
    if s.lava[z] == COAST:
        s.restored[z] = 1
    emit(LAVA_SANK, z * AREAS + s.lava[z])


@rule
def boat_lands(s: State, z: int) -> None:
    """§6.12 One boat from the supply."""
    s.boat_supply -= 1
    s.boats[z] += 1
    emit(BOAT_LANDED, z)


@rule
def wind_takes_boat(s: State, z: int) -> None:
    """§6.19 One boat goes back to the supply."""
    s.boats[z] -= 1
    s.boat_supply += 1
    emit(BOAT_LOST, z)


@rule
def legal_card_zone(s: State, out: Buffer) -> int:
    """§3.2, §5.6 One of the zones that fit the card, named as coasts where a boat is meant."""
    boat = s.card == UNMANNED_BOAT or s.card == ONSHORE_WIND
    return legal_offered(s, CHOOSE_COAST if boat else CHOOSE_ZONE, out)


@rule
def strike_zone(s: State, z: int) -> None:
    """§5.6, §6.17 The card does its work in the zone thrown or chosen; after a tremor a dam is chosen there."""
    if s.card == TREMOR:
        for other in range(ZONES):
            s.offered[other] = 1 if other == z else 0
        s.phase = CARD_DAM
        return
    if s.card == FUMES:
        fumes_rise(s, z)
    elif s.card == CREVICE:
        crevice(s, z)
    elif s.card == UNMANNED_BOAT:
        boat_lands(s, z)
    elif s.card == ONSHORE_WIND:
        wind_takes_boat(s, z)
    card_is_done(s)


@rule
def settle_card_zone(s: State) -> None:
    """§3.3 A single zone is chosen by itself."""
    if offered_zones(s) == 1:
        strike_zone(s, first_offered(s))
