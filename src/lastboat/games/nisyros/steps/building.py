"""Step 5 (§9): boats and dams."""

from __future__ import annotations

from lastboat.kernel.dialect import NOBODY, Buffer, emit, rule
from lastboat.kernel.policies import next_seat

from ..actions import ACTION_OF, AREA_OF, BOAT, BOAT_BUILT, DAM, DAM_BUILT, END_STEP, PASS, VILLAGE_OF
from ..board import AREAS, AT_DAM_PLACE, AT_SHIPYARD, PLACES, SPOTS, ZONES
from ..components import STONE, WOOD
from ..people import jobs_of
from ..phases import BUILDING, NEXT_STEP
from ..state import State
from .together import players_to_ask, write_stop


@rule
def start_building(s: State) -> None:
    """§9.1, §9.2 What each player's workers at shipyards and dam places can do this round."""
    s.phase = BUILDING
    for p in range(s.seats):
        for z in range(ZONES):
            s.boat_jobs[p][z] = jobs_of(s, p, z * PLACES + AT_SHIPYARD)
            s.dam_jobs[p][z] = jobs_of(s, p, z * PLACES + AT_DAM_PLACE)


@rule
def boat_can_be_built(s: State, p: int, z: int) -> bool:
    """§9.1, §9.3 A builder of player `p` at the shipyard, wood, and a boat in the supply."""
    return s.boat_jobs[p][z] > 0 and s.store[WOOD] > 0 and s.boat_supply > 0


@rule
def spot_is_free(s: State, z: int, area: int) -> bool:
    """§9.2 A free dam spot on an area that is not covered."""
    return area >= s.lava[z] and s.dams[z][area] < SPOTS[s.dam_plan][area]


@rule
def dam_has_a_spot(s: State, z: int) -> bool:
    """§9.2 A free dam spot anywhere in the zone."""
    for area in range(AREAS):
        if spot_is_free(s, z, area):
            return True
    return False


@rule
def dam_can_be_built(s: State, p: int, z: int) -> bool:
    """§9.2, §9.3 A builder of player `p` at the dam place, stone, a dam in the supply, and a spot for it."""
    return s.dam_jobs[p][z] > 0 and s.store[STONE] > 0 and s.dam_supply > 0 and dam_has_a_spot(s, z)


@rule
def boat_builder(s: State, seat: int, z: int) -> int:
    """§3.4 Whose worker builds a boat there for a seat, or NOBODY."""
    p = seat
    for _ in range(players_to_ask(s, seat)):
        if boat_can_be_built(s, p, z):
            return p
        p = next_seat(p, s.seats)
    return NOBODY


@rule
def dam_builder(s: State, seat: int, z: int) -> int:
    """§3.4 Whose worker builds a dam there for a seat, or NOBODY."""
    p = seat
    for _ in range(players_to_ask(s, seat)):
        if dam_can_be_built(s, p, z):
            return p
        p = next_seat(p, s.seats)
    return NOBODY


@rule
def can_build(s: State, p: int) -> bool:
    """§3.4, §9.3 Whether a player's own workers can build anything."""
    for z in range(ZONES):
        if boat_can_be_built(s, p, z) or dam_can_be_built(s, p, z):
            return True
    return False


@rule
def legal_building(s: State, seat: int, out: Buffer) -> int:
    """§3.4, §9.1, §9.2, §9.3 A boat, a dam, or stop; the active player may also end the step while others can build."""
    n = 0
    for z in range(ZONES):
        if boat_builder(s, seat, z) != NOBODY:
            out[n] = BOAT + z
            n += 1
        if dam_builder(s, seat, z) != NOBODY:
            for area in range(AREAS):
                if spot_is_free(s, z, area):
                    out[n] = DAM + z * AREAS + area
                    n += 1
    return write_stop(s, seat, can_build(s, seat), out, n)


@rule
def build_boat(s: State, p: int, z: int) -> None:
    """§9.1 One wood, one boat, at that coast."""
    s.store[WOOD] -= 1
    s.boat_supply -= 1
    s.boat_jobs[p][z] -= 1
    s.boats[z] += 1
    emit(BOAT_BUILT, z)


@rule
def build_dam(s: State, p: int, z: int, area: int) -> None:
    """§9.2 One stone, one dam, on a free spot of that zone."""
    s.store[STONE] -= 1
    s.dam_supply -= 1
    s.dam_jobs[p][z] -= 1
    s.dams[z][area] += 1
    emit(DAM_BUILT, z * AREAS + area)


@rule
def stop_building(s: State, p: int) -> None:
    """§3.4, §9.3 A player's workers build nothing more this round."""
    for z in range(ZONES):
        s.boat_jobs[p][z] = 0
        s.dam_jobs[p][z] = 0


@rule
def play_building(s: State, seat: int, code: int) -> None:
    """§3.4, §9.1, §9.2, §9.3 A boat, a dam, or stop; the active player may end the step."""
    action = ACTION_OF[code]
    if action == BOAT:
        z = VILLAGE_OF[code]
        build_boat(s, boat_builder(s, seat, z), z)
    elif action == DAM:
        z = AREA_OF[code] // AREAS
        build_dam(s, dam_builder(s, seat, z), z, AREA_OF[code] % AREAS)
    elif action == PASS:
        stop_building(s, seat)
    elif action == END_STEP:
        s.phase = NEXT_STEP


@rule
def settle_building(s: State) -> None:
    """§3.4, §9.3 The table waits for who can still build, the active player last; when nobody can the step is over."""
    for i in range(1, s.seats + 1):
        p = (s.active + i) % s.seats
        if can_build(s, p):
            s.mover = p
            return
    s.phase = NEXT_STEP
