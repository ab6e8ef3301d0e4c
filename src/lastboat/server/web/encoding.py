"""What goes over the wire about a match: views, events, frames, as encoded JSON.

A choice or an event without words is the same bytes whenever it comes, so it is encoded once.
Views are kept while a step is told, for everybody who looks from the same seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from lastboat.kernel import view_builder
from lastboat.kernel.dialect import EVERYBODY, Journal
from lastboat.kernel.game import game
from lastboat.kernel.match import Match, Record
from lastboat.tables.rows import ProposalRow
from lastboat.tables.table import Live

encode = msgspec.json.Encoder().encode
Raw = msgspec.Raw

MOST_FRAMES = 40
"""A longer gap is not shown thing by thing."""

_choices: dict[tuple[str, int, int, str | None], Raw] = {}


def view(live: Live, seat: int, lang: str | None = None) -> dict[str, Any]:
    """The table as one seat may see it, or EVERYBODY; its larger parts are encoded already."""
    found: dict[str, Any] | None = live.views.get((seat, lang))
    if found is None:
        found = live.views[seat, lang] = _view(live, seat, lang)
    return found


def _view(live: Live, seat: int, lang: str | None) -> dict[str, Any]:
    match = live.match
    assert match is not None
    known = _known(live, match, seat)
    over = match.over
    may_act = seat != EVERYBODY and not over and live.state == "running"
    return {
        "game": match.game.id,
        "seat": seat,
        "seats": match.seats,
        "version": live.version,
        "records": len(match.records),
        "actor": match.actor,
        "prompt": _prompt(live, match, known, seat, lang),
        "choices": choices(match, known, seat, seat, lang) if may_act else [],
        "blocked": [b.data() for b in view_builder.blocked(match, known, seat, lang)] if may_act else [],
        "undo": match.undoable if may_act and match.undo_seat == seat else 0,
        "table": table(live, match, known, seat),
        "over": over,
        "returns": match.returns if over else [],
    }


def _eyes(match: Match, seat: int) -> int:
    """Where nothing is secret all see the same, so it is made once."""
    return seat if match.game.secrets else EVERYBODY


def _known(live: Live, match: Match, seat: int) -> Any:
    """The state as a seat may know it; where nothing is secret that is the state itself."""
    if not match.game.secrets:
        return match.state
    found = live.views.get(("known", seat))
    if found is None:
        found = live.views["known", seat] = match.game.observe(match.state, seat)
    return found


def _prompt(live: Live, match: Match, known: Any, seat: int, lang: str | None) -> Raw:
    """What is asked of the actor."""
    key = ("prompt", _eyes(match, seat), lang)
    found: Raw | None = live.views.get(key)
    if found is None:
        asked = view_builder.prompt(match, known)
        found = live.views[key] = Raw(encode(asked.data(view_builder.say(match, asked, lang))))
    return found


def table(live: Live, match: Match, known: Any, seat: int) -> Raw:
    """What lies on the table now, for one seat."""
    key = ("table", _eyes(match, seat))
    found: Raw | None = live.views.get(key)
    if found is None:
        found = live.views[key] = Raw(_table(live, match, known, seat))
    return found


def _table(live: Live, match: Match, known: Any, seat: int) -> bytes:
    """The table, encoded; where a game says which part all see alike, that part is made once."""
    show: Any = match.game.show
    if not hasattr(show, "own_part"):
        return encode(show.table(known, seat))
    open_part: bytes | None = live.views.get("open part")
    if open_part is None:
        open_part = live.views["open part"] = encode(show.open_part(_known(live, match, EVERYBODY)))
    return open_part[:-1] + b"," + encode(show.own_part(known, seat))[1:]


def choices(match: Match, known: Any, seat: int, asking: int, lang: str | None) -> list[Any]:
    """What a seat may do, by the knowledge of the one who asks."""
    if match.over:
        return []
    codes = match.legal_codes(seat) if seat == asking else match.game.legal(known, seat)
    mark = getattr(match.game.show, "mark", None) if seat == asking else None
    if mark is None:
        return [choice(match, seat, code, None, lang) for code in codes]
    return [choice(match, seat, code, mark(known, seat, code), lang) for code in codes]


def choice(match: Match, seat: int, code: int, mark: str | None, lang: str | None) -> Any:
    """One choice; encoded already if it is without words."""
    if lang is not None:
        data = view_builder.choice(match, seat, code, lang).data()
        return {**data, "mark": mark} if mark else data
    key = (match.game.id, seat, code, mark)
    found = _choices.get(key)
    if found is None:
        data = view_builder.choice(match, seat, code, None).data()
        found = _choices[key] = Raw(encode({**data, "mark": mark} if mark else data))
    return found


def events(match: Match, seats: Sequence[int], since: int, lang: str | None = None) -> list[Any]:
    """What those seats were told from a record on; what one of them alone was told says so."""
    return [_event(match, number, event, lang) for number, event in _heard(match, seats, since)]


def _event(match: Match, number: int, event: Journal, lang: str | None) -> Any:
    """One event; without words only its record's number is new."""
    if lang is None:
        return Raw(b'{"record":%d,%b' % (number, _wordless(match.game.id, event)))
    data = view_builder.told(match, number, event, lang).data()
    return data if event.witness == EVERYBODY else {**data, "for": event.witness}


