"""Names and descriptions of games and their options, from the games' catalogues."""

from __future__ import annotations

from collections.abc import Mapping

from lastboat.cli.i18n import Translator
from lastboat.kernel.game import Game
from lastboat.kernel.options import BOX, Number, Option
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
    """Return the name of a value; a number, or a text of the player's own, stays as it is."""
    if isinstance(option, Number) and value == BOX:
        return tr("number-of-box")
    return tr.say_or(f"option-{_dashed(option.name)}-{_dashed(value)}", value)


def numbers_of(game: Game) -> list[Number]:
    """Return the numbers of a game's box that a table may change: its house rules."""
    return [option for option in game.options if isinstance(option, Number)]


def house_rules(game: Game, options: Mapping[str, str], tr: Translator) -> list[str]:
    """Return the house rules that differ from the box, each with its number."""
    changed = [option for option in numbers_of(game) if options.get(option.name, option.default) != option.default]
    return [tr("labelled-text", name=option_title(o, tr), text=options[o.name]) for o in changed]


def _dashed(name: str) -> str:
    return name.replace("_", "-")
