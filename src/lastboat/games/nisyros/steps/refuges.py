"""Flight (§14): where people can flee to."""

from __future__ import annotations

from lastboat.kernel.dialect import rule

from ..board import AREAS, COAST, ZONES
from ..people import coast_is_in_play, lies_opposite
from ..state import State

CITIZEN = -1
"""Where a flier stands who is no worker: in the village."""


@rule
def flees_like_a_slope(s: State) -> bool:
    """§14.10 Slopes, and unused coasts with only their dam workers."""
    return s.fleeing[s.flight] < COAST or s.owner[s.flight] < 0


@rule
def can_be_reached(s: State, z: int, to: int) -> bool:
    """§14.7 A coast in play: a neighbour, or the opposite one past an open neighbouring coast."""
    if to == z or not coast_is_in_play(s, to):
        return False
    if not lies_opposite(s, z, to):
        return True
    for beside in range(ZONES):
        if beside != z and beside != to and s.lava[beside] < AREAS:
            return True
    return False


@rule
def is_refuge(s: State, z: int) -> bool:
    """§14.3, §14.7 Where the present flier may go: from a slope any coast in play, from a coast one he can reach."""
    if flees_like_a_slope(s):
        return coast_is_in_play(s, z)
    return can_be_reached(s, s.flight, z)


@rule
def refuges(s: State) -> int:
    """§14.7 How many coasts the present flier may go to."""
    n = 0
    for z in range(ZONES):
        if is_refuge(s, z):
            n += 1
    return n


@rule
def there_is_a_refuge(s: State) -> bool:
    """§14.7 Whether the present flier can go anywhere."""
    for z in range(ZONES):
        if is_refuge(s, z):
            return True
    return False


@rule
def is_bound_for_home(s: State) -> bool:
    """§14.2, §14.8 From a slope home if it stands; from a coast visitors whose home stands and can be reached."""
    home = s.home[s.flier]
    if flees_like_a_slope(s):
        return coast_is_in_play(s, home)
    return s.flier_at != CITIZEN and home != s.flight and can_be_reached(s, s.flight, home)


@rule
def safest_refuge(s: State) -> int:
    """§3.3 The default: the coast with most open areas above it, the first clockwise of equals."""
    best = 0
    least = AREAS + 1
    for i in range(ZONES):
        z = s.around[i]
        if is_refuge(s, z) and s.lava[z] < least:
            least = s.lava[z]
            best = z
    return best
