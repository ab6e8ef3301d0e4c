"""A game from another package on a server: described, played, and its files served."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from lastboat.server.doctor import check_games
from tests.plugins import forget, install, installed_in
from tests.server.tables import client, folder, fresh_database, good, refused

__all__ = ["client", "folder", "fresh_database"]


@pytest.fixture(autouse=True)
def raft(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The package of an installed game with a page of its own, and of one that is broken."""
    place = tmp_path_factory.mktemp("site-packages")
    with installed_in(place):
        package = install(place, "treasure_raft")
        (package / "page").mkdir(exist_ok=True)
        (package / "page" / "board.js").write_text("export const api = 1;\n", "utf-8")
        (package / "secret.cfg").write_text("password", "utf-8")
        install(place, "bad_raft", broken="import no_such_module\n")
        forget()
        yield package


def test_it_is_described_and_played(client: TestClient) -> None:
    found = {game["id"]: game for game in good(client.get("/api/games"))}
    assert "bad-raft" not in found
    about = found["treasure-raft"]["plugin"]
    assert (about["package"], about["version"]) == ("treasure-raft", "1.2")
    assert re.fullmatch(r"plugins/treasure-raft/page/board\.js\?[0-9a-f]{12}", about["board"])
    assert about["style"] is None
    assert client.get("/" + about["board"]).text == "export const api = 1;\n"
    assert "plugin" not in found["nisyros"]
    seats = [{"kind": "bot", "bot": "greedy", "name": ""}, {"kind": "me", "name": "Ada"}]
    table = good(client.post("/api/tables", json={"game": "treasure-raft", "seats": seats}))["table"]
    assert table["game"] == "treasure-raft"


def test_its_words_come_with_those_of_the_tutorial(client: TestClient) -> None:
    text = client.get("/api/words/de/treasure-raft").text
    assert "game-name = " in text
    assert "learn-rowing = " in text


def test_its_files_are_served_and_no_others(client: TestClient) -> None:
    board = client.get("/plugins/treasure-raft/page/board.js")
    assert (board.status_code, board.headers["content-type"].partition(";")[0]) == (200, "text/javascript")
    again = client.get("/plugins/treasure-raft/page/board.js", headers={"If-None-Match": board.headers["etag"]})
    assert again.status_code == 304
    assert "script-src 'self'" in board.headers["content-security-policy"]
    archive = zipfile.ZipFile(BytesIO(client.get("/plugins/treasure-raft/python.zip").content))
    assert "treasure_raft/rules.py" in archive.namelist()
    assert "treasure_raft/secret.cfg" not in archive.namelist()
    assert client.get("/plugins/treasure-raft/engine.wasm").content[:4] == b"\0asm"
    assert "functions" in client.get("/plugins/treasure-raft/engine.json").json()
    others = ("nisyros/python.zip", "bad-raft/python.zip", "ludo/python.zip")
    for path in ("secret.cfg", "page/..%2fsecret.cfg", "rules.py", "page/none.js"):
        refused(client.get(f"/plugins/treasure-raft/{path}"), 404, "error-not-found")
    for path in others:
        refused(client.get(f"/plugins/{path}"), 404, "error-not-found")


def test_doctor_says_what_is_wrong_with_games() -> None:
    found = check_games("en")
    assert [one.verdict for one in found] == ["warning"]
    assert "bad-raft 1.2" in found[0].seen
    assert "no_such_module" in found[0].seen
