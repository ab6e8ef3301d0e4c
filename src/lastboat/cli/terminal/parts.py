"""Draw the parts of a board that `show.table` lists under the key `board`, for games without a `terminal` module."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from lastboat.kernel.view import Message, Name

Say = Callable[[Message | Name], str]
HIDDEN, NOTHING = "?", "–"


def draw_parts(table: dict[str, Any], say: Say, names: Sequence[str]) -> RenderableType:
    """A line for each part, those of the players last."""
    grid = Table.grid(padding=(0, 2))
    shared = [part for part in table["board"] if "seat" not in part]
    owned = [part for part in table["board"] if "seat" in part]
    for part in [*shared, *sorted(owned, key=lambda part: part["seat"])]:
        for label, text in _lines(part, say):
            grid.add_row(Text(label, "bold"), Text(text))
    return grid


def _lines(part: dict[str, Any], say: Say) -> Iterator[tuple[str, str]]:
    """The lines of a part, each with its label; a part of an unknown kind has none."""
    label = say(Message(f"board-{part['name'].replace('_', '-')}")) if "name" in part else ""
    if "seat" in part:
        seat = say(Name("seat", str(part["seat"])))
        label = f"{seat} · {label}" if label else seat
    match part["part"]:
        case "counter":
            yield label, str(part["value"])
        case "track":
            yield label, f"{part['value']} / {part['top']}"
        case "pile":
            top = f" · {_card(part, part['top'], say)}" if part.get("top") else ""
            yield label, f"{part['count']}{top}"
        case "row" | "hand":
            yield label, ", ".join(_card(part, card, say) for card in part["cards"]) or NOTHING
        case "places":
            for number, place in enumerate(part["places"]):
                yield "" if number else label, _place(part, place, say)


def _card(part: dict[str, Any], token: str | None, say: Say) -> str:
    return HIDDEN if token is None else say(Name(part["kind"], token))


def _place(part: dict[str, Any], place: dict[str, Any], say: Say) -> str:
    """A place with its state and what stands on it."""
    state = [say(Name(place["state"]["kind"], place["state"]["token"]))] if "state" in place else []
    pieces = [
        say(Name(piece["kind"], piece["token"])) + (f" × {piece['count']}" if piece["count"] > 1 else "")
        for piece in place["pieces"]
    ]
    return " · ".join([_card(part, place["token"], say), *state, *pieces])
