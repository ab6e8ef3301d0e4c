"""Step 5: boats and dams."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from ..actions import BOAT, BOAT_BUILT, DAM, DAM_BUILT, PASS
from ..board import AREAS, AT_DAM_PLACE, AT_SHIPYARD, PLACES, SPOTS, ZONES
from ..components import STONE, WOOD
from ..people import acting_workers
from ..phases import BUILDING, SUMMONING
from ..state import State


@rule
def jobs_at(s: State, w: int) -> int:
    """§9.1, §9.2, §10.1 One for each acting worker, two with a die."""
    if s.busy[w] == 0:
        return 0
    return acting_workers(s, w) * (1 + s.doubled[w])


@rule
def start_building(s: State) -> None:
    """§9.1, §9.2 What the shipyards and dam places can do this round."""
    s.phase = BUILDING
    s.step = 5
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
def building_choices(s: State, out: Buffer) -> int:
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
def build(s: State, code: int) -> None:
    """§9.1, §9.2 One boat for a wood, or one dam for a stone."""
    if code == PASS:
        s.phase = SUMMONING
    elif code >= DAM:
        z = (code - DAM) // AREAS
        s.store[STONE] -= 1
        s.dam_supply -= 1
        s.dam_jobs[z] -= 1
        s.dams[z][(code - DAM) % AREAS] += 1
        emit(DAM_BUILT, code - DAM)
    else:
        z = code - BOAT
        s.store[WOOD] -= 1
        s.boat_supply -= 1
        s.boat_jobs[z] -= 1
        s.boats[z] += 1
        emit(BOAT_BUILT, z)


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
    s.phase = SUMMONING
