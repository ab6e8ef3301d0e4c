"""Making tables: new ones, imported ones, rematches, and branches of others."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from lastboat.bots import bot as bot_called
from lastboat.kernel import game as games
from lastboat.kernel.chance import Sealed
from lastboat.kernel.errors import BadRecord, BadSeats, UnknownGame, UnknownWord
from lastboat.kernel.game import Game
from lastboat.kernel.match import Match
from lastboat.server.cluster.registry import Hall
from lastboat.server.web import broadcast
from lastboat.tables import moves
from lastboat.tables.errors import BadRequest, NotRunning, SecretsInside
from lastboat.tables.rows import Place, Saved, SeatRow, Step, TableRow, TokenKind, encode_records, now
from lastboat.tables.sanitize import clean_name
from lastboat.tables.table import Live
from lastboat.tables.tokens import digest, new_table_id, new_token


class Wanted(NamedTuple):
    """Who is to sit on a seat: `me`, `open` or `bot`."""

    kind: str
    name: str = ""
    bot: str | None = None


class Made(NamedTuple):
    """A new table, and the tokens that nobody will be told again."""

    live: Live
    host: str
    seats: dict[int, str]
    invite: str
    watch: str

    def data(self) -> dict[str, Any]:
        """What its maker is told."""
        seats = {str(seat): token for seat, token in self.seats.items()}
        return {"table": self.live.summary(), "host": self.host, "seats": seats, "invite": self.invite,
                "watch": self.watch}  # fmt: skip


def check_game(hall: Hall, name: str) -> Game:
    """The game of that id, if it is on offer here."""
    if name.startswith("_") and not hall.settings.template:
        raise UnknownGame(game=name, known=", ".join(games.game_ids()))
    return games.game(name)


def check_bot(game: Game, name: str | None) -> str:
    """The bot of that name, or the game's first one."""
    found = name or game.bots[0]
    if found not in game.bots:
        raise UnknownWord(word=found, kind="bot", known=", ".join(game.bots))
    bot_called(found)
    return found


async def create(hall: Hall, game_id: str, options: Mapping[str, str], wanted: Sequence[Wanted], listed: bool,
                 start: bool) -> Made:  # fmt: skip
    """A new table; with `start` the game begins at once if nobody is missing."""
    game = check_game(hall, game_id)
    game.encode_options(len(wanted), options)
    seats = _seat_rows(game, wanted)
    made = await _keep(hall, _row(game, options, len(seats), listed), seats, wanted, ())
    if start and all(seat.kind != "open" for seat in seats):
        async with hall.at(made.live.id) as live:
            await moves.start(hall, live)
    return made


async def take_in(hall: Hall, text: str, wanted: Sequence[Wanted] | None, listed: bool) -> Made:
    """A table from a match as text: to be looked at if it has ended, else to be played on."""
    match = Match.from_text(text)
    check_game(hall, match.game.id)
    return await _go_on(hall, match, wanted, listed)


async def branch(hall: Hall, live: Live, record: int, wanted: Sequence[Wanted] | None, listed: bool) -> Made:
    """A table that goes on from after the first records of another one, with luck of its own."""
    match = live.match
    if match is None:
        raise NotRunning(state=live.state)
    if not 0 <= record <= len(match.records):
        raise BadRecord(number=record, last=len(match.records))
    if match.game.secrets and not match.over:
        raise SecretsInside()
    return await _go_on(hall, match.branch(record, seed=secrets.randbits(63)), wanted, listed)


async def rematch(hall: Hall, live: Live) -> Live:
    """The same game with the same people once more; who asks second gets the table the first one made."""
    if live.row.rematch is None:
        game = live.game
        row = _row(game, live.row.options, live.row.seats, live.row.listed)
        seats = [SeatRow(seat=s.seat, kind=s.kind, name=s.name, bot=s.bot) for s in live.seats]
        places = [Place(p.hash, row.id, p.kind, p.seat) for p in live.places]
        if await hall.store.add(row, seats, places, (), rematch_of=live.id):
            live.row.rematch = row.id
            hall.seat_down(Saved(row, seats, places, [], []))
            if all(seat.kind != "open" for seat in seats):
                async with hall.at(row.id) as new:
                    await moves.start(hall, new)
        else:
            saved = await hall.store.saved(live.id)
            assert saved is not None
            live.row.rematch = saved.table.rematch
        broadcast.table(live)
        await hall.bus.tell("table", live.id)
    assert live.row.rematch is not None
    return await hall.table(live.row.rematch)


async def _go_on(hall: Hall, match: Match, wanted: Sequence[Wanted] | None, listed: bool) -> Made:
    """A running or ended table with the records of a match; what comes later is sealed anew."""
    game, seats = match.game, match.seats
    if wanted is None:
        named = [*match.names, *[""] * seats][:seats]
        wanted = [Wanted("me", " ".join(name.split())[:24]) for name in named]
    if len(wanted) != seats:
        raise BadSeats(seats=len(wanted), low=seats, high=seats)
    rows = _seat_rows(game, wanted)
    row = _row(game, match.options, seats, listed)
    row.state, row.since = ("over" if match.over else "running"), len(match.records)
    if match.over and isinstance(match.chance, Sealed):
        row.secret, row.since = match.chance.secret, match.chance.since
    step = Step(row.id, 1, "start", None, encode_records(match.records), None, now())
    made = await _keep(hall, row, rows, wanted, [step])
    hall.drivers.consider(made.live)
    return made


async def _keep(
    hall: Hall, row: TableRow, seats: list[SeatRow], wanted: Sequence[Wanted], steps: Sequence[Step]
) -> Made:
    host, invite, watch = new_token(), new_token(), new_token()
    mine = {number: new_token() for number, seat in enumerate(wanted) if seat.kind == "me"}
    places = [_place(row.id, "host", host), _place(row.id, "invite", invite), _place(row.id, "watch", watch)]
    places += [_place(row.id, "seat", token, seat) for seat, token in mine.items()]
    await hall.store.add(row, seats, places, steps)
    live = hall.seat_down(Saved(row, seats, places, list(steps), []))
    return Made(live, host, mine, invite, watch)


def _place(table: str, kind: TokenKind, token: str, seat: int | None = None) -> Place:
    return Place(digest(token), table, kind, seat)


def _row(game: Game, options: Mapping[str, str], seats: int, listed: bool) -> TableRow:
    return TableRow(id=new_table_id(), game=game.id, game_version=game.version, options=dict(options), seats=seats,
                    state="open", listed=listed, secret=secrets.token_bytes(32), since=0, created=now())  # fmt: skip


def _seat_rows(game: Game, wanted: Sequence[Wanted]) -> list[SeatRow]:
    rows = []
    for number, seat in enumerate(wanted):
        match seat.kind:
            case "me":
                name = clean_name(seat.name) if seat.name else ""
                rows.append(SeatRow(seat=number, kind="player", name=name))
            case "open":
                rows.append(SeatRow(seat=number, kind="open"))
            case "bot":
                name = clean_name(seat.name) if seat.name else ""
                rows.append(SeatRow(seat=number, kind="bot", name=name, bot=check_bot(game, seat.bot)))
            case _:
                raise BadRequest(where="seats", reason=seat.kind)
    return rows
