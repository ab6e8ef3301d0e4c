"""The socket: a client sits or watches at one table, hears what happens, and says what it does."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from lastboat.kernel.dialect import EVERYBODY
from lastboat.kernel.errors import LastboatError
from lastboat.server import metrics
from lastboat.server.cluster.registry import Hall
from lastboat.server.web import broadcast, encoding, frames
from lastboat.server.web.connection import Connection
from lastboat.tables import access, chat, moves
from lastboat.tables.errors import BadFrame, Broken, Busy, HelloFirst, NotYours, TooMany, problem
from lastboat.tables.table import Live
from lastboat.tables.tokens import place_of

FIRST_WORD = 20.0
"""Seconds a client has to say hello."""
LAST_WORDS = 5.0
"""Seconds in which a goodbye has to get through."""
MOST_WARNINGS = 50
POLICY, GOING_AWAY, NORMAL = 1008, 1001, 1000

log = logging.getLogger("lastboat.socket")


async def serve(socket: WebSocket) -> None:
    """One socket from its first frame to its last."""
    hall: Hall = socket.app.state.hall
    address = socket.client.host if socket.client else ""
    try:
        hall.limits.open_socket(address)
    except TooMany:
        await socket.close(POLICY)
        return
    metrics.socket_opened()
    try:
        await socket.accept()
        await _Session(hall, socket, address).run()
    except WebSocketDisconnect:
        pass
    finally:
        hall.limits.close_socket(address)
        metrics.socket_closed()


class _Session:
    """A client at a table."""

    def __init__(self, hall: Hall, socket: WebSocket, address: str) -> None:
        self.hall, self.socket, self.address = hall, socket, address
        self.lang = "en"
        self.warned = 0

    async def run(self) -> None:
        """Hello, then whatever the client does until it or the server leaves."""
        try:
            hello = await self._first()
            if not isinstance(hello, frames.Hello):
                raise HelloFirst()
            live, connection = await self._welcome(hello)
        except WebSocketDisconnect:
            return
        except Exception as error:
            await self._turn_away(_said(error))
            return
        sender = asyncio.create_task(self._send(connection))
        try:
            await self._listen(live, connection)
        finally:
            live.connections.discard(connection)
            if connection.seats:
                broadcast.table(live)
            if connection.closing is not None:
                await asyncio.wait([sender], timeout=LAST_WORDS)
            sender.cancel()
            if connection.seats:
                await self.hall.say_who_is_here(live)

    async def _first(self) -> frames.Frame:
        """The first frame, which must not take long."""
        try:
            async with asyncio.timeout(FIRST_WORD):
                return await self._next()
        except TimeoutError:
            raise HelloFirst() from None

    async def _next(self) -> frames.Frame:
        """The next frame, decoded."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", NORMAL))
        self.hall.limits.request(self.address)
        text = message.get("text")
        data: str | bytes = text if text is not None else message.get("bytes") or b""
        if len(data) > self.hall.settings.body_limit:
            raise BadFrame(reason=f"> {self.hall.settings.body_limit}")
        try:
            frame: frames.Frame = frames.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadFrame(reason=str(error)[:200]) from None
        return frame

    async def _turn_away(self, error: LastboatError) -> None:
        data = self._refusal(None, error)
        with contextlib.suppress(Exception):
            await self.socket.send_text(encoding.encode(data).decode())
            await self.socket.close(POLICY)

    async def _welcome(self, hello: frames.Hello) -> tuple[Live, Connection]:
        """Let the client in, and tell it all it has not heard yet."""
        self.lang = hello.lang or "en"
        async with self.hall.at(hello.table, fresh=True) as live:
            seats = access.seats_of(live, hello.tokens)
            keys = [*hello.tokens, *([hello.watch] if hello.watch else [])]
            if not any(place_of(key, live.places) for key in keys):
                access.see(live, None)
            connection = Connection(seats, hello.lang, hello.frames)
            connection.keys = frozenset(place.hash for key in keys if (place := place_of(key, live.places)))
            connection.send(await self._all_news(live, connection, hello))
            live.connections.add(connection)
        if seats:
            broadcast.table(live, others_than=connection)
            await self.hall.say_who_is_here(live)
        return live, connection

    async def _all_news(self, live: Live, connection: Connection, hello: frames.Hello) -> bytes:
        talk = await self.hall.store.talk_after(live.id, hello.talk or 0)
        summary = live.summary()
        for seat in connection.seats:
            summary["seats"][seat]["here"] = True
        data: dict[str, Any] = {"type": "welcome", "table": summary, "version": live.version}
        data["views"] = broadcast.views(live, connection)
        data["events"] = []
        if live.match is not None:
            low, undone = live.course.low_since(hello.version) if hello.version is not None else (0, False)
            data["events"] = encoding.events(live.match, connection.seats, low, connection.lang)
            if undone:
                data["undone"] = low
        data["talk"] = [broadcast.entry(row) for row in talk]
        data["proposals"] = encoding.proposals(live, connection.lang) if live.match is not None else []
        return encoding.encode(data)

    async def _send(self, connection: Connection) -> None:
        """Empty the outbox; afterwards close the socket if that is wanted."""
        try:
            while True:
                for frame in await connection.next():
                    await self.socket.send({"type": "websocket.send", "text": frame.decode()})
                if connection.closing is not None:
                    await self.socket.close(GOING_AWAY if connection.closing == "restart" else NORMAL)
                    return
        except (WebSocketDisconnect, RuntimeError, OSError):
            connection.closing = connection.closing or "gone"

    async def _listen(self, live: Live, connection: Connection) -> None:
        while connection.closing is None and self.socket.client_state is WebSocketState.CONNECTED:
            frame: frames.Frame | None = None
            try:
                frame = await self._next()
                await self._heed(live, connection, frame)
            except (TooMany, BadFrame) as error:
                self._warn(connection, frame, error)
            except LastboatError as error:
                await self._refuse(live, connection, frame, error)
            except WebSocketDisconnect:
                return
            except Exception as error:
                await self._refuse(live, connection, frame, _said(error))

    async def _heed(self, live: Live, connection: Connection, frame: frames.Frame) -> None:
        if isinstance(frame, frames.Ping):
            connection.tell(type="pong")
            return
        seat = getattr(frame, "seat", None)
        if seat is not None:
            if seat not in connection.seats:
                raise NotYours()
            self.hall.limits.move(live.id, seat)
        async with self.hall.at(live.id) as now:
            match frame:
                case frames.Play():
                    answer = await moves.play(
                        self.hall, now, frame.seat, frame.do, frame.at, frame.id, connection, "socket"
                    )
                    if answer.again:
                        self._answer_again(now, connection, frame, answer.since)
                case frames.Undo():
                    answer = await moves.undo(self.hall, now, frame.seat, frame.at, frame.id, connection, "socket")
                    if answer.again:
                        self._answer_again(now, connection, frame, answer.since)
                case frames.Choices():
                    self._choices(now, connection, frame.of)
                case frames.Propose():
                    await chat.propose(self.hall, now, frame.seat, frame.for_, frame.do, frame.at)
                case frames.Dismiss():
                    await chat.dismiss(self.hall, now, frame.seat, frame.proposal)
                case frames.Say():
                    await chat.say(self.hall, now, frame.seat, frame.text)
                case frames.Point():
                    await chat.point(self.hall, now, frame.seat, frame.element)
                case frames.Hint():
                    self.hall.advisers.hint(now, connection, frame.seat, frame.id)
                case frames.Odds():
                    connection.odds, connection.odds_told = frame.on, -1
                    self.hall.advisers.consider(now)
                case frames.Hello():
                    raise BadFrame(reason="hello")

    def _choices(self, live: Live, connection: Connection, of: int) -> None:
        """What a seat could do, as far as the asking one can know."""
        match = live.running()
        access.check_seat(live, of)
        asking = of if of in connection.seats else connection.seats[0] if connection.seats else EVERYBODY
        known = match.game.observe(match.state, asking)
        found = encoding.choices(match, known, of, asking, connection.lang)
        connection.tell(type="choices", of=of, version=live.version, choices=found)

    def _answer_again(self, live: Live, connection: Connection, frame: frames.Play | frames.Undo, since: int) -> None:
        """A request that was answered before is answered like the first time."""
        assert live.match is not None
        connection.tell(
            type="update", version=live.version, by=frame.seat, id=frame.id,
            events=encoding.events(live.match, connection.seats, since, connection.lang),
            views=broadcast.views(live, connection), proposals=encoding.proposals(live, connection.lang),
            waiting_for=live.waiting_for(),
        )  # fmt: skip

    def _warn(self, connection: Connection, frame: frames.Frame | None, error: LastboatError) -> None:
        """Answer what cannot be read or is too much, in few words; who does not stop has to go."""
        self.warned += 1
        connection.tell(**self._refusal(frame, error))
        if self.warned > MOST_WARNINGS:
            connection.close("limits")

    async def _refuse(
        self, live: Live, connection: Connection, frame: frames.Frame | None, error: LastboatError
    ) -> None:
        """Say what is wrong, and how things stand."""
        data = self._refusal(frame, error)
        try:
            async with self.hall.at(live.id) as now:
                connection.tell(**data, version=now.version, views=broadcast.views(now, connection))
        except Exception as worse:
            connection.tell(**(data | {"problem": problem(_said(worse), self.lang)}))

    def _refusal(self, frame: frames.Frame | None, error: LastboatError) -> dict[str, Any]:
        """What is wrong, and with which request."""
        metrics.refused(error.id)
        data: dict[str, Any] = {"type": "refused", "problem": problem(error, self.lang)}
        if (request := getattr(frame, "id", None)) is not None:
            data["id"] = request
        return data


def _said(error: Exception) -> LastboatError:
    """What a client is told of an error; what it is not told is logged."""
    match error:
        case LastboatError():
            return error
        case SQLAlchemyError() | OSError():
            log.error("the database does not answer", exc_info=error)
            return Busy()
    log.error("a frame could not be heeded", exc_info=error)
    return Broken()
