"""A failed write changes nothing and shows nothing: on REST, on the socket, and for every command."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from starlette.testclient import TestClient

from lastboat.server.services import Services
from tests.server.tables import (
    OPEN,
    Json,
    Line,
    Table,
    bot,
    client,
    folder,
    fresh_database,
    good,
    make,
    me,
    refused,
    without_absence,
)

__all__ = ["client", "folder", "fresh_database"]


@pytest.fixture
def full_disk(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Lets every write fail within a block."""
    services: Services = client.app.state.services  # type: ignore[attr-defined]

    @contextmanager
    def failing() -> Iterator[None]:
        def fails(*args: Any, **named: Any) -> Any:
            raise OSError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(services.store.database, "writing", fails)
            patch.setattr(services.writer._step_log, "write", fails)
            yield

    return failing


def quiet(line: Line) -> list[Json]:
    """The frames that have come, up to the answer to a ping."""
    line.send(type="ping")
    found: list[Json] = []
    while (frame := line.next())["type"] != "pong":
        found.append(frame)
    return found


REQUESTS: list[tuple[str, str, Json]] = [
    ("POST", "/play", {"do": "pull", "at": 1, "id": "a"}),
    ("POST", "/undo", {"at": 2, "id": "b"}),
    ("POST", "/talk", {"say": "Hello"}),
    ("POST", "/proposals", {"seat": 1, "do": "reveal", "at": 1}),
    ("POST", "/seats/1", {"kind": "bot"}),
    ("POST", "/seats/1/stand-in", {}),
    ("POST", "/close", {}),
]


@pytest.mark.parametrize(("method", "path", "body"), REQUESTS)
def test_no_request_shows_what_was_not_stored(
    client: TestClient, full_disk: Any, method: str, path: str, body: Json
) -> None:
    table = make(client, "forbidden-island" if path.startswith("/seats") else "_template")
    if path == "/undo":
        good(table.play(0, "reveal"))
    if path == "/proposals":
        body = {**body, "do": table.seen(1)["view"]["choices"][0]["code"]}
    before = without_absence(table.summary()), table.seen(0), table.seen(1), table.seen()
    token = table.host if path.startswith(("/seats", "/close")) else table.tokens[0]
    with table.sitting() as line:
        with full_disk():
            refused(table.ask(method, path, token, json=body), 503, "error-busy")
        assert quiet(line) == []
        assert line.first["proposals"] == []
    assert (without_absence(table.summary()), table.seen(0), table.seen(1), table.seen()) == before
    assert good(table.ask(method, path, token, json=body)), "the same request succeeds later"


def test_a_refused_frame_shows_the_state_before_the_move(client: TestClient, full_disk: Any) -> None:
    table = make(client, "pompeii")
    before = table.seen(0)
    seat = before["view"]["actor"]
    before = table.seen(seat)
    code = before["view"]["choices"][0]["code"]
    with table.sitting(seat) as line, table.sitting(1 - seat) as other:
        with full_disk():
            refusal = line.play(seat, code, 1, "x")
            line.send(type="say", seat=seat, text="Hello")
            said = line.next("refused")
        assert (refusal["type"], refusal["problem"]["type"]) == ("refused", "error-busy")
        assert (refusal["version"], refusal["views"][str(seat)]) == (1, before["view"])
        assert said["problem"]["type"] == "error-busy"
        assert [frame for frame in quiet(other) if frame["type"] != "table"] == []
        assert line.play(seat, code, 1, "x")["version"] == 2


def test_a_seat_is_free_after_a_failed_join(client: TestClient, full_disk: Any) -> None:
    table = make(client, seats=[me(), OPEN])
    body = {"name": "Bob", "invite": table.invite}
    with full_disk():
        refused(client.post(f"/api/tables/{table.id}/join", json=body), 503, "error-busy")
    assert table.summary()["seats"][1]["kind"] == "open"
    good(client.post(f"/api/tables/{table.id}/join", json=body))


def test_a_start_is_stored_as_a_whole(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """The state of the table is in the transaction of the first step."""
    services: Services = client.app.state.services  # type: ignore[attr-defined]
    table = make(client, seats=[me(), me("Bob")], start=False)

    def fails(*args: Any) -> Any:
        raise OSError("the disk is full")

    monkeypatch.setattr(services.store.database, "writing", fails)
    assert good(table.ask("POST", "/start", table.host))["state"] == "running"
    assert client.portal is not None
    stored = client.portal.call(services.store.load, table.id)
    assert stored is not None
    assert (stored.table.state, len(stored.steps)) == ("running", 1)


@pytest.mark.parametrize("seats", [[me(), me("Bob")], [me(), bot("random")]])
def test_a_table_is_created_and_started_at_once_or_not_at_all(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, seats: list[Json]
) -> None:
    services: Services = client.app.state.services  # type: ignore[attr-defined]
    with monkeypatch.context() as patch:

        async def fails(*args: Any) -> Any:
            raise OSError("the disk is full")

        patch.setattr(services.writer._step_log, "write", fails)
        answer = client.post("/api/tables", json={"game": "_template", "seats": seats, "listed": True, "start": True})
        listed = good(client.get("/api/tables"))
    assert [table["state"] for table in listed] == (["running"] if answer.is_success else [])


def test_a_rematch_is_created_and_started_at_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    services: Services = client.app.state.services  # type: ignore[attr-defined]
    table = make(client)
    table.play_to_the_end()

    async def fails(*args: Any) -> Any:
        raise OSError("the disk is full")

    monkeypatch.setattr(services.writer._step_log, "write", fails)
    new = Table(client, good(table.ask("POST", "/rematch", table.host)))
    assert good(client.get(f"/api/tables/{new.id}", headers={"Authorization": f"Bearer {table.host}"}))["state"] == (
        "running"
    )
