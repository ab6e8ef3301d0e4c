"""What a study counts time in, and what it draws. See `lastboat.sim.study.topics`."""

CLOCK = ("turn_began",)
TOPICS = ("captured.treasure", "sunk.tile.first", "card_drawn.card", "in_the_water.tile", "water_rose")
