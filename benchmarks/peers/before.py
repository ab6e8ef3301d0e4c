"""Release 0.2, which compiled its rules with Numba: its sources, environment and cache, apart from ours."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tomllib
import venv
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

NAME = "release 0.2"
COMMIT = "bb3bf67479e0d1d8ee297c6d8a266768b356c4cf"
FOLDER = Path(__file__).resolve().parent / ".before"
SOURCE, VENV = FOLDER / "source", FOLDER / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
STAMP = FOLDER / "commit"
ENV = {"PYTHONPATH": str(SOURCE / "src"), "LASTBOAT_CACHE": str(FOLDER / "cache")}
"""Runs our workers with its rules."""
MISSING = f"not measured: {NAME} is not installed"


def installed() -> bool:
    """Whether it is there and can be imported."""
    if not STAMP.exists() or STAMP.read_text("utf-8") != COMMIT:
        return False
    found = subprocess.run([PYTHON, "-c", "import lastboat, numba"], env=os.environ | ENV, capture_output=True)
    return found.returncode == 0


def install(say: Callable[[str], None]) -> None:
    """Take its sources from the history and install what it needs, in the versions it was locked with.

    Without that commit, or without a package index, it stays away.
    """
    if installed():
        return
    root = FOLDER.parents[2]
    archive = subprocess.run(["git", "archive", COMMIT], cwd=root, capture_output=True, check=False)
    if archive.returncode:
        return
    say(f"installing {NAME}")
    with tarfile.open(fileobj=BytesIO(archive.stdout)) as tar:
        tar.extractall(SOURCE, filter="data")
    venv.create(VENV, with_pip=True)
    pins = FOLDER / "pins.txt"
    lines = (SOURCE / "requirements.lock").read_text("utf-8").splitlines()
    pins.write_text("\n".join(line.rstrip(" \\") for line in lines if "==" in line) + "\n", "utf-8")
    needs = tomllib.loads((SOURCE / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    command = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if not subprocess.run([*command, "--constraint", str(pins), *needs], capture_output=True).returncode:
        STAMP.write_text(COMMIT, "utf-8")
