"""§2 to §4: the set-up, the pile of cards, and A.D. 79."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, emit_to, rule

from .actions import BEGINS, BOXED, DEALT, DRAW_AD79, DRAW_HOUSE, DRAW_OMEN, DREW, FIRST_AD79, GOT, SECOND_AD79
from .board import CARDS_OF, HOUSES, SYMBOLS, TILES_OF, VENT_CELL
from .components import (
    FIGURES_OF_FOUR,
    FIGURES_OF_THREE,
    FIGURES_OF_TWO,
    LOWER_HOUSES,
    PILES_ON_TOP,
)
from .ending import NOBODY_LEFT, end, nobody_is_left
from .state import CARD_DUE, DEAL_DUE, HAND, NO_TILE, NOWHERE, SHUT_VENT, SORT_DUE, TILE_DUE, TILES, TO_PLAY, State


@rule
def figures_each(seats: int, of_2013: int) -> int:
    """§1.5 36, 30 or 25 figures with two, three or four players; in 2013 30 with two."""
    if seats == 4:
        return FIGURES_OF_FOUR
    if seats == 3 or of_2013 == 1:
        return FIGURES_OF_THREE
    return FIGURES_OF_TWO


@rule
def fill_the_bag(s: State, dual: int) -> None:
    """§6.2 45 tiles; §6.9 three more if dual tiles are played."""
    for kind in range(SYMBOLS):
        s.bag[kind] = TILES_OF[kind]
    if dual == 1:
        for kind in range(SYMBOLS, TILES):
            s.bag[kind] = TILES_OF[kind]


@rule
def shut_the_vents(s: State) -> None:
    """§1.4 2013: figures may not enter a vent before its lava does."""
    for symbol in range(SYMBOLS):
        s.ground[VENT_CELL[symbol]] = SHUT_VENT


@rule
def build_the_pile(s: State, omens: int) -> None:
    """§2.1, §2.2, §10.2 Eight house cards, A.D. 79, then 25 house cards with the Omens. Nobody has seen any."""
    for house in range(HOUSES):
        s.unseen[house] = CARDS_OF[house]
    s.above = PILES_ON_TOP
    s.below = LOWER_HOUSES + omens
    s.omens = omens


@rule
def clear_the_table(s: State) -> None:
    """§1.1 An empty town: nothing is played, drawn, laid or picked up."""
    s.card = HOUSES
    s.tile = NO_TILE
    s.runner = NOWHERE
    s.first_to = NOWHERE
    for symbol in range(SYMBOLS):
        for i in range(9):
            s.flow[symbol][i] = NOWHERE


@rule
def begin_with(s: State, p: int) -> None:
    """§2.4 The start player is known; now the hands are taken."""
    s.turn = p
    s.step = DEAL_DUE
    emit(BEGINS, p)


@rule
def next_to_be_dealt(s: State) -> int:
    """§2.3 Who takes the next card of a first hand."""
    p = 0
    while s.held[p] == HAND:
        p += 1
    return p


@rule
def deal(s: State, house: int) -> None:
    """§2.3 A card of a player's pile of four; when all have theirs, the start player begins."""
    p = next_to_be_dealt(s)
    s.unseen[house] -= 1
    s.hands[p][house] += 1
    s.held[p] += 1
    emit_to(p, GOT, house)
    if s.held[p] == HAND:
        emit(DEALT, p)
        if p == s.seats - 1:
            s.step = TO_PLAY


@rule
def take_from_pile(s: State) -> None:
    """§2.2 One card fewer, counted from the top."""
    if s.above > 0:
        s.above -= 1
    else:
        s.among -= 1


@rule
def first_eruption(s: State) -> None:
    """§4.1 A.D. 79 is shuffled into the bottom cards; those above them stay as they lie."""
    s.eruptions = 1
    s.above = s.below - s.bottom
    s.among = s.bottom
    s.below = 0
    emit(FIRST_AD79, s.turn, s.bottom)


@rule
def draw(s: State) -> None:
    """§3.6 The top card. Which sort it is comes first, for all to see; a house card's number after it.

    Where only a house card can lie on top (§2.2), only the number is open; A.D. 79 as the 9th is certain.
    """
    s.card = HOUSES
    if s.eruptions == 0 and s.above == 0:
        first_eruption(s)
    if s.above > 0 and (s.eruptions == 0 or s.omens == 0):
        s.step = CARD_DUE
    else:
        s.step = SORT_DUE


@rule
def sort_chance(s: State, outcomes: Buffer, weights: Buffer) -> int:
    """§4.1, §4.2, §4.4 How likely a house card, an Omen and A.D. 79 lie on top.

    The Omens are spread evenly over all cards under the first A.D. 79; A.D. 79 itself lies
    anywhere among the bottom cards, so it can come once those above them are gone.
    """
    cards = s.above + s.among
    n = 0
    if cards > s.omens:
        outcomes[n] = DRAW_HOUSE
        weights[n] = cards - s.omens
        n += 1
    if s.omens > 0:
        outcomes[n] = DRAW_OMEN
        weights[n] = s.omens
        n += 1
    if s.above == 0:
        outcomes[n] = DRAW_AD79
        weights[n] = 1
        n += 1
    return n


@rule
def pass_the_turn(s: State) -> None:
    """§3.1 The player to the left has the turn."""
    s.turn = (s.turn + 1) % s.seats
    s.step = TO_PLAY


@rule
def take_card(s: State, house: int) -> None:
    """§3.6 The drawer alone sees the card; with four in hand the turn is over."""
    p = s.turn
    take_from_pile(s)
    s.unseen[house] -= 1
    s.hands[p][house] += 1
    s.held[p] += 1
    emit(DREW, p)
    emit_to(p, GOT, house)
    if s.held[p] < HAND:
        draw(s)
    else:
        pass_the_turn(s)


@rule
def second_eruption(s: State) -> None:
    """§4.4 Hands are put away, unsettled figures go back to the box. §6.1 The left neighbour begins."""
    s.eruptions = 2
    emit(SECOND_AD79, s.turn)
    for p in range(s.seats):
        for house in range(HOUSES):
            s.unseen[house] += s.hands[p][house]
            s.hands[p][house] = 0
        s.held[p] = 0
        s.box[p] = s.supply[p]
        s.supply[p] = 0
        if s.box[p] > 0:
            emit(BOXED, p, s.box[p])
    s.turn = (s.turn + 1) % s.seats
    s.step = TILE_DUE
    if nobody_is_left(s):
        end(s, NOBODY_LEFT)
