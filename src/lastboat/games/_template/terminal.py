"""The game in a terminal: the water to the shore, and the hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from lastboat.kernel.view import Message, Name


def draw(table: dict[str, Any], say: Callable[[Message | Name], str], names: list[str]) -> RenderableType:
    """The boat `<` on its way to the shore `|`; hidden cards are question marks."""
    water = Text("|" + "~" * table["distance"] + "<", "blue")
    hands = [
        Text("> " if seat == table["turn"] else "  ") + _hand(say, seat, card)
        for seat, card in enumerate(table["hands"])
    ]
    return Group(water, *hands)


def _hand(say: Callable[[Message | Name], str], seat: int, card: str | None) -> Text:
    """A player and the card in hand, or a question mark."""
    shown = "?" if card is None else say(Name("card", card))
    text = Text(say(Message("labelled-text", {"name": Name("seat", str(seat)), "text": shown})))
    text.stylize("bold", len(text) - len(shown))
    return text
