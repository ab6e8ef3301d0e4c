"""The policies that simulations play without a search, and the constants of their random choices."""

from __future__ import annotations

RANDOM, GREEDY, GUIDED = range(3)
"""Any legal code; the game's greedy policy; or greedy with some random moves."""
POLICIES = {"random": RANDOM, "greedy": GREEDY, "guided": GUIDED}
"""The policies by name."""
RANDOM_INTERRUPT = 16
"""The random policy takes one in so many chances to act out of turn."""
GUIDED_RANDOM = 4
"""The guided policy plays at random in one of so many decisions."""
