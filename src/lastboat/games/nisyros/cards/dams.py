"""Earth tremor (§6.17) and earthquake (§6.18): which dam breaks."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from ..actions import AREA_OF, BREACH, DAM_LOST
from ..board import AREAS
from ..state import State
from ..volcano import first_offered, offered_zones
from .pile import card_is_done


@rule
def legal_breach(s: State, out: Buffer) -> int:
    """§6.17, §6.18 Which dam breaks in the zone that is next."""
    z = first_offered(s)
    n = 0
    for area in range(AREAS):
        if s.dams[z][area] > 0:
            out[n] = BREACH + z * AREAS + area
            n += 1
    return n


@rule
def break_dam(s: State, z: int, area: int) -> None:
    """§6.17, §6.18 One dam goes to the supply."""
    s.dams[z][area] -= 1
    s.dam_supply += 1
    s.offered[z] = 0
    emit(DAM_LOST, z * AREAS + area)


@rule
def play_breach(s: State, code: int) -> None:
    """§6.17, §6.18 The dam that was chosen breaks."""
    break_dam(s, AREA_OF[code] // AREAS, AREA_OF[code] % AREAS)


@rule
def settle_dams(s: State) -> None:
    """§3.3, §6.17, §6.18 Zone by zone; where dams lie on one area only the choice is made."""
    while offered_zones(s) > 0:
        z = first_offered(s)
        areas = 0
        where = 0
        for area in range(AREAS):
            if s.dams[z][area] > 0:
                areas += 1
                where = area
        if areas > 1:
            return
        break_dam(s, z, where)
    card_is_done(s)
