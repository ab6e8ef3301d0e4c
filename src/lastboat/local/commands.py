"""Commands at tables of this device: decide with `tables`, persist, tell. Call with the table's lock held.

A step is stored before anybody is told. Until then the table does not change, so a failed write shows nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from lastboat.kernel.match import Match
from lastboat.local import hot_seat, storage
from lastboat.local.live import Connection, LiveTable
from lastboat.local.storage import SavedTable, Storage
from lastboat.tables import chat, create, draw, frames, moves, seats
from lastboat.tables.create import NewTable, SeatWish
from lastboat.tables.errors import NoSuchTable, NotOpen, StaleVersion, TableFull
from lastboat.tables.model import ChatLine, Proposal, SeatRow, Step, Stored, TableRow, TokenRow, now
from lastboat.tables.moves import Answered, Move
from lastboat.tables.sanitize import clean_line

PREFIX = "local"
"""Ids of tables of a device begin like this; those of a server never do."""


class Answer(NamedTuple):
    """The result of a request: where its events start, and whether it was answered before."""

    since: int
    again: bool


class Commands:
    """The tables in memory, and what can be done at them. `changed` is called after every change."""

    def __init__(self, stored: Storage, changed: Callable[[LiveTable], None]) -> None:
        self._storage, self._changed = stored, changed
        self._live: dict[str, LiveTable] = {}

    async def get(self, table: str) -> LiveTable:
        """The table of an id; NoSuchTable if there is none."""
        if table not in self._live:
            saved = await storage.load(self._storage, table)
            if saved is None:
                raise NoSuchTable()
            self._live.setdefault(table, LiveTable(saved))
        return self._live[table]

    # Create --------------------------------------------------------------------------------

    async def new_table(self, game: str, options: dict[str, str], wishes: Sequence[SeatWish]) -> dict[str, Any]:
        """Create a table and start its game."""
        new = create.new_table(create.check_game(game, False), options, wishes, True, now())
        return await self._created(new._replace(stored=create.started(new.stored, now())))

    async def from_match(self, match: Match, wishes: Sequence[SeatWish] | None) -> dict[str, Any]:
        """Create a table from a match: to replay if it has ended, else to play on."""
        return await self._created(create.from_match(match, wishes, True, now()))

    async def rematch(self, live: LiveTable) -> LiveTable:
        """Create the rematch of a table, once."""
        table = live.table
        if table.row.rematch is None:
            made = await self._add(create.started(create.rematch(table, now()), now()))
            row = replace(table.row, rematch=made.id)
            await self._store(live, row=row)
            table.row.rematch = made.id
            live.tell_table()
        assert table.row.rematch is not None
        return await self.get(table.row.rematch)

    async def _created(self, new: NewTable) -> dict[str, Any]:
        live = await self._add(new.stored)
        tokens = {str(seat): token for seat, token in new.seats.items()}
        return {"table": live.table.summary(), "host": new.host, "seats": tokens}

    async def _add(self, stored: Stored) -> LiveTable:
        stored = _renamed(stored, PREFIX + stored.table.id)
        live = LiveTable(SavedTable(stored, []))
        await storage.write(self._storage, stored)
        self._live[live.id] = live
        self._tell_change(live)
        return live

    # Moves ---------------------------------------------------------------------------------

    async def start(self, live: LiveTable) -> None:
        """Start the game with the players' numbers that are there."""
        if not await self._commit(live, moves.start(live.table, now()), None):
            raise NotOpen(state=live.table.state)

    async def commit(self, live: LiveTable, seat: int, commitment: str) -> None:
        """Store a player's commitment, see `tables.draw`."""
        if (row := draw.commit(live.table, seat, commitment)) is not None:
            await self._seat(live, row)

    async def reveal(self, live: LiveTable, seat: int, number: str) -> None:
        """Store a player's number; the last one starts the game."""
        if (row := draw.reveal(live.table, seat, number)) is not None:
            await self._seat(live, row)
            if not live.table.missing():
                await self.start(live)

    async def play(
        self, live: LiveTable, seat: int, do: str | int, version: int, request: str | None, asker: Connection | None
    ) -> Answer:
        """Play a choice of a seat that was made at `version`."""
        return await self._settle(live, moves.play(live.table, seat, do, version, request, now()), asker)

    async def undo(
        self, live: LiveTable, seat: int, version: int, request: str | None, asker: Connection | None
    ) -> Answer:
        """Undo a seat's last action, if the match allows it."""
        return await self._settle(live, moves.undo(live.table, seat, version, request, now()), asker)

    async def _settle(self, live: LiveTable, move: Move | Answered, asker: Connection | None) -> Answer:
        if isinstance(move, Answered):
            return Answer(move.since, True)
        if not await self._commit(live, move, asker):
            raise StaleVersion(at=move.step.number - 1, version=live.table.version)
        return Answer(move.since, False)

    async def _commit(self, live: LiveTable, move: Move, asker: Connection | None) -> bool:
        """Persist a decided move, then tell everybody. False: another step was stored first and is loaded."""
        table, new_state = live.table, moves.new_state(move)
        row = replace(table.row, state=new_state) if new_state else table.row
        if not await self._store(live, row=row, steps=[move.step], proposals=[]):
            await self._reload(live)
            return False
        table.take(move.step, move.match)
        positions = frames.positions(table, move)
        by = -1 if move.step.seat is None else move.step.seat
        for connection in live.connections:
            frame = hot_seat.update(table, connection, by, move.since, move.undone, positions)
            connection.send(frame | ({"id": move.step.request} if connection is asker else {}))
        if new_state:
            live.tell_table()
        self._tell_change(live)
        return True

    async def _reload(self, live: LiveTable) -> None:
        saved = await storage.load(self._storage, live.id)
        assert saved is not None
        live.load(saved)
        for connection in live.connections:
            connection.send(hot_seat.welcome(live.table, connection, None, live.chat, live.present()))
        self._tell_change(live)

    # Seats ---------------------------------------------------------------------------------

    async def put(self, live: LiveTable, seat: int, bot: str | None, name: str) -> None:
        """Seat a bot; the tokens of the seat become void."""
        live.table.left |= {row.seat for row in live.table.seats} - live.present()
        row = seats.put(live.table, seat, "bot", bot, name, now(), 0)
        await self._seat(live, row, keep_tokens=False)
        valid = {token.hash for token in live.table.tokens}
        for connection in live.connections:
            if not connection.hashes <= valid:
                connection.send({"type": "bye", "reason": "seat"})

    async def stand_in(self, live: LiveTable, seat: int, bot: str | None) -> None:
        """Let a bot play for a person until they are back."""
        await self._seat(live, seats.stand_in(live.table, seat, bot))

    async def back(self, live: LiveTable, seat: int) -> None:
        """Remove the stand-in: the person is back."""
        await self._seat(live, seats.back(live.table, seat))

    async def close(self, live: LiveTable) -> None:
        """Close the table: it can be viewed, but not changed."""
        table = live.table
        await self._store(live, row=replace(table.row, state="closed"))
        table.row.state = "closed"
        table.changed()
        live.tell_table()
        self._tell_change(live)

    async def _seat(self, live: LiveTable, row: SeatRow, keep_tokens: bool = True) -> None:
        table = live.table
        rows = [row if one.seat == row.seat else one for one in table.seats]
        tokens = [t for t in table.tokens if keep_tokens or t.kind != "seat" or t.seat != row.seat]
        await self._store(live, seats=rows, tokens=tokens)
        table.set_seat(row, keep_tokens=keep_tokens)
        live.tell_table()
        self._tell_change(live)

    # Chat and proposals --------------------------------------------------------------------

    async def say(self, live: LiveTable, seat: int, text: str) -> None:
        """Store and send a line of typed text."""
        await self._chat(live, seat, clean_line(text))

    async def call_out(self, live: LiveTable, seat: int, callout: str, element: str | None) -> None:
        """Store and send a callout, about an element or none."""
        await self._chat(live, seat, chat.encode_callout(live.table.game, callout, element))

    async def _chat(self, live: LiveTable, seat: int, text: str) -> None:
        chat.check_open(live.table)
        if len(live.chat) >= chat.MOST_LINES:
            raise TableFull(limit=chat.MOST_LINES)
        line = ChatLine(len(live.chat) + 1, seat, text, now())
        await self._store(live, chat=[line])
        live.chat.append(line)
        live.tell_chat([line])

    async def propose(self, live: LiveTable, by: int, seat: int, do: str | int, version: int) -> None:
        """Propose a move to a seat."""
        proposal = chat.propose(live.table, by, seat, do, version)
        if proposal not in live.table.proposals:
            await self._propose(live, [*live.table.proposals, proposal])

    async def dismiss(self, live: LiveTable, seat: int, proposal: str) -> None:
        """Remove a proposal; its seat and its proposer may."""
        chat.check_dismiss(live.table, seat, proposal)
        await self._propose(live, [one for one in live.table.proposals if one.id != proposal])

    async def _propose(self, live: LiveTable, proposals: list[Proposal]) -> None:
        table = live.table
        await self._store(live, proposals=proposals)
        table.proposals = proposals
        live.tell_proposals()

    async def _store(
        self, live: LiveTable, *, row: TableRow | None = None, seats: list[SeatRow] | None = None,
        tokens: list[TokenRow] | None = None, proposals: list[Proposal] | None = None,
        steps: Sequence[Step] = (), chat: Sequence[ChatLine] = (),
    ) -> bool:  # fmt: skip
        """Store a table with some changes, before it is changed itself."""
        table = live.table
        stored = Stored(
            row or table.row, seats or table.seats, table.tokens if tokens is None else tokens, list(steps),
            table.proposals if proposals is None else proposals,
        )  # fmt: skip
        return await storage.write(self._storage, stored, chat)

    def _tell_change(self, live: LiveTable) -> None:
        """Keep the summary for lists of tables, and tell whoever else cares."""
        self._storage.summarize(live.id, storage.to_text(live.table.summary()))
        self._changed(live)


def _renamed(stored: Stored, table: str) -> Stored:
    """A new table under another id."""
    return stored._replace(
        table=replace(stored.table, id=table),
        tokens=[token._replace(table=table) for token in stored.tokens],
        steps=[step._replace(table=table) for step in stored.steps],
    )
