"""The components: tiles, treasures, roles, cards, the water track and the shapes of the island."""

from lastboat.kernel.actions import Domain
from lastboat.kernel.dialect import table

# Tiles: two of each treasure, Fools' Landing, the gates, the others. -----------------------------

TILES = 24
TILE = Domain(
    "tile",
    (
        "temple_of_the_moon", "temple_of_the_sun",
        "whispering_garden", "howling_garden",
        "cave_of_embers", "cave_of_shadows",
        "coral_palace", "tidal_palace",
        "fools_landing",
        "bronze_gate", "copper_gate", "gold_gate", "iron_gate", "silver_gate",
        "breakers_bridge", "cliffs_of_abandon", "crimson_forest", "twilight_hollow", "dunes_of_deception",
        "lost_lagoon", "misty_marsh", "observatory", "phantom_rock", "watchtower",
    ),
)  # fmt: skip
FOOLS_LANDING = 8
LEVEL = Domain("level", ("dry", "flooded", "sunk"))
DRY, FLOODED, SUNK = range(3)

# Treasures: number k lies on tiles 2k and 2k + 1. -------------------------------------------------

TREASURES = 4
TREASURE = Domain("treasure", ("earth_stone", "statue_of_the_wind", "crystal_of_fire", "oceans_chalice"))
TO_CAPTURE = 4
"""How many of its cards a treasure costs."""

# Roles, and the tile each begins on. --------------------------------------------------------------

ROLES = 6
ROLE = Domain("role", ("engineer", "explorer", "navigator", "diver", "messenger", "pilot"))
ENGINEER, EXPLORER, NAVIGATOR, DIVER, MESSENGER, PILOT = range(ROLES)
START = table([9, 10, 11, 12, 13, FOOLS_LANDING])

# Treasure cards: the four treasures, then the special ones. ---------------------------------------

CARDS = 7
CARD = Domain("card", (*TREASURE.tokens, "helicopter", "sandbag", "waters_rise"))
HELICOPTER, SANDBAG, WATERS_RISE = 4, 5, 6
HELD = 6
"""Kinds of cards that can be in a hand: all but Waters Rise."""
COPIES = table([5, 5, 5, 5, 3, 2, 3])
MOST_COPIES = 6
"""Of one card, by house rule."""
HAND_LIMIT = 5
MOST_IN_HAND = 7
"""By house rule."""

# The water track: how many flood cards a turn draws at each mark; the last mark is the skull. -----

WATER_TRACK = table([0, 2, 2, 3, 3, 3, 4, 4, 5, 5, 0])
SKULL = 10
FIRST_FLOODED = 6
ACTIONS_A_TURN = 3
MOST_ACTIONS = 5
"""By house rule."""
CARDS_A_TURN = 2

# Directions: first the orthogonal ones, clockwise from north, then the diagonal ones. -------------

DIRECTIONS = 8
ORTHOGONAL = 4
DIRECTION = table([
    [7, 0, 4],
    [3, 8, 1],
    [6, 2, 5],
])  # fmt: skip

# The shapes: X is a place for a tile. -------------------------------------------------------------

SHAPES = {
    "standard": ("..XX..", ".XXXX.", "XXXXXX", "XXXXXX", ".XXXX.", "..XX.."),
    "treasure_island": ("XX...XX", ".XXXXX.", "..XXX..", "..XXX..", ".XXXXX.", "XX...XX"),
    "island_of_shadows": ("XXXXXX", "XXXXXX", "XXXXXX", "XXXXXX"),
    "volcano_island": ("XXXXX", "XXXXX", "XX.XX", "XXXXX", "XXXXX"),
    "island_of_death": ("..XXX..", "XXXXXXX", ".XXXXX.", "..XXX..", "..XXX..", "..XXX.."),
    "bay_of_gulls": ("...XX...", "...XX...", "X..XX..X", "XXXXXXXX", ".XXXXXX.", "...XX..."),
    "bone_island": (".XX..XX.", "XXXXXXXX", "XXXXXXXX", ".XX..XX."),
    "coral_reef": (".XX....", "XXXX...", "XXXXXX.", ".XXXXXX", "...XXXX", "....XX."),
    "skull_island": ("XXXXXX", "X.XX.X", "XXXXXX", ".XXXX.", ".XXXX."),
    "bridge_of_horrors": ("XXX...XXXX", "XXXXXXXXXX", "XXXX...XXX"),
    "atoll_of_decisions": ("..XXX..", ".XX.XX.", "XX...XX", "X.....X", "XX...XX", ".XX.XX.", "..XXX.."),
    "arch_of_fate": ("...XXX...", "..XXXXX..", ".XXX.XXX.", "XXX...XXX", "XX.....XX"),
}
