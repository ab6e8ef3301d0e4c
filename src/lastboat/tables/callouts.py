"""Callouts: lines of chat that everybody reads in their own language, about an element of the board or none.

A callout is stored as the text of its line, behind a character that typed text cannot contain.
"""

from __future__ import annotations

from lastboat.kernel.errors import UnknownWord
from lastboat.kernel.game import Game
from lastboat.tables.sanitize import clean_element

REACTIONS = ("cheer", "laugh", "wow", "sad", "phew", "think")
"""Drawn as faces on the page."""
GENERAL = ("hello", "thanks", "well_done", "sorry", "wait", "yes", "no", "look", "danger", "need")
_MARK = "\x01"


def callouts(game: Game) -> tuple[str, ...]:
    """The callouts of a game: its own first. The message of each is `callout-<name>`."""
    return (*game.callouts, *GENERAL, *REACTIONS)


def encode(game: Game, callout: str, element: str | None) -> str:
    """The text that a chat line stores for a callout."""
    if callout not in callouts(game):
        raise UnknownWord(word=callout, kind="callout", known=", ".join(callouts(game)))
    return _MARK + " ".join([callout, *([clean_element(element)] if element else [])])


def decode(text: str) -> dict[str, str]:
    """The parts of a line that clients show: its text, or the callout and its element."""
    if not text.startswith(_MARK):
        return {"text": text}
    callout, _, element = text.removeprefix(_MARK).partition(" ")
    return {"text": "", "callout": callout, **({"element": element} if element else {})}
