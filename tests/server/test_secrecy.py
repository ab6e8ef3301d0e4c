"""Nobody peeks: what a seat is sent is the same, byte by byte, whatever it may not see; strangers learn nothing.

Two tables are made that differ only in a card one seat holds. Everything the others and a spectator can ask for or
are told, over HTTP and over the socket, before and after a move, is compared. Only ids and times are evened out.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

import lastboat
from lastboat import EVERYBODY, LANGUAGES, Game, Match, Record
from tests.server.client import Json, Refused, Rest, Seated, Socket, dial
from tests.server.processes import Server, sqlite_url
from tests.server.test_durability import QUIET, fold, steps_of
from tests.server.worlds import HOLDER, Worlds, worlds

TIME = re.compile(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")
SEAL = re.compile(rb"\b[0-9a-f]{64}\b")
PROPOSAL = re.compile(rb'"id":"[0-9a-f]{12}"')
CHECKSUM = re.compile(rb"(?<=end: )(\d+) [0-9a-f]{16}")
NOT_ABOUT_THE_TABLE = ("date", "x-request-id")
MOMENTS = ((2, 20), (3, 60), (4, 110), (2, 125))
"""Players, and after about how many records."""

LEAKY = "from lastboat.cli import main\n{}\nmain()"
LEAKS = {
    "a view shows every hand": "from lastboat.games.pompeii import seen\nseen.hide = lambda s, seat: None",
    "events are told to all": """
from lastboat.tables.views import Views
events = Views.events
Views.events = lambda self, seats, since, lang=None: events(self, range(self._table.row.seats), since, lang)
""",
    "an export is whole": """
from lastboat.kernel.match import Match
from lastboat.server.web import routes_play
routes_play.match_text = lambda table, token: table.match.text(None, False)
""",
    "a socket hears of other seats' choices": """
from lastboat.tables.views import Views
of_seats = Views.of_seats
Views.of_seats = lambda self, seats, lang: of_seats(self, range(self._table.row.seats), lang)
""",
}


class PeekedError(AssertionError):
    """Somebody can tell two worlds apart that should look alike."""


def evened(data: bytes, table: str) -> bytes:
    """Without what must differ: the table's id, times, the seal and the checksum over it."""
    data = PROPOSAL.sub(b'"id":"PROPOSAL"', data.replace(table.encode(), b"TABLE"))
    return CHECKSUM.sub(rb"\1", SEAL.sub(b"SEAL", TIME.sub(b"TIME", data)))


class Looker:
    """Somebody at one of the two tables, who keeps everything that is sent."""

    def __init__(self, rest: Rest, url: str, seated: Seated, seat: int) -> None:
        self.rest, self.url, self.seated, self.seat = rest, url, seated, seat
        self.token = seated.watch if seat == EVERYBODY else seated.seats[seat]
        self.seen: list[tuple[str, bytes]] = []
        self.sockets: list[Any] = []

    def keep(self, what: str, data: bytes) -> None:
        self.seen.append((what, evened(data, self.seated.id)))

    async def get(self, path: str, **query: Any) -> None:
        """One request; status, headers and body are kept."""
        answer = await self.rest.ask("GET", f"/api/tables/{self.seated.id}{path}", self.token, params=query)
        headers = sorted((k, v) for k, v in answer.headers.items() if k not in NOT_ABOUT_THE_TABLE)
        self.keep(f"GET {path} {query}", repr((answer.status_code, headers)).encode() + answer.content)

    async def look(self) -> None:
        """Everything that can be asked for."""
        await self.get("")
        for lang in LANGUAGES:
            await self.get("/view", lang=lang)
        await self.get("/view", version=0)
        await self.get("/view", seat=HOLDER)
        await self.get("/replay", count=200)
        await self.get("/replay", seat=HOLDER)
        await self.get("/match.txt")

    async def listen(self) -> None:
        """Sit down at the socket: plainly, with frames and words, and with frames and differences."""
        for more in ({}, {"frames": True, "lang": "de"}, {"frames": True, "differences": True}):
            socket = await dial(self.url)
            who = {"watch": self.token} if self.seat == EVERYBODY else {"tokens": [self.token]}
            await socket.send(text({"type": "hello", "table": self.seated.id, **who, **more}))
            self.keep("welcome", await hear(socket, "welcome"))
            self.sockets.append(socket)

    async def probe(self, version: int) -> None:
        """Ask over the socket what the holder could do, and suggest it all kinds of things."""
        for socket in self.sockets:
            frames: list[Json] = [{"type": "choices", "of": HOLDER}]
            if self.seat != EVERYBODY:
                guess = {"type": "propose", "seat": self.seat, "for": HOLDER, "at": version}
                frames += [{**guess, "do": code} for code in range(0, 200, 23)]
            for frame in frames:
                await socket.send(text(frame))
                await socket.send(text({"type": "ping"}))
                answer = b""
                while not answer.startswith(b'{"type":"pong"'):
                    answer = await hear(socket, "choices", "refused", "proposals", "pong")
                    self.keep(str(frame), answer)

    async def hear_update(self) -> None:
        for socket in self.sockets:
            self.keep("update", await hear(socket, "update"))

    async def leave(self) -> None:
        for socket in self.sockets:
            await socket.close()


