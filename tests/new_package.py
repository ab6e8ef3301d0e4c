"""A game in a package of its own: written by `lastboat new-game`, and installed by pip, without network."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

GAME, PACKAGE = "treasure-raft", "treasure_raft"


def write(folder: Path) -> Path:
    """Write the package into a folder; return its own folder."""
    lastboat("new-game", GAME, "--in", str(folder))
    return folder / GAME


def install(project: Path, place: Path) -> Path:
    """Install a package into a folder that can stand in PYTHONPATH; return that folder."""
    pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps")
    run(*pip, "--no-build-isolation", "--target", str(place), str(project))
    return place


def lastboat(*arguments: str, place: Path | None = None, typed: str = "") -> str:
    """Run a command of Lastboat with the packages of a folder; return what it says."""
    return run("-m", "lastboat", *arguments, place=place, typed=typed)


def run(*arguments: str, place: Path | None = None, typed: str = "") -> str:
    """Run Python with the packages of a folder; return what it says."""
    env = os.environ | {"LASTBOAT_LANG": "en", "PYTHONDONTWRITEBYTECODE": "1"}
    if place:
        env |= {"PYTHONPATH": str(place), "XDG_DATA_HOME": str(place.parent / "data")}
    done = subprocess.run(
        [sys.executable, *arguments], env=env, input=typed, capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, f"{arguments}\n{done.stdout[-4000:]}{done.stderr[-2000:]}"
    return done.stdout
