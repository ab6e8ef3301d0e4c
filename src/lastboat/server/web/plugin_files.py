"""What the page needs of a game from another package: its own board, its rules as WebAssembly, and its sources.

Below `plugins/<game>/`: `python.zip`, `engine.wasm` and `engine.json`, and the files of the folder `page/` in the
game's package. `lastboat site` writes the same files.
"""

from __future__ import annotations

import hashlib
import mimetypes
import tempfile
import threading
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from lastboat.compile import build, sources, wasm
from lastboat.kernel import game as games
from lastboat.kernel.errors import LastboatError
from lastboat.kernel.game import Game

SOURCES, MODULE, DESCRIPTION = "python.zip", "engine.wasm", "engine.json"
PAGE = {"board": "page/board.js", "style": "page/board.css", "cover": "page/cover.svg"}
"""What the page looks for in a package, by the name under which clients are told of it."""
_KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".wasm": "application/wasm",
    ".svg": "image/svg+xml",
}
_BUILDING: defaultdict[str, threading.Lock] = defaultdict(threading.Lock)


def about(game: Game) -> dict[str, Any]:
    """What a client is told of the plug-in that a game comes from; nothing for a game of Lastboat."""
    plugin = games.plugin(game.id)
    if plugin is None:
        return {}
    files = {key: _address(game, name) for key, name in PAGE.items()}
    return {"plugin": {"package": plugin.distribution, "version": plugin.version, **files}}


def _address(game: Game, name: str) -> str | None:
    """The address of a file, with a digest, so that browsers keep none that is out of date; None if there is none."""
    try:
        digest = hashlib.sha256((game.folder / name).read_bytes()).hexdigest()[:12]
    except OSError:
        return None
    return f"plugins/{game.id}/{name}?{digest}"


def kind_of(name: str) -> str:
    """The media type of a file; what a machine says of scripts is not relied on."""
    return _KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"


def content(game: Game, name: str) -> bytes | None:
    """A file of a plug-in; None if there is none."""
    if name == SOURCES:
        return _archive(game.id)
    if name in (MODULE, DESCRIPTION):
        return _engine(game, name)
    place = (game.folder / "page").resolve()
    try:
        found = (game.folder / name).resolve()
        return found.read_bytes() if found.is_relative_to(place) and found.is_file() else None
    except (OSError, ValueError):
        return None


def names(game: Game) -> Iterator[str]:
    """The names of all files of a plug-in."""
    yield from (SOURCES, MODULE, DESCRIPTION)
    place = game.folder / "page"
    yield from (file.relative_to(game.folder).as_posix() for file in sorted(place.rglob("*")) if file.is_file())


@cache
def _archive(name: str) -> bytes:
    plugin = games.plugin(name)
    assert plugin is not None
    return sources.plugin_archive(plugin)


def _engine(game: Game, name: str) -> bytes | None:
    """The rules as WebAssembly, compiled when first asked for; None where there is no zig: plain Python plays then."""
    folder = build.cache_root() / "wasm" / f"{game.id}-{build.sources_digest(game.package)[:24]}"
    with _BUILDING[game.id]:
        try:
            if not (folder / DESCRIPTION).is_file():
                _compile(game, folder)
            return (folder / name).read_bytes()
        except (OSError, LastboatError):
            return None


def _compile(game: Game, folder: Path) -> None:
    """Compile beside the place where it is kept, and move it there, the description last."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".building-", dir=folder) as place:
        module = wasm.write(game, Path(place))
        module.replace(folder / MODULE)
        module.with_suffix(".json").replace(folder / DESCRIPTION)
