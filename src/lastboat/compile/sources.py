"""The sources of tables, games and bots in files, for a browser's Python."""

from __future__ import annotations

import gzip
import importlib
import io
import json
import zipfile
from collections.abc import Mapping
from pathlib import Path

import lastboat
from lastboat.kernel.plugins import GROUP, Plugin

PACKAGES = ("kernel", "search", "compile", "games", "bots", "tables", "local")
TEXTS = (".py", ".ftl", ".md", ".txt")
"""The kinds of files that the package of a game from elsewhere is made of."""
_EPOCH = (1980, 1, 1, 0, 0, 0)
"""The date of all files, so that the same sources make the same archive."""


def write(folder: Path) -> Path:
    """Write our own sources by path into a folder: packed JSON, which a page unpacks faster than Python an archive."""
    top = Path(next(iter(lastboat.__path__)))
    files = [top / "__init__.py", *(file for name in PACKAGES for file in sorted((top / name).rglob("*.py")))]
    texts = {file.relative_to(top.parent).as_posix(): file.read_text("utf-8") for file in files}
    folder.mkdir(parents=True, exist_ok=True)
    written = folder / "lastboat.json.gzip"
    written.write_bytes(gzip.compress(json.dumps(texts, ensure_ascii=False).encode(), mtime=0))
    return written


def plugin_archive(plugin: Plugin) -> bytes:
    """The package of a game from elsewhere, with its words, and the entry point by which it is found."""
    top = plugin.package.partition(".")[0]
    folder = Path(next(iter(importlib.import_module(top).__path__)))
    files = [file for file in sorted(folder.rglob("*")) if file.suffix in TEXTS and file.is_file()]
    about = f"{plugin.distribution}_{plugin.id}".replace("-", "_") + f"-{plugin.version}.dist-info"
    metadata = f"Metadata-Version: 2.1\nName: {plugin.distribution}\nVersion: {plugin.version}\n"
    return _zip(
        {f"{top}/{file.relative_to(folder).as_posix()}": file.read_bytes() for file in files}
        | {
            f"{about}/METADATA": metadata.encode(),
            f"{about}/entry_points.txt": f"[{GROUP}]\n{plugin.id} = {plugin.package}\n".encode(),
        }
    )


def _zip(files: Mapping[str, bytes]) -> bytes:
    """Files in one archive; the same files make the same archive."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as out:
        for name, content in files.items():
            info = zipfile.ZipInfo(name, _EPOCH)
            info.compress_type = zipfile.ZIP_DEFLATED
            out.writestr(info, content)
    return made.getvalue()
