"""The commands at the prompt: `hint`, `undo`, `log`, `piles`, `rules`, `save`, `help`, `go`, `quit`.

Each can be typed in English and in the language of the session.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from lastboat.cli import rulebook_view
from lastboat.cli.errors import NotLegalNow, UnknownAction
from lastboat.cli.files import MatchFile
from lastboat.cli.i18n import Translator
from lastboat.cli.rulebook_search import rare_word
from lastboat.cli.terminal import hints
from lastboat.cli.terminal.choices import find_choice, typed_action
from lastboat.cli.terminal.drawing import draw_piles, legend
from lastboat.kernel import view_builder
from lastboat.kernel.errors import NothingToUndo, NotYourTurn
from lastboat.kernel.notation import whole_number
from lastboat.kernel.view import Choice, Name

if TYPE_CHECKING:
    from lastboat.cli.terminal.session import Session

COMMANDS = ("hint", "undo", "log", "piles", "rules", "save", "help", "go", "quit")
WITHOUT_ARGUMENTS = ("hint", "undo", "log", "piles", "help", "go", "quit")
ALIASES = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo"}


class Quit(Exception):
    """Someone typed `quit`."""


def parse_command(line: str, tr: Translator) -> list[str] | None:
    """Return the command in a line with its arguments, or None if the line has none."""
    words = line.split()
    if not words:
        return None
    first = words[0].lower()
    translated = {tr(f"command-{command}").lower(): command for command in COMMANDS}
    found = first if first in COMMANDS else translated.get(first) or ALIASES.get(first)
    return [found, *words[1:]] if found else None


def run_command(session: Session, command: list[str], seat: int, choices: Sequence[Choice]) -> bool:
    """Run a command; return whether it changed the match."""
    name, *arguments = command
    match name:
        case "undo":
            undo(session)
            return True
        case "hint":
            hints.show_hint(session, seat, choices)
        case "save":
            session.save(MatchFile(Path(" ".join(arguments)).expanduser()) if arguments else None)
        case "log":
            for line in session.match.view(seat, session.tr.lang).log:
                session.out.print(Text(f"{line.record + 1:4} {line.text}"))
        case "piles":
            drawn = draw_piles(session.match.game, session.match.view(seat, session.tr.lang).table, session.tr)
            session.out.print(drawn or session.tr("no-piles"))
        case "rules" if arguments:
            rulebook_view.show(session.match.game, " ".join(arguments), session.tr, session.out)
        case "rules":
            rulebook_view.show_contents(session.match.game, session.tr, session.out)
        case "help":
            show_help(session, seat, choices)
    return False


def show_help(session: Session, seat: int, choices: Sequence[Choice]) -> None:
    """Print how to choose, all commands, and the legend of the game's drawing."""
    tr, out = session.tr, session.out
    verb, example = (choices[0].action.split()[0], typed_action(choices[0])) if choices else ("…", "…")
    out.print(tr("help-choose", example=example, verb=verb))
    word = rare_word(session.match.game, choices, tr.lang)
    for command in COMMANDS:
        names = " / ".join(dict.fromkeys((tr(f"command-{command}"), command)))
        out.print(Text(f"  {names:<18} ", "bold cyan") + Text(tr(f"help-{command}", word=word), "default"))
    for line in legend(session.match.game, session.match.view(seat, tr.lang).table, tr, seat):
        out.print(Text(line))


def undo(session: Session) -> None:
    """Undo the last action of a person; say which it was and how many more can be undone."""
    if not session.undoable:
        raise NothingToUndo()
    match = session.match
    before = list(match.records)
    match.undo()
    seat, code = before[len(match.records)]
    session.last_action[seat] = min(session.last_action[seat], len(match.records))
    session.events_shown = len(match.told)
    action = view_builder.choice(match, seat, code, session.tr.lang).text
    session.notices.append(session.tr("undone", action=action, count=session.undoable))


def typed_choice(session: Session, line: str, choices: Sequence[Choice], seat: int) -> Choice:
    """Return the choice typed as a number, as an action, or as an action after the number of its player."""
    first, _, rest = line.partition(" ")
    if (named := whole_number(first)) is not None and rest.strip():
        seat, line = session.seat_of_person(named), rest.strip()
        choices = session.match.view(seat, session.tr.lang).choices
        if not choices:
            raise NotYourTurn(seat=Name("seat", str(seat)), actor=Name("seat", str(session.match.actor)))
    try:
        return find_choice(line, choices)
    except UnknownAction:
        _refuse_illegal(session, line, seat)
        raise


def _refuse_illegal(session: Session, line: str, seat: int) -> None:
    """Raise `NotLegalNow` if the line is an action of the game."""
    match = session.match
    for code in range(match.game.actions.count):
        if typed_action(view_builder.choice(match, seat, code, None)) == line:
            raise NotLegalNow(action=view_builder.choice(match, seat, code, session.tr.lang).text)
