"""The program: help, start-up and version."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lastboat
from lastboat.cli import commands
from tests.cli.conftest import Run

COMMANDS = [
    path.stem.replace("_", "-")
    for path in sorted(Path(commands.__file__).parent.glob("*.py"))
    if path.stem != "__init__"
]
HEAVY = {"asyncio", "fluent", "lastboat.bots", "lastboat.server", "lastboat.sim", "multiprocessing", "numpy", "rich"}
"""What most commands do not need; a command imports it when it runs."""


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "Usage" in result.stdout


def test_the_program_starts_without_what_most_commands_do_not_need() -> None:
    code = "import sys, lastboat.cli.app; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "lastboat.cli.commands.play" in loaded
    assert HEAVY & set(loaded) == set()


def test_version(run: Run) -> None:
    assert run("--version").stdout == f"lastboat {lastboat.__version__}\n"


def test_the_package_is_the_program() -> None:
    said = subprocess.run([sys.executable, "-m", "lastboat", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout == f"lastboat {lastboat.__version__}\n"


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
@pytest.mark.parametrize(("words", "completed"), [("ar", "arena"), ("rules f", "forbidden-island")])
def test_bash_completes_commands_and_games(words: str, completed: str) -> None:
    count = len(words.split())
    script = (
        'eval "$(_LASTBOAT_COMPLETE=source_bash lastboat)"; '
        f"COMP_WORDS=(lastboat {words}); COMP_CWORD={count}; _lastboat_completion lastboat; "
        'echo "${COMPREPLY[@]}"'
    )
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-c", script], env=os.environ | {"PATH": path}, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [completed]
