"""What a study counts time in, and what it draws. See `lastboat.sim.study.topics`."""

CLOCK = ("drew", "drew_tile")
AMOUNTS = (("buried", "count"), ("cut_off", "count"))
TOPICS = ("saved.gate", "buried.cell", "cut_off", "gate_closed.gate.first", "omen")
