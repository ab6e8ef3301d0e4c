"""What a person at the table sees: the board, what happened, what is asked, what can be done."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from lastboat.cli.terminal.choosing import ChoiceList, grouped
from lastboat.cli.terminal.commands import Leave, order_of
from lastboat.cli.terminal.drawing import drawing, goes_on, legend, lines_of, log_lines, zones
from lastboat.kernel import view_builder
from lastboat.kernel.dialect import EVERYBODY
from lastboat.kernel.match import Match
from lastboat.kernel.view import Choice, Name, Told, View

if TYPE_CHECKING:
    from lastboat.cli.terminal.play import Session

FEWEST_LOG_LINES = 2
PROMPT = "> "
FORGET = "\x1b[3J"
"""Empties the lines a terminal keeps to scroll back to."""


def is_a_person() -> bool:
    """Whether somebody types, rather than a file or a pipe."""
    return sys.stdin.isatty()


def read(session: Session) -> str:
    """A line from the person; EOFError when there are no more."""
    line = input(PROMPT)
    if not is_a_person():
        session.out.print(Text(line))
    return line.strip()


def has_secrets(match: Match, people: Sequence[int]) -> bool:
    """Whether the people at this screen know different things."""
    seen = [match.game.observe(match.state, seat).key() for seat in people]
    return any(one != seen[0] for one in seen[1:])


def hand_over(session: Session, seat: int) -> None:
    """Where players have secrets from each other, the screen is cleared before the next one looks.

    Only an empty line shows the next hand; `quit` leaves, and anything else is answered with the same question.
    """
    if session.facing != seat and has_secrets(session.match, session.people):
        _forget(session)
        typed: str | None = None
        while typed != "":
            session.out.print(session.voice("hand-over", name=session.voice.seat(seat)), style="bold")
            typed = read(session)
            if order_of(typed, session.voice) == ["quit"]:
                raise Leave
    session.facing = seat


def on_enter(session: Session, choices: Sequence[Choice], seat: int) -> Choice | None:
    """The choice that Enter stands for: the only one, or the one that lets the game go on."""
    own = [choice for choice in choices if choice.seat == seat]
    onward = [choice for choice in own if choice.action.split()[0] in goes_on(session.match.game)]
    if len(onward) == 1:
        return onward[0]
    return own[0] if len(own) == len(choices) == 1 else None


def show_turn(session: Session, seat: int, choices: Sequence[Choice]) -> None:
    """The screen of a person in turn."""
    view = session.match.view(seat, session.voice.lang)
    asked = Text(view.prompt_text, "bold")
    if steps := session.undoable:
        asked.append(f"  ({session.voice('undo-hint', count=steps)})", "not bold dim")
    below: list[RenderableType] = [asked, *_choices(session, choices, seat)]
    if entered := on_enter(session, choices, seat):
        below.append(Text(session.voice("enter-plays", choice=entered.text), "italic dim"))
    if seat not in session.welcomed:
        session.welcomed.add(seat)
        session.notices += legend(session.match.game, view.table, session.voice, seat)[:1]
    _show(session, view, below)


def show_pause(session: Session, asked: Sequence[int], choices: Sequence[Choice]) -> None:
    """The screen of somebody who could step in now."""
    view = session.match.view(asked[0], session.voice.lang)
    names = [Name("seat", str(seat)) for seat in asked]
    below: list[RenderableType] = [
        Text(view.prompt_text, "bold"),
        Text(session.voice("may-step-in", names=names), "bold yellow"),
        *_choices(session, choices, asked[0] if len(asked) == 1 else None),
        Text(session.voice("pause-help"), "italic dim"),
    ]
    _show(session, view, below)


def _choices(session: Session, choices: Sequence[Choice], first: int | None) -> list[RenderableType]:
    """The choices in groups, those of other people apart."""
    found: list[RenderableType] = []
    number = 1
    zone = zones(session.match.game, session.voice)
    for seat in dict.fromkeys(choice.seat for choice in choices):
        own = [choice for choice in choices if choice.seat == seat]
        if seat != first:
            found.append(Text(session.voice("out-of-turn", name=session.voice.seat(seat)), "italic"))
        found.append(ChoiceList(grouped(own, session.voice.say, number, zone)))
        number += len(own)
    return found


def _show(session: Session, view: View, below: list[RenderableType]) -> None:
    out = session.out
    board = drawing(session.match.game, view.table, session.voice)
    below = [*(Text(notice, "green") for notice in session.notices), *below]
    session.notices.clear()
    if out.is_terminal:
        _clear(session)
        told = news(session.match, view.log, session.since[view.seat])
        room = out.size.height - lines_of(out, board, *below) - 2
        above: list[RenderableType] = [board, Rule(session.voice("orders-hint"), align="right", style="dim")]
        out.print(*above, log_lines(told, max(FEWEST_LOG_LINES, room), out.width, session.voice), sep="\n")
    else:
        out.print(board)
    for thing in below:
        out.print(thing)
    session.shown_to = len(session.match.told)


def news(match: Match, log: Sequence[Told], since: int) -> list[Told]:
    """What happened from a record on; the dealing before the first act of anybody is left out."""
    first = next((n for n, record in enumerate(match.records) if record.seat >= 0), len(match.records))
    return [told for told in log if told.record >= max(since, first)]


def tell(session: Session) -> None:
    """Print what has happened since anything was last shown."""
    match = session.match
    reader = session.people[0] if len(session.people) == 1 else EVERYBODY
    for number, event in match.told[session.shown_to :]:
        if event.witness in (EVERYBODY, reader):
            session.out.print(Text(f"  {view_builder.told(match, number, event, session.voice.lang).text}"))
    session.shown_to = len(match.told)


def watch(session: Session) -> None:
    """Where only bots play, the table is shown whenever another one is in turn."""
    actor = session.match.actor
    if not session.people and session.out.is_terminal and actor != session.facing:
        session.facing = actor
        view = session.match.view(EVERYBODY, session.voice.lang)
        session.out.print(
            drawing(session.match.game, view.table, session.voice), Text(view.prompt_text, "bold"), sep="\n"
        )


def show_end(session: Session) -> None:
    """The last position and how it ended."""
    view = session.match.view(session.people[0] if len(session.people) == 1 else EVERYBODY, session.voice.lang)
    if len(session.people) > 1 and has_secrets(session.match, session.people):
        _forget(session)
    elif session.people:
        _clear(session)
    session.out.print(drawing(session.match.game, view.table, session.voice))
    session.out.print(Rule(style="dim"))
    if session.out.is_terminal:
        since = session.since[view.seat] if view.seat >= 0 else max(0, len(session.match.records) - 1)
        session.out.print(log_lines(news(session.match, view.log, since), 8, session.out.width, session.voice))
    won = bool(view.returns) and max(view.returns) > 0
    session.out.print(Text(view.prompt_text, "bold green" if won else "bold red"))


def _clear(session: Session) -> None:
    if session.out.is_terminal:
        session.out.clear()


def _forget(session: Session) -> None:
    """Clear the screen and what can be scrolled back to, so that nobody finds the cards of another there."""
    _clear(session)
    if session.out.is_terminal:
        session.out.file.write(FORGET)
        session.out.file.flush()
