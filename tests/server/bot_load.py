"""Load of bots that search all the time, and people at the tables who measure how long everything takes."""

from __future__ import annotations

import asyncio
import re
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any

from lastboat.server.bots.hints import WARM_WITHIN
from tests.server.client import Rest, Seated, Socket, able

GAME = "forbidden-island"
ME, STRONG = {"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "strong"}
CALM_MOVES = 40
PATIENCE = 240.0
"""Seconds to wait for a search that may have to be built first."""


@dataclass
class Times:
    """Seconds that things took."""

    calm: list[float] = field(default_factory=list)
    """Moves before any bot searched: what this machine needs, busy as it may be with other things."""
    moves: list[float] = field(default_factory=list)
    hints: list[float] = field(default_factory=list)
    odds: list[float] = field(default_factory=list)


def share_below(times: list[float], share: float) -> float:
    """The time that so large a share of them stayed below."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


class Person:
    """Somebody on seat 0 of a table, or on all its seats where nobody else plays."""

    def __init__(self, rest: Rest, url: str, times: Times, rng: Random, alone: bool = False) -> None:
        self.rest, self.url, self.times, self.rng, self.alone = rest, url, times, rng, alone
        self.socket: Socket | None = None
        self.seated: Seated | None = None

    async def sit_down(self, game: str = GAME) -> None:
        """Make a table and look at it."""
        await self.leave()
        self.seated = await self.rest.create(game, 2 if self.alone else [ME, STRONG])
        await self.rest.start(self.seated)
        self.socket = await Socket.open(self.url, self.seated.id, self.seated.tokens)
        self.views, self.version = self.socket.welcome["views"], self.socket.welcome["version"]

    async def leave(self) -> None:
        """Hang up."""
        if self.socket:
            await self.socket.close()

    def _see(self, frame: dict[str, Any]) -> None:
        if frame.get("views") and frame["version"] >= self.version:
            self.views, self.version = frame["views"], frame["version"]

    async def hint(self) -> list[Any]:
        """Ask for a hint; none if the search is not there yet."""
        assert self.socket
        view = next(view for view in self.views.values() if view["choices"])
        began = time.perf_counter()
        await self.socket.send({"type": "hint", "seat": view["seat"], "id": "hint"})
        answer = await self.socket.until(lambda frame: frame.get("id") == "hint", 2 * WARM_WITHIN)
        if answer["type"] != "hints":
            return []
        self.times.hints.append(time.perf_counter() - began)
        found: list[Any] = answer["hints"]
        return found

    async def odds(self) -> list[float]:
        """Want to know how things stand now."""
        assert self.socket
        began = time.perf_counter()
        await self.socket.send({"type": "odds", "on": True})
        answer = await self.socket.until(lambda frame: frame["type"] == "odds" and frame["version"] == self.version)
        self.times.odds.append(time.perf_counter() - began)
        await self.socket.send({"type": "odds", "on": False})
        found: list[float] = answer["odds"]
        return found

    async def move(self) -> None:
        """Play anything, if it is a person's turn; else wait for what the bot does. Another game follows the last."""
        assert self.socket
        view = next(iter(self.views.values()))
        if str(view["actor"]) not in self.views:
            self._see(await self.socket.receive(60))
        else:
            seat, code = self.rng.choice([(s, c) for s, c in able(self.views) if s == view["actor"]])
            began = time.perf_counter()
            answer = await self.socket.play(seat, code, self.version)
            self.times.moves.append(time.perf_counter() - began)
            for frame in self.socket.heard:
                self._see(frame)
            self.socket.heard.clear()
            self._see(answer)
        if next(iter(self.views.values()))["over"]:
            await self.sit_down()


async def until_warm(url: str, rest: Rest, game: str = GAME) -> None:
    """Wait until the search of the game has been built and loaded."""
    person = Person(rest, url, Times(), Random(1), alone=True)
    await person.sit_down(game)
    async with asyncio.timeout(PATIENCE):
        while not await person.hint():
            await asyncio.sleep(0.2)
    await person.leave()


async def undisturbed(url: str, count: int) -> Times:
    """So many hints and odds for somebody at the only table there is."""
    times = Times()
    async with Rest(url) as rest:
        await until_warm(url, rest)
        person = Person(rest, url, times, Random(1), alone=True)
        await person.sit_down()
        for _ in range(count):
            await person.hint()
            await person.odds()
            await person.move()
        await person.leave()
    return times


async def four_tables(url: str, seconds: float, advice: bool = False) -> tuple[Times, float]:
    """Four tables where a person plays with a strong bot, and one of people alone who move all the time.

    Returns what people measured, and the decisions of strong bots in the meantime. With `advice` somebody at the table
    of people asks for hints and odds meanwhile.
    """
    times = Times()
    async with Rest(url) as rest:
        await until_warm(url, rest)
        people = [Person(rest, url, times, Random(n)) for n in range(4)]
        alone = Person(rest, url, times, Random(9), alone=True)
        asking = Person(rest, url, times, Random(10), alone=True)
        await alone.sit_down()
        for _ in range(CALM_MOVES):
            await alone.move()
            await asyncio.sleep(0.02)
        times.calm, times.moves = times.moves, []
        for person in (*people, alone, asking):
            await person.sit_down()
        before = await decisions(rest)
        until = time.monotonic() + seconds

        async def play(person: Person, pause: float) -> None:
            while time.monotonic() < until:
                await person.move()
                await asyncio.sleep(pause)

        async def ask() -> None:
            while advice and time.monotonic() < until:
                await asking.hint()
                await asking.odds()
                await asking.move()

        await asyncio.gather(*(play(person, 0) for person in people), play(alone, 0.02), ask())
        for person in (*people, alone, asking):
            await person.leave()
        return times, await decisions(rest) - before


async def decisions(rest: Rest) -> float:
    """The decisions that strong bots have searched for."""
    text = (await rest.ask("GET", "/metrics")).text
    found = re.findall(r'lastboat_bot_seconds_count\{[^}]*bot="strong"[^}]*\} (\S+)', text)
    return sum(map(float, found))
