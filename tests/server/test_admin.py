"""What operators and retention change is followed by a server that runs, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, insert, select, text
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from typer.testing import CliRunner

from lastboat.cli.app import app
from lastboat.server.addresses import client_hash
from lastboat.server.settings import Settings
from lastboat.server.storage import operations, retention
from lastboat.server.storage.admin import Admin
from lastboat.server.storage.database import Database
from lastboat.server.storage.schema import METADATA, TABLES
from lastboat.tables.model import now
from tests.server.tables import Table, client, folder, fresh_database, good, make, refused, serving, settings_in

__all__ = ["client", "folder", "fresh_database"]


def administer(folder: Path, act: Callable[[Admin], Awaitable[Any]]) -> Any:
    """Change something in the database of a server that runs, from beside it."""

    async def run() -> Any:
        database = Database(settings_in(folder), beside_server=True)
        try:
            return await act(Admin(database))
        finally:
            await database.close()

    return asyncio.run(run())


def follow(client: TestClient) -> None:
    """Let the server look at the log of operations now."""
    portal: Any = client.portal
    portal.call(client.app.state.services.operations.look)  # type: ignore[attr-defined]


def rows(folder: Path) -> dict[str, int]:
    """The number of rows of each table of the database."""
    engine = create_engine(f"sqlite:///{folder / 'lastboat.db'}")
    with engine.connect() as connection:
        found = {t.name: len(connection.execute(select(t)).all()) for t in METADATA.sorted_tables}
    engine.dispose()
    return found


def say(table: Table, seat: int, line: str) -> None:
    good(table.ask("POST", "/talk", table.tokens[seat], json={"say": line}))


def test_a_deleted_table_is_gone_at_once_and_leaves_nothing(folder: Path, client: TestClient) -> None:
    table, other = make(client), make(client)
    say(table, 0, "hello")
    good(table.ask("POST", "/reports", table.tokens[1], json={"line": 1}))
    with table.sitting(0) as line:
        assert administer(folder, lambda admin: admin.delete([table.id])) == 1
        follow(client)
        assert line.next("bye")["reason"] == "deleted"
    refused(table.ask("GET", "", table.host), 404, "error-no-such-table")
    found = rows(folder)
    assert (found["tables"], found["seats"], found["talk"], found["reports"]) == (1, 2, 0, 0)
    other.play_first()


def test_a_step_at_a_deleted_table_fails_alone(folder: Path, client: TestClient) -> None:
    table = make(client)
    before = table.seen(0)
    administer(folder, lambda admin: admin.delete([table.id]))  # not followed yet
    choice = before["view"]["choices"][0]
    assert table.play(choice["seat"], choice["code"], before["version"]).status_code == 503
    refused(table.ask("GET", "", table.host), 404, "error-no-such-table")
    refused(table.ask("POST", "/talk", table.tokens[0], json={"say": "still here"}), 404, "error-no-such-table")
    make(client).play_first()


def test_a_closed_table_takes_no_moves(folder: Path, client: TestClient) -> None:
    table = make(client)
    before = table.seen(0)
    assert administer(folder, lambda admin: admin.close(table.id)) == 1
    assert administer(folder, lambda admin: admin.close(table.id)) == 0
    follow(client)
    choice = before["view"]["choices"][0]
    refused(table.play(choice["seat"], choice["code"], before["version"]), 409, "error-not-running")
    assert table.summary()["state"] == "closed"


def test_redacted_lines_are_told_and_stay_away(folder: Path, client: TestClient) -> None:
    table = make(client)
    say(table, 0, "bad words")
    say(table, 1, "fine words")
    with table.sitting(1) as line:
        assert administer(folder, lambda admin: admin.redact(table.id, seat=0)) == 1
        follow(client)
        assert [(e["number"], e["text"]) for e in line.next("talk")["entries"]] == [(1, "")]
    with table.sitting(1) as line:
        assert [entry["text"] for entry in line.first["talk"]] == ["", "fine words"]


def test_reports_reach_the_operator(folder: Path, client: TestClient) -> None:
    table = make(client)
    say(table, 0, "bad words")
    good(table.ask("POST", "/reports", table.tokens[1], json={"line": 1, "reason": "rude"}))
    good(table.ask("POST", "/reports", table.tokens[1], json={"line": 1, "reason": "very rude"}))
    refused(table.ask("POST", "/reports", table.tokens[1], json={"line": 2}), 404, "error-no-such-line")
    refused(table.ask("POST", "/reports", None, json={"line": 1}), 404, "error-no-such-table")
    (found,) = administer(folder, lambda admin: admin.reports())
    assert (found["line"], found["by"], found["reason"], found["seat"], found["text"]) == (
        1, 1, "very rude", 0, "bad words",
    )  # fmt: skip


def test_blocked_addresses_and_names_are_refused(folder: Path) -> None:
    with serving(folder, proxies="*", log_salt="salt") as client:
        table = make(client, seats=[{"kind": "me", "name": "Ann"}, {"kind": "open"}])
        administer(folder, lambda admin: admin.block("name", " Bob  the Bad"))
        follow(client)
        body = {"name": "BOB the  bad", "invite": table.invite}
        refused(table.ask("POST", "/join", None, json=body), 403, "error-name-blocked")
        good(table.ask("POST", "/join", None, json=body | {"name": "Bob"}))
        blocks = client.app.state.services.blocks  # type: ignore[attr-defined]
        administer(folder, lambda admin: admin.block("address", "192.0.2.7/24"))
        administer(folder, lambda admin: admin.block("client", client_hash("198.51.100.9", "salt")))
        follow(client)
        for address, good_one in (
            ("192.0.2.200", False), ("::ffff:192.0.2.1", False), ("192.0.3.1", True), ("198.51.100.9", False),
            ("2001:db8::1", True),
        ):  # fmt: skip
            try:
                blocks.check_address(address)
                allowed = True
            except Exception as error:
                allowed, blocked = False, getattr(error, "id", None)
                assert blocked == "error-blocked"
            assert allowed is good_one, address
        administer(folder, lambda admin: admin.unblock("address", "192.0.2.0/24"))
        follow(client)
        blocks.check_address("192.0.2.200")


def test_a_blocked_client_gets_neither_page_nor_socket(folder: Path) -> None:
    with serving(folder, log_salt="salt") as client:
        administer(folder, lambda admin: admin.block("client", client_hash("testclient", "salt")))
        follow(client)
        refused(client.get("/api/games"), 403, "error-blocked")
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/socket"):
            pass


def test_a_token_exports_and_erases_its_data_and_nothing_else(folder: Path, client: TestClient) -> None:
    table = make(client)
    say(table, 0, "mine")
    say(table, 1, "theirs")
    table.play_first()
    (mine,) = administer(folder, lambda admin: admin.export(table.tokens[0]))
    assert (mine["table"], mine["seat"], mine["player"][0]["name"]) == (table.id, 0, "Player 1")
    assert [entry["text"] for entry in mine["talk"]] == ["mine"]
    assert administer(folder, lambda admin: admin.export(table.host)) == []
    assert administer(folder, lambda admin: admin.erase(table.tokens[0])) == 1
    follow(client)
    refused(table.ask("POST", "/talk", table.tokens[0], json={"say": "again"}), 404, "error-no-such-table")
    assert administer(folder, lambda admin: admin.export(table.tokens[0])) == []
    with table.sitting(1) as line:
        assert [seat["name"] for seat in line.first["table"]["seats"]] == ["", "Player 2"]
        assert [entry["text"] for entry in line.first["talk"]] == ["", "theirs"]


def test_retention_deletes_by_age_and_state(folder: Path) -> None:
    day = retention.DAY
    ages = {"open": 40, "running": 4000, "over": 400, "closed": 40, "openyoung": 20, "overyoung": 300}
    engine = create_engine(f"sqlite:///{folder / 'lastboat.db'}")
    with engine.begin() as connection:
        for name, days in ages.items():
            row = {"id": name, "game": "_template", "game_version": 1, "options": "{}", "seats": 2, "listed": False}
            state = name.removesuffix("young")
            more = {"state": state, "secret": b"", "since": 0, "created": now() - days * day}
            connection.execute(insert(TABLES), row | more)
        connection.execute(text("UPDATE tables SET rematch = 'over' WHERE id = 'running'"))
    engine.dispose()

    def kept(**keep: float) -> set[str]:
        async def run() -> set[str]:
            database = Database(settings_in(folder, **keep))
            try:
                await retention.apply(database, database.settings)
                async with database.reading() as connection:
                    return {row.id for row in await connection.execute(select(TABLES.c.id))}
            finally:
                await database.close()

        return asyncio.run(run())

    nothing = dict.fromkeys(("keep_open", "keep_running", "keep_over", "keep_closed"), 0.0)
    assert kept(**nothing) == set(ages)
    assert kept() == {"running", "openyoung", "overyoung"}
    assert kept(keep_running=1000.0) == {"openyoung", "overyoung"}
    assert asyncio.run(logged(folder)) == ["closed", "open", "over", "running"]


async def logged(folder: Path) -> list[str]:
    """The tables that the log of operations names, sorted."""
    database = Database(settings_in(folder))
    try:
        entries = await operations.after(database, 0)
        assert [entry.number for entry in entries] == [1, 2, 3, 4]
        assert {(entry.what, entry.detail) for entry in entries} == {("delete", "retention")}
        return sorted(entry.table or "" for entry in entries)
    finally:
        await database.close()


@pytest.mark.parametrize("shown", [False, True])
def test_logs_name_addresses_only_if_asked_to(folder: Path, shown: bool, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "lastboat.access"), serving(folder, log_addresses=shown, log_salt="s") as client:
        client.get("/api/games")
    named = {getattr(record, "client", None) for record in caplog.records if record.name == "lastboat.access"}
    assert named == ({"testclient"} if shown else {client_hash("testclient", "s")})


def test_the_command_line_works_beside_a_server(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LASTBOAT_DATA", str(folder))
    monkeypatch.setenv("LASTBOAT_LANG", "en")
    run = CliRunner().invoke
    with serving(folder) as client:
        table = make(client)
        say(table, 0, "bad words")
        assert table.id in run(app, ["admin", "tables", "--state", "running"]).stdout
        assert "bad words" in run(app, ["admin", "show", table.id]).stdout
        assert "secret" not in run(app, ["admin", "show", table.id]).stdout
        for words, code in (
            (["redact", table.id, "--line", "1"], 0),
            (["redact", table.id, "--line", "1"], 1),
            (["block", "address", "nonsense"], 2),
            (["block", "address", "192.0.2.1"], 0),
            (["blocks"], 0),
            (["reports"], 0),
            (["export", "--token", table.tokens[0]], 0),
            (["erase", "--token", table.tokens[0]], 0),
            (["delete", table.id], 0),
            (["show", table.id], 2),
            (["log"], 0),
        ):
            found = run(app, ["admin", *words])
            assert found.exit_code == code, (words, found.output)


def test_settings_of_retention_are_read_from_the_environment() -> None:
    from lastboat.server.settings import from_environment

    assert from_environment({"LASTBOAT_KEEP_RUNNING": "90"}).keep_running == 90
    assert Settings().keep_running == 0


def test_the_privacy_page_has_the_operators_words(folder: Path) -> None:
    with serving(folder) as client:
        found = good(client.get("/api/privacy/en"))
        assert (found["text"], found["days"]["open"], found["addresses"]) == (None, 30, False)
    (folder / "privacy.md").write_text("Ask **Ann**.", "utf-8")
    (folder / "privacy.de.md").write_text("Frag **Ann**.", "utf-8")
    with serving(folder, privacy=str(folder / "privacy.md"), keep_over=0.0) as client:
        assert [good(client.get(f"/api/privacy/{lang}"))["text"] for lang in ("de", "nl")] == [
            "Frag **Ann**.", "Ask **Ann**.",
        ]  # fmt: skip
        assert good(client.get("/api/privacy/en"))["days"]["over"] == 0
