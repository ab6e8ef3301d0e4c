"""The table as plain data: what `show.table` gives, and a view's `table` holds."""

from __future__ import annotations

from typing import TypedDict


class Water(TypedDict):
    """The water meter."""

    level: int
    skull: int
    """The level at which the island is lost."""
    draws: list[int]
    """How many flood cards are drawn at each level."""


class Tile(TypedDict):
    """A tile, and who stands there."""

    tile: str
    row: int
    col: int
    level: str
    """`dry`, `flooded` or `sunk`."""
    treasure: str | None
    pawns: list[int]
    """Seats."""


class Seat(TypedDict):
    """A player."""

    role: str | None
    place: str | None
    """The tile of the pawn."""
    hand: list[str]
    in_water: bool
    aboard: bool


class TreasureCards(TypedDict):
    """The pile and the discard of treasure cards; numbers by card."""

    pile: int
    unseen: dict[str, int]
    discard: dict[str, int]


class Floods(TypedDict):
    """Flood cards: the layers of the pile from the top down, each in unknown order."""

    layers: list[list[str]]
    discard: list[str]


class Table(TypedDict):
    """Everything on the table."""

    phase: str
    turn: int
    actions: int
    left: int
    """Cards still to be drawn in this turn."""
    water: Water
    rows: int
    cols: int
    tiles: list[Tile]
    treasures: dict[str, bool]
    """Which have been taken."""
    seats: list[Seat]
    hand_limit: int
    """How many treasure cards a hand may hold."""
    treasure_cards: TreasureCards
    floods: Floods
    flyer: int | None
    """Who has to be fetched by helicopter."""
