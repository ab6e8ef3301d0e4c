"""What is kept: steps in groups, conflicts that hurt nobody else, migrations, and what another process did."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect
from starlette.testclient import TestClient

from lastboat.server.bots import runner
from lastboat.server.cluster import sync
from lastboat.server.commands import moves
from lastboat.server.commands.create import Created, new_table
from lastboat.server.errors import DataInUse
from lastboat.server.services import Services, opened
from lastboat.server.settings import Settings
from lastboat.server.storage import migrate
from lastboat.server.storage.database import Database
from lastboat.server.storage.schema import METADATA
from lastboat.server.storage.store import LISTED
from lastboat.tables.create import SeatWish
from lastboat.tables.errors import Busy
from lastboat.tables.history import History
from lastboat.tables.model import Step, TableState
from tests.server.tables import client, folder, fresh_database, good, make, refused, settings_in

__all__ = ["client", "folder", "fresh_database"]


def test_migrations_lead_to_the_schema(fresh_database: Path) -> None:
    engine = create_engine(f"sqlite:///{fresh_database}")
    found = inspect(engine)
    for table in METADATA.sorted_tables:
        columns = {c["name"]: (str(c["type"]), c["nullable"]) for c in found.get_columns(table.name)}
        assert columns == {c.name: (str(c.type), bool(c.nullable)) for c in table.columns}, table.name
        assert set(found.get_pk_constraint(table.name)["constrained_columns"]) == {c.name for c in table.primary_key}
    assert {i["name"] for i in found.get_indexes("tables")} == {"tables_listed"}
    assert [c["column_names"] for c in found.get_unique_constraints("steps")] == [["table_id", "seat", "request"]]
    with engine.connect() as connection:
        assert migrate.version(connection) == migrate.HEAD
    engine.dispose()


def test_the_newest_migration_is_known() -> None:
    versions = Path(migrate.__file__).parent / "migrations" / "versions"
    assert max(path.stem for path in versions.glob("v*.py")).startswith(f"v{migrate.HEAD}_")


def test_the_list_of_tables_follows_an_index(fresh_database: Path) -> None:
    """It neither reads all tables nor sorts them, however many there are."""
    engine = create_engine(f"sqlite:///{fresh_database}")
    with engine.connect() as connection:
        query = f"EXPLAIN QUERY PLAN {LISTED.compile(engine)}"
        plan = [row[3] for row in connection.exec_driver_sql(query, ("open", 60, 0))]
    engine.dispose()
    assert len(plan) == 1
    assert "INDEX tables_listed (listed=? AND state=?)" in plan[0]


def test_a_fold_over_steps_undoes_without_playing() -> None:
    def step(number: int, kind: Any, seat: int | None, data: str, request: str | None = None) -> Step:
        return Step("t", number, kind, seat, data, request, number)

    history = History([
        step(1, "start", None, "[[-1,5],[-1,6]]"),
        step(2, "play", 0, "[[0,1]]", "a"),
        step(3, "play", 0, "[[0,2]]", "b"),
        step(4, "undo", 0, "3", "c"),
        step(5, "play", 1, "[[1,3],[-1,4]]", "a"),
    ])  # fmt: skip
    assert [tuple(record) for record in history.records] == [(-1, 5), (-1, 6), (0, 1), (1, 3), (-1, 4)]
    assert history.marks == [0, 2, 3, 4, 3, 5]
    assert history.undo.points == []
    assert history.requests == {(0, "a"): 2, (0, "b"): 3, (0, "c"): 4, (1, "a"): 5}
    assert [history.changed_since(version) for version in range(7)] == [
        (0, False), (2, False), (3, False), (3, True), (3, False), (5, False), (5, False),
    ]  # fmt: skip


async def two_players(services: Services) -> Created:
    """A table of the template that has begun, with two people."""
    return await new_table(services, "", "_template", {}, [SeatWish("me"), SeatWish("me")], False, True)


def with_services(settings: Settings, act: Callable[[Services], Awaitable[None]]) -> None:
    """Do something with the services of a server in this process."""

    async def run() -> None:
        async with opened(settings, {}) as services:
            await act(services)

    asyncio.run(run())


def test_a_conflict_hurts_nobody_else(folder: Path) -> None:
    async def act(services: Services) -> None:
        made = [await two_players(services) for _ in range(5)]
        ids = [one.live.id for one in made]
        steps = [Step(table, 2, "play", 0, "[[0,0]]", f"r{i}", 0) for i, table in enumerate(ids)]
        assert await asyncio.gather(*(services.writer.append(step) for step in steps)) == [True] * 5
        again = [Step(ids[0], 2, "play", 1, "[[1,0]]", "x", 0), Step(ids[1], 3, "play", 0, "[]", "r1", 0),
                 Step(ids[2], 3, "play", 0, "[]", "new", 0)]  # fmt: skip
        assert await asyncio.gather(*(services.writer.append(step) for step in again)) == [False, False, True]

    with_services(settings_in(folder), act)


def test_what_the_database_cannot_keep_hurts_nobody_else(postgres_url: str) -> None:
    async def act(services: Services) -> None:
        made = [await two_players(services) for _ in range(3)]
        steps = [Step(one.live.id, 2, "play", 0, "[[0,0]]", f"r{i}", 0) for i, one in enumerate(made)]
        steps[1] = steps[1]._replace(request="a\0b")
        first, bad, last = await asyncio.gather(*map(services.writer.append, steps), return_exceptions=True)
        assert (first, last) == (True, True)
        assert isinstance(bad, Busy)

    with_services(Settings(db=postgres_url, template=True, bot_workers=0), act)


def test_a_table_is_over_with_the_step_that_ends_it(folder: Path) -> None:
    """In the same transaction; a step that is not written ends nothing."""

    async def act(services: Services) -> None:
        made = [await two_players(services) for _ in range(2)]
        ends, late = (one.live.id for one in made)
        last = [Step(ends, 2, "play", 0, "[[0,0]]", "a", 0), Step(late, 1, "play", 0, "[[0,0]]", "b", 0)]
        assert await asyncio.gather(*(services.writer.append(step, "over") for step in last)) == [True, False]
        saved = [await services.store.load(table) for table in (ends, late)]
        assert [found.table.state for found in saved if found] == ["over", "running"]

    with_services(settings_in(folder), act)


def test_who_loses_a_race_gets_the_fresh_view(client: TestClient) -> None:
    """Another process writes the next step without this one knowing."""
    table = make(client)
    services: Services = client.app.state.services  # type: ignore[attr-defined]
    sneak(client, services, Step(table.id, 2, "play", 1, "[[1,2]]", "theirs", 0))
    problem = refused(table.play(0, "reveal", at=1), 409, "error-stale-version")
    assert (problem["version"], problem["view"]["version"]) == (2, 2)
    assert good(table.play(0, "pull"))["version"] == 3
    sneak(client, services, Step(table.id, 4, "play", 1, "[[1,0],[-1,1]]", "mine", 0))


def test_a_request_that_another_process_answered_is_answered_like_the_first(client: TestClient) -> None:
    table = make(client)
    services: Services = client.app.state.services  # type: ignore[attr-defined]
    code = table.seen(0)["view"]["choices"][2]["code"]
    sneak(client, services, Step(table.id, 2, "play", 0, f"[[0,{code}]]", "same", 0))
    answer = good(table.play(0, "reveal", at=1, request="same"))
    assert answer["version"] == 2
    assert [event["event"] for event in answer["events"]] == ["revealed"]


def sneak(client: TestClient, services: Services, step: Step) -> None:
    """Write a step past the table."""
    assert client.portal is not None
    assert client.portal.call(services.writer.append, step)


def test_a_failed_commit_changes_nothing(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = make(client)
    before = table.seen(0)
    services: Services = client.app.state.services  # type: ignore[attr-defined]

    async def fails(step: Step, state: TableState | None) -> bool:
        raise Busy()

    with monkeypatch.context() as patch:
        patch.setattr(services.writer, "append", fails)
        refusal = refused(table.play(0, "pull", request="x"), 503, "error-busy")
        assert (refusal["version"], refusal["view"]) == (1, before["view"]), "nobody sees the move that was not stored"
    assert table.seen(0) == before
    assert good(table.play(0, "pull", at=1, request="x"))["version"] == 2


def test_an_end_that_is_not_kept_tells_no_secret(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither while the last step waits for its commit nor when that fails."""
    table = make(client)
    services: Services = client.app.state.services  # type: ignore[attr-defined]
    seen: list[dict[str, Any]] = []

    async def fails(step: Step, state: TableState | None) -> bool:
        if state == "over":
            seen.extend(live.table.summary() for live in services.registry.held() if live.id == table.id)
            raise Busy()
        return await append(step, state)

    append = services.writer.append
    monkeypatch.setattr(services.writer, "append", fails)
    with pytest.raises(AssertionError, match="503"):
        table.play_to_the_end()
    assert [(summary["state"], "secret" in summary) for summary in seen] == [("running", False)]
    assert table.summary()["state"] == "running"


