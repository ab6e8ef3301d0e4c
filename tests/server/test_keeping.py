"""What is kept: steps in groups, conflicts that hurt nobody else, migrations, and what another process did."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, inspect
from starlette.testclient import TestClient

from lastboat.server.bots import runner
from lastboat.server.cluster import registry as halls
from lastboat.server.cluster.registry import Hall
from lastboat.server.settings import Settings
from lastboat.server.storage import migrate
from lastboat.server.storage.database import Database
from lastboat.server.storage.schema import METADATA
from lastboat.server.web import app
from lastboat.server.web.rate_limits import Limits
from lastboat.tables import moves
from lastboat.tables.create import Wanted, create
from lastboat.tables.errors import Busy, DataInUse
from lastboat.tables.history import Course
from lastboat.tables.rows import Step
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


def test_a_fold_over_steps_undoes_without_playing() -> None:
    def step(number: int, kind: Any, seat: int | None, data: str, request: str | None = None) -> Step:
        return Step("t", number, kind, seat, data, request, number)

    course = Course([
        step(1, "start", None, "[[-1,5],[-1,6]]"),
        step(2, "play", 0, "[[0,1]]", "a"),
        step(3, "play", 0, "[[0,2]]", "b"),
        step(4, "undo", 0, "3", "c"),
        step(5, "play", 1, "[[1,3],[-1,4]]", "a"),
    ])  # fmt: skip
    assert [tuple(record) for record in course.records] == [(-1, 5), (-1, 6), (0, 1), (1, 3), (-1, 4)]
    assert course.marks == [0, 2, 3, 4, 3, 5]
    assert course.undo_points == []
    assert course.requests == {(0, "a"): 2, (0, "b"): 3, (0, "c"): 4, (1, "a"): 5}
    assert [course.low_since(version) for version in range(7)] == [
        (0, False), (2, False), (3, False), (3, True), (3, False), (5, False), (5, False),
    ]  # fmt: skip


def in_a_hall(settings: Settings, act: Callable[[Hall], Awaitable[None]]) -> None:
    """Do something in a hall of this process."""

    async def run() -> None:
        async with app.opened(settings, Limits(settings)) as hall:
            await act(hall)

    asyncio.run(run())


def test_a_conflict_hurts_nobody_else(folder: Path) -> None:
    async def act(hall: Hall) -> None:
        made = [await create(hall, "_template", {}, [Wanted("me"), Wanted("me")], False, True) for _ in range(5)]
        ids = [one.live.id for one in made]
        steps = [Step(table, 2, "play", 0, "[[0,0]]", f"r{i}", 0) for i, table in enumerate(ids)]
        assert await asyncio.gather(*(hall.writer.append(step) for step in steps)) == [True] * 5
        again = [Step(ids[0], 2, "play", 1, "[[1,0]]", "x", 0), Step(ids[1], 3, "play", 0, "[]", "r1", 0),
                 Step(ids[2], 3, "play", 0, "[]", "new", 0)]  # fmt: skip
        assert await asyncio.gather(*(hall.writer.append(step) for step in again)) == [False, False, True]

    in_a_hall(settings_in(folder), act)


def test_what_the_database_cannot_keep_hurts_nobody_else(postgres_url: str) -> None:
    async def act(hall: Hall) -> None:
        made = [await create(hall, "_template", {}, [Wanted("me"), Wanted("me")], False, True) for _ in range(3)]
        steps = [Step(one.live.id, 2, "play", 0, "[[0,0]]", f"r{i}", 0) for i, one in enumerate(made)]
        steps[1] = msgspec.structs.replace(steps[1], request="a\0b")
        first, bad, last = await asyncio.gather(*map(hall.writer.append, steps), return_exceptions=True)
        assert (first, last) == (True, True)
        assert isinstance(bad, Busy)

    in_a_hall(Settings(db=postgres_url, template=True, bot_workers=0), act)


def test_a_table_is_over_with_the_step_that_ends_it(folder: Path) -> None:
    """In the same transaction; a step that is not written ends nothing."""

    async def act(hall: Hall) -> None:
        made = [await create(hall, "_template", {}, [Wanted("me"), Wanted("me")], False, True) for _ in range(2)]
        ends, late = (one.live.id for one in made)
        last = [Step(ends, 2, "play", 0, "[[0,0]]", "a", 0), Step(late, 1, "play", 0, "[[0,0]]", "b", 0)]
        assert await asyncio.gather(*(hall.writer.append(step, True) for step in last)) == [True, False]
        saved = [await hall.store.saved(table) for table in (ends, late)]
        assert [found.table.state for found in saved if found] == ["over", "running"]

    in_a_hall(settings_in(folder), act)


def test_who_loses_a_race_gets_the_fresh_view(client: TestClient) -> None:
    """Another process writes the next step without this one knowing."""
    table = make(client)
    hall: Hall = client.app.state.hall  # type: ignore[attr-defined]
    sneak(client, hall, Step(table.id, 2, "play", 1, "[[1,2]]", "theirs", 0))
    problem = refused(table.play(0, "reveal", at=1), 409, "error-stale-version")
    assert (problem["version"], problem["view"]["version"]) == (2, 2)
    assert good(table.play(0, "pull"))["version"] == 3
    sneak(client, hall, Step(table.id, 4, "play", 1, "[[1,0],[-1,1]]", "mine", 0))


def test_a_request_that_another_process_answered_is_answered_like_the_first(client: TestClient) -> None:
    table = make(client)
    hall: Hall = client.app.state.hall  # type: ignore[attr-defined]
    code = table.seen(0)["view"]["choices"][2]["code"]
    sneak(client, hall, Step(table.id, 2, "play", 0, f"[[0,{code}]]", "same", 0))
    answer = good(table.play(0, "reveal", at=1, request="same"))
    assert answer["version"] == 2
    assert [event["event"] for event in answer["events"]] == ["revealed"]


def sneak(client: TestClient, hall: Hall, step: Step) -> None:
    """Write a step past the table."""
    assert client.portal is not None
    assert client.portal.call(hall.writer.append, step)


def test_a_failed_commit_changes_nothing(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = make(client)
    before = table.seen(0)
    hall: Hall = client.app.state.hall  # type: ignore[attr-defined]

    async def fails(step: Step, ends: bool) -> bool:
        raise Busy()

    with monkeypatch.context() as patch:
        patch.setattr(hall.writer, "append", fails)
        refused(table.play(0, "pull", request="x"), 503, "error-busy")
    assert table.seen(0) == before
    assert good(table.play(0, "pull", at=1, request="x"))["version"] == 2


def test_an_end_that_is_not_kept_tells_no_secret(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither while the last step waits for its commit nor when that fails."""
    table = make(client)
    hall: Hall = client.app.state.hall  # type: ignore[attr-defined]
    seen: list[dict[str, Any]] = []

    async def fails(step: Step, ends: bool) -> bool:
        if ends:
            seen.extend(live.summary() for live in hall.in_memory() if live.id == table.id)
            raise Busy()
        return await append(step, ends)

    append = hall.writer.append
    monkeypatch.setattr(hall.writer, "append", fails)
    with pytest.raises(AssertionError, match="503"):
        table.play_to_the_end()
    assert [(summary["state"], "secret" in summary) for summary in seen] == [("running", False)]
    assert table.summary()["state"] == "running"


