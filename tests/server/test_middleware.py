"""Around everything: headers, origins, limits, sizes, and the page."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from lastboat.server.addresses import is_loopback
from lastboat.server.errors import TooMany
from lastboat.server.web import app, static_page
from lastboat.server.web.rate_limits import Buckets
from tests.server.tables import client, folder, fresh_database, good, make, refused, serving

__all__ = ["client", "folder", "fresh_database"]


def test_every_answer_carries_the_headers_that_keep_a_page_safe(client: TestClient) -> None:
    for path in ("/", "/api/games", "/api/nowhere", "/healthz", "/api/tables/x/view"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy
        assert "frame-ancestors 'none'" in policy
        assert "connect-src 'self' ws://lastboat.test wss://lastboat.test;" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_a_strange_host_does_not_get_into_the_policy(client: TestClient) -> None:
    headers = client.get("/", headers={"Host": "evil; script-src *"}).headers
    assert "evil" not in headers["content-security-policy"]


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://lastboat.test.evil.example", "http://["])
def test_pages_of_other_hosts_are_refused(client: TestClient, origin: str) -> None:
    headers = {"Origin": origin}
    refused(client.post("/api/mine", json={"tokens": []}, headers=headers), 403, "error-wrong-origin")
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/socket", headers=headers):
        pass


def test_the_own_page_and_programs_are_let_in(client: TestClient) -> None:
    good(client.post("/api/mine", json={"tokens": []}, headers={"Origin": "https://lastboat.test"}))
    good(client.post("/api/mine", json={"tokens": []}))
    with client.websocket_connect("ws://lastboat.test/api/socket", headers={"Origin": "http://lastboat.test"}):
        pass


def test_other_origins_can_be_allowed(folder: Path) -> None:
    with serving(folder, origins="https://friends.example/, https://other.example") as client:
        good(client.post("/api/mine", json={"tokens": []}, headers={"Origin": "https://friends.example"}))
        answer = client.post("/api/mine", json={"tokens": []}, headers={"Origin": "https://evil.example"})
        refused(answer, 403, "error-wrong-origin")


def test_what_is_too_large_is_not_read(client: TestClient) -> None:
    table = make(client)
    refused(table.ask("POST", "/talk", table.tokens[0], json={"say": "x" * 70_000}), 413, "error-too-large")

    def drops() -> Iterator[bytes]:
        yield from (b"x" * 10_000 for _ in range(20))

    answer = client.post("/api/mine", content=drops(), headers={"content-type": "application/json"})
    refused(answer, 413, "error-too-large")
    refused(client.post("/api/tables/import", json={"text": "x" * 200_000}), 422, "error-bad-request")
    refused(client.post("/api/tables/import", json={"text": "x" * 300_000}), 413, "error-too-large")


def test_an_address_may_not_ask_too_much(folder: Path) -> None:
    with serving(folder, limits=True, requests_per_second=2.0) as client:
        answers = [client.get("/api/games") for _ in range(25)]
        assert [answer.status_code for answer in answers[:20]] == [200] * 20
        problem = refused(answers[-1], 429, "error-too-many")
        assert answers[-1].headers["retry-after"] == str(problem["args"]["seconds"])
        assert client.get("/healthz").status_code == 200


def test_an_address_may_not_make_too_many_tables(folder: Path) -> None:
    with serving(folder, limits=True, tables_per_hour=8.0) as client:
        make(client)
        make(client)
        body = {"game": "_template", "seats": [{"kind": "me"}, {"kind": "me"}]}
        refused(client.post("/api/tables", json=body), 429, "error-too-many")


def test_a_play_too_many_is_named_and_leaves_the_table_as_it_is(folder: Path) -> None:
    with serving(folder, limits=True, seat_moves_per_second=0.1) as client:
        table = make(client)
        with table.sitting(0) as line:
            line.play(0, "reveal", 1)
            line.send(type="play", seat=0, do="pull", at=2, id="again")
            refusal = line.next("refused")
    assert (refusal["problem"]["type"], refusal.get("id")) == ("error-too-many", "again")
    assert not refusal.keys() & {"views", "version"}


def test_a_seat_may_not_talk_too_much(folder: Path) -> None:
    with serving(folder, limits=True, seat_moves_per_second=0.5) as client:
        table = make(client)
        for _ in range(5):
            good(table.ask("POST", "/talk", table.tokens[0], json={"say": "hm"}))
        refused(table.ask("POST", "/talk", table.tokens[0], json={"say": "hm"}), 429, "error-too-many")
        good(table.ask("POST", "/talk", table.tokens[1], json={"say": "hm"}))


def test_an_address_may_not_hold_too_many_sockets(folder: Path) -> None:
    with serving(folder, limits=True, sockets_per_address=2) as client:
        table = make(client)
        with (
            table.sitting(0),
            table.sitting(1),
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect("/api/socket"),
        ):
            pass
        with table.sitting(0):
            pass


def test_buckets_fill_again() -> None:
    now = 0.0
    buckets = Buckets(2.0, 3.0, clock=lambda: now)
    for _ in range(3):
        buckets.take("a")
    with pytest.raises(TooMany, match="one second"):
        buckets.take("a")
    buckets.take("b")
    now = 0.6
    buckets.take("a")
    with pytest.raises(TooMany):
        buckets.take("a")


def test_problems_speak_the_readers_language(client: TestClient) -> None:
    answer = client.get("/api/tables/nowhere", headers={"Accept-Language": "sv, nn;q=0.9, en;q=0.2"})
    assert answer.json()["detail"].startswith("Dette bordet finnes ikke")
    refused(client.get("/api/nowhere"), 404, "error-not-found")
    answer = client.put("/api/tables")
    refused(answer, 405, "error-method-not-allowed")
    assert answer.headers["allow"]
    refused(client.post("/api/tables", content=b"{"), 422, "error-bad-request")


def test_what_breaks_inside_says_nothing_of_the_inside(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(folder) as client:
        client = TestClient(client.app, raise_server_exceptions=False)
        monkeypatch.setattr(client.app.state.services.store, "listed", None)  # type: ignore[attr-defined]
        answer = client.get("/api/tables")
        problem = refused(answer, 500, "error-broken")
        assert "NoneType" not in answer.text
        assert problem["args"] == {}
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page as the build leaves it."""
    place = tmp_path / "page"
    (place / "assets").mkdir(parents=True)
    (place / "index.html").write_text("<!doctype html><title>Lastboat</title>", "utf-8")
    (place / "assets" / "index-abc123.js").write_text("export {}", "utf-8")
    (place / "icon.svg").write_text("<svg/>", "utf-8")
    (tmp_path / "secret.txt").write_text("not for you", "utf-8")
    monkeypatch.setattr(static_page, "folder", lambda: place)
    return place


