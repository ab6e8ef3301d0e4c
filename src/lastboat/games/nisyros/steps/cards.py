"""Step 2, the cards that act at once; the others wait beside the steps."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from ..actions import (
    BOAT_LANDED,
    BOAT_LOST,
    CARD_WAITS,
    FOUND,
    FUMES_IN,
    LAVA_SANK,
    LAY_DOWN,
    NO_EFFECT,
    VOLCANO_THROWN,
)
from ..board import (
    AREAS,
    AT_THEATRE,
    COAST,
    CREVICE,
    EARTHQUAKE,
    FUMES,
    ONSHORE_WIND,
    PANIC,
    PLACES,
    POINTS_TO,
    RATS,
    RATS_EAT,
    RINGS,
    SEARCH,
    SIESTA,
    TREMOR,
    UNMANNED_BOAT,
    VOLCANO_FACES,
    WAITS,
    WOODWORM,
    WORKERS_STRUCK,
    WORMS_EAT,
    ZONES,
)
from ..components import WHEAT, WOOD
from ..people import boats_may_lie_at, lose_from_store, put_worker
from ..phases import CARD_DAM, CARD_DIE, CARD_SEARCH, CARD_WORKERS, CARD_ZONE, NEXT_EVENT
from ..state import State
from .pile import card_is_done, take_from_pile


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
    return s.lava[z] > 0


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
def nothing_happens(s: State) -> None:
    """§5.4 The card cannot be carried out and is not replaced."""
    emit(NO_EFFECT, s.card)
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
    elif s.card == SIESTA or s.card == PANIC:
        s.to_pick = WORKERS_STRUCK
        s.phase = CARD_WORKERS
    elif c == SEARCH:
        s.phase = CARD_SEARCH
    elif offer_fitting_zones(s) == 0:
        nothing_happens(s)
    elif s.card == FUMES or s.card == TREMOR:
        s.phase = CARD_DIE
    elif c == EARTHQUAKE:
        s.phase = CARD_DAM
    else:
        s.phase = CARD_ZONE


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
def face_fits(s: State, face: int) -> bool:
    """§5.6, §13.2 Whether a face of the volcano die shows an offered zone; else it is thrown again."""
    for z in range(ZONES):
        if POINTS_TO[face][z] == 1 and s.offered[z] == 1:
            return True
    return False


@rule
def volcano_points(s: State, face: int) -> None:
    """§5.6, §13.3 Of the offered zones those on the face of the die stay."""
    emit(VOLCANO_THROWN, face)
    for z in range(ZONES):
        if POINTS_TO[face][z] == 0:
            s.offered[z] = 0


@rule
def offered_zones(s: State) -> int:
    """§3.3 How many zones can be chosen."""
    return s.offered[0] + s.offered[1] + s.offered[2] + s.offered[3]


@rule
def first_offered(s: State) -> int:
    """§3.3 The zone that is played by itself if it is the only one."""
    for z in range(ZONES):
        if s.offered[z] == 1:
            return z
    return 0


@rule
def card_strikes_zone(s: State, z: int) -> None:
    """§5.6, §6.12, §6.14, §6.19 The card does its work in the zone that was thrown or chosen."""
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
        s.boat_supply -= 1
        s.boats[z] += 1
        emit(BOAT_LANDED, z)
    else:
        s.boats[z] -= 1
        s.boat_supply += 1
        emit(BOAT_LOST, z)
    card_is_done(s)


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
def lie_down(s: State, p: int, w: int) -> None:
    """§6.9 A worker does nothing this round."""
    s.lying[p][w] += 1
    s.asleep[w] += 1
    emit(LAY_DOWN, p, w)


@rule
def anyone_in_hades(s: State) -> bool:
    """§6.11 Whether anybody can be found."""
    for p in range(s.seats):
        if s.hades[p] > 0:
            return True
    return False


@rule
def find_person(s: State, p: int) -> None:
    """§6.11 One person comes back from Hades to the theatre of his player's home."""
    s.hades[p] -= 1
    put_worker(s, p, s.home[p] * PLACES + AT_THEATRE)
    emit(FOUND, p, s.home[p])


@rule
def volcano_faces(s: State, base: int, outcomes: Buffer, weights: Buffer) -> int:
    """§5.6, §13.2 The faces that show an offered zone, each as likely as the others."""
    n = 0
    for face in range(VOLCANO_FACES):
        if face_fits(s, face):
            outcomes[n] = base + face
            weights[n] = 1
            n += 1
    return n
