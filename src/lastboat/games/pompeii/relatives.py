"""§5: relatives, who may come and where they settle."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from .actions import ENOUGH, RELATIVE, RELATIVE_AT, RELATIVES_COME
from .board import COLOUR_OF, HOUSE_OF_WING, KIN_CELLS, KIN_SIZE, NEUTRAL, SPACES, WING
from .deck import draw
from .state import HAND, TO_WELCOME, State


@rule
def place(s: State, p: int, cell: int) -> None:
    """§1.5 A figure goes from the supply into the town."""
    s.supply[p] -= 1
    s.town[p][cell] += 1
    s.crowd[cell] += 1
    s.inside[p] += 1


@rule
def is_closed_to_relatives(s: State, wing: int) -> bool:
    """§5.2 Whether a building was entered this turn, §5.3 or, in 2013, another one of its number by a relative."""
    for i in range(s.entered):
        if s.hosts[i] == wing:
            return True
    if s.one_per_number == 1 and HOUSE_OF_WING[wing] != NEUTRAL:
        for i in range(1, s.entered):
            if HOUSE_OF_WING[s.hosts[i]] == HOUSE_OF_WING[wing]:
                return True
    return False


@rule
def can_host(s: State, cell: int) -> bool:
    """§5.2, §5.3 Whether a relative can go to a cell of a fitting building."""
    return s.crowd[cell] < SPACES[cell] and not is_closed_to_relatives(s, WING[cell])


@rule
def how_many_find_room(s: State, most: int) -> int:
    """§5.4 For how many relatives there is a building each, at most so many; the order makes no difference."""
    colour = COLOUR_OF[s.card]
    found = 0
    i = 0
    while found < most and i < KIN_SIZE[colour]:
        cell = KIN_CELLS[colour][i]
        if can_host(s, cell):
            s.hosts[s.entered] = WING[cell]
            s.entered += 1
            found += 1
        i += 1
    for _ in range(found):
        s.entered -= 1
        s.hosts[s.entered] = 0
    return found


@rule
def no_more_relatives(s: State) -> None:
    """§5.4 The player stops, or nobody else can come; the turn goes on with drawing."""
    s.relatives_left = 0
    for i in range(HAND):
        s.hosts[i] = 0
    s.entered = 0
    draw(s)


@rule
def await_relatives(s: State) -> None:
    """§5.4 Ask for the next relative, or go on with drawing."""
    if s.relatives_left > 0:
        s.step = TO_WELCOME
    else:
        no_more_relatives(s)


@rule
def welcome(s: State, wing: int, company: int) -> None:
    """§5.1 As many relatives may come as figures stood in the building before, §5.4 while figures and spaces last."""
    s.hosts[0] = wing
    s.entered = 1
    s.relatives_left = how_many_find_room(s, min(company, s.supply[s.turn]))
    if s.relatives_left > 0:
        emit(RELATIVES_COME, s.turn, s.relatives_left)
    await_relatives(s)


@rule
def settle_relative(s: State, cell: int) -> None:
    """§5.3 A relative takes a space, and its building is closed to others this turn. §5.4 It brings nobody."""
    place(s, s.turn, cell)
    emit(RELATIVE_AT, s.turn, cell)
    s.hosts[s.entered] = WING[cell]
    s.entered += 1
    s.relatives_left -= 1
    await_relatives(s)


@rule
def legal_relatives(s: State, out: Buffer) -> int:
    """§5.2 Free spaces of the same colour or neutral; §5.4 or no further relative."""
    colour = COLOUR_OF[s.card]
    n = 0
    for i in range(KIN_SIZE[colour]):
        cell = KIN_CELLS[colour][i]
        if can_host(s, cell):
            out[n] = RELATIVE + cell
            n += 1
    out[n] = ENOUGH
    return n + 1
