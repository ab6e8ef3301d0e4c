"""The layout: every number the game remembers."""

from lastboat.kernel.actions import Domain
from lastboat.kernel.layout import Row, Table, cells, layout, number

CARD = Domain("card", ("shell", "pearl", "crown"))
COPIES = 3
HIDDEN, FIRST_CARD = 0, 1
"""A hand is HIDDEN (unknown, or not dealt yet) or FIRST_CARD + card."""

PHASE = Domain("phase", ("deal", "act", "row", "swap", "landed"))
DEAL, ACT, ROW, SWAP, LANDED = range(5)


@layout
class State(Table):
    """The boat, the hands and the pile."""

    seats: int = number(4)
    phase: int = number(4, of=PHASE)
    turn: int = number(3)
    distance: int = number(12)
    hands: Row = cells(4, top=3)
    shown: Row = cells(4, top=1)
    pile: Row = cells(3, top=COPIES, by=CARD)
    thrown: Row = cells(3, top=COPIES, by=CARD)
