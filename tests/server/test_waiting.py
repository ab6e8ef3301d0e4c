"""Waiting for players: deadlines of turns, stand-ins that are seen, and seats that were lost."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from lastboat.server.bots.deadlines import Deadlines
from lastboat.server.commands.create import Created, new_table
from lastboat.tables.create import SeatWish
from tests.server.tables import client, connected, folder, fresh_database, good, make, me, refused, serving

__all__ = ["client", "folder", "fresh_database"]


def overdue(client: TestClient, people: int = 2) -> str:
    """The id of a table where every turn is due at once."""
    services = client.app.state.services  # type: ignore[attr-defined]
    portal: Any = client.portal
    wishes = [SeatWish("me")] * people
    created: Created = portal.call(new_table, services, "", "_template", {}, wishes, True, True, 0)
    return created.live.id


def test_a_bot_stands_in_when_a_turn_takes_too_long(client: TestClient) -> None:
    table = overdue(client)
    with connected(client, {"type": "hello", "table": table}) as line:
        summary = line.first["table"]
        while not all(seat.get("stand_in") for seat in summary["seats"]):
            summary = line.next("table")["table"]
    assert all((seat["kind"], seat["here"]) == ("player", False) for seat in summary["seats"])


def test_deadlines_go_on_after_a_restart(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(Deadlines, "_changed", lambda *_: None)  # it stops before the turn is due
        with serving(folder) as client:
            table = overdue(client)
            assert not any(seat.get("stand_in") for seat in good(client.get(f"/api/tables/{table}"))["seats"])
    with serving(folder) as client:
        until = time.monotonic() + 20
        while not any(seat.get("stand_in") for seat in good(client.get(f"/api/tables/{table}"))["seats"]):
            assert time.monotonic() < until


def test_without_a_deadline_nobody_hurries(client: TestClient) -> None:
    summary = make(client).summary()
    assert "deadline" not in summary
    assert "due" not in summary


def test_a_deadline_is_shown_and_starts_anew_with_every_move(client: TestClient) -> None:
    table = make(client, deadline=60)
    first = table.summary()
    table.play_first()
    second = table.summary()
    assert first["due"] < second["due"]
    assert client.post("/api/tables", json={"game": "_template", "seats": [me()], "deadline": 1}).status_code == 422


def test_a_player_who_comes_back_has_the_whole_time(folder: Path) -> None:
    with serving(folder, pace=600.0) as client:  # the bot does not play before the player is back
        table = make(client, deadline=60)
        before = table.summary()
        actor = before["actor"]
        assert good(table.ask("POST", f"/seats/{actor}/stand-in", table.tokens[actor], json={}))["due"] is None
        assert good(table.ask("POST", f"/seats/{actor}/back", table.tokens[actor]))["due"] > before["due"]


def test_a_recovery_phrase_gives_the_seat_back(client: TestClient) -> None:
    table = make(client)
    phrase = good(table.ask("POST", "/phrase", table.tokens[0]))["phrase"]
    assert len(phrase.split("-")) == 5
    refused(table.ask("POST", "/phrase", None), 404, "error-no-such-table")
    refused(client.post("/api/recover", json={"phrase": "lusab-babad"}), 404, "error-wrong-phrase")
    refused(client.post("/api/recover", json={"phrase": table.tokens[0]}), 404, "error-wrong-phrase")
    with table.sitting(0) as line:
        found = good(client.post("/api/recover", json={"phrase": phrase.upper().replace("-", "  ")}))
        assert line.next("bye")["reason"] == "seat"
    assert (found["seat"], found["table"]["id"]) == (0, table.id)
    refused(table.ask("POST", "/leave", table.tokens[0]), 404, "error-no-such-table")
    good(table.ask("GET", "/view", found["token"]))
    again = good(client.post("/api/recover", json={"phrase": phrase}))  # it stays valid
    newer = good(table.ask("POST", "/phrase", again["token"]))["phrase"]
    refused(client.post("/api/recover", json={"phrase": phrase}), 404, "error-wrong-phrase")
    good(client.post("/api/recover", json={"phrase": newer}))


def test_a_phrase_is_no_token_of_a_seat(client: TestClient) -> None:
    table = make(client)
    phrase = good(table.ask("POST", "/phrase", table.tokens[0]))["phrase"]
    assert table.ask("POST", "/leave", phrase).status_code == 403


def test_a_freed_seat_forgets_its_phrase(client: TestClient) -> None:
    table = make(client, start=False)
    phrase = good(table.ask("POST", "/phrase", table.tokens[1]))["phrase"]
    good(table.ask("POST", "/seats/1", table.host, json={"kind": "open"}))
    refused(client.post("/api/recover", json={"phrase": phrase}), 404, "error-wrong-phrase")


def test_the_host_invites_a_player_back(client: TestClient) -> None:
    table = make(client, "forbidden-island")
    refused(table.ask("POST", "/seats/1/invite", table.tokens[0]), 403, "error-not-yours")
    found = good(table.ask("POST", "/seats/1/invite", table.host))
    refused(table.ask("GET", "/view", table.tokens[1]), 404, "error-no-such-table")
    assert good(table.ask("GET", "/view", found["token"]))["view"]["seat"] == 1
    assert [seat["name"] for seat in found["table"]["seats"]] == ["Player 1", "Player 2"]


def test_the_host_gets_no_hand_by_an_invitation(client: TestClient) -> None:
    table = make(client, "pompeii")
    refused(table.ask("POST", "/seats/1/invite", table.host), 409, "error-not-absent")
    good(table.ask("POST", "/leave", table.tokens[1]))
    good(table.ask("POST", "/seats/1/invite", table.host))
