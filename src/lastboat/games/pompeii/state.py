"""The state: every number of a position, and names for their values."""

from __future__ import annotations

from lastboat.kernel.actions import MOST_SEATS, Domain
from lastboat.kernel.layout import BaseState, Grid, Row, cells, layout, number, per_seat

from .actions import CELL, HOUSE, SYMBOL, TILE, VERDICT
from .board import CELLS, HOUSES, SYMBOLS
from .components import LOWER_HOUSES, MOST_BOTTOM, MOST_FIGURES, MOST_OMENS

HAND = 4
"""Cards in a hand."""
TILES = 9
"""Kinds of tiles: six symbols and three dual ones."""
NO_TILE = 9
NOWHERE = 70
"""No cell."""

STREET = 0
"""Open ground. From 1 on: lava of symbol 0, 1, …"""
SHUT_VENT = 7
"""A vent without lava that figures may not enter."""


LOT_DUE, DEAL_DUE, SORT_DUE, CARD_DUE, TILE_DUE = range(5)
"""The steps at which chance speaks."""
TO_PLAY, TO_SETTLE, TO_SETTLE_JOKER, TO_WELCOME, TO_THROW, TO_PICK, TO_LAY, TO_RUN, TO_STOP = range(5, 14)
"""The steps at which the player whose turn it is decides."""
ALL_OVER = 14

STEPS = (
    "lot_due", "deal_due", "sort_due", "card_due", "tile_due",
    "to_play", "to_settle", "to_settle_joker", "to_welcome", "to_throw", "to_pick", "to_lay", "to_run", "to_stop",
    "all_over",
)  # fmt: skip
_STEP = Domain("step", STEPS)
_GROUND = Domain("ground", ("street", *SYMBOL.tokens, "shut_vent"))
_CARD = Domain("card", (*HOUSE.tokens, "none"))
_PLACE = Domain("place", (*CELL.tokens, "nowhere"))
_TILE = Domain("drawn", (*TILE.tokens, "none"))


@layout
class State(BaseState):
    """One moment of a game. Everything but `hands` and `unseen` is open to all. Switches are 0 or 1."""

    step: int = number(14, of=_STEP)
    seats: int = number(MOST_SEATS)
    turn: int = number(MOST_SEATS - 1, seat=True)
    verdict: int = number(3, of=VERDICT)

    # The options of this table.
    must_differ: int = number(1)  # a turn's two moves need different figures (§7.1)
    omen_spares_own: int = number(1)  # only opponents' figures may be thrown (§4.3)
    one_per_number: int = number(1)  # a house number takes one relative a turn (§5.3)
    bottom: int = number(MOST_BOTTOM)  # how many cards A.D. 79 is shuffled into (§4.1)

    # The cards.
    hands: Grid = per_seat(HOUSES, top=7, by=HOUSE)  # house cards by number, as far as they are known
    held: Row = per_seat(top=HAND)  # how many cards each hand has, known or not
    unseen: Row = cells(HOUSES, top=7, by=HOUSE)  # house cards in the pile or put away unseen
    played: Row = cells(HOUSES, top=7, by=HOUSE)
    above: int = number(LOWER_HOUSES + MOST_OMENS)  # cards of the pile that lie over A.D. 79, …
    among: int = number(MOST_BOTTOM)  # … that are shuffled together with it, …
    below: int = number(LOWER_HOUSES + MOST_OMENS)  # … and that lie under it
    omens: int = number(MOST_OMENS)  # Omens still in the pile
    eruptions: int = number(2)  # how often A.D. 79 has been drawn

    # The figures: of each colour in each place.
    supply: Row = per_seat(top=MOST_FIGURES)  # not settled yet
    town: Grid = per_seat(CELLS, top=MOST_FIGURES, by=CELL)
    crowd: Row = cells(CELLS, top=100, by=CELL)  # figures of all colours in a cell
    inside: Row = per_seat(top=MOST_FIGURES)  # figures of a colour in the whole town
    saved: Row = per_seat(top=MOST_FIGURES)
    volcano: Row = per_seat(top=MOST_FIGURES)  # lost
    box: Row = per_seat(top=MOST_FIGURES)  # put back unsettled at the second A.D. 79

    # Settling.
    card: int = number(11, of=_CARD)  # the house played this turn
    relatives_left: int = number(3)  # relatives that may still come
    hosts: Row = cells(HAND, top=30)  # the buildings entered this turn, …
    entered: int = number(4)  # … and how many of them

    # The lava.
    ground: Row = cells(CELLS, top=7, by=CELL, of=_GROUND)  # what each cell is: street, lava or a vent that is shut
    bag: Row = cells(TILES, top=8, by=TILE)  # tiles still to be drawn, by kind
    aside: Row = cells(TILES, top=8, by=TILE)  # tiles that could not be laid
    drawn: int = number(48)  # how many tiles have been drawn
    tile: int = number(9, of=_TILE)  # the tile that is being played, …
    symbol: int = number(5, of=SYMBOL)  # … and the symbol it is laid as
    laid: Row = cells(SYMBOLS, top=9, by=SYMBOL)  # how many tiles of a symbol lie in the town, …
    flow: Grid = cells(SYMBOLS, 9, top=70, of=_PLACE)  # … and on which cells, in order

    # Running.
    moves: int = number(2)  # moves this turn still allows
    runner: int = number(70, of=_PLACE)  # the cell of the figure that is about to run
    first_to: int = number(70, of=_PLACE)  # where the first move of this turn ended
    first_alone: int = number(1)  # whether its figure had stood alone
