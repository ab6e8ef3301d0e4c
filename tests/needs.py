"""Requirements of the tests besides Python packages: a Chromium and a PostgreSQL.

`python tests/needs.py` finds both, or installs Debian's packages if it runs as root, and prints what it found.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
POSTGRES = Path("/usr/lib/postgresql")


def browser() -> str | None:
    """A Chromium on this machine: the one named by LASTBOAT_BROWSER, the system's, or Playwright's own."""
    named = os.environ.get("LASTBOAT_BROWSER")
    if named:
        return named
    for name in BROWSERS:
        if found := shutil.which(name):
            return found
    own = sorted(Path.home().glob(".cache/ms-playwright/chromium-*/chrome-linux*/chrome"))
    return str(own[-1]) if own else None


def postgres() -> Path | None:
    """The folder with `initdb` and `postgres`; Debian keeps them off the path."""
    folders = [*sorted(POSTGRES.glob("*/bin"), reverse=True)]
    if found := shutil.which("initdb"):
        folders.append(Path(found).resolve().parent)
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


def install(package: str) -> None:
    """Install a Debian package, if possible."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for order in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", package]):
        subprocess.run(["apt-get", *order], env=environment, stdout=subprocess.DEVNULL, check=False)


def main() -> int:
    """Find or install both; print what is missing and what to do."""
    if browser() is None:
        install("chromium")
    if browser() is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    if postgres() is None:
        install("postgresql")
    print(f"browser:    {browser() or 'none found; install Chromium or name one with LASTBOAT_BROWSER=/path/to/it'}")
    print(f"PostgreSQL: {postgres() or 'none found; install the PostgreSQL server (initdb and postgres)'}")
    return 0 if browser() and postgres() else 1


if __name__ == "__main__":
    sys.exit(main())
