"""The island in a terminal. Every colour has a letter or a sign beside it.

A tile has two lines (three where there is room): its name, and below it `~` when flooded, the letter of a treasure,
where its flood card is (▲ comes next, △ soon, · later, × discarded), and the pawns standing there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from lastboat.kernel.view import Message, Name

Say = Callable[[Message | Name], str]

MARKS = {
    "earth_stone": ("E", "bold white on #7a5c2e"),
    "statue_of_the_wind": ("W", "bold black on #d8c14a"),
    "crystal_of_fire": ("F", "bold white on #b3412e"),
    "oceans_chalice": ("O", "bold white on #2f7f93"),
    "helicopter": ("H", "bold black on #d0d0d0"),
    "sandbag": ("S", "bold black on #c9a56b"),
    "waters_rise": ("!", "bold white on #1c4f8f"),
}
"""The letter and the colours of each card, and of a treasure on its tiles."""
PAWNS = ("bold black on #f2b134", "bold white on #8e3b9c", "bold black on #7fd1ae", "bold white on #c0392b")
GROUND = {
    "dry": ("black on #b9cf9a", "black on #a3bd80"),
    "flooded": ("bold white on #2a6cb0", "white on #1d5390"),
    "sunk": ("dim", "dim"),
}
"""The colours of a tile's name and of the line below it."""
LANDING = "fools_landing"
ARTICLES = ("Den", "The", "Les", "Le", "La", "De", "Het")
NEXT, SOON, LATER, THROWN = "▲", "△", "·", "×"
IN_WATER, ABOARD = "≈", "↑"
GO_ON = ("draw_card", "draw_flood")
"""The actions that Enter plays where they are legal."""

SIDE = 25
"""The width of what stands beside the island."""
NARROWEST = 9
TALL = 40
"""From this many lines on, tiles have three."""
ROOM_BELOW = 22
"""With so many lines besides the island's the piles are spelled out."""
SHORT = 30
"""On fewer lines a player takes one instead of two."""


def draw(table: dict[str, Any], say: Say, names: list[str]) -> RenderableType:
    """The whole table, fitted to the console."""
    return Island(table, say, names)


def draw_piles(table: dict[str, Any], say: Say, names: list[str]) -> RenderableType:
    """Both piles and both discards in words."""
    return Group(*Island(table, say, names).piles())


def legend(table: dict[str, Any], say: Say, seat: int) -> list[str]:
    """Help for a new player: the own role, the special cards, the signs."""
    mine = table["seats"][seat]
    lines = []
    if mine["role"]:
        role = Name("role", mine["role"])
        lines.append(f"{say(Name('seat', str(seat)))} = {say(role)} – {say(Message(f'{role.id}-help'))}")
    for card in ("helicopter", "sandbag"):
        name = Name("card", card)
        lines.append(f"{MARKS[card][0]} = {say(name)} – {say(Message(f'{name.id}-help'))}")
    return [*lines, say(Message("terminal-signs"))]


