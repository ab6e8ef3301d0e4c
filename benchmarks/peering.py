"""The peers and their environment. Each peer is optional."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import venv
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).resolve().parent / "peers"
VENV = FOLDER / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
PINS = FOLDER / "requirements.txt"
STAMP = VENV / ".pins"


@dataclass(frozen=True)
class Peer:
    """A project to compare with."""

    name: str
    requirement: str
    imports: str
    quick: bool = True

    @property
    def module(self) -> str:
        """Module of its worker."""
        return f"benchmarks.peers.play_{self.name.lower()}"

    @property
    def installed(self) -> bool:
        """Whether it can be imported."""
        if not PYTHON.exists():
            return False
        found = subprocess.run([PYTHON, "-c", f"import {self.imports}"], capture_output=True, check=False)
        return found.returncode == 0


PEERS = (
    Peer("catanatron", "catanatron", "catanatron"),
    Peer("open_spiel", "open_spiel", "pyspiel"),
    Peer("PettingZoo", "pettingzoo[classic]", "pettingzoo.classic"),
    Peer("pgx", "pgx", "pgx", quick=False),
)
NATIVE = ("OpenSpiel backgammon", "OpenSpiel hanabi", "pgx backgammon", "pgx go_9x9")
"""Subjects compared with our native play; all others are compared with plain play."""


def install(say: Callable[[str], None]) -> None:
    """Create the environment from the pinned versions, one peer at a time; skip what cannot be installed."""
    pins = hashlib.sha256(PINS.read_bytes()).hexdigest()
    fresh = not STAMP.exists() or STAMP.read_text("utf-8") != pins
    if not PYTHON.exists():
        say("creating the peers' environment")
        venv.create(VENV, with_pip=True)
    for peer in PEERS:
        if fresh or not peer.installed:
            say(f"installing {peer.name}")
            _pip("--constraint", str(PINS), peer.requirement)
    STAMP.write_text(pins, "utf-8")


def _pip(*arguments: str) -> None:
    command = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments]
    subprocess.run(command, capture_output=True, check=False)
