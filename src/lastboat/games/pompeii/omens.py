"""§4.2, §4.3: Omens, and figures that go into the volcano."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from .actions import NOBODY_THROWN, OMEN, THREW, throw_code
from .board import SETTLED, SETTLED_CELLS
from .deck import draw, take_from_pile
from .state import TO_THROW, State


@rule
def throw_from(s: State, owner: int, cell: int, count: int) -> None:
    """§1.5 Figures leave a cell of the town for the volcano."""
    s.town[owner][cell] -= count
    s.crowd[cell] -= count
    s.inside[owner] -= count
    s.volcano[owner] += count


@rule
def may_be_thrown(s: State, owner: int) -> bool:
    """§4.3 Whether a colour may be thrown: any, in 2013 only an opponent's."""
    return s.omen_spares_own == 0 or owner != s.turn


@rule
def somebody_may_be_thrown(s: State) -> bool:
    """§4.3 Whether there is a figure to throw."""
    for owner in range(s.seats):
        if s.inside[owner] > 0 and may_be_thrown(s, owner):
            return True
    return False


@rule
def show_omen(s: State) -> None:
    """§4.2 The Omen is shown at once; the throw is obligatory while there is a figure for it (§4.3)."""
    take_from_pile(s)
    s.omens -= 1
    emit(OMEN, s.turn)
    if somebody_may_be_thrown(s):
        s.step = TO_THROW
    else:
        emit(NOBODY_THROWN, s.turn)
        draw(s)


@rule
def throw(s: State, cell: int, owner: int) -> None:
    """§4.3 One figure goes into the volcano; §4.2 then the player draws again."""
    throw_from(s, owner, cell, 1)
    emit(THREW, s.turn, owner, cell)
    draw(s)


@rule
def legal_throws(s: State, out: Buffer) -> int:
    """§4.3 One choice for each cell and colour; figures of a colour in one cell are alike."""
    n = 0
    for i in range(SETTLED):
        cell = SETTLED_CELLS[i]
        if s.crowd[cell] > 0:
            for owner in range(s.seats):
                if s.town[owner][cell] > 0 and may_be_thrown(s, owner):
                    out[n] = throw_code(cell, owner)
                    n += 1
    return n
