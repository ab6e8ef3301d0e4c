"""Forbidden Island's evaluator: priors of legal codes, the reward of an ended game, and where rollouts may stop."""

from lastboat.kernel.dialect import Buffer, rule
from lastboat.search.settings import SearchSettings

from ..actions import (
    ACTION_OF,
    BOARD,
    CAPTURE,
    DISCARD,
    DRAW_CARD,
    DRAW_FLOOD,
    FLY,
    GIVE,
    GUIDE,
    LAND,
    LIFT_OFF,
    MOVE,
    SANDBAG_ON,
    SHORE_UP,
    SWIM,
    TILE_OF,
)
from ..board import TILES
from ..rules import actor, score
from ..state import ACT, FLOOD, NONE, State
from ..turn import actions_a_turn, flood_has_begun, swimmer
from .greedy import choose
from .values import NEED, VALUE, measure_needs, measure_places

SEARCH_SETTINGS = SearchSettings(horizon=25)

SANDBAG_NEED = 60
"""The need from which on a sandbag out of turn has a prior above zero."""


@rule
def reward(s: State, seat: int) -> int:
    """§8.1 All or nothing."""
    return score(s, seat)


@rule
def is_quiet(s: State) -> bool:
    """§3.1 A turn begins: every pile and pawn is at rest."""
    return s.phase == ACT and s.actions == actions_a_turn(s) and s.discarder == NONE and s.flyer == NONE


@rule
def set_priors(s: State, seat: int, codes: Buffer, n: int, priors: Buffer, pad: Buffer, rng: Buffer) -> None:
    """§3.2 Greedy's move has the highest prior; then come codes that save tiles, gather cards or lead somewhere."""
    best = choose(s, seat, pad, rng)
    measure_needs(s, pad)
    if actor(s) != seat:
        for i in range(n):
            priors[i] = 400 if codes[i] == best else prior_of_special(s, codes[i], pad)
        return
    if only_goes_on(s):
        for i in range(n):
            priors[i] = prior_of_special(s, codes[i], pad)
            action = ACTION_OF[codes[i]]
            if action == DRAW_CARD or action == DRAW_FLOOD or codes[i] == best:
                priors[i] = 400
        return
    measure_places(s, seat, pad)
    most = 1
    for t in range(TILES):
        most = max(most, pad[VALUE + t])
    total = 0
    for i in range(n):
        priors[i] = prior_of(s, codes[i], most, pad)
        total += priors[i]
    for i in range(n):
        if codes[i] == best:
            priors[i] += total // 2


@rule
def only_goes_on(s: State) -> bool:
    """§6.5 Cards are called for, nobody is in the water and no hand is too big: special cards can wait, but for one."""
    return s.phase != ACT and s.discarder == NONE and s.flyer == NONE and swimmer(s) == NONE


@rule
def prior_of_special(s: State, code: int, pad: Buffer) -> int:
    """§6.1 A card played in between: leaving at once, or a sandbag just before the flood where it is needed."""
    if code == LIFT_OFF:
        return 1000
    if ACTION_OF[code] == SANDBAG_ON and s.phase == FLOOD and not flood_has_begun(s):
        need = pad[NEED + TILE_OF[code]]
        return need // 5 if need >= SANDBAG_NEED else 0
    return 0


@rule
def prior_of(s: State, code: int, most: int, pad: Buffer) -> int:
    """§3.2 An act of the player in turn; a move by what the tile it leads to offers."""
    action = ACTION_OF[code]
    t = TILE_OF[code]
    if action == MOVE or action == SWIM:
        return 30 + 70 * pad[VALUE + t] // most
    if action == FLY:
        return 2 + 60 * pad[VALUE + t] // most
    if action == GUIDE:
        return 8
    if action == SHORE_UP:
        return 40 + min(200, pad[NEED + t])
    if action == GIVE or action == DISCARD:
        return 60
    if action == CAPTURE:
        return 2000
    if action == SANDBAG_ON:
        return 2 + min(60, pad[NEED + t] // 5)
    if action == BOARD:
        return 6
    if action == LAND:
        return 5 + 90 * pad[VALUE + t] // most
    return 5000 if action == LIFT_OFF else 20
