"""Making a `View`: the table, the choices and the log as one seat may see them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lastboat.kernel import words
from lastboat.kernel.actions import Domain
from lastboat.kernel.dialect import EVERYBODY, OVER, Journal
from lastboat.kernel.view import Choice, Message, Name, Told, View

if TYPE_CHECKING:
    from lastboat.kernel.match import Match


def view(match: Match, seat: int, lang: str) -> View:
    """The view of a seat, made from what the seat may know and nothing else."""
    known = match.game.observe(match.state, seat)
    over = match.over
    prompt = match.game.show.result(known) if over else match.game.show.prompt(known)
    return View(
        game=match.game.id,
        seat=seat,
        seats=match.seats,
        version=len(match.records),
        actor=match.actor,
        prompt=prompt,
        prompt_text=say(match, prompt, lang),
        choices=() if seat == EVERYBODY or over else choices(match, seat, lang),
        undo=match.undoable,
        table=match.game.show.table(known, seat),
        log=log(match, seat, lang),
        over=over,
        returns=tuple(match.returns) if match.actor == OVER else (),
        lang=lang,
    )


def choices(match: Match, seat: int, lang: str) -> tuple[Choice, ...]:
    """What a seat may do now, in words."""
    return tuple(choice(match, seat, code, lang) for code in match.legal_codes(seat))


def choice(match: Match, seat: int, code: int, lang: str) -> Choice:
    """One action in words, with the elements it touches."""
    codes = match.game.actions
    verb = codes.verb_of(code)
    args = {name: (d, v) for (name, d), v in zip(verb.args, verb.values(code), strict=True)}
    message = Message("do-" + verb.name.replace("_", "-"), named(args))
    return Choice(seat, code, codes.text(code), message, touched(args), say(match, message, lang))


def log(match: Match, seat: int, lang: str, since: int = 0) -> tuple[Told, ...]:
    """What a seat was told from record number `since` on."""
    return tuple(
        told(match, number, event, lang)
        for number, event in match.told
        if number >= since and event.witness in (EVERYBODY, seat)
    )


def told(match: Match, number: int, event: Journal, lang: str) -> Told:
    """One event in words."""
    kind = match.game.events.kinds[event.event]
    args = match.game.events.tokens(event.event, event.args)
    message = Message("event-" + kind.name.replace("_", "-"), named(args))
    return Told(number, kind.name, message, touched(args), say(match, message, lang))


def say(match: Match, message: Message, lang: str) -> str:
    """A message of the match's game in words."""
    return words.say(message, lang, match.game.folder / "words", match.names)


def named(args: dict[str, tuple[Domain, int]]) -> dict[str, Any]:
    """Arguments as the names of the things they mean; numbers stay numbers."""
    return {
        key: value if domain.name == "number" else Name(domain.name, domain.tokens[value])
        for key, (domain, value) in args.items()
    }


def touched(args: dict[str, tuple[Domain, int]]) -> tuple[str, ...]:
    """The elements of the table that arguments speak of, e.g. `tile:watchtower`."""
    return tuple(f"{d.name}:{d.tokens[v]}" for d, v in args.values() if d.name != "number")
