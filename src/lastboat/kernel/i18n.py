"""Translate messages by Fluent catalogues, in five languages.

A game's catalogues are in its folder, the kernel's beside this file. A message that a language lacks is taken from
English; one that English lacks is shown as its id, so that a missing message never stops a match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lastboat.kernel.errors import LastboatError, UnknownWord
from lastboat.kernel.fluent.languages import join
from lastboat.kernel.view import Message, Name

if TYPE_CHECKING:
    from lastboat.kernel.fluent.catalogue import Catalogue

LANGUAGES = ("en", "de", "nl", "fr", "nb")
_KERNEL_WORDS = Path(__file__).parent / "words"
Folder = Path | tuple[Path, ...] | None
"""Where words beyond the kernel's are; in the order given, where there are several folders."""


def check_language(lang: str) -> str:
    """The language itself; `UnknownWord` if there is no catalogue for it."""
    if lang not in LANGUAGES:
        raise UnknownWord(word=lang, kind="language", known=", ".join(LANGUAGES))
    return lang


@cache
def _catalogue(lang: str, folder: Folder) -> Catalogue:
    from lastboat.kernel.fluent.catalogue import Catalogue

    folders = folder if isinstance(folder, tuple) else (folder,) if folder else ()
    return Catalogue(lang, [source(place, lang) for place in (_KERNEL_WORDS, *folders)])


def source(folder: Path, lang: str) -> str:
    """The catalogue of a language in a folder; empty where a game has none of that language."""
    file = folder / f"{lang}.ftl"
    return file.read_text("utf-8") if file.exists() else ""


def has(message_id: str, lang: str, folder: Folder = None) -> bool:
    """Whether a language has a text for a message."""
    return message_id in _catalogue(check_language(lang), folder)


def say(message: Message, lang: str, folder: Folder = None, names: Sequence[str] = ()) -> str:
    """Translate a message. `folder` adds a game's catalogues, `names` holds the players' names."""
    args = {key: _worded(value, lang, folder, names) for key, value in message.args.items()}
    return _format(message.id, lang, folder, args)


def name(thing: Name, lang: str, folder: Folder = None, names: Sequence[str] = ()) -> str:
    """Translate a name; a seat has its player's name."""
    if thing.kind == "seat":
        seat = int(thing.token)
        if seat < len(names) and names[seat]:
            return names[seat]
        return _format("seat-name", lang, folder, {"number": seat + 1})
    if thing.kind == "number":
        return thing.token
    return _format(thing.id, lang, folder, {})


def _worded(value: Any, lang: str, folder: Folder, names: Sequence[str]) -> Any:
    if isinstance(value, Name):
        return int(value.token) if value.kind == "number" else name(value, lang, folder, names)
    if isinstance(value, Message):
        return say(value, lang, folder, names)
    if isinstance(value, LastboatError):
        return say(value.message, lang, folder, names)
    if isinstance(value, (list, tuple)):
        return join([str(_worded(v, lang, folder, names)) for v in value], lang)
    return value


def _format(message_id: str, lang: str, folder: Folder, args: Mapping[str, Any]) -> str:
    for language in dict.fromkeys((check_language(lang), "en")):
        catalogue = _catalogue(language, folder)
        if message_id in catalogue:
            return catalogue.format(message_id, args)
    return " ".join([message_id, *(f"{k}={v}" for k, v in args.items())])
