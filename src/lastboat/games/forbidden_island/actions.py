"""The vocabulary: what a seat can do, what chance can bring, the events, and how a game can end."""

from lastboat.kernel.actions import MOST_SEATS, NUMBERS, SEAT, Codes, Domain, Events
from lastboat.kernel.dialect import rule, table

from .board import CARD, HELD, ROLE, SKULL, TILE, TILES, TREASURE

ACTIONS = Codes()
# The actions of a turn.
MOVE = ACTIONS.verb("move", tile=TILE)
FLY = ACTIONS.verb("fly", tile=TILE)
GUIDE = ACTIONS.verb("guide", pawn=SEAT, tile=TILE)
SHORE_UP = ACTIONS.verb("shore_up", tile=TILE)
GIVE = ACTIONS.verb("give", treasure=TREASURE, to=SEAT)
CAPTURE = ACTIONS.verb("capture", treasure=TREASURE)
# Special cards.
SANDBAG_ON = ACTIONS.verb("sandbag", tile=TILE)
BOARD = ACTIONS.verb("board", pawn=SEAT)
LAND = ACTIONS.verb("land", tile=TILE)
LIFT_OFF = ACTIONS.verb("lift_off")
# What the game asks for.
SWIM = ACTIONS.verb("swim", tile=TILE)
DISCARD = ACTIONS.verb("discard", card=Domain("card", CARD.tokens[:HELD]))
# Going on.
END_ACTIONS = ACTIONS.verb("end_actions")
DRAW_CARD = ACTIONS.verb("draw_card")
DRAW_FLOOD = ACTIONS.verb("draw_flood")

ACTION_OF = table(ACTIONS.bases())
"""Which action a code is: MOVE for `MOVE + t`, whatever the tile."""
TILE_OF = table(ACTIONS.values("tile"))
PAWN_OF = table(ACTIONS.values("pawn"))
TREASURE_OF = table(ACTIONS.values("treasure"))
CARD_OF = table(ACTIONS.values("card"))
RECEIVER_OF = table(ACTIONS.values("to"))
"""What the code of an action names."""


@rule
def guide_code(q: int, t: int) -> int:
    """The code for guiding pawn q to tile t."""
    return GUIDE + q * TILES + t


@rule
def give_code(k: int, q: int) -> int:
    """The code for giving a card of treasure k to seat q."""
    return GIVE + k * MOST_SEATS + q


OUTCOMES = Codes()
LAY_TILE = OUTCOMES.verb("lay", tile=TILE)
CAST_ROLE = OUTCOMES.verb("cast", role=ROLE)
DRAWN = OUTCOMES.verb("drawn", card=CARD)
FLOOD_TILE = OUTCOMES.verb("flood", tile=TILE)
BEGIN = OUTCOMES.verb("begin", seat=SEAT)

EVENTS = Events()
TILE_LAID = EVENTS.event("tile_laid", tile=TILE)
TILE_FLOODED = EVENTS.event("flooded", tile=TILE)
TILE_SUNK = EVENTS.event("sunk", tile=TILE)
TILE_SHORED = EVENTS.event("shored_up", seat=SEAT, tile=TILE)
ROLE_CAST = EVENTS.event("role_cast", seat=SEAT, role=ROLE)
BEGINS = EVENTS.event("begins", seat=SEAT)
CARD_DEALT = EVENTS.event("card_dealt", seat=SEAT, card=CARD)
MOVED = EVENTS.event("moved", seat=SEAT, tile=TILE)
FLEW = EVENTS.event("flew", seat=SEAT, tile=TILE)
GUIDED_BY = EVENTS.event("guided", seat=SEAT, pawn=SEAT, tile=TILE)
GAVE = EVENTS.event("gave", seat=SEAT, treasure=TREASURE, to=SEAT)
CAPTURED = EVENTS.event("captured", seat=SEAT, treasure=TREASURE)
ACTIONS_ENDED = EVENTS.event("actions_ended", seat=SEAT)
CARD_DRAWN = EVENTS.event("card_drawn", seat=SEAT, card=CARD)
WATER_ROSE = EVENTS.event("water_rose", level=NUMBERS(SKULL + 1), count=NUMBERS(6))
FLOOD_ON_TOP = EVENTS.event("flood_on_top", count=NUMBERS(25))
CARD_DISCARDED = EVENTS.event("card_discarded", seat=SEAT, card=CARD)
PILE_RESHUFFLED = EVENTS.event("pile_reshuffled")
FLOOD_RESHUFFLED = EVENTS.event("flood_reshuffled")
SANDBAG_PLAYED = EVENTS.event("sandbag_played", seat=SEAT, tile=TILE)
BOARDED = EVENTS.event("boarded", seat=SEAT, pawn=SEAT)
LANDED = EVENTS.event("landed", seat=SEAT, tile=TILE)
IN_THE_WATER = EVENTS.event("in_the_water", pawn=SEAT, tile=TILE)
SWAM = EVENTS.event("swam", seat=SEAT, tile=TILE)
TURN_BEGAN = EVENTS.event("turn_began", seat=SEAT)
LIFTED_OFF = EVENTS.event("lifted_off", seat=SEAT)
GAME_LOST = EVENTS.event("game_lost")

_LOSSES = ("skull", "landing", "treasure", "drowned")
VERDICTS = Domain(
    "verdict",
    (
        "open",
        *("_and_".join(n for i, n in enumerate(_LOSSES) if flags & (1 << i)) for flags in range(1, 16)),
        "won",
    ),
)
"""Every way to end, numbered like `State.ending`: losses at one moment add up."""
