"""§8: how the game ends, and who wins."""

from __future__ import annotations

from lastboat.kernel.dialect import emit, rule

from .actions import ENDED, LEFT_BEHIND
from .board import CELLS, GATE_CELL, GATES
from .state import ALL_OVER, STREET, TILE_DUE, TILES, State

LAST_TILE, NOBODY_LEFT, GATES_CLOSED = 1, 2, 3
"""The verdicts."""
WHOLE = 1000


@rule
def end(s: State, verdict: int) -> None:
    """§8.4 Figures still in the town go into the volcano, and the game is over."""
    for p in range(s.seats):
        if s.inside[p] > 0:
            emit(LEFT_BEHIND, p, s.inside[p])
            s.volcano[p] += s.inside[p]
            s.inside[p] = 0
            for cell in range(CELLS):
                s.crowd[cell] -= s.town[p][cell]
                s.town[p][cell] = 0
    s.verdict = verdict
    s.step = ALL_OVER
    emit(ENDED, verdict)


@rule
def nobody_is_left(s: State) -> bool:
    """§8.2 Whether no figure is left in the town."""
    for p in range(s.seats):
        if s.inside[p] > 0:
            return False
    return True


@rule
def all_gates_are_closed(s: State) -> bool:
    """§8.3 Whether lava covers every gate."""
    for gate in range(GATES):
        if s.ground[GATE_CELL[gate]] == STREET:
            return False
    return True


@rule
def bag_is_empty(s: State) -> bool:
    """§8.1 Whether the last tile has been drawn."""
    for kind in range(TILES):
        if s.bag[kind] > 0:
            return False
    return True


@rule
def pass_the_lava(s: State) -> None:
    """§8.1 After the turn of the last tile the game ends; else the player to the left draws a tile."""
    if bag_is_empty(s):
        end(s, LAST_TILE)
    else:
        s.turn = (s.turn + 1) % s.seats
        s.step = TILE_DUE


@rule
def is_ahead(s: State, p: int, other: int) -> bool:
    """§8.5 More saved, or as many saved and fewer in the volcano."""
    if s.saved[p] != s.saved[other]:
        return s.saved[p] > s.saved[other]
    return s.volcano[p] < s.volcano[other]


@rule
def wins(s: State, p: int) -> bool:
    """§8.5 Nobody is ahead of a winner; there may be several."""
    for other in range(s.seats):
        if is_ahead(s, other, p):
            return False
    return True


@rule
def share(s: State, p: int) -> int:
    """§8.5 The winner's thousand, divided where the victory is shared; nothing while the game goes on."""
    if s.step != ALL_OVER or not wins(s, p):
        return 0
    winners = 0
    for other in range(s.seats):
        if wins(s, other):
            winners += 1
    return WHOLE // winners
