"""The WebSocket of a client that plays or watches at one table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from lastboat.kernel.errors import LastboatError
from lastboat.server import metrics
from lastboat.server.addresses import network
from lastboat.server.commands import chat, moves
from lastboat.server.errors import BadFrame, Broken, HelloFirst, TooMany
from lastboat.server.live import broadcast
from lastboat.server.live.connection import Connection
from lastboat.server.live.encoding import encode
from lastboat.server.live.live_table import LiveTable
from lastboat.server.services import Services
from lastboat.server.web import client_frames
from lastboat.server.web.connections import WRITE
from lastboat.server.web.rate_limits import RateLimits
from lastboat.tables import access, frames
from lastboat.tables.errors import Busy, NotYours, problem
from lastboat.tables.tokens import find_token

HELLO_WITHIN = 20.0
"""Seconds for a client to send hello."""
CLOSE_WITHIN = 5.0
"""Seconds to send a goodbye."""
MOST_WARNINGS = 50
POLICY, GOING_AWAY, NORMAL = 1008, 1001, 1000

log = logging.getLogger("lastboat.socket")


async def serve(socket: WebSocket) -> None:
    """Serve a socket from its first frame to its last."""
    services: Services = socket.app.state.services
    limits: RateLimits = socket.app.state.limits
    address = socket.client.host if socket.client else ""
    try:
        limits.open_socket(address)
    except TooMany:
        await socket.close(POLICY)
        return
    metrics.socket_opened()
    try:
        await socket.accept()
        await _Session(services, limits, socket, address).run()
    except WebSocketDisconnect:
        pass
    finally:
        limits.close_socket(address)
        metrics.socket_closed()


class _Session:
    """A client at a table."""

    def __init__(self, services: Services, limits: RateLimits, socket: WebSocket, address: str) -> None:
        self.services, self.limits, self.socket, self.address = services, limits, socket, address
        self.lang = "en"
        self.warned = 0

    async def run(self) -> None:
        """Serve hello, then frames until the client or the server leaves."""
        try:
            hello = await self._first()
            if not isinstance(hello, client_frames.Hello):
                raise HelloFirst()
            live, connection = await self._welcome(hello)
        except WebSocketDisconnect:
            return
        except Exception as error:
            await self._turn_away(_as_refusal(error))
            return
        sender = asyncio.create_task(self._send(connection))
        try:
            await self._listen(live, connection)
        finally:
            live.connections.discard(connection)
            live.present()  # absences begin
            if connection.seats:
                broadcast.table(live)
            if connection.closing is not None:
                await asyncio.wait([sender], timeout=CLOSE_WITHIN)
            sender.cancel()
            connection.forget()
            if connection.seats:
                self.services.sync.publish_presence(live)

    async def _first(self) -> client_frames.Frame:
        """The first frame, with a time limit."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                return await self._next()
        except TimeoutError:
            raise HelloFirst() from None

    async def _next(self) -> client_frames.Frame:
        """The next frame, decoded."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", NORMAL))
        self.limits.request(self.address)
        text = message.get("text")
        data: str | bytes = text if text is not None else message.get("bytes") or b""
        if len(data) > self.services.settings.body_limit:
            raise BadFrame(reason=f"> {self.services.settings.body_limit}")
        try:
            frame: client_frames.Frame = client_frames.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadFrame(reason=str(error)[:200]) from None
        return frame

    async def _turn_away(self, error: LastboatError) -> None:
        data = self._refusal(None, error)
        with contextlib.suppress(Exception):
            await self.socket.send_text(encode(data).decode())
            await self.socket.close(POLICY)

    async def _welcome(self, hello: client_frames.Hello) -> tuple[LiveTable, Connection]:
        """Admit the client and send what it does not have yet."""
        self.lang = hello.lang or "en"
        async with self.services.table(hello.table, fresh=True) as live:
            seats = access.seats_of(live.table, hello.tokens)
            keys = [*hello.tokens, *([hello.watch] if hello.watch else [])]
            rows = [row for key in keys if (row := find_token(key, live.table.tokens))]
            if not rows:
                access.see(live.table, None)
            connection = Connection(seats, hello.lang, hello.frames, hello.differences)
            connection.address = network(self.address)
            connection.write = self.socket.scope.get("extensions", {}).get(WRITE)
            connection.token_hashes = frozenset(row.hash for row in rows)
            lines = await self.services.store.chat_after(live.id, hello.talk or 0)
            connection.tell(**frames.welcome(live.table, connection, hello.version, lines, live.present()))
            self.services.runner.look(live, connection.address)
            live.connections.add(connection)
        if seats:
            broadcast.table(live, others_than=connection)
            self.services.sync.publish_presence(live)
        return live, connection

    async def _send(self, connection: Connection) -> None:
        """Send the outbox; close the socket if that is wanted."""
        try:
            while True:
                for frame in await connection.next():
                    await self.socket.send({"type": "websocket.send", "text": frame.decode()})
                if connection.closing is not None:
                    await self.socket.close(GOING_AWAY if connection.closing == "restart" else NORMAL)
                    return
        except (WebSocketDisconnect, RuntimeError, OSError):
            connection.closing = connection.closing or "gone"

    async def _listen(self, live: LiveTable, connection: Connection) -> None:
        while connection.closing is None and self.socket.client_state is WebSocketState.CONNECTED:
            frame: client_frames.Frame | None = None
            try:
                frame = await self._next()
                await self._handle(live, connection, frame)
            except (TooMany, BadFrame) as error:
                self._warn(connection, frame, error)
            except LastboatError as error:
                await self._refuse(live, connection, frame, error)
            except WebSocketDisconnect:
                return
            except Exception as error:
                await self._refuse(live, connection, frame, _as_refusal(error))

    async def _handle(self, live: LiveTable, connection: Connection, frame: client_frames.Frame) -> None:
        if isinstance(frame, client_frames.Ping):
            connection.tell(type="pong")
            return
        seat = getattr(frame, "seat", None)
        if seat is not None:
            if seat not in connection.seats:
                raise NotYours()
            self.limits.move(live.id, seat)
        async with self.services.table(live.id) as now:
            match frame:
                case client_frames.Play():
                    answer = await moves.play(
                        self.services, now, frame.seat, frame.do, frame.at, frame.id, connection, "socket"
                    )
                    if answer.again:
                        self._answer_again(now, connection, frame, answer.since)
                case client_frames.Undo():
                    answer = await moves.undo(self.services, now, frame.seat, frame.at, frame.id, connection, "socket")
                    if answer.again:
                        self._answer_again(now, connection, frame, answer.since)
                case client_frames.Choices():
                    connection.tell(**frames.choices(now.table, connection, frame.of))
                case client_frames.Propose():
                    await chat.propose(self.services, now, frame.seat, frame.for_, frame.do, frame.at)
                case client_frames.Dismiss():
                    await chat.dismiss(self.services, now, frame.seat, frame.proposal)
                case client_frames.Say():
                    await chat.say(self.services, now, frame.seat, frame.text)
                case client_frames.CallOut():
                    await chat.call_out(self.services, now, frame.seat, frame.callout, frame.element)
                case client_frames.Point():
                    chat.point(self.services, now, frame.seat, frame.element)
                case client_frames.Hint():
                    self.services.hints.hint(now, connection, frame.seat, frame.id)
                case client_frames.Odds():
                    self.services.hints.want_odds(now, connection, frame.on)
                case client_frames.Hello():
                    raise BadFrame(reason="hello")

    def _answer_again(
        self, live: LiveTable, connection: Connection, frame: client_frames.Play | client_frames.Undo, since: int
    ) -> None:
        connection.tell(**frames.repeated_answer(live.table, connection, frame.seat, since, frame.id))

    def _warn(self, connection: Connection, frame: client_frames.Frame | None, error: LastboatError) -> None:
        """Answer a bad frame or an exceeded limit shortly; disconnect a client that does not stop."""
        self.warned += 1
        connection.tell(**self._refusal(frame, error))
        if self.warned > MOST_WARNINGS:
            connection.close("limits")

    async def _refuse(
        self, live: LiveTable, connection: Connection, frame: client_frames.Frame | None, error: LastboatError
    ) -> None:
        """Send the error and the current state."""
        data = self._refusal(frame, error)
        try:
            async with self.services.table(live.id) as now:
                connection.tell(
                    **data, version=now.table.version, views=now.table.views.of_seats(connection.seats, connection.lang)
                )
        except Exception as worse:
            connection.tell(**(data | {"problem": problem(_as_refusal(worse), self.lang)}))

    def _refusal(self, frame: client_frames.Frame | None, error: LastboatError) -> dict[str, Any]:
        """The error as a frame, with the id of its request."""
        metrics.refused(error.id)
        data: dict[str, Any] = {"type": "refused", "problem": problem(error, self.lang)}
        if (request := getattr(frame, "id", None)) is not None:
            data["id"] = request
        return data


def _as_refusal(error: Exception) -> LastboatError:
    """The error for the client; internal errors are logged."""
    match error:
        case LastboatError():
            return error
        case SQLAlchemyError() | OSError():
            log.error("the database does not answer", exc_info=error)
            return Busy()
    log.error("a frame could not be handled", exc_info=error)
    return Broken()
