"""§3: playing a card and settling a figure."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from .actions import JOKER, PLACED_NOTHING, PLAY, PLAYED, SETTLE, SETTLED_AT
from .board import HOUSE_CELLS, HOUSE_SIZE, HOUSES, SETTLED, SETTLED_CELLS, SPACES, WING, WING_CELLS, WING_SIZE
from .deck import draw
from .relatives import place, welcome
from .state import TO_SETTLE, TO_SETTLE_JOKER, State


@rule
def has_free_space(s: State, cell: int) -> bool:
    """§1.2 Whether a cell has a space without a figure."""
    return s.crowd[cell] < SPACES[cell]


@rule
def house_is_full(s: State, house: int) -> bool:
    """§3.4 Whether every space of the number is taken, in both wings."""
    for i in range(HOUSE_SIZE[house]):
        if has_free_space(s, HOUSE_CELLS[house][i]):
            return False
    return True


@rule
def town_is_full(s: State) -> bool:
    """§3.5 Whether every space of the town is taken."""
    for i in range(SETTLED):
        if has_free_space(s, SETTLED_CELLS[i]):
            return False
    return True


@rule
def figures_in_building(s: State, wing: int) -> int:
    """§5.1 How many figures, of all colours, a building holds; a wing is a building of its own."""
    count = 0
    for i in range(WING_SIZE[wing]):
        count += s.crowd[WING_CELLS[wing][i]]
    return count


@rule
def settle(s: State, cell: int) -> None:
    """§3.3 A figure takes a space; §5.1 those in its building may bring relatives, §3.4 but not after a joker."""
    company = figures_in_building(s, WING[cell])
    place(s, s.turn, cell)
    emit(SETTLED_AT, s.turn, cell)
    if s.eruptions == 0 or s.step == TO_SETTLE_JOKER:
        draw(s)
    else:
        welcome(s, WING[cell], company)


@rule
def play(s: State, house: int) -> None:
    """§3.2 A card is laid open. §3.3 A figure follows, §3.4 as a joker if the house is full, §3.5 or nothing."""
    p = s.turn
    s.hands[p][house] -= 1
    s.held[p] -= 1
    s.played[house] += 1
    s.card = house
    emit(PLAYED, p, house)
    if s.supply[p] > 0 and not house_is_full(s, house):
        s.step = TO_SETTLE
    elif s.supply[p] > 0 and not town_is_full(s):
        emit(JOKER, p, house)
        s.step = TO_SETTLE_JOKER
    else:
        emit(PLACED_NOTHING, p)
        draw(s)


@rule
def legal_cards(s: State, p: int, out: Buffer) -> int:
    """§3.2 Any card of the hand; cards of one number are alike."""
    n = 0
    for house in range(HOUSES):
        if s.hands[p][house] > 0:
            out[n] = PLAY + house
            n += 1
    return n


@rule
def legal_spaces(s: State, out: Buffer) -> int:
    """§3.3 The cells of the played number that have a free space."""
    n = 0
    for i in range(HOUSE_SIZE[s.card]):
        cell = HOUSE_CELLS[s.card][i]
        if has_free_space(s, cell):
            out[n] = SETTLE + cell
            n += 1
    return n


@rule
def legal_spaces_for_a_joker(s: State, out: Buffer) -> int:
    """§3.4 Every cell of the town that has a free space."""
    n = 0
    for i in range(SETTLED):
        cell = SETTLED_CELLS[i]
        if has_free_space(s, cell):
            out[n] = SETTLE + cell
            n += 1
    return n
