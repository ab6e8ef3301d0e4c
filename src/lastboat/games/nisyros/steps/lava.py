"""Steps 8 and 9: the lava flows, the volcano erupts."""

from __future__ import annotations

from lastboat.kernel.dialect import emit, rule

from ..actions import DAMS_HELD, ERUPTED, ERUPTIONS_COME, LAVA_FLOWED
from ..board import AREAS, ERUPTIONS, MOST_EXTRA_ERUPTIONS, ORACLE, SPOTS, ZONES
from ..phases import DIRECTION, ERUPTION_DIE, ERUPTIONS_DUE, EVACUATING, FLIGHTS
from ..state import State
from .cards import first_offered, offered_zones
from .dice import extra_eruptions
from .pile import spend


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
    s.phase = ERUPTIONS_DUE
    s.step = 8
    if s.round_number > 1:
        for z in range(ZONES):
            if s.lava[z] > 0 and s.lava[z] < AREAS:
                if dams_hold(s, z):
                    emit(DAMS_HELD, z * AREAS + s.lava[z])
                else:
                    emit(LAVA_FLOWED, z * AREAS + s.lava[z])
                    cover(s, z)
                    s.phase = FLIGHTS


@rule
def eruptions_this_round(s: State) -> int:
    """§13.1 Basic number and dice, one less in round 1, within its bounds."""
    base = ERUPTIONS[s.level]
    n = base + extra_eruptions(s)
    if s.round_number == 1:
        n -= 1
    if n < 0:
        n = 0
    if n > base + MOST_EXTRA_ERUPTIONS:
        n = base + MOST_EXTRA_ERUPTIONS
    return n


@rule
def start_eruptions(s: State) -> None:
    """§13.1 Step 9 begins."""
    s.step = 9
    s.eruptions = eruptions_this_round(s)
    emit(ERUPTIONS_COME, s.eruptions)


@rule
def next_eruption(s: State) -> None:
    """§13.2, §6.13 The die shows the direction, the first time the oracle may; without eruptions it goes unused."""
    if s.eruptions == 0:
        if s.waiting[ORACLE] > 0:
            spend(s, ORACLE)
        s.phase = EVACUATING
        s.step = 10
        return
    for z in range(ZONES):
        s.offered[z] = 1 if s.lava[z] < AREAS else 0
    if s.waiting[ORACLE] > 0:
        spend(s, ORACLE)
        s.phase = DIRECTION
    else:
        s.phase = ERUPTION_DIE


@rule
def erupt(s: State, z: int) -> None:
    """§13.4 The topmost open area of the zone turns; dams do not help."""
    s.eruptions -= 1
    emit(ERUPTED, z * AREAS + s.lava[z])
    cover(s, z)
    s.phase = FLIGHTS


@rule
def settle_direction(s: State) -> None:
    """§13.3 Only one zone open: no choice."""
    if offered_zones(s) == 1:
        erupt(s, first_offered(s))
