from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pexpect
import pytest
from typer.testing import CliRunner, Result

import lastboat
from lastboat.cli.app import app

Run = Callable[..., Result]
Spawn = Callable[..., Any]


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the language to English and the data folder to one of the test's own."""
    monkeypatch.setenv("LASTBOAT_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def run() -> Run:
    """Run a command as from a script: no terminal."""

    def command(*args: str | Path, typed: str = "") -> Result:
        return CliRunner().invoke(app, [str(arg) for arg in args], input=typed)

    return command


def restore_interrupts() -> None:
    """Handle Ctrl-C as in a terminal, also if the tests run in the background and ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def spawn(tmp_path: Path) -> Spawn:
    """Run a command in a terminal of 24 lines and 80 columns; wait long for output, the machine may be busy."""

    def command(*args: str | Path) -> Any:
        code = "from lastboat.cli import main; main()"
        return pexpect.spawn(
            sys.executable, ["-c", code, *map(str, args)], env={**os.environ, "TERM": "xterm-256color"},
            dimensions=(24, 80), encoding="utf-8", timeout=120, preexec_fn=restore_interrupts,
        )  # fmt: skip

    return command


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Save a new match of Forbidden Island to a file."""
    match = lastboat.Match(lastboat.game("forbidden-island"), 2, seed=1, names=["", "Bot 2 (greedy)"])
    path = tmp_path / "begun.match"
    path.write_text(match.text(), "utf-8")
    return path