def test_a_bot_goes_on_when_its_move_was_not_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nobody waits for it meanwhile."""
    monkeypatch.setattr(runner, "AFTER_FAILURE", 0.3)
    lost: list[Step] = []

    async def act(hall: Hall) -> None:
        append = hall.writer.append

        async def fails_once(step: Step, ends: bool = False) -> bool:
            if step.seat == 1 and not lost:
                lost.append(step)
                raise Busy()
            return await append(step, ends)

        monkeypatch.setattr(hall.writer, "append", fails_once)
        made = await create(hall, "_template", {}, [Wanted("me"), Wanted("bot", bot="random")], False, True)
        async with hall.at(made.live.id) as live:
            await moves.play(hall, live, 0, "pull", live.version, "x")
        await until(lambda: bool(lost))
        async with asyncio.timeout(0.2), hall.at(made.live.id) as live:
            assert live.match is not None
            kept, actor = live.version, live.match.actor
        assert actor == 1
        await until(lambda: made.live.version > kept)

    in_a_hall(settings_in(folder), act)


def test_a_play_that_was_cut_off_is_read_again(folder: Path) -> None:
    """The one who asked is gone in the middle of a commit: whatever was kept is the truth."""

    async def act(hall: Hall) -> None:
        made = await create(hall, "_template", {}, [Wanted("me"), Wanted("me")], False, True)

        async def play() -> None:
            async with hall.at(made.live.id) as live:
                await moves.play(hall, live, 0, "pull", 1, "x")

        task = asyncio.create_task(play())
        while not made.live.dirty:
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert made.live.dirty
        await asyncio.sleep(0.05)
        async with hall.at(made.live.id) as live:
            kept = await hall.store.steps_after(live.id, 0)
            assert live.version == len(kept)
            assert live.match is not None
            assert len(live.match.records) == sum(len(step.records()) for step in kept)

    in_a_hall(settings_in(folder), act)


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
        async with app.opened(settings, Limits(settings)) as here, app.opened(settings, Limits(settings)) as there:
            made = await create(here, "_template", {}, [Wanted("me", "Ann"), Wanted("me", "Bob")], False, True)
            live = await there.table(made.live.id)
            async with here.at(live.id) as mine:
                await moves.play(here, mine, 0, "reveal", 1, "a")
            await until(lambda: live.version == 2)
            async with there.at(live.id) as theirs:
                await moves.undo(there, theirs, 0, 2, "b")
            await until(lambda: made.live.version == 3)
            assert made.live.match is not None
            assert live.match is not None
            assert made.live.match.records == live.match.records
            assert live.course.requests == made.live.course.requests
            async with here.at(live.id) as mine:
                await moves.play(here, mine, 0, "reveal", 3, "c")
            async with there.at(live.id, fresh=True) as theirs:
                assert theirs.version == 4
            async with here.at(live.id) as mine:
                await moves.play(here, mine, 1, "reveal", 4, "d")
            async with there.at(live.id) as theirs:
                await moves.play(there, theirs, 0, "pull", 5, "e")
            assert await here.bus.claim(live.id)
            assert not await there.bus.claim(live.id)
            await here.bus.close()
            await until_claimed(there, live.id)

    asyncio.run(run())


def test_news_that_could_not_be_heeded_are_looked_up_later(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    monkeypatch.setattr(halls, "LATER", 0.05)

    async def run() -> None:
        settings = Settings(db=postgres_url, template=True, bot_workers=0, limits=False)
        async with app.opened(settings, Limits(settings)) as here, app.opened(settings, Limits(settings)) as there:
            made = await create(here, "_template", {}, [Wanted("me"), Wanted("me")], False, True)
            live = await there.table(made.live.id)
            lost: list[int] = []

            async def steps_after(table: str, number: int) -> list[Step]:
                if not lost:
                    lost.append(number)
                    raise OSError("the database is away")
                return await read(table, number)

            read = there.store.steps_after
            monkeypatch.setattr(there.store, "steps_after", steps_after)
            async with here.at(live.id) as mine:
                await moves.play(here, mine, 0, "reveal", 1, "a")
            await until(lambda: live.version == 2)
            assert lost == [1]

    asyncio.run(run())


async def until_claimed(hall: Hall, table: str) -> None:
    """Until a claim of a process that is gone has passed to this one."""
    for _ in range(200):
        if await hall.bus.claim(table):
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

    async def act(hall: Hall) -> None:
        made = await create(hall, "_template", {}, [Wanted("me"), Wanted("me")], False, True)
        for turns in range(12):
            task = asyncio.create_task(hall.store.add_talk(made.live.id, 0, f"line {turns}", 0))
            for _ in range(turns):
                await asyncio.sleep(0.001)
            while not task.done():
                task.cancel()
                await asyncio.sleep(0)
        async with asyncio.timeout(3):
            await hall.store.set_state(made.live.id, "closed")
            await hall.store.close()
            said = await hall.store.talk_after(made.live.id, 0)
        assert [row.number for row in said] == list(range(1, len(said) + 1))
        assert {row.text for row in said} >= {f"line {turns}" for turns in range(1, 12)}

    in_a_hall(settings_in(folder), act)
