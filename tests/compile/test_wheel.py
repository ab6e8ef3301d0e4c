"""A wheel with native rules plays strong bots where nothing can be compiled and nothing has been kept."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lastboat
from lastboat.compile import platforms

ROOT = Path(__file__).parents[2]
BUILT_FROM = ("pyproject.toml", "README.md", "LICENSE", "hatch_build.py")
PLAY = """
import lastboat
from lastboat.compile import library
from lastboat.sim import play_many

for game in map(lastboat.game, lastboat.game_ids()):
    assert play_many(game, 2, 1, seed=1, bots=("strong:100", "greedy")).games == 1
    print(library(game.package).path)
"""


@pytest.mark.soak
@pytest.mark.skipif(
    importlib.util.find_spec("ziglang") is None, reason="zig is not installed: pip install lastboat[build]"
)
def test_an_installed_wheel_plays_strong_bots_without_a_compiler(tmp_path: Path) -> None:
    checkout, installed, home = tmp_path / "checkout", tmp_path / "installed", tmp_path / "home"
    shutil.copytree(ROOT / "src", checkout / "src", ignore=shutil.ignore_patterns("__pycache__", "libraries"))
    for name in BUILT_FROM:
        shutil.copy(ROOT / name, checkout / name)
    (checkout / "src/lastboat/page").mkdir(exist_ok=True)
    (checkout / "src/lastboat/page/index.html").touch()
    for game in map(lastboat.game, lastboat.game_ids()):
        platforms.write(game.package, platforms.here(), checkout / "src/lastboat/compile/libraries")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run(
        [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", "dist", "."], cwd=checkout, check=True
    )
    (wheel,) = (checkout / "dist").glob("*.whl")
    subprocess.run([*pip, "install", "--no-deps", "--target", str(installed), str(wheel)], check=True)
    home.mkdir()
    env = {name: value for name, value in os.environ.items() if not name.startswith("LASTBOAT_")}
    env |= {"PYTHONPATH": str(installed), "HOME": str(home), "PATH": "", "LASTBOAT_CACHE": str(home / "cache")}
    played = subprocess.run(
        [sys.executable, "-c", PLAY], cwd=home, env=env, capture_output=True, text=True, check=True, timeout=500
    )
    paths = [Path(line) for line in played.stdout.split()]
    assert len(paths) == len(lastboat.game_ids())
    assert all(path.is_relative_to(installed) for path in paths)
    assert not (home / "cache").exists(), "nothing was compiled"
