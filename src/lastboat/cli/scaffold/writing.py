"""Write the package of a new game: all of it, or nothing."""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from lastboat import __version__
from lastboat.cli.errors import AlreadyThere, CannotWrite
from lastboat.cli.files import reason_of
from lastboat.cli.scaffold.names import NewGame
from lastboat.kernel.game import TEMPLATE, game
from lastboat.kernel.i18n import LANGUAGES
from lastboat.kernel.notation import end_line

PROJECT = Path(__file__).parent / "project"


def write(new: NewGame, place: Path) -> list[Path]:
    """Write the project into a new folder of this place; return its files. Nothing is left if that fails."""
    folder = place / new.id
    if folder.exists():
        raise AlreadyThere(folder=str(folder))
    temporary: str | None = None
    try:
        temporary = tempfile.mkdtemp(dir=place, prefix=f".{new.id}-")
        made = Path(temporary, new.id)
        files = project_files(new)
        _write_all(files, made)
        made.rename(folder)
    except OSError as error:
        raise CannotWrite(file=str(folder), reason=reason_of(error)) from None
    finally:
        if temporary:
            shutil.rmtree(temporary, ignore_errors=True)
    return [folder / name for name in files]


def write_package(new: NewGame, folder: Path) -> None:
    """Write the game's package alone."""
    _write_all(package_files(new), folder)


def project_files(new: NewGame) -> dict[str, str]:
    """All files of the project by their names, the game's package among them."""
    major, minor, *_ = __version__.split(".")
    words = {
        "GAME_ID": new.id,
        "GAME_PACKAGE": new.package,
        "GAME_TITLE": new.title,
        "lastboat>=0.0": f"lastboat>={major}.{minor},<{major}.{int(minor) + 1}",
    }
    around = {name: _with(words, text) for name, text in _files(PROJECT)}
    package = {f"src/{new.package}/{name}": text for name, text in package_files(new).items()}
    return {name: renamed(new, name, text) for name, text in around.items()} | package


def package_files(new: NewGame) -> dict[str, str]:
    """The files of the game's package by their names."""
    titles = {_title(lang): new.title for lang in LANGUAGES}
    return {name: renamed(new, name, _with(titles, text)) for name, text in _files(game(TEMPLATE).folder)}


def renamed(new: NewGame, name: str, text: str) -> str:
    """A file of the toy game under the new name; a match gets the checksum that fits."""
    if not name.endswith(".match"):
        return text.replace(f'"{TEMPLATE}"', f'"{new.id}"')
    lines = text.replace(f"game: {TEMPLATE} ", f"game: {new.id} ").splitlines()[:-1]
    return "\n".join([*lines, end_line(lines, len(lines) - lines.index("") - 1)]) + "\n"


def _write_all(files: Mapping[str, str], folder: Path) -> None:
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")


def _title(lang: str) -> str:
    """What the toy game is called in a language."""
    words = (game(TEMPLATE).folder / "words" / f"{lang}.ftl").read_text("utf-8")
    found = re.search(r"^game-name = (.+)$", words, re.MULTILINE)
    assert found
    return found[1]


def _with(words: Mapping[str, str], text: str) -> str:
    for old, new in words.items():
        text = text.replace(old, new)
    return text


def _files(folder: Path) -> Iterator[tuple[str, str]]:
    for file in sorted(folder.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            yield file.relative_to(folder).as_posix(), file.read_text("utf-8")