class Island:
    """The table, drawn for the console it is printed on."""

    def __init__(self, table: dict[str, Any], say: Say, names: list[str]) -> None:
        self.table, self.say, self.names = table, say, names
        layers = table["floods"]["layers"]
        self.flood_mark = dict.fromkeys(table["floods"]["discard"], THROWN)
        for depth, layer in enumerate(layers):
            last = depth == len(layers) - 1 and depth > 0
            self.flood_mark |= dict.fromkeys(layer, NEXT if depth == 0 else LATER if last else SOON)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        width, tall, short = options.max_width, console.size.height >= TALL, console.size.height < SHORT
        cols = self.table["cols"]
        beside = (width - SIDE - 1) // cols >= NARROWEST
        cell = min(18, (width - SIDE - 1 if beside else width) // cols)
        island = self.island(max(4, cell), tall)
        side = [self.water(), self.treasures(), *self.seats(short), *self.pile_counts()]
        if beside:
            grid = Table.grid(padding=(0, 0, 0, 1))
            grid.add_column(width=cell * cols)
            grid.add_row(island, self.spaced(side, len(island.plain.splitlines())))
            yield grid
        else:
            yield island
            yield Columns([self.water(), self.treasures()], padding=(0, 3))
            yield Columns(list(self.seats(short)), padding=(0, 3))
            yield from self.pile_counts()
        if console.size.height >= 4 * self.table["rows"] + ROOM_BELOW:
            yield Text()
            yield from self.piles()

    def spaced(self, side: list[Text], room: int) -> Group:
        """What stands beside the island, with empty lines between its parts where there is room."""
        seats = 2 + len(self.table["seats"])
        if sum(len(text.plain.splitlines()) for text in side) + 2 > room:
            return Group(*side)
        return Group(*side[:2], Text(), *side[2:seats], Text(), *side[seats:])

    def island(self, cell: int, tall: bool) -> Text:
        """The tiles on their places."""
        places = {(tile["row"], tile["col"]): tile for tile in self.table["tiles"]}
        lines: list[Text] = []
        for row in range(self.table["rows"]):
            blocks = [self.tile(places.get((row, col)), cell - 1, tall) for col in range(self.table["cols"])]
            lines += [Text(" ").join(parts) for parts in zip(*blocks, strict=True)]
            lines += [Text()] if tall else []
        return Text("\n").join(lines)

    def tile(self, tile: dict[str, Any] | None, width: int, tall: bool) -> list[Text]:
        """The lines of one place."""
        height = 3 if tall else 2
        if tile is None:
            return [Text(" " * width)] * height
        upper, lower = GROUND[tile["level"]]
        pawns = Text()
        for seat in tile["pawns"]:
            pawns.append(str(seat + 1), PAWNS[seat])
        if tile["level"] == "sunk":
            water = Text(IN_WATER + " " * min(6, width - 1 - pawns.cell_len)).append_text(pawns)
            return [Text(" " * width, upper)] * (height - 1) + [self._pad(water, width, lower)]
        name = self.say(Name("tile", tile["tile"]))
        names = two_lines(name, width) if tall else [shortened(name, width)]
        marks = Text("~ " if tile["level"] == "flooded" else "  ")
        if tile["treasure"]:
            letter, style = MARKS[tile["treasure"]]
            taken = self.table["treasures"][tile["treasure"]]
            marks.append(letter.lower() if taken else letter, lower if taken else style)
        else:
            marks.append("⌂" if tile["tile"] == LANDING else " ", "bold")
        marks.append(f" {self.flood_mark.get(tile['tile'], ' ')}")
        marks.append(" " * max(1, min(2, width - marks.cell_len - pawns.cell_len)))
        marks.append_text(pawns)
        return [*(self._pad(Text(line), width, upper) for line in names), self._pad(marks, width, lower)]

    @staticmethod
    def _pad(text: Text, width: int, style: str) -> Text:
        text.truncate(width, pad=True)
        text.stylize_before(style)
        return text

    def water(self) -> Text:
        """The water track: how many flood cards each mark draws, the present one in brackets."""
        water = self.table["water"]
        text = Text(f"{self.label('water')}\n", "bold")
        for mark in range(1, water["skull"] + 1):
            sign = "☠" if mark == water["skull"] else str(water["draws"][mark])
            if mark == water["level"]:
                text.append(f"[{sign}]", "bold white on #2a6cb0")
            else:
                text.append(f" {sign}", "not bold dim" if mark < water["level"] else "not bold")
        return text

    def treasures(self) -> Text:
        """The letter and the name of each treasure, with a tick when it is taken."""
        text = Text()
        for treasure, taken in self.table["treasures"].items():
            letter, style = MARKS[treasure]
            text.append("\n" if text else "")
            text.append(letter, style)
            text.append(f" {self.say(Name('treasure', treasure))}", "dim" if taken else "")
            text.append(" ✓" if taken else "", "bold green")
        return text

    def seats(self, short: bool) -> Iterator[Text]:
        """Each player: the pawn, the name, the role, the hand."""
        for p, seat in enumerate(self.table["seats"]):
            hand = self.hand(seat, "" if short else " ")
            text = Text()
            text.append(str(p + 1), PAWNS[p])
            text.append(" ")
            text.append(self.say(Name("seat", str(p))), "bold underline" if p == self.table["turn"] else "bold")
            text.append(f" {self.say(Name('role', seat['role']))}" if seat["role"] else " ")
            text.append(f" {IN_WATER}" if seat["in_water"] else f" {ABOARD}" if seat["aboard"] else "", "bold red")
            if short:
                text.truncate(SIDE - hand.cell_len - 1, overflow="ellipsis")
            text.append(" " if short else "\n   ")
            yield text.append_text(hand)

    def hand(self, seat: dict[str, Any], gap: str) -> Text:
        """The cards of a player as letters."""
        hand = Text()
        for card in seat["hand"]:
            letter, style = MARKS[card]
            hand.append(f"{gap}{letter}{gap}", style)
            hand.append(gap)
        if not seat["hand"]:
            hand.append("–", "dim")
        return hand

    def pile_counts(self) -> Iterator[Text]:
        """Both piles in two lines, with the signs used on the island."""
        layers = self.table["floods"]["layers"]
        counts = [(NEXT, len(layers[0]) if layers else 0)]
        if len(layers) > 2:
            counts.append((SOON, sum(map(len, layers[1:-1]))))
        if len(layers) > 1:
            counts.append((LATER, len(layers[-1])))
        counts.append((THROWN, len(self.table["floods"]["discard"])))
        text = Text(f"{self.label('flood')} ", "bold")
        text.append("  ".join(f"{sign}{count}" for sign, count in counts), "not bold")
        yield text
        cards = self.table["treasure_cards"]
        text = Text(f"{self.label('treasure-cards')} ", "bold")
        text.append(f"{cards['pile']}", "not bold")
        thrown = Text(f"  {THROWN}").append_text(self.letters(cards["discard"]))
        if text.cell_len + thrown.cell_len > SIDE:
            yield text
            yield thrown
        else:
            yield text.append_text(thrown)

    def letters(self, counts: dict[str, int]) -> Text:
        """Cards as letters with their count."""
        text = Text("" if counts else "0")
        for card, count in counts.items():
            letter, style = MARKS[card]
            text.append(letter, style)
            text.append(str(count), "not bold")
        return text

    def piles(self) -> Iterator[Text]:
        """What is known of the piles, in words."""
        floods, cards = self.table["floods"], self.table["treasure_cards"]
        for depth, layer in enumerate(floods["layers"]):
            title = "next" if depth == 0 else "below"
            sign = self.flood_mark[layer[0]]
            yield self._listed(f"{sign} {self.label(title, count=len(layer))}", self._tiles(layer))
        yield self._listed(f"{THROWN} {self.label('flood-discard')}", self._tiles(floods["discard"]))
        yield self._listed(self.label("unseen", count=cards["pile"]), self._cards(cards["unseen"]))
        yield self._listed(f"{THROWN} {self.label('discard')}", self._cards(cards["discard"]))

    def _listed(self, title: str, things: str) -> Text:
        things = things or "–"
        text = Text(self.say(Message("labelled-text", {"name": title, "text": things})), "bold")
        text.stylize("not bold", len(text) - len(things))
        return text

    def _tiles(self, tiles: list[str]) -> str:
        return ", ".join(sorted(self.say(Name("tile", tile)) for tile in tiles))

    def _cards(self, counts: dict[str, int]) -> str:
        return ", ".join(f"{n} {self.say(Name('card', card))} ({MARKS[card][0]})" for card, n in counts.items())

    def label(self, name: str, **args: Any) -> str:
        """A label of the drawing."""
        return self.say(Message(f"terminal-{name}", args))


def significant(name: str) -> list[str]:
    """The words of a name without the little ones before the last: `Temple of the Sun` -> Temple, Sun."""
    *first, last = name.split()
    return [word for word in first if len(word) > 3 or (word.istitle() and word not in ARTICLES)] + [last]


def shortened(name: str, width: int) -> str:
    """A name that fits: the last word as whole as possible, the first as long as there is room."""
    if cell_len(name) <= width:
        return name
    *first, last = significant(name)
    if not first:
        return set_cell_size(last, width)
    last = last[: width - 2]
    room = width - len(last) - 1
    return f"{first[0][:room]} {last}" if len(first[0]) <= room else f"{first[0][:room]}.{last}"


def two_lines(name: str, width: int) -> list[str]:
    """A name on two lines, shortened only where a line is too long."""
    if cell_len(name) <= width:
        return [name, ""]
    words = name.split()
    for cut in range(len(words) - 1, 0, -1):
        first, second = " ".join(words[:cut]), " ".join(words[cut:])
        if cell_len(first) <= width and cell_len(second) <= width:
            return [first, second]
    *first_words, last = significant(name)
    if first_words:
        return [" ".join(first_words)[:width], last[:width]]
    return [f"{last[: width - 1]}-", last[width - 1 :][:width]]
