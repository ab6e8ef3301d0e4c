"""Folders and modules stay small: a folder has at most 20 modules of its own, a module at most 400 lines."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = (ROOT / "src" / "lastboat", ROOT / "web" / "src")
MODULES = (".py", ".ts", ".svelte")
BUILT = {"__pycache__", "node_modules", "dist"}
"""Folders of built files, wherever they are."""
PAGE = ROOT / "src" / "lastboat" / "page"
"""The built page."""
WEIGHTS = "weights.py"
"""The name of modules that training writes: tables of numbers."""
MOST_MODULES = 20
MOST_LINES = 400


def is_module(name: str) -> bool:
    """Whether a file is a module; type declarations and the docstring of a package are not counted."""
    return name.endswith(MODULES) and not name.endswith(".d.ts") and name != "__init__.py"


def folders(root: Path) -> dict[Path, list[Path]]:
    """The modules of every folder below a root."""
    found = {}
    for folder, names, files in os.walk(root):
        names[:] = [name for name in names if name not in BUILT and Path(folder) / name != PAGE]
        found[Path(folder)] = [Path(folder) / file for file in sorted(files) if is_module(file)]
    return found


@pytest.mark.parametrize("root", SOURCES, ids=lambda root: root.relative_to(ROOT).as_posix())
def test_folders_have_at_most_20_modules(root: Path) -> None:
    counts = {folder.relative_to(ROOT).as_posix(): len(modules) for folder, modules in folders(root).items()}
    assert sum(counts.values()) > MOST_MODULES
    assert {folder: count for folder, count in counts.items() if count > MOST_MODULES} == {}


@pytest.mark.parametrize("root", SOURCES, ids=lambda root: root.relative_to(ROOT).as_posix())
def test_modules_have_at_most_400_lines(root: Path) -> None:
    modules = [module for found in folders(root).values() for module in found if module.name != WEIGHTS]
    lines = {module.relative_to(ROOT).as_posix(): len(module.read_text("utf-8").splitlines()) for module in modules}
    assert {module: count for module, count in lines.items() if count > MOST_LINES} == {}
