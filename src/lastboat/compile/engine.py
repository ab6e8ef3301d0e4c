"""A game's loops and search, native, as WebAssembly or plain, called alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from lastboat.compile import native as natives
from lastboat.compile import wasm_engine
from lastboat.compile.entries import entries
from lastboat.kernel.game import Game
from lastboat.kernel.layout import BaseState


@dataclass(frozen=True)
class Engine:
    """The entry points of a game as functions of `rules`, and room for what they take."""

    native: bool
    rules: Any
    buffer: Callable[[int], Any]
    """So many numbers, all 0."""
    numbers: Callable[[list[int]], Any]
    """A buffer with these numbers."""
    states: Callable[[int], Any]
    """So many empty states."""
    taken: Callable[[BaseState], Any]
    """A plain state as the rules take it."""


def engine(game: Game, native: bool = True) -> Engine:
    """The native rules of a game where they are asked for and can be had, else the plain ones."""
    if native and (found := wasm_engine.modules.get(game.package)) is not None:
        return Engine(True, *wasm_engine.parts(found))
    library = natives.library_or_none(game.package) if native else None
    if library is not None:
        return Engine(True, library, natives.buffer, natives.numbers, library.states, library.state)

    def states(count: int) -> list[BaseState]:
        return [game.state() for _ in range(count)]

    rules = SimpleNamespace(**entries(game.package, game))
    return Engine(False, rules, lambda size: [0] * size, list, states, lambda s: s)
