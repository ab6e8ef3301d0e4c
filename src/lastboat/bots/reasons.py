"""What speaks for an act in terms of the game: facts of the position, from `ai/reasons.py` in the game's folder.

Such a module has `reasons(s, after, seat, code, events)`, which yields messages of the game's catalogues, each with its
weight: `after` is the position after the legal code, `events` what was told meanwhile.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence
from typing import Any

from lastboat.kernel.dialect import collect_events
from lastboat.kernel.game import Game
from lastboat.kernel.view import Message


def reasons(game: Game, s: Any, seat: int, codes: Sequence[int]) -> list[Message]:
    """What speaks for an act of one or two codes, the weightiest first; nothing for games without reasons.

    What is said twice about the same things counts once, as it is after the second code.
    """
    name = f"{game.package}.ai.reasons"
    if importlib.util.find_spec(name) is None:
        return []
    module = importlib.import_module(name)
    found: dict[Any, tuple[float, Message]] = {}
    for code in codes:
        with collect_events() as events:
            after = game.apply(s, seat, code)
        for weight, message in module.reasons(s, after, seat, code, events):
            things = tuple(str(value) for value in message.args.values() if not isinstance(value, int))
            found[message.id, things] = weight, message
        s = after
    return [message for _, message in sorted(found.values(), key=lambda one: -one[0])]
