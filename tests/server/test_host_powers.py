"""What the host may do to a player of a running game: nothing that shows a hand."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.tables import Table, bot, client, folder, fresh_database, good, make, me, refused, serving

__all__ = ["client", "folder", "fresh_database"]


def put(table: Table, seat: int, kind: str) -> object:
    return good(table.ask("POST", f"/seats/{seat}", table.host, json={"kind": kind}))


@pytest.mark.parametrize(("path", "kind"), [("/seats/1", "bot"), ("/seats/1", "open"), ("/seats/1/stand-in", None)])
def test_a_player_who_is_there_is_not_replaced(client: TestClient, path: str, kind: str | None) -> None:
    table = make(client, "pompeii")
    body = {"kind": kind} if kind else {}
    with table.sitting(1) as line:
        problem = refused(table.ask("POST", path, table.host, json=body), 409, "error-not-absent")
        assert problem["args"]["seconds"] == 120
        line.send(type="ping")
        assert line.next() == {"type": "pong"}
    assert "absent_since" in table.summary()["seats"][1]
    refused(table.ask("POST", path, table.host, json=body), 409, "error-not-absent")


def test_requests_count_as_presence(folder: Path) -> None:
    with serving(folder, absence=0.05) as client:
        table = make(client, "pompeii")
        services = client.app.state.services  # type: ignore[attr-defined]
        (live,) = [one for one in services.registry.held() if one.id == table.id]
        table.seen(1)
        before = live.table.absent[1]
        live.table.absent[1] -= 10_000
        table.seen(1)
        assert live.table.absent[1] >= before


def test_after_absence_a_bot_takes_over_and_nobody_sees_the_hand(folder: Path) -> None:
    with serving(folder, absence=0.0) as client:
        table = make(client, "pompeii")
        with table.sitting(1):
            refused(table.ask("POST", "/seats/1", table.host, json={"kind": "bot"}), 409, "error-not-absent")
        refused(table.ask("POST", "/seats/1", table.host, json={"kind": "open"}), 403, "error-hand-is-secret")
        put(table, 1, "bot")
        refused(table.ask("POST", "/seats/1", table.host, json={"kind": "open"}), 403, "error-hand-is-secret")


def test_who_leaves_lets_others_sit_down(client: TestClient) -> None:
    table = make(client, "pompeii")
    good(table.ask("POST", "/leave", table.tokens[1]))
    put(table, 1, "open")
    body = {"name": "Cleo", "seat": 1, "invite": table.invite}
    good(client.post(f"/api/tables/{table.id}/join", json=body))


def test_who_comes_back_has_not_left(client: TestClient) -> None:
    table = make(client, "pompeii")
    good(table.ask("POST", "/leave", table.tokens[1]))
    with table.sitting(1):
        refused(table.ask("POST", "/seats/1", table.host, json={"kind": "open"}), 409, "error-not-absent")


def test_a_player_calls_a_stand_in_at_any_time(client: TestClient) -> None:
    table = make(client, "pompeii")
    good(table.ask("POST", "/seats/1/stand-in", table.tokens[1], json={}))


def test_the_seat_of_a_bot_is_not_opened(client: TestClient) -> None:
    table = make(client, "pompeii", [me(), bot()])
    refused(table.ask("POST", "/seats/1", table.host, json={"kind": "open"}), 403, "error-hand-is-secret")
    put(table, 1, "bot")


def test_before_the_start_and_without_secrets_the_host_decides(client: TestClient) -> None:
    put(make(client, "pompeii", start=False), 1, "open")
    table = make(client, "forbidden-island")
    with table.sitting(1):
        put(table, 1, "open")


@pytest.mark.parametrize("game", ["pompeii", "forbidden-island"])
@pytest.mark.parametrize("path", ["/seats/7", "/seats/-1", "/seats/7/stand-in"])
def test_a_seat_that_is_not_there_is_refused(client: TestClient, game: str, path: str) -> None:
    body = {} if path.endswith("in") else {"kind": "bot"}
    table = make(client, game)
    refused(table.ask("POST", path, table.host, json=body), 422, "error-bad-seat")
