"""The vocabulary: what a seat can do, what chance can bring, the events, and how a game can end."""

from lastboat.kernel.actions import NUMBERS, SEAT, Codes, Domain, Events

from .state import CARD

ACTIONS = Codes()
PULL = ACTIONS.verb("pull")
CHANGE = ACTIONS.verb("change")
REVEAL = ACTIONS.verb("reveal")

OUTCOMES = Codes()
GET = OUTCOMES.verb("get", card=CARD)
STROKES = OUTCOMES.verb("strokes", length=NUMBERS(4))

EVENTS = Events()
DEALT = EVENTS.event("dealt", seat=SEAT)
YOUR_CARD = EVENTS.event("your_card", card=CARD)
ROWED = EVENTS.event("rowed", seat=SEAT, length=NUMBERS(4))
CHANGED = EVENTS.event("changed", seat=SEAT, card=CARD)
REVEALED = EVENTS.event("revealed", seat=SEAT, card=CARD)
LANDED_AT_LAST = EVENTS.event("landed")

VERDICTS = Domain("verdict", ("open", "landed"))
