"""The entry points of a game's compiled program, by name."""

from __future__ import annotations

import importlib
import sys
import types
from typing import TYPE_CHECKING, Any

from lastboat.kernel.loading import LOOPS, load_beside
from lastboat.search.loading import plain_search

if TYPE_CHECKING:
    from lastboat.compile.program import Program

LOOP_ENTRIES = ("run", "run_many", "count_leaves")
RULE_ENTRIES = ("setup", "actor", "legal", "others_may_act", "apply", "chance", "witness", "score", "verdict")
SEEN_ENTRIES = ("hide", "deal_unseen")


def program(package: str) -> Program:
    """The program of a game: rules, loops, greedy and search together."""
    from lastboat.compile.program import Program

    game: Any = importlib.import_module(package).GAME
    return Program(package, game.state, entries(package, game))


def entries(package: str, game: Any) -> dict[str, types.FunctionType]:
    """A game's entry points; ambiguous names get their module as a prefix."""
    loops, search = load_beside(package, LOOPS), plain_search(package)
    found = {name: getattr(loops, name) for name in LOOP_ENTRIES}
    found["simulate"] = search.simulate
    found["choose"] = loops.choose
    found |= {name: getattr(sys.modules[game.rules.__name__], name) for name in RULE_ENTRIES}
    found |= {name: getattr(sys.modules[game.seen.__name__], name) for name in SEEN_ENTRIES}
    return found