def text(frame: Json) -> str:
    return json.dumps(frame)


async def hear(socket: Any, *kinds: str) -> bytes:
    """The next frame of a kind, as it came."""
    async with asyncio.timeout(30):
        while True:
            frame = await socket.recv(decode=False)
            if any(frame.startswith(f'{{"type":"{kind}"'.encode()) for kind in kinds):
                return bytes(frame)


async def compare(url: str, db: str, found: Worlds) -> bool:
    """Look at both worlds from everywhere but the holder's seat; whether a move could be compared too."""
    async with Rest(url) as rest:
        tables = [await rest.load(world.text()) for world in (found.one, found.other)]
        seats = [EVERYBODY, *(seat for seat in range(found.one.seats) if seat != HOLDER)]
        pairs = [[Looker(rest, url, table, seat) for table in tables] for seat in seats]
        lookers = [looker for pair in pairs for looker in pair]
        for looker in lookers:
            await looker.look()
        for looker in lookers:
            await looker.listen()
        for looker in lookers:
            await looker.probe(version=1)
        same(pairs)
        for table in tables:
            await rest.play(table.id, table.seats[HOLDER], found.common, 1)
        alike = await still_alike(db, found.one.game, tables)
        if alike:
            for looker in lookers:
                await looker.hear_update()
                await looker.look()
            same(pairs)
        for looker in lookers:
            await looker.leave()
        return alike


def same(pairs: Sequence[Sequence[Looker]]) -> None:
    for one, other in pairs:
        assert len(one.seen) == len(other.seen)
        for (what, ours), (_, theirs) in zip(one.seen, other.seen, strict=True):
            if ours != theirs:
                raise PeekedError(f"seat {one.seat}, {what}:\n{ours.decode()}\n{theirs.decode()}")


async def still_alike(db: str, game: Game, tables: Sequence[Seated]) -> bool:
    """Whether luck has not shown a difference to everybody: the piles do hold different cards."""
    kept = await steps_of(db)
    found = []
    for table in tables:
        records = [Record(*pair) for pair in fold(kept[table.id])[-1]]
        found.append(Match(game, len(table.seats), {}, 0, None, (), records))
    one, other = found
    return one.actor == other.actor and all(
        one.text(seat).split("\n\n")[1] == other.text(seat).split("\n\n")[1]
        for seat in (EVERYBODY, *range(one.seats))
        if seat != HOLDER
    )


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path_factory.mktemp("peek") / "peek.db"), env=QUIET) as found:
        yield found


