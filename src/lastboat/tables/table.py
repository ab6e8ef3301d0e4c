"""A table: its settings, seats, tokens, proposals, history and match. No clients, database or clock."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable
from datetime import UTC, datetime
from typing import Any

from lastboat.bots import who_may_act
from lastboat.kernel import game as games
from lastboat.kernel.chance import Sealed
from lastboat.kernel.chance.contributions import Contribution
from lastboat.kernel.dialect import OVER
from lastboat.kernel.errors import LastboatError
from lastboat.kernel.game import Game
from lastboat.kernel.match import Match
from lastboat.tables.errors import Frozen, NoLongerReplays, NotOpen, NotRunning, OtherVersion, message_data
from lastboat.tables.history import History
from lastboat.tables.model import SeatRow, Step, Stored, TokenKind, TokenRow
from lastboat.tables.views import PLAIN, Encoding, Views


class Table:
    """One table. It shows only what is stored: a decision (see `moves`) changes it after it is durable."""

    def __init__(self, stored: Stored, encoding: Encoding = PLAIN) -> None:
        self.row, self.seats, self.tokens = stored.table, stored.seats, stored.tokens
        self.proposals = stored.proposals
        self.history = History(stored.steps)
        self.absent: dict[int, int] = {}
        """Since when players have been absent, by seat. The server keeps it up to date."""
        self.left: set[int] = set()
        """The seats whose players have left the running game themselves."""
        self.waiting_since = 0
        """When a player took the seat back from a stand-in: the deadline of the turn then starts anew."""
        self.match: Match | None = None
        self.frozen: LastboatError | None = None
        """Why the match cannot continue; None if it can."""
        if stored.steps:
            self.match, self.frozen = _replayed(self)
        if self.match is not None:
            self.history.records = []  # the match has them
        self.views = Views(self, encoding)

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def game(self) -> Game:
        """The game of this table."""
        return games.game(self.row.game)

    @property
    def version(self) -> int:
        """The number of steps taken."""
        return self.history.version

    @property
    def state(self) -> str:
        """`open`, `running`, `over`, `closed` or `frozen`."""
        if self.frozen is not None:
            return "frozen"
        if self.row.state == "closed":
            return "closed"
        if self.match is not None:
            return "over" if self.match.over else "running"
        return self.row.state

    @property
    def over(self) -> bool:
        """Whether the game is over, so that nothing is secret any more."""
        return self.match is not None and self.match.over

    @property
    def chance(self) -> Sealed:
        """The sealed chance of this table."""
        return Sealed(self.row.secret, self.row.since, self.history.contributions)

    @property
    def names(self) -> list[str]:
        """The players' names."""
        return [seat.name for seat in self.seats]

    def running(self) -> Match:
        """The match; refused if it cannot be played now."""
        if self.frozen is not None:
            raise Frozen(reason=self.frozen)
        if self.match is None or self.row.state == "closed":
            raise NotRunning(state=self.state)
        return self.match

    def started(self) -> Match:
        """The match; refused if there is none to view."""
        if self.frozen is not None:
            raise Frozen(reason=self.frozen)
        if self.match is None:
            raise NotRunning(state=self.state)
        return self.match

    def check_not_done(self) -> None:
        """Refuse a table that is over, closed or frozen."""
        if self.frozen is not None:
            raise Frozen(reason=self.frozen)
        if self.state not in ("open", "running"):
            raise NotOpen(state=self.state)

    def waiting_for(self) -> list[int]:
        """The seats the game waits for."""
        if self.match is None or self.state != "running" or self.match.actor < 0:
            return []
        return [self.match.actor]

    def due(self) -> int | None:
        """When a bot stands in for the player in turn; None without a deadline, or if no player is in turn."""
        waiting = self.waiting_for()
        if self.row.deadline is None or not waiting or self.bot_of(waiting[0]) is not None:
            return None
        return max(self.history.moved or 0, self.waiting_since) + 1000 * self.row.deadline

    def due_moment(self) -> str | None:
        """The time of `due` as text."""
        due = self.due()
        return None if due is None else moment(due)

    # Seats and tokens ----------------------------------------------------------------------

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat now, if any."""
        row = self.seats[seat]
        return row.bot if row.kind == "bot" else row.stand_in

    def bots_to_move(self) -> list[int]:
        """The seats of bots that may act now, in the order in which they are asked."""
        seats = [row.seat for row in self.seats if self.bot_of(row.seat) is not None]
        if self.match is None or not seats or self.state != "running":
            return []
        return [seat for seat in who_may_act(self.match) if seat in seats]

    def bot_seed(self, seat: int) -> int:
        """A seed for the bot of a seat, which reveals nothing of the table's chance."""
        found = hashlib.sha256(b"lastboat bot\0%d\0" % seat + self.row.secret).digest()
        return int.from_bytes(found[:4], "big")

    def tokens_of(self, kinds: Iterable[TokenKind]) -> list[TokenRow]:
        """The tokens of these kinds."""
        return [token for token in self.tokens if token.kind in kinds]

    @property
    def drawing(self) -> bool:
        """Whether the start waits for the players' numbers, see `draw`."""
        return self.row.draw is not None and self.state == "open"

    def missing(self) -> list[int]:
        """The seats whose numbers the start waits for."""
        return [int(seat) for seat in self.row.draw or () if self.seats[int(seat)].number is None]

    def set_seat(self, row: SeatRow, token: TokenRow | None = None, keep_tokens: bool = True) -> None:
        """Change a seat; keep its tokens or make them void, and perhaps add one."""
        self.seats[row.seat] = row
        if token is not None or not keep_tokens:
            self.left.discard(row.seat)
            self.absent.pop(row.seat, None)
        if not keep_tokens:
            self.tokens = [t for t in self.tokens if t.seat != row.seat]
        if token is not None:
            self.tokens = [*self.tokens, token]
        self.changed()

    def changed(self) -> None:
        """Drop what was computed from the table before it changed."""
        self.views.clear()
        if self.match is not None:
            self.match.names = self.names

    # Steps ---------------------------------------------------------------------------------

    def take(self, step: Step, match: Match) -> set[str]:
        """Take a durable step; returns the ids of proposals that are void now."""
        self.match = match
        self.history.note(step, len(match.records))
        if self.row.state in ("open", "running"):
            self.row.state = "over" if match.over else "running"
        self.changed()
        void = {p.id for p in self.proposals if p.code not in self.legal_as_known(p.by, p.seat)}
        if void:
            self.proposals = [p for p in self.proposals if p.id not in void]
        return void

    def legal_as_known(self, asking: int, seat: int) -> list[int]:
        """The legal choices of a seat, as far as another seat can know."""
        match = self.match
        if match is None or match.over:
            return []
        return match.game.legal(match.game.observe(match.state, asking), seat)

    # As data -------------------------------------------------------------------------------

    def summary(self, present: Collection[int] = ()) -> dict[str, Any]:
        """The table's public data; `present` are the seats whose players are connected."""
        match = self.match
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
            "moved": moment(self.history.moved or self.row.created),
            "actor": match.actor if match else OVER,
            "seal": self.chance.seal,
            "waiting_for": self.waiting_for(),
            "seats": [_seat_data(row, present, self.absent.get(row.seat)) for row in self.seats],
        }
        if self.row.deadline is not None:
            data["deadline"] = self.row.deadline
            data["due"] = self.due_moment()
        if (progress := self.views.progress()) is not None:
            data["progress"] = progress
        if self.row.since:
            data["unverified"] = True
        if self.drawing:
            data["draw"] = {"commitments": self.row.draw, "missing": self.missing()}
        if self.history.contributions:
            data["contributions"] = [_given(one) for one in self.history.contributions]
        if self.frozen is not None:
            data["frozen"] = message_data(self.frozen)
        if self.row.rematch:
            data["rematch"] = self.row.rematch
        if match is not None and match.over:
            data["secret"] = self.row.secret.hex()
            data["returns"] = match.returns
            result = match.result
            data["result"] = result.data() if result else None
        return data


