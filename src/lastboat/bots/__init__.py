"""Bots that play a seat in a match: `bot("greedy").choose(situation(match, seat))`.

A bot is given what its seat may know and nothing else. With a number of simulations instead of a time
it is deterministic: the same seed and the same records give the same choice, also after a match was saved
and taken up again.

>>> import lastboat
>>> from lastboat.bots import bot, situation
>>> match = lastboat.Match(lastboat.game("forbidden-island"), seats=2, seed=1)
>>> code = bot("random", seed=5).choose(situation(match, match.actor))
>>> code in match.legal_codes(match.actor)
True
"""

from lastboat.bots.hints import Hint, hints
from lastboat.bots.knowing import Situation, situation, who_may_act
from lastboat.bots.names import BOTS, bot
from lastboat.bots.searching import Easy, Normal, Searcher, warm
from lastboat.bots.simple import Bot, Greedy, Random
from lastboat.bots.thinking import Analysis, Line, analyse

__all__ = [
    "BOTS", "Analysis", "Bot", "Easy", "Greedy", "Hint", "Line", "Normal", "Random", "Searcher", "Situation", "analyse",
    "bot", "hints", "situation", "warm", "who_may_act",
]  # fmt: skip
