"""A wheel with native rules is all that players and operators need: no compiler, no Node, no network."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lastboat
from lastboat.compile import platforms
from tests import release

ROOT = Path(__file__).parents[2]
BUILT_FROM = ("pyproject.toml", "README.md", "LICENSE", "hatch_build.py")


@pytest.mark.soak
@pytest.mark.skipif(
    importlib.util.find_spec("ziglang") is None, reason="zig is not installed: pip install lastboat[build]"
)
def test_an_installed_wheel_plays_and_serves_without_compiler_and_node(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    shutil.copytree(ROOT / "src", checkout / "src", ignore=shutil.ignore_patterns("__pycache__", "libraries"))
    for name in BUILT_FROM:
        shutil.copy(ROOT / name, checkout / name)
    assert (checkout / "src/lastboat/page/index.html").exists(), "the page has not been built"
    for game in map(lastboat.game, lastboat.game_ids()):
        platforms.write(game.package, platforms.here(), checkout / "src/lastboat/compile/libraries")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", "dist"],
        cwd=checkout, check=True,
    )  # fmt: skip
    (wheel,) = (checkout / "dist").glob("*.whl")
    release.check(release.install(wheel, sys.executable, tmp_path))
