"""The state: every number of a position, and names for their values."""

from lastboat.kernel.actions import MOST_SEATS, Domain
from lastboat.kernel.layout import BaseState, Grid, Row, cells, layout, number, per_seat

from .board import (
    ACTIONS_A_TURN,
    CARD,
    CARDS,
    COPIES,
    DIRECTIONS,
    HAND_LIMIT,
    HELD,
    HELICOPTER,
    LEVEL,
    MOST_ACTIONS,
    MOST_COPIES,
    MOST_IN_HAND,
    ROLE,
    ROLES,
    SANDBAG,
    SKULL,
    TILE,
    TILES,
    TO_CAPTURE,
    TREASURE,
    TREASURES,
)

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
class State(BaseState):
    """The island, the piles, the players and what is being played right now. Switches are 0 or 1."""

    seats: int = number(MOST_SEATS)
    # The rule switches and wishes of this table.
    navigator_one_pawn: int = number(1)  # both guided steps must be one pawn's (§4.4)
    limit_after_both: int = number(1)  # the hand limit is checked after both cards drawn (§5.2)
    sandbag_between: int = number(1)  # sandbags also between two flood cards (§6.3)
    rescue_off: int = number(1)  # no helicopter fetches pawns out of the water (§6.4)
    diver_dives_away: int = number(1)  # the Diver may swim as far as a dive goes (§7.4)
    # The house rules: by how much each number differs from the box's (§9).
    more_helicopters: int = number(MOST_COPIES - COPIES[HELICOPTER], low=-COPIES[HELICOPTER])
    more_sandbags: int = number(MOST_COPIES - COPIES[SANDBAG], low=-COPIES[SANDBAG])
    more_actions: int = number(MOST_ACTIONS - ACTIONS_A_TURN, low=-ACTIONS_A_TURN)
    more_in_hand: int = number(MOST_IN_HAND - HAND_LIMIT, low=TO_CAPTURE - HAND_LIMIT)
    role_wish: Row = per_seat(top=ROLES - 1, low=NONE, of=ROLE)  # the role each seat chose, NONE for any
    start: int = number(MOST_SEATS, seat=True)  # the seat that begins, `seats` for one by lot

    # The island: 24 places, counted in reading order, and the tile that lies on each.
    cell_row: Row = cells(TILES, top=TILES)  # the row of each place
    cell_col: Row = cells(TILES, top=TILES)  # its column
    cell: Row = cells(TILES, top=TILES - 1, low=NONE, by=TILE)  # the place each tile lies on, NONE before it is laid
    neighbours: Row = cells(TILES * DIRECTIONS, top=TILES - 1, low=NONE)  # of each tile, in each direction
    tiles: Row = cells(TILES, top=2, by=TILE, of=LEVEL)  # each dry, flooded or sunk

    water: int = number(SKULL)  # the mark of the water track
    flood_pile: Row = cells(TILES, top=LAYERS, low=OUT, by=TILE)  # where each flood card is: OUT, DISCARDED, a layer
    top_layer: int = number(LAYERS)  # the layer of the flood pile that is drawn from
    treasure_pile: Row = cells(CARDS, top=MOST_COPIES, by=CARD)  # treasure cards in the pile, by kind
    treasure_discard: Row = cells(CARDS, top=MOST_COPIES, by=CARD)  # discarded ones

    role: Row = per_seat(top=ROLES - 1, low=NONE, of=ROLE)
    place: Row = per_seat(top=TILES - 1, low=NONE, of=TILE)  # the tile each pawn stands on
    hands: Grid = per_seat(HELD, top=MOST_COPIES, by=CARD)  # how many cards of each kind a player holds
    taken: Row = cells(TREASURES, top=1, by=TREASURE)  # which treasures are the team's

    phase: int = number(8, of=PHASE)
    turn: int = number(MOST_SEATS - 1, seat=True)  # the player in turn; during the set-up, who is dealt to
    actions: int = number(MOST_ACTIONS)  # left to the player in turn
    draws_left: int = number(TILES)  # tiles or cards this phase still draws
    card_called: int = number(1)  # the player in turn has called for the next card (§6.5)
    has_flown: int = number(1)  # the Pilot has flown this turn
    second_shore_up: int = number(1)  # the Engineer's action covers one more tile (§4.6)
    second_step: int = number(1)  # the Navigator's action covers one more step (§4.4)
    guided_pawn: int = number(MOST_SEATS - 1, low=NONE, seat=True)  # whom its first step moved
    guided_from: int = number(TILES - 1, low=NONE, of=TILE)  # and from which tile
    discarder: int = number(MOST_SEATS - 1, low=NONE, seat=True)  # who holds too many cards and must discard

    flyer: int = number(MOST_SEATS - 1, low=NONE, seat=True)  # who is playing a helicopter that has not landed yet
    aboard: Row = per_seat(top=1)  # which pawns it carries

    ending: int = number(31)  # how the game ended, 0 while it goes on
