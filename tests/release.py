"""Check a wheel as its users get it: `python -m tests.release WHEEL`.

For each Python from 3.11 to 3.14 that is found, the wheel and what it needs are downloaded, installed into a clean
environment without a network, and used where there is neither a compiler nor Node: the rules are compiled, a strong bot
plays, the server serves the page, and a site that plays offline is written. PYTHONS names other interpreters.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
PATIENCE = 300
"""Seconds a command may take on a machine that is busy with other work."""
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "--quiet")


@dataclass(frozen=True)
class Installed:
    """An environment with nothing but the wheel and what it needs."""

    folder: Path

    def environment(self) -> dict[str, str]:
        """No compiler, no Node, no data of other installations; on Windows what Python itself needs."""
        kept = {name: os.environ[name] for name in ("SYSTEMROOT", "LANG") if name in os.environ}
        home = str(self.folder / "home")
        own = dict.fromkeys(("HOME", "USERPROFILE", "LASTBOAT_DATA", "XDG_DATA_HOME"), home)
        return kept | own | {"PATH": "", "LASTBOAT_LANG": "en", "LASTBOAT_CACHE": str(self.folder / "cache")}

    def command(self, *arguments: str) -> list[str]:
        """The program with arguments."""
        return [str(program(self.folder, "lastboat")), *arguments]

    def run(self, *arguments: str) -> str:
        """What a command prints; it has to succeed."""
        done = subprocess.run(
            self.command(*arguments), env=self.environment(), cwd=self.folder, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"lastboat {' '.join(arguments)}: {done.stdout[-2000:]}{done.stderr[-2000:]}"
        return done.stdout


def program(folder: Path, name: str) -> Path:
    """A program of a virtual environment."""
    return folder / ("Scripts" if os.name == "nt" else "bin") / name


def interpreters() -> Iterator[str]:
    """One interpreter of each version: named by PYTHONS, on the path, or built by pyenv."""
    if named := os.environ.get("PYTHONS", "").split():
        yield from named
        return
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    for version in VERSIONS:
        built = sorted(str(path) for path in pyenv.glob(f"{version}.*/bin/python{version}"))
        if found := built[-1:] or [path for path in [shutil.which(f"python{version}")] if path]:
            yield found[0]


def install(wheel: Path, python: str, folder: Path) -> Installed:
    """Download what the wheel needs, then install it into a new environment without a network."""
    env, house = folder / "env", folder / "house"
    subprocess.run([python, "-m", "venv", "--without-pip", str(env)], check=True)
    target = [*PIP, "--python", str(program(env, "python"))]
    subprocess.run([*target, "download", "--only-binary", ":all:", "--dest", str(house), str(wheel)], check=True)
    subprocess.run([*target, "install", "--no-index", "--find-links", str(house), str(wheel)], check=True)
    (env / "home").mkdir()
    return Installed(env)


def check(found: Installed) -> None:
    """Use the program as players and operators do."""
    assert found.run("--version").startswith("lastboat ")
    warm = json.loads(found.run("warm", "--json"))
    assert len(warm) >= 3
    assert all(game["seconds"] is None for game in warm), f"rules had to be compiled: {warm}"
    assert not (found.folder / "cache").exists(), "something was compiled"
    found.run("play", "pompeii", "--human", "none", "--bots", "strong:50", "--seed", "1")
    check_server(found)
    found.run("site", "site")
    site = found.folder / "site"
    assert {"index.html", "sw.js"} <= {path.name for path in site.iterdir()}
    assert list(site.rglob("*.wasm"))
    assert json.loads((site / "api" / "games.json").read_text("utf-8"))


def check_server(found: Installed) -> None:
    """Start a server; the page and its workers for play without a network are there."""
    environment = found.environment() | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        found.command("serve"), env=environment, cwd=found.folder, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout
            address = next((url[0] for line in server.stdout if (url := re.search(r"http://\S+/", line))), None)
            assert address, "the server did not start"
            assert "assets/" in fetched(address)
            assert "PAGE" in fetched(f"{address}sw.js")
            assert "openapi" in fetched(f"{address}api/docs")
            assert len(json.loads(fetched(f"{address}api/games"))) >= 3
        finally:
            server.terminate()


def fetched(url: str) -> str:
    """The text at an address."""
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
        text: str = answer.read().decode()
    return text


def main(wheel: Path) -> None:
    """Check the wheel with every interpreter."""
    found = list(interpreters())
    if not found:
        sys.exit("No Python from 3.11 to 3.14 was found; name some: PYTHONS='/path/to/python3.13 ...'")
    print(f"Python {', '.join(VERSIONS)}: {len(found)} to check with", flush=True)
    for python in found:
        start = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            check(install(wheel.resolve(), python, Path(folder)))
        version = subprocess.run([python, "--version"], capture_output=True, text=True, check=True).stdout.strip()
        print(f"{version}: installed and used in {time.monotonic() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
