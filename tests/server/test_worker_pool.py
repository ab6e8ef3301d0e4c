"""The worker pool: tables answer while bots search, and a process killed during a search loses nothing."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest
from starlette.testclient import TestClient

import lastboat
from lastboat import Game, Match
from lastboat.bots import Analysis, Line, Situation, situation
from lastboat.bots.tasks import Analyse
from lastboat.server.bots import worker_pool
from lastboat.server.bots.pool import Pool
from lastboat.server.bots.worker_pool import LEAST_MS, MOST_WAITING, Urgency, WorkerPool
from lastboat.tables.errors import Busy
from tests.server.bot_load import STRONG, Times, four_tables, share_below, until_warm
from tests.server.client import Rest, Seated
from tests.server.processes import Server, sqlite_url
from tests.server.tables import Table, client, folder, fresh_database, good, make
from tests.server.test_durability import QUIET, fold, steps_of
from tests.server.worlds import HOLDER, worlds

__all__ = ["client", "folder", "fresh_database"]

TWO = {**QUIET, "LASTBOAT_BOT_WORKERS": "2", "LASTBOAT_TEMPLATE": "on"}
MOVE, ADVICE = 0.1, 0.5
"""Seconds within which a move, and a hint or the odds, should be answered."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path_factory.mktemp("thinking") / "thinking.db"), env=TWO) as found:
        yield found


# Tables answer while bots search ---------------------------------------------------------------------------


def measured(server: Server, seconds: float) -> Times:
    times, decisions = asyncio.run(four_tables(server.url, seconds, advice=True))
    assert decisions >= 4, "the bots did not search"
    assert min(len(times.moves) / 10, len(times.hints), len(times.odds)) >= 3, "too little to judge by"
    return times


def test_tables_answer_while_four_of_them_search(server: Server) -> None:
    """The machine may be busy with other tests too: so typical times count, beside those without a search."""
    times = measured(server, seconds=6)
    calm = median(times.calm)
    assert median(times.moves) < max(MOVE, 6 * calm)
    for advice in (times.hints, times.odds):
        assert min(advice) < ADVICE + 20 * calm
        assert median(advice) < 1.5 * ADVICE + 20 * calm


@pytest.mark.soak
def test_tables_answer_at_once_while_four_of_them_search(server: Server) -> None:
    times = measured(server, seconds=60)
    assert share_below(times.moves, 0.95) < MOVE
    assert share_below(times.hints, 0.9) < ADVICE
    assert share_below(times.odds, 0.9) < ADVICE


# A worker is killed during a search ---------------------------------------------------------------------------


def worker_processes(server: Server) -> list[psutil.Process]:
    assert server.process
    children = psutil.Process(server.process.pid).children(recursive=True)
    return [child for child in children if "spawn_main" in " ".join(child.cmdline())]


async def crashes(rest: Rest) -> float:
    """Workers that the server has lost."""
    text = (await rest.ask("GET", "/metrics")).text
    return float(re.findall(r"^lastboat_bot_crashes_total (\S+)", text, re.MULTILINE)[0])


async def kill_during_search(server: Server, rest: Rest, table: Seated, kills: int, rng: Random) -> dict[str, Any]:
    """Kill the workers, once for each choice, until the server has missed so many; then let the game end."""
    felt, last = await crashes(rest) + kills, -1
    while (summary := await rest.get(f"/api/tables/{table.id}", table.host))["state"] != "over":
        if summary["version"] != last and await crashes(rest) < felt:
            last = summary["version"]
            await asyncio.sleep(rng.uniform(0.05, 0.25))
            for process in worker_processes(server):
                process.kill()
        await asyncio.sleep(0.02)
    assert await crashes(rest) >= felt, "no worker was killed during a task"
    found: dict[str, Any] = summary
    return found


async def play_with_kills(server: Server, game: str, kills: int, seed: int) -> None:
    async with Rest(server.url) as rest, asyncio.timeout(400):
        await until_warm(server.url, rest, game)
        table = await rest.create(game, [STRONG, STRONG])
        await rest.start(table)
        summary = await kill_during_search(server, rest, table, kills, Random(seed))
        match = Match.from_text(await rest.match_text(table.id, table.host))
    assert match.over
    match.verify()
    steps = (await steps_of(server.db))[table.id]
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    assert len(steps) == summary["version"]
    assert fold(steps)[-1] == [list(record) for record in match.records], "each choice was played once"
    assert len(steps) == choices_made(match) + 1, "a step for the start, and one for each choice"


