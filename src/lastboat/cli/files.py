"""Match files: read with a clear word on what is wrong, written without ever losing an old one."""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from pathlib import Path

from lastboat.cli.errors import (
    BadMatch,
    CannotRead,
    CannotWrite,
    FileTaken,
    IsAFolder,
    NoSuchFile,
    NotAText,
    NotPermitted,
)
from lastboat.kernel.errors import LastboatError
from lastboat.kernel.match import Match

RECENT = 10
"""Among so many of the newest files an unfinished match is looked for."""


def read_text(path: Path) -> str:
    """The text of a file; what prevents that is said with its name."""
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CannotRead(file=str(path), reason=why(error)) from None


def read_match(path: Path) -> Match:
    """The match in a file."""
    text = read_text(path)
    try:
        return Match.from_text(text)
    except LastboatError as error:
        raise BadMatch(file=str(path), reason=error) from None


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all: beside it first, then in its place."""
    beside: str | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as error:
        if beside:
            Path(beside).unlink(missing_ok=True)
        raise CannotWrite(file=str(path), reason=why(error)) from None


def why(error: Exception) -> LastboatError | str:
    """What the system says, in the words of the catalogues where they have some."""
    match error:
        case UnicodeDecodeError():
            return NotAText()
        case FileNotFoundError():
            return NoSuchFile()
        case IsADirectoryError():
            return IsAFolder()
        case PermissionError():
            return NotPermitted()
        case OSError(strerror=str(said)):
            return said
    return str(error)


class Keeper:
    """Keeps one match in one file, and overwrites nothing but what it knows."""

    def __init__(self, path: Path, known: str | None = None) -> None:
        """`known` is the text the file is known to hold; None: there must be no such file yet."""
        self.path, self._known = path, known
        self._check()

    def save(self, match: Match) -> None:
        """Put the match into the file. The secret of a sealed one goes along, or it could not go on."""
        self._check()
        text = match.text(reveal=True)
        write_text(self.path, text)
        self._known = text

    def _check(self) -> None:
        if self.path.exists() and (self._known is None or read_text(self.path) != self._known):
            raise FileTaken(file=str(self.path))


def folder_for_matches() -> Path:
    """Where matches are kept that were given no file: in the user's folder for data."""
    import platformdirs

    return Path(platformdirs.user_data_dir("lastboat", appauthor=False))


def latest_unfinished() -> Path | None:
    """The match that was left last and can go on; finished ones lie in the same folder."""
    newest = sorted(folder_for_matches().glob("*.match"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in newest[:RECENT]:
        with contextlib.suppress(LastboatError):
            if not read_match(path).over:
                return path
    return None


def fresh_path(game: str) -> Path:
    """A file of its own for a new match."""
    folder = folder_for_matches()
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path, count = folder / f"{stem}.match", 1
    while path.exists():
        count += 1
        path = folder / f"{stem}-{count}.match"
    return path