def test_the_page_is_served_with_the_right_caching(client: TestClient, built: Path) -> None:
    first = client.get("/")
    assert first.text.startswith("<!doctype html>")
    assert first.headers["cache-control"] == "no-cache"
    assert client.get("/", headers={"If-None-Match": first.headers["etag"]}).status_code == 304
    assert client.get("/t/some/address").text == first.text
    script = client.get("/assets/index-abc123.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert client.get("/icon.svg").headers["content-type"] == "image/svg+xml"
    for path in ("/assets/index-old.js", "/nowhere.js", "/api/nowhere"):
        refused(client.get(path), 404, "error-not-found")
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
        assert "not for you" not in client.get(path).text


def test_packed_files_are_unpacked_by_clients_or_for_them(client: TestClient, built: Path) -> None:
    packed = gzip.compress(b"\0asm and so on")
    (built / "assets" / "rules.wasm.gz").write_bytes(packed)
    for accepted in ("gzip", "identity"):
        answer = client.get("/assets/rules.wasm", headers={"Accept-Encoding": accepted})
        assert answer.content == b"\0asm and so on"
        assert answer.headers["content-type"] == "application/wasm"
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers.get("content-encoding") == ("gzip" if accepted == "gzip" else None)


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 300 + ".js", "/%2e%2e/%2e%2e/etc/passwd.txt"])
def test_what_is_no_name_of_a_file_is_not_there(client: TestClient, built: Path, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == (200 if path == "/%00" else 404)


def test_without_a_built_page_the_server_says_where_its_api_is(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_page, "folder", lambda: tmp_path / "nowhere")
    assert "/api/openapi.json" in client.get("/").text
    assert good(client.get("/api/openapi.json"))["info"]["title"] == "Lastboat"


def test_readiness_fails_without_writes_and_liveness_does_not(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert [good(client.get(path))["status"] for path in ("/livez", "/readyz", "/healthz")] == ["ok"] * 3
    services = client.app.state.services  # type: ignore[attr-defined]

    def fails() -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(services.store.database, "writing", fails)
    monkeypatch.setattr(app, "CHECK_EVERY", 0.0)
    assert [client.get(path).status_code for path in ("/livez", "/readyz", "/healthz")] == [200, 503, 503]


def test_readiness_checks_the_page(client: TestClient, built: Path) -> None:
    (built / "index.html").write_text('<script src="./assets/index-abc123.js"></script>', "utf-8")
    assert good(client.get("/readyz"))["status"] == "ok"
    (built / "assets" / "index-abc123.js").unlink()
    assert (client.get("/readyz").status_code, client.get("/livez").status_code) == (503, 200)
    (built / "index.html").unlink()
    assert client.get("/readyz").status_code == 503


def test_metrics_are_for_this_machine_only(folder: Path) -> None:
    with serving(folder) as client:
        refused(client.get("/metrics"), 404, "error-not-found")
    with serving(folder, metrics_public=True) as client:
        make(client)
        assert "lastboat_tables_in_memory" in client.get("/metrics").text
    assert [is_loopback(host) for host in ("127.0.0.1", "::1", "::ffff:127.0.0.1", "192.0.2.1", "testclient", "")] == [
        True, True, True, False, False, False,
    ]  # fmt: skip


def test_only_own_host_names_are_answered(folder: Path) -> None:
    with serving(folder, hosts="lastboat.test, play.example") as client:
        good(client.get("/api/games"))
        good(client.get("/api/games", headers={"Host": "Play.example:8010"}))
        for host in ("evil.example", "lastboat.test.evil.example", "10.0.0.1"):
            headers = {"Host": host, "Origin": f"http://{host}"}
            refused(client.get("/api/games", headers=headers), 421, "error-wrong-host")
            refused(client.post("/api/mine", json={"tokens": []}, headers=headers), 421, "error-wrong-host")
            with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/socket", headers=headers):
                pass
        good(client.get("/livez", headers={"Host": "10.0.0.1"}))


def test_the_page_of_the_api_comes_from_this_server_alone(client: TestClient, built: Path) -> None:
    page = client.get("/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    assert "script-src 'self' 'wasm-unsafe-eval';" in page.headers["content-security-policy"]
    loaded = re.findall(r'(?:src|<link [^>]*href)="([^"]+)"', page.text)
    assert len(loaded) == 2
    for name in loaded:
        assert name.startswith("/api/docs/")
        assert client.get(name).headers["content-type"].startswith(("text/css", "text/javascript"))
    refused(client.get("/api/docs/settings.py"), 404, "error-not-found")


def test_the_usual_place_of_api_documentation_leads_to_it(client: TestClient, built: Path) -> None:
    answer = client.get("/docs", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (307, "/api/docs")