def choices_made(match: Match) -> int:
    """How often somebody had to play until the match had ended like this; the rest plays itself."""
    again, made = Match(match.game, match.seats, match.options, chance=match.chance), 0
    while not again.over:
        again.play(*match.records[len(again.records)])
        made += 1
    return made


def test_a_worker_killed_during_a_search_loses_nothing(server: Server) -> None:
    asyncio.run(play_with_kills(server, "_template", kills=2, seed=1))


@pytest.mark.soak
@pytest.mark.parametrize("game", lastboat.game_ids())
def test_many_workers_killed_during_searches_lose_nothing(server: Server, game: str) -> None:
    asyncio.run(play_with_kills(server, game, kills=6, seed=2))


# Who goes first --------------------------------------------------------------------------------------------


async def until(condition: Callable[[], bool]) -> None:
    """Let other tasks run until a condition holds."""
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0)


def here() -> Situation:
    return situation(Match(lastboat.game("_template"), 2, seed=1), 0)


def test_a_hint_waits_for_no_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is answered while all workers for bots are busy."""

    async def run() -> None:
        workers = WorkerPool(1)
        enough = threading.Event()
        workers._warm.add("_template")
        monkeypatch.setattr(workers._players.all[0], "ask", lambda task: enough.wait(20) and 7)
        monkeypatch.setattr(workers._advisers.all[0], "ask", lambda task: task)
        choosing = [asyncio.create_task(workers.choose("strong", 1, here())) for _ in range(4)]
        try:
            async with asyncio.timeout(5):
                await until(lambda: workers._players.waiting() == 3)
                assert not workers.idle
                assert await workers.analyse(350, here(), Urgency.HINT)
            assert not any(task.done() for task in choosing)
        finally:
            enough.set()
            assert await asyncio.gather(*choosing) == [7] * 4
            await workers.close()

    asyncio.run(run())


def test_a_request_that_waited_is_searched_for_a_shorter_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> list[tuple[str, int]]:
        workers, order = WorkerPool(1), list[tuple[str, int]]()
        workers._warm.add("_template")

        def ask(task: Analyse) -> Any:
            time.sleep(task.milliseconds / 1000)
            return task

        async def advice(name: str, milliseconds: int, urgency: Urgency) -> None:
            found: Any = await workers.analyse(milliseconds, here(), urgency)
            order.append((name, found.milliseconds))

        monkeypatch.setattr(workers._advisers.all[0], "ask", ask)
        asking = [asyncio.create_task(advice("first", 350, Urgency.HINT))]
        await until(lambda: not workers._advisers.idle)
        asking += [asyncio.create_task(advice(f"odds {n}", 200, Urgency.ODDS)) for n in range(MOST_WAITING - 1)]
        await until(lambda: workers._advisers.waiting(Urgency.ODDS) == MOST_WAITING - 1)
        asking.append(asyncio.create_task(advice("hint", 350, Urgency.HINT)))
        await until(lambda: workers._advisers.waiting(Urgency.ODDS) == MOST_WAITING)
        with pytest.raises(Busy):
            await workers.analyse(200, here(), Urgency.ODDS)
        await asyncio.gather(*asking)
        await workers.close()
        return order

    first, hint, *odds = asyncio.run(run())
    assert first == ("first", 350)
    assert hint[0] == "hint", "it goes before odds that were asked for earlier"
    assert LEAST_MS <= hint[1] < 150
    assert odds == [(f"odds {n}", LEAST_MS) for n in range(MOST_WAITING - 1)]


def test_a_search_that_could_not_be_built_is_built_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """And bots choose meanwhile, though there is but one thread for each of them."""
    monkeypatch.setattr(worker_pool, "BUILD_AGAIN", 0.05)
    known = here()

    async def run() -> None:
        workers, built = WorkerPool(1), iter([1, 0])

        def build(package: str) -> int:
            time.sleep(0.2)
            return next(built)

        async def load(*asked: Any) -> None:
            """Nothing is loaded: nothing was built."""

        monkeypatch.setattr(worker_pool, "is_built", lambda package: False)
        monkeypatch.setattr(workers, "_build", build)
        monkeypatch.setattr(workers, "_ask", load)
        try:
            async with asyncio.timeout(10):
                while not workers.is_warm(known.game):
                    await asyncio.sleep(0.01)
            assert next(built, None) is None
        finally:
            await workers.close()

    asyncio.run(run())


def test_a_search_that_is_built_is_loaded_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        workers, game = WorkerPool(0), here().game
        built: list[str] = []
        monkeypatch.setattr(worker_pool, "is_built", lambda package: True)
        monkeypatch.setattr(workers, "_build", built.append)
        assert not workers.is_warm(game)
        await workers._warming[game.id]
        assert workers.is_warm(game)
        assert not built
        await workers.close()

    asyncio.run(run())


def test_what_was_given_up_goes_to_the_next() -> None:
    async def run() -> None:
        pool = Pool(["a"])
        assert await pool.take() == "a"
        waiting = [asyncio.create_task(pool.take(urgency)) for urgency in (2, 1, 1)]
        await asyncio.sleep(0)
        assert [pool.waiting(urgency) for urgency in (0, 1, 2)] == [0, 2, 3]
        waiting[1].cancel()
        await asyncio.sleep(0)
        assert [pool.waiting(urgency) for urgency in (0, 1, 2)] == [0, 1, 2]
        pool.put_back("a")
        waiting[2].cancel()  # it has been promised the thing, and does not come for it any more
        assert await asyncio.wait_for(waiting[0], 5) == "a"
        pool.put_back("a")
        assert pool.idle

    asyncio.run(run())


# Secrets -----------------------------------------------------------------------------------------------------


class RecordingPool(WorkerPool):
    """Records what it is asked, and finds the first choice best."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: list[tuple[str, Situation]] = []

    def is_warm(self, game: Game) -> bool:
        return True

    async def choose(self, name: str, seed: int, known: Situation, group: object = None) -> int | None:
        self.asked.append((name, known))
        return known.legal()[0] if known.in_turn else None

    async def analyse(
        self, milliseconds: int, known: Situation, urgency: Urgency, group: object = None
    ) -> Analysis:  # fmt: skip
        self.asked.append((urgency.name, known))
        return Analysis(tuple(Line(known.seat, code, 9, 0.5) for code in known.legal()[:1]), (0.5,) * known.seats, 9)


