"""Step 9 (§13): the volcano erupts."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from ..actions import CHOOSE_ZONE, ERUPTED, ERUPTIONS_COME, VILLAGE_OF, VOLCANO_COMES
from ..board import AREAS, MOST_EXTRA_ERUPTIONS, ORACLE, ZONES
from ..cards.pile import spend
from ..clock import basic_eruptions
from ..phases import DIRECTION, ERUPTION_DIE, ERUPTIONS_DUE, FLIGHTS, NEXT_STEP
from ..state import State
from ..volcano import first_offered, legal_offered, offered_zones, outcomes_volcano, volcano_points
from .dice import extra_eruptions
from .lava import cover


@rule
def eruptions_this_round(s: State) -> int:
    """§13.1 Basic number and dice, one less in round 1, within its bounds."""
    base = basic_eruptions(s)
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
    """§13.1 So many eruptions come this round."""
    s.eruptions = eruptions_this_round(s)
    s.phase = ERUPTIONS_DUE
    emit(ERUPTIONS_COME, s.eruptions)


@rule
def next_eruption(s: State) -> None:
    """§13.2, §6.13 The die shows the direction; the oracle lets the team choose the first, unused without eruptions."""
    if s.eruptions == 0:
        if s.waiting[ORACLE] > 0:
            spend(s, ORACLE)
        s.phase = NEXT_STEP
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
def outcomes_eruption(s: State, outcomes: Buffer, weights: Buffer) -> int:
    """§13.2 The faces that show a zone which is not covered."""
    return outcomes_volcano(s, outcomes, weights)


@rule
def legal_eruption(s: State, out: Buffer) -> int:
    """§6.13, §13.3 Which of the open zones the volcano erupts into."""
    return legal_offered(s, CHOOSE_ZONE, out)


@rule
def play_eruption(s: State, code: int) -> None:
    """§13.2, §13.3 The die shows the direction, or the team chooses it."""
    if s.phase == ERUPTION_DIE:
        volcano_points(s, code - VOLCANO_COMES)
        s.phase = DIRECTION
    elif s.phase == DIRECTION:
        erupt(s, VILLAGE_OF[code])


@rule
def settle_eruptions(s: State) -> None:
    """§13.2, §13.3 The next eruption; a single open zone is no choice."""
    if s.phase == ERUPTIONS_DUE:
        next_eruption(s)
    elif s.phase == DIRECTION and offered_zones(s) == 1:
        erupt(s, first_offered(s))
