"""The state: every number of a position, and names for their values."""

from lastboat.kernel.actions import MOST_SEATS, Domain
from lastboat.kernel.layout import BaseState, Row, cells, layout, number, per_seat

CARD = Domain("card", ("shell", "pearl", "crown"))
COPIES = 3
MOST_DISTANCE = 12
HIDDEN, FIRST_CARD = 0, 1
"""A hand is HIDDEN (unknown, or not dealt yet) or FIRST_CARD + card."""

PHASE = Domain("phase", ("deal", "act", "row", "swap", "landed"))
DEAL, ACT, ROW, SWAP, LANDED = range(5)


@layout
class State(BaseState):
    """The boat, the hands and the pile."""

    seats: int = number(MOST_SEATS)
    phase: int = number(4, of=PHASE)
    turn: int = number(MOST_SEATS - 1, seat=True)
    distance: int = number(MOST_DISTANCE)  # strokes to the shore
    hands: Row = per_seat(top=FIRST_CARD + 2)  # HIDDEN, or FIRST_CARD + the card
    shown: Row = per_seat(top=1)  # who has revealed the card
    pile: Row = cells(3, top=COPIES, by=CARD)  # cards in the pile, and after `hide` those in unknown hands
    thrown: Row = cells(3, top=COPIES, by=CARD)  # cards in the sea, face up