@lru_cache(50_000)
def _wordless(name: str, event: Journal) -> bytes:
    """An event as JSON from after its record's number on."""
    data = view_builder.wordless(game(name), 0, event).data()
    del data["record"]
    return encode(data if event.witness == EVERYBODY else {**data, "for": event.witness})[1:]


def _heard(match: Match, seats: Sequence[int], since: int) -> list[tuple[int, Journal]]:
    """What was told to those seats from a record on, each with the number of its record."""
    hearing = (EVERYBODY, *seats)
    return [(number, event) for number, event in _told_since(match, since) if event.witness in hearing]


def _told_since(match: Match, since: int) -> list[tuple[int, Journal]]:
    """The tail of what was told, found from its end."""
    start = len(match.told)
    while start and match.told[start - 1][0] >= since:
        start -= 1
    return match.told[start:]


def proposals(live: Live, lang: str | None = None) -> list[dict[str, Any]]:
    """The proposals that stand."""
    return [proposal(live, row, lang) for row in live.proposals]


def proposal(live: Live, row: ProposalRow, lang: str | None = None) -> dict[str, Any]:
    """One proposal."""
    assert live.match is not None
    offered = choice(live.match, row.seat, row.code, None, lang)
    return {"id": row.id, "seat": row.seat, "by": row.by, "choice": offered, "at": row.at}


class Frames:
    """The positions a step went through, made as far as somebody wants to see them."""

    def __init__(self, match: Match, before: Any, since: int) -> None:
        """`before` is the state before record `since`."""
        self.match, self.since = match, since
        self._states = [before]
        self._tables: dict[tuple[int, int], Raw] = {}

    def data(self, seats: Sequence[int], lang: str | None = None) -> list[dict[str, Any]]:
        """A frame for each record, as those seats may see it."""
        return self.positions(seats, self.since + 1, len(self.match.records) - self.since, lang)

    def positions(self, seats: Sequence[int], first: int, count: int, lang: str | None) -> list[dict[str, Any]]:
        """The positions after `first`, `first` + 1, … records, as those seats may see them."""
        told: dict[int, list[Any]] = {}
        for at, event in _heard(self.match, seats, max(0, first - 1)):
            told.setdefault(at, []).append(_event(self.match, at, event, lang))
        watching = list(seats) or [EVERYBODY]
        last = min(len(self.match.records), first + count - 1)
        return [self._frame(number, watching, told.get(number - 1, []), lang) for number in range(first, last + 1)]

    def _frame(self, number: int, watching: list[int], told: list[Any], lang: str | None) -> dict[str, Any]:
        s = self._state(number - self.since)
        game = self.match.game
        asked = view_builder.prompt(self.match, game.observe(s, watching[0]))
        return {
            "records": number,
            "events": told,
            "seat": self.match.records[number - 1].seat if number else EVERYBODY,
            "table": {str(seat): self._table(number - self.since, seat) for seat in watching},
            "actor": game.actor(s),
            "prompt": asked.data(view_builder.say(self.match, asked, lang)),
        }

    def _state(self, i: int) -> Any:
        while len(self._states) <= i:
            record: Record = self.match.records[self.since + len(self._states) - 1]
            self._states.append(self.match.game.apply(self._states[-1], record.seat, record.code))
        return self._states[i]

    def _table(self, i: int, seat: int) -> Raw:
        found = self._tables.get((i, seat))
        if found is None:
            game, s = self.match.game, self._state(i)
            found = self._tables[i, seat] = Raw(encode(game.show.table(game.observe(s, seat), seat)))
        return found
