"""The entry points of a game's compiled program, by name."""

from __future__ import annotations

import importlib
import sys
import types
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lastboat.kernel.loading import LOOPS, load_into
from lastboat.search.loading import plain_search

if TYPE_CHECKING:
    from lastboat.compile.program import Program

BATCH = Path(__file__).parent / "batch.py"
LOOP_ENTRIES = ("run", "run_many", "play_step", "count_leaves")
BATCH_ENTRIES = ("reset_tables", "step_tables", "find_illegal", "start_sampling", "sample_actions", "greedy_actions")
RULE_ENTRIES = ("setup", "actor", "legal", "others_may_act", "apply", "chance", "witness", "score", "verdict")
SEEN_ENTRIES = ("hide", "deal_unseen")


def program(package: str, without: Collection[str] = ()) -> Program:
    """The program of a game: rules, loops, greedy and search together, but for some entry points."""
    from lastboat.compile.program import Program

    game: Any = importlib.import_module(package).GAME
    found = {name: entry for name, entry in entries(package, game).items() if name not in without}
    return Program(package, game.state, found)


def entries(package: str, game: Any) -> dict[str, types.FunctionType]:
    """A game's entry points; ambiguous names get their module as a prefix."""
    loops, search = load_into(package, LOOPS), plain_search(package)
    found = {name: getattr(loops, name) for name in LOOP_ENTRIES}
    batch = load_into(package, BATCH)
    found |= {name: getattr(batch, name) for name in BATCH_ENTRIES}
    found["simulate"] = search.simulate
    found["choose"] = loops.choose
    found |= {name: getattr(sys.modules[game.rules.__name__], name) for name in RULE_ENTRIES}
    found |= {name: getattr(sys.modules[game.seen.__name__], name) for name in SEEN_ENTRIES}
    return found
