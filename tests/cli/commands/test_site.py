"""`lastboat site`."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

import lastboat
from lastboat.server import site
from lastboat.server.web import static_page
from tests.cli.conftest import Run

PAGE = '<!doctype html>\n<html>\n  <head>\n    <meta charset="utf-8" />\n  </head>\n</html>\n'


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page as the build leaves it."""
    place = tmp_path / "page"
    (place / "assets").mkdir(parents=True)
    (place / "index.html").write_text(PAGE, "utf-8")
    (place / "sw.js").write_text('const PAGE = {"version": "1", "files": []};\nself.code();\n', "utf-8")
    (place / "assets" / "python.wasm.gz").write_bytes(gzip.compress(b"\0asm"))
    for module in (site, static_page):
        monkeypatch.setattr(module, "page_folder" if module is site else "folder", lambda: place)
    return place


def test_the_site_has_the_page_and_what_a_server_tells(run: Run, tmp_path: Path, built: Path) -> None:
    folder = tmp_path / "site"
    done = run("site", folder)
    assert done.exit_code == 0, done.output
    first = (folder / "index.html").read_text("utf-8")
    assert '<meta name="lastboat-server" content="none" />' in first
    assert "'wasm-unsafe-eval'" in first
    assert "'unsafe-eval'" not in first
    games = json.loads((folder / "api" / "games.json").read_text("utf-8"))
    assert [game["id"] for game in games] == list(lastboat.game_ids())
    for game in games:
        for lang in lastboat.LANGUAGES:
            book = json.loads((folder / "api" / "games" / game["id"] / "rulebook" / f"{lang}.json").read_text("utf-8"))
            assert book["sections"]
        for chapter in game["tutorial"]:
            assert (folder / "api" / "games" / game["id"] / "tutorial" / f"{chapter}.json").is_file()
    assert (folder / "assets" / "python.wasm").read_bytes() == b"\0asm"
    assert not list(folder.rglob("*.gz"))


def test_the_service_worker_keeps_every_file(run: Run, tmp_path: Path, built: Path) -> None:
    folder = tmp_path / "site"
    run("site", folder)
    line, _, rest = (folder / "sw.js").read_text("utf-8").partition("\n")
    page = json.loads(line.removeprefix("const PAGE = ").removesuffix(";"))
    files = {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}
    assert set(page["files"]) == files - {"index.html", "sw.js"}
    assert rest == "self.code();\n"


def test_a_folder_with_something_in_it_is_left_alone(run: Run, tmp_path: Path, built: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear", "utf-8")
    refused = run("site", tmp_path / "mine")
    assert refused.exit_code == 2
    assert "not empty" in refused.output
    assert [file.name for file in (tmp_path / "mine").iterdir()] == ["letter.txt"]


def test_without_a_built_page_the_command_says_so(run: Run, tmp_path: Path, built: Path) -> None:
    (built / "index.html").unlink()
    refused = run("site", tmp_path / "site")
    assert refused.exit_code == 2
    assert "make site" in refused.output
