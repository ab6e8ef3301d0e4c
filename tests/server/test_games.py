"""What is on offer: games, words, rulebooks; and the server's own words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import ModuleType
from typing import get_args

import pytest
from starlette.testclient import TestClient

import lastboat
from lastboat.server import errors
from lastboat.server.errors import ServerError
from lastboat.tables import errors as table_errors
from lastboat.tables.chat import GENERAL, REACTIONS
from lastboat.tables.errors import TableError, WrongState
from lastboat.tables.model import TableState
from tests.server.tables import client, folder, fresh_database, good, refused

__all__ = ["client", "folder", "fresh_database"]


def test_games_are_described(client: TestClient) -> None:
    found = {game["id"]: game for game in good(client.get("/api/games"))}
    assert set(lastboat.game_ids()) < set(found)
    assert {name for name, game in found.items() if game["secrets"]} == {"pompeii", "_template"}
    island = found["forbidden-island"]
    assert (island["seats"], island["cooperative"]) == ([2, 3, 4], True)
    assert {"name": "level", "default": "novice"}.items() <= island["options"][0].items()
    assert "greedy" in island["bots"]


@pytest.mark.parametrize("scope", ["kernel", "server", "pompeii"])
def test_words_are_served_and_cached(client: TestClient, scope: str) -> None:
    for lang in lastboat.LANGUAGES:
        answer = client.get(f"/api/words/{lang}/{scope}")
        assert " = " in answer.text
        again = client.get(f"/api/words/{lang}/{scope}", headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    refused(client.get(f"/api/words/sv/{scope}"), 404, "error-not-found")
    refused(client.get("/api/words/en/ludo"), 404, "error-not-found")
    refused(client.get("/api/words/en/..%2fkernel"), 404, "error-not-found")


def test_tutorials_are_served_by_chapters_and_cached(client: TestClient) -> None:
    for game in [one["id"] for one in good(client.get("/api/games")) if one["tutorial"]]:
        for chapter in good(client.get(f"/api/games/{game}/tutorial"))["chapters"]:
            answer = client.get(f"/api/games/{game}/tutorial/{chapter}")
            assert good(answer)["chapter"] == chapter
            headers = {"If-None-Match": answer.headers["etag"]}
            again = client.get(f"/api/games/{game}/tutorial/{chapter}", headers=headers)
            assert (again.status_code, again.content) == (304, b"")
    for path in ("ludo/tutorial", "ludo/tutorial/moving", "forbidden-island/tutorial/nowhere"):
        refused(client.get(f"/api/games/{path}"), 404, "error-not-found")


def test_a_tutorial_makes_no_table(client: TestClient) -> None:
    """Nothing that a client could send there would reach a match."""
    before = good(client.get("/api/tables"))
    assert client.post("/api/games/forbidden-island/tutorial/moving", json={"do": 0}).status_code == 405
    assert good(client.get("/api/tables")) == before


@pytest.mark.parametrize("game", lastboat.game_ids())
def test_rulebooks_are_taken_apart_without_loss(client: TestClient, game: str) -> None:
    for lang in lastboat.LANGUAGES:
        book = good(client.get(f"/api/games/{game}/rulebook/{lang}"))
        written, text = lastboat.game(game).rulebook_in(lang)
        assert book["lang"] == written
        assert book["title"]
        ids = [p["id"] for section in book["sections"] for p in section["paragraphs"]]
        assert ids == re.findall(r"^### §([\d.]*\d)", text, re.MULTILINE)
        assert all(p["title"] and p["text"] for section in book["sections"] for p in section["paragraphs"])
        told = " ".join(texts(book))
        lines = [line.strip() for line in text.splitlines() if not line.startswith("#")]
        assert [line for line in lines if line not in told] == []
    refused(client.get("/api/games/ludo/rulebook/en"), 404, "error-not-found")


def texts(book: object) -> Iterator[str]:
    """All the texts of a book."""
    if isinstance(book, dict):
        for value in book.values():
            yield from texts(value)
    elif isinstance(book, list):
        for value in book:
            yield from texts(value)
    else:
        yield str(book)


@pytest.mark.parametrize(("module", "base"), [(table_errors, TableError), (errors, ServerError)])
def test_every_error_has_a_text_and_every_text_an_error(module: ModuleType, base: type[TableError]) -> None:
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, base)]
    english = (module.WORDS / "en.ftl").read_text("utf-8")
    there = set(re.findall(r"^([a-z-]+) =", english, re.MULTILINE))
    others: set[str] = set()
    if module is table_errors:
        others = {f"state-{state}" for state in (*get_args(TableState), "frozen")}
        others |= {f"callout-{name.replace('_', '-')}" for name in (*GENERAL, *REACTIONS)}
    assert there == others | {kind.id for kind in kinds if kind not in (TableError, ServerError, WrongState)}
    for kind in kinds:
        named = set(re.findall(r"`(\w+)`", kind.__doc__ or ""))
        entry = re.search(rf"^{kind.id} =(.*?)(?=^[a-z]|\Z)", english, re.MULTILINE | re.DOTALL)
        used = set(re.findall(r"\$(\w+)", entry[1])) if entry else set()
        assert used <= named, kind


def test_the_server_scope_has_both_catalogues(client: TestClient) -> None:
    for lang in lastboat.LANGUAGES:
        text = client.get(f"/api/words/{lang}/server").text
        assert "error-no-such-table = " in text
        assert "error-too-many = " in text
