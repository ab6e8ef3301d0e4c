"""A game as a WebAssembly module, called like a native library through wasmtime, plays what the native rules play.

The packages `wasmtime` and `ziglang` are needed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import wasmtime

from lastboat import Game
from lastboat.compile import wasm
from lastboat.compile.rules import BUFFER, STATE, STATES
from lastboat.kernel.rng import start
from lastboat.sim.many import LOG, Loops

GAMES = 100
"""So many games of each number of seats are compared."""


class Module:
    """A module's functions take lists and bytearrays, which are copied in and out."""

    def __init__(self, path: Path) -> None:
        self.about = json.loads(path.with_suffix(".json").read_text("utf-8"))
        store = wasmtime.Store()
        linked = wasmtime.Instance(store, wasmtime.Module.from_file(store.engine, str(path)), [])
        self._store, self._exports = store, linked.exports(store)

    def call(self, name: str, *given: Any) -> int:
        """Call an entry point; what it wrote is written back."""
        memory: Any = self._exports["memory"]
        base: Any = self._exports["__heap_base"]
        at = (base.value(self._store) + 15) // 16 * 16
        arguments: list[int] = []
        places: list[tuple[int, Any, bytes]] = []
        for kind, value in zip(self.about["functions"][name][1:], given, strict=True):
            bare = kind.removesuffix("#")
            if bare not in (BUFFER, STATE, STATES):
                arguments.append(value)
                continue
            told = b"".join(n.to_bytes(8, "little", signed=True) for n in value) if bare == BUFFER else bytes(value)
            places.append((at, value, told))
            arguments.append(at)
            if kind != bare:
                arguments.append(len(value) if bare == BUFFER else len(value) // self.about["state"])
            at += (len(told) + 15) // 16 * 16
        short = at - memory.data_len(self._store)
        if short > 0:
            memory.grow(self._store, -(-short // 65536))
        for place, _, told in places:
            memory.write(self._store, told, place)
        function: Any = self._exports[f"lastboat_{name}"]
        result = function(self._store, *arguments)
        for place, value, told in places:
            seen = bytes(memory.read(self._store, place, place + len(told)))
            if isinstance(value, bytearray):
                value[:] = seen
            else:
                parts = (seen[i : i + 8] for i in range(0, len(seen), 8))
                value[:] = [int.from_bytes(part, "little", signed=True) for part in parts]
        return int(result or 0)


def webassembly_agrees(game: Game, folder: Path) -> None:
    """Compile the game into a folder, and compare the module's games."""
    check_games(game, Module(wasm.write(game, folder)))


def check_games(game: Game, module: Module, count: int = GAMES) -> None:
    """A module's guided games are the native ones: every step, and the last state field by field."""
    size = max(game.actions.count, game.outcomes.count)
    for seats in game.seats:
        loops = Loops(game, seats, {}, ["guided"] * seats, native=True)
        assert module.about["options"][str(seats)] == list(loops.options)
        for number in range(count):
            log, rng = loops.buffer(2 * LOG), [0] * module.about["stream"]
            end, steps = loops.run(9, number, log)
            start(rng, 9, number)
            theirs, s = [0] * (2 * steps), bytearray(module.about["state"])
            bots = [module.about["bots"]["guided"]] * seats
            options = module.about["options"][str(seats)]
            played = module.call("run", s, seats, options, bots, rng, [0] * size, [0] * size, theirs, bytearray())
            assert played == steps
            assert theirs == log[: 2 * steps]
            assert bytes(s) == bytes(end)