def _given(one: Contribution) -> dict[str, Any]:
    return {key: value for key, value in one._asdict().items() if value != ""}


def _seat_data(row: SeatRow, present: Collection[int], absent: int | None) -> dict[str, Any]:
    data: dict[str, Any] = {
        "seat": row.seat,
        "kind": row.kind,
        "name": row.name,
        "here": row.kind == "bot" or row.seat in present,
    }
    if row.bot:
        data["bot"] = row.bot
    if row.stand_in:
        data["stand_in"] = row.stand_in
    if absent is not None and not data["here"] and row.kind == "player":
        data["absent_since"] = moment(absent)
    return data


def _replayed(table: Table) -> tuple[Match | None, LastboatError | None]:
    """The match of the table's steps, or the reason why there is none."""
    row, history = table.row, table.history
    try:
        game = table.game
        if game.version != row.game_version:
            return None, OtherVersion(game=row.game, version=row.game_version, known=game.version)
        match = Match(game, row.seats, row.options, None, table.chance, table.names, history.records, history.undo)
        if len(match.records) != len(history.records):
            return None, NoLongerReplays(record=len(history.records) + 1, reason="?")
    except LastboatError as error:
        return None, NoLongerReplays(record=(error.record or 0) + 1, reason=error)
    except Exception as error:
        return None, NoLongerReplays(record=0, reason=type(error).__name__)
    return match, None


def moment(milliseconds: int) -> str:
    """A time as text: `2026-01-31T12:00:00.123Z`."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
