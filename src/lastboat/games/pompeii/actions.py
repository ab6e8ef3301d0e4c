"""The vocabulary: what a seat can do, what chance can bring, the events, and how a game can end."""

from __future__ import annotations

from lastboat.kernel.actions import MOST_SEATS, NUMBERS, SEAT, Codes, Domain, Events
from lastboat.kernel.dialect import rule, table

from .board import CELL_NAMES, GATE_NAMES, HOUSES, SYMBOL_NAMES, Line

CELL = Domain("cell", CELL_NAMES)
HOUSE = Domain("house", tuple(str(number + 1) for number in range(HOUSES)))
GATE = Domain("gate", GATE_NAMES)
SYMBOL = Domain("symbol", SYMBOL_NAMES)
TILE = Domain("tile", (*SYMBOL_NAMES, "helmet_mask", "vase_scroll", "column_coin"))
SORT = Domain("sort", ("house", "omen", "ad79"))
VERDICT = Domain("verdict", ("none", "last_tile", "nobody_left", "gates_closed"))
COUNT = NUMBERS(81)

ACTIONS = Codes()
PLAY = ACTIONS.verb("play", house=HOUSE)
SETTLE = ACTIONS.verb("settle", cell=CELL)
RELATIVE = ACTIONS.verb("relative", cell=CELL)
ENOUGH = ACTIONS.verb("enough")
THROW = ACTIONS.verb("throw", cell=CELL, owner=SEAT)
PICK = ACTIONS.verb("pick", symbol=SYMBOL)
LAY = ACTIONS.verb("lay", cell=CELL)
RUN = ACTIONS.verb("run", cell=CELL)
TO = ACTIONS.verb("to", cell=CELL)
LEAVE = ACTIONS.verb("leave", gate=GATE)
REST = ACTIONS.verb("rest")

ACTION_OF: Line = table(ACTIONS.bases())
"""Which action a code is: PLAY for `PLAY + house`, whatever the house."""
HOUSE_OF: Line = table(ACTIONS.values("house"))
CELL_OF: Line = table(ACTIONS.values("cell"))
OWNER_OF: Line = table(ACTIONS.values("owner"))
SYMBOL_OF: Line = table(ACTIONS.values("symbol"))
GATE_OF: Line = table(ACTIONS.values("gate"))
"""What the code of an action names."""


@rule
def throw_code(cell: int, owner: int) -> int:
    """The code for throwing a figure of an owner, from a cell, into the volcano."""
    return THROW + cell * MOST_SEATS + owner


OUTCOMES = Codes()
LOT = OUTCOMES.verb("lot", seat=SEAT)
CARD = OUTCOMES.verb("card", house=HOUSE)
DRAW = OUTCOMES.verb("draw", sort=SORT)
TILE_OUT = OUTCOMES.verb("tile", tile=TILE)
DRAW_HOUSE, DRAW_OMEN, DRAW_AD79 = DRAW, DRAW + 1, DRAW + 2

EVENTS = Events()
BEGINS = EVENTS.event("begins", seat=SEAT)
DEALT = EVENTS.event("dealt", seat=SEAT)
GOT = EVENTS.event("got", house=HOUSE)
PLAYED = EVENTS.event("played", seat=SEAT, house=HOUSE)
JOKER = EVENTS.event("joker", seat=SEAT, house=HOUSE)
PLACED_NOTHING = EVENTS.event("placed_nothing", seat=SEAT)
SETTLED_AT = EVENTS.event("settled", seat=SEAT, cell=CELL)
RELATIVES_COME = EVENTS.event("relatives_come", seat=SEAT, count=COUNT)
RELATIVE_AT = EVENTS.event("relative_settled", seat=SEAT, cell=CELL)
DREW = EVENTS.event("drew", seat=SEAT)
FIRST_AD79 = EVENTS.event("first_ad79", seat=SEAT, count=COUNT)
OMEN = EVENTS.event("omen", seat=SEAT)
THREW = EVENTS.event("threw", seat=SEAT, owner=SEAT, cell=CELL)
NOBODY_THROWN = EVENTS.event("nobody_thrown", seat=SEAT)
SECOND_AD79 = EVENTS.event("second_ad79", seat=SEAT)
BOXED = EVENTS.event("boxed", seat=SEAT, count=COUNT)
DREW_TILE = EVENTS.event("drew_tile", seat=SEAT, tile=TILE)
PICKED = EVENTS.event("picked", seat=SEAT, symbol=SYMBOL)
LAID = EVENTS.event("laid", seat=SEAT, symbol=SYMBOL, cell=CELL)
PUT_ASIDE = EVENTS.event("put_aside", seat=SEAT, tile=TILE)
BURIED = EVENTS.event("buried", owner=SEAT, count=COUNT, cell=CELL)
GATE_CLOSED = EVENTS.event("gate_closed", gate=GATE)
CUT_OFF = EVENTS.event("cut_off", owner=SEAT, count=COUNT, cell=CELL)
RAN = EVENTS.event("ran", seat=SEAT, start=CELL, cell=CELL)
SAVED = EVENTS.event("saved", seat=SEAT, start=CELL, gate=GATE)
RESTED = EVENTS.event("rested", seat=SEAT)
LEFT_BEHIND = EVENTS.event("left_behind", owner=SEAT, count=COUNT)
ENDED = EVENTS.event("ended", verdict=VERDICT)
