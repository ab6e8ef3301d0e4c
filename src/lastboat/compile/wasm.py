"""Games as WebAssembly modules, from the same C as the native libraries.

For each game a folder gets `<game>.wasm`, with the memory and all entry points exported, and `<game>.json`, which
says how they are called, how large a state is, and what a caller has to know of the game.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lastboat.compile import build, compilers
from lastboat.compile.entries import BATCH_ENTRIES, program
from lastboat.compile.program import Program
from lastboat.kernel.game import Game
from lastboat.kernel.policies import POLICIES
from lastboat.kernel.rng import STREAM

FLAGS = (
    "--target=wasm32-freestanding", "-std=gnu11", "-O3", "-fwrapv", "-fno-math-errno", "-fvisibility=hidden",
    "-mbulk-memory", "-nostdlib", "-Wl,--no-entry", "-Wl,--export-dynamic", "-Wl,--export=__heap_base",
    "-Wl,--strip-all",
)  # fmt: skip


def write(game: Game, folder: Path) -> Path:
    """Write a game's module and its description; return the module."""
    made = program(game.package, without=BATCH_ENTRIES)
    folder.mkdir(parents=True, exist_ok=True)
    module = folder / f"{game.id}.wasm"
    compile_module(made, module)
    (folder / f"{game.id}.json").write_text(json.dumps(describe(game, made)), "utf-8")
    return module


def compile_module(made: Program, module: Path) -> None:
    """Compile a program with zig, which has a WebAssembly target on every machine."""
    with tempfile.TemporaryDirectory() as place:
        source = Path(place, "program.c")
        source.write_text(made.text(), "utf-8")
        build.run([*compilers.zig(), *FLAGS, str(source), "-o", str(module)])


def describe(game: Game, made: Program) -> Mapping[str, Any]:
    """The description for callers: functions, sizes of buffers, and numbers of names."""
    return {
        "state": made.state_size,
        "functions": made.signatures,
        "codes": max(game.actions.count, game.outcomes.count),
        "stream": STREAM,
        "bots": POLICIES,
        "verdicts": list(game.verdicts.tokens),
        "options": {seats: game.encode_options(seats, {}) for seats in game.seats},
    }
