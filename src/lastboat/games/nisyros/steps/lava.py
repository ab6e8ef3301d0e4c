"""Step 8 (§12): the lava flows. How an area turns, in this step and in step 9."""

from __future__ import annotations

from lastboat.kernel.dialect import emit, rule

from ..actions import DAMS_HELD, LAVA_FLOWED
from ..board import AREAS, SPOTS, ZONES
from ..phases import FLIGHTS
from ..state import State


@rule
def cover(s: State, z: int) -> None:
    """§12.2, §12.3, §8.3 The topmost open area turns: its dams go to the supply, its bonus is lost, people flee."""
    area = s.lava[z]
    s.dam_supply += s.dams[z][area]
    s.dams[z][area] = 0
    if area == 0:
        s.bonus[z] = 0
    s.lava[z] += 1
    s.fleeing[z] = area


@rule
def dams_hold(s: State, z: int) -> bool:
    """§12.3 Every dam spot of the area below the lava is filled."""
    area = s.lava[z]
    return s.dams[z][area] == SPOTS[s.dam_plan][area]


@rule
def flow(s: State) -> None:
    """§12.1, §12.2 From round 2 on, in every zone with lava the area below it turns; all turn together."""
    if s.round_number > 1:
        for z in range(ZONES):
            if s.lava[z] > 0 and s.lava[z] < AREAS:
                if dams_hold(s, z):
                    emit(DAMS_HELD, z * AREAS + s.lava[z])
                else:
                    emit(LAVA_FLOWED, z * AREAS + s.lava[z])
                    cover(s, z)
                    s.phase = FLIGHTS
