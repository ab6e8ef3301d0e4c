"""What a search brings to a table at this screen: the moves of bots that look ahead, and hints for people."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from lastboat.bots import Analysis, Greedy, Searcher, analyse, hints, situation
from lastboat.bots.hints import say
from lastboat.cli.errors import NoSearch
from lastboat.cli.i18n import Voice, consoles
from lastboat.kernel import view_builder
from lastboat.kernel.view import Choice

if TYPE_CHECKING:
    from lastboat.cli.terminal.play import Session

HINT_MS = 400
"""How long is thought about a hint, so that it is there within half a second."""
LOADING = 5.0
"""Seconds that a person waits for the search: a bit more than loading takes once it has been built."""


def choose(session: Session, seat: int) -> int | None:
    """What the bot on a seat plays; out of turn also None. Until the search is there, a simple bot plays for it."""
    player, here = session.bots[seat], situation(session.match, seat)
    if not isinstance(player, Searcher):
        return player.choose(here)
    try:
        if _ready(session, 0 if session.stood_in else LOADING):
            return session.ahead.ask(partial(player.choose, here))
        _tell_once(session, session.voice("search-stands-in"))
    except NoSearch:
        _tell_once(session, session.voice("search-missing"))
    return Greedy(player.seed).choose(here)


def _tell_once(session: Session, why: str) -> None:
    if not session.stood_in:
        session.stood_in = True
        session.notices.append(why)


def show_hint(session: Session, seat: int, choices: Sequence[Choice]) -> None:
    """The best choices of a seat with their odds and reasons, and how things stand, by what the seat may know."""
    if not _ready(session):
        session.out.print(session.voice("search-building"), style="yellow")
        return
    here = situation(session.match, seat)
    with _waiting(session, session.voice("search-thinking")):
        found = session.ahead.ask(partial(analyse, here, budget_ms=HINT_MS))
    _show_moves(session, seat, choices, found)
    _show_odds(session, found)


def _show_moves(session: Session, seat: int, choices: Sequence[Choice], found: Analysis) -> None:
    if seat != session.match.actor and not (found.lines and found.lines[0].seat == seat):
        session.out.print(session.voice("hint-wait"))
        return
    numbers = {(choice.seat, choice.code): number for number, choice in enumerate(choices, 1)}
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="cyan")
    grid.add_column()
    grid.add_column(justify="right", style="bold")
    grid.add_column(style="dim")
    for hint in hints(found, seat):
        number = numbers[seat, hint.code]
        reason = say(hint.reason, session.voice.lang)
        moves = [choices[number - 1].text]
        if hint.then is not None:
            moves.append(view_builder.choice(session.match, seat, hint.then, session.voice.lang).text)
        grid.add_row(str(number), Text(" → ".join(moves)), _percent(session.voice, hint.odds), reason)
    session.out.print(grid)


def _show_odds(session: Session, found: Analysis) -> None:
    voice, match = session.voice, session.match
    if match.game.cooperative:
        session.out.print(voice("odds-rescue", odds=_percent(voice, found.odds[0])), style="bold")
        return
    each = ", ".join(f"{voice.seat(p)} {_percent(voice, odds)}" for p, odds in enumerate(found.odds))
    session.out.print(voice("odds-winning", each=each), style="bold")


def _percent(voice: Voice, odds: float) -> str:
    return voice("odds-percent", percent=round(100 * odds))


def _ready(session: Session, within: float = LOADING) -> bool:
    """Whether the search is there. Nobody waits long, but for programs, and where only bots play, it has to be."""
    if session.ahead.at_once:
        return session.ahead.ready(0)
    needed = session.scripted or not session.people
    with _waiting(session, session.voice("search-getting-ready"), loud=needed):
        return session.ahead.ready(None if needed else within)


@contextlib.contextmanager
def _waiting(session: Session, why: str, loud: bool = False) -> Iterator[None]:
    """Say what is waited for: at a terminal for as long as it lasts, elsewhere only if it is worth a line."""
    if session.out.is_terminal:
        with session.out.status(why):
            yield
        return
    if loud:
        consoles()[1].print(why)
    yield
