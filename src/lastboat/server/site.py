"""The page as a site of files: tables are played on the device, what a server tells of games is in files.

All addresses are relative, so that the site works in any folder of any static host.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from lastboat.kernel.game import Game, plugin
from lastboat.kernel.i18n import LANGUAGES
from lastboat.kernel.manual import tutorial
from lastboat.server.web import plugin_files
from lastboat.server.web.middleware import POLICY
from lastboat.server.web.routes_games import described, game_words, written_rules
from lastboat.server.web.static_page import PACKED, missing
from lastboat.server.web.static_page import folder as page_folder
from lastboat.tables.manual import chapter_data, examples_data, overview

_NOT_IN_A_PAGE = "frame-ancestors"
"""The part of the policy that only a header can set."""


def is_built() -> bool:
    """Whether the page is there."""
    return (page_folder() / "index.html").is_file() and not missing()


def write(folder: Path, games: Iterable[Game]) -> tuple[int, int]:
    """Write the site; return how many files it has, and their bytes."""
    shutil.copytree(page_folder(), folder, dirs_exist_ok=True)
    for packed in folder.rglob(f"*{PACKED}"):
        packed.with_suffix("").write_bytes(gzip.decompress(packed.read_bytes()))
        packed.unlink()
    first = folder / "index.html"
    first.write_text(without_server(first.read_text("utf-8")), "utf-8")
    for game in (found := list(games)):
        _write_plugin(folder, game)
    for name, data in answers(found):
        file = folder / "api" / f"{name}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")), "utf-8")
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    _keep_all(folder, files)
    return len(files), sum(file.stat().st_size for file in files)


def _write_plugin(folder: Path, game: Game) -> None:
    """Write the files of a game from another package."""
    if plugin(game.id) is None:
        return
    for name in plugin_files.names(game):
        if (content := plugin_files.content(game, name)) is not None:
            file = folder / "plugins" / game.id / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)


def _keep_all(folder: Path, files: list[Path]) -> None:
    """Let the service worker keep all files: nobody comes here but to play on this device."""
    worker, first = folder / "sw.js", folder / "index.html"
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.read_bytes())
    names = [file.relative_to(folder).as_posix() for file in files if file not in (worker, first)]
    page = {"version": digest.hexdigest()[:16], "files": names}
    _, _, source = worker.read_text("utf-8").partition("\n")
    worker.write_text(f"const PAGE = {json.dumps(page)};\n{source}", "utf-8")


def without_server(page: str) -> str:
    """The first page, which says that there is no server, with the policy that a server sends as a header."""
    parts = [part for part in POLICY.format(sockets="").split("; ") if not part.startswith(_NOT_IN_A_PAGE)]
    policy = "; ".join(part.strip() for part in parts)
    lines = (
        '<meta name="lastboat-server" content="none" />',
        f'<meta http-equiv="Content-Security-Policy" content="{policy}" />',
    )
    return page.replace('<meta charset="utf-8" />', "\n    ".join(['<meta charset="utf-8" />', *lines]), 1)


def answers(games: list[Game]) -> Iterator[tuple[str, Any]]:
    """What a server answers to requests about games, by path."""
    yield "games", [described(game) for game in games]
    for game in games:
        for lang in LANGUAGES:
            yield f"games/{game.id}/rulebook/{lang}", written_rules(game, lang)
            if plugin(game.id) is not None:  # words of Lastboat's own games are in the page
                yield f"words/{lang}/{game.id}", game_words(game, lang)
        yield f"games/{game.id}/examples", examples_data(game)
        chapters = tutorial.chapter_names(game)
        if chapters:
            yield f"games/{game.id}/tutorial", overview(game)
        for chapter in chapters:
            yield f"games/{game.id}/tutorial/{chapter}", chapter_data(tutorial.chapter(game, chapter))
