"""Create tables: new ones, imports, rematches and branches. The caller stores what is returned."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import NamedTuple

from lastboat.bots import bot as bot_called
from lastboat.kernel import game as games
from lastboat.kernel.chance import Sealed
from lastboat.kernel.chance.contributions import Contribution
from lastboat.kernel.errors import BadRecord, BadSeats, LastboatError, UnknownGame, UnknownWord
from lastboat.kernel.game import Game
from lastboat.kernel.match import Match
from lastboat.tables import draw, moves
from lastboat.tables.errors import BadRequest, BotSeats, NotFrozen, NotRunning, SecretsInside
from lastboat.tables.model import SeatRow, Step, Stored, TableRow, TokenKind, TokenRow, encode_records
from lastboat.tables.sanitize import LONGEST_NAME, clean_name
from lastboat.tables.table import Table
from lastboat.tables.tokens import digest, new_table_id, new_token

OfferedBots = Mapping[str, Sequence[int]]
"""The operator's own bots at the tables of a game: their names, and with how many players each plays."""
NO_BOTS: OfferedBots = MappingProxyType({})
LONGEST_MATCH_LINE = 2100
"""Characters in a line of an imported match: an option may have 2,000."""


class SeatWish(NamedTuple):
    """The wish for a seat: `me`, `open` or `bot`."""

    kind: str
    name: str = ""
    bot: str | None = None
    commitment: str | None = None


class NewTable(NamedTuple):
    """A table to store, and its tokens, which only its creator gets."""

    stored: Stored
    host: str
    seats: dict[int, str]
    invite: str
    watch: str


def check_game(name: str, with_template: bool) -> Game:
    """The game of an id; the template only if the server offers it."""
    if name.startswith("_") and not with_template:
        raise UnknownGame(game=name, known=", ".join(games.game_ids()))
    return games.game(name)


def check_bot(game: Game, seats: int, name: str | None, own: OfferedBots) -> str:
    """The bot of a name, by default the game's first."""
    found = name or game.bots[0]
    if found in own:
        if seats not in own[found]:
            raise BotSeats(bot=found, known=", ".join(map(str, own[found])), seats=seats)
        return found
    if found not in game.bots:
        raise UnknownWord(word=found, kind="bot", known=", ".join((*game.bots, *own)))
    bot_called(found)
    return found


def bot_row(game: Game, names: Sequence[str], seat: int, name: str, bot: str | None, own: OfferedBots) -> SeatRow:
    """A seat for a bot. The operator's own have the name of the bot, with a number where another seat has it."""
    found = check_bot(game, len(names), bot, own)
    name = clean_name(name) if name else ""
    if not name and found in own:
        others = {*names[:seat], *names[seat + 1 :]}
        numbered = (f"{found} {n}" for n in range(2, len(names) + 1))
        name = next(one for one in (found, *numbered) if one not in others)
    return SeatRow(seat=seat, kind="bot", name=name, bot=found)


def new_table(
    game: Game,
    options: Mapping[str, str],
    wishes: Sequence[SeatWish],
    listed: bool,
    at: int,
    deadline: int | None = None,
    own: OfferedBots = NO_BOTS,
) -> NewTable:
    """A new table that has not started; `deadline`: seconds per turn."""
    game.encode_options(len(wishes), options)
    row = _row(game, options, len(wishes), listed, at)
    row.deadline = deadline
    return _with_tokens(row, _seat_rows(game, wishes, own), wishes, [])


def read_match(text: str, with_template: bool) -> Match:
    """The match of a text; the template only if the server offers it."""
    if max(map(len, text.splitlines()), default=0) > LONGEST_MATCH_LINE:
        raise BadRequest(where="text", reason=f"1..{LONGEST_MATCH_LINE}")
    match = Match.from_text(text)
    check_game(match.game.id, with_template)
    return match


def from_match(
    match: Match, wishes: Sequence[SeatWish] | None, listed: bool, at: int, own: OfferedBots = NO_BOTS
) -> NewTable:
    """A running or ended table with the records of a match; later chance is sealed anew."""
    game, seats = match.game, match.seats
    if wishes is None:
        names = [*match.names, *[""] * seats][:seats]
        wishes = [SeatWish("me", " ".join(name.split())[:LONGEST_NAME]) for name in names]
    if len(wishes) != seats:
        raise BadSeats(seats=len(wishes), low=seats, high=seats)
    rows = _seat_rows(game, wishes, own)
    row = _row(game, match.options, seats, listed, at)
    row.state, row.since = ("over" if match.over else "running"), len(match.records)
    given: Sequence[Contribution] = ()
    if match.over and isinstance(match.chance, Sealed) and _follows_from_seal(match):
        row.secret, row.since, given = match.chance.secret, match.chance.since, match.chance.contributions
    start = Step(row.id, 1, "start", None, encode_records(match.records, given), None, at)
    return _with_tokens(row, rows, wishes, [start])


def _follows_from_seal(match: Match) -> bool:
    try:
        match.verify()
    except LastboatError:
        return False
    return True


