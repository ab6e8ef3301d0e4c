"""All the tables of this process: held ready with a bound, rebuilt by replay, kept in step with other processes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Coroutine
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from lastboat.kernel.errors import LastboatError
from lastboat.server import metrics
from lastboat.server.cluster.pubsub import Bus, News
from lastboat.server.settings import Settings
from lastboat.server.storage.store import Store
from lastboat.server.storage.writer import Writer
from lastboat.server.web import broadcast
from lastboat.server.web.connection import Connection
from lastboat.server.web.encoding import MOST_FRAMES, Frames
from lastboat.server.web.rate_limits import Limits
from lastboat.tables.errors import NoSuchTable
from lastboat.tables.rows import Saved, Step
from lastboat.tables.table import Live
from lastboat.tables.tokens import is_table_id, new_table_id, place_of

if TYPE_CHECKING:
    from lastboat.server.bots.hints import Advisers
    from lastboat.server.bots.review import Hindsight
    from lastboat.server.bots.runner import Drivers

ANNOUNCED = 30.0
"""Seconds between two announcements of who is here."""
LATER = 2.0
"""Seconds until news are looked up that could not be heeded."""
BELIEVED = 75.0
"""Seconds for which an announcement of another process is believed."""

log = logging.getLogger("lastboat.hall")
_open: set[Hall] = set()
"""The halls of this process."""


class Hall:
    """Where tables stand."""

    drivers: Drivers
    advisers: Advisers
    hindsight: Hindsight

    def __init__(self, settings: Settings, store: Store, writer: Writer, bus: Bus, limits: Limits) -> None:
        self.settings, self.store, self.writer, self.bus, self.limits = settings, store, writer, bus, limits
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._me = new_table_id()
        self._announcer: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin to hear of other processes."""
        _open.add(self)
        await self.bus.start(self._heard, self._gap)
        self._announcer = asyncio.create_task(self._announce(), name="announcer")

    async def close(self) -> None:
        """Say goodbye to everybody; they connect again."""
        _open.discard(self)
        for task in [*self._tasks, *([self._announcer] if self._announcer else [])]:
            task.cancel()
        self.say_goodbye()

    def say_goodbye(self) -> None:
        """Ask all clients to connect again."""
        for live in self._live.values():
            for connection in live.connections:
                connection.close("restart")

    def anybody_here(self) -> bool:
        """Whether any client is connected."""
        return any(live.connections for live in self._live.values())

    # Finding a table -----------------------------------------------------------------------

    async def table(self, table: str) -> Live:
        """The table of that id; NoSuchTable if there is none."""
        live = self._live.get(table)
        if live is not None:
            self._live.move_to_end(table)
            return live
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    @contextlib.asynccontextmanager
    async def at(self, table: str, fresh: bool = False, token: str | None = None) -> AsyncIterator[Live]:
        """The table of that id, as it is kept, and nobody else at it meanwhile.

        Where other processes serve it too, their news may still be on the way: `fresh` asks the database first,
        and so does a `token` that is not known here yet.
        """
        while True:
            live = await self.table(table)
            async with live.lock:
                if self._live.get(table) is live:
                    if live.dirty:
                        await self._read_again(live)
                    if fresh or (token is not None and place_of(token, live.places) is None):
                        await self.look_again(live)
                    yield live
                    return

    def seat_down(self, saved: Saved) -> Live:
        """Hold a new table ready."""
        live = self._live[saved.table.id] = Live(saved)
        self._make_room()
        return live

    def in_memory(self) -> list[Live]:
        """The tables held ready."""
        return list(self._live.values())

    async def _load(self, table: str) -> Live:
        saved = await self.store.saved(table) if is_table_id(table) else None
        if saved is None:
            raise NoSuchTable()
        began = time.perf_counter()
        live = Live(saved)
        metrics.loaded(saved.table.game, time.perf_counter() - began)
        self._live[table] = live
        self._make_room()
        if live.match is not None and live.row.state in ("open", "running") and live.row.state != live.state:
            live.row.state = "over" if live.over else "running"
            await self.store.set_state(table, live.row.state)
        self.drivers.consider(live)
        return live

    async def _read_again(self, live: Live) -> None:
        """What is kept is the truth; those who are connected are told where things stand."""
        before = live.version
        saved = await self.store.saved(live.id)
        if saved is None:
            raise NoSuchTable()
        live.take(saved)
        if live.match is not None and live.version > before:
            low, undone = live.course.low_since(before)
            broadcast.step(live, -1, low, undone, None, None, None)
        self.drivers.consider(live)
        self.advisers.consider(live)

    def _make_room(self) -> None:
        if len(self._live) > self.settings.live_tables:
            idle = [table for table, live in self._live.items() if self._can_go(live)]
            for table in idle[: len(self._live) - self.settings.live_tables]:
                del self._live[table]
        metrics.tables_in_memory(len(self._live))

    def _can_go(self, live: Live) -> bool:
        return not live.connections and not live.lock.locked() and not self.drivers.at_work(live.id)

    # Steps ---------------------------------------------------------------------------------

    async def keep(self, live: Live, step: Step, before: Any, since: int, asker: Connection | None) -> bool:
        """Make a step durable that the match has taken, then tell everybody. False: another step came first.

        `before` is the state before its first record `since`, if it is to be shown. The caller holds the lock.
        """
        assert live.match is not None
        live.dirty = True
        if not await self.writer.append(step, live.match.over):
            await self._read_again(live)
            return False
        live.dirty = False
        live.course.note(step, len(live.match.records))
        await self._has_stepped(live, step, before, since, asker)
        return True

    async def _has_stepped(self, live: Live, step: Step, before: Any, since: int, asker: Connection | None) -> None:
        assert live.match is not None
        live.has_changed()
        gone = live.void_proposals()
        if gone:
            live.proposals = [row for row in live.proposals if row.id not in gone]
            await self.store.drop_proposals(live.id, gone)
        if live.connections:
            short = len(live.match.records) - since <= MOST_FRAMES
            frames = Frames(live.match, before, since) if short and before is not None else None
            by = -1 if step.seat is None else step.seat
            broadcast.step(live, by, since, step.kind == "undo", frames, asker, step.request)
            live.views.clear()  # kept for long, they would make the search for garbage long
        if live.over and live.row.state == "running":
            live.row.state = "over"
        if step.kind == "start" or live.over:
            broadcast.table(live)
        self.drivers.consider(live)
        self.advisers.consider(live)

    # Other processes -----------------------------------------------------------------------

    async def _heard(self, news: News) -> None:
        """Heed the news of one table while those of others come in; what is just being read may lack them."""
        if news["table"] in self._live or news["table"] in self._loading:
            self._begin(self._surely(news["table"], self._heed(news)))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _surely(self, table: str, work: Awaitable[None]) -> None:
        """Heed news; what cannot be heeded now is looked up later."""
        try:
            await work
        except Exception:
            log.exception("news of a table could not be heeded", extra={"table": table})
            self._begin(self._look_later(table))

    async def _look_later(self, table: str) -> None:
        while table in self._live:
            await asyncio.sleep(LATER)
            with contextlib.suppress(SQLAlchemyError, OSError):
                async with self.at(table, fresh=True):
                    return

    async def _heed(self, news: News) -> None:
        try:
            live = await self.table(news["table"])
        except NoSuchTable:
            return
        match news["kind"]:
            case "step":
                if news["version"] > live.version:
                    async with live.lock:
                        await self._catch_up(live)
            case "table" | "proposals":
                async with live.lock:
                    await self._refresh(live)
            case "talk":
                said = await self.store.talk_after(live.id, news["number"] - 1)
                broadcast.talk(live, said[:1])
            case "point":
                broadcast.pointed(live, news["seat"], news["element"])
            case "here":
                seats = frozenset(news["seats"])
                before = live.here()
                live.elsewhere[news["process"]] = (seats, time.monotonic() + BELIEVED)
                if live.here() != before:
                    broadcast.table(live)

    async def _catch_up(self, live: Live) -> None:
        """Take the steps that others made."""
        for step in await self.store.steps_after(live.id, live.version):
            before, known = broadcast.to_show_from(live), len(live.match.records) if live.match else 0
            try:
                followed = live.frozen is None and live.follow(step)
            except LastboatError:
                followed = False
            if not followed:
                await self._read_again(live)
                return
            assert live.match is not None
            since = step.kept() if step.kind == "undo" else known
            await self._has_stepped(live, step, None if step.kind == "undo" else before, since, None)

    async def look_again(self, live: Live) -> None:
        """Take what other processes did, whether their news have come or not."""
        if self.bus.shared:
            await self._refresh(live)
            await self._catch_up(live)

    async def _refresh(self, live: Live) -> None:
        """Read again all but the steps."""
        saved = await self.store.saved(live.id, with_steps=False)
        if saved is None:
            return
        if (live.row, live.seats, set(live.places)) != (saved.table, saved.seats, set(saved.places)):
            live.row, live.seats, live.places = saved.table, saved.seats, saved.places
            live.has_changed()
            live.use_names()
            live.send_away()
            broadcast.table(live)
            self.drivers.consider(live)
        if live.proposals != saved.proposals and live.match is not None:
            live.proposals = saved.proposals
            broadcast.proposals(live)

    async def _gap(self) -> None:
        """News may have been missed: every table is looked at again."""
        for live in self.in_memory():
            await self._surely(live.id, self._look(live))

    async def _look(self, live: Live) -> None:
        async with live.lock:
            await self.look_again(live)

    async def _announce(self) -> None:
        """Now and then say who is here, so that a process that died is not believed for long."""
        while True:
            await asyncio.sleep(ANNOUNCED)
            for live in self.in_memory():
                if live.connections:
                    await self.say_who_is_here(live)

    async def say_who_is_here(self, live: Live) -> None:
        """Tell other processes which seats are connected to this one."""
        seats = sorted({seat for connection in live.connections for seat in connection.seats})
        await self.bus.tell("here", live.id, process=self._me, seats=seats)


def say_goodbye() -> None:
    """This process is about to stop serving."""
    for hall in _open:
        hall.say_goodbye()


def anybody_here() -> bool:
    """Whether any client is still connected to this process."""
    return any(hall.anybody_here() for hall in _open)
