"""What the page needs of a game from another package: its own board, its rules as WebAssembly, and its sources.

Below `plugins/<game>/`: `python.zip`, `engine.wasm` and `engine.json`, and the files of the folder `page/` in the
game's package. `lastboat site` writes the same files.
"""

from __future__ import annotations

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

SOURCES, MODULE, DESCRIPTION, BOARD, COVER = (
    "python.zip",
    "engine.wasm",
    "engine.json",
    "page/board.js",
    "page/cover.svg",
)
_KINDS = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm", ".svg": "image/svg+xml"}
_BUILDING: defaultdict[str, threading.Lock] = defaultdict(threading.Lock)


def about(game: Game) -> dict[str, Any]:
    """What a client is told of the plug-in that a game comes from; nothing for a game of Lastboat."""
    plugin = games.plugin(game.id)
    if plugin is None:
        return {}
    place = f"plugins/{game.id}/"
    found = {name: place + name for name in (BOARD, COVER) if (game.folder / name).is_file()}
    return {
        "plugin": {
            "package": plugin.distribution,
            "version": plugin.version,
            "board": found.get(BOARD),
            "cover": found.get(COVER),
        }
    }


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
