"""Bots at tables: they play by themselves, out of turn too; a lost process is replaced; nobody waits for a search."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import lastboat
from lastboat import Game, Match
from lastboat.bots import Analysis, Line, Situation, situation
from lastboat.bots.worker import Worker, WorkerLost
from lastboat.server.bots import hints, worker_pool
from lastboat.server.bots.worker_pool import Urgency, WorkerPool
from lastboat.tables.errors import Busy
from tests.server.tables import Table, ask, bot, client, folder, fresh_database, good, make, me, refused, serving

__all__ = ["client", "folder", "fresh_database"]


def until_over(table: Table) -> dict[str, Any]:
    """The summary when the game has ended."""
    for _ in range(2000):
        summary = table.summary()
        if summary["state"] == "over":
            return summary
        time.sleep(0.005)
    raise AssertionError("the bots do not end their game")


def test_bots_play_a_whole_game_by_themselves(client: TestClient) -> None:
    table = make(client, "forbidden-island", [bot("greedy"), bot("random")])
    summary = until_over(table)
    match = Match.from_text(table.ask("GET", "/match.txt", table.watch).text)
    assert len(match.records) == summary["records"]
    match.verify()


def test_a_bot_acts_out_of_turn_and_others_are_told(client: TestClient) -> None:
    """The toy game's random bot reveals its card out of turn now and then."""
    events: list[str] = []
    for _ in range(120):  # once in eight chances, so this fails by bad luck once in ten million runs
        table = make(client, seats=[me(), bot("random")])
        seen = table.seen(0)
        events += [event["event"] for event in seen["events"]]
        if "revealed" in events:
            assert seen["view"]["actor"] == 0
            return
        good(table.play(0, "reveal"))
    raise AssertionError("never out of turn")


def test_bots_go_on_after_a_restart(folder: Path) -> None:
    with serving(folder, pace=3600.0) as client:
        table = make(client, seats=[bot("random"), me()])
        assert table.summary()["actor"] == 0
    with serving(folder) as client:
        services = client.app.state.services  # type: ignore[attr-defined]
        for _ in range(400):
            live = next((live for live in services.registry.held() if live.id == table.id), None)
            if live and live.table.version > 1:
                break
            time.sleep(0.01)
        else:
            raise AssertionError("the bot does not go on")


def test_bots_keep_a_pace_that_people_can_follow(folder: Path) -> None:
    with serving(folder, pace=0.25) as client:
        table = make(client, "forbidden-island", [me(), bot("greedy")], options={"start": "1"})
        with table.sitting(0) as line:
            times = [time.monotonic()]
            for _ in range(2):
                line.next("update")
                times.append(time.monotonic())
        assert times[2] - times[1] > 0.2


def test_a_lost_process_is_replaced_and_the_bot_answers() -> None:
    async def run() -> None:
        workers = WorkerPool(1)
        match = Match(lastboat.game("_template"), 2, seed=1)
        known = situation(match, 0)
        try:
            assert await workers.choose("random", 1, known) in match.legal_codes(0)
            first = workers._players.all[0].pid
            assert first
            os.kill(first, signal.SIGKILL)
            while workers._players.all[0].running:
                await asyncio.sleep(0)
            assert await workers.choose("random", 1, known) in match.legal_codes(0)
            assert workers._players.all[0].pid not in (None, first)
        finally:
            await workers.close()

    asyncio.run(run())


def test_a_worker_lost_during_a_task_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """It dies after it was asked and before it answered; the question is asked again."""

    async def run() -> None:
        workers = WorkerPool(1)
        match = Match(lastboat.game("_template"), 2, seed=1)
        lost = 0

        def ask(task: Any) -> int:
            nonlocal lost
            lost += 1
            if lost == 1:
                raise WorkerLost
            return 7

        monkeypatch.setattr(workers._players.all[0], "ask", ask)
        try:
            assert (await workers.choose("random", 1, situation(match, 0)), lost) == (7, 2)
        finally:
            await workers.close()

    asyncio.run(run())


def test_if_no_worker_lives_a_simple_bot_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        workers = WorkerPool(1)
        match = Match(lastboat.game("_template"), 2, seed=1)

        def ask(task: Any) -> Any:
            raise WorkerLost

        for worker in (*workers._players.all, *workers._advisers.all):
            monkeypatch.setattr(worker, "ask", ask)
        try:
            assert await workers.choose("greedy", 1, situation(match, 0)) in match.legal_codes(0)
            workers._warm.add("_template")
            with pytest.raises(Busy):
                await workers.analyse(10, situation(match, 0), Urgency.HINT)
        finally:
            await workers.close()

    asyncio.run(run())


