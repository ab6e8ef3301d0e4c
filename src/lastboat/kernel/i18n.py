"""Translate messages by Fluent catalogues, in five languages.

A game's catalogues are in its folder, the kernel's beside this file. A message that a language lacks is taken from
English; one that English lacks is shown as its id, so that a missing message never stops a match.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from lastboat.kernel.errors import LastboatError, UnknownWord
from lastboat.kernel.view import Message, Name

LANGUAGES = ("en", "de", "nl", "fr", "nb")
_LOCALES = {"en": "en-GB", "de": "de-DE", "nl": "nl-NL", "fr": "fr-FR", "nb": "nb-NO"}
_AND = {"en": "and", "de": "und", "nl": "en", "fr": "et", "nb": "og"}
_ELIDED = re.compile(r"[aeiouœæ]|h[eiouy]|y[^aeiou]")
"""Beginnings of names before which French elides de to d’; "ha" is mostly aspirated (Hans, Hassan)."""
_KERNEL_WORDS = Path(__file__).parent / "words"
Folder = Path | tuple[Path, ...] | None
"""Where words beyond the kernel's are; in the order given, where there are several folders."""


def check_language(lang: str) -> str:
    """The language itself; `UnknownWord` if there is no catalogue for it."""
    if lang not in LANGUAGES:
        raise UnknownWord(word=lang, kind="language", known=", ".join(LANGUAGES))
    return lang


@cache
def _bundle(lang: str, folder: Folder) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([_LOCALES[lang]], functions={"DE": french_de}, use_isolating=False)
    folders = folder if isinstance(folder, tuple) else (folder,) if folder else ()
    for place in (_KERNEL_WORDS, *folders):
        text = (place / f"{lang}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def has(message_id: str, lang: str, folder: Folder = None) -> bool:
    """Whether a language has a text for a message."""
    return bool(_bundle(check_language(lang), folder).has_message(message_id))


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


def listed(items: Sequence[str], lang: str) -> str:
    """Join a list: "Ada, Ben and Cleo"."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {_AND[check_language(lang)]} {items[-1]}"


def french_de(name: Any) -> Any:
    """The Fluent function DE: `de` and a name, elided where French elides it ("d’Anna", "de Bruno")."""
    base = unicodedata.normalize("NFD", str(name).lower())
    if base.startswith("joueur "):
        return f"du {name}"
    return f"d’{name}" if _ELIDED.match(base) else f"de {name}"


def _worded(value: Any, lang: str, folder: Folder, names: Sequence[str]) -> Any:
    if isinstance(value, Name):
        return int(value.token) if value.kind == "number" else name(value, lang, folder, names)
    if isinstance(value, LastboatError):
        return say(value.message, lang, folder, names)
    if isinstance(value, (list, tuple)):
        return listed([str(_worded(v, lang, folder, names)) for v in value], lang)
    return value


def _format(message_id: str, lang: str, folder: Folder, args: Mapping[str, Any]) -> str:
    for language in dict.fromkeys((check_language(lang), "en")):
        bundle = _bundle(language, folder)
        if bundle.has_message(message_id):
            text, _ = bundle.format_pattern(bundle.get_message(message_id).value, dict(args))
            return str(text)
    return " ".join([message_id, *(f"{k}={v}" for k, v in args.items())])
