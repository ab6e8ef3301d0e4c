"""What can be typed besides a choice: `hint`, `undo`, `save`, `log`, `piles`, `rules`, `help`, `go`, `quit`.

Each works in English and in the language of the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from lastboat.cli.commands import rules
from lastboat.cli.errors import NotNow, UnknownAction
from lastboat.cli.files import Keeper
from lastboat.cli.i18n import Voice
from lastboat.cli.terminal import choosing, hints
from lastboat.cli.terminal.drawing import legend, piles
from lastboat.kernel import view_builder
from lastboat.kernel.errors import LastboatError, NothingToUndo, NotYourTurn
from lastboat.kernel.notation import whole_number
from lastboat.kernel.view import Choice, Name

if TYPE_CHECKING:
    from lastboat.cli.terminal.play import Session

ORDERS = ("hint", "undo", "log", "piles", "rules", "save", "help", "go", "quit")
ALONE = ("hint", "undo", "log", "piles", "help", "go", "quit")
"""Orders that take no further words."""
SHORT = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo"}


class Leave(Exception):
    """Somebody wants to stop here."""


def order_of(line: str, voice: Voice) -> list[str] | None:
    """The order in a line with its words, or None if it is none."""
    words = line.split()
    if not words:
        return None
    first = words[0].lower()
    own = {voice(f"order-{order}").lower(): order for order in ORDERS}
    found = first if first in ORDERS else own.get(first) or SHORT.get(first)
    return [found, *words[1:]] if found else None


def carry_out(session: Session, order: list[str], seat: int, choices: Sequence[Choice]) -> bool:
    """Do what is ordered; True if the match is another one afterwards."""
    name, *rest = order
    match name:
        case "undo":
            undo(session)
            return True
        case "hint":
            hints.show_hint(session, seat, choices)
        case "save":
            session.save(Keeper(Path(" ".join(rest)).expanduser()) if rest else None)
        case "log":
            for told in session.match.view(seat, session.voice.lang).log:
                session.out.print(Text(f"{told.record + 1:4} {told.text}"))
        case "piles":
            drawn = piles(session.match.game, session.match.view(seat, session.voice.lang).table, session.voice)
            session.out.print(drawn or session.voice("no-piles"))
        case "rules":
            show = rules.show if rest else rules.show_contents
            show(session.match.game, " ".join(rest), session.voice, session.out)
        case "help":
            show_help(session, seat, choices)
    return False


def show_help(session: Session, seat: int, choices: Sequence[Choice]) -> None:
    """How to choose, all orders, and what the game's drawing means."""
    voice, out = session.voice, session.out
    verb, example = (choices[0].action.split()[0], choices[0].action) if choices else ("…", "…")
    out.print(voice("help-choose", example=example, verb=verb))
    word = rules.word_about(session.match.game, choices, voice.lang)
    for order in ORDERS:
        names = " / ".join(dict.fromkeys((voice(f"order-{order}"), order)))
        out.print(Text(f"  {names:<18} ", "bold cyan") + Text(voice(f"help-{order}", word=word), "default"))
    for line in legend(session.match.game, session.match.view(seat, voice.lang).table, voice, seat):
        out.print(Text(line))


def undo(session: Session) -> None:
    """Take back the last act of a person; says which, and how many more could follow."""
    if not session.undoable:
        raise NothingToUndo()
    match = session.match
    before = list(match.records)
    match.undo()
    seat, code = before[len(match.records)]
    session.since[seat] = min(session.since[seat], len(match.records))
    session.shown_to = len(match.told)
    action = view_builder.choice(match, seat, code, session.voice.lang).text
    session.notices.append(session.voice("taken-back", action=action, count=session.undoable))


def choice_of(session: Session, line: str, choices: Sequence[Choice], seat: int) -> Choice:
    """The choice typed as number, as action, or as `SEAT ACTION` like in a match file."""
    first, _, rest = line.partition(" ")
    if (named := whole_number(first)) is not None and rest.strip():
        seat, line = session.person(session.check_seat(named)), rest.strip()
        choices = session.match.view(seat, session.voice.lang).choices
        if not choices:
            raise NotYourTurn(seat=Name("seat", str(seat)), actor=Name("seat", str(session.match.actor)))
    try:
        return choosing.find(line, choices)
    except UnknownAction:
        _refuse_known_action(session, line, seat)
        raise


def _refuse_known_action(session: Session, line: str, seat: int) -> None:
    """An action that exists but is not legal now is refused as such."""
    try:
        code = session.match.game.actions.encode(line)
    except LastboatError:
        return
    raise NotNow(action=view_builder.choice(session.match, seat, code, session.voice.lang).text) from None
