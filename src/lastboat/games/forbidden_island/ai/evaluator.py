"""What the search asks of this game: which codes deserve a thought, and how a position stands when a turn begins."""

from math import exp

from lastboat.kernel.dialect import Buffer, rule, table

from ..actions import (
    BOARD,
    CAPTURE,
    DISCARD,
    DRAW_CARD,
    END_ACTIONS,
    FLY,
    GIVE,
    GUIDE,
    LAND,
    LIFT_OFF,
    SANDBAG_ON,
    SHORE_UP,
    SWIM,
)
from ..board import ACTIONS_A_TURN, TILES
from ..rules import actor, score
from ..state import ACT, FLOOD, NONE, State
from ..turn import flood_has_begun, swimmer
from .features import CUE, write_cues
from .greedy import choose
from .values import NEED, VALUE, weigh_needs, weigh_places
from .weights import BASE, HIDDEN, LESSONS, TELLS

SEARCH = {"horizon": 25}
"""What the search of this game does differently."""

UNIT = 256
"""Lessons are in so many parts of one."""
FULL = 4 * UNIT
"""No impression is stronger."""
STEEP = 16
"""The odds' curve has so many points for one of its units, …"""
WIDE = 8
"""… and so many units to each side."""
ODDS = table([round(1000 / (1 + exp(-i / STEEP))) for i in range(-WIDE * STEEP, WIDE * STEEP + 1)])

WORTH_A_SANDBAG = 60
"""A need from which on a sandbag out of turn deserves a thought."""
IMPRESSION = 200
"""Scratch from here on: the impressions."""


@rule
def worth(s: State, seat: int) -> int:
    """§8.1 All or nothing."""
    return score(s, seat)


@rule
def settled(s: State) -> bool:
    """§3.1 A turn begins: every pile and pawn is at rest."""
    return s.phase == ACT and s.actions == ACTIONS_A_TURN and s.discarder == NONE and s.flyer == NONE


@rule
def estimate(s: State, seat: int, pad: Buffer) -> int:
    """§8.1 How likely everybody is saved, in thousandths, as similar games went."""
    for i in range(HIDDEN + 1):
        pad[IMPRESSION + i] = BASE[i]
    for n in range(CUE, write_cues(s, pad)):
        cue = pad[n]
        for i in range(HIDDEN + 1):
            pad[IMPRESSION + i] += LESSONS[cue][i]
    odds = pad[IMPRESSION + HIDDEN] * UNIT
    for i in range(HIDDEN):
        odds += min(FULL, max(0, pad[IMPRESSION + i])) * TELLS[i]
    point = odds * STEEP // (UNIT * UNIT) + WIDE * STEEP
    return ODDS[max(0, min(2 * WIDE * STEEP, point))]


@rule
def weigh(s: State, seat: int, codes: Buffer, n: int, weights: Buffer, pad: Buffer, rng: Buffer) -> None:
    """§3.2 What greedy would do deserves most; then what saves, gathers or leads somewhere."""
    best = choose(s, seat, pad, rng)
    weigh_needs(s, pad)
    if actor(s) != seat:
        for i in range(n):
            weights[i] = 400 if codes[i] == best else weight_of_special(s, codes[i], pad)
        return
    if only_goes_on(s):
        for i in range(n):
            weights[i] = weight_of_special(s, codes[i], pad)
            if codes[i] >= DRAW_CARD or codes[i] == best:
                weights[i] = 400
        return
    weigh_places(s, seat, pad)
    most = 1
    for t in range(TILES):
        most = max(most, pad[VALUE + t])
    total = 0
    for i in range(n):
        weights[i] = weight_of(s, codes[i], most, pad)
        total += weights[i]
    for i in range(n):
        if codes[i] == best:
            weights[i] += total // 2


@rule
def only_goes_on(s: State) -> bool:
    """§6.5 Cards are called for, nobody is in the water and no hand is too big: special cards can wait, but for one."""
    return s.phase != ACT and s.discarder == NONE and s.flyer == NONE and swimmer(s) == NONE


@rule
def weight_of_special(s: State, code: int, pad: Buffer) -> int:
    """§6.1 A card played in between: leaving at once, or a sandbag just before the flood where it is needed."""
    if code == LIFT_OFF:
        return 1000
    if code >= SANDBAG_ON and code < BOARD and s.phase == FLOOD and not flood_has_begun(s):
        need = pad[NEED + code - SANDBAG_ON]
        return need // 5 if need >= WORTH_A_SANDBAG else 0
    return 0


@rule
def weight_of(s: State, code: int, most: int, pad: Buffer) -> int:
    """§3.2 An act of the player in turn; a move by what the tile it leads to offers."""
    if code < FLY:
        return 30 + 70 * pad[VALUE + code] // most
    if code < GUIDE:
        return 2 + 60 * pad[VALUE + code - FLY] // most
    if code < SHORE_UP:
        return 8
    if code < GIVE:
        return 40 + min(200, pad[NEED + code - SHORE_UP])
    if code < CAPTURE:
        return 60
    if code < SANDBAG_ON:
        return 2000
    if code < BOARD:
        return 2 + min(60, pad[NEED + code - SANDBAG_ON] // 5)
    if code < LAND:
        return 6
    if code < LIFT_OFF:
        return 5 + 90 * pad[VALUE + code - LAND] // most
    if code == LIFT_OFF:
        return 5000
    if code >= SWIM and code < DISCARD:
        return 30 + 70 * pad[VALUE + code - SWIM] // most
    if code >= DISCARD and code < END_ACTIONS:
        return 60
    return 20
