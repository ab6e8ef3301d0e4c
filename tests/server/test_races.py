"""Races: two server processes share one PostgreSQL, and the same seat moves at both at the same moment."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from tests.server.client import Json, Rest, Seated, Socket, able
from tests.server.postgres import Postgres
from tests.server.processes import Server
from tests.server.test_durability import QUIET, check, steps_of


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    """Two processes on one database."""
    db = postgres.fresh()
    with Server(db, env=QUIET) as one, Server(db, env=QUIET) as other:
        yield one, other
    postgres.drop(db)


class Rivals:
    """One table, held open at both processes by the same two seats."""

    def __init__(self, seated: Seated, sockets: Sequence[Socket]) -> None:
        self.seated, self.sockets = seated, sockets
        self.views: dict[str, Json] = sockets[0].welcome["views"]
        self.version: int = sockets[0].welcome["version"]
        assert sockets[1].welcome["version"] == self.version

    @classmethod
    async def meet(cls, one: Server, other: Server) -> Rivals:
        """A new table, made at one process and seen at both."""
        async with Rest(one.url) as rest:
            seated = await rest.create("pompeii", 2)
            await rest.start(seated)
        return cls(seated, [await Socket.open(server.url, seated.id, seated.tokens) for server in (one, other)])

    async def race(self, rng: Random, same_id: bool) -> list[Json]:
        """Both play the same move at the same version; their answers."""
        seat, code = rng.choice(able(self.views))
        ids = [secrets.token_hex(6)] * 2 if same_id else [secrets.token_hex(6), secrets.token_hex(6)]
        plays = [{"type": "play", "seat": seat, "do": code, "at": self.version, "id": i} for i in ids]
        order = rng.sample((0, 1), 2)
        await asyncio.gather(*(self.sockets[n].send(plays[n]) for n in order))
        return list(await asyncio.gather(*(self._answer(n, ids[n]) for n in (0, 1))))

    async def _answer(self, n: int, request: str) -> Json:
        return await self.sockets[n].until(lambda frame: frame.get("id") == request, timeout=60)

    async def catch_up(self, answer: Json) -> None:
        """Both hear of what was decided."""
        self.version, self.views = answer["version"], answer["views"]

    @property
    def over(self) -> bool:
        return not able(self.views)

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()


async def race_many(pair: tuple[Server, Server], rounds: int) -> Counter[str]:
    """So many races; who won, and that the other was told."""
    rng = Random(rounds)
    won: Counter[str] = Counter()
    rivals = await Rivals.meet(*pair)
    met = [rivals]
    for number in range(rounds):
        if rivals.over:
            await rivals.close()
            rivals = await Rivals.meet(*pair)
            met.append(rivals)
        before, same_id = rivals.version, number % 4 == 3
        answers = await rivals.race(rng, same_id)
        kinds = [answer["type"] for answer in answers]
        assert [answer["version"] for answer in answers] == [before + 1] * 2
        assert seen(answers[0]) == seen(answers[1]), "both see how things stand now"
        if same_id:
            assert kinds == ["update", "update"], "the same request is answered alike, wherever it is sent"
            won["both told of one"] += 1
        else:
            assert sorted(kinds) == ["refused", "update"], answers
            loser = answers[kinds.index("refused")]
            assert loser["problem"]["type"] == "error-stale-version"
            assert loser["problem"]["status"] == 409
            won[f"process {kinds.index('update')}"] += 1
        await rivals.catch_up(answers[0])
    await rivals.close()
    kept = await steps_of(pair[0].db)
    for some in met:
        rows = kept[some.seated.id]
        check(rows, [])
        assert len(rows) == some.version
    assert sum(len(kept[some.seated.id]) - 1 for some in met) == rounds, "each race added exactly one step"
    return won


def seen(answer: Json) -> Any:
    return answer["views"]


def test_exactly_one_of_two_wins(pair: tuple[Server, Server]) -> None:
    won = asyncio.run(race_many(pair, 100))
    assert won["both told of one"] == 25
    assert won["process 0"] > 0
    assert won["process 1"] > 0


@pytest.mark.soak
def test_exactly_one_of_two_wins_a_thousand_times(pair: tuple[Server, Server]) -> None:
    won = asyncio.run(race_many(pair, 1000))
    assert won["process 0"] + won["process 1"] == 750


def test_what_one_process_plays_the_other_tells(pair: tuple[Server, Server]) -> None:
    """A player at one process and one at the other, and somebody who watches: all hear of every move."""

    async def play() -> None:
        one, other = pair
        rng = Random(5)
        async with Rest(one.url) as rest:
            seated = await rest.create("pompeii", 2)
            await rest.start(seated)
        sockets = [
            await Socket.open(server.url, seated.id, [token]) for server, token in zip(pair, seated.tokens, strict=True)
        ]
        watching = await Socket.open(other.url, seated.id, watch=seated.watch)
        views = [socket.welcome["views"][str(seat)] for seat, socket in enumerate(sockets)]
        version = sockets[0].welcome["version"]
        for _ in range(40):
            choice = rng.choice([choice for view in views for choice in view["choices"]])
            mover = choice["seat"]
            answer = await sockets[mover].play(mover, choice["code"], version, timeout=30)
            assert answer["version"] == version + 1
            version = answer["version"]
            heard = await updated(sockets[1 - mover], version)
            views[mover], views[1 - mover] = answer["views"][str(mover)], heard["views"][str(1 - mover)]
            assert (await updated(watching, version))["views"]["-1"]["version"] == version
        for socket in (*sockets, watching):
            await socket.close()

    asyncio.run(play())


async def updated(socket: Socket, version: int) -> Json:
    return await socket.until(lambda frame: frame["type"] == "update" and frame["version"] == version, 30)
