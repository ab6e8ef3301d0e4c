"""The socket: welcome, updates, refusals, coming back, talk, proposals, and several seats on one device."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.tables import OPEN, Table, client, connected, folder, fresh_database, good, make, me, serving

__all__ = ["client", "folder", "fresh_database"]


def test_a_seat_is_welcomed_with_all_it_may_know(client: TestClient) -> None:
    table = make(client)
    with table.sitting(1) as line:
        welcome = line.first
        assert welcome["version"] == welcome["table"]["version"] == 1
        assert list(welcome["views"]) == ["1"]
        assert welcome["views"]["1"] == table.seen(1)["view"]
        assert [event["event"] for event in welcome["events"]] == ["dealt", "dealt", "your_card"]
        assert welcome["events"][2]["for"] == 1
        assert (welcome["talk"], welcome["proposals"]) == ([], [])
        assert [seat["here"] for seat in welcome["table"]["seats"]] == [False, True]
    assert not any(seat["here"] for seat in table.summary()["seats"])


def test_everybody_hears_of_a_play_as_they_may_see_it(client: TestClient) -> None:
    table = make(client)
    with table.sitting(0) as ann, table.sitting(1) as bob, table.sitting() as watcher:
        answer = ann.play(0, "pull", 1, "mine")
        assert (answer["type"], answer["by"], answer["version"], answer["id"]) == ("update", 0, 2, "mine")
        heard = bob.next("update")
        assert "id" not in heard
        assert (heard["events"], heard["waiting_for"]) == (answer["events"], [1])
        assert heard["views"]["1"] == table.seen(1)["view"]
        seen = watcher.next("update")
        assert seen["views"]["-1"] == table.seen()["view"]
        assert seen["views"]["-1"]["choices"] == []


def test_what_is_refused_comes_with_how_things_stand(client: TestClient) -> None:
    table = make(client)
    with table.sitting(0) as line:
        stale = line.play(0, "pull", 0, "a")
        assert (stale["type"], stale["problem"]["type"], stale["version"]) == ("refused", "error-stale-version", 1)
        assert stale["views"] == line.first["views"]
        assert line.play(0, "fly", 1, "b")["problem"]["type"] == "error-unknown-word"
        assert line.play(1, "pull", 1, "c")["problem"]["type"] == "error-not-yours"
        assert line.play(0, "pull", 1, "d")["type"] == "update"


def test_a_repeated_request_is_answered_and_not_played(client: TestClient) -> None:
    table = make(client)
    with table.sitting(0) as line:
        first = line.play(0, "reveal", 1, "once")
    with table.sitting(0, version=1) as line:
        assert [event["event"] for event in line.first["events"]] == ["revealed"]
        again = line.play(0, "reveal", 1, "once")
        assert (again["version"], again["events"], again["views"]) == (2, first["events"], first["views"])
    assert table.summary()["version"] == 2


def test_who_comes_back_gets_what_was_missed(client: TestClient) -> None:
    table = make(client)
    good(table.play(0, "reveal"))
    good(table.undo(0))
    good(table.play(0, "pull"))
    with table.sitting(1, version=4, talk=0) as line:
        assert line.first["events"] == []
    with table.sitting(1, version=2) as line:
        assert line.first["undone"] == table.seen(1)["view"]["records"] - 2
        assert [event["event"] for event in line.first["events"]] == ["rowed"]
    with table.sitting(1, version=1) as line:
        assert "undone" not in line.first


def test_one_device_holds_several_seats(client: TestClient) -> None:
    table = make(client, seats=3)
    with table.sitting(0, 2) as line:
        assert list(line.first["views"]) == ["0", "2"]
        assert {event.get("for") for event in line.first["events"]} == {None, 0, 2}
        assert line.play(2, "reveal", 1)["by"] == 2
        assert line.play(0, "pull", 2)["by"] == 0
        assert line.play(1, "pull", 3)["problem"]["type"] == "error-not-yours"


@pytest.mark.parametrize("game", ["_template", "forbidden-island", "nisyros", "pompeii"])
def test_frames_show_one_record_after_the_other(client: TestClient, game: str) -> None:
    table = make(client, game)
    with table.sitting(0, 1, frames=True) as line:
        views, version = line.first["views"], line.first["version"]
        records = views["0"]["records"]
        for _ in range(12):
            actor = views["0"]["actor"]
            if actor < 0:
                break
            choice = views[str(actor)]["choices"][-1]
            update = line.play(actor, choice["code"], version)
            views, version = update["views"], update["version"]
            frames = update["frames"]
            assert [frame["records"] for frame in frames] == list(range(records + 1, views["0"]["records"] + 1))
            assert [event for frame in frames for event in frame["events"]] == update["events"]
            assert frames[-1]["table"] == {seat: view["table"] for seat, view in views.items()}
            assert (frames[0]["seat"], frames[-1]["actor"]) == (actor, views["0"]["actor"])
            records = views["0"]["records"]


def test_undo_over_the_socket(client: TestClient) -> None:
    table = make(client)
    with table.sitting(0) as ann, table.sitting(1) as bob:
        ann.play(0, "reveal", 1)
        ann.send(type="undo", seat=0, at=2, id="back")
        answer = ann.answer("back")
        assert answer["undone"] == ann.first["views"]["0"]["records"]
        assert answer["views"]["0"]["table"] == ann.first["views"]["0"]["table"]
        bob.next("update")
        assert bob.next("update")["undone"] == answer["undone"]


def test_talk_is_heard_by_all_and_kept(client: TestClient) -> None:
    table = make(client)
    with table.sitting(0) as ann, table.sitting() as watcher:
        ann.send(type="say", seat=0, text="  Shall\nwe\u0065\u0301? ")
        entry = watcher.next("talk")["entries"][0]
        assert (entry["number"], entry["seat"], entry["text"]) == (1, 0, "Shall weé?")
        ann.send(type="say", seat=0, text="x" * 501)
        assert ann.next("refused")["problem"]["type"] == "error-bad-request"
        ann.send(type="say", seat=0, text="bell \u0007")
        assert ann.next("refused")["problem"]["type"] == "error-bad-request"
    said = good(table.ask("POST", "/talk", table.tokens[1], json={"say": "Yes!"}))
    assert (said["number"], said["seat"]) == (2, 1)
    with table.sitting(talk=1) as line:
        assert [entry["text"] for entry in line.first["talk"]] == ["Yes!"]
    with table.sitting(0) as line:
        assert [entry["number"] for entry in line.first["talk"]] == [1, 2]


def test_callouts_are_names_that_each_client_says_in_its_language(client: TestClient) -> None:
    table = make(client, "forbidden-island")
    with table.sitting(0) as ann, table.sitting() as watcher:
        ann.send(type="callout", seat=0, callout="shore_up", element="tile:watchtower")
        entry = watcher.next("talk")["entries"][0]
        assert (entry["text"], entry["callout"], entry["element"]) == ("", "shore_up", "tile:watchtower")
        wrong: list[dict[str, str]] = [
            {"callout": "build_dam"},  # of another game
            {"callout": "shore_up", "element": "tile watchtower"},
            {"callout": "shore_up", "element": "tile:" + "x" * 80},
        ]
        for more in wrong:
            ann.send(type="callout", seat=0, **more)
            assert ann.next("refused")["problem"]["status"] in (400, 422)
        ann.send(type="say", seat=0, text="\u0001shore_up tile:watchtower")
        assert ann.next("refused")["problem"]["type"] == "error-bad-request", "typed text is never a callout"
        ann.send(type="callout", seat=1, callout="hello")
        assert ann.next("refused")["problem"]["type"] == "error-not-yours"
        watcher.send(type="callout", seat=0, callout="hello")
        assert watcher.next("refused")["problem"]["type"] == "error-not-yours"
    said = good(table.ask("POST", "/callouts", table.tokens[1], json={"callout": "thanks"}))
    assert (said["number"], said["seat"], said["callout"], said.get("element")) == (2, 1, "thanks", None)
    with table.sitting(0) as line:
        assert [entry["callout"] for entry in line.first["talk"]] == ["shore_up", "thanks"]


def test_pointing(client: TestClient) -> None:
    table = make(client)
    with table.sitting(0) as ann, table.sitting(1) as bob:
        ann.send(type="point", seat=0, element="seat:1")
        assert bob.next("pointed") == {"type": "pointed", "seat": 0, "element": "seat:1"}
        for element in ("seat", "seat:<b>", "a:b:c", ":"):
            ann.send(type="point", seat=0, element=element)
            assert ann.next("refused")["problem"]["type"] == "error-bad-request"


def test_a_proposal_is_shown_to_all_and_vanishes_when_it_is_not_legal_any_more(client: TestClient) -> None:
    table = make(client)
    with table.sitting(0) as ann, table.sitting(1) as bob:
        bob.send(type="choices", of=0)
        offered = bob.next("choices")
        assert [choice["action"] for choice in offered["choices"]] == ["pull", "change", "reveal"]
        bob.send(type="propose", seat=1, **{"for": 0}, do="change", at=1)
        shown = ann.next("proposals")["proposals"]
        assert [(p["seat"], p["by"], p["choice"]["action"], p["at"]) for p in shown] == [(0, 1, "change", 1)]
        bob.send(type="propose", seat=1, **{"for": 1}, do="pull", at=1)
        assert bob.next("refused")["problem"]["type"] == "error-not-legal-there"
        assert ann.play(0, "reveal", 1)["proposals"] == shown
        assert ann.play(0, shown[0]["choice"]["code"], 2)["proposals"] == []


def test_a_proposal_is_dismissed_by_its_owner_or_maker(client: TestClient) -> None:
    table = make(client, seats=3)

    def proposed() -> str:
        body = {"seat": 0, "do": "pull", "at": table.summary()["version"]}
        return str(good(table.ask("POST", "/proposals", table.tokens[1], json=body))["id"])

    one = proposed()
    assert proposed() == one
    assert table.ask("DELETE", f"/proposals/{one}", table.tokens[2]).status_code == 403
    assert table.ask("DELETE", f"/proposals/{one}", table.tokens[1]).status_code == 204
    assert table.ask("DELETE", f"/proposals/{one}", table.tokens[1]).status_code == 404
    with table.sitting(0) as line:
        two = proposed()
        line.next("proposals")
        line.send(type="dismiss", seat=0, proposal=two)
        assert line.next("proposals")["proposals"] == []


def test_proposals_outlive_the_server(folder: object, client: TestClient) -> None:
    table = make(client)
    body = {"seat": 0, "do": "pull", "at": 1}
    made = good(table.ask("POST", "/proposals", table.tokens[1], json=body))
    services = client.app.state.services  # type: ignore[attr-defined]
    services.registry._live.clear()
    with table.sitting(0) as line:
        assert line.first["proposals"] == [made]


def test_presence_and_seats_are_told(client: TestClient) -> None:
    table = make(client, seats=[me(), OPEN])
    with table.sitting(0) as line:
        assert (line.first["views"], line.first["version"]) == ({}, 0)
        joined = good(client.post(f"/api/tables/{table.id}/join", json={"name": "Bob", "invite": table.invite}))
        assert line.next("table")["table"]["seats"][1]["name"] == "Bob"
        table.tokens[1] = joined["token"]
        with table.sitting(1):
            assert line.next("table")["table"]["seats"][1]["here"]
        assert not line.next("table")["table"]["seats"][1]["here"]
        good(table.ask("POST", "/start", table.host))
        update = line.next("update")
        assert (update["version"], update["by"], list(update["views"])) == (1, -1, ["0"])
        assert line.next("table")["table"]["state"] == "running"


def test_a_void_token_takes_its_bearer_with_it(client: TestClient) -> None:
    table = make(client, "forbidden-island")
    with table.sitting(1) as line:
        good(table.ask("POST", "/seats/1", table.host, json={"kind": "bot", "bot": "random"}))
        assert line.next("bye")["reason"] == "seat"


def test_a_private_table_is_closed_to_strangers(client: TestClient) -> None:
    table, other = make(client), make(client)
    answers = []
    for name, tokens in ((table.id, []), (table.id, other.tokens.values()), ("nosuchtable", []), ("", ["x"])):
        hello = {"type": "hello", "table": name or "x", "tokens": list(tokens)}
        with connected(client, hello) as line:
            assert (line.first["type"], line.first["problem"]["status"]) == ("refused", 404)
            answers.append(line.first)
            with pytest.raises(WebSocketDisconnect):
                line.next()
    assert all(answer == answers[0] for answer in answers)


def test_a_listed_table_may_be_watched(client: TestClient) -> None:
    table = make(client, listed=True)
    with connected(client, {"type": "hello", "table": table.id}) as line:
        assert list(line.first["views"]) == ["-1"]
        line.send(type="play", seat=0, do="pull", at=1, id="x")
        assert line.answer("x")["problem"]["type"] == "error-not-yours"


@pytest.mark.parametrize(
    "frame",
    ["", "{", "null", "[]", '{"type":"dance"}', '{"type":"play"}', '{"type":"play","seat":9,"do":1,"at":1,"id":"x"}',
     '{"type":"play","seat":0,"do":1.5,"at":1,"id":"x"}', '{"type":"ping","more":1}', '{"type":"hello","table":"x"}',
     '{"type":"say","seat":0,"text":"\\ud800"}'],
)  # fmt: skip
def test_a_frame_that_cannot_be_read_is_refused(client: TestClient, frame: str) -> None:
    table = make(client)
    with table.sitting(0) as line:
        line.socket.send_text(frame)
        assert line.next()["type"] == "refused"
        line.socket.send_bytes(b"\xff\xfe" + frame.encode())
        assert line.next()["problem"]["type"] == "error-bad-frame"
        line.send(type="ping")
        assert line.next() == {"type": "pong"}


def test_the_first_frame_is_hello(client: TestClient) -> None:
    for frame in ({"type": "ping"}, {"type": "play", "seat": 0, "do": 0, "at": 0, "id": "x"}, {}, {"type": "hello"}):
        with connected(client, frame) as line:
            assert line.first["type"] == "refused"
            with pytest.raises(WebSocketDisconnect):
                line.next()


def test_who_does_not_stop_has_to_go(client: TestClient) -> None:
    table = make(client)
    with table.sitting(0) as line:
        for _ in range(60):
            line.socket.send_text("nonsense")
        assert line.next("bye")["reason"] == "limits"


def test_a_slow_client_is_cut_off_and_nobody_else_notices(client: TestClient) -> None:
    from lastboat.server.live import connection

    slow = connection.Connection((0,), None, False)
    for _ in range(5):
        slow.send(b"x" * (connection.MOST_WAITING // 4))
    assert slow.closing == "slow"


def test_what_waits_for_all_clients_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clients that do not read are disconnected; others, whose outbox is empty, are sent what comes."""
    from lastboat.server.live import connection

    monkeypatch.setattr(connection, "MOST_WAITING_IN_ALL", 1000)
    before = connection.Connection.waiting
    monkeypatch.setattr(connection.Connection, "waiting", 0)
    sleepers = [connection.Connection((0,), None, False) for _ in range(8)]
    for one in sleepers * 2:
        one.send(b"x" * 100)
    assert [one.closing for one in sleepers].count("slow") >= 2
    assert connection.Connection.waiting <= 1000
    reader = connection.Connection((0,), None, False)
    reader.send(b"x" * 100)
    assert reader.closing is None
    for one in (*sleepers, reader):
        one.forget()
    assert connection.Connection.waiting == 0
    assert before == 0


def test_everybody_is_told_when_the_server_stops(folder: object) -> None:
    from pathlib import Path

    assert isinstance(folder, Path)
    with serving(folder) as client:
        table = make(client)
        with table.sitting(0) as line:
            client.app.state.services.registry.say_goodbye()  # type: ignore[attr-defined]
            assert line.next("bye")["reason"] == "restart"


def test_words_over_the_socket(client: TestClient) -> None:
    table = make(client)
    with table.sitting(0, lang="nl") as line:
        assert line.first["views"]["0"]["prompt"]["text"]
        assert line.first["events"][0]["message"]["text"]
        assert line.play(0, "fly", 1)["problem"]["detail"].startswith("“fly” is geen actie. Mogelijk is: ")


def test_hot_seats_and_games_with_secrets(client: TestClient) -> None:
    table: Table = make(client, "pompeii", 2)
    with table.sitting(0) as one, table.sitting(0, 1) as both:
        hands = [player["hand"] for player in one.first["views"]["0"]["table"]["players"]]
        assert hands[0]
        assert hands[1] is None
        assert both.first["views"]["0"] == one.first["views"]["0"]
        assert both.first["views"]["1"]["table"]["players"][1]["hand"]
