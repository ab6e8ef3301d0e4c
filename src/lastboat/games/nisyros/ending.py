"""When the game ends, and how well it went."""

from __future__ import annotations

from lastboat.kernel.dialect import emit, rule

from .actions import GAME_ENDED
from .board import AREAS, BIG_VICTORY, PEOPLE, SMALL_VICTORY, ZONES
from .people import boats_on_the_sea, coasts_in_play, people_on_the_island
from .phases import ENDED
from .state import State

ISLAND_COVERED, NO_COAST, NOBODY_LEFT = 1, 2, 3
DEFEAT, SMALL, BIG = 0, 1, 2


@rule
def end(s: State, reason: int) -> None:
    """§17.1 The game is over; the reason is named."""
    s.reason = reason
    s.phase = ENDED
    s.step = 0
    emit(GAME_ENDED, reason)


@rule
def island_is_covered(s: State) -> bool:
    """§17.1 All twenty areas are lava."""
    for z in range(ZONES):
        if s.lava[z] < AREAS:
            return False
    return True


@rule
def end_if_due(s: State) -> bool:
    """§17.1 Island covered, neither a coast in play nor a boat, nobody left: the first that holds ends the game."""
    if coasts_in_play(s) == 0 and boats_on_the_sea(s) == 0:
        end(s, ISLAND_COVERED if island_is_covered(s) else NO_COAST)
        return True
    if people_on_the_island(s) == 0:
        end(s, NOBODY_LEFT)
        return True
    return False


@rule
def fewest_saved(s: State) -> int:
    """§17.2 The people on Kos of the player who has fewest there."""
    fewest = PEOPLE
    for p in range(s.seats):
        if s.kos[p] < fewest:
            fewest = s.kos[p]
    return fewest


@rule
def victory(s: State) -> int:
    """§17.2 9 or 10 saved by everybody is a big victory, 7 or 8 a small one, fewer a defeat."""
    fewest = fewest_saved(s)
    if fewest >= BIG_VICTORY:
        return BIG
    if fewest >= SMALL_VICTORY:
        return SMALL
    return DEFEAT
