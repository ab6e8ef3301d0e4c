"""Playing over HTTP, for scripts and other clients: the same as over the socket."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import PlainTextResponse, Response

from lastboat.kernel.errors import LastboatError
from lastboat.kernel.i18n import check_language
from lastboat.kernel.match import Match
from lastboat.server.web import broadcast, encoding
from lastboat.server.web.responses import PROBLEMS, Bearer, HallOf, Reader, json, refusal
from lastboat.server.web.schemas import Play, Proposal, Propose, Replay, Seen, Talk, TalkEntry, Undo
from lastboat.tables import access, chat, moves
from lastboat.tables.errors import Frozen, NotRunning
from lastboat.tables.export import match_text, replay_frames
from lastboat.tables.table import Live

router = APIRouter(tags=["play"], responses=PROBLEMS)
MOST_FRAMES = 200

Lang = Annotated[str | None, Query(max_length=8)]
FromSeat = Annotated[int | None, Query(ge=-1, le=64)]


@router.get("/api/tables/{table}/view", response_model=Seen)
async def view(
    hall: HallOf, token: Bearer, table: str,
    version: Annotated[int | None, Query(ge=0)] = None, lang: Lang = None, seat: FromSeat = None,
) -> Response:  # fmt: skip
    """What the token's seat sees, else what everybody sees; and what happened since a version."""
    async with hall.at(table, fresh=True) as live:
        looking = access.looking_from(live, token, seat)
        _started(live)
        low, undone = live.course.low_since(version) if version is not None else (0, False)
        return _seen(live, looking, low, _language(lang), undone)


@router.post("/api/tables/{table}/play", response_model=Seen)
async def play(hall: HallOf, token: Bearer, reader: Reader, table: str, body: Play, lang: Lang = None) -> Response:
    """Play a choice; a refusal comes with the fresh view."""
    async with hall.at(table, token=token) as live:
        seat = access.seat(live, token)
        hall.limits.move(table, seat)
        language = _language(lang)
        try:
            answer = await moves.play(hall, live, seat, body.do, body.at, body.id)
        except LastboatError as error:
            return _refused(live, seat, error, reader, language)
        return _seen(live, seat, answer.since, language)


@router.post("/api/tables/{table}/undo", response_model=Seen)
async def undo(hall: HallOf, token: Bearer, reader: Reader, table: str, body: Undo, lang: Lang = None) -> Response:
    """Take back the seat's last act."""
    async with hall.at(table, token=token) as live:
        seat = access.seat(live, token)
        hall.limits.move(table, seat)
        language = _language(lang)
        try:
            answer = await moves.undo(hall, live, seat, body.at, body.id)
        except LastboatError as error:
            return _refused(live, seat, error, reader, language)
        return _seen(live, seat, answer.since, language)


@router.post("/api/tables/{table}/talk", status_code=201, response_model=TalkEntry)
async def say(hall: HallOf, token: Bearer, table: str, body: Talk) -> Response:
    """Say something."""
    async with hall.at(table, token=token) as live:
        seat = access.seat(live, token)
        hall.limits.move(table, seat)
        return json(broadcast.entry(await chat.say(hall, live, seat, body.say)), 201)


@router.post("/api/tables/{table}/proposals", status_code=201, response_model=Proposal)
async def propose(hall: HallOf, token: Bearer, table: str, body: Propose) -> Response:
    """Suggest a move to a seat."""
    async with hall.at(table, token=token) as live:
        seat = access.seat(live, token)
        hall.limits.move(table, seat)
        row = await chat.propose(hall, live, seat, body.seat, body.do, body.at)
        return json(encoding.proposal(live, row), 201)


@router.delete("/api/tables/{table}/proposals/{proposal}", status_code=204)
async def dismiss(hall: HallOf, token: Bearer, table: str, proposal: str) -> Response:
    """Take a proposal away."""
    async with hall.at(table, token=token) as live:
        await chat.dismiss(hall, live, access.seat(live, token), proposal)
        return Response(status_code=204)


@router.get("/api/tables/{table}/match.txt", response_class=PlainTextResponse)
async def text(hall: HallOf, token: Bearer, table: str) -> Response:
    """The match as text, with what the token's seat may know; whole after the end."""
    async with hall.at(table, fresh=True) as live:
        place = access.see(live, token)
        found = match_text(live, place)
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": f'attachment; filename="{live.row.game}-{live.id}.match"',
    }
    return Response(found, headers=headers, media_type="text/plain; charset=utf-8")


@router.get("/api/tables/{table}/replay", response_model=Replay)
async def replay(
    hall: HallOf, token: Bearer, table: str,
    since: Annotated[int, Query(alias="from", ge=0, le=2**31 - 1)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_FRAMES)] = 60, seat: FromSeat = None, lang: Lang = None,
) -> Response:  # fmt: skip
    """The positions after `from`, `from`+1, … records."""
    async with hall.at(table, fresh=True) as live:
        looking = access.looking_from(live, token, seat)
        match = _started(live)
        return json(
            {"records": len(match.records), "frames": replay_frames(match, looking, since, count, _language(lang))}
        )


def _seen(live: Live, seat: int, since: int, lang: str | None, undone: bool = False) -> Response:
    match = _started(live)
    seats = (seat,) if seat >= 0 else ()
    data = {
        "version": live.version,
        "events": encoding.events(match, seats, since, lang),
        "view": encoding.view(live, seat, lang),
    }
    return json({**data, "undone": since} if undone else data)


def _refused(live: Live, seat: int, error: LastboatError, reader: str, lang: str | None) -> Response:
    if live.match is None:
        return refusal(error, reader)
    return refusal(error, reader, version=live.version, view=encoding.view(live, seat, lang))


def _started(live: Live) -> Match:
    if live.frozen is not None:
        raise Frozen(reason=live.frozen)
    if live.match is None:
        raise NotRunning(state=live.state)
    return live.match


def _language(lang: str | None) -> str | None:
    return check_language(lang) if lang else None
