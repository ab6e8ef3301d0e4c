"""Operations: figures, logs, restarts, and that docs/operate.md speaks of all of it."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import signal
import sys
import time
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from lastboat.kernel.errors import TooNew
from lastboat.server import logs, metrics
from lastboat.server.settings import PREFIX, Settings
from lastboat.server.storage import migrate
from tests.server.client import Rest, Seated, Socket, able
from tests.server.players import Players
from tests.server.processes import Server
from tests.server.test_durability import QUIET

MANUAL = (Path(__file__).parents[2] / "docs" / "operate.md").read_text("utf-8")
TOKEN = "B99WIB7fDg_Sl1hAaaSn33-pf5H8rtAg"


def figures(server: Server) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    """All samples of `/metrics`."""
    told = httpx.get(f"{server.url}/metrics", timeout=20).text
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(told)
        for sample in family.samples
    }


def total(server: Server, name: str, **labels: str) -> float:
    return sum(
        value
        for (found, given), value in figures(server).items()
        if found == name and labels.items() <= dict(given).items()
    )


async def play_some(server: Server, moves: int) -> tuple[Seated, int]:
    """A few moves over the socket, and one refusal; the table, and how many moves were made."""
    rng = Random(1)
    async with Rest(server.url) as rest:
        seated = await rest.create("pompeii", 2)
        await rest.start(seated)
    async with await Socket.open(server.url, seated.id, seated.tokens) as socket:
        views, version = socket.welcome["views"], socket.welcome["version"]
        for _ in range(moves):
            answer = await socket.play(*rng.choice(able(views)), version)
            views, version = answer["views"], answer["version"]
        await socket.send({"type": "play", "seat": 0, "do": 0, "at": 0, "id": "stale"})
        await socket.until(lambda frame: frame["type"] == "refused")
    return seated, moves


# The manual ----------------------------------------------------------------------------------------


def test_the_manual_names_every_setting() -> None:
    named = set(re.findall(rf"{PREFIX}[A-Z_]+", MANUAL))
    there = {PREFIX + field.name.upper() for field in fields(Settings)} - {f"{PREFIX}TEMPLATE"}
    assert named == there | {f"{PREFIX}CACHE", f"{PREFIX}CC"}  # of the compiler, whoever runs it


def test_the_manual_names_every_figure() -> None:
    named = set(re.findall(r"`(lastboat_[a-z_]+?)(?:_total)?[`{]", MANUAL))
    assert named == {family.name for family in metrics.REGISTRY.collect()}


# Figures -------------------------------------------------------------------------------------------


def test_figures_count_what_happens(sqlite_db: str) -> None:
    with Server(sqlite_db, env=QUIET) as server:
        _, moves = asyncio.run(play_some(server, 12))
        assert total(server, "lastboat_moves_total", game="pompeii", what="play") == moves
        assert total(server, "lastboat_move_seconds_count", way="socket") == moves
        assert total(server, "lastboat_refusals_total", problem="error-stale-version") == 1
        assert total(server, "lastboat_commit_steps_sum") == moves + 1, "the start is a step too"
        assert total(server, "lastboat_sockets") == 0
        assert total(server, "lastboat_tables_in_memory") == 1
        routes = {
            dict(labels)["route"] for (name, labels) in figures(server) if name == "lastboat_request_seconds_count"
        }
        assert "/api/tables/{table}/start" in routes
        httpx.get(f"{server.url}/api/tables/whatever-{TOKEN}")
        httpx.request("BREW", f"{server.url}/api/{TOKEN}")
        assert TOKEN not in httpx.get(f"{server.url}/metrics").text


def test_any_worker_answers_for_all(postgres_url: str) -> None:
    """Counts of several processes are added up; a process that dies takes its sockets along, not its counts."""
    with Server(postgres_url, "--workers", "2", env=QUIET) as server:
        assert server.process
        moves = sum(asyncio.run(play_some(server, 6))[1] for _ in range(4))
        assert {total(server, "lastboat_moves_total", what="play") for _ in range(6)} == {moves}
        crew = psutil.Process(server.process.pid)
        workers = [child for child in crew.children() if any("spawn_main" in word for word in child.cmdline())]
        assert len(workers) == 2
        asyncio.run(killed_under(server, workers[0].pid))
        assert total(server, "lastboat_moves_total", what="play") == moves
        for _ in range(100):  # until the supervisor has noticed who is gone
            if total(server, "lastboat_sockets") == 0:
                return
            time.sleep(0.1)
        raise AssertionError("sockets of the dead are still counted")


def test_a_stopped_worker_is_noticed_and_its_tables_are_served(postgres_url: str) -> None:
    """A worker that gets SIGSTOP loses its clients; they reconnect and play on."""
    with Server(postgres_url, "--workers", "2", env=QUIET) as server:
        assert server.process
        crew = psutil.Process(server.process.pid)
        workers = [child for child in crew.children() if any("spawn_main" in word for word in child.cmdline())]

        async def run() -> None:
            async with Rest(server.url) as rest:
                seated = await rest.create("pompeii", 2)
                await rest.start(seated)
            sockets = [await Socket.open(server.url, seated.id, seated.tokens) for _ in range(8)]
            workers[0].suspend()
            await asyncio.to_thread(psutil.wait_procs, workers[:1], 60)
            assert not workers[0].is_running()
            players = Players(server.url, seated, seed=1)
            await asyncio.wait_for(players.play(lambda: len(players.acks) >= 5), 60)
            for socket in sockets:
                await socket.close()

        asyncio.run(run())
        assert workers[1].is_running()


async def killed_under(server: Server, worker: int) -> None:
    """A worker is killed while sockets are open; all connect again, to the other one or to its successor."""
    async with Rest(server.url) as rest:
        seated = await rest.create("pompeii", 2)
        await rest.start(seated)
    opened = [await Socket.open(server.url, seated.id, seated.tokens) for _ in range(6)]
    psutil.Process(worker).kill()
    for socket in opened:
        await socket.close()
    again = await Socket.open(server.url, seated.id, seated.tokens)
    assert again.welcome["version"] == 1
    await again.close()


# Logs ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "written"),
    [
        (f"Authorization: Bearer {TOKEN}", "Authorization: Bearer […]"),
        (f"joined with {TOKEN}.", "joined with […]."),
        (f"/t/abc#{TOKEN}", "/t/abc#[…]"),
        ("postgresql+asyncpg://lastboat:pass@db/lastboat", "postgresql+asyncpg://[…]@db/lastboat"),
        ("table rxkdf2m6xaw7 of pompeii", "table rxkdf2m6xaw7 of pompeii"),
        ("in test_a_function_with_a_very_long_name_in_a_trace", "in test_a_function_with_a_very_long_name_in_a_trace"),
    ],
)  # fmt: skip
def test_what_looks_secret_is_masked(said: str, written: str) -> None:
    assert logs.masked(said) == written


def record(message: str, *args: Any, **extra: Any) -> logging.LogRecord:
    found = logging.makeLogRecord({"name": "lastboat.test", "levelno": 20, "levelname": "INFO", "msg": message})
    found.args = args
    vars(found).update(extra)
    return found


def test_a_line_of_json() -> None:
    line = json.loads(logs.JsonLines().format(record("%s plays", "Åse", table="rxkdf2m6xaw7", path=Path("x"))))
    assert line["message"] == "Åse plays"
    assert line["table"] == "rxkdf2m6xaw7"
    assert line["level"] == "info"
    assert "request" not in line


def test_an_error_keeps_its_trace() -> None:
    try:
        raise ValueError(TOKEN)
    except ValueError:
        found = record("failed")
        found.exc_info = sys.exc_info()
    line = json.loads(logs.JsonLines().format(found))
    assert "ValueError" in line["error"]
    assert TOKEN not in line["error"]


def test_nobody_can_forge_a_line() -> None:
    forged = logs.PlainLines().format(record("GET %s", "/x\nerror    all is lost\x1b[2J"))
    assert "\n" not in forged
    assert "\x1b" not in forged


def test_logs_are_json_with_request_ids_and_without_tokens(sqlite_db: str) -> None:
    with Server(sqlite_db, env={"LASTBOAT_LOG_JSON": "1", "LASTBOAT_LOG_LEVEL": "debug"}) as server:
        seated, _ = asyncio.run(play_some(server, 3))
        headers = {"Authorization": f"Bearer {seated.seats[0]}", "X-Request-ID": "from-the-proxy.1"}
        table = f"{server.url}/api/tables/{seated.id}"
        answer = httpx.get(f"{table}/view", params={"token": seated.seats[1]}, headers=headers)
        assert answer.headers["x-request-id"] == "from-the-proxy.1"
        other = httpx.get(f"{table}/view", headers={"X-Request-ID": 'bad" id'})
        assert re.fullmatch(r"[0-9a-f]{16}", other.headers["x-request-id"])
        httpx.get(f"{server.url}/{seated.host}")
        httpx.post(f"{server.url}/api/tables/{seated.id}/join", json={"name": "x", "invite": seated.invite})
        server.stop()
        lines = [json.loads(line) for line in server.log.splitlines() if line.startswith("{")]
        assert {"time", "level", "logger", "message", "process"} <= set.intersection(*(set(line) for line in lines))
        assert any(line.get("request") == "from-the-proxy.1" and line.get("status") == 200 for line in lines)
        for token in (*seated.tokens, seated.host, seated.invite, seated.watch):
            assert token not in server.log


# Restarts and versions -----------------------------------------------------------------------------


def test_a_restart_goes_unnoticed(db: str) -> None:
    """Asked to stop, the server says goodbye and leaves; players connect to its successor and go on."""
    with Server(db, env=QUIET) as server:

        async def play_through() -> Players:
            async with Rest(server.url) as rest:
                seated = await rest.create("pompeii", 2)
                await rest.start(seated)
            players = Players(server.url, seated, seed=1)
            watching = await Socket.open(server.url, seated.id, watch=seated.watch)
            done = asyncio.Event()
            async with asyncio.TaskGroup() as group:
                group.create_task(players.play(done.is_set))
                while len(players.acks) < 10:
                    await asyncio.sleep(0.01)
                assert server.process
                server.process.send_signal(signal.SIGTERM)
                bye = await watching.until(lambda frame: frame["type"] == "bye")
                assert bye["reason"] == "restart"
                assert await asyncio.to_thread(server.process.wait, 30) in (0, -signal.SIGTERM)
                server.launch()
                await asyncio.to_thread(server.wait_until_well)
                before = len(players.acks)
                while len(players.acks) < before + 10:
                    await asyncio.sleep(0.01)
                done.set()
            return players

        players = asyncio.run(play_through())
        assert players.reconnects >= 1
        assert [ack.version for ack in players.acks] == sorted({ack.version for ack in players.acks})


def test_a_newer_database_is_left_alone(db: str) -> None:
    async def try_it() -> None:
        engine = create_async_engine(db)
        await migrate.upgrade(engine)
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(TooNew):
            await migrate.upgrade(engine)
        await engine.dispose()

    asyncio.run(try_it())


@pytest.fixture(autouse=True)
def no_shared_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the environment says, a test's server counts for itself."""
    monkeypatch.delenv(metrics.SHARED, raising=False)
