"""Read and write match files: clear errors, atomic writes, no overwriting of foreign files."""

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
    IsAFolder,
    NoSuchFile,
    NotPermitted,
    NotText,
    WouldOverwrite,
)
from lastboat.kernel.errors import LastboatError
from lastboat.kernel.match import Match

RECENT = 10
"""How many of the newest files are searched for an unfinished match."""


def read_text(path: Path) -> str:
    """Read a text file; raise `CannotRead` with its name and the reason."""
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CannotRead(file=str(path), reason=reason_of(error)) from None


def read_match(path: Path) -> Match:
    """Read the match in a file."""
    text = read_text(path)
    try:
        return Match.from_text(text)
    except LastboatError as error:
        raise BadMatch(file=str(path), reason=error) from None


def write_text(path: Path, text: str) -> None:
    """Write a file atomically: to a temporary file beside it, then rename."""
    temporary: str | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except OSError as error:
        if temporary:
            Path(temporary).unlink(missing_ok=True)
        raise CannotWrite(file=str(path), reason=reason_of(error)) from None


def reason_of(error: Exception) -> LastboatError | str:
    """Turn an error of the system into one that can be translated, or into its text."""
    match error:
        case UnicodeDecodeError():
            return NotText()
        case FileNotFoundError():
            return NoSuchFile()
        case IsADirectoryError():
            return IsAFolder()
        case PermissionError():
            return NotPermitted()
        case OSError(strerror=str(text)):
            return text
    return str(error)


class MatchFile:
    """The file of one match. Refuses to overwrite anything but what it wrote itself or is known to hold."""

    def __init__(self, path: Path, known: str | None = None) -> None:
        """`known` is the text the file is known to hold; None: the file must not exist yet."""
        self.path, self._known = path, known
        self._check()

    def save(self, match: Match) -> None:
        """Write the match. A sealed one is saved with its secret seed, without which it could not go on."""
        self._check()
        text = match.text(reveal=True)
        write_text(self.path, text)
        self._known = text

    def _check(self) -> None:
        if self.path.exists() and (self._known is None or read_text(self.path) != self._known):
            raise WouldOverwrite(file=str(self.path))


def matches_folder() -> Path:
    """Return the folder in the user's data folder for matches that were given no file."""
    import platformdirs

    return Path(platformdirs.user_data_dir("lastboat", appauthor=False))


def latest_unfinished() -> Path | None:
    """Return the file of the latest match that is not over, if there is one."""
    newest = sorted(matches_folder().glob("*.match"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in newest[:RECENT]:
        with contextlib.suppress(LastboatError):
            if not read_match(path).over:
                return path
    return None


def new_match_path(game: str) -> Path:
    """Return a path for a new match: the game, the time, and a number if that is taken."""
    folder = matches_folder()
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path, count = folder / f"{stem}.match", 1
    while path.exists():
        count += 1
        path = folder / f"{stem}-{count}.match"
    return path
