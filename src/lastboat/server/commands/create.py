"""Create tables: new ones, imports, rematches and branches."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from lastboat.kernel.match import Match
from lastboat.server.commands.backend import Backend
from lastboat.server.live import broadcast
from lastboat.server.live.live_table import LiveTable
from lastboat.tables import create
from lastboat.tables.create import NewTable, SeatWish
from lastboat.tables.model import Stored, now


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
    backend: Backend, address: str, game_id: str, options: Mapping[str, str], wishes: Sequence[SeatWish], listed: bool,
    start: bool, deadline: int | None = None,
) -> Created:  # fmt: skip
    """Create a table for a client at a network address; with `start` the game starts if no seat is open."""
    game = create.check_game(game_id, backend.settings.template)
    new = create.new_table(game, options, wishes, listed, now(), deadline, backend.bots_at(game))
    if start:
        new = new._replace(stored=create.started(new.stored, now()))
    return await _store(backend, address, new)


async def from_match(
    backend: Backend, address: str, match: Match, wishes: Sequence[SeatWish] | None, listed: bool
) -> Created:  # fmt: skip
    """Create a table from a match: to replay if it has ended, else to play on."""
    own = backend.bots_at(match.game)
    return await _store(backend, address, create.from_match(match, wishes, listed, now(), own))


async def branch(
    backend: Backend, address: str, live: LiveTable, record: int, wishes: Sequence[SeatWish] | None, listed: bool
) -> Created:
    """Create a table that continues after the first `record` records of another."""
    match = create.branch(live.table, record)
    if wishes is not None:
        wishes = create.wishes_for_branch(live.table, wishes, backend.bots_at(match.game))
    return await from_match(backend, address, match, wishes, listed)


async def rematch(backend: Backend, address: str, live: LiveTable) -> LiveTable:
    """Create the rematch of a table, once; later requests get the same table."""
    own = backend.bots_at(live.table.game)
    return await _successor(
        backend, address, live, lambda: create.started(create.rematch(live.table, now(), own), now())
    )


async def continued(backend: Backend, address: str, live: LiveTable) -> LiveTable:
    """Continue a frozen table as a new one, once; later requests get the same table."""
    own = backend.bots_at(live.table.game)
    return await _successor(backend, address, live, lambda: create.continued(live.table, now(), own))


async def _successor(backend: Backend, address: str, live: LiveTable, make: Callable[[], Stored]) -> LiveTable:
    table = live.table
    if table.row.rematch is None:
        stored = make()
        if await backend.store.add(stored, rematch_of=live.id):
            table.row.rematch = stored.table.id
            _keep(backend, address, stored)
        else:
            found = await backend.store.load(live.id, with_steps=False)
            assert found is not None
            table.row.rematch = found.table.rematch
        broadcast.table(live)
        backend.changes.emit(live, "seats")
    assert table.row.rematch is not None
    return await backend.registry.get(table.row.rematch)


async def _store(backend: Backend, address: str, new: NewTable) -> Created:
    for seat in new.stored.seats:
        backend.blocks.check_name(seat.name)
    await backend.store.add(new.stored)
    return Created(_keep(backend, address, new.stored), new)


def _keep(backend: Backend, address: str, stored: Stored) -> LiveTable:
    live = backend.registry.add(stored)
    live.address = address
    backend.changes.emit(live, "seats")
    return live
