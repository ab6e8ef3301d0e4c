"""Names and descriptions of games and their options, from the games' catalogues."""

from __future__ import annotations

from lastboat.cli.i18n import Translator
from lastboat.kernel.options import Option
from lastboat.kernel.view import Message


def game_name(tr: Translator) -> str:
    """Return the name of the translator's game."""
    return tr.say(Message("game-name"))


def tagline(tr: Translator) -> str:
    """Return the sentence that introduces the game, if it has one."""
    return tr.say_or("game-tagline", "")


def option_title(option: Option, tr: Translator) -> str:
    """Return the name of an option."""
    return tr.say_or(f"option-{_dashed(option.name)}", option.name)


def option_help(option: Option, tr: Translator) -> str:
    """Return the explanation of an option, if it has one."""
    return tr.say_or(f"option-{_dashed(option.name)}-help", "")


def option_value(option: Option, value: str, tr: Translator) -> str:
    """Return the name of a value; a text of the player's own stays as it is."""
    return tr.say_or(f"option-{_dashed(option.name)}-{_dashed(value)}", value)


def _dashed(name: str) -> str:
    return name.replace("_", "-")
