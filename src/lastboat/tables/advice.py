"""Hints, odds and reviews as data for clients."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lastboat.bots import Hint
from lastboat.bots.review.curve import Curve
from lastboat.bots.review.turning_points import Swing
from lastboat.kernel import view_builder
from lastboat.kernel.dialect import EVERYBODY
from lastboat.kernel.match import Match
from lastboat.kernel.view import Message
from lastboat.tables.table import Table

MOST_EVENTS = 12
"""Events sent with a turning point."""


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
        "turning_points": [turning_point(match, swing, lang) for swing in curve.turning_points] if curve else [],
    }


def turning_point(match: Match, swing: Swing, lang: str | None) -> dict[str, Any]:
    """A turning point as data."""
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
    if not segment.chance:
        data["choice"] = view_builder.choice(match, segment.seat, match.records[segment.first].code, lang).data()
    return data


def _said(match: Match, message: Message, lang: str | None) -> dict[str, Any]:
    return message.data(view_builder.say(match, message, lang))


def _rounded(odds: tuple[float, ...]) -> list[float]:
    return [round(one, 4) for one in odds]
