"""Translate messages for the player: the language, the catalogues, the two consoles."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lastboat.cli.errors import WORDS
from lastboat.kernel import i18n
from lastboat.kernel.errors import LastboatError
from lastboat.kernel.view import Message, Name

if TYPE_CHECKING:
    from rich.console import Console

    from lastboat.kernel.game import Game

_NORWEGIAN = ("no", "nb", "nn")


class Translator:
    """Translates messages of the command line and of one game into one language."""

    def __init__(self, lang: str | None = None, game: Game | None = None, names: Sequence[str] = ()) -> None:
        """Without `lang`, use the language of the locale. `names` are those of the players, by seat."""
        self.lang = i18n.check_language(lang) if lang else locale_language()
        self.game, self.names = game, list(names)
        self._folders: list[Path] = []
        if game:
            own = game.folder / "words"
            self._folders = [folder for folder in (own / "terminal", own) if (folder / "en.ftl").exists()]

    def __call__(self, message_id: str, **args: Any) -> str:
        """Translate a message of the command line."""
        return i18n.say(Message(message_id, args), self.lang, WORDS, self.names)

    def say(self, thing: Message | Name) -> str:
        """Translate a message or a name of the game."""
        folder = next((f for f in self._folders if i18n.has(thing.id, "en", f)), None)
        folder = folder or (self._folders[-1] if self._folders else None)
        if isinstance(thing, Name):
            return i18n.name(thing, self.lang, folder, self.names)
        return i18n.say(thing, self.lang, folder, self.names)

    def has(self, message_id: str) -> bool:
        """Return whether the game's catalogues have a message."""
        return any(i18n.has(message_id, "en", folder) for folder in self._folders)

    def say_or(self, message_id: str, default: str) -> str:
        """Translate a message of the game, or return `default` if its catalogues lack it."""
        return self.say(Message(message_id)) if self.has(message_id) else default

    def seat(self, seat: int) -> str:
        """Return the name of the player on a seat."""
        return i18n.name(Name("seat", str(seat)), self.lang, None, self.names)

    def error(self, error: LastboatError) -> str:
        """Translate an error into one line, with the errors inside its arguments."""
        args = {k: self.error(v) if isinstance(v, LastboatError) else v for k, v in error.args_by_name.items()}
        folder = getattr(error, "folder", WORDS)
        return " ".join(i18n.say(Message(error.id, args), self.lang, folder, self.names).split())


def locale_language() -> str:
    """Return the language of the environment: LASTBOAT_LANG, then the variables of the locale, else English."""
    for variable in ("LASTBOAT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        found = os.environ.get(variable, "").lower()
        if found:
            short = found.split("_")[0].split(".")[0].split("-")[0]
            short = "nb" if short in _NORWEGIAN else short
            return short if short in i18n.LANGUAGES else "en"
    return "en"


def consoles() -> tuple[Console, Console]:
    """Return the console for results (stdout) and the one for progress and errors (stderr)."""
    from rich.console import Console
    from rich.text import Text

    class UnwrappedConsole(Console):
        """Wraps text only for a terminal, not for a pipe or a file."""

        def print(self, *objects: Any, **options: Any) -> None:
            if not self.is_terminal and all(isinstance(thing, (str, Text)) for thing in objects):
                options.setdefault("soft_wrap", True)
            super().print(*objects, **options)

    return UnwrappedConsole(highlight=False), UnwrappedConsole(stderr=True, highlight=False)
