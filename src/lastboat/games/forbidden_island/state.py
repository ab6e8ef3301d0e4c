"""The layout: every number the game remembers."""

from lastboat.kernel.actions import Domain
from lastboat.kernel.layout import Grid, Row, Table, cells, layout, number

from .board import CARD, CARDS, DIRECTIONS, HELD, LEVEL, ROLE, SKULL, TILE, TILES, TREASURE, TREASURES

PHASE = Domain("phase", ("lay", "first_flood", "cast", "deal", "lot", "act", "draw", "flood", "over"))
LAY, FIRST_FLOOD, CAST, DEAL, LOT, ACT, DRAW, FLOOD, ENDED = range(9)

NONE = -1
"""No pawn, no tile, no role yet."""
OUT = -1
"""A flood card that left the game with its tile."""
DISCARDED = 0
"""A flood card in the discard; 1 and up are the layers of the pile, the highest on top."""
LAYERS = 12

SKULL_REACHED, LANDING_LOST, TREASURE_LOST, DROWNED, WON = 1, 2, 4, 8, 16
"""How the game ended; losses at one moment add up."""


@layout
class State(Table):
    """The island, the piles, the pawns and whatever is being played right now."""

    # The options, as chosen.
    seats: int = number(4)
    navigator_one_pawn: int = number(1)
    limit_after_both: int = number(1)
    sandbag_between: int = number(1)
    rescue_off: int = number(1)
    diver_dives_away: int = number(1)
    role_wish: Row = cells(4, top=5, low=-1, of=ROLE)
    start: int = number(4)
    # The island. Cells count in reading order; cell and row, col belong to a tile once it is laid.
    cell_row: Row = cells(TILES, top=TILES)
    cell_col: Row = cells(TILES, top=TILES)
    cell: Row = cells(TILES, top=TILES - 1, low=-1, by=TILE)
    near: Row = cells(TILES * DIRECTIONS, top=TILES - 1, low=-1)
    tiles: Row = cells(TILES, top=2, by=TILE, of=LEVEL)
    # The piles.
    water: int = number(SKULL)
    flood_pile: Row = cells(TILES, top=LAYERS, low=OUT, by=TILE)
    layer: int = number(LAYERS)
    pile: Row = cells(CARDS, top=5, by=CARD)
    discard: Row = cells(CARDS, top=5, by=CARD)
    # The players.
    role: Row = cells(4, top=5, low=-1, of=ROLE)
    place: Row = cells(4, top=TILES - 1, low=-1, of=TILE)
    hands: Grid = cells(4, HELD, top=5, by=CARD)
    taken: Row = cells(TREASURES, top=1, by=TREASURE)
    # The turn.
    phase: int = number(8, of=PHASE)
    turn: int = number(3)
    actions: int = number(3)
    left: int = number(TILES)
    called: int = number(1)
    flown: int = number(1)
    spare_shore: int = number(1)
    spare_step: int = number(1)
    guided: int = number(3, low=NONE)
    guided_from: int = number(TILES - 1, low=NONE, of=TILE)
    discarder: int = number(3, low=NONE)
    # The helicopter on its way: who plays it and who is aboard.
    flyer: int = number(3, low=NONE)
    aboard: Row = cells(4, top=1)
    # The end.
    ending: int = number(31)
