"""All that lies on the table, and in the hands."""

from __future__ import annotations

from lastboat.kernel.actions import Domain
from lastboat.kernel.layout import Grid, Row, Table, cells, layout, number

from .actions import CELL, HOUSE, SYMBOL, TILE, VERDICT
from .board import CELLS, HOUSES, SYMBOLS

SEATS = 4
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
class State(Table):
    """One moment of a game. Everything but the hands and `unseen` is open to all."""

    step: int = number(14, of=_STEP)
    seats: int = number(4)
    turn: int = number(3)
    verdict: int = number(3, of=VERDICT)

    must_differ: int = number(1)  # the rule switches of this table
    omen_spares_own: int = number(1)
    one_per_number: int = number(1)
    bottom: int = number(15)

    hands: Grid = cells(SEATS, HOUSES, top=7, by=HOUSE)
    held: Row = cells(SEATS, top=HAND)
    unseen: Row = cells(HOUSES, top=7, by=HOUSE)  # house cards in the pile or put away unseen
    played: Row = cells(HOUSES, top=7, by=HOUSE)
    above: int = number(32)  # cards of the pile that lie over A.D. 79, …
    among: int = number(15)  # … that are shuffled together with it, …
    below: int = number(32)  # … and that lie under it
    omens: int = number(7)  # Omens still in the pile
    eruptions: int = number(2)  # how often A.D. 79 has been drawn

    supply: Row = cells(SEATS, top=36)
    town: Grid = cells(SEATS, CELLS, top=36, by=CELL)
    crowd: Row = cells(CELLS, top=100, by=CELL)  # figures of all colours in a cell
    inside: Row = cells(SEATS, top=36)  # figures of a colour in the town
    saved: Row = cells(SEATS, top=36)
    volcano: Row = cells(SEATS, top=36)
    box: Row = cells(SEATS, top=36)

    card: int = number(11, of=_CARD)  # the house played this turn
    kin: int = number(3)  # relatives that may still come
    hosts: Row = cells(HAND, top=30)  # the buildings entered this turn, …
    entered: int = number(4)  # … and how many of them

    ground: Row = cells(CELLS, top=7, by=CELL, of=_GROUND)
    bag: Row = cells(TILES, top=8, by=TILE)
    aside: Row = cells(TILES, top=8, by=TILE)
    drawn: int = number(48)
    tile: int = number(9, of=_TILE)
    symbol: int = number(5, of=SYMBOL)
    laid: Row = cells(SYMBOLS, top=9, by=SYMBOL)
    flow: Grid = cells(SYMBOLS, 9, top=70, of=_PLACE)  # where a symbol's tiles lie, in order

    moves: int = number(2)  # moves this turn still allows
    runner: int = number(70, of=_PLACE)  # where the chosen figure stands
    first_to: int = number(70, of=_PLACE)  # where the first move of this turn ended
    first_alone: int = number(1)  # whether its figure had stood alone
