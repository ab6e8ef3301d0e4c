"""All tables of this device: answers requests, and serves the clients that are connected."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lastboat.kernel.dialect import EVERYBODY
from lastboat.kernel.errors import LastboatError
from lastboat.local import hot_seat
from lastboat.local.advice import Advice
from lastboat.local.bots import Bots, Searches
from lastboat.local.commands import Commands
from lastboat.local.draws import Draws
from lastboat.local.live import Connection, LiveTable
from lastboat.local.requests import Requests
from lastboat.local.storage import Storage
from lastboat.tables import access, frames
from lastboat.tables.errors import BadRequest, NotYours, status_of, untranslated
from lastboat.tables.sanitize import clean_element
from lastboat.tables.tokens import find_token

SEATLESS = ("choices", "odds")
"""The frames that do not name the seat which sends them."""


class Service:
    """The tables, and who looks at them."""

    def __init__(self, storage: Storage, searches: Searches, pace: float) -> None:
        self._commands = Commands(storage, self._changed)
        self._bots, self._advice = Bots(self._commands, searches, pace), Advice(searches)
        self._draws = Draws(self._commands)
        self._requests = Requests(self._commands, self._advice)

    def _changed(self, live: LiveTable) -> None:
        self._bots.consider(live)
        self._advice.consider(live)
        self._draws.consider(live)

    async def request(self, path: list[str], query: dict[str, str], body: Any, token: str | None) -> dict[str, Any]:
        """`{"status", "data"}`, as over HTTP; the data of an error is its problem."""
        try:
            return {"status": 200, "data": await self._requests.answer(path, query, body, token)}
        except LastboatError as error:
            return {"status": status_of(error), "data": untranslated(error)}

    def client(self, send: Callable[[Any], None]) -> Client:
        """A new client, which gets frames by `send`."""
        return Client(self._commands, self._advice, self._changed, send)


class Client:
    """A client at a table."""

    def __init__(
        self, commands: Commands, advice: Advice, changed: Callable[[LiveTable], None], send: Callable[[Any], None]
    ) -> None:
        self._commands, self._advice, self._changed, self._send = commands, advice, changed, send
        self._live: LiveTable | None = None
        self._connection: Connection | None = None

    def close(self) -> None:
        """The client leaves."""
        if self._live is not None and self._connection in self._live.connections:
            self._live.connections.remove(self._connection)

    async def receive(self, frame: dict[str, Any]) -> None:
        """Answer a frame."""
        try:
            if self._live is None or self._connection is None:
                await self._welcome(frame)
            elif frame["type"] == "ping":
                self._send({"type": "pong"})
            else:
                async with self._live.lock:
                    await self._handle(self._live, self._connection, frame)
        except LastboatError as error:
            self._refuse(frame, error)

    async def _welcome(self, frame: dict[str, Any]) -> None:
        if frame["type"] != "hello":
            raise BadRequest(where="type", reason="hello")
        live = await self._commands.get(frame["table"])
        async with live.lock:
            keys = [*frame["tokens"], *([frame["watch"]] if frame.get("watch") else [])]
            rows = [row for key in keys if (row := find_token(key, live.table.tokens))]
            if not rows:
                access.see(live.table, None)
            seats, hashes = access.seats_of(live.table, frame["tokens"]), frozenset(row.hash for row in rows)
            connection = Connection(seats, hashes, bool(frame.get("frames")), self._send)
            connection.front = frame.get("look")
            lines = [line for line in live.chat if line.number > (frame.get("talk") or 0)]
            self._send(hot_seat.welcome(live.table, connection, frame.get("version"), lines, live.present()))
            live.connections.append(connection)
            self._live, self._connection = live, connection
        self._changed(live)

    async def _handle(self, live: LiveTable, connection: Connection, frame: dict[str, Any]) -> None:
        seat: int = frame.get("seat", EVERYBODY)
        known = connection.held if frame["type"] == "look" else connection.seats
        if seat not in known and frame["type"] not in SEATLESS:
            raise NotYours()
        match frame:
            case {"type": "play", "do": do, "at": int(at), "id": str(request)}:
                answer = await self._commands.play(live, seat, do, at, request, connection)
                if answer.again:
                    self._send(hot_seat.repeated_answer(live.table, connection, seat, answer.since, request))
            case {"type": "undo", "at": int(at), "id": str(request)}:
                answer = await self._commands.undo(live, seat, at, request, connection)
                if answer.again:
                    self._send(hot_seat.repeated_answer(live.table, connection, seat, answer.since, request))
            case {"type": "look"}:
                self._send(hot_seat.look(live.table, connection, seat))
            case {"type": "choices", "of": int(of)}:
                self._send(frames.choices(live.table, connection, of))
            case {"type": "propose", "for": int(other), "do": do, "at": int(at)}:
                await self._commands.propose(live, seat, other, do, at)
            case {"type": "dismiss", "proposal": str(proposal)}:
                await self._commands.dismiss(live, seat, proposal)
            case {"type": "say", "text": str(text)}:
                await self._commands.say(live, seat, text)
            case {"type": "callout", "callout": str(callout)}:
                await self._commands.call_out(live, seat, callout, frame.get("element"))
            case {"type": "point", "element": str(element)}:
                live.tell(frames.pointed(seat, clean_element(element)))
            case {"type": "hint", "id": str(request)}:
                self._advice.hint(live, connection, seat, request)
            case {"type": "odds", "on": bool(on)}:
                self._advice.want_odds(live, connection, on)
            case _:
                raise BadRequest(where="type", reason=str(frame.get("type")))

    def _refuse(self, frame: dict[str, Any], error: LastboatError) -> None:
        """Send the error and the current state."""
        data: dict[str, Any] = {"type": "refused", "problem": untranslated(error)}
        if "id" in frame:
            data["id"] = frame["id"]
        if self._live is not None and self._connection is not None:
            table = self._live.table
            data |= {"version": table.version, "views": hot_seat.views(table, self._connection)}
        self._send(data)
