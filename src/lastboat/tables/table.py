"""A table held ready in memory: its match, its seats, who is connected. Nothing here waits for anything.

Whoever reads or changes the match holds `lock`; a step is told to others only when it is durable.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from lastboat.kernel import game as games
from lastboat.kernel.chance import Sealed
from lastboat.kernel.dialect import OVER
from lastboat.kernel.errors import LastboatError
from lastboat.kernel.game import Game
from lastboat.kernel.match import Match
from lastboat.tables.errors import Frozen, NoLongerReplays, NotRunning, OtherVersion, message_data
from lastboat.tables.history import Course
from lastboat.tables.rows import Place, ProposalRow, Saved, SeatRow, Step

if TYPE_CHECKING:
    from lastboat.server.web.connection import Connection


class Live:
    """One table."""

    def __init__(self, saved: Saved) -> None:
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        """Seats that are here by way of other processes, and until when that is believed."""
        self.dirty = False
        """Whether memory may differ from what is kept, after a failure; it is then read again."""
        self.take(saved)

    def take(self, saved: Saved) -> None:
        """Become what is kept."""
        self.row, self.seats, self.places = saved.table, saved.seats, saved.places
        self.proposals: list[ProposalRow] = saved.proposals
        self.course = Course(saved.steps)
        self.views: dict[Any, Any] = {}
        self.match: Match | None = None
        self.frozen: LastboatError | None = None
        self.dirty = False
        if saved.steps:
            self.match, self.frozen = _replayed(self)
        if self.match is not None:
            self.course.records, self.course.undo_points = [], []

    # What it is ----------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return games.game(self.row.game)

    @property
    def version(self) -> int:
        """How many steps the game has taken."""
        return self.course.version

    @property
    def state(self) -> str:
        """open, running, over, closed or frozen."""
        if self.frozen is not None:
            return "frozen"
        if self.row.state == "closed":
            return "closed"
        if self.match is not None:
            return "over" if self.over else "running"
        return self.row.state

    @property
    def over(self) -> bool:
        """Whether the game has ended, and that is kept, so that nothing of it is secret any more."""
        return self.match is not None and self.match.over and not self.dirty

    @property
    def chance(self) -> Sealed:
        """The sealed dice of this table."""
        return Sealed(self.row.secret, self.row.since)

    @property
    def names(self) -> list[str]:
        """The players' names."""
        return [seat.name for seat in self.seats]

    def running(self) -> Match:
        """The match, if it can be played now."""
        if self.frozen is not None:
            raise Frozen(reason=self.frozen)
        if self.match is None or self.row.state == "closed":
            raise NotRunning(state=self.state)
        return self.match

    def has_changed(self) -> None:
        """Forget what was made from how things stood."""
        self.views.clear()

    # Who is there --------------------------------------------------------------------------

    def here(self) -> set[int]:
        """The seats whose players are connected, to this process or another."""
        now = time.monotonic()
        self.elsewhere = {who: (seats, until) for who, (seats, until) in self.elsewhere.items() if until > now}
        found = {seat for connection in self.connections for seat in connection.seats}
        return found.union(*(seats for seats, _ in self.elsewhere.values()))

    def send_away(self) -> None:
        """Whoever came with a token that is void now has to come again."""
        valid = {place.hash for place in self.places}
        for connection in self.connections:
            if not connection.keys <= valid:
                connection.close("seat")

    def use_names(self) -> None:
        """The match calls players by the names they have now."""
        if self.match is not None:
            self.match.names = self.names

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat now, if one does."""
        row = self.seats[seat]
        return row.bot if row.kind == "bot" else row.stand_in

    def bot_seed(self, seat: int) -> int:
        """A seed of its own for each bot, which tells nothing about the dice."""
        found = hashlib.sha256(b"lastboat bot\0%d\0" % seat + self.row.secret).digest()
        return int.from_bytes(found[:4], "big")

    def places_of(self, kinds: Iterable[str]) -> list[Place]:
        """The places of some kinds."""
        return [place for place in self.places if place.kind in kinds]

    def waiting_for(self) -> list[int]:
        """The seats the game waits for."""
        if self.match is None or self.state != "running" or self.match.actor < 0:
            return []
        return [self.match.actor]

    # Proposals ------------------------------------------------------------------------------

    def legal_as_known(self, asking: int, seat: int) -> list[int]:
        """What a seat could do, as far as another one can know."""
        assert self.match is not None
        game = self.match.game
        return [] if self.match.over else game.legal(game.observe(self.match.state, asking), seat)

    def void_proposals(self) -> set[str]:
        """The proposals that who made them can see to be impossible now."""
        return {row.id for row in self.proposals if row.code not in self.legal_as_known(row.by, row.seat)}

    # As data -------------------------------------------------------------------------------

    def summary(self) -> dict[str, Any]:
        """What everybody who may know of the table may know."""
        match, here = self.match, self.here()
        data: dict[str, Any] = {
            "id": self.id,
            "game": self.row.game,
            "game_version": self.row.game_version,
            "options": self.row.options,
            "state": self.state,
            "listed": self.row.listed,
            "version": self.version,
            "records": len(match.records) if match else 0,
            "created": moment(self.row.created),
            "moved": moment(self.course.moved or self.row.created),
            "actor": match.actor if match else OVER,
            "seal": self.chance.seal,
            "waiting_for": self.waiting_for(),
            "seats": [self._seat(seat, here) for seat in self.seats],
        }
        if self.frozen is not None:
            data["frozen"] = message_data(self.frozen)
        if self.row.rematch:
            data["rematch"] = self.row.rematch
        if match is not None and self.over:
            data["secret"] = self.row.secret.hex()
            data["returns"] = match.returns
            result = match.result
            data["result"] = result.data() if result else None
        return data

    def _seat(self, row: SeatRow, here: set[int]) -> dict[str, Any]:
        data: dict[str, Any] = {
            "seat": row.seat,
            "kind": row.kind,
            "name": row.name,
            "here": row.kind == "bot" or row.seat in here,
        }
        if row.bot:
            data["bot"] = row.bot
        if row.stand_in:
            data["stand_in"] = row.stand_in
        return data

    # Steps ---------------------------------------------------------------------------------

    def follow(self, step: Step) -> bool:
        """Take a step that another process made; False: it does not follow from what is here."""
        match = self.match
        if step.number != self.version + 1:
            return False
        if step.kind == "start":
            match = Match(self.game, self.row.seats, self.row.options, None, self.chance, self.names)
            if match.records != step.records():
                return False
            self.match = match
        elif match is None:
            return False
        elif step.kind == "undo":
            match.undo()
            if len(match.records) != step.kept():
                return False
        else:
            before, records = len(match.records), step.records()
            match.play(records[0].seat, records[0].code)
            if match.records[before:] != records:
                return False
        self.course.note(step, len(self.match.records) if self.match else 0)
        self.has_changed()
        return True


def _replayed(live: Live) -> tuple[Match | None, LastboatError | None]:
    """The match of the steps; or why there is none."""
    row, course = live.row, live.course
    try:
        game = live.game
        if game.version != row.game_version:
            return None, OtherVersion(game=row.game, version=row.game_version, known=game.version)
        records = list(course.records)
        match = Match(game, row.seats, row.options, None, live.chance, live.names, records, course.undo_points)
        if len(match.records) != len(records):
            return None, NoLongerReplays(record=len(records) + 1, reason="?")
    except LastboatError as error:
        return None, NoLongerReplays(record=(error.record or 0) + 1, reason=error)
    except Exception as error:
        return None, NoLongerReplays(record=0, reason=type(error).__name__)
    return match, None


def moment(milliseconds: int) -> str:
    """A time as text: `2026-01-31T12:00:00.123Z`."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
