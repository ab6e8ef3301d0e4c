"""Reading the lava clock: how long a coast will stand, how dangerous a workplace is. For bots, and for hints."""

from __future__ import annotations

from lastboat.kernel.dialect import rule, table

from .board import AREAS, COAST, ERUPTIONS, MOST_ERUPTIONS, PLACES, RINGS, SPOTS, ZONES
from .people import coast_is_in_play
from .state import State

# Tenths, by the eruptions of a round and open zones: eruptions a zone can expect in a round, and the rounds until an
# area is covered by them alone or with the lava flowing too. A round without eruptions does not occur.
ERUPTING = table([[most * 10 // max(1, zones) for zones in range(ZONES + 1)] for most in range(MOST_ERUPTIONS + 1)])
STANDING = table([[100 // max(1, erupting) for erupting in row] for row in ERUPTING])
FLOWING = table([[100 // (erupting + 10) for erupting in row] for row in ERUPTING])


@rule
def basic_eruptions(s: State) -> int:
    """§13.1 Eruptions in a round, before the dice: 2, on Zeus 3; §18.3 or what the house rule says."""
    return ERUPTIONS[s.level] + s.more_eruptions


@rule
def open_zones(s: State) -> int:
    """§13.2 Zones that can still erupt."""
    n = 0
    for z in range(ZONES):
        if s.lava[z] < AREAS:
            n += 1
    return n


@rule
def rounds_left(s: State, z: int) -> int:
    """§12.2, §12.3 Rounds until the coast of a zone is covered, in tenths."""
    zones = open_zones(s)
    standing = STANDING[basic_eruptions(s)][zones]
    flowing = FLOWING[basic_eruptions(s)][zones]
    tenths = 0
    for area in range(s.lava[z], AREAS):
        tenths += flowing if area > 0 and s.dams[z][area] < SPOTS[s.dam_plan][area] else standing
    return tenths


@rule
def rounds_left_for_all(s: State) -> int:
    """§17.1 Rounds until the last coast in play is covered, in tenths."""
    longest = 0
    for z in range(ZONES):
        if coast_is_in_play(s, z):
            longest = max(longest, rounds_left(s, z))
    return longest


@rule
def safest_coast(s: State) -> int:
    """§1.2 The coast in play that will stand longest."""
    best = 0
    longest = -1
    for i in range(ZONES):
        z = s.around[i]
        if coast_is_in_play(s, z):
            rounds = rounds_left(s, z)
            if rounds > longest:
                longest = rounds
                best = z
    return best


@rule
def lava_comes(s: State, z: int, area: int) -> int:
    """§12.2, §13.4 How likely an area is covered this round, in hundredths."""
    erupting = min(90, ERUPTING[basic_eruptions(s)][open_zones(s)] * 10)
    top = s.lava[z]
    flows = s.round_number > 1 and top > 0 and top < AREAS and s.dams[z][top] < SPOTS[s.dam_plan][top]
    steps = area - top
    if flows:
        steps -= 1
    if steps < 0:
        return 100
    if steps == 0:
        return erupting
    if steps == 1:
        return erupting * erupting // 200
    return 0


@rule
def danger(s: State, w: int) -> int:
    """§14.1 How likely the lava comes to a workplace this round, in hundredths."""
    place = w % PLACES
    return lava_comes(s, w // PLACES, COAST if place >= RINGS else place)
