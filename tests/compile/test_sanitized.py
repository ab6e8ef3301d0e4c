"""Compiled games and searches run without undefined behaviour, and within their buffers."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lastboat

FLAGS = "-fsanitize=address,undefined -fno-sanitize-recover=all -O1"
GCC = shutil.which("gcc")


def play(folder: Path, game: str, games: int) -> str:
    """Play in a process that a report ends."""
    assert GCC
    found = [
        subprocess.check_output([GCC, f"-print-file-name={name}.so"], text=True) for name in ("libasan", "libubsan")
    ]
    env = os.environ | {
        "LASTBOAT_CC": f"{GCC} {FLAGS}", "LASTBOAT_CACHE": str(folder), "LD_PRELOAD": " ".join(map(str.strip, found)),
        "PYTHONMALLOC": "malloc", "ASAN_OPTIONS": "detect_leaks=0", "PYTHONPATH": os.pathsep.join(sys.path),
    }  # fmt: skip
    command = [sys.executable, "-m", "tests.compile.sanitized", game, str(games)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "runtime error" not in done.stderr
    return done.stdout


needs_gcc = pytest.mark.skipif(
    GCC is None or not sys.platform.startswith("linux"),
    reason="the sanitizers are preloaded as GCC's libraries on Linux",
)


@needs_gcc
def test_a_few_games_and_searches_are_clean(tmp_path: Path) -> None:
    assert play(tmp_path, "_template", 12) == "12 games\n"


@needs_gcc
@pytest.mark.soak
@pytest.mark.parametrize("game", lastboat.game_ids())
def test_a_thousand_games_and_searches_are_clean(tmp_path: Path, game: str) -> None:
    games = 1000 // len(lastboat.game_ids()) + 1
    assert play(tmp_path, game, games) == f"{games} games\n"
