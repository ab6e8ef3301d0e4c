"""Hints, odds and reviews as data for clients."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from lastboat.bots import Hint
from lastboat.bots.hints import WHY
from lastboat.bots.reasons import reasons
from lastboat.bots.review.curve import Curve
from lastboat.bots.review.segments import FinishedMatch, Segment, states
from lastboat.bots.review.turning_points import Swing
from lastboat.kernel import view_builder
from lastboat.kernel.dialect import CHANCE, EVERYBODY
from lastboat.kernel.match import Match
from lastboat.kernel.view import Message, percent
from lastboat.tables.table import Table

MOST_EVENTS = 12
"""Events sent with a turning point."""
REVIEW_WANTED = 6.0
"""Seconds for which a review goes on after a client has asked for it; clients ask again until it is done."""


def hint(table: Table, seat: int, found: Hint, lang: str | None) -> dict[str, Any]:
    """A hint as data; `then` is a whole choice, which is not in the view yet."""
    match = table.started()
    data: dict[str, Any] = {"code": found.code, "odds": found.odds, "reason": found.reason.data()}
    data["why"] = [_said(match, message, lang) for message in found.why]
    if found.misses is not None:
        data["misses"] = _said(match, found.misses, lang)
    if found.then is not None:
        data["then"] = table.views.encoding.choice(view_builder.choice(match, seat, found.then, lang))
    return data


def odds_seat(table: Table, seats: Sequence[int]) -> int | None:
    """The seat whose knowledge a client's odds use; None for a spectator of a game with secrets."""
    if not table.game.secrets:
        return 0
    return seats[0] if seats else None


def review(curve: Curve | None, done: bool, match: Match, lang: str | None) -> dict[str, Any]:
    """The odds over a match so far, and its turning points; no curve: nothing is known yet."""
    return {
        "records": len(match.records),
        "team": match.game.cooperative,
        "done": done,
        "known": round(curve.known, 3) if curve else 0.0,
        "points": [{"record": at, "odds": _rounded(odds)} for at, odds in curve.odds.items()] if curve else [],
        "turning_points": [
            turning_point(match, swing, lang, curve.best(swing.segment.first)) for swing in curve.turning_points
        ]
        if curve
        else [],
    }


def turning_point(
    match: Match, swing: Swing, lang: str | None, best: tuple[int, int | None] | None = None
) -> dict[str, Any]:
    """A turning point as data: what was chosen and what would have been better, or how unlikely the luck was.

    `best` is the best code of the seat in turn there, and what follows it at once.
    """
    segment = swing.segment
    events = [
        view_builder.told(match, number, event, lang).data()
        for number, event in match.told
        if segment.first <= number < segment.last and event.witness == EVERYBODY
    ]
    data: dict[str, Any] = {
        "from": segment.first,
        "to": segment.last,
        "kind": "luck" if segment.chance else "choice",
        "seat": segment.seat,
        "whose": swing.whose,
        "before": _rounded(swing.before),
        "after": _rounded(swing.after),
        "events": events[:MOST_EVENTS],
    }
    if segment.chance:
        unlikely = _unlikeliest(match, segment, lang)
        return data if unlikely is None else {**data, "unlikely": unlikely}
    chosen = match.records[segment.first].code
    data["choice"] = view_builder.choice(match, segment.seat, chosen, lang).data()
    before = states(FinishedMatch.of(match))[segment.first]
    lost = swing.after[segment.seat] < swing.before[segment.seat]
    if best is not None and best[0] != chosen and lost and match.game.actor(before) == segment.seat:
        code, then = best
        why = reasons(match.game, before, segment.seat, [code] if then is None else [code, then])
        data["better"] = {"choice": view_builder.choice(match, segment.seat, code, lang).data()}
        data["better"]["why"] = [_said(match, message, lang) for message in why[:WHY]]
        if then is not None:
            data["better"]["then"] = view_builder.choice(match, segment.seat, then, lang).data()
    return data


def _unlikeliest(match: Match, segment: Segment, lang: str | None) -> dict[str, Any] | None:
    """The outcome with the least chance in a run of chance, among those that everybody was told."""
    positions = states(FinishedMatch.of(match))
    told = {number: event for number, event in reversed(match.told) if event.witness == EVERYBODY}
    found: tuple[Fraction, int] | None = None
    for number in range(segment.first, segment.last):
        seat, code = match.records[number]
        if seat == CHANCE and number in told:
            weights = dict(match.game.chance(positions[number]))
            chance = Fraction(weights[code], sum(weights.values()))
            if chance < 1 and (found is None or chance < found[0]):
                found = chance, number
    if found is None:
        return None
    chance, number = found
    return {"percent": percent(chance), "event": view_builder.told(match, number, told[number], lang).data()}


def _said(match: Match, message: Message, lang: str | None) -> dict[str, Any]:
    return message.data(view_builder.say(match, message, lang))


def _rounded(odds: tuple[float, ...]) -> list[float]:
    return [round(one, 4) for one in odds]