def branch(table: Table, record: int) -> Match:
    """A match that continues after the first `record` records of a table's match, with chance of its own."""
    match = table.match
    if match is None:
        raise NotRunning(state=table.state)
    if not 0 <= record <= len(match.records):
        raise BadRecord(number=record, last=len(match.records))
    if match.game.secrets and not match.over:
        raise SecretsInside()
    return match.branch(record, seed=secrets.randbits(63))


def rematch(table: Table, at: int, own: OfferedBots = NO_BOTS) -> Stored:
    """A new table with the same game, people and tokens. For bots no longer offered the game's first one plays."""
    row = _row(table.game, table.row.options, table.row.seats, table.row.listed, at)
    row.deadline = table.row.deadline
    seats = [
        SeatRow(seat=s.seat, kind=s.kind, name=s.name, bot=s.bot, commitment=draw.next_commitment(table, s.seat))
        for s in table.seats
    ]
    gone = _no_longer_offered(table, own)
    seats = [replace(s, name="", bot=table.game.bots[0]) if s.bot in gone else s for s in seats]
    return Stored(row, seats, [TokenRow(t.hash, row.id, t.kind, t.seat) for t in table.tokens], [], [])


def wishes_for_branch(table: Table, wishes: Sequence[SeatWish], own: OfferedBots) -> list[SeatWish]:
    """The wishes for a table that goes on from another. For bots no longer offered the game's first one plays."""
    gone = _no_longer_offered(table, own)
    return [wish._replace(name="", bot=None) if wish.bot in gone else wish for wish in wishes]


def _no_longer_offered(table: Table, own: OfferedBots) -> set[str]:
    """The bots of a table that could not be seated again."""
    bots = {seat.bot for seat in table.seats if seat.bot is not None}
    return {bot for bot in bots if bot not in table.game.bots and table.row.seats not in own.get(bot, ())}


def continued(table: Table, at: int, own: OfferedBots = NO_BOTS) -> Stored:
    """A new table for the people of a frozen one, by the rules of this version, as far as its records fit them."""
    if table.frozen is None:
        raise NotFrozen(state=table.state)
    records, chance = table.history.records, Sealed(secrets.token_bytes(32))
    try:
        match = Match(table.game, table.row.seats, table.row.options, chance=chance, names=table.names, records=records)
    except LastboatError as error:
        if error.record is None:  # not the records: the game or its options are no longer known
            raise
        fit = records[: error.record]
        match = Match(table.game, table.row.seats, table.row.options, chance=chance, names=table.names, records=fit)
    stored = rematch(table, at, own)
    row = stored.table
    row.secret, row.since = chance.secret, len(records)
    row.state = "over" if match.over else "running"
    return stored._replace(steps=[Step(row.id, 1, "start", None, encode_records(match.records), None, at)])


def started(stored: Stored, at: int) -> Stored:
    """A new table with its game started, if no seat is open; with commitments, the numbers are awaited first."""
    if any(seat.kind == "open" for seat in stored.seats):
        return stored
    table = Table(stored)
    if draw.commitments(table):
        stored.table.draw = draw.commitments(table)
        return stored
    move = moves.start(table, at)
    stored.table.state = moves.new_state(move) or stored.table.state
    return stored._replace(steps=[move.step])


def _with_tokens(row: TableRow, seats: list[SeatRow], wishes: Sequence[SeatWish], steps: list[Step]) -> NewTable:
    host, invite, watch = new_token(), new_token(), new_token()
    mine = {number: new_token() for number, wish in enumerate(wishes) if wish.kind == "me"}
    tokens = [_token(row.id, "host", host), _token(row.id, "invite", invite), _token(row.id, "watch", watch)]
    tokens += [_token(row.id, "seat", token, seat) for seat, token in mine.items()]
    return NewTable(Stored(row, seats, tokens, steps, []), host, mine, invite, watch)


def _token(table: str, kind: TokenKind, token: str, seat: int | None = None) -> TokenRow:
    return TokenRow(digest(token), table, kind, seat)


def _row(game: Game, options: Mapping[str, str], seats: int, listed: bool, at: int) -> TableRow:
    return TableRow(id=new_table_id(), game=game.id, game_version=game.version, options=dict(options), seats=seats,
                    state="open", listed=listed, secret=secrets.token_bytes(32), since=0, created=at)  # fmt: skip


def _seat_rows(game: Game, wishes: Sequence[SeatWish], own: OfferedBots) -> list[SeatRow]:
    rows: list[SeatRow] = []
    names = [wish.name for wish in wishes]
    for number, wish in enumerate(wishes):
        name = clean_name(wish.name) if wish.name else ""
        match wish.kind:
            case "me":
                rows.append(SeatRow(seat=number, kind="player", name=name, commitment=wish.commitment))
            case "open":
                rows.append(SeatRow(seat=number, kind="open"))
            case "bot":
                rows.append(bot_row(game, names, number, name, wish.bot, own))
            case _:
                raise BadRequest(where="seats", reason=wish.kind)
        names[number] = rows[-1].name
    return rows
