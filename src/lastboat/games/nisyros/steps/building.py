"""Step 5 (§9): boats and dams."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from ..actions import ACTION, AREA_OF, BOAT, BOAT_BUILT, DAM, DAM_BUILT, PASS, VILLAGE_OF
from ..board import AREAS, AT_DAM_PLACE, AT_SHIPYARD, PLACES, SPOTS, ZONES
from ..components import STONE, WOOD
from ..people import jobs_at
from ..phases import BUILDING, NEXT_STEP
from ..state import State


@rule
def start_building(s: State) -> None:
    """§9.1, §9.2 What the shipyards and dam places can do this round."""
    s.phase = BUILDING
    for z in range(ZONES):
        s.boat_jobs[z] = jobs_at(s, z * PLACES + AT_SHIPYARD)
        s.dam_jobs[z] = jobs_at(s, z * PLACES + AT_DAM_PLACE)


@rule
def boat_can_be_built(s: State, z: int) -> bool:
    """§9.1, §9.3 A builder at the shipyard, wood, and a boat in the supply."""
    return s.boat_jobs[z] > 0 and s.store[WOOD] > 0 and s.boat_supply > 0


@rule
def spot_is_free(s: State, z: int, area: int) -> bool:
    """§9.2 A free dam spot on an area that is not covered."""
    return area >= s.lava[z] and s.dams[z][area] < SPOTS[s.dam_plan][area]


@rule
def dams_can_be_built(s: State, z: int) -> bool:
    """§9.2, §9.3 A builder at the dam place, stone, and a dam in the supply."""
    return s.dam_jobs[z] > 0 and s.store[STONE] > 0 and s.dam_supply > 0


@rule
def legal_building(s: State, out: Buffer) -> int:
    """§9.1, §9.2, §9.3 A boat, a dam, or stop."""
    n = 0
    for z in range(ZONES):
        if boat_can_be_built(s, z):
            out[n] = BOAT + z
            n += 1
        if dams_can_be_built(s, z):
            for area in range(AREAS):
                if spot_is_free(s, z, area):
                    out[n] = DAM + z * AREAS + area
                    n += 1
    out[n] = PASS
    return n + 1


@rule
def build_boat(s: State, z: int) -> None:
    """§9.1 One wood, one boat, at that coast."""
    s.store[WOOD] -= 1
    s.boat_supply -= 1
    s.boat_jobs[z] -= 1
    s.boats[z] += 1
    emit(BOAT_BUILT, z)


@rule
def build_dam(s: State, z: int, area: int) -> None:
    """§9.2 One stone, one dam, on a free spot of that zone."""
    s.store[STONE] -= 1
    s.dam_supply -= 1
    s.dam_jobs[z] -= 1
    s.dams[z][area] += 1
    emit(DAM_BUILT, z * AREAS + area)


@rule
def play_building(s: State, code: int) -> None:
    """§9.1, §9.2, §9.3 A boat, a dam, or stop."""
    action = ACTION[code]
    if action == BOAT:
        build_boat(s, VILLAGE_OF[code])
    elif action == DAM:
        build_dam(s, AREA_OF[code] // AREAS, AREA_OF[code] % AREAS)
    elif action == PASS:
        s.phase = NEXT_STEP


@rule
def settle_building(s: State) -> None:
    """§9.3 Without wood, stone, supply or spots building stops."""
    for z in range(ZONES):
        if boat_can_be_built(s, z):
            return
        if dams_can_be_built(s, z):
            for area in range(AREAS):
                if spot_is_free(s, z, area):
                    return
    s.phase = NEXT_STEP
