"""Build a `View`: the table, the choices and the log as one seat may see them."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from lastboat.kernel import i18n
from lastboat.kernel.actions import Domain
from lastboat.kernel.dialect import EVERYBODY, EmittedEvent
from lastboat.kernel.generic import StateT, TableT
from lastboat.kernel.view import Blocked, Choice, LogEntry, Message, Name, View

if TYPE_CHECKING:
    from lastboat.kernel.game import Game
    from lastboat.kernel.match import Match


def view(
    match: Match[StateT, TableT], seat: int, lang: str | None, known: StateT | None = None, table: TableT | None = None
) -> View[TableT]:
    """Build the view of a seat from its observation alone. Without a language it has no texts.

    Callers that already have the observation `known` and the game's `table` of it pass them.
    """
    known = match.game.observe(match.state, seat) if known is None else known
    over = match.over
    asked = prompt(match, known)
    may_act = seat != EVERYBODY and not over
    return View(
        game=match.game.id,
        seat=seat,
        seats=match.seats,
        version=len(match.records),
        records=len(match.records),
        actor=match.actor,
        prompt=asked,
        prompt_text=say(match, asked, lang),
        choices=choices(match, known, seat, lang) if may_act else (),
        blocked=blocked(match, known, seat, lang) if may_act else (),
        undo=match.undoable if seat == match.undo_seat else 0,
        table=match.game.show.table(known, seat) if table is None else table,
        over=over,
        returns=tuple(match.returns) if over else (),
        lang=lang,
    )


def prompt(match: Match, known: Any) -> Message:
    """The question to the actor, or how the game ended."""
    return match.game.show.result(known) if match.game.over(known) else match.game.show.prompt(known)


def choices(match: Match, known: Any, seat: int, lang: str | None) -> tuple[Choice, ...]:
    """The legal actions of a seat; `known` is its observation."""
    mark = getattr(match.game.show, "mark", None)
    return tuple(
        choice(match, seat, code, lang, mark(known, seat, code) if mark else None) for code in match.legal_codes(seat)
    )


def choices_as_known(match: Match, known: Any, seat: int, lang: str | None) -> tuple[Choice, ...]:
    """The legal actions of a seat, judged by the observation `known` of another one."""
    codes = [] if match.over else match.game.legal(known, seat)
    return tuple(choice(match, seat, code, lang) for code in codes)


def choice(match: Match, seat: int, code: int, lang: str | None, mark: str | None = None) -> Choice:
    """A code as a choice."""
    found = _textless_choice(match.game, seat, code, mark)
    return replace(found, text=say(match, found.message, lang)) if lang else found


@lru_cache(50_000)
def _textless_choice(game: Game, seat: int, code: int, mark: str | None) -> Choice:
    verb = game.actions.verb_of(code)
    args = {name: (d, v) for (name, d), v in zip(verb.args, verb.values(code), strict=True)}
    message = Message("do-" + verb.name.replace("_", "-"), named(args))
    return Choice(seat, code, game.actions.text(code), message, touched(args), mark=mark)


def blocked(match: Match, known: Any, seat: int, lang: str | None) -> tuple[Blocked, ...]:
    """The verbs a seat cannot use now, with reasons, if the game gives them."""
    reasons = getattr(match.game.show, "blocked", None)
    if reasons is None:
        return ()
    return tuple(Blocked(verb, message, say(match, message, lang)) for verb, message in reasons(known, seat))


def log(match: Match, seat: int, lang: str | None, since: int = 0) -> tuple[LogEntry, ...]:
    """The events that a seat has seen from record number `since` on."""
    return tuple(
        told(match, number, event, lang)
        for number, event in match.told
        if number >= since and event.witness in (EVERYBODY, seat)
    )


def told(match: Match, number: int, event: EmittedEvent, lang: str | None) -> LogEntry:
    """An emitted event with its text."""
    found = textless(match.game, number, event)
    return replace(found, text=say(match, found.message, lang)) if lang else found


def textless(game: Game, number: int, event: EmittedEvent) -> LogEntry:
    """An emitted event without a text."""
    kind = game.events.kinds[event.event]
    args = game.events.tokens(event.event, event.args)
    return LogEntry(number, kind.name, Message("event-" + kind.name.replace("_", "-"), named(args)), touched(args))


def say(match: Match, message: Message, lang: str | None) -> str:
    """Translate a message of the match's game; without a language the text is empty."""
    if lang is None:
        return ""
    return i18n.say(message, lang, match.game.folder / "words", match.names)


def named(args: dict[str, tuple[Domain, int]]) -> dict[str, Any]:
    """Convert arguments to names; numbers stay numbers."""
    return {
        key: value if domain.name == "number" else Name(domain.name, domain.tokens[value])
        for key, (domain, value) in args.items()
    }


def touched(args: dict[str, tuple[Domain, int]]) -> tuple[str, ...]:
    """The elements of the table that arguments refer to, e.g. `tile:watchtower`."""
    return tuple(f"{d.name}:{d.tokens[v]}" for d, v in args.values() if d.name != "number")
