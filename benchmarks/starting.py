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
from benchmarks.peers import before
from benchmarks.rows import Row
from benchmarks.workers import ROOT

SECTION = "cold start"
IMPORT_TARGET, BUILD_TARGET, LOAD_TARGET, DECISION_TARGET, FOOTPRINT_TARGET = 0.2, 10.0, 0.2, 1.0, 100.0
SIMULATIONS = 400
TOOLS = ("pip", "setuptools", "pkg_resources", "_distutils_hack", "distutils")
"""Packages that every environment has."""

TIMED = """
import json, sys, time
wall, cpu = time.perf_counter(), time.process_time()
{what}
print(json.dumps([time.perf_counter() - wall, time.process_time() - cpu, "numpy" in sys.modules]))
"""
A_MATCH = "import lastboat; game = lastboat.game({game!r}); lastboat.Match(game, game.seats[0], seed=1)"
ALL_GAMES = """
import lastboat
from lastboat.compile import library
for game in lastboat.game_ids():
    library(lastboat.game(game).package)
"""
ALL_GAMES_BEFORE = """
import lastboat
from lastboat.bots import warm
from lastboat.sim import play_many
for game in map(lastboat.game, lastboat.game_ids()):
    play_many(game, game.seats[0], 1, native=True)
    warm(game.package)
"""
"""Release 0.2 built the search apart from the rules."""
A_STRONG_DECISION = """
import lastboat
from lastboat.bots import bot, situation
match = lastboat.Match(lastboat.game({game!r}), 2, seed=1)
while len(codes := match.legal_codes(match.actor)) == 1:
    match.play(match.actor, codes[0])
bot("strong", 1, simulations={simulations}).choose(situation(match, match.actor))
"""
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
    """All rows of the cold start; a quick run leaves out the builds of release 0.2 and the installation."""
    say("cold start")
    times = 3 if quick else 7
    timed("import lastboat", 1)
    found = [_import_row("import lastboat", "import lastboat", times)]
    for game in lastboat.game_ids():
        found.append(_import_row(f"import and a new match, {game}", A_MATCH.format(game=game), times))
    say("cold start: native rules")
    found += _native_rows()
    if peers and not quick and before.installed():
        say(f"cold start: first build of {before.NAME}")
        found.append(_before_row())
    found += _footprint_rows(quick, peers, say)
    if peers:
        say("cold start: peers")
        found += [_peer_row(peer) for peer in peering.PEERS if (peer.quick or not quick) and peer.installed]
    return found


def _import_row(name: str, what: str, times: int) -> Row:
    wall, cpu, numpy = timed(what, times)
    note = "imports NumPy, which it must not" if numpy else "without NumPy"
    return Row(SECTION, name, wall, "s", IMPORT_TARGET, True, cpu, note, {"numpy": numpy}, failed=numpy)


def _native_rows() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        wall, _, _ = timed(ALL_GAMES, 1, LASTBOAT_CACHE=folder)
        note = "rules and search of all games, empty cache"
        found = [Row(SECTION, "first native build", wall, "s", BUILD_TARGET, True, note=note)]
        for game in lastboat.game_ids():
            wall, cpu, _ = timed(A_NATIVE_GAME.format(game=game), 3, LASTBOAT_CACHE=folder)
            name = f"native rules from the cache, {game}"
            found.append(Row(SECTION, name, wall, "s", LOAD_TARGET, True, cpu, "to a finished game"))
        for game in lastboat.game_ids():
            what = A_STRONG_DECISION.format(game=game, simulations=SIMULATIONS)
            wall, cpu, _ = timed(what, 3, LASTBOAT_CACHE=folder)
            name, note = f"first strong decision, {game}", f"from the cache, {SIMULATIONS} simulations"
            found.append(Row(SECTION, name, wall, "s", DECISION_TARGET, True, cpu, note))
    return found


def _before_row() -> Row:
    with tempfile.TemporaryDirectory() as folder:
        wall, cpu, _ = timed(ALL_GAMES_BEFORE, 1, before.PYTHON, **before.ENV | {"LASTBOAT_CACHE": folder})
    return Row(SECTION, f"peer: first native build of {before.NAME}", wall, "s", cpu=cpu, note="with Numba")


def _footprint_rows(quick: bool, peers: bool, say: Callable[[str], None]) -> list[Row]:
    name, wheels = "installed size", sorted((ROOT / "dist").glob("lastboat-*.whl"))
    note = "without pip and setuptools"
    rows = [
        Row(SECTION, name, None, "MB", FOOTPRINT_TARGET, True, note="not measured: needs a full run after make wheel")
    ]
    if wheels and not quick:
        say("cold start: installing the wheel")
        with tempfile.TemporaryDirectory() as folder:
            pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--target", folder]
            if not subprocess.run([*pip, str(wheels[-1])], capture_output=True, check=False).returncode:
                rows = [Row(SECTION, name, _megabytes(Path(folder)), "MB", FOOTPRINT_TARGET, True, note=note)]
    if peers and before.installed():
        packages = next(before.VENV.glob("[Ll]ib/**/site-packages"))
        rows.append(Row(SECTION, f"peer: {name} of {before.NAME}", _megabytes(packages), "MB", note=note))
    return rows


def _megabytes(folder: Path) -> float:
    files = (path for path in folder.rglob("*") if path.relative_to(folder).parts[0].partition("-")[0] not in TOOLS)
    return sum(path.stat().st_size for path in files if path.is_file()) / 1e6


def _peer_row(peer: peering.Peer) -> Row:
    wall, cpu, _ = timed(f"import {peer.imports}", 3, peering.PYTHON)
    return Row(SECTION, f"peer: import {peer.imports}", wall, "s", cpu=cpu)
