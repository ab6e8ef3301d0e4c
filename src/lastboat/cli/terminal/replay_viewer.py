"""Step through a match on the screen."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from lastboat.cli.i18n import Translator
from lastboat.cli.terminal.commands import parse_command
from lastboat.cli.terminal.drawing import draw, legend
from lastboat.cli.terminal.screen import PROMPT
from lastboat.kernel import view_builder
from lastboat.kernel.dialect import CHANCE, EVERYBODY
from lastboat.kernel.match import Match
from lastboat.kernel.notation import whole_number


class ReplayViewer:
    """Shows the position after the first `at` records of a match."""

    def __init__(self, match: Match, tr: Translator, out: Console) -> None:
        """Start before the first action of a player."""
        self.match, self.tr, self.out = match, tr, out
        self.states = match.replay()
        self.at = next((n for n in range(len(match.records)) if self._is_action(n)), len(match.records))
        self.notice, self.show_legend = "", False

    def run(self) -> Match | None:
        """Step through the match. Return a branch if the player wants to play on from here, None to quit."""
        while True:
            self.show()
            try:
                typed = input(PROMPT).strip().lower()
            except EOFError:
                return None
            if typed in ("q", "quit", self.tr("command-quit").lower()):
                return None
            if typed in ("p", "play"):
                return self.match.branch(self.at)
            if parse_command(typed, self.tr) == ["help"]:
                self.show_legend = True
            else:
                self.go(typed)

    def go(self, typed: str) -> None:
        """Move: Enter forward, b back, n and m to the next and the previous action, s start, e end, or a number."""
        last = len(self.match.records)
        match typed:
            case "" | "f":
                self.at = min(last, self.at + 1)
            case "b":
                self.at = max(0, self.at - 1)
            case "n":
                self.at = next((n for n in range(self.at + 1, last) if self._is_action(n)), last)
            case "m":
                self.at = next((n for n in range(self.at - 1, -1, -1) if self._is_action(n)), 0)
            case "s":
                self.at = 0
            case "e":
                self.at = last
            case _ if (number := whole_number(typed)) is not None and number <= last:
                self.at = number
            case _:
                self.notice = self.tr("replay-invalid", last=last)

    def _is_action(self, number: int) -> bool:
        return self.match.records[number].seat != CHANCE

    def show(self) -> None:
        """Print the position, the last events and the prompt."""
        match, tr, out = self.match, self.tr, self.out
        if out.is_terminal:
            out.clear()
        observed = match.game.observe(self.states[self.at], EVERYBODY)
        table = public_table(match, self.states[self.at])
        out.print(draw(match.game, table, tr))
        out.print(Rule(tr("replay-at", at=self.at, last=len(match.records)), style="dim"))
        recent = [line for line in view_builder.log(match, EVERYBODY, tr.lang) if line.record < self.at]
        for line in recent[-4:]:
            out.print(Text(f"  {line.record + 1:4} {line.text}", "" if line.record == self.at - 1 else "dim"))
        over = self.at == len(match.records) and match.over
        prompt = match.game.show.result(observed) if over else match.game.show.prompt(observed)
        out.print(Text(view_builder.say(match, prompt, tr.lang), "bold"))
        if self.show_legend:
            out.print(*(Text(line) for line in legend(match.game, table, tr, 0)), sep="\n")
            self.show_legend = False
        if self.notice:
            out.print(self.notice, style="red")
            self.notice = ""
        out.print(tr("replay-help"), style="italic dim")


def public_table(match: Match, state: Any) -> dict[str, Any]:
    """Return the table as everybody may see it: with all that the players know, once the game is over."""
    seats = [EVERYBODY, *range(match.seats)] if match.over else [EVERYBODY]
    tables = [match.game.show.table(match.game.observe(state, seat), seat) for seat in seats]
    merged: dict[str, Any] = _merged(tables)
    return merged


def _merged(values: list[Any]) -> Any:
    """Return the first of several accounts of the same thing, with its gaps filled from the others."""
    first = values[0]
    if isinstance(first, dict):
        return {key: _merged([value[key] for value in values if key in value]) for key in first}
    if isinstance(first, list) and all(isinstance(value, list) and len(value) == len(first) for value in values):
        return [_merged(list(parts)) for parts in zip(*values, strict=True)]
    return next((value for value in values if value is not None), None)
