"""Lastboat: three board games about getting out in time, from one source of rules.

>>> import lastboat
>>> game = lastboat.game("forbidden-island")
>>> match = lastboat.Match(game, seats=3, options={"level": "novice", "shape": "skull_island"}, seed=7)
>>> match.actor, match.over, match.result
(0, False, None)
>>> match.legal(0)[-1]
Action(verb='end_actions', args=())
>>> match.play(0, match.legal(0)[0])
>>> match.undo()
>>> text = match.text()
>>> lastboat.Match.from_text(text).text() == text
True
"""

from lastboat.kernel.actions import Action
from lastboat.kernel.chance import Forced, Sealed, Seeded
from lastboat.kernel.dialect import CHANCE, EVERYBODY, OVER
from lastboat.kernel.errors import LastboatError
from lastboat.kernel.game import Game, game, game_ids
from lastboat.kernel.i18n import LANGUAGES, say
from lastboat.kernel.match import Match, Record
from lastboat.kernel.notation import position_text, read_position
from lastboat.kernel.view import Choice, LogEntry, Message, Name, View

__version__ = "0.3.0"

__all__ = [
    "CHANCE",
    "EVERYBODY",
    "LANGUAGES",
    "OVER",
    "Action",
    "Choice",
    "Forced",
    "Game",
    "LastboatError",
    "LogEntry",
    "Match",
    "Message",
    "Name",
    "Record",
    "Sealed",
    "Seeded",
    "View",
    "game",
    "game_ids",
    "position_text",
    "read_position",
    "say",
]  # fmt: skip
