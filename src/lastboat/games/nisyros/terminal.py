"""The island in a terminal: a column for each zone, from the crater down to the sea. Colours are doubled by signs.

An area shows its resource (S stone, W wood, G wheat), `+` for a bonus marker, its dam spots (■ filled, □ free), `×2`
for a die, and its workers as the numbers of their players (a lying one in brackets). Lava is a row of ▓.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from lastboat.kernel.view import Message, Name

Say = Callable[[Message | Name], str]

RESOURCES = {
    "stone": "black on #b8b3a8",
    "wood": "white on #4f7a3a",
    "wheat": "black on #e3c565",
}
"""The colours of each resource; its letter is a word of the catalogue."""
PLAYERS = ("bold black on #f2b134", "bold white on #2f7f93", "bold white on #8e3b9c", "bold white on #b3412e")
LAVA = "bold #ff6a2b on #5b1208"
COAST = ("theatre", "shipyard", "dams")
WIDEST = 26
SHORT = 30
"""On fewer lines there is no empty one."""


def draw(table: dict[str, Any], say: Say, names: list[str]) -> RenderableType:
    """The whole table, in as much room as there is."""
    return Island(table, say)


def draw_piles(table: dict[str, Any], say: Say, names: list[str]) -> RenderableType:
    """The event cards, spelled out."""
    return Group(*Island(table, say).piles())


def legend(table: dict[str, Any], say: Say, seat: int) -> list[str]:
    """Who the player is, then the signs."""
    mine = table["seats"][seat]
    lines = []
    if mine["village"]:
        lines.append(f"{say(Name('seat', str(seat)))} = {seat + 1}, {say(Name('village', mine['village']))}")
    return [*lines, say(Message("terminal-signs"))]


def zone(thing: Name, say: Say) -> tuple[str, str] | None:
    """The zone of a workplace or an area, and its short name there: `ring 3`, `theatre`."""
    if thing.kind not in ("workplace", "area"):
        return None
    village, place = thing.token.split("_")
    ring = re.match(r"\D*\d", say(thing)) if place.startswith("ring") else None
    short = ring[0] if ring else say(Message(f"terminal-{place}")) if place in COAST else say(thing)
    return say(Name("village", village)), short


class Island:
    """The table, drawn for the console it is printed on."""

    def __init__(self, table: dict[str, Any], say: Say) -> None:
        self.table, self.say = table, say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        width = max(8, min(WIDEST, (options.max_width - 3) // 4))
        yield self.steps(options.max_width)
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in self.table["zones"]:
            grid.add_column(width=width, no_wrap=True)
        for row in zip(*(self.zone(zone, width) for zone in self.table["zones"]), strict=True):
            grid.add_row(*row)
        yield grid
        if console.size.height >= SHORT:
            yield Text()
        yield self.stores()
        yield from self.seats()
        yield self.dice()
        yield self.cards()

    def steps(self, width: int) -> Text:
        """The round and its ten steps, the present one in brackets."""
        text = Text(self.label("round", number=self.table["round"]), "bold")
        for step in range(1, 11):
            here = step == self.table["step"]
            text.append(f" [{step}]" if here else f" {step}", "bold reverse" if here else "not bold dim")
        if self.table["step"]:
            text.append(" " + self.label(f"step-{self.table['step']}"), "not bold")
        if self.table["eruptions"] is not None:
            text.append(f"  ▲{self.table['eruptions']}", "bold red")
        text.truncate(width)
        return text

    def zone(self, zone: dict[str, Any], width: int) -> list[Text]:
        """The lines of a zone from its name down to its boats."""
        name = Text(self.say(Name("village", zone["village"])), "bold underline")
        if zone["owner"] is not None:
            name.append(" ").append(str(zone["owner"] + 1), PLAYERS[zone["owner"]])
        lines = [name]
        for area, place in zip(zone["areas"][:4], zone["workplaces"][:4], strict=True):
            lines.append(self.lava(width) if area["covered"] else self.slope(area, place))
        coast = zone["areas"][4]
        if coast["covered"]:
            return lines + [self.lava(width)] * 5
        for token, place in zip(COAST, zone["workplaces"][4:], strict=True):
            used = zone["owner"] is not None or token == "dams"
            text = Text(f"{self.label(token)} " if used else "")
            if token == "dams":
                text.append_text(self.spots(coast))
            if used:
                text.append_text(self.workers(place, coast["fumes"]))
            lines.append(text)
        village = Text(f"{self.label('citizens')} " if any(zone["citizens"]) else "")
        for p, count in enumerate(zone["citizens"]):
            if count:
                village.append(f"{p + 1}", PLAYERS[p]).append(f"×{count} ")
        boats = Text("≈≈≈ " + "⛵" * min(zone["boats"], 3) + (f" {zone['boats']}" if zone["boats"] else ""), "cyan")
        return [*lines, village, boats]

    def resource(self, token: str | None) -> tuple[str, str]:
        """The letter of a resource, and its colours."""
        return (self.label(f"letter-{token}"), RESOURCES[token]) if token in RESOURCES else ("?", "dim")

    @staticmethod
    def lava(width: int) -> Text:
        """A covered area."""
        return Text("▓" * width, LAVA)

    def slope(self, area: dict[str, Any], place: dict[str, Any]) -> Text:
        """A resource area with its workers."""
        letter, style = self.resource(area["resource"])
        text = Text(f" {letter} ", style)
        text.append("+" if area["bonus"] else " ", "bold not dim")
        return text.append_text(self.spots(area)).append_text(self.workers(place, area["fumes"]))

    @staticmethod
    def spots(area: dict[str, Any]) -> Text:
        """The dam spots."""
        return Text("■" * area["dams"] + "□" * (area["spots"] - area["dams"]) + " ")

    @staticmethod
    def workers(place: dict[str, Any], fumes: bool) -> Text:
        """The workers of a place: their players' numbers, a lying one in brackets; × where fumes are, ×2 with a die."""
        text = Text("× " if fumes else "")
        if place["doubled"]:
            text.append("×2 ", "bold black on yellow")
        for p, (count, lying) in enumerate(zip(place["workers"], place["lying"], strict=True)):
            text.append(str(p + 1) * (count - lying), PLAYERS[p])
            text.append(f"({p + 1})" * lying, "dim")
        return text

    def stores(self) -> Text:
        """The three stores with their limit, and the supply."""
        text = Text()
        for token, store in self.table["stores"].items():
            letter, style = self.resource(token)
            text.append(f" {letter} ", style)
            text.append(f" {self.say(Name('resource', token))} {store['amount']}/{store['limit']}  ")
        supply = self.table["supply"]
        return text.append(self.label("supply", boats=supply["boats"], dams=supply["dams"]), "dim")

    def seats(self) -> Iterator[Text]:
        """Each player: where at home, workers, citizens, Kos and Hades."""
        for p, seat in enumerate(self.table["seats"]):
            text = Text(f"{p + 1}", PLAYERS[p])
            text.append(" ")
            text.append(self.say(Name("seat", str(p))), "bold underline" if p == self.table["active"] else "bold")
            if seat["home"]:
                text.append(f" ({self.say(Name('village', seat['home']))})", "not bold")
            counts = {key: seat[key] for key in ("workers", "citizens", "kos", "hades")}
            yield text.append("  " + self.label("people", **counts), "not bold")

    def dice(self) -> Text:
        """The action dice that lie, those not placed first."""
        text = Text()
        for die in self.table["dice"]:
            if die["face"]:
                face = self.say(Name("face", die["face"]))
                text.append(f" {face} ", "dim" if die["on"] else "bold black on yellow")
                text.append(" ")
        return text

    def cards(self) -> Text:
        """The cards that wait, the open one, and how many are left."""
        cards = self.table["cards"]
        text = Text(self.label("pile", count=cards["pile"], stars=cards["stars_on_top"]))
        shown = [*cards["waiting"], *([cards["open"]] if cards["open"] else [])]
        if shown:
            text.append("  " + ", ".join(self.say(Name("card", card)) for card in shown), "bold")
        return text

    def piles(self) -> Iterator[Text]:
        """What can still come, what was discarded, what waits."""
        for title in ("unseen", "discard", "waiting"):
            named = [f"{n} {self.say(Name('card', card))}" for card, n in self.table["cards"][title].items()]
            things = ", ".join(named) or "–"
            text = Text(self.say(Message("labelled-text", {"name": self.label(title), "text": things})), "bold")
            text.stylize("not bold", len(text) - len(things))
            yield text

    def label(self, name: str, **args: Any) -> str:
        """A word of the drawing itself."""
        return self.say(Message(f"terminal-{name}", args))
