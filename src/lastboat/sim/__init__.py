"""Many games at once: `play_many` natively or plain, with counts of how they ended."""

from lastboat.sim.many import Tally, count_leaves, play_many, record_game

__all__ = ["Tally", "count_leaves", "play_many", "record_game"]
