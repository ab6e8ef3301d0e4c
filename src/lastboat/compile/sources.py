"""The sources of tables, games and bots in one archive, for a browser's Python."""

from __future__ import annotations

import zipfile
from pathlib import Path

import lastboat

PACKAGES = ("kernel", "search", "compile", "games", "bots", "tables", "local")
_EPOCH = (1980, 1, 1, 0, 0, 0)
"""The date of all files, so that the same sources make the same archive."""


def write(folder: Path) -> Path:
    """Write the archive into a folder."""
    top = Path(next(iter(lastboat.__path__)))
    files = [top / "__init__.py", *(file for name in PACKAGES for file in sorted((top / name).rglob("*.py")))]
    folder.mkdir(parents=True, exist_ok=True)
    archive = folder / "lastboat.zip"
    with zipfile.ZipFile(archive, "w") as out:
        for file in files:
            info = zipfile.ZipInfo(file.relative_to(top.parent).as_posix(), _EPOCH)
            info.compress_type = zipfile.ZIP_DEFLATED
            out.writestr(info, file.read_bytes())
    return archive
