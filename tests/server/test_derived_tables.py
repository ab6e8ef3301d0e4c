"""Tables made from others: rematches, branches, exports and imports; replays, and tables that are frozen."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import lastboat
from lastboat import Match
from lastboat.server.storage import store
from lastboat.tables import moves
from tests.server.tables import OPEN, Table, bot, client, folder, fresh_database, good, make, me, refused, serving

__all__ = ["client", "folder", "fresh_database"]


# Rematch ---------------------------------------------------------------------------------------


def test_a_rematch_keeps_everybodys_token(client: TestClient) -> None:
    table = make(client, seats=[me("Ann"), me("Bob")], options={"water": "wide"})
    refused(table.ask("POST", "/rematch", table.tokens[0]), 409, "error-not-over")
    table.play_to_the_end()
    with table.sitting(1) as line:
        summary = good(table.ask("POST", "/rematch", table.tokens[0]))["table"]
        assert line.next("table")["table"]["rematch"] == summary["id"]
    assert (summary["state"], summary["options"]) == ("running", {"water": "wide"})
    assert [seat["name"] for seat in summary["seats"]] == ["Ann", "Bob"]
    assert summary["seal"] != table.summary()["seal"]
    again = good(table.ask("POST", "/rematch", table.host))["table"]
    assert again["id"] == summary["id"] == table.summary()["rematch"]
    new = Table(client, {"table": summary})
    new.tokens, new.host = table.tokens, table.host
    assert new.seen(1)["view"]["seat"] == 1
    assert {entry["table"]["id"] for entry in good(client.post("/api/mine", json={"tokens": [table.tokens[0]]}))} == {
        table.id, new.id,
    }  # fmt: skip
    refused(table.ask("POST", "/rematch", table.watch), 403, "error-not-yours")


# Export and import -----------------------------------------------------------------------------


def test_an_export_tells_a_seat_only_what_it_may_know(client: TestClient) -> None:
    table = make(client)
    texts = {seat: table.ask("GET", "/match.txt", table.tokens[seat]).text for seat in (0, 1)}
    watched = table.ask("GET", "/match.txt", table.watch)
    assert "attachment" in watched.headers["content-disposition"]
    assert [text.count("* ?") for text in (texts[0], texts[1], watched.text)] == [1, 1, 2]
    assert "secret:" not in texts[0] + texts[1] + watched.text
    refused(client.post("/api/tables/import", json={"text": texts[0]}), 422, "error-redacted-match")


def test_an_ended_match_comes_back_as_an_ended_table(client: TestClient) -> None:
    table = make(client)
    table.play_to_the_end()
    text = table.ask("GET", "/match.txt", table.watch).text
    made = Table(client, good(client.post("/api/tables/import", json={"text": text})))
    old, new = table.summary(), made.summary()
    assert new["state"] == "over"
    assert (new["seal"], new["secret"], new["result"]) == (old["seal"], old["secret"], old["result"])
    copy = made.ask("GET", "/match.txt", made.watch).text
    assert copy == text
    Match.from_text(copy).verify()


@pytest.mark.parametrize("sealed", [True, False])
def test_an_unfinished_match_goes_on_with_dice_of_its_own(client: TestClient, sealed: bool) -> None:
    game = lastboat.game("forbidden-island")
    chance = lastboat.Sealed() if sealed else lastboat.Seeded(5)
    match = Match(game, 2, chance=chance, names=["Ann", "Bob"])
    match.play(match.actor, "end_actions")
    body = {"text": match.text(reveal=True), "seats": [me("Cleo"), bot("greedy")]}
    table = Table(client, good(client.post("/api/tables/import", json=body)))
    summary = table.summary()
    assert summary["state"] == "running"
    assert summary["records"] >= len(match.records), "the bot may have played already"
    assert [seat["name"] for seat in summary["seats"]] == ["Cleo", ""]
    for _ in range(30):
        if choices := table.seen(0)["view"]["choices"]:  # the bot may be quicker
            table.play(0, choices[-1]["code"])
    text = table.ask("GET", "/match.txt", table.tokens[0]).text
    header = next(line for line in text.splitlines() if line.startswith("chance:"))
    assert header == f"chance: sealed {summary['seal']} from {len(match.records)}"
    assert text.split("\n\n")[1].startswith(match.text().split("\n\n")[1].split("end:")[0])
    stored = client.app.state.services.registry.held()[-1]  # type: ignore[attr-defined]
    Match.from_text(text).verify(stored.table.row.secret)


def test_a_bad_match_is_not_imported(client: TestClient) -> None:
    text = Match(lastboat.game("_template"), 2, seed=1).text()
    edited = text.replace("seats: 2", "seats: 3")
    for bad, kind in ((text[:-30], "error-cut-off"), (edited, "error-edited"), ("moo", "error-bad-text")):
        refused(client.post("/api/tables/import", json={"text": bad}), 422, kind)
    refused(client.post("/api/tables/import", json={"text": text, "seats": [me()]}), 422, "error-bad-seats")


# Branches and replays --------------------------------------------------------------------------


def test_a_branch_goes_on_from_any_point(client: TestClient) -> None:
    table = make(client, "forbidden-island")
    table.play_first()
    records = table.summary()["records"]
    made = good(table.ask("POST", "/branch", table.tokens[0], json={"record": records - 1, "seats": [me(), me()]}))
    branch = Table(client, made)
    assert branch.summary()["records"] >= records - 1
    first, second = (t.ask("GET", "/match.txt", t.watch).text.split("\n\n")[1].splitlines() for t in (table, branch))
    assert first[: records - 1] == second[: records - 1]
    assert branch.summary()["seal"] != table.summary()["seal"]
    refused(table.ask("POST", "/branch", table.watch, json={"record": 1}), 403, "error-not-yours")
    refused(table.ask("POST", "/branch", table.tokens[0], json={"record": 999}), 422, "error-bad-record")


def test_a_branch_does_not_tell_secrets(client: TestClient) -> None:
    table = make(client)
    refused(table.ask("POST", "/branch", table.tokens[0], json={"record": 2}), 403, "error-secrets-inside")
    table.play_to_the_end()
    branch = Table(client, good(table.ask("POST", "/branch", table.watch, json={"record": 2})))
    assert branch.summary()["state"] == "running"


def test_a_replay_shows_every_position(client: TestClient) -> None:
    table = make(client)
    for _ in range(3):
        table.play_first()
    records = table.summary()["records"]
    whole = good(table.ask("GET", "/replay", table.tokens[0]))
    assert whole["records"] == records
    assert [frame["records"] for frame in whole["frames"]] == list(range(records + 1))
    assert whole["frames"][-1]["table"]["0"] == table.seen(0)["view"]["table"]
    assert whole["frames"][0]["events"] == []
    part = good(table.ask("GET", "/replay?from=2&count=2", table.tokens[0]))
    assert part["frames"] == whole["frames"][2:4]
    assert good(table.ask("GET", f"/replay?from={records + 1}", table.tokens[0]))["frames"] == []
    watched = good(table.ask("GET", "/replay?lang=fr", table.watch))["frames"]
    assert list(watched[-1]["table"]) == ["-1"]
    assert watched[-1]["prompt"]["text"]
    refused(table.ask("GET", "/replay?count=201", table.watch), 422, "error-bad-request")


def test_after_the_end_a_replay_shows_every_seat(client: TestClient) -> None:
    table = make(client)
    table.play_to_the_end()
    for seat in (0, 1):
        frames = good(table.ask("GET", f"/replay?seat={seat}", table.watch))["frames"]
        assert frames[3]["table"][str(seat)]["hands"][seat]


# Frozen ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ("UPDATE tables SET game_version = 0", "error-other-version"),
        ("UPDATE tables SET game = 'ludo'", "error-no-longer-replays"),
        ("UPDATE steps SET data = '[[-1, 0], [-1, 999]]' WHERE number = 1", "error-no-longer-replays"),
        ("UPDATE steps SET data = '[[1, 0]]' WHERE number = 2", "error-no-longer-replays"),
        ("UPDATE tables SET seats = 3", "error-no-longer-replays"),
    ],
)
def test_a_table_that_no_longer_replays_is_frozen_and_kept_as_it_is(folder: Path, change: str, reason: str) -> None:
    with serving(folder) as client:
        table = make(client)
        good(table.play(0, "reveal"))
    with sqlite3.connect(folder / "lastboat.db") as database:
        database.execute(change)
        before = list(database.execute("SELECT * FROM steps"))
    with serving(folder) as client:
        table.client = client
        summary = table.summary()
        assert (summary["state"], summary["frozen"]["id"]) == ("frozen", reason)
        body = {"do": "pull", "at": 2, "id": "x"}
        problem = refused(table.ask("POST", "/play", table.tokens[0], json=body), 409, "error-frozen")
        assert problem["args"]["reason"]["id"] == reason
        refused(table.ask("GET", "/view", table.tokens[0]), 409, "error-frozen")
        with table.sitting(0) as line:
            assert (line.first["table"]["state"], line.first["views"]) == ("frozen", {})
        texts = [table.ask("GET", "/match.txt", token).text for token in (table.host, table.tokens[0])]
        assert all(text.startswith("lastboat frozen 1\n") for text in texts)
        assert all(text.count("* ?") == text.count("\n* ") > 0 for text in texts), "nobody gets hidden cards"
    with sqlite3.connect(folder / "lastboat.db") as database:
        assert list(database.execute("SELECT * FROM steps")) == before


def test_an_open_table_cannot_be_exported(client: TestClient) -> None:
    table = make(client, seats=[me(), OPEN])
    refused(table.ask("GET", "/match.txt", table.host), 409, "error-not-running")
    refused(table.ask("POST", "/branch", table.host, json={"record": 0}), 409, "error-not-running")


def test_the_host_of_a_frozen_table_gets_the_outcomes_of_a_game_without_secrets(folder: Path) -> None:
    with serving(folder) as client:
        table = make(client, "forbidden-island")
    with sqlite3.connect(folder / "lastboat.db") as database:
        database.execute("UPDATE tables SET game_version = 0")
    with serving(folder) as client:
        table.client = client
        whole, seen = (table.ask("GET", "/match.txt", token).text for token in (table.host, table.tokens[0]))
        assert (whole.count("?"), seen.count("* ?")) == (0, whole.count("\n* "))


def test_chance_that_does_not_follow_from_the_seal_is_marked(client: TestClient) -> None:
    """An import, a branch, and an ended match whose record was changed; not the exported match itself."""
    played = make(client)
    assert "unverified" not in played.summary()
    early = good(client.post("/api/tables/import", json={"text": Match(lastboat.game("pompeii"), 2, seed=1).text()}))
    assert early["table"]["unverified"]
    played.play_to_the_end()
    text = played.ask("GET", "/match.txt", played.host).text
    whole = good(client.post("/api/tables/import", json={"text": text}))["table"]
    assert "unverified" not in whole
    assert whole["seal"] == played.summary()["seal"]
    match = Match.from_text(text)
    other = Match(match.game, match.seats, match.options, 7)
    while not other.over:
        other.play(other.actor, other.legal_codes(other.actor)[-1])
    made = Match(match.game, match.seats, match.options, None, match.chance, match.names, other.records)
    table = good(client.post("/api/tables/import", json={"text": made.text()}))["table"]
    assert table["unverified"]
    assert table["seal"] != whole["seal"]


def test_a_closed_table_takes_no_talk(client: TestClient) -> None:
    table = make(client)
    good(table.ask("POST", "/close", table.host))
    refused(table.ask("POST", "/talk", table.tokens[0], json={"say": "hm"}), 409, "error-not-open")
    with table.sitting(0) as line:
        for frame in ({"type": "say", "text": "hm"}, {"type": "point", "element": "seat:1"}):
            line.send(seat=0, **frame)
            assert line.next("refused")["problem"]["type"] == "error-not-open"


def test_talk_and_undos_of_a_table_are_bounded(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "MOST_LINES", 3)
    monkeypatch.setattr(moves, "MOST_UNDOS", 2)
    table = make(client)
    for _ in range(3):
        good(table.ask("POST", "/talk", table.tokens[0], json={"say": "hm"}))
    refused(table.ask("POST", "/talk", table.tokens[0], json={"say": "hm"}), 409, "error-table-full")
    for _ in range(2):
        good(table.play(0, "reveal"))
        good(table.undo(0))
    good(table.play(0, "reveal"))
    refused(table.undo(0), 409, "error-table-full")
    good(table.play(0, "pull"))


# Continued ---------------------------------------------------------------------------------------


def test_a_table_of_an_older_version_is_continued_as_a_new_one(folder: Path) -> None:
    with serving(folder) as client:
        table = make(client)
        good(table.play(0, "reveal"))
        before = table.seen(0)["view"]
        refused(table.ask("POST", "/continue", table.host), 409, "error-not-frozen")
    with sqlite3.connect(folder / "lastboat.db") as database:
        database.execute("UPDATE tables SET game_version = 0")
    with serving(folder) as client:
        table.client = client
        refused(table.ask("POST", "/continue", table.watch), 403, "error-not-yours")
        new = good(table.ask("POST", "/continue", table.tokens[1]))["table"]
        assert good(table.ask("POST", "/continue", table.host))["table"]["id"] == new["id"]
        assert table.summary()["rematch"] == new["id"]
        assert table.summary()["state"] == "frozen"
        assert (new["state"], new["unverified"]) == ("running", True)
        table.id = new["id"]
        after = table.seen(0)["view"]
        assert [after[key] for key in ("table", "actor", "records")] == [
            before[k] for k in ("table", "actor", "records")
        ]
        table.play_to_the_end()


def test_a_table_is_continued_from_where_its_records_fit(folder: Path) -> None:
    with serving(folder) as client:
        table = make(client)
        good(table.play(0, "reveal"))
    with sqlite3.connect(folder / "lastboat.db") as database:
        database.execute("UPDATE steps SET data = '[[1, 0]]' WHERE number = 2")
    with serving(folder) as client:
        table.client = client
        table.id = good(table.ask("POST", "/continue", table.host))["table"]["id"]
        assert table.summary()["actor"] == 0
        table.play_to_the_end()
    with sqlite3.connect(folder / "lastboat.db") as database:
        database.execute("UPDATE tables SET game = 'ludo'")
    with serving(folder) as client:
        table.client = client
        assert table.ask("POST", "/continue", table.host).status_code == 422
