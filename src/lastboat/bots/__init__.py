"""Bots that play a seat in a match: `bot("greedy").choose(situation(match, seat))`.

A bot is given what its seat may know and nothing else. With a number of simulations instead of a time
it is deterministic: the same seed and the same records give the same choice, also after a match was saved
and resumed.

>>> import lastboat
>>> from lastboat.bots import bot, situation
>>> match = lastboat.Match(lastboat.game("forbidden-island"), seats=2, seed=1)
>>> code = bot("random", seed=5).choose(situation(match, match.actor))
>>> code in match.legal_codes(match.actor)
True
"""

from lastboat.bots.analysis import Analysis, Line, analyse
from lastboat.bots.basic import Bot, Greedy, Random
from lastboat.bots.hints import Hint, hints
from lastboat.bots.observation import Situation, situation, who_may_act
from lastboat.bots.play import play
from lastboat.bots.registry import BOTS, bot
from lastboat.bots.search import Easy, Normal, Searcher, warm

__all__ = [
    "BOTS", "Analysis", "Bot", "Easy", "Greedy", "Hint", "Line", "Normal", "Random", "Searcher", "Situation", "analyse",
    "bot", "hints", "play", "situation", "warm", "who_may_act",
]  # fmt: skip
