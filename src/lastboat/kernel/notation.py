"""A match and a position as readable text, both ways.

A match has a header, a line for each record (`*` is chance), and an end line with a checksum, so
that a file that was cut off or changed is noticed. A position has a line for each field that is
not at its start value, with names for numbers wherever the layout knows them.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from lastboat.kernel import game as games
from lastboat.kernel.chance import Chance, Closed, Sealed, Seeded
from lastboat.kernel.dialect import CHANCE, EVERYBODY
from lastboat.kernel.errors import (
    BadText,
    CutOff,
    Edited,
    FromTheFuture,
    LastboatError,
    RedactedMatch,
    SealBroken,
    UnknownWord,
)
from lastboat.kernel.layout import Field, Table

if TYPE_CHECKING:
    from lastboat.kernel.match import Match

FORMAT = 1
_TITLE = "lastboat match"


# A match --------------------------------------------------------------------------------------


def match_text(match: Match, seat: int | None, reveal: bool) -> str:
    """The match as text; with a seat, outcomes that it did not see are a question mark."""
    head = [
        f"{_TITLE} {FORMAT}",
        f"game: {match.game.id} {match.game.version}",
        f"seats: {match.seats}",
        *([f"names: {' | '.join(map(_on_one_line, match.names))}"] if any(match.names) else []),
        *(f"option: {name}={_on_one_line(value)}" for name, value in sorted(match.options.items())),
    ]
    if seat is None or isinstance(match.chance, (Sealed, Closed)):
        head.append(f"chance: {match.chance.text()}")
    if reveal and isinstance(match.chance, Sealed):
        head.append(f"secret: {match.chance.secret.hex()}")
    body = []
    for number, (who, code) in enumerate(match.records):
        if who != CHANCE:
            body.append(f"{who} {match.game.actions.text(code)}")
        elif seat is None or match.witness(number) in (EVERYBODY, seat):
            body.append(f"* {match.game.outcomes.text(code)}")
        else:
            body.append("* ?")
    lines = [*head, "", *body]
    return "\n".join([*lines, _end(lines, len(body))]) + "\n"


def read_match(text: str, cls: type[Match]) -> Match:
    """The match of a text. Everything is checked before a single record is played."""
    lines = text.rstrip("\n").split("\n")
    _check_title(lines[0])
    if not lines[-1].startswith("end: "):
        raise CutOff()
    gap = lines.index("") if "" in lines else len(lines) - 1
    if lines[-1] != _end(lines[:-1], len(lines) - gap - 2):
        raise Edited()
    head = _Header(lines[1:gap])
    from lastboat.kernel.match import Record

    records = []
    for number, line in enumerate(lines[gap + 1 : -1], gap + 2):
        who, _, what = line.partition(" ")
        if what == "?":
            raise RedactedMatch(line=number)
        try:
            if who == "*":
                records.append(Record(CHANCE, head.game.outcomes.encode(what)))
            elif who.isdecimal():
                records.append(Record(int(who), head.game.actions.encode(what)))
            else:
                raise BadText(line=number, reason=f"a record begins with a seat or *, not with {who!r}")
        except UnknownWord as error:
            raise BadText(line=number, reason=error) from None
    try:
        return cls(head.game, head.seats, head.options, None, head.chance, head.names, records)
    except LastboatError as error:
        at = 2 if error.record is None else gap + 2 + error.record
        raise BadText(line=at, reason=error) from None


class _Header:
    """The header lines of a match, read and checked."""

    def __init__(self, lines: list[str]) -> None:
        self.options: dict[str, str] = {}
        self.names: list[str] = []
        self.seats = 0
        self.chance: Chance = Seeded(0)
        found: games.Game | None = None
        secret = b""
        for number, line in enumerate(lines, 2):
            key, _, value = line.partition(": ")
            try:
                match key:
                    case "game":
                        found = self._game(*value.split())
                    case "seats":
                        self.seats = int(value)
                    case "names":
                        self.names = value.split(" | ")
                    case "option":
                        name, _, chosen = value.partition("=")
                        self.options[name] = chosen
                    case "chance":
                        self.chance = self._chance(*value.split())
                    case "secret":
                        secret = bytes.fromhex(value)
                    case _:
                        raise ValueError(f"unknown header {key!r}")
            except (ValueError, TypeError) as error:
                raise BadText(line=number, reason=str(error)) from None
        if found is None:
            raise BadText(line=2, reason="the header names no game")
        self.game = found
        if secret and isinstance(self.chance, Closed):
            if Sealed(secret).seal != self.chance.seal:
                raise SealBroken(number=0, reason="the seed does not fit the published hash")
            self.chance = Sealed(secret, self.chance.since)

    @staticmethod
    def _game(name: str, version: str) -> games.Game:
        found = games.game(name)
        if int(version) > found.version:
            raise FromTheFuture(what=name, version=int(version), known=found.version)
        if int(version) < found.version:
            raise ValueError(f"{name} version {version} is no longer played; this program plays {found.version}")
        return found

    @staticmethod
    def _chance(kind: str, value: str, *rest: str) -> Chance:
        match kind, rest:
            case "seed", ():
                return Seeded(int(value))
            case "sealed", ():
                return Closed(value)
            case "sealed", ("from", since):
                return Closed(value, int(since))
        raise ValueError(f"unknown chance {kind!r}")


def _check_title(line: str) -> None:
    title, _, version = line.rpartition(" ")
    if title != _TITLE or not version.isdigit():
        raise BadText(line=1, reason=f"the first line is not '{_TITLE} {FORMAT}'")
    if int(version) > FORMAT:
        raise FromTheFuture(what="match", version=int(version), known=FORMAT)


def _end(lines: list[str], records: int) -> str:
    checksum = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
    return f"end: {records} {checksum}"


def _on_one_line(text: str) -> str:
    return " ".join(text.replace("|", "/").split())


# A position -----------------------------------------------------------------------------------


def position_text(s: Table) -> str:
    """The fields of a state that are not at their start value, one a line.

    A row by names leaves out what is at its start value: `tiles: watchtower=flooded peak=sunk`.
    """
    fresh = type(s)()
    lines = []
    for name, field in s.FIELDS.items():
        value, start = getattr(s, name), getattr(fresh, name)
        rows = value if len(field.shape) == 2 else [value]
        starts = start if len(field.shape) == 2 else [start]
        for i, (row, blank) in enumerate(zip(rows, starts, strict=True)):
            if row != blank:
                label = f"{name}[{i}]" if len(field.shape) == 2 else name
                lines.append(f"{label}: {_row_text(field, row, blank)}")
    return "\n".join(lines) + "\n"


def read_position(text: str, cls: type[Table], base: Table | None = None) -> Any:
    """The state of a position text; with `base` the text changes that state's fields only."""
    s = base.copy() if base else cls()
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line:
            continue
        label, _, value = line.partition(":")
        name, _, index = label.partition("[")
        field = cls.FIELDS.get(name)
        if field is None:
            raise BadText(line=number, reason=f"no field {name!r}; fields: {', '.join(cls.FIELDS)}")
        try:
            if not field.shape:
                setattr(s, name, _number(field, value.strip()))
            else:
                row = getattr(s, name)
                target = row[int(index.rstrip("]"))] if len(field.shape) == 2 else row
                _read_row(field, value.split(), target)
        except (ValueError, IndexError, LastboatError) as error:
            raise BadText(line=number, reason=str(error)) from None
    return s


def _row_text(field: Field, row: Any, blank: Any) -> str:
    if not field.shape:
        return _name(field, row)
    if field.by is None:
        return " ".join(_name(field, v) for v in row)
    pairs = zip(field.by.tokens[: len(row)], row, blank, strict=True)
    return " ".join(f"{token}={_name(field, v)}" for token, v, b in pairs if v != b)


def _read_row(field: Field, values: list[str], row: list[int]) -> None:
    if field.by is None:
        if len(values) != len(row):
            raise ValueError(f"{len(row)} values are needed, not {len(values)}")
        for i, value in enumerate(values):
            row[i] = _number(field, value)
        return
    for pair in values:
        token, _, value = pair.partition("=")
        row[field.by.index(token)] = _number(field, value)


def _name(field: Field, value: int) -> str:
    named = field.of is not None and 0 <= value < len(field.of)
    return field.of.tokens[value] if field.of and named else str(value)


def _number(field: Field, text: str) -> int:
    named = field.of and (text in field.of.tokens or not text.lstrip("-").isdigit())
    value = field.of.index(text) if field.of and named else int(text)
    if not field.low <= value <= field.top:
        raise ValueError(f"{value} is not in {field.low}..{field.top}")
    return value
