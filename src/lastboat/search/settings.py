"""The settings of a search, the PUCT exploration constant among them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SearchSettings:
    """What a game may tune, by `SEARCH_SETTINGS` in its `ai/evaluator.py`. docs/bots.md lists what was tried."""

    exploration_constant: int = 1000
    """PUCT exploration constant, in thousandths."""
    first_play_reduction: int = 100
    """How much less than its parent's mean an unvisited move is taken to be worth, in thousandths of the spread."""
    horizon: int = 0
    """Steps after which a rollout may end at a quiet position with an estimate; 0: play to the end."""
    chance_in_history: bool = False
    """Whether different chance outcomes lead to different nodes; else nodes stand for decisions alone."""