def test_a_simple_bot_plays_until_the_search_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def build(package: str) -> int:
        asked.append(package)
        return 0

    async def run_task(free: Worker | None, task: Any) -> None:
        asked.append(task.bot.name)

    async def run() -> None:
        workers = WorkerPool(0)
        known = situation(Match(lastboat.game("_template"), 2, seed=1), 0)
        monkeypatch.setattr(worker_pool, "is_built", lambda package: package in asked)
        monkeypatch.setattr(workers, "_build", build)
        monkeypatch.setattr(workers, "_run", run_task)
        await workers.choose("normal", 1, known)
        await workers._warming["_template"]
        await workers.choose("normal", 1, known)
        await workers.close()

    asyncio.run(run())
    assert asked == ["greedy", lastboat.game("_template").package, "normal"]


class Oracle:
    """Finds the last choice best, at once."""

    asked: list[Situation]

    def __init__(self) -> None:
        self.asked = []

    def is_warm(self, game: Game) -> bool:
        return True

    async def analyse(
        self, milliseconds: int, known: Situation, urgency: Urgency, group: object = None
    ) -> Analysis:  # fmt: skip
        self.asked.append(known)
        lines = tuple(Line(known.seat, code, 10 + code, 0.5, known.legal()[0]) for code in known.legal())
        return Analysis(lines[::-1], (0.25, 0.75), sum(line.visits for line in lines))


@pytest.fixture
def oracle(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> Oracle:
    """All advice comes from here."""
    found = Oracle()
    services = client.app.state.services  # type: ignore[attr-defined]
    monkeypatch.setattr(services.hints, "_workers", found)
    return found


def test_hints_are_given_by_what_the_seat_knows(client: TestClient, oracle: Oracle) -> None:
    table = make(client)
    with table.sitting(0) as line:
        line.send(type="hint", seat=0, id="help")
        hints = line.next("hints")
        assert (hints["id"], hints["seat"], hints["version"]) == ("help", 0, 1)
        choices = [choice["code"] for choice in line.first["views"]["0"]["choices"]]
        assert [hint["code"] for hint in hints["hints"]] == choices[::-1][:3]
        assert all(hint["reason"]["id"].startswith("hint-") for hint in hints["hints"])
        assert [hint["then"] for hint in hints["hints"]] == [line.first["views"]["0"]["choices"][0]] * len(choices)
        line.send(type="hint", seat=1, id="peek")
        assert line.answer("peek")["problem"]["type"] == "error-not-yours"
    hidden = oracle.asked[0].known
    assert (oracle.asked[0].seat, hidden.hands[1]) == (0, 0)


def test_odds_come_whenever_they_change(client: TestClient, oracle: Oracle) -> None:
    table = make(client)
    with table.sitting(0) as line, table.sitting() as watcher:
        line.send(type="odds", on=True)
        assert line.next("odds") == {"type": "odds", "version": 1, "odds": [0.25, 0.75]}
        watcher.send(type="odds", on=True)
        good(table.play(0, "reveal"))
        assert line.next("odds")["version"] == 2
        watcher.send(type="ping")
        assert watcher.next("odds", "pong")["type"] == "pong"
        line.send(type="odds", on=False)
        good(table.play(0, "pull"))
        line.send(type="ping")
        assert line.next("odds", "pong")["type"] == "pong"


def test_a_seat_is_told_how_it_stands_once_a_version(client: TestClient, oracle: Oracle) -> None:
    """For the list of tables: searched for once, by what the seat knows, and only for a seat of a running match."""
    table = make(client)
    for _ in range(2):
        assert good(table.ask("GET", "/standing", table.tokens[0])) == {"version": 1, "odds": [0.25, 0.75]}
    assert [(known.seat, known.known.hands[1]) for known in oracle.asked] == [(0, 0)]
    good(table.play(0, "reveal"))
    assert good(table.ask("GET", "/standing", table.tokens[0]))["version"] == 2
    assert len(oracle.asked) == 2
    refused(ask(client, "GET", f"/api/tables/{table.id}/standing"), 404, "error-no-such-table")
    table.play_to_the_end()
    refused(table.ask("GET", "/standing", table.tokens[0]), 409, "error-not-running")


def test_a_hint_waits_until_the_search_is_loaded(
    client: TestClient, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = iter([False] * 3)
    monkeypatch.setattr(oracle, "is_warm", lambda game: next(looks, True))
    table = make(client)
    with table.sitting(0) as line:
        line.send(type="hint", seat=0, id="help")
        assert line.next("hints")["hints"]


def test_advice_may_be_asked_for_again(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    services = client.app.state.services  # type: ignore[attr-defined]
    monkeypatch.setattr(services.hints._workers, "is_warm", lambda game: False)
    monkeypatch.setattr(hints, "WARM_WITHIN", 0.3)
    table = make(client)
    with table.sitting(0) as line:
        for request in ("help", "again"):
            line.send(type="hint", seat=0, id=request)
            assert line.next("refused")["problem"]["type"] == "error-busy"
