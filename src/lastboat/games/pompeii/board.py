"""The town as tables, drawn so that the plan below can be compared with the board.

`6a:2` is two spaces of building 6, wing a; `n:1` one space of a neutral building; `*COI` the coin's
vent; `G` a gate, also after spaces (`11a:1G`); `.` a street or square without spaces; `#` outside the wall.
"""

from __future__ import annotations

from lastboat.kernel.dialect import table

Line = tuple[int, ...]
Lines = tuple[Line, ...]

PLAN = """
          a     b     c     d     e     f     g     h      i     j     k
1         G   n:1     .     .   2:2     G   n:2  *SCR      #     #     #
2       1:2   1:2  *COI   n:3   2:2     .     .   n:2      .     G     #
3       n:2     .  3a:3  3b:2   n:2  4a:3  4b:4     .    5:4     .  *VAS
4         .   n:3  6a:2  6b:2  *COL     .  8a:3   n:3      .   n:2   n:1
5         G     .  6a:1  6b:2     .   7:3  8b:2     .      .     .     G
6         .   n:2     .   n:2   9:4 10a:3     .   n:2  11a:1     . 11b:2
7         #     #     #  *MAS     . 10b:2     G     . 11a:1G  *HEL 11b:1
"""

COLOURS = {
    "blue-grey": (1, 4, 8),
    "purple": (2, 3, 5, 7),
    "turquoise": (6, 9),
    "brown": (10, 11),
}

SYMBOL_NAMES = ("coin", "scroll", "vase", "column", "mask", "helmet")
COIN, SCROLL, VASE, COLUMN, MASK, HELMET = range(6)
SYMBOLS = 6
TILES_OF: Line = table((8, 8, 7, 8, 7, 7, 1, 1, 1))
"""Lava tiles in the bag: of each symbol, then the three dual ones."""
DUAL_OF: Lines = table(((HELMET, MASK), (VASE, SCROLL), (COLUMN, COIN)))

GATE_NAMES = ("ercolano", "vesuvio", "nola", "marina", "sarno", "stabia", "nocera")
GATES = 7

HOUSES = 11
CARDS_OF: Line = table((4, 4, 5, 7, 4, 7, 3, 5, 4, 5, 5))
"""Cards of each house number. In rules the house numbered 1 is 0, the one numbered 11 is 10."""
NEUTRAL = 11
"""The house, and the colour, of a neutral building."""
NO_HOUSE = 12
"""The house, and the colour, of a cell without spaces."""

_LINES = [line.split() for line in PLAN.strip().splitlines()]
_SIGNS = {
    (row, column): sign for row, line in enumerate(_LINES[1:]) for column, sign in enumerate(line[1:]) if sign != "#"
}
_PLACES = list(_SIGNS)
_CELL = {place: cell for cell, place in enumerate(_PLACES)}

CELLS = 70
CELL_NAMES = tuple(f"{'abcdefghijk'[column]}{row + 1}" for row, column in _PLACES)
ROW_OF = tuple(row for row, _ in _PLACES)
COLUMN_OF = tuple(column for _, column in _PLACES)

_AROUND = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))


def _beside(place: tuple[int, int], way: tuple[int, int]) -> int:
    """The cell one step away; the cell itself where the wall is."""
    return _CELL.get((place[0] + way[0], place[1] + way[1]), _CELL[place])


NEXT: Lines = table([[_beside(place, way) for way in _AROUND[::2]] for place in _PLACES])
"""The cells north, east, south and west of a cell; the cell itself stands for the wall."""
RING: Lines = table([[_beside(place, way) for way in _AROUND] for place in _PLACES])
"""The eight cells around a cell, clockwise from the north; the cell itself stands for the wall."""


def _parts(ring: int) -> int:
    """Into how many parts the neighbours of a covered cell fall, if only the cells around it are open."""
    is_open = [ring >> i & 1 for i in range(8)]
    joined = sum(is_open[i] and is_open[i + 1] and is_open[(i + 2) % 8] for i in (0, 2, 4, 6))
    return sum(is_open[::2]) - joined