def after_the_holder(rng: Random) -> tuple[Match, Match, int]:
    """Two worlds that differ in a card one seat holds, another seat being in turn; and that seat, which cannot know."""
    for _ in range(100):
        found = worlds(3, rng, rng.randrange(20, 90))
        for world in (found.one, found.other):
            world.play(HOLDER, found.common)
        one, other = found.one, found.other
        seat = one.actor
        if one.over or seat == HOLDER or other.actor != seat or one.state == other.state:
            continue
        if all(situation(one, eyes) == situation(other, eyes) for eyes in range(3) if eyes != HOLDER):
            return one, other, seat
    raise AssertionError("no two worlds were found")


@pytest.mark.parametrize(("game", "eyes"), [("pompeii", [0, 1, 2]), ("forbidden-island", [0])])
def test_odds_are_made_once_for_all_who_know_the_same(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, game: str, eyes: list[int]
) -> None:
    """And a table of several secrets has them made side by side, so that nobody waits for all the others."""
    services = client.app.state.services  # type: ignore[attr-defined]
    pool = RecordingPool()
    monkeypatch.setattr(services.hints, "_workers", pool)
    table = make(client, game, 3)
    with table.sitting(0) as one, table.sitting(1) as two, table.sitting(2) as three:
        for line in (one, two, three):
            line.send(type="odds", on=True)
            line.next("odds")
        pool.asked.clear()
        table.play_first()
        assert [line.next("odds")["version"] for line in (one, two, three)] == [2, 2, 2]
    assert [known.seat for _, known in pool.asked] == eyes


def asked_at(client: TestClient, match: Match, seat: int, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Everything the bots' processes are asked when a seat wants odds and a hint, and then a bot plays for it."""
    services = client.app.state.services  # type: ignore[attr-defined]
    pool = RecordingPool()
    monkeypatch.setattr(services.hints, "_workers", pool)
    monkeypatch.setattr(services.runner, "_workers", pool)
    table = Table(client, good(client.post("/api/tables/import", json={"text": match.text()})))
    with table.sitting(seat) as line:
        line.send(type="odds", on=True)
        line.next("odds")
        line.send(type="odds", on=False)
        line.send(type="hint", seat=seat, id="hint")
        line.next("hints")
        good(table.ask("POST", f"/seats/{seat}/stand-in", table.tokens[seat], json={"bot": "strong"}))
        line.next("update")
    return [(what, known) for what, known in pool.asked if known.number == len(match.records)]


def test_what_bots_are_asked_is_the_same_in_two_worlds(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(5)
    for _ in range(3):
        one, other, seat = after_the_holder(rng)
        asked, again = (asked_at(client, world, seat, monkeypatch) for world in (one, other))
        assert [what for what, _ in asked] == ["ODDS", "HINT", "strong"]
        assert all(known.seat == seat for _, known in asked)
        assert asked == again