def test_two_worlds_look_alike(server: Server) -> None:
    rng = Random(11)
    compared = [asyncio.run(compare(server.url, server.db, worlds(seats, rng, at))) for seats, at in MOMENTS]
    assert sum(compared) >= 2, "moves were compared too"


@pytest.mark.soak
def test_many_worlds_look_alike(server: Server) -> None:
    rng = Random(12)
    for seats, at in [(2 + n % 3, 15 + 5 * n) for n in range(24)]:
        asyncio.run(compare(server.url, server.db, worlds(seats, rng, at)))


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str, tmp_path: Path) -> None:
    program = ("-c", LEAKY.format(LEAKS[leak]))
    with Server(sqlite_url(tmp_path / "leak.db"), env=QUIET, program=program) as leaky, pytest.raises(PeekedError):
        asyncio.run(compare(leaky.url, leaky.db, worlds(3, Random(13), 60)))


@pytest.mark.parametrize("name", [name for name in lastboat.game_ids() if not lastboat.game(name).secrets])
def test_where_nothing_is_secret_all_see_the_same(name: str) -> None:
    """So the server may make the table once for everybody."""
    game, rng = lastboat.game(name), Random(1)
    match = Match(game, 3, seed=1)
    while not match.over:
        tables = [game.show.table(game.observe(match.state, seat), seat) for seat in (EVERYBODY, 0, 1, 2)]
        assert all(table == tables[0] for table in tables)
        match.play(match.actor, rng.choice(match.legal_codes(match.actor)))


# Strangers -----------------------------------------------------------------------------------------

SEAT_ONLY: tuple[tuple[str, str, Json | None], ...] = (
    ("POST", "/play", {"do": 0, "at": 1, "id": "x"}),
    ("POST", "/undo", {"at": 1, "id": "x"}),
    ("POST", "/talk", {"say": "hello"}),
    ("POST", "/callouts", {"callout": "hello"}),
    ("POST", "/proposals", {"seat": 1, "do": 0, "at": 1}),
    ("POST", "/leave", {}),
    ("POST", "/seats/1/stand-in", {}),
    ("POST", "/seats/1/back", {}),
    ("DELETE", "/proposals/x", None),
)
HOST_ONLY: tuple[tuple[str, str, Json | None], ...] = (
    ("POST", "/start", {}),
    ("POST", "/close", {}),
    ("POST", "/seats/1", {"kind": "open"}),
)
OPEN: tuple[tuple[str, str, Json | None], ...] = (
    ("GET", "", None),
    ("GET", "/view", None),
    ("GET", "/match.txt", None),
    ("GET", "/replay", None),
    ("POST", "/rematch", {}),
    ("POST", "/branch", {"record": 0}),
    ("POST", "/join", {"name": "Eve"}),
)


async def answer(rest: Rest, method: str, path: str, body: Json | None, token: str | None) -> tuple[int, bytes]:
    """Status and body, with the headers that are about the answer."""
    given = {} if body is None else {"json": body}
    found = await rest.ask(method, path, token, **given)
    headers = sorted((k, v) for k, v in found.headers.items() if k not in NOT_ABOUT_THE_TABLE)
    return found.status_code, repr(headers).encode() + found.content


def test_strangers_learn_nothing_of_a_private_table(server: Server) -> None:
    """Without a token of the table every request is answered as if there were no table."""

    async def knock() -> None:
        async with Rest(server.url) as rest:
            private, elsewhere = await rest.create("pompeii", 2), await rest.create("pompeii", 2)
            await rest.start(private)
            tokens = [None, "x", "é", "a" * 128, "a" * 5000, *elsewhere.tokens, elsewhere.host, elsewhere.watch]
            for method, path, body in (*SEAT_ONLY, *HOST_ONLY, *OPEN):
                for token in tokens:
                    there = await answer(rest, method, f"/api/tables/{private.id}{path}", body, token)
                    nowhere = await answer(rest, method, f"/api/tables/abcdefghijkm{path}", body, token)
                    assert there == nowhere, (method, path, token)
                    assert there[0] in (401, 403, 404), (method, path, token)
            assert private.id not in (await rest.ask("GET", "/api/tables")).text
            assert await rest.post("/api/mine", body={"tokens": [t for t in tokens if t and len(t) <= 128][:3]}) == []
            for held in ([], ["x"], elsewhere.tokens):
                refusals = [await knocked(server.url, table, held) for table in (private.id, "abcdefghijkm")]
                assert refusals[0] == refusals[1]
                assert refusals[0][0] == 404

    asyncio.run(knock())


