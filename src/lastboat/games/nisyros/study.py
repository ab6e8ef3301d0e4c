"""What a study counts time in, and what it draws. See `lastboat.sim.study.topics`."""

CLOCK = ("round_began",)
PLACES = (("perished", "erupted", "area"),)
"""Who perishes does so in the area that has erupted last."""
TOPICS = ("card_drawn.card", "perished.area", "erupted.area.first", "boat_built.village", "cut_off")
