"""The table as plain data: what `show.table` gives, and a view's `table` holds."""

from __future__ import annotations

from typing import TypedDict


class Store(TypedDict):
    """What lies in the store of a resource, and how much may."""

    amount: int
    limit: int


class Supply(TypedDict):
    """What can still be built."""

    boats: int
    dams: int


class Jobs(TypedDict):
    """What can still be built or called in a zone, in its step."""

    boats: int
    dams: int
    calls: int


class Area(TypedDict):
    """An area between the crater and a village."""

    area: str
    covered: bool
    resource: str | None
    bonus: bool
    dams: int
    spots: int
    fumes: bool
    fleeing: bool


class Workplace(TypedDict):
    """A workplace; workers stand or lie there, by seat."""

    workplace: str
    workers: list[int]
    lying: list[int]
    limit: int | None
    doubled: bool


class Zone(TypedDict):
    """A sixth of the island: its village, areas, workplaces and coast."""

    village: str
    owner: int | None
    lava: int
    """How many areas are covered."""
    tenths_left: int
    boats: int
    citizens: list[int]
    """By seat."""
    jobs: Jobs
    areas: list[Area]
    workplaces: list[Workplace]


class Seat(TypedDict):
    """A player, with where the people are."""

    village: str | None
    home: str | None
    workers: int
    lifted: int
    citizens: int
    kos: int
    hades: int
    ready: bool | None
    holds: str | None
    """The workplace of the worker in hand."""


class Die(TypedDict):
    """A die, and the workplace it lies on."""

    die: str
    face: str | None
    on: str | None
    named: bool


class Cards(TypedDict):
    """The event cards; numbers by card."""

    pile: int
    stars_on_top: int
    unseen: dict[str, int]
    discard: dict[str, int]
    waiting: dict[str, int]
    open: str | None
    left: int


Flight = TypedDict("Flight", {"area": str, "seat": int | None, "from": str | None, "by_boat": bool})
"""From where people flee, and who runs now."""
Runner = TypedDict("Runner", {"seat": int, "from": str})
"""Who runs because of a card, and from where."""


class Table(TypedDict):
    """Everything on the table."""

    phase: str
    step: int
    round: int
    active: int
    level: str
    stores: dict[str, Store]
    supply: Supply
    zones: list[Zone]
    seats: list[Seat]
    dice: list[Die]
    eruptions: int | None
    """How many are still to come in this round, once that is known."""
    eruptions_a_round: int
    cards: Cards
    flight: Flight | None
    runner: Runner | None
