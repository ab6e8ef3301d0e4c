"""Tables in this very process: an application on a fresh SQLite file, and people who sit at it."""

from __future__ import annotations

import itertools
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from httpx import Response
from starlette.testclient import TestClient, WebSocketTestSession

from lastboat.server.settings import Settings
from lastboat.server.web.app import create_app

Json = dict[str, Any]
_ids = itertools.count()


class Table:
    """A table and the tokens of whoever made it."""

    def __init__(self, client: TestClient, made: Json) -> None:
        self.client = client
        self.id: str = made["table"]["id"]
        self.host: str = made.get("host", "")
        self.invite: str = made.get("invite", "")
        self.watch: str = made.get("watch", "")
        self.tokens: dict[int, str] = {int(seat): token for seat, token in made.get("seats", {}).items()}

    def ask(self, method: str, path: str, token: str | None, **options: Any) -> Response:
        """A request about this table."""
        return ask(self.client, method, f"/api/tables/{self.id}{path}", token, **options)

    def summary(self) -> Json:
        """The table."""
        found: Json = good(self.ask("GET", "", self.host))
        return found

    def seen(self, seat: int | None = None, **query: Any) -> Json:
        """What a seat sees, or everybody."""
        token = self.watch if seat is None else self.tokens[seat]
        found: Json = good(self.ask("GET", "/view", token, params=query))
        return found

    def play(self, seat: int, do: int | str, at: int | None = None, request: str | None = None) -> Response:
        """Play over HTTP."""
        at = self.seen(seat)["version"] if at is None else at
        body = {"do": do, "at": at, "id": request or f"play {next(_ids)}"}
        return self.ask("POST", "/play", self.tokens[seat], json=body)

    def play_first(self) -> Json:
        """Whoever is in turn plays the last choice offered, which moves the game on."""
        seen = self.seen(self.summary()["actor"])
        choice = seen["view"]["choices"][-1]
        found: Json = good(self.play(choice["seat"], choice["code"], seen["version"]))
        return found

    def play_to_the_end(self, most: int = 400) -> None:
        """Play until the game is over."""
        for _ in range(most):
            if self.summary()["state"] == "over":
                return
            self.play_first()
        raise AssertionError("the game does not end")

    def undo(self, seat: int, at: int | None = None, request: str | None = None) -> Response:
        """Take back over HTTP."""
        at = self.seen(seat)["version"] if at is None else at
        body = {"at": at, "id": request or f"undo {next(_ids)}"}
        return self.ask("POST", "/undo", self.tokens[seat], json=body)

    @contextmanager
    def sitting(self, *seats: int, **hello: Any) -> Iterator[Line]:
        """A socket that speaks for some seats; with none it watches."""
        tokens = [self.tokens[seat] for seat in seats]
        extra = {} if tokens else {"watch": self.watch}
        with connected(self.client, {"type": "hello", "table": self.id, "tokens": tokens, **extra, **hello}) as line:
            assert line.first["type"] == "welcome", line.first
            yield line


class Line:
    """A socket, as a test uses it."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.first: Json = {}

    def send(self, **frame: Any) -> None:
        """Say something."""
        self.socket.send_json(frame)

    def next(self, *kinds: str) -> Json:
        """The next frame of these kinds; others are passed over."""
        for _ in range(200):
            frame: Json = self.socket.receive_json()
            if not kinds or frame["type"] in kinds:
                return frame
        raise AssertionError(f"no {kinds}")

    def answer(self, request: str) -> Json:
        """The frame that answers a request."""
        for _ in range(200):
            frame: Json = self.socket.receive_json()
            if frame.get("id") == request:
                return frame
        raise AssertionError(f"no answer to {request}")

    def play(self, seat: int, do: int | str, at: int, request: str | None = None) -> Json:
        """Play and wait for the answer."""
        request = request or f"play {next(_ids)}"
        self.send(type="play", seat=seat, do=do, at=at, id=request)
        return self.answer(request)


@contextmanager
def connected(client: TestClient, hello: Any) -> Iterator[Line]:
    """A socket that has said hello and heard the answer."""
    with client.websocket_connect("/api/socket") as socket:
        line = Line(socket)
        socket.send_json(hello)
        line.first = socket.receive_json()
        yield line


def ask(client: TestClient, method: str, path: str, token: str | None = None, **options: Any) -> Response:
    """Any request, with a token."""
    headers = {**options.pop("headers", {}), **({"Authorization": f"Bearer {token}"} if token else {})}
    answer: Response = client.request(method, path, headers=headers, **options)
    return answer


def good(answer: Response) -> Any:
    """What an answer says, if it is a good one."""
    assert answer.is_success, f"{answer.status_code} {answer.text[:2000]}"
    return answer.json() if answer.content else None


def refused(answer: Response, status: int, kind: str) -> Json:
    """What a refusal says, if it is that one."""
    assert (answer.status_code, answer.json()["type"]) == (status, kind), answer.text[:2000]
    assert answer.headers["content-type"] == "application/problem+json"
    problem: Json = answer.json()
    assert problem["status"] == status
    assert problem["detail"]
    return problem


def without_absence(summary: Json) -> Json:
    """A summary without the times that depend on when players were last seen."""
    seats = [{key: value for key, value in seat.items() if key != "absent_since"} for seat in summary["seats"]]
    return {**summary, "seats": seats}


def make(client: TestClient, game: str = "_template", seats: Any = 2, **more: Any) -> Table:
    """A table that has begun, with all seats ours unless said otherwise."""
    if isinstance(seats, int):
        seats = [{"kind": "me", "name": f"Player {n + 1}"} for n in range(seats)]
    body = {"game": game, "seats": seats, "start": True, **more}
    return Table(client, good(client.post("/api/tables", json=body)))


def bot(name: str = "greedy") -> Json:
    """A seat for a bot."""
    return {"kind": "bot", "bot": name}


def me(name: str = "Ann") -> Json:
    """A seat for whoever makes the table."""
    return {"kind": "me", "name": name}


OPEN = {"kind": "open"}


@pytest.fixture(scope="session")
def fresh_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with all its tables and nothing in them, made once."""
    folder = tmp_path_factory.mktemp("fresh")
    with TestClient(create_app(settings_in(folder))):
        pass
    return folder / "lastboat.db"


def settings_in(folder: Path, **more: Any) -> Settings:
    """A server whose data are in a folder; the toy game is on offer, and bots think at once."""
    given: dict[str, Any] = {"template": True, "pace": 0.0, "bot_workers": 0, "limits": False, **more}
    return Settings(data=str(folder), **given)


@pytest.fixture
def folder(fresh_database: Path, tmp_path: Path) -> Path:
    """A folder with a fresh database."""
    shutil.copy(fresh_database, tmp_path / "lastboat.db")
    return tmp_path


@pytest.fixture
def client(folder: Path) -> Iterator[TestClient]:
    """A client of a server of its own."""
    with serving(folder) as client:
        yield client


@contextmanager
def serving(folder: Path, **more: Any) -> Iterator[TestClient]:
    """A client of a server on the data of a folder."""
    with TestClient(create_app(settings_in(folder, **more)), base_url="http://lastboat.test") as client:
        yield client
