"""Simulations: `play_many` games natively or plain, tournaments, training."""

from lastboat.sim.many import count_leaves, play_many, record_game
from lastboat.sim.tally import Tally

__all__ = ["Tally", "count_leaves", "play_many", "record_game"]
