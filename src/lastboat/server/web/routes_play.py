"""Play over HTTP, with the same results as over the socket."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import PlainTextResponse, Response

from lastboat.kernel.errors import LastboatError
from lastboat.kernel.i18n import check_language
from lastboat.server.addresses import network
from lastboat.server.commands import chat, moves
from lastboat.server.live.live_table import LiveTable
from lastboat.server.web.responses import (
    PROBLEMS,
    Address,
    Bearer,
    LimitsOf,
    OffLoopOf,
    Reader,
    ServicesOf,
    json,
    refusal,
)
from lastboat.server.web.schemas import CallOut, Play, Proposal, Propose, Replay, Report, Seen, Talk, TalkEntry, Undo
from lastboat.tables import access, frames
from lastboat.tables.export import match_text
from lastboat.tables.replay import MOST_FRAMES
from lastboat.tables.replay import replay as positions
from lastboat.tables.table import Table

router = APIRouter(tags=["play"], responses=PROBLEMS)

Lang = Annotated[str | None, Query(max_length=8)]
FromSeat = Annotated[int | None, Query(ge=-1, le=64)]


@router.get("/api/tables/{table}/view", response_model=Seen)
async def view(
    services: ServicesOf, address: Address, token: Bearer, table: str,
    version: Annotated[int | None, Query(ge=0)] = None, lang: Lang = None, seat: FromSeat = None,
) -> Response:  # fmt: skip
    """The view of the token's seat, else of a spectator, and the events since a version."""
    async with services.table(table, fresh=True) as live:
        looking = access.viewing_seat(live.table, token, seat)
        if (mine := access.see(live.table, token)) is not None and mine.seat is not None:
            live.seen(mine.seat)
        services.runner.look(live, network(address))
        live.table.started()
        low, undone = live.table.history.changed_since(version) if version is not None else (0, False)
        return _seen(live.table, looking, low, _language(lang), undone)


@router.post("/api/tables/{table}/play", response_model=Seen)
async def play(
    services: ServicesOf, limits: LimitsOf, token: Bearer, reader: Reader, table: str, body: Play, lang: Lang = None
) -> Response:
    """Play a choice; a refusal has the current view."""
    async with services.table(table, token=token) as live:
        seat = _seat(live, token)
        limits.move(table, seat)
        language = _language(lang)
        try:
            answer = await moves.play(services, live, seat, body.do, body.at, body.id)
        except LastboatError as error:
            return _refused(live.table, seat, error, reader, language)
        return _seen(live.table, seat, answer.since, language)


@router.post("/api/tables/{table}/undo", response_model=Seen)
async def undo(
    services: ServicesOf, limits: LimitsOf, token: Bearer, reader: Reader, table: str, body: Undo, lang: Lang = None
) -> Response:
    """Undo the seat's last action."""
    async with services.table(table, token=token) as live:
        seat = _seat(live, token)
        limits.move(table, seat)
        language = _language(lang)
        try:
            answer = await moves.undo(services, live, seat, body.at, body.id)
        except LastboatError as error:
            return _refused(live.table, seat, error, reader, language)
        return _seen(live.table, seat, answer.since, language)


@router.post("/api/tables/{table}/talk", status_code=201, response_model=TalkEntry)
async def say(services: ServicesOf, limits: LimitsOf, token: Bearer, table: str, body: Talk) -> Response:
    """Send a chat line."""
    async with services.table(table, token=token) as live:
        seat = _seat(live, token)
        limits.move(table, seat)
        return json(frames.chat_line(await chat.say(services, live, seat, body.say)), 201)


@router.post("/api/tables/{table}/callouts", status_code=201, response_model=TalkEntry)
async def call_out(services: ServicesOf, limits: LimitsOf, token: Bearer, table: str, body: CallOut) -> Response:
    """Call something out, about an element or none."""
    async with services.table(table, token=token) as live:
        seat = _seat(live, token)
        limits.move(table, seat)
        return json(frames.chat_line(await chat.call_out(services, live, seat, body.callout, body.element)), 201)


@router.post("/api/tables/{table}/reports", status_code=204)
async def report(services: ServicesOf, limits: LimitsOf, token: Bearer, table: str, body: Report) -> Response:
    """Report a chat line to the operator."""
    async with services.table(table, token=token) as live:
        seat = access.seat(live.table, token)
        limits.move(table, seat)
        await chat.report(services, live, seat, body.line, body.reason)
    return Response(status_code=204)


@router.post("/api/tables/{table}/proposals", status_code=201, response_model=Proposal)
async def propose(services: ServicesOf, limits: LimitsOf, token: Bearer, table: str, body: Propose) -> Response:
    """Propose a move to a seat."""
    async with services.table(table, token=token) as live:
        seat = _seat(live, token)
        limits.move(table, seat)
        proposal = await chat.propose(services, live, seat, body.seat, body.do, body.at)
        return json(live.table.views.proposal(proposal), 201)


@router.delete("/api/tables/{table}/proposals/{proposal}", status_code=204)
async def dismiss(services: ServicesOf, token: Bearer, table: str, proposal: str) -> Response:
    """Take a proposal away."""
    async with services.table(table, token=token) as live:
        await chat.dismiss(services, live, access.seat(live.table, token), proposal)
        return Response(status_code=204)


@router.get("/api/tables/{table}/match.txt", response_class=PlainTextResponse)
async def text(services: ServicesOf, token: Bearer, table: str) -> Response:
    """The match as text, as far as the token's seat may know it; complete after the end."""
    async with services.table(table, fresh=True) as live:
        row = access.see(live.table, token)
        found = match_text(live.table, row)
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": f'attachment; filename="{live.table.row.game}-{live.id}.match"',
    }
    return Response(found, headers=headers, media_type="text/plain; charset=utf-8")


@router.get("/api/tables/{table}/replay", response_model=Replay)
async def replay(
    services: ServicesOf, off_loop: OffLoopOf, address: Address, token: Bearer, table: str,
    since: Annotated[int, Query(alias="from", ge=0, le=2**31 - 1)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_FRAMES)] = MOST_FRAMES, seat: FromSeat = None, lang: Lang = None,
) -> Response:  # fmt: skip
    """The positions after `from`, `from`+1, … records."""
    async with services.table(table, fresh=True) as live:
        looking = access.viewing_seat(live.table, token, seat)
        match, encoding, language = live.table.started(), live.table.views.encoding, _language(lang)

    def data() -> Response:
        """A match is never changed, so it needs no lock."""
        found = positions(match, looking, since, count, language, encoding)
        return json({"records": len(match.records), "frames": found})

    return await off_loop.run(address, data)


def _seat(live: LiveTable, token: str | None) -> int:
    """The seat of a player, who is not absent then."""
    seat = access.seat(live.table, token)
    live.seen(seat)
    return seat


def _seen(table: Table, seat: int, since: int, lang: str | None, undone: bool = False) -> Response:
    seats = (seat,) if seat >= 0 else ()
    data = {
        "version": table.version,
        "events": table.views.events(seats, since, lang),
        "view": table.views.view(seat, lang),
    }
    return json({**data, "undone": since} if undone else data)


def _refused(table: Table, seat: int, error: LastboatError, reader: str, lang: str | None) -> Response:
    if table.match is None:
        return refusal(error, reader)
    return refusal(error, reader, version=table.version, view=table.views.view(seat, lang))


def _language(lang: str | None) -> str | None:
    return check_language(lang) if lang else None
