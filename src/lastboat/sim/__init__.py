"""Simulations: `play_many` games natively or plain, tournaments, training."""

from lastboat.sim.many import Tally, count_leaves, play_many, record_game

__all__ = ["Tally", "count_leaves", "play_many", "record_game"]
