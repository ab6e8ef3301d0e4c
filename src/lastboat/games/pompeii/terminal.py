"""The town in a terminal. Every colour has a letter or a sign beside it.

A cell has two lines. The upper one names a building with a ring for each free space, a gate `⌂`, a vent `^` or
the lava that covers it; the lower one shows the figures, a letter for each player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from lastboat.kernel.view import Message, Name

from .board import COLUMN_OF, ROW_OF

Say = Callable[[Message | Name], str]

LETTERS = "ABCD"
FIGURES = ("bold white on #b3261e", "bold white on #2b2b2b", "bold black on #e8b923", "bold white on #2a5fb0")
"""The letter and the colours of each player's figures."""
GROUND = {
    "blue-grey": "black on #b4c3cf",
    "purple": "black on #cdb2d8",
    "turquoise": "black on #a5d8d0",
    "brown": "black on #d0ab86",
    "neutral": "black on #f1ebdd",
    None: "#6f6a60 on #e0d6bf",
}
GATE = "bold black on #9cc27c"
VENT = "bold #8c2f12 on #e8c9a8"
LAVA = "bold white on #8c2f12"
ROWS, COLUMNS = max(ROW_OF) + 1, max(COLUMN_OF) + 1
NARROWEST, WIDEST = 5, 10
"""How wide a cell may be."""


def draw(table: dict[str, Any], say: Say, names: list[str]) -> RenderableType:
    """The whole table, fitted to the console."""
    return Town(table, say, names)


def draw_piles(table: dict[str, Any], say: Say, names: list[str]) -> RenderableType:
    """The cards played, the tiles in the bag and those put aside."""
    return Group(*Town(table, say, names).piles())


def legend(table: dict[str, Any], say: Say, seat: int) -> list[str]:
    """Help for a new player: the own letter, the signs, the colours of the houses."""
    you = Message("terminal-you", {"letter": LETTERS[seat]})
    return [say(you), say(Message("terminal-signs")), say(Message("terminal-colours"))]


class Town:
    """The table, drawn for the console it is printed on."""

    def __init__(self, table: dict[str, Any], say: Say, names: list[str]) -> None:
        self.table, self.say, self.names = table, say, names
        self.gates = {gate["cell"]: gate["gate"] for gate in table["gates"]}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        width = max(NARROWEST, min(WIDEST, (options.max_width - 2) // COLUMNS - 1))
        yield self.plan(width)
        yield self.players()
        if self.table["phase"] == "settling":
            yield self.pile()
        else:
            yield self.bag("bag")

    # The plan --------------------------------------------------------------------------------------

    def plan(self, width: int) -> Text:
        """The cells on their places, with letters above and numbers beside them."""
        places = {(cell["row"], cell["column"]): cell for cell in self.table["cells"]}
        lines = [Text("  " + " ".join("abcdefghijk"[column].center(width) for column in range(COLUMNS)), "dim")]
        for row in range(ROWS):
            blocks = [self.cell(places.get((row, column)), width) for column in range(COLUMNS)]
            for label, parts in zip((str(row + 1), " "), zip(*blocks, strict=True), strict=True):
                lines.append(Text.assemble((f"{label} ", "dim"), Text(" ").join(parts)))
        return Text("\n").join(lines)

    def cell(self, cell: dict[str, Any] | None, width: int) -> list[Text]:
        """The two lines of one place."""
        if cell is None:
            return [Text("#" * width, "dim")] * 2
        label, style = self.label_of(cell)
        upper, lower = Text(label), self.figures(cell["figures"], width)
        if cell["cell"] == self.table["runner"]:
            upper = Text(f">{label}")
        for text in (upper, lower):
            text.truncate(width, pad=True)
            text.stylize_before(style)
        return [upper, lower]

    def label_of(self, cell: dict[str, Any]) -> tuple[str, str]:
        """What stands in the upper line of a cell, and its colours."""
        gate = self.gates.get(cell["cell"])
        if cell["lava"]:
            return "▓" + self.say(Name("symbol", cell["lava"])), LAVA
        if cell["vent"]:
            return ("x" if cell["shut"] else "^") + self.say(Name("symbol", cell["vent"])), VENT
        free = cell["spaces"] - sum(cell["figures"])
        rings = "○" * free if self.table["phase"] == "settling" else ""
        building = "" if cell["building"] is None else "·" if cell["colour"] == "neutral" else cell["building"]
        if gate:
            return f"⌂{building}{rings}" if building else f"⌂{gate.title()}", GATE
        return building + rings, GROUND[cell["colour"]]

    @staticmethod
    def figures(counts: list[int], width: int) -> Text:
        """A letter for each figure; with numbers where they are many."""
        text = Text()
        spelled = sum(counts) <= width
        for letter, style, count in zip(LETTERS, FIGURES, counts, strict=False):
            if count:
                text.append(letter * count if spelled else letter + (str(count) if count > 1 else ""), style)
        return text

    # Below it --------------------------------------------------------------------------------------

    def players(self) -> RenderableType:
        """Each player: letter, name, hand as far as it is known, and where the figures are."""
        settling = self.table["phase"] == "settling"
        grid = Table.grid(padding=(0, 2, 0, 0))
        for p, player in enumerate(self.table["players"]):
            mark = Text.assemble("> " if p == self.table["turn"] else "  ", (LETTERS[p], FIGURES[p]))
            places = ("supply", "inside") if settling else ("inside",)
            counts = [f"{self.word(place)} {player[place]}" for place in (*places, "saved", "volcano")]
            grid.add_row(mark, Text(self.name(p), "bold"), *counts, self.hand(player) if settling else "")
        return grid

    def hand(self, player: dict[str, Any]) -> Text:
        """The numbers in a hand; of a hidden one only how many cards it has."""
        if player["hand"] is None:
            return Text("? " * player["cards"], "dim")
        return Text.assemble((f"{self.word('hand')} ", "bold"), " ".join(f"[{house}]" for house in player["hand"]))

    def pile(self) -> Text:
        """How many cards are left, and the Omens among them."""
        counts = f"{self.table['pile']}   {self.word('omens')} {self.table['omens_left']}"
        ad79 = f"   {self.word('relatives')}" if self.table["eruptions"] else ""
        return Text.assemble((f"{self.word('pile')} ", "bold"), counts, (ad79, "italic"))

    def bag(self, which: str) -> Text:
        """The tiles in the bag, or put aside, by symbol."""
        tiles = ", ".join(f"{self.say(Name('tile', tile))} {n}" for tile, n in self.table[which].items())
        return Text.assemble((f"{self.word(which)} ", "bold"), tiles or "–")

    def piles(self) -> Iterator[Text]:
        """The cards played, the bag and the tiles put aside, in words."""
        played = "  ".join(f"{house}: {n}" for house, n in self.table["played"].items())
        yield Text.assemble((f"{self.word('played')} ", "bold"), played or "–")
        yield self.bag("bag")
        yield self.bag("aside")

    def name(self, p: int) -> str:
        """The player's name."""
        return self.names[p] if p < len(self.names) and self.names[p] else self.say(Name("seat", str(p)))

    def word(self, name: str) -> str:
        """A label of the drawing."""
        return self.say(Message(f"terminal-{name}"))