MAY_PART: Line = table([int(_parts(ring) > 1) for ring in range(256)])
"""Whether covering a cell may part its neighbours, by which of the eight cells around it are open."""


def _building(sign: str) -> str:
    return sign.rstrip("G").partition(":")[0] if ":" in sign else ""


_NAMES = [_building(sign) for sign in _SIGNS.values()]
_NUMBERED = sorted({n for n in _NAMES if n and n != "n"}, key=lambda n: (int(n.rstrip("ab")), n))
_NEUTRAL_CELLS = [cell for cell, name in enumerate(_NAMES) if name == "n"]
WINGS = len(_NUMBERED) + len(_NEUTRAL_CELLS)
WING_NAMES = ("none", *_NUMBERED, *(f"n{i + 1}" for i in range(len(_NEUTRAL_CELLS))))
"""Buildings in the sense of the relatives' rule: wings count one by one. 0 is no building."""

_WING = [
    0 if not name else 1 + len(_NUMBERED) + _NEUTRAL_CELLS.index(cell) if name == "n" else 1 + _NUMBERED.index(name)
    for cell, name in enumerate(_NAMES)
]
_HOUSE_OF_WING = [NO_HOUSE, *(int(name.rstrip("ab")) - 1 for name in _NUMBERED), *[NEUTRAL] * len(_NEUTRAL_CELLS)]
_COLOUR_OF_HOUSE = [
    next(colour for colour, numbers in enumerate(COLOURS.values()) if house + 1 in numbers) for house in range(HOUSES)
] + [NEUTRAL, NO_HOUSE]

WING: Line = table(_WING)
HOUSE: Line = table([_HOUSE_OF_WING[wing] for wing in _WING])
HOUSE_OF_WING: Line = table(_HOUSE_OF_WING)
COLOUR_OF: Line = table(_COLOUR_OF_HOUSE)
SPACES: Line = table([int(sign.rstrip("G").partition(":")[2] or 0) for sign in _SIGNS.values()])


def _lists(rows: list[list[int]]) -> tuple[list[list[int]], list[int]]:
    """Rows of different length as a table, filled up with zeros, and the length of each."""
    width = max(len(row) for row in rows)
    return [row + [0] * (width - len(row)) for row in rows], [len(row) for row in rows]


_rows, _lengths = _lists([[c for c in range(CELLS) if _WING[c] == wing and wing] for wing in range(WINGS + 1)])
WING_CELLS: Lines = table(_rows)
WING_SIZE: Line = table(_lengths)

_rows, _lengths = _lists([[c for c in range(CELLS) if _HOUSE_OF_WING[_WING[c]] == h] for h in range(HOUSES)])
HOUSE_CELLS: Lines = table(_rows)
HOUSE_SIZE: Line = table(_lengths)

_rows, _lengths = _lists(
    [
        [c for c in range(CELLS) if _COLOUR_OF_HOUSE[_HOUSE_OF_WING[_WING[c]]] in (colour, NEUTRAL)]
        for colour in range(len(COLOURS))
    ]
)
KIN_CELLS: Lines = table(_rows)
KIN_SIZE: Line = table(_lengths)
"""By colour: the cells of its buildings and of the neutral ones, where relatives may go."""

SETTLED_CELLS: Line = table([c for c in range(CELLS) if _WING[c]])
"""The cells that have spaces."""
SETTLED = len(SETTLED_CELLS)

_GATE_CELLS = [cell for cell, sign in enumerate(_SIGNS.values()) if sign.endswith("G")]
GATE_CELL: Line = table(_GATE_CELLS)
GATE_AT: Line = table([_GATE_CELLS.index(c) + 1 if c in _GATE_CELLS else 0 for c in range(CELLS)])
"""1 + the gate of a cell, 0 without one."""

_VENT_CELLS = [list(_SIGNS.values()).index("*" + name[:3].upper()) for name in SYMBOL_NAMES]
VENT_CELL: Line = table(_VENT_CELLS)
VENT_AT: Line = table([_VENT_CELLS.index(c) + 1 if c in _VENT_CELLS else 0 for c in range(CELLS)])
"""1 + the symbol whose vent a cell is, 0 for other cells."""
