"""Print the screens of a session: a turn, an interrupt, a hand-over, the end."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from lastboat.cli.terminal.choices import ChoiceList, grouped
from lastboat.cli.terminal.commands import Quit, parse_command
from lastboat.cli.terminal.drawing import draw, enter_verbs, legend, lines_of, log_lines, zones
from lastboat.kernel import view_builder
from lastboat.kernel.dialect import EVERYBODY
from lastboat.kernel.match import Match
from lastboat.kernel.view import Choice, LogEntry, Name, View

if TYPE_CHECKING:
    from lastboat.cli.terminal.session import Session

MIN_LOG_LINES = 2
END_LOG_LINES = 8
PROMPT = "> "
CLEAR_SCROLLBACK = "\x1b[3J"


def at_terminal() -> bool:
    """Return whether input and output are a terminal."""
    return stdin_is_terminal() and sys.stdout.isatty()


def stdin_is_terminal() -> bool:
    """Return whether a person types, rather than a file or a pipe."""
    return sys.stdin.isatty()


def read_line(session: Session) -> str:
    """Read a line; raise EOFError when there are no more."""
    line = input(PROMPT)
    if not stdin_is_terminal():
        session.out.print(Text(line))
    return line.strip()


def has_secrets(match: Match, people: Sequence[int]) -> bool:
    """Return whether the people at this terminal know different things."""
    seen = [match.game.observe(match.state, seat).key() for seat in people]
    return any(one != seen[0] for one in seen[1:])


def hand_over(session: Session, seat: int) -> None:
    """Clear the screen before the next person looks, if players have secrets from each other.

    Only Enter shows the next hand; `quit` quits, and anything else repeats the question.
    """
    if session.visible_seat != seat and has_secrets(session.match, session.people):
        _clear_with_scrollback(session)
        typed: str | None = None
        while typed != "":
            session.out.print(session.tr("hand-over", name=session.tr.seat(seat)), style="bold")
            typed = read_line(session)
            if parse_command(typed, session.tr) == ["quit"]:
                raise Quit
    session.visible_seat = seat


def enter_choice(session: Session, choices: Sequence[Choice], seat: int) -> Choice | None:
    """Return the choice that Enter stands for: the only one, or the one that ends a phase."""
    own = [choice for choice in choices if choice.seat == seat]
    onward = [choice for choice in own if choice.action.split()[0] in enter_verbs(session.match.game)]
    if len(onward) == 1:
        return onward[0]
    return own[0] if len(own) == len(choices) == 1 else None


def show_turn(session: Session, seat: int, choices: Sequence[Choice]) -> None:
    """Show a person in turn the table and the choices."""
    view = session.match.view(seat, session.tr.lang)
    prompt = Text(view.prompt_text, "bold")
    if steps := session.undoable:
        prompt.append(f"  ({session.tr('undo-hint', count=steps)})", "not bold dim")
    below: list[RenderableType] = [prompt, *_choices(session, choices, seat)]
    if entered := enter_choice(session, choices, seat):
        below.append(Text(session.tr("enter-plays", choice=entered.text), "italic dim"))
    if seat not in session.greeted:
        session.greeted.add(seat)
        session.notices += legend(session.match.game, view.table, session.tr, seat)[:1]
    _show(session, view, below)


def show_interrupt(session: Session, asked: Sequence[int], choices: Sequence[Choice]) -> None:
    """Show people who could act out of turn the table and their choices."""
    view = session.match.view(asked[0], session.tr.lang)
    names = [Name("seat", str(seat)) for seat in asked]
    below: list[RenderableType] = [
        Text(view.prompt_text, "bold"),
        Text(session.tr("may-interrupt", names=names), "bold yellow"),
        *_choices(session, choices, asked[0] if len(asked) == 1 else None),
        Text(session.tr("interrupt-help"), "italic dim"),
    ]
    _show(session, view, below)


def _choices(session: Session, choices: Sequence[Choice], first: int | None) -> list[RenderableType]:
    """Return the choices in groups, headed by a name except those of seat `first`."""
    found: list[RenderableType] = []
    number = 1
    zone = zones(session.match.game, session.tr)
    for seat in dict.fromkeys(choice.seat for choice in choices):
        own = [choice for choice in choices if choice.seat == seat]
        if seat != first:
            found.append(Text(session.tr("out-of-turn", name=session.tr.seat(seat)), "italic"))
        found.append(ChoiceList(grouped(own, session.tr.say, number, zone)))
        number += len(own)
    return found


def _show(session: Session, view: View, below: list[RenderableType]) -> None:
    """Print the board and what stands below it; on a terminal also the log, in the space that is left."""
    out = session.out
    board = draw(session.match.game, view.table, session.tr)
    below = [*(Text(notice, "green") for notice in session.notices), *below]
    session.notices.clear()
    if out.is_terminal:
        _clear(session)
        recent = recent_events(session.match, view.log, session.last_action[view.seat])
        height = max(MIN_LOG_LINES, out.size.height - lines_of(out, board, *below) - 2)
        rule = Rule(session.tr("commands-hint"), align="right", style="dim")
        out.print(board, rule, log_lines(recent, height, out.width, session.tr), sep="\n")
    else:
        out.print(board)
    for thing in below:
        out.print(thing)
    session.events_shown = len(session.match.told)


def recent_events(match: Match, log: Sequence[LogEntry], start: int) -> list[LogEntry]:
    """Return the log from record `start` on, without the deal before the first action."""
    first = next((n for n, record in enumerate(match.records) if record.seat >= 0), len(match.records))
    return [line for line in log if line.record >= max(start, first)]


def print_events(session: Session) -> None:
    """Print the events that have not been shown yet."""
    match = session.match
    reader = session.people[0] if len(session.people) == 1 else EVERYBODY
    for number, event in match.told[session.events_shown :]:
        if event.witness in (EVERYBODY, reader):
            session.out.print(Text(f"  {view_builder.told(match, number, event, session.tr.lang).text}"))
    session.events_shown = len(match.told)


def show_bots_turn(session: Session) -> None:
    """Show the table when another bot is in turn, if only bots play."""
    actor = session.match.actor
    if not session.people and session.out.is_terminal and actor != session.visible_seat:
        session.visible_seat = actor
        view = session.match.view(EVERYBODY, session.tr.lang)
        board = draw(session.match.game, view.table, session.tr)
        session.out.print(board, Text(view.prompt_text, "bold"), sep="\n")


def show_end(session: Session) -> None:
    """Show the last position and the result."""
    view = session.match.view(session.people[0] if len(session.people) == 1 else EVERYBODY, session.tr.lang)
    if len(session.people) > 1 and has_secrets(session.match, session.people):
        _clear_with_scrollback(session)
    elif session.people:
        _clear(session)
    session.out.print(draw(session.match.game, view.table, session.tr))
    session.out.print(Rule(style="dim"))
    if session.out.is_terminal:
        start = session.last_action[view.seat] if view.seat >= 0 else max(0, len(session.match.records) - 1)
        recent = recent_events(session.match, view.log, start)
        session.out.print(log_lines(recent, END_LOG_LINES, session.out.width, session.tr))
    won = bool(view.returns) and max(view.returns) > 0
    session.out.print(Text(view.prompt_text, "bold green" if won else "bold red"))


def _clear(session: Session) -> None:
    if session.out.is_terminal:
        session.out.clear()


def _clear_with_scrollback(session: Session) -> None:
    """Clear the screen and what can be scrolled back to, so that no one finds another player's cards there."""
    _clear(session)
    if session.out.is_terminal:
        session.out.file.write(CLEAR_SCROLLBACK)
        session.out.file.flush()
