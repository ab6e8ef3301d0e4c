"""Write and read matches and positions as text.

A match has a header, a line for each record (`*` is chance), and an end line with a checksum that detects files that
were cut off or changed. A position has a line for each field that is not at its start value, with tokens instead of
numbers where the layout declares a domain.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lastboat.kernel import game as games
from lastboat.kernel.actions import MOST_SEATS
from lastboat.kernel.chance import Chance, Closed, Sealed, Seeded, contributions
from lastboat.kernel.chance.contributions import Contribution
from lastboat.kernel.dialect import CHANCE, EVERYBODY
from lastboat.kernel.errors import (
    BadNumber,
    BadSeat,
    BadText,
    CutOff,
    Edited,
    LastboatError,
    NoGameNamed,
    NotAMatch,
    RedactedMatch,
    SealBroken,
    SeedDoesNotFit,
    TooNew,
    TooOld,
    UnknownGame,
    UnknownWord,
    WrongCount,
)
from lastboat.kernel.layout import BaseState, Field
from lastboat.kernel.policies import MOST_STEPS

if TYPE_CHECKING:
    from lastboat.kernel.match import Match

FORMAT = 1
MOST_DIGITS = 20
"""The digits of the largest 64-bit number; longer ones are not read as numbers."""
_TITLE = "lastboat match"
_HEADERS = (
    "game: <id> <version>", "seats: <number>", "names: <name> | <name>", "option: <name>=<value>",
    "chance: seed <number>", "chance: sealed <hash>", "chance: sealed <hash> from <number>", "secret: <hex>",
    "contribution: <seat> <hash> <hex>", "contribution: <seat> <hash> -", "contribution: <seat> - -",
)  # fmt: skip
_HEX = re.compile(r"(?:[0-9a-fA-F]{2})+")


def whole_number(text: str) -> int | None:
    """Parse a number in the digits 0 to 9; None if the text is not one, or too long.

    >>> whole_number("12"), whole_number("-1"), whole_number("²"), whole_number("9" * 5000)
    (12, None, None, None)
    """
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS else None


def _number_from(low: int, high: int, text: str) -> int:
    """Parse a number; `BadNumber` if it is not one from `low` to `high`."""
    found = whole_number(text.removeprefix("-"))
    value = -found if found and text[0] == "-" else found
    if value is None or not low <= value <= high:
        raise BadNumber(word=text, low=low, high=high)
    return value


# A match --------------------------------------------------------------------------------------


def match_text(match: Match, seat: int | None, reveal: bool) -> str:
    """The match as text; for a seat, each outcome that it did not see is written as a question mark."""
    head = [
        f"{_TITLE} {FORMAT}",
        f"game: {match.game.id} {match.game.version}",
        f"seats: {match.seats}",
        *([f"names: {' | '.join(map(_on_one_line, match.names))}"] if any(match.names) else []),
        *(f"option: {name}={_on_one_line(value)}" for name, value in sorted(match.options.items())),
    ]
    if seat is None or isinstance(match.chance, (Sealed, Closed)):
        head.append(f"chance: {match.chance.text()}")
    if isinstance(match.chance, (Sealed, Closed)):
        head += contribution_lines(match.chance.contributions)
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
    return "\n".join([*lines, end_line(lines, len(body))]) + "\n"


def contribution_lines(given: Sequence[Contribution]) -> list[str]:
    """The header lines of what players added to the chance."""
    return [f"contribution: {one.text()}" for one in given]


def read_match(text: str, cls: type[Match]) -> Match:
    """Parse a match. Checksum, header and all lines are checked before the first record is played."""
    lines = text.rstrip("\n").split("\n")
    _check_title(lines[0])
    if not lines[-1].startswith("end: "):
        raise CutOff()
    gap = lines.index("") if "" in lines else len(lines) - 1
    if not _is_text(text) or lines[-1] != end_line(lines[:-1], len(lines) - gap - 2):
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
            elif (seat := whole_number(who)) is not None:
                records.append(Record(seat, head.game.actions.encode(what)))
            else:
                raise UnknownWord(word=line, kind="record", known="<seat> <action>, * <outcome>")
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
        given: list[Contribution] = []
        for number, line in enumerate(lines, 2):
            key, _, value = line.partition(": ")
            try:
                match key, value.split():
                    case "game", [name, version]:
                        found = self._game(name, _number_from(0, 10**9, version))
                    case "seats", [seats]:
                        self.seats = _number_from(1, MOST_SEATS, seats)
                    case "names", _:
                        self.names = value.split(" | ")
                    case "option", _:
                        name, _, chosen = value.partition("=")
                        self.options[name] = chosen
                    case "chance", ["seed", seed]:
                        self.chance = Seeded(_number_from(-(2**63), 2**64 - 1, seed))
                    case "chance", ["sealed", seal]:
                        self.chance = Closed(seal)
                    case "chance", ["sealed", seal, "from", since]:
                        self.chance = Closed(seal, _number_from(0, MOST_STEPS, since))
                    case "secret", [written] if _HEX.fullmatch(written):
                        secret = bytes.fromhex(written)
                    case "contribution", words if (one := contributions.read(words)) is not None:
                        if one.seat <= max((other.seat for other in given), default=-1) or one.seat >= self.seats:
                            raise BadSeat(seat=one.seat, last=self.seats - 1)
                        given.append(one)
                    case _:
                        alike = [header for header in _HEADERS if header.startswith(f"{key}: ")]
                        raise UnknownWord(word=line, kind="header", known=", ".join(alike or _HEADERS))
            except (UnknownGame, TooNew):
                raise
            except LastboatError as error:
                raise BadText(line=number, reason=error) from None
        if found is None:
            raise BadText(line=2, reason=NoGameNamed())
        self.game = found
        if isinstance(self.chance, Closed):
            contributions.check(given)
            self.chance = Closed(self.chance.seal, self.chance.since, given)
            if secret and Sealed(secret).seal != self.chance.seal:
                raise SealBroken(number=0, reason=SeedDoesNotFit())
            if secret:
                self.chance = Sealed(secret, self.chance.since, given)
        elif given:
            raise UnknownWord(word="contribution", kind="header", known="chance: sealed <hash>")

    @staticmethod
    def _game(name: str, version: int) -> games.Game:
        found = games.game(name)
        if version > found.version:
            raise TooNew(what=name, version=version, known=found.version)
        if version < found.version:
            raise TooOld(what=name, version=version, known=found.version)
        return found


def _check_title(line: str) -> None:
    title, _, version = line.rpartition(" ")
    number = whole_number(version)
    if title != _TITLE or not number:
        raise BadText(line=1, reason=NotAMatch(title=f"{_TITLE} {FORMAT}"))
    if number > FORMAT:
        raise TooNew(what="match", version=number, known=FORMAT)


def _is_text(text: str) -> bool:
    """Whether a text can be encoded as UTF-8: JSON can hold lone surrogates, a file cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def end_line(lines: list[str], records: int) -> str:
    """The last line of a match, with the checksum of those before it."""
    checksum = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
    return f"end: {records} {checksum}"


