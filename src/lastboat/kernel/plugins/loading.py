"""Import the game of a plug-in, and check what the first use of it would otherwise stumble over."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

from lastboat.kernel.errors import BadPlugin
from lastboat.kernel.plugins.discovery import Plugin

RULES = ("setup", "actor", "legal", "others_may_act", "apply", "chance", "witness", "score", "verdict")
SEEN = ("hide", "deal_unseen")
SHOW = ("table", "prompt", "result")
FILES = ("RULEBOOK.md", "words/en.ftl", "ai/greedy.py")


def load(plugin: Plugin, kind: type, most_seats: int) -> Any:
    """The plug-in's `GAME`, which is of this kind; `BadPlugin` says what is wrong with it."""
    try:
        module = importlib.import_module(plugin.package)
    except Exception as error:
        raise _bad(plugin, f"import {plugin.package}: {type(error).__name__}: {error}") from error
    found = getattr(module, "GAME", None)
    if not isinstance(found, kind):
        raise _bad(plugin, f"{plugin.package}.GAME is not a Game")
    if reason := _wrong(plugin, found, most_seats):
        raise _bad(plugin, reason)
    return found


def _wrong(plugin: Plugin, game: Any, most_seats: int) -> str | None:
    """What is wrong with a game, if anything is."""
    for field, wanted in (("id", plugin.id), ("package", plugin.package)):
        if getattr(game, field) != wanted:
            return f"GAME.{field} is {getattr(game, field)!r}, not {wanted!r}"
    if not game.seats or not 1 <= min(game.seats) <= max(game.seats) <= most_seats:
        return f"GAME.seats is {game.seats!r}, not a range within 1..{most_seats}"
    for part, names in (("rules", RULES), ("seen", SEEN), ("show", SHOW)):
        for name in names:
            if not callable(getattr(getattr(game, part), name, None)):
                return f"{part}.{name} is missing"
    folder: Path = game.folder
    for name in FILES:
        if not (folder / name).is_file():
            return f"{name} is missing"
    return None


def _bad(plugin: Plugin, reason: str) -> BadPlugin:
    return BadPlugin(game=plugin.id, plugin=plugin.named, reason=reason)
