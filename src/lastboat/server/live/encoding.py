"""Encode frames as JSON. Recurring parts are encoded once."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache
from typing import Any

import msgspec

from lastboat.kernel import i18n, view_builder
from lastboat.kernel.dialect import EmittedEvent
from lastboat.kernel.game import Game
from lastboat.kernel.match import Match
from lastboat.kernel.view import Choice
from lastboat.tables.views import marked

encode = msgspec.json.Encoder().encode
Raw = msgspec.Raw


class JsonEncoding:
    """Parts of frames as encoded JSON. Events and choices without texts are cached."""

    def __init__(self) -> None:
        self._choices: dict[tuple[int, int, str | None], Raw] = {}

    def part(self, value: Any) -> Any:
        """A part used in several frames."""
        return Raw(encode(value))

    def joined(self, shared: Any, own: Any) -> Any:
        """Two objects as one, without encoding the shared one again."""
        return Raw(bytes(shared)[:-1] + b"," + encode(own)[1:])

    def choice(self, choice: Choice) -> Any:
        """A choice."""
        if choice.text:
            return choice.data()
        key = (choice.seat, choice.code, choice.mark)
        found = self._choices.get(key)
        if found is None:
            found = self._choices[key] = Raw(encode(choice.data()))
        return found

    def event(self, match: Match, number: int, event: EmittedEvent, lang: str | None) -> Any:
        """An event; everything but its record number is cached."""
        names = tuple(match.names) if lang else ()
        return Raw(b'{"record":%d,%b' % (number, _event(match.game, event, lang, names)))


@cache
def encoding_for(name: str) -> JsonEncoding:
    """The encoding for all tables of a game."""
    return JsonEncoding()


@lru_cache(50_000)
def _event(which: Game, event: EmittedEvent, lang: str | None, names: tuple[str, ...]) -> bytes:
    """An event as JSON, without its leading record number."""
    told = view_builder.textless(which, 0, event)
    if lang:
        told = replace(told, text=i18n.say(told.message, lang, which.folder / "words", names))
    data = told.data()
    del data["record"]
    return encode(marked(data, event))[1:]
