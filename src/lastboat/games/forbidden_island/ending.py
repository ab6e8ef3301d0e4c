"""§8: how the game ends."""

from lastboat.kernel.dialect import emit, rule

from .actions import GAME_LOST
from .state import ENDED, WON, State


@rule
def lose(s: State, losses: int) -> None:
    """§8.2 Everybody loses; when several reasons hold at once, all are named."""
    s.phase = ENDED
    s.ending = losses
    emit(GAME_LOST)


@rule
def win(s: State) -> None:
    """§8.1 Everybody is saved."""
    s.phase = ENDED
    s.ending = WON
