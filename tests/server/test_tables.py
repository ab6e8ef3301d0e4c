"""The life of a table: made, joined, begun, left, taken over, closed; and who may know of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.tables import (
    OPEN,
    Table,
    ask,
    bot,
    client,
    folder,
    fresh_database,
    good,
    make,
    me,
    refused,
    serving,
    without_absence,
)

__all__ = ["client", "folder", "fresh_database"]


def test_a_table_is_made_joined_and_begun(client: TestClient) -> None:
    table = make(client, seats=[me("Ann"), OPEN, bot("random")], listed=True)
    summary = table.summary()
    assert (summary["state"], summary["version"], summary["waiting_for"]) == ("open", 0, [])
    assert [seat["kind"] for seat in summary["seats"]] == ["player", "open", "bot"]
    refused(table.ask("POST", "/start", table.host), 409, "error-seats-open")
    refused(table.ask("GET", "/view", table.tokens[0]), 409, "error-not-running")
    joined = good(client.post(f"/api/tables/{table.id}/join", json={"name": "  Bob  the\tBuilder "}))
    assert (joined["seat"], joined["table"]["seats"][1]["name"]) == (1, "Bob the Builder")
    table.tokens[1] = joined["token"]
    refused(client.post(f"/api/tables/{table.id}/join", json={"name": "Eve"}), 409, "error-no-seat-free")
    refused(table.ask("POST", "/start", table.tokens[1]), 403, "error-not-yours")
    refused(table.ask("POST", "/start", None), 401, "error-token-needed")
    summary = good(table.ask("POST", "/start", table.host))
    assert (summary["state"], summary["version"], summary["waiting_for"]) == ("running", 1, [0])
    refused(table.ask("POST", "/start", table.host), 409, "error-not-open")
    assert table.seen(1)["view"]["seat"] == 1


def test_who_joins_may_name_the_seat(client: TestClient) -> None:
    table = make(client, seats=[me(), OPEN, OPEN], listed=True)
    path = f"/api/tables/{table.id}/join"
    assert good(client.post(path, json={"name": "Bob", "seat": 2}))["seat"] == 2
    refused(client.post(path, json={"name": "Eve", "seat": 2}), 409, "error-seat-taken")
    refused(client.post(path, json={"name": "Eve", "seat": 3}), 422, "error-bad-seat")
    assert good(client.post(path, json={"name": "Eve"}))["seat"] == 1


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u0000b", "a\u202eb", "\ud800"])
def test_a_name_is_a_short_line(client: TestClient, name: str) -> None:
    table = make(client, seats=[me(), OPEN], listed=True)
    content = json.dumps({"name": name})
    answer = client.post(f"/api/tables/{table.id}/join", content=content, headers={"content-type": "application/json"})
    refused(answer, 422, "error-bad-request")
    assert table.summary()["seats"][1]["kind"] == "open"


def test_a_private_table_is_known_to_who_was_told_of_it(client: TestClient) -> None:
    table, other = make(client, seats=[me(), OPEN]), make(client)
    assert table.id not in [listed["id"] for listed in good(client.get("/api/tables"))]
    for token in (None, "nonsense", "x" * 500, other.tokens[0], other.host, other.watch):
        for method, path, body in (
            ("GET", "", None), ("GET", "/view", None), ("GET", "/match.txt", None), ("GET", "/replay", None),
            ("POST", "/join", {"name": "Eve"}), ("POST", "/start", None), ("POST", "/close", None),
            ("POST", "/play", {"do": 0, "at": 0, "id": "x"}), ("POST", "/talk", {"say": "hi"}),
            ("POST", "/rematch", None), ("POST", "/branch", {"record": 0}), ("POST", "/leave", None),
        ):  # fmt: skip
            here = table.ask(method, path, token, json=body)
            nowhere = ask(client, method, f"/api/tables/nosuchtable{path}", token, json=body)
            assert here.status_code == nowhere.status_code == 404, (method, path)
            assert here.content == nowhere.content
    for token in (table.host, table.invite, table.watch, table.tokens[0]):
        assert good(table.ask("GET", "", token))["id"] == table.id
    body = {"name": "Bob", "invite": table.watch}
    refused(client.post(f"/api/tables/{table.id}/join", json=body), 404, "error-no-such-table")
    refused(table.ask("POST", "/join", table.watch, json={"name": "Bob"}), 404, "error-no-such-table")
    assert good(client.post(f"/api/tables/{table.id}/join", json=body | {"invite": table.invite}))["seat"] == 1


def test_a_listed_table_says_what_is_missing(client: TestClient) -> None:
    table, other = make(client, listed=True), make(client)
    play = {"do": 0, "at": 1, "id": "x"}
    refused(table.ask("POST", "/play", None, json=play), 401, "error-token-needed")
    for token in ("nonsense", other.tokens[0], table.host, table.watch, table.invite):
        refused(table.ask("POST", "/play", token, json=play), 403, "error-not-yours")
    assert good(client.get(f"/api/tables/{table.id}/view"))["view"]["seat"] == -1
    refused(client.get(f"/api/tables/{table.id}/view?seat=0"), 401, "error-token-needed")
    refused(table.ask("GET", "/view?seat=0", table.tokens[1]), 403, "error-not-yours")
    refused(table.ask("GET", "/replay?seat=0", table.tokens[1]), 403, "error-not-yours")


def test_the_list_shows_open_tables_first(client: TestClient) -> None:
    running, waiting, private = make(client, listed=True), make(client, seats=[me(), OPEN], listed=True), make(client)
    found = [table["id"] for table in good(client.get("/api/tables"))]
    assert found == [waiting.id, running.id]
    assert private.id not in found
    good(running.ask("POST", "/close", running.host))
    assert [table["id"] for table in good(client.get("/api/tables"))] == [waiting.id]


def test_leaving_before_the_start_frees_the_seat(client: TestClient) -> None:
    table = make(client, seats=[me(), OPEN], listed=True)
    token = good(client.post(f"/api/tables/{table.id}/join", json={"name": "Bob"}))["token"]
    summary = good(table.ask("POST", "/leave", token))
    assert summary["seats"][1] == {"seat": 1, "kind": "open", "name": "", "here": False}
    refused(table.ask("POST", "/leave", token), 403, "error-not-yours")


def test_leaving_later_keeps_the_seat(client: TestClient) -> None:
    table = make(client)
    assert good(table.ask("POST", "/leave", table.tokens[1]))["seats"][1]["kind"] == "player"
    assert table.seen(1)["view"]["seat"] == 1


def test_the_host_seats_bots_and_frees_seats(client: TestClient) -> None:
    table = make(client, seats=[me(), OPEN, OPEN])
    refused(table.ask("POST", "/seats/1", table.tokens[0], json={"kind": "bot"}), 403, "error-not-yours")
    refused(table.ask("POST", "/seats/1", table.host, json={"kind": "bot", "bot": "oracle"}), 422, "error-unknown-word")
    refused(table.ask("POST", "/seats/3", table.host, json={"kind": "open"}), 422, "error-bad-seat")
    wanted = {"kind": "bot", "bot": "greedy", "name": "Hal"}
    seats = good(table.ask("POST", "/seats/1", table.host, json=wanted))["seats"]
    assert seats[1] == {"seat": 1, "kind": "bot", "name": "Hal", "here": True, "bot": "greedy"}
    assert good(table.ask("POST", "/seats/1", table.host, json={"kind": "open"}))["seats"][1]["kind"] == "open"


def test_an_absent_player_is_replaced_and_the_token_is_void(client: TestClient) -> None:
    table = make(client)
    good(table.ask("POST", "/leave", table.tokens[1]))
    good(table.ask("POST", "/seats/1", table.host, json={"kind": "open"}))
    refused(table.ask("GET", "/view", table.tokens[1]), 404, "error-no-such-table")
    joined = good(client.post(f"/api/tables/{table.id}/join", json={"name": "Cleo", "invite": table.invite}))
    table.tokens[1] = joined["token"]
    assert (joined["seat"], joined["table"]["state"]) == (1, "running")
    good(table.play(1, "reveal"))


def test_a_stand_in_plays_until_its_player_is_back(client: TestClient) -> None:
    for _ in range(40):  # by luck the toy game can end before the player is back
        if _stood_in_for(make(client)):
            return
    raise AssertionError("no game lasted long enough")


def _stood_in_for(table: Table) -> bool:
    """The story of a stand-in; False if the game was over before it could be told."""
    refused(table.ask("POST", "/seats/1/stand-in", table.tokens[0], json={}), 403, "error-not-yours")
    good(table.ask("POST", "/seats/1/stand-in", table.tokens[1], json={"bot": "random"}))
    assert table.summary()["seats"][1]["stand_in"] == "random"
    good(table.play(0, "pull"))
    assert wait_for_turn(table, 0) > 2
    if table.summary()["state"] == "over":
        return False
    summary = good(table.ask("POST", "/seats/1/back", table.tokens[1]))
    assert "stand_in" not in summary["seats"][1]
    good(table.play(0, "pull"))
    if table.summary()["state"] == "over":
        return False
    assert table.summary()["waiting_for"] == [1]
    for token in (table.tokens[1], table.host):
        refused(table.ask("POST", "/seats/0/back", token), 403, "error-not-yours")
    return True


def wait_for_turn(table: Table, seat: int) -> int:
    """Until a seat is in turn, for bots play by themselves; the version then."""
    for _ in range(500):
        summary = table.summary()
        if summary["state"] == "over" or summary["actor"] == seat:
            return int(summary["version"])
    raise AssertionError("the bot does not play")


def test_a_closed_table_can_be_looked_at_only(client: TestClient) -> None:
    table = make(client)
    refused(table.ask("POST", "/close", table.tokens[0]), 403, "error-not-yours")
    assert good(table.ask("POST", "/close", table.host))["state"] == "closed"
    assert good(table.ask("POST", "/close", table.host))["state"] == "closed"
    refused(table.play(0, "pull"), 409, "error-not-running")
    refused(table.ask("POST", "/seats/1", table.host, json={"kind": "open"}), 409, "error-not-open")
    assert table.seen(0)["view"]["choices"] == []


def test_my_tables_are_those_of_my_tokens(client: TestClient, folder: Path) -> None:
    one, two = make(client), make(client, seats=[me(), OPEN])
    tokens = [one.tokens[1], "nonsense", two.host, one.watch]
    found = good(client.post("/api/mine", json={"tokens": tokens}))
    assert [(entry["token"], entry["kind"], entry.get("seat"), entry["table"]["id"]) for entry in found] == [
        (0, "seat", 1, one.id), (2, "host", None, two.id), (3, "watch", None, one.id),
    ]  # fmt: skip
    assert good(client.post("/api/mine", json={"tokens": []})) == []


def test_tables_outlive_the_server(folder: Path) -> None:
    with serving(folder) as client:
        open_table, running = make(client, seats=[me(), OPEN], listed=True), make(client)
        good(running.play(0, "reveal"))
        summaries = [without_absence(table.summary()) for table in (open_table, running)]
        before = [*summaries, running.seen(0), running.seen(1)]
    with serving(folder) as client:
        open_table.client = running.client = client
        summaries = [without_absence(table.summary()) for table in (open_table, running)]
        assert [*summaries, running.seen(0), running.seen(1)] == before


def test_tables_that_nobody_looks_at_are_put_aside(folder: Path) -> None:
    with serving(folder, live_tables=3) as client:
        tables = [make(client) for _ in range(6)]
        for table in tables:
            good(table.play(0, "reveal"))
        assert len(client.app.state.services.registry.held()) <= 3  # type: ignore[attr-defined]
        assert all(table.summary()["version"] == 2 for table in tables)


def test_nothing_secret_is_kept_or_told(client: TestClient, folder: Path) -> None:
    table = make(client, listed=True)
    tokens = [table.host, table.invite, table.watch, *table.tokens.values()]
    assert all(len(token) >= 32 for token in tokens)
    assert len(set(tokens)) == len(tokens)
    kept = b"".join(path.read_bytes() for path in folder.iterdir())
    assert not [token for token in tokens if token.encode() in kept]
    told = client.get(f"/api/tables/{table.id}").text
    assert not [token for token in tokens if token in told]


def test_bad_tables_are_not_made(client: TestClient) -> None:
    def answer(**body: object) -> object:
        return client.post("/api/tables", json={"game": "_template", "seats": [me(), me()], **body})

    refused(answer(game="ludo"), 422, "error-unknown-game")  # type: ignore[arg-type]
    refused(answer(seats=[me()]), 422, "error-bad-seats")  # type: ignore[arg-type]
    refused(answer(seats=[]), 422, "error-bad-request")  # type: ignore[arg-type]
    refused(answer(options={"water": "deep"}), 422, "error-bad-value")  # type: ignore[arg-type]
    refused(answer(options={"wind": "strong"}), 422, "error-bad-option")  # type: ignore[arg-type]
    refused(answer(seats=[me(), {"kind": "robot"}]), 422, "error-bad-request")  # type: ignore[arg-type]
    refused(answer(colour="red"), 422, "error-bad-request")  # type: ignore[arg-type]
    assert good(client.get("/api/tables")) == []
