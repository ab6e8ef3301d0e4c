"""Create tables: new ones, imports, rematches and branches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from lastboat.kernel.match import Match
from lastboat.server.commands import moves
from lastboat.server.commands.backend import Backend
from lastboat.server.live import broadcast
from lastboat.server.live.live_table import LiveTable
from lastboat.tables import create
from lastboat.tables.create import NewTable, SeatWish
from lastboat.tables.model import SeatRow, now


class Created(NamedTuple):
    """A new table and its tokens."""

    live: LiveTable
    new: NewTable

    def data(self) -> dict[str, Any]:
        """The answer to its creator."""
        new = self.new
        seats = {str(seat): token for seat, token in new.seats.items()}
        return {"table": self.live.table.summary(self.live.present()), "host": new.host, "seats": seats,
                "invite": new.invite, "watch": new.watch}  # fmt: skip


async def new_table(
    backend: Backend, game_id: str, options: Mapping[str, str], wishes: Sequence[SeatWish], listed: bool, start: bool
) -> Created:
    """Create a table; with `start` the game starts if no seat is open."""
    game = create.check_game(game_id, backend.settings.template)
    created = await _store(backend, create.new_table(game, options, wishes, listed, now()))
    if start:
        await _start_if_full(backend, created.live.id, created.new.stored.seats)
    return created


async def import_match(backend: Backend, text: str, wishes: Sequence[SeatWish] | None, listed: bool) -> Created:
    """Create a table from the text of a match: to replay if it has ended, else to play on."""
    match = Match.from_text(text)
    create.check_game(match.game.id, backend.settings.template)
    return await _from_match(backend, match, wishes, listed)


async def branch(
    backend: Backend, live: LiveTable, record: int, wishes: Sequence[SeatWish] | None, listed: bool
) -> Created:
    """Create a table that continues after the first `record` records of another."""
    return await _from_match(backend, create.branch(live.table, record), wishes, listed)


async def rematch(backend: Backend, live: LiveTable) -> LiveTable:
    """Create the rematch of a table, once; later requests get the same table."""
    table = live.table
    if table.row.rematch is None:
        stored = create.rematch(table, now())
        if await backend.store.add(stored, rematch_of=live.id):
            table.row.rematch = stored.table.id
            backend.registry.add(stored)
            await _start_if_full(backend, stored.table.id, stored.seats)
        else:
            found = await backend.store.load(live.id, with_steps=False)
            assert found is not None
            table.row.rematch = found.table.rematch
        broadcast.table(live)
        backend.changes.emit(live, "seats")
    assert table.row.rematch is not None
    return await backend.registry.get(table.row.rematch)


async def _from_match(backend: Backend, match: Match, wishes: Sequence[SeatWish] | None, listed: bool) -> Created:
    created = await _store(backend, create.from_match(match, wishes, listed, now()))
    backend.changes.emit(created.live, "seats")
    return created


async def _store(backend: Backend, new: NewTable) -> Created:
    await backend.store.add(new.stored)
    return Created(backend.registry.add(new.stored), new)


async def _start_if_full(backend: Backend, table: str, seats: Sequence[SeatRow]) -> None:
    if all(seat.kind != "open" for seat in seats):
        async with backend.table(table) as live:
            await moves.start(backend, live)
