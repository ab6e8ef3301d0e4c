"""The toy game in a terminal: the water to the shore, and the hands."""

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
        Text(f"{'>' if seat == table['turn'] else ' '} {say(Name('seat', str(seat)))}: ")
        + Text("?" if card is None else say(Name("card", card)), "bold")
        for seat, card in enumerate(table["hands"])
    ]
    return Group(water, *hands)
