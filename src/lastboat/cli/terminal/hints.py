"""Choose for bots that search, and show hints to people."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from lastboat.bots import Analysis, Searcher, Situation, bot, hints, situation
from lastboat.bots.hints import HINT_MS, say_why
from lastboat.bots.registry import FALLBACK
from lastboat.bots.tasks import Analyse, Choose
from lastboat.cli.errors import NoSearch
from lastboat.cli.i18n import Translator, consoles
from lastboat.kernel import view_builder
from lastboat.kernel.view import Choice

if TYPE_CHECKING:
    from lastboat.cli.terminal.session import Session

LOADING = 5.0
"""Seconds that a person waits for the search: a bit more than loading takes once it has been built."""


def choose(session: Session, seat: int) -> int | None:
    """Return the choice of a bot, None if it does not act out of turn.

    Until the search is ready, a greedy bot replaces one that searches.
    """
    player, here = session.bots[seat], situation(session.match, seat)
    if not isinstance(player, Searcher):
        return player.choose(here)
    try:
        if _ready(session, 0 if session.fallback_announced else LOADING):
            return session.search.ask(Choose(player, here))
        _announce_fallback(session, session.tr("search-fallback"))
    except NoSearch:
        _announce_fallback(session, session.tr("search-missing"))
    return bot(FALLBACK, player.seed).choose(here)


def _announce_fallback(session: Session, reason: str) -> None:
    if not session.fallback_announced:
        session.fallback_announced = True
        session.notices.append(reason)


def show_hint(session: Session, seat: int, choices: Sequence[Choice]) -> None:
    """Print the best choices of a seat with odds and reasons, and the odds of the game, from what the seat knows."""
    if not _ready(session):
        session.out.print(session.tr("search-building"), style="yellow")
        return
    here = situation(session.match, seat)
    with _status(session, session.tr("search-running")):
        found = session.search.ask(Analyse(HINT_MS, here))
    _show_moves(session, here, choices, found)
    _show_odds(session, found)


def _show_moves(session: Session, here: Situation, choices: Sequence[Choice], found: Analysis) -> None:
    seat = here.seat
    if seat != session.match.actor and not (found.lines and found.lines[0].seat == seat):
        session.out.print(session.tr("hint-wait"))
        return
    numbers = {(choice.seat, choice.code): number for number, choice in enumerate(choices, 1)}
    for hint in hints(found, here):
        number = numbers[seat, hint.code]
        moves = [choices[number - 1].text]
        if hint.then is not None:
            moves.append(view_builder.choice(session.match, seat, hint.then, session.tr.lang).text)
        line = Text.assemble((f"{number:>3}  ", "cyan"), " → ".join(moves), "  ")
        line.append(_percent(session.tr, hint.odds), "bold")
        session.out.print(line)
        why = say_why(session.match.game, hint, session.tr.lang, session.match.names)
        session.out.print(Padding(Text(why, "dim"), (0, 0, 0, 5), expand=False))


def _show_odds(session: Session, found: Analysis) -> None:
    tr, match = session.tr, session.match
    if match.game.cooperative:
        session.out.print(tr("odds-rescue", odds=_percent(tr, found.odds[0])), style="bold")
        return
    each = ", ".join(f"{tr.seat(p)} {_percent(tr, odds)}" for p, odds in enumerate(found.odds))
    session.out.print(tr("odds-winning", each=each), style="bold")


def _percent(tr: Translator, odds: float) -> str:
    return tr("odds-percent", percent=round(100 * odds))


def _ready(session: Session, within: float = LOADING) -> bool:
    """Return whether the search is ready. People wait `within` seconds; scripts and bots alone wait until it is."""
    if session.search.at_once:
        return session.search.ready(0)
    required = session.scripted or not session.people
    with _status(session, session.tr("search-loading"), always=required):
        return session.search.ready(None if required else within)


@contextlib.contextmanager
def _status(session: Session, text: str, always: bool = False) -> Iterator[None]:
    """Show what is being waited for: at a terminal while it lasts, elsewhere as a line on stderr if `always`."""
    if session.out.is_terminal:
        with session.out.status(text):
            yield
        return
    if always:
        consoles()[1].print(text)
    yield
