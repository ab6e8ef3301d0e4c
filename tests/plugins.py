"""Packages with games, installed into a folder as pip installs them: the package and its `.dist-info`."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from lastboat.cli import scaffold
from lastboat.kernel import game as games
from lastboat.kernel import plugins


def toy_game(folder: Path, package: str, game: str = "") -> Path:
    """Write the package of the toy game under another name; return its folder."""
    scaffold.write_package(scaffold.NewGame(game or package.replace("_", "-")), folder / package)
    return folder / package


def install(
    folder: Path,
    package: str,
    *,
    game: str = "",
    distribution: str = "",
    needs: str = "lastboat>=0.2",
    broken: str = "",
    page: Mapping[str, str] | None = None,
) -> Path:
    """Install a copy of the toy game; `broken` is written over its `__init__.py`, `page` are the files of its page.

    Return the package's folder.
    """
    game, distribution = game or package.replace("_", "-"), distribution or package.replace("_", "-")
    place = toy_game(folder, package, game)
    if broken:
        (place / "__init__.py").write_text(broken, "utf-8")
    for name, text in (page or {}).items():
        (place / "page").mkdir(exist_ok=True)
        (place / "page" / name).write_text(text, "utf-8")
    about = folder / f"{distribution.replace('-', '_')}-1.2.dist-info"
    about.mkdir(exist_ok=True)
    metadata = f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.2\nRequires-Dist: {needs}\n"
    (about / "METADATA").write_text(metadata, "utf-8")
    (about / "entry_points.txt").write_text(f"[{plugins.GROUP}]\n{game} = {package}\n", "utf-8")
    return place


def forget() -> None:
    """Look for games anew."""
    plugins.plugins.cache_clear()
    games.game.cache_clear()
    games._problem.cache_clear()


@contextmanager
def installed_in(folder: Path) -> Iterator[Path]:
    """Find the packages of a folder; afterwards they are forgotten."""
    before = set(sys.modules)
    sys.path.insert(0, str(folder))
    forget()
    try:
        yield folder
    finally:
        sys.path.remove(str(folder))
        packages = {path.name for path in folder.iterdir()}
        for name in set(sys.modules) - before:
            if name.partition(".")[0] in packages:
                del sys.modules[name]
        forget()
