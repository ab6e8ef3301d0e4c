"""The program: help and version."""

from __future__ import annotations

import subprocess
import sys

import pytest

import lastboat
from tests.cli.conftest import Run


@pytest.mark.parametrize("command", ["play", "sim", "perft", "replay", "verify", "rules", "bench", "games", "warm"])
def test_every_command_has_help(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "Usage" in result.stdout


def test_version(run: Run) -> None:
    assert run("--version").stdout == f"lastboat {lastboat.__version__}\n"


def test_the_package_is_the_program() -> None:
    said = subprocess.run([sys.executable, "-m", "lastboat", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout == f"lastboat {lastboat.__version__}\n"