async def knocked(url: str, table: str, tokens: Sequence[str]) -> tuple[int, Json]:
    with pytest.raises(Refused) as refused:
        await Socket.open(url, table, tokens)
    return refused.value.status, refused.value.problem


def test_a_token_does_what_it_stands_for_and_no_more(server: Server) -> None:
    """At a table everybody may see: 401 without a token, 403 with one that is for something else."""

    async def try_all() -> None:
        async with Rest(server.url) as rest:
            table, elsewhere = await rest.create("pompeii", 3, listed=True), await rest.create("pompeii", 3)
            await rest.start(table)
            before = await rest.view(table.id)
            for method, path, body in SEAT_ONLY:
                url = f"/api/tables/{table.id}{path}"
                assert (await answer(rest, method, url, body, None))[0] == 401, path
                for token in ("x", *elsewhere.tokens, elsewhere.host, table.watch, table.invite):
                    assert (await answer(rest, method, url, body, token))[0] == 403, (path, token)
            for method, path, body in HOST_ONLY:
                url = f"/api/tables/{table.id}{path}"
                assert (await answer(rest, method, url, body, None))[0] == 401, path
                for token in ("x", elsewhere.host, table.seats[0], table.watch, table.invite):
                    assert (await answer(rest, method, url, body, token))[0] == 403, (path, token)
            for path in ("/view", "/replay"):
                url = f"/api/tables/{table.id}{path}?seat=1"
                for token in (table.seats[0], table.host, table.watch, elsewhere.seats[1], "x"):
                    assert (await answer(rest, "GET", url, None, token))[0] == 403, (path, token)
                assert (await answer(rest, "GET", url, None, None))[0] == 401, path
            assert await rest.view(table.id) == before, "nothing has changed"

    asyncio.run(try_all())


def test_a_socket_speaks_only_for_the_seats_it_holds(server: Server) -> None:
    async def try_all() -> None:
        async with Rest(server.url) as rest:
            table, elsewhere = await rest.create("pompeii", 2), await rest.create("pompeii", 2)
            await rest.start(table)
            tokens = [table.seats[0], elsewhere.seats[1], "x", table.invite]
            async with await Socket.open(server.url, table.id, tokens) as socket:
                assert list(socket.welcome["views"]) == ["0"]
                for frame in (
                    {"type": "play", "seat": 1, "do": 0, "at": 1, "id": "a"},
                    {"type": "undo", "seat": 1, "at": 1, "id": "a"},
                    {"type": "say", "seat": 1, "text": "it is me"},
                    {"type": "callout", "seat": 1, "callout": "hello"},
                    {"type": "point", "seat": 1, "element": "seat:1"},
                    {"type": "propose", "seat": 1, "for": 0, "do": 0, "at": 1},
                    {"type": "dismiss", "seat": 1, "proposal": "x"},
                    {"type": "hint", "seat": 1, "id": "h"},
                ):
                    await socket.send(frame)
                    refused = await socket.until(lambda f: f["type"] == "refused")
                    assert refused["problem"]["status"] == 403, frame
                    assert list(refused["views"]) == ["0"], "and sees no more than before"
            async with await Socket.open(server.url, table.id, watch=table.watch) as socket:
                assert list(socket.welcome["views"]) == ["-1"]

    asyncio.run(try_all())
