"""The phases of a game in their order: to which step each belongs, and who is asked in it.

The steps themselves, one after the other, are in `round`; what is asked, what is legal and what a choice does is in the
module of the step.
"""

from __future__ import annotations

from lastboat.kernel.actions import Domain
from lastboat.kernel.dialect import table

STEPS = 10
(SETTING_UP, PLACE, EVENTS, ROLL, GATHER, BUILD, SUMMON, FEED, FLOW, ERUPT, EVACUATE,
 FLIGHT, MOVE_HOME, THE_END) = range(14)  # fmt: skip
"""The ten steps by number; four parts of a game are no step: what comes before, flights within steps 8 and 9, and what
comes after."""

ASKS_NOBODY, ASKS_CHANCE, ASKS_ACTIVE, ASKS_EACH, ASKS_MOVER = 0, 1, 2, 3, 4
"""Nobody: the phase passes by itself. Each: all seats at once. Mover: the seat that the field `mover` names;
in steps 5 and 6 others may act too."""

# (name, the step or part it belongs to, who is asked)
_PHASES = (
    # §2 Setting up
    ("coasts", SETTING_UP, ASKS_CHANCE),
    ("areas", SETTING_UP, ASKS_CHANCE),
    ("villages", SETTING_UP, ASKS_MOVER),
    ("start", SETTING_UP, ASKS_CHANCE),
    # §3.1 A step is over, the next one begins
    ("next_step", SETTING_UP, ASKS_NOBODY),
    # §4 Step 1: workers and boats
    ("placing", PLACE, ASKS_EACH),
    # §5 Step 2: events; the cards that act at once
    ("event_die", EVENTS, ASKS_CHANCE),
    ("next_event", EVENTS, ASKS_NOBODY),
    ("draw", EVENTS, ASKS_CHANCE),
    ("card_die", EVENTS, ASKS_CHANCE),
    ("card_zone", EVENTS, ASKS_ACTIVE),
    ("card_workers", EVENTS, ASKS_ACTIVE),
    ("card_dam", EVENTS, ASKS_ACTIVE),
    ("card_search", EVENTS, ASKS_ACTIVE),
    # §7 Step 3: the action dice; cards 1 and 2
    ("rolling", ROLL, ASKS_CHANCE),
    ("rerolling", ROLL, ASKS_ACTIVE),
    ("doubling", ROLL, ASKS_ACTIVE),
    ("running", ROLL, ASKS_ACTIVE),
    # §8 Step 4: gathering passes by itself
    # §9 Step 5: building
    ("building", BUILD, ASKS_MOVER),
    # §10 Step 6: summoning; card 6
    ("summoning", SUMMON, ASKS_MOVER),
    ("sheltering", SUMMON, ASKS_MOVER),
    # §11 Step 7: feeding; who falls sick
    ("sickness", FEED, ASKS_ACTIVE),
    # §12 Step 8: the lava flows by itself
    # §14 Flight, within steps 8 and 9
    ("flights", FLIGHT, ASKS_NOBODY),
    ("boarding", FLIGHT, ASKS_ACTIVE),
    ("fleeing", FLIGHT, ASKS_CHANCE),
    ("refuge", FLIGHT, ASKS_ACTIVE),
    # §13 Step 9: eruptions
    ("eruptions", ERUPT, ASKS_NOBODY),
    ("eruption_die", ERUPT, ASKS_CHANCE),
    ("direction", ERUPT, ASKS_ACTIVE),
    # §15 Step 10: evacuation
    ("evacuating", EVACUATE, ASKS_ACTIVE),
    # §16 Displaced players
    ("moving_home", MOVE_HOME, ASKS_MOVER),
    # §17 The end
    ("ended", THE_END, ASKS_NOBODY),
)

PHASE = Domain("phase", tuple(name for name, _, _ in _PHASES))
STEP_OF = table([step for _, step, _ in _PHASES])
ASKS = table([who for _, _, who in _PHASES])

(COASTS, AREAS_LAID, VILLAGES, START, NEXT_STEP, PLACING, EVENT_DIE, NEXT_EVENT, DRAW, CARD_DIE, CARD_ZONE,
 CARD_WORKERS, CARD_DAM, CARD_SEARCH, ROLLING, REROLLING, DOUBLING, RUNNING, BUILDING, SUMMONING, SHELTERING, SICKNESS,
 FLIGHTS, BOARDING, FLEEING, REFUGE, ERUPTIONS_DUE, ERUPTION_DIE, DIRECTION, EVACUATING, MOVING_HOME,
 ENDED) = range(len(_PHASES))  # fmt: skip
