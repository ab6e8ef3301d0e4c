"""Load the search beside a game, plain or native.

The native search is compiled when it is first asked for, on top of the game's twin and into a cache folder of its
own, so that simulations without a search need not wait for it.
"""

from __future__ import annotations

import importlib
import sys
import types
from functools import cache
from pathlib import Path
from typing import Any

from lastboat.kernel.loading import load_beside

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
def native_search(package: str) -> types.ModuleType:
    """The compiled search of a game; the first build of a version takes a while, later ones load from the cache."""
    from lastboat.kernel import grammar, native

    alias = native.twin(package).__name__.rpartition(".")[0]
    folder = _folder(package)
    sources = _sources(folder)
    for source in sources:
        grammar.check(source)
    with native.IMPORTING, native.cache_folder(f"{package}-search", sources) as build, native.native_mode():
        search = _load(alias, folder)
        native.make_native(search, build, sources)
        return search


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


def put_state(states: Any, index: int, s: Any) -> None:
    """Copy a plain state into a native array of states."""
    key = s.key()
    raw = states.view("int8")
    raw[index * len(key) : (index + 1) * len(key)] = [byte - 256 if byte > 127 else byte for byte in key]


def _folder(package: str) -> Path:
    return Path(next(iter(importlib.import_module(package).__path__)))


def _load(package: str, folder: Path) -> types.ModuleType:
    for name, source in helpers(folder).items():
        load_beside(f"{package}.ai", source, name)
    return load_beside(package, MCTS)


def _sources(folder: Path) -> list[Path]:
    """Every source the compiled search depends on: the game's twin, the search, its helpers and what they import."""
    from lastboat.kernel import native

    found = set(native.sources_behind(folder))
    native.add_sources(found, [MCTS, folder / "seen.py"], folder)
    native.add_sources(found, list(helpers(folder).values()), folder / "ai")
    return sorted(found)
