"""`lastboat replay`: a match step by step, forward and back, and playing on from any point."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from lastboat.cli.i18n import Voice
from lastboat.cli.terminal.commands import order_of
from lastboat.cli.terminal.drawing import drawing, legend
from lastboat.cli.terminal.screen import PROMPT
from lastboat.kernel import view_builder
from lastboat.kernel.dialect import CHANCE, EVERYBODY
from lastboat.kernel.match import Match
from lastboat.kernel.notation import whole_number


def events(match: Match, lang: str) -> dict[str, Any]:
    """The whole match for a program to read: records with what they told everybody."""
    told: dict[int, list[Any]] = {}
    for line in view_builder.log(match, EVERYBODY, lang):
        told.setdefault(line.record, []).append(line.data())
    records = [
        {"number": n + 1, "seat": None if seat == CHANCE else seat, "text": record_text(match, n),
         "events": told.get(n, [])}
        for n, (seat, code) in enumerate(match.records)
    ]  # fmt: skip
    result = match.result
    return {
        "game": match.game.id, "version": match.game.version, "seats": match.seats, "options": match.options,
        "names": match.names, "over": match.over, "returns": match.returns if match.over else None,
        "result": result.data() if result else None, "records": records,
    }  # fmt: skip


def record_text(match: Match, number: int) -> str:
    """A record as in a match file; an outcome that only one seat saw stays hidden until the game is over."""
    seat, code = match.records[number]
    if seat != CHANCE:
        return match.game.actions.text(code)
    return match.game.outcomes.text(code) if match.over or match.witness(number) == EVERYBODY else "?"


def table_at(match: Match, state: Any) -> dict[str, Any]:
    """The table as everybody may see it; when the game is over, with all that the players knew."""
    watchers = [EVERYBODY, *range(match.seats)] if match.over else [EVERYBODY]
    tables = [match.game.show.table(match.game.observe(state, seat), seat) for seat in watchers]
    merged: dict[str, Any] = _merged(tables)
    return merged


def _merged(things: list[Any]) -> Any:
    """The first of several accounts of a thing, with what it leaves open filled in from the others."""
    first = things[0]
    if isinstance(first, dict):
        return {key: _merged([thing[key] for thing in things if key in thing]) for key in first}
    if isinstance(first, list) and all(isinstance(thing, list) and len(thing) == len(first) for thing in things):
        return [_merged(list(parts)) for parts in zip(*things, strict=True)]
    return next((thing for thing in things if thing is not None), None)


def print_all(match: Match, voice: Voice, out: Console) -> None:
    """Every step on a line of its own, with what it told."""
    told: dict[int, list[str]] = {}
    for line in view_builder.log(match, EVERYBODY, voice.lang):
        told.setdefault(line.record, []).append(line.text)
    for number, (seat, _) in enumerate(match.records):
        who = "*" if seat == CHANCE else str(seat)
        words = " ".join(told.get(number, []))
        out.print(Text(f"{number + 1:4} {who} {record_text(match, number)}  {words}"), soft_wrap=True)
    if match.over:
        out.print(match.view(EVERYBODY, voice.lang).prompt_text)


class Replay:
    """A match on the screen, at one of its points."""

    def __init__(self, match: Match, voice: Voice, out: Console) -> None:
        self.match, self.voice, self.out = match, voice, out
        self.states = match.replay()
        self.at = next((n for n, record in enumerate(match.records) if record.seat != CHANCE), len(match.records))
        self.notice, self.explain = "", False

    def run(self) -> Match | None:
        """Step through until the player leaves (None) or wants to play on from here (a branch)."""
        while True:
            self.show()
            try:
                typed = input(PROMPT).strip().lower()
            except EOFError:
                return None
            if typed in ("q", "quit", self.voice("order-quit").lower()):
                return None
            if order_of(typed, self.voice) == ["help"]:
                self.explain = True
                continue
            if typed in ("p", "play"):
                return self.match.branch(self.at)
            self.go(typed)

    def go(self, typed: str) -> None:
        """Move: Enter forward, b back, n or m to the next or last act of a player, a number, s, e."""
        last = len(self.match.records)
        match typed:
            case "" | "f":
                self.at = min(last, self.at + 1)
            case "b":
                self.at = max(0, self.at - 1)
            case "n":
                self.at = next((n for n in range(self.at + 1, last) if self._is_an_act(n)), last)
            case "m":
                self.at = next((n for n in range(self.at - 1, -1, -1) if self._is_an_act(n)), 0)
            case "s":
                self.at = 0
            case "e":
                self.at = last
            case _ if (number := whole_number(typed)) is not None and number <= last:
                self.at = number
            case _:
                self.notice = self.voice("replay-what", last=last)

    def _is_an_act(self, number: int) -> bool:
        return self.match.records[number].seat != CHANCE

    def show(self) -> None:
        """The position after the first `at` records, what led to it and what comes."""
        match, voice, out = self.match, self.voice, self.out
        if out.is_terminal:
            out.clear()
        known = match.game.observe(self.states[self.at], EVERYBODY)
        table = table_at(match, self.states[self.at])
        out.print(drawing(match.game, table, voice))
        out.print(Rule(voice("replay-at", at=self.at, last=len(match.records)), style="dim"))
        recent = [line for line in view_builder.log(match, EVERYBODY, voice.lang) if line.record < self.at]
        for line in recent[-4:]:
            out.print(Text(f"  {line.record + 1:4} {line.text}", "" if line.record == self.at - 1 else "dim"))
        over = self.at == len(match.records) and match.over
        asked = match.game.show.result(known) if over else match.game.show.prompt(known)
        out.print(Text(view_builder.say(match, asked, voice.lang), "bold"))
        if self.explain:
            out.print(*(Text(line) for line in legend(match.game, table, voice, 0)), sep="\n")
            self.explain = False
        if self.notice:
            out.print(self.notice, style="red")
            self.notice = ""
        out.print(voice("replay-help"), style="italic dim")
