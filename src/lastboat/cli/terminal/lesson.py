"""A tutorial at the terminal: one sentence, one thing to do, and nothing that a wrong answer could spoil."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from lastboat.cli import rulebook_view
from lastboat.cli.i18n import Translator
from lastboat.cli.terminal.choices import find_choice, ordered, typed_action
from lastboat.cli.terminal.commands import Quit, parse_command
from lastboat.cli.terminal.drawing import draw, lines_of, log_lines, zones
from lastboat.cli.terminal.screen import MIN_LOG_LINES, PROMPT
from lastboat.kernel import i18n, view_builder
from lastboat.kernel.errors import LastboatError
from lastboat.kernel.game import Game
from lastboat.kernel.manual import tutorial
from lastboat.kernel.manual.tutorial import LEARNER, Chapter, Step
from lastboat.kernel.view import Choice, LogEntry, Message


class Lesson:
    """The chapters of a tutorial, one after the other."""

    def __init__(self, game: Game, chapter: int, tr: Translator, out: Console) -> None:
        """Begin with a chapter; the first is number 0."""
        self.game, self.tr, self.out = game, tr, out
        self.names = tutorial.chapter_names(game)
        self.number, self.at = chapter, 0

    @property
    def chapter(self) -> Chapter:
        """The chapter that is played."""
        return tutorial.chapter(self.game, self.names[self.number])

    @property
    def step(self) -> Step:
        """The step that is played."""
        return self.chapter.steps[self.at]

    def run(self) -> None:
        """Go through the chapters until the end, or until somebody quits; then say how to go on."""
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - gives input() its line editing, where there is one
        try:
            while self.number < len(self.names):
                self._do_step()
        except (Quit, EOFError):
            command = f"lastboat learn {self.game.id} --chapter {self.number + 1}"
            self.out.print(self.tr("resume-with", command=command), soft_wrap=True)
            return
        real = tutorial.real_table(self.game)
        options = "".join(f" --option {name}={value}" for name, value in real.options.items())
        command = f"lastboat play {self.game.id} --seats {real.seats}{options} --bots {real.bot}"
        self.out.print(self.tr("learn-real", command=command), style="bold green", soft_wrap=True)

    def _do_step(self) -> None:
        """Show a step, and ask until it is done."""
        self.tr.names = self.step.before.names
        choices = self._choices()
        self._show(choices)
        while True:
            line = input(PROMPT).strip()
            try:
                if self._answered(line, choices):
                    return
            except LastboatError as error:
                self.out.print(self.tr.error(error), style="red")

    def _answered(self, line: str, choices: Sequence[Choice]) -> bool:
        """Take an answer; return whether it leads to another step."""
        command = parse_command(line, self.tr)
        if command == ["quit"]:
            raise Quit
        if command and command[0] == "rules" and len(command) > 1:
            rulebook_view.show(self.game, " ".join(command[1:]), self.tr, self.out)
        elif line == "b":
            self._go(-1)
            return True
        elif line == "s" or (not line and self.step.action is None):
            self._go(1)
            return True
        elif not line or command:
            self.out.print(self.tr("learn-help"), style="dim")
        elif self.step.action is None:
            self.out.print(self.tr("learn-read"))
        else:
            chosen = find_choice(line, choices)
            if chosen.code == self.step.action:
                self._go(1)
                return True
            self.out.print(self.tr("learn-later", action=chosen.text))
        return False

    def _go(self, by: int) -> None:
        """Go a step on or back, into the next chapter where this one ends."""
        self.at = max(0, self.at + by)
        if self.at == len(self.chapter.steps):
            self.number, self.at = self.number + 1, 0

    def _choices(self) -> list[Choice]:
        """What the learner may do by the rules, numbered as in a match."""
        choices = self.step.before.view(LEARNER, self.tr.lang).choices
        return ordered(choices, zones(self.game, self.tr))

    def _show(self, choices: Sequence[Choice]) -> None:
        """Print the table, what has just happened, the sentence, and what is to be done."""
        view = self.step.before.view(LEARNER, self.tr.lang)
        board = draw(self.game, view.table, self.tr)
        place = self.tr("learn-chapter", title=self._say(self.chapter.title), number=self.number + 1,
                        count=len(self.names))  # fmt: skip
        below: list[RenderableType] = [Text(self._say(self.step.sentence), "bold"), self._task(choices)]
        rule = Rule(f"{place} · {self.at + 1}/{len(self.chapter.steps)}", align="left", style="dim")
        told = self._told()
        if self.out.is_terminal:
            self.out.clear()
            height = max(MIN_LOG_LINES, self.out.size.height - lines_of(self.out, board, *below) - 2)
            self.out.print(board, rule, *([log_lines(told, height, self.out.width, self.tr)] if told else []), sep="\n")
        else:
            self.out.print(board, rule, *(Text(f"  {line.text}") for line in told), sep="\n")
        for thing in below:
            self.out.print(thing)

    def _task(self, choices: Sequence[Choice]) -> Text:
        if self.step.action is None:
            return Text(self.tr("learn-continue"), "italic dim")
        number, choice = next((n, c) for n, c in enumerate(choices, 1) if c.code == self.step.action)
        task = Text(f"▶ {number} {choice.text}  ", "bold yellow")
        return task.append(self.tr("learn-do", number=number, action=typed_action(choice)), "not bold italic dim")

    def _told(self) -> list[LogEntry]:
        """What has happened since the step before, in words."""
        if self.at == 0:
            return []
        before, now = self.chapter.steps[self.at - 1].before, self.step.before
        return list(view_builder.log(now, LEARNER, self.tr.lang, len(before.records)))

    def _say(self, message_id: str) -> str:
        return i18n.say(Message(message_id), self.tr.lang, tutorial.words(self.game))
