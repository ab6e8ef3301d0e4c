"""The table as plain data: what `show.table` gives, and a view's `table` holds."""

from __future__ import annotations

from typing import TypedDict


class Printed(TypedDict):
    """What is printed on the board at a cell."""

    cell: str
    row: int
    column: int
    building: str | None
    colour: str | None
    spaces: int
    vent: str | None


class Cell(Printed):
    """A cell of the town, with its figures and its lava."""

    figures: list[int]
    """How many of each seat."""
    reach: int
    """How many steps a figure runs from here."""
    lava: str | None
    shut: bool


class Gate(TypedDict):
    """A gate in the wall."""

    gate: str
    cell: str
    open: bool


class Player(TypedDict):
    """A player; the hand is None for those who may not see it."""

    colour: str
    hand: list[str] | None
    cards: int
    supply: int
    inside: int
    saved: int
    volcano: int
    box: int


class OpenPart(TypedDict):
    """What is the same for all seats."""

    phase: str
    """`settling`, `fleeing` or `over`."""
    step: str
    turn: int
    cells: list[Cell]
    gates: list[Gate]
    pile: int
    omens_left: int
    eruptions: int
    played: dict[str, int]
    card: str | None
    relatives_left: int
    bag: dict[str, int]
    aside: dict[str, int]
    tile: str | None
    moves_left: int
    runner: str | None
    """The cell of the figure that is about to run."""


class OwnPart(TypedDict):
    """What differs from seat to seat."""

    players: list[Player]


class Table(OpenPart, OwnPart):
    """Everything on the table, as a seat sees it."""
