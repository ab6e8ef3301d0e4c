"""The policies of simulations without a search, and the rates of their random choices."""

from __future__ import annotations

RANDOM, GREEDY, GUIDED = range(3)
"""A random legal code; the game's greedy policy; greedy with some random moves."""
POLICIES = {"random": RANDOM, "greedy": GREEDY, "guided": GUIDED}
"""The policies by name."""
RANDOM_INTERRUPT = 16
"""The random policy acts out of turn in one of this many cases."""
GUIDED_RANDOM = 4
"""The guided policy plays at random in one of this many decisions."""
