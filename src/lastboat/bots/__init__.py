"""Bots that play a seat in a match: `bot("greedy").choose(match, seat)`.

A bot is given what its seat may know and nothing else. It is deterministic: the same seed and the
same records give the same choice, also after a match was saved and taken up again.

>>> import lastboat
>>> from lastboat.bots import bot
>>> match = lastboat.Match(lastboat.game("forbidden-island"), seats=2, seed=1)
>>> code = bot("random", seed=5).choose(match, match.actor)
>>> code in match.legal_codes(match.actor)
True
"""

from lastboat.bots.simple import BOTS, Bot, Greedy, Random, bot

__all__ = ["BOTS", "Bot", "Greedy", "Random", "bot"]