def test_a_bot_goes_on_when_its_move_was_not_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nobody waits for it meanwhile."""
    monkeypatch.setattr(runner, "AFTER_FAILURE", 0.3)
    lost: list[Step] = []

    async def act(services: Services) -> None:
        append = services.writer.append

        async def fails_once(step: Step, state: TableState | None = None) -> bool:
            if step.seat == 1 and not lost:
                lost.append(step)
                raise Busy()
            return await append(step, state)

        monkeypatch.setattr(services.writer, "append", fails_once)
        wishes = [SeatWish("me"), SeatWish("bot", bot="random")]
        made = await new_table(services, "", "_template", {}, wishes, False, True)
        async with services.table(made.live.id) as live:
            await moves.play(services, live, 0, "pull", live.table.version, "x")
        await until(lambda: bool(lost))
        async with asyncio.timeout(0.2), services.table(made.live.id) as live:
            assert live.table.match is not None
            kept, actor = live.table.version, live.table.match.actor
        assert actor == 1
        await until(lambda: made.live.table.version > kept)

    with_services(settings_in(folder), act)


def test_a_play_that_was_cut_off_is_read_again(folder: Path) -> None:
    """The one who asked is gone in the middle of a commit: whatever was kept is the truth."""

    async def act(services: Services) -> None:
        made = await two_players(services)

        async def play() -> None:
            async with services.table(made.live.id) as live:
                await moves.play(services, live, 0, "pull", 1, "x")

        task = asyncio.create_task(play())
        while not made.live.uncertain:
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert made.live.uncertain
        await asyncio.sleep(0.05)
        async with services.table(made.live.id) as live:
            kept = await services.store.steps_after(live.id, 0)
            assert live.table.version == len(kept)
            assert live.table.match is not None
            assert len(live.table.match.records) == sum(len(step.records()) for step in kept)

    with_services(settings_in(folder), act)


def test_two_servers_do_not_share_a_file(folder: Path) -> None:
    async def run() -> None:
        first = Database(settings_in(folder))
        with pytest.raises(DataInUse, match=r"lastboat\.db"):
            Database(settings_in(folder))
        await first.close()
        await Database(settings_in(folder)).close()

    asyncio.run(run())


def test_processes_hear_of_each_other(postgres_url: str) -> None:
    """Two halls on one PostgreSQL: steps, talk, proposals and presence reach both."""

    async def run() -> None:
        settings = Settings(db=postgres_url, template=True, bot_workers=0, limits=False)
        async with opened(settings, {}) as here, opened(settings, {}) as there:
            wishes = [SeatWish("me", "Ann"), SeatWish("me", "Bob")]
            made = await new_table(here, "", "_template", {}, wishes, False, True)
            live = await there.registry.get(made.live.id)
            async with here.table(live.id) as mine:
                await moves.play(here, mine, 0, "reveal", 1, "a")
            await until(lambda: live.table.version == 2)
            async with there.table(live.id) as theirs:
                await moves.undo(there, theirs, 0, 2, "b")
            await until(lambda: made.live.table.version == 3)
            assert made.live.table.match is not None
            assert live.table.match is not None
            assert made.live.table.match.records == live.table.match.records
            assert live.table.history.requests == made.live.table.history.requests
            async with here.table(live.id) as mine:
                await moves.play(here, mine, 0, "reveal", 3, "c")
            async with there.table(live.id, fresh=True) as theirs:
                assert theirs.table.version == 4
            async with here.table(live.id) as mine:
                await moves.play(here, mine, 1, "reveal", 4, "d")
            async with there.table(live.id) as theirs:
                await moves.play(there, theirs, 0, "pull", 5, "e")
            assert await here.pubsub.claim(live.id)
            assert not await there.pubsub.claim(live.id)
            await here.pubsub.close()
            await until_claimed(there, live.id)

    asyncio.run(run())


def test_news_that_could_not_be_heeded_are_looked_up_later(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    monkeypatch.setattr(sync, "RETRY", 0.05)

    async def run() -> None:
        settings = Settings(db=postgres_url, template=True, bot_workers=0, limits=False)
        async with opened(settings, {}) as here, opened(settings, {}) as there:
            made = await new_table(here, "", "_template", {}, [SeatWish("me"), SeatWish("me")], False, True)
            live = await there.registry.get(made.live.id)
            lost: list[int] = []

            async def steps_after(table: str, number: int) -> list[Step]:
                if not lost:
                    lost.append(number)
                    raise OSError("the database is away")
                return await read(table, number)

            read = there.store.steps_after
            monkeypatch.setattr(there.store, "steps_after", steps_after)
            async with here.table(live.id) as mine:
                await moves.play(here, mine, 0, "reveal", 1, "a")
            await until(lambda: live.table.version == 2)
            assert lost == [1]

    asyncio.run(run())


async def until_claimed(services: Services, table: str) -> None:
    """Until a claim of a process that is gone has passed to this one."""
    for _ in range(200):
        if await services.pubsub.claim(table):
            return
        await asyncio.sleep(0.02)
    raise AssertionError("no claim")


async def until(true: Callable[[], bool]) -> None:
    """Until something is so."""
    for _ in range(500):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to be")


def test_a_transaction_comes_to_its_end_though_nobody_waits_for_it(folder: Path) -> None:
    """Whoever asked is sent away at any point of it, again and again; what was begun is kept, and others can write."""

    async def act(services: Services) -> None:
        made = await two_players(services)
        for turns in range(12):
            task = asyncio.create_task(services.store.add_chat(made.live.id, 0, f"line {turns}", 0))
            for _ in range(turns):
                await asyncio.sleep(0.001)
            while not task.done():
                task.cancel()
                await asyncio.sleep(0)
        async with asyncio.timeout(3):
            await services.store.set_state(made.live.id, "closed")
            await services.store.close()
            said = await services.store.chat_after(made.live.id, 0)
        assert [row.number for row in said] == list(range(1, len(said) + 1))
        assert {row.text for row in said} >= {f"line {turns}" for turns in range(1, 12)}

    with_services(settings_in(folder), act)
