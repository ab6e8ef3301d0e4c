"""The backup format: gzipped JSON lines with a checksum.

A header; for each database table a line with its name and columns, then a line per row; an end line with the number of
rows and the checksum of every byte before it.
"""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import msgspec

from lastboat.kernel.errors import TooNew
from lastboat.server.errors import BackupCutOff, BackupDamaged, NotABackup

FORMAT = 1
_LONGEST_LINE = 64 << 20


class Header(msgspec.Struct):
    """The first line: format and versions."""

    lastboat: str
    format: int
    schema: str
    program: str
    created: str


class Heading(msgspec.Struct):
    """The line before a table's rows: its name and columns."""

    table: str
    columns: list[str]


class End(msgspec.Struct):
    """The last line: row counts and checksum."""

    rows: dict[str, int]
    sha256: str


class Contents(msgspec.Struct):
    """The contents of a backup."""

    header: Header
    rows: dict[str, int]

    @property
    def counts(self) -> dict[str, int]:
        """How many tables of games and steps it has."""
        return {"tables": self.rows.get("tables", 0), "steps": self.rows.get("steps", 0)}


class Archive:
    """Writes a backup."""

    def __init__(self, raw: IO[bytes], header: Header) -> None:
        self.contents = Contents(header, {})
        self._digest = hashlib.sha256()
        self._file = gzip.GzipFile(fileobj=raw, mode="wb", filename="", compresslevel=6)
        self._table = ""
        self._line(header)

    def table(self, name: str, columns: list[str]) -> None:
        """Start the rows of a table."""
        self._table = name
        self.contents.rows[name] = 0
        self._line(Heading(name, columns))

    def row(self, values: list[Any]) -> None:
        """Write a row."""
        self.contents.rows[self._table] += 1
        self._line(values)

    def close(self) -> None:
        """Write the end line and close."""
        self._line(End(self.contents.rows, self._digest.hexdigest()))
        self._file.close()

    def _line(self, value: Any) -> None:
        data = msgspec.json.encode(value) + b"\n"
        self._digest.update(data)
        self._file.write(data)


def check(path: Path) -> Contents:
    """Read a whole backup; raises if it is damaged."""
    with path.open("rb") as raw:
        ends = [part for part in parts(raw, path) if isinstance(part, (Header, End))]
    header, end = ends
    assert isinstance(header, Header)
    assert isinstance(end, End)
    return Contents(header, end.rows)


def parts(raw: IO[bytes], path: Path) -> Iterator[Header | Heading | End | list[Any]]:
    """The parsed lines; checks their order, the width of rows, row counts and the checksum."""
    digest = hashlib.sha256()
    counts: dict[str, int] = {}
    heading: Heading | None = None
    end: End | None = None
    for number, line in enumerate(lines(raw, path), 1):
        try:
            part = _part(line, number)
            if end:
                raise ValueError
            if isinstance(part, Heading):
                heading = part
                counts[part.table] = 0
            elif isinstance(part, list):
                if heading is None or len(part) != len(heading.columns):
                    raise ValueError
                counts[heading.table] += 1
            elif isinstance(part, End):
                if part.rows != counts or part.sha256 != digest.hexdigest():
                    raise ValueError
                end = part
        except (msgspec.MsgspecError, ValueError):
            raise BackupDamaged(file=str(path)) from None
        digest.update(line)
        yield part
    if not end:
        raise BackupCutOff(file=str(path))


def _part(line: bytes, number: int) -> Header | Heading | End | list[Any]:
    if number == 1:
        return msgspec.json.decode(line, type=Header)
    if line.startswith(b"["):
        row: list[Any] = msgspec.json.decode(line, type=list)
        return row
    if line.startswith(b'{"table"'):
        return msgspec.json.decode(line, type=Heading)
    return msgspec.json.decode(line, type=End)


def lines(raw: IO[bytes], path: Path) -> Iterator[bytes]:
    """The lines of the file; raises NotABackup, BackupCutOff or BackupDamaged."""
    first = True
    try:
        with gzip.GzipFile(fileobj=raw, mode="rb") as file:
            while line := file.readline(_LONGEST_LINE):
                if first:
                    _check_header(line, path)
                    first = False
                yield line
    except EOFError:
        raise (NotABackup(file=str(path)) if first else BackupCutOff(file=str(path))) from None
    except (gzip.BadGzipFile, zlib.error):
        raise (NotABackup(file=str(path)) if first else BackupDamaged(file=str(path))) from None
    if first:
        raise NotABackup(file=str(path))


def _check_header(line: bytes, path: Path) -> None:
    header: Header | None = None
    with contextlib.suppress(msgspec.MsgspecError, UnicodeError):
        header = msgspec.json.decode(line, type=Header)
    if header is None or header.lastboat != "backup":
        raise NotABackup(file=str(path))
    if header.format > FORMAT:
        raise TooNew(what="backup", version=header.format, known=FORMAT)
