"""Measure cold start: import, a new match, building and loading native rules."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import lastboat
from benchmarks import peering
from benchmarks.rows import Row
from benchmarks.workers import ROOT

SECTION = "cold start"
IMPORT_TARGET, BUILD_TARGET, LOAD_TARGET = 0.2, 10.0, 0.2

TIMED = """
import json, sys, time
wall, cpu = time.perf_counter(), time.process_time()
{what}
print(json.dumps([time.perf_counter() - wall, time.process_time() - cpu, "numpy" in sys.modules]))
"""
A_MATCH = "import lastboat; game = lastboat.game({game!r}); lastboat.Match(game, game.seats[0], seed=1)"
A_NATIVE_GAME = """
import lastboat
from lastboat.sim import play_many
game = lastboat.game({game!r})
play_many(game, game.seats[0], 1, native=True)
"""


def timed(what: str, times: int, python: Path | str = sys.executable, **env: str) -> tuple[float, float, bool]:
    """Fastest of some new interpreters: wall-clock and processor seconds, and whether NumPy was imported."""
    runs = []
    for _ in range(times):
        done = subprocess.run(
            [str(python), "-c", TIMED.format(what=what)], cwd=ROOT, env={**os.environ, **env},
            stdout=subprocess.PIPE, text=True, check=True,
        )  # fmt: skip
        runs.append(json.loads(done.stdout))
    return min(r[0] for r in runs), min(r[1] for r in runs), any(r[2] for r in runs)


def rows(quick: bool, peers: bool, say: Callable[[str], None]) -> list[Row]:
    """All rows of the cold start; a quick run skips the build and loads from the usual cache."""
    say("cold start")
    times = 3 if quick else 7
    timed("import lastboat", 1)
    found = [_import_row("import lastboat", "import lastboat", times)]
    for game in lastboat.game_ids():
        found.append(_import_row(f"import and a new match, {game}", A_MATCH.format(game=game), times))
    for game in lastboat.game_ids():
        say(f"cold start: native rules of {game}")
        found += _load_rows(game) if quick else _build_rows(game)
    if peers:
        say("cold start: peers")
        found += [_peer_row(peer) for peer in peering.PEERS if (peer.quick or not quick) and peer.installed]
    return found


def _import_row(name: str, what: str, times: int) -> Row:
    wall, cpu, numpy = timed(what, times)
    note = "imports NumPy, which it must not" if numpy else "without NumPy"
    return Row(SECTION, name, wall, "s", IMPORT_TARGET, True, cpu, note, {"numpy": numpy}, failed=numpy)


def _build_rows(game: str) -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        what = A_NATIVE_GAME.format(game=game)
        wall, cpu, _ = timed(what, 1, LASTBOAT_CACHE=folder)
        build = Row(
            SECTION,
            f"first native build, {game}",
            wall,
            "s",
            BUILD_TARGET,
            True,
            cpu,
            "empty cache, to a finished game",
        )
        return [build, *_load_rows(game, LASTBOAT_CACHE=folder)]


def _load_rows(game: str, **env: str) -> list[Row]:
    what = A_NATIVE_GAME.format(game=game)
    if not env:
        timed(what, 1)
    wall, cpu, _ = timed(what, 3, **env)
    return [
        Row(SECTION, f"native rules from the cache, {game}", wall, "s", LOAD_TARGET, True, cpu, "to a finished game")
    ]


def _peer_row(peer: peering.Peer) -> Row:
    wall, cpu, _ = timed(f"import {peer.imports}", 3, peering.PYTHON)
    return Row(SECTION, f"peer: import {peer.imports}", wall, "s", cpu=cpu)
