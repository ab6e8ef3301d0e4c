"""Players are told before spectators; a client that reads gets its frames at once and in order."""

from __future__ import annotations

import asyncio

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

import lastboat
from lastboat.server.live import broadcast
from lastboat.server.live.audience import PORTION
from lastboat.server.live.connection import Connection, text_frame
from lastboat.server.live.live_table import LiveTable
from lastboat.tables import create
from lastboat.tables.create import SeatWish


def live_table() -> LiveTable:
    """A table of two that has not begun."""
    wishes = [SeatWish("me"), SeatWish("me")]
    return LiveTable(create.new_table(lastboat.game("_template"), {}, wishes, False, 0).stored)


def reader(heard: list[tuple[str, bytes]], name: str, *seats: int) -> Connection:
    """A client that reads; what it gets is noted in `heard`."""
    connection = Connection(seats, None, False)

    def write(frame: bytes) -> bool:
        heard.append((name, frame))
        return True

    connection.write = write
    connection._sending = False
    return connection


def test_players_are_told_before_spectators() -> None:
    async def run() -> None:
        live, heard = live_table(), list[tuple[str, bytes]]()
        watchers = [reader(heard, f"watcher {n}") for n in range(3 * PORTION)]
        live.connections = {*watchers, *(reader(heard, f"player {seat}", seat) for seat in (0, 1))}
        for element in ("tile:a", "tile:b"):
            broadcast.pointed(live, 0, element)
        assert {name for name, _ in heard[:2]} == {"player 0", "player 1"}
        assert sum("watcher" in name for name, _ in heard) == PORTION, "the others wait for another turn"
        assert sum("player" in name for name, _ in heard) == 4, "players do not wait for them"
        while len(heard) < 2 * len(live.connections):
            await asyncio.sleep(0)
        for watcher in range(3 * PORTION):
            frames = [frame for name, frame in heard if name == f"watcher {watcher}"]
            assert [b"tile:a" in frame for frame in frames] == [True, False], "in order"

    asyncio.run(run())


def test_a_client_that_does_not_read_gets_the_rest_in_order() -> None:
    async def run() -> None:
        written: list[bytes] = []
        ready = True

        def write(frame: bytes) -> bool:
            if ready:
                written.append(frame)
            return ready

        connection = Connection((0,), None, False)
        connection.write = write
        connection.send(b"welcome")
        assert not written, "before anything else the outbox is sent"
        assert await connection.next() == [b"welcome"]
        connection.send(b"1")
        assert not written, "the welcome may be on its way"
        assert await connection.next() == [b"1"]
        waiting = asyncio.create_task(connection.next())
        await asyncio.sleep(0)
        connection.send(b"2")
        assert written == [text_frame(b"2")]
        ready = False
        connection.send(b"3")
        ready = True
        connection.send(b"4")
        assert await waiting == [b"3", b"4"]
        assert written == [text_frame(b"2")]

    asyncio.run(run())


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536, 70000])
def test_a_frame_is_read_by_a_client(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://127.0.0.1/"))
    client.state = client.state.OPEN
    client.parser = client.parse()
    next(client.parser)
    client.receive_data(text_frame(b"x" * size))
    (frame,) = client.events_received()
    assert isinstance(frame, Frame)
    assert frame.opcode is Opcode.TEXT
    assert frame.data == b"x" * size
