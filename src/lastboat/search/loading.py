"""Load the search into a game's package."""

from __future__ import annotations

import importlib
import sys
import types
from functools import cache
from pathlib import Path
from typing import Any

from lastboat.kernel.loading import load_into

_SEARCH = Path(__file__).parent
MCTS = _SEARCH / "mcts.py"
DEFAULTS = ("evaluator", "rollout")
"""Modules that a game may have in its `ai` folder; the defaults are here."""
WEIGHTS = "weights.py"
"""The file in a game's `ai` folder with trained weights: it has a network that estimates positions."""


def helpers(folder: Path) -> dict[str, Path]:
    """The modules in `ai` that the search needs for a game's folder, by name: the game's own, or the default."""
    ai = folder / "ai"
    found = {name: own if (own := ai / f"{name}.py").is_file() else _SEARCH / f"{name}.py" for name in DEFAULTS}
    return found | {"network": _SEARCH / ("network.py" if (ai / WEIGHTS).is_file() else "no_network.py")}


@cache
def plain_search(package: str) -> types.ModuleType:
    """The search of a game in plain Python."""
    return _load(package, _folder(package))


@cache
def evaluator(package: str) -> Any:
    """The evaluator of a game in plain Python: its own, or the default."""
    plain_search(package)
    return sys.modules[f"{package}.ai.evaluator"]


@cache
def network(package: str) -> Any:
    """The network of a game in plain Python."""
    plain_search(package)
    return sys.modules[f"{package}.ai.network"]


def _folder(package: str) -> Path:
    return Path(next(iter(importlib.import_module(package).__path__)))


def _load(package: str, folder: Path) -> types.ModuleType:
    for name, source in helpers(folder).items():
        load_into(f"{package}.ai", source, name)
    return load_into(package, MCTS)
