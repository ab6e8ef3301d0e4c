"""The options of a table; island shapes and roles are also read from text."""

from collections.abc import Sequence
from dataclasses import dataclass

from lastboat.kernel.actions import MOST_SEATS
from lastboat.kernel.errors import BadEach, GridInPieces, UnreadableGrid, WrongGridSize
from lastboat.kernel.options import Number, Option, StartPlayer

from .board import (
    ACTIONS_A_TURN,
    COPIES,
    HAND_LIMIT,
    HELICOPTER,
    MOST_ACTIONS,
    MOST_COPIES,
    MOST_IN_HAND,
    ROLE,
    SANDBAG,
    SHAPES,
    SKULL,
    TILES,
    TO_CAPTURE,
    WATERS_RISE,
)


@dataclass(frozen=True)
class Shape(Option):
    """A named shape, or a grid such as `..XX../.XXXX./…` in which X is a place for a tile."""

    name: str = "shape"
    values: tuple[str, ...] = tuple(SHAPES)
    grids: tuple[str, ...] = tuple(map("/".join, SHAPES.values()))

    @property
    def width(self) -> int:
        """Two numbers for each place: its row and its column."""
        return 2 * TILES

    def encode(self, value: str, seats: int) -> list[int]:
        """The places in reading order; a grid must have 24 of them in one piece."""
        if value in SHAPES:
            places = _places(SHAPES[value])
        else:
            if set(value) - set("X./"):
                raise UnreadableGrid(option=self.name, value=value, known=", ".join(self.values))
            places = _places(value.split("/"))
            if len(places) != TILES:
                raise WrongGridSize(option=self.name, places=TILES, count=len(places))
            if not _in_one_piece(places):
                raise GridInPieces(option=self.name)
        return [number for place in places for number in place]


@dataclass(frozen=True)
class Roles(Option):
    """`random` for all, or a role or `random` for each seat, separated by commas."""

    name: str = "roles"
    values: tuple[str, ...] = ("random",)
    each: tuple[str, ...] = ("random", *ROLE.tokens)

    @property
    def width(self) -> int:
        """One number for each of four seats."""
        return MOST_SEATS

    def encode(self, value: str, seats: int) -> list[int]:
        """The number of each role, -1 for one by lot; no role may be named twice."""
        wishes = value.split(",") if value != "random" else ["random"] * seats
        chosen = [wish for wish in wishes if wish != "random"]
        if len(wishes) != seats or len(set(chosen)) != len(chosen) or set(chosen) - set(ROLE.tokens):
            raise BadEach(option=self.name, value=value, known=", ".join(self.each), seats=seats)
        return [-1 if wish == "random" else ROLE.index(wish) for wish in wishes] + [-1] * (MOST_SEATS - seats)


def _places(rows: Sequence[str]) -> list[tuple[int, int]]:
    """The row and column of each X in reading order, counted from the leftmost and topmost one."""
    found = [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "X"]
    top = min((r for r, _ in found), default=0)
    left = min((c for _, c in found), default=0)
    return [(r - top, c - left) for r, c in found]


def _in_one_piece(places: list[tuple[int, int]]) -> bool:
    """Whether every place can be reached from the first one, side by side."""
    open_places, reached = set(places), [places[0]]
    open_places.discard(places[0])
    for r, c in reached:
        for step in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if step in open_places:
                open_places.discard(step)
                reached.append(step)
    return not open_places


OPTIONS = (
    Option("level", ("novice", "normal", "elite", "legendary")),
    Shape(),
    Roles(),
    StartPlayer(values=("0", "1", "2", "3", "lot")),
    Option("navigator", ("two_pawns", "one_pawn")),
    Option("hand_limit", ("each_card", "both_cards")),
    Option("sandbag", ("before_flood", "between_floods")),
    Option("rescue_flight", ("on", "off")),
    Option("diver_swims", ("nearest", "dives")),
    Number("helicopters", low=1, high=MOST_COPIES, box=COPIES[HELICOPTER]),
    Number("sandbags", low=0, high=MOST_COPIES, box=COPIES[SANDBAG]),
    Number("waters_rise", low=1, high=MOST_COPIES, box=COPIES[WATERS_RISE]),
    Number("first_mark", low=1, high=SKULL - 1),
    Number("actions", low=1, high=MOST_ACTIONS, box=ACTIONS_A_TURN),
    Number("cards_in_hand", low=TO_CAPTURE, high=MOST_IN_HAND, box=HAND_LIMIT),
)
"""In the order in which `setup` reads their numbers; the indices of those numbers are below."""
LEVEL_AT, SHAPE_AT, ROLES_AT = 0, 1, 1 + 2 * TILES
START_AT = ROLES_AT + MOST_SEATS
NAVIGATOR_AT, LIMIT_AT, SANDBAG_AT, RESCUE_AT, DIVER_AT = (START_AT + i for i in range(1, 6))
(HELICOPTERS_AT, SANDBAGS_AT, WATERS_RISE_AT, FIRST_MARK_AT, ACTIONS_AT, CARDS_IN_HAND_AT) = (
    DIVER_AT + i for i in range(1, 7)
)
