"""A table as text, and as positions one after the other."""

from __future__ import annotations

from typing import Any

from lastboat.kernel import notation
from lastboat.kernel.dialect import CHANCE, EVERYBODY
from lastboat.kernel.match import Match
from lastboat.server.web.encoding import Frames
from lastboat.tables.errors import NotRunning
from lastboat.tables.rows import Place
from lastboat.tables.table import Live


def match_text(live: Live, place: Place | None) -> str:
    """The match with what the bearer of a place may know; whole after the end."""
    if live.frozen is not None:
        return _raw_text(live, place)
    match = live.match
    if match is None:
        raise NotRunning(state=live.state)
    if match.over:
        return match.text()
    seat = place.seat if place is not None and place.seat is not None else EVERYBODY
    return match.text(seat)


def replay_frames(match: Match, seat: int, since: int, count: int, lang: str | None) -> list[dict[str, Any]]:
    """The positions after `since`, `since` + 1, … records, as a seat sees them."""
    if since > len(match.records):
        return []
    first = max(0, since - 1)
    s = match.game.setup(match.seats, match.options)
    for record in match.records[:first]:
        s = match.game.apply(s, record.seat, record.code)
    frames = Frames(match, s, first)
    return frames.positions([seat] if seat != EVERYBODY else [], since, count, lang)


def _raw_text(live: Live, place: Place | None) -> str:
    """The records of a frozen table by their numbers: what they mean, only the old version knows.

    Who saw which outcome cannot be said any more, so outcomes are told to the host alone.
    """
    whole = place is not None and place.kind == "host"
    lines = [
        f"lastboat frozen {notation.FORMAT}",
        f"game: {live.row.game} {live.row.game_version}",
        f"seats: {live.row.seats}",
        *(f"option: {name}={value}" for name, value in sorted(live.row.options.items())),
        f"chance: {live.chance.text()}",
        "",
    ]
    for seat, code in live.course.records:
        who = "*" if seat == CHANCE else str(seat)
        lines.append(f"{who} {code if whole or seat != CHANCE else '?'}")
    return "\n".join([*lines, f"end: {len(live.course.records)}"]) + "\n"