def _on_one_line(text: str) -> str:
    return " ".join(text.replace("|", "/").split())


# A position -----------------------------------------------------------------------------------


def position_text(s: BaseState) -> str:
    """The fields of a state that are not at their start value, one per line.

    A row indexed by a domain leaves out entries at their start value: `tiles: watchtower=flooded peak=sunk`.
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


def read_position(text: str, cls: type[BaseState], base: BaseState | None = None) -> Any:
    """Parse a position; with `base` the text changes only the fields it names."""
    s = base.copy() if base else cls()
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line:
            continue
        label, _, value = line.partition(":")
        name, _, index = label.partition("[")
        field = cls.FIELDS.get(name)
        if field is None:
            unknown = UnknownWord(word=name, kind="field", known=", ".join(cls.FIELDS))
            raise BadText(line=number, reason=unknown)
        try:
            if not field.shape:
                setattr(s, name, _number(field, value.strip()))
            else:
                row = getattr(s, name)
                if len(field.shape) == 2:
                    row = row[_number_from(0, field.shape[0] - 1, index.rstrip("]"))]
                _read_row(field, value.split(), row)
        except LastboatError as error:
            raise BadText(line=number, reason=error) from None
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
            raise WrongCount(count=len(values), needed=len(row))
        for i, value in enumerate(values):
            row[i] = _number(field, value)
        return
    places = field.by.tokens[: len(row)]
    for pair in values:
        token, _, value = pair.partition("=")
        if token not in places:
            raise UnknownWord(word=token, kind=field.by.name, known=", ".join(places))
        row[places.index(token)] = _number(field, value)


def _name(field: Field, value: int) -> str:
    named = field.of is not None and 0 <= value < len(field.of)
    return field.of.tokens[value] if field.of and named else str(value)


def _number(field: Field, text: str) -> int:
    named = field.of and (text in field.of.tokens or whole_number(text.removeprefix("-")) is None)
    return _number_from(field.low, field.top, str(field.of.index(text)) if field.of and named else text)
