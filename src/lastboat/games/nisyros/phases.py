"""Where in the round the game is, and who is asked there."""

from __future__ import annotations

from lastboat.kernel.actions import Domain
from lastboat.kernel.dialect import table

_ASKS_NOBODY, _ASKS_CHANCE, _ASKS_ACTIVE, _ASKS_EACH, _ASKS_MOVER = 0, 1, 2, 3, 4

# (name, the step of the round it belongs to with 0 for before and after, who is asked)
_PHASES = (
    ("coasts", 0, _ASKS_CHANCE),
    ("areas", 0, _ASKS_CHANCE),
    ("villages", 0, _ASKS_MOVER),
    ("start", 0, _ASKS_CHANCE),
    ("placing", 1, _ASKS_EACH),
    ("event_die", 2, _ASKS_CHANCE),
    ("next_event", 2, _ASKS_NOBODY),
    ("draw", 2, _ASKS_CHANCE),
    ("card_die", 2, _ASKS_CHANCE),
    ("card_zone", 2, _ASKS_ACTIVE),
    ("card_workers", 2, _ASKS_ACTIVE),
    ("card_dam", 2, _ASKS_ACTIVE),
    ("card_search", 2, _ASKS_ACTIVE),
    ("rolling", 3, _ASKS_CHANCE),
    ("rerolling", 3, _ASKS_ACTIVE),
    ("doubling", 3, _ASKS_ACTIVE),
    ("running", 3, _ASKS_ACTIVE),
    ("gathering", 4, _ASKS_NOBODY),
    ("building", 5, _ASKS_ACTIVE),
    ("summoning", 6, _ASKS_ACTIVE),
    ("sheltering", 6, _ASKS_MOVER),
    ("feeding", 7, _ASKS_NOBODY),
    ("sickness", 7, _ASKS_ACTIVE),
    ("flow", 8, _ASKS_NOBODY),
    ("flights", 0, _ASKS_NOBODY),
    ("boarding", 0, _ASKS_ACTIVE),
    ("fleeing", 0, _ASKS_CHANCE),
    ("refuge", 0, _ASKS_ACTIVE),
    ("eruptions", 9, _ASKS_NOBODY),
    ("eruption_die", 9, _ASKS_CHANCE),
    ("direction", 9, _ASKS_ACTIVE),
    ("evacuating", 10, _ASKS_ACTIVE),
    ("moving_home", 10, _ASKS_MOVER),
    ("ended", 0, _ASKS_NOBODY),
)

PHASE = Domain("phase", tuple(name for name, _, _ in _PHASES))
ASKS = table([who for _, _, who in _PHASES])
ASKS_CHANCE, ASKS_ACTIVE, ASKS_EACH, ASKS_MOVER = _ASKS_CHANCE, _ASKS_ACTIVE, _ASKS_EACH, _ASKS_MOVER

(COASTS, AREAS_LAID, VILLAGES, START, PLACING, EVENT_DIE, NEXT_EVENT, DRAW, CARD_DIE, CARD_ZONE, CARD_WORKERS, CARD_DAM,
 CARD_SEARCH, ROLLING, REROLLING, DOUBLING, RUNNING, GATHERING, BUILDING, SUMMONING, SHELTERING, FEEDING, SICKNESS,
 FLOW, FLIGHTS, BOARDING, FLEEING, REFUGE, ERUPTIONS_DUE, ERUPTION_DIE, DIRECTION, EVACUATING, MOVING_HOME,
 ENDED) = range(len(_PHASES))  # fmt: skip
