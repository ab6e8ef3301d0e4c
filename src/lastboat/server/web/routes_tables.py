"""Making tables and sitting down at them."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from lastboat.server.web.responses import PROBLEMS, Bearer, HallOf, json
from lastboat.server.web.schemas import (
    Branch,
    Import,
    Join,
    Joined,
    Made,
    Mine,
    NewTable,
    PutSeat,
    Rematch,
    SeatWanted,
    StandIn,
    Summary,
)
from lastboat.tables import access, moves, seats
from lastboat.tables import create as tables_create
from lastboat.tables.create import Wanted
from lastboat.tables.errors import NoSuchTable, NotOver, NotYours
from lastboat.tables.tokens import digest, place_of

router = APIRouter(tags=["tables"], responses=PROBLEMS)
MOST_LISTED = 60


@router.get("/api/tables", response_model=list[Summary])
async def list_tables(hall: HallOf) -> Response:
    """Listed tables: open ones first, then running ones that may be watched."""
    found = []
    for table in await hall.store.listed(MOST_LISTED):
        live = await hall.table(table)
        await asyncio.sleep(0)
        if live.row.listed and live.state in ("open", "running"):
            found.append(live.summary())
    return json(found)


@router.post("/api/tables", status_code=201, response_model=Made)
async def create(hall: HallOf, request: Request, body: NewTable) -> Response:
    """Make a table; the tokens are told this once."""
    hall.limits.new_table(_address(request))
    made = await tables_create.create(hall, body.game, body.options, _wanted(body.seats) or [], body.listed, body.start)
    return json(made.data(), 201)


@router.post("/api/tables/import", status_code=201, response_model=Made)
async def take_in(hall: HallOf, request: Request, body: Import) -> Response:
    """Make a table from a match as text."""
    hall.limits.new_table(_address(request))
    made = await tables_create.take_in(hall, body.text, _wanted(body.seats), body.listed)
    return json(made.data(), 201)


@router.get("/api/tables/{table}", response_model=Summary)
async def summary(hall: HallOf, token: Bearer, table: str) -> Response:
    """A table."""
    async with hall.at(table, fresh=True) as live:
        access.see(live, token)
        return json(live.summary())


@router.post("/api/tables/{table}/join", response_model=Joined)
async def join(hall: HallOf, token: Bearer, table: str, body: Join) -> Response:
    """Sit down on an open seat of a listed table, or of any with its invitation."""
    async with hall.at(table, fresh=True) as live:
        invited = place_of(body.invite or "", live.places_of(("invite", "host")))
        if invited is None:
            access.see(live, token)
            if not live.row.listed:
                raise NoSuchTable()
        seat, mine = await seats.join(hall, live, body.name, body.seat)
        return json({"table": live.summary(), "seat": seat, "token": mine})


@router.post("/api/tables/{table}/start", response_model=Summary)
async def start(hall: HallOf, token: Bearer, table: str) -> Response:
    """Begin the game."""
    async with hall.at(table, fresh=True) as live:
        access.host(live, token)
        await moves.start(hall, live)
        return json(live.summary())


@router.post("/api/tables/{table}/leave", response_model=Summary)
async def leave(hall: HallOf, token: Bearer, table: str) -> Response:
    """Get up from a seat."""
    async with hall.at(table, fresh=True) as live:
        await seats.leave(hall, live, access.seat(live, token))
        return json(live.summary())


@router.post("/api/tables/{table}/seats/{seat}", response_model=Summary)
async def put(hall: HallOf, token: Bearer, table: str, seat: int, body: PutSeat) -> Response:
    """Seat a bot, free a seat, replace an absent player."""
    async with hall.at(table, fresh=True) as live:
        access.host(live, token)
        await seats.put(hall, live, seat, body.kind, body.bot, body.name)
        return json(live.summary())


@router.post("/api/tables/{table}/seats/{seat}/stand-in", response_model=Summary)
async def stand_in(hall: HallOf, token: Bearer, table: str, seat: int, body: StandIn) -> Response:
    """Let a bot play for a person."""
    async with hall.at(table, fresh=True) as live:
        access.host_or_seat(live, token, seat)
        await seats.stand_in(hall, live, seat, body.bot)
        return json(live.summary())


@router.post("/api/tables/{table}/seats/{seat}/back", response_model=Summary)
async def back(hall: HallOf, token: Bearer, table: str, seat: int) -> Response:
    """The person is back."""
    async with hall.at(table, fresh=True) as live:
        if access.seat(live, token) != seat:
            raise NotYours()
        await seats.back(hall, live, seat)
        return json(live.summary())


@router.post("/api/tables/{table}/close", response_model=Summary)
async def close(hall: HallOf, token: Bearer, table: str) -> Response:
    """Put the table away."""
    async with hall.at(table, fresh=True) as live:
        access.host(live, token)
        await seats.close(hall, live)
        return json(live.summary())


@router.post("/api/tables/{table}/rematch", status_code=201, response_model=Rematch)
async def rematch(hall: HallOf, request: Request, token: Bearer, table: str) -> Response:
    """Play the same once more; the old tokens hold the same places at the new table."""
    async with hall.at(table, fresh=True) as live:
        access.host_or_seat(live, token)
        if not live.over:
            raise NotOver(state=live.state)
        hall.limits.new_table(_address(request))
        return json({"table": (await tables_create.rematch(hall, live)).summary()}, 201)


@router.post("/api/tables/{table}/branch", status_code=201, response_model=Made)
async def branch(hall: HallOf, request: Request, token: Bearer, table: str, body: Branch) -> Response:
    """A new table that goes on from some point of this one."""
    async with hall.at(table, fresh=True) as live:
        access.see(live, token)
        if not live.over:
            access.host_or_seat(live, token)
        hall.limits.new_table(_address(request))
        made = await tables_create.branch(hall, live, body.record, _wanted(body.seats), body.listed)
        return json(made.data(), 201)


@router.post("/api/mine")
async def mine(hall: HallOf, request: Request, body: Mine) -> Response:
    """What the tokens of a browser still stand for; each table counts as a request."""
    index = {digest(token): i for i, token in enumerate(body.tokens)}
    found = []
    for place in await hall.store.places_of(index.keys()) if index else ():
        entry: dict[str, Any] = {"token": index[place.hash], "kind": place.kind}
        if place.seat is not None:
            entry["seat"] = place.seat
        hall.limits.request(_address(request))
        found.append(entry | {"table": (await hall.table(place.table)).summary()})
    return json(sorted(found, key=lambda entry: (entry["token"], entry["table"]["created"])))


def _wanted(seats: list[SeatWanted] | None) -> list[Wanted] | None:
    return None if seats is None else [Wanted(seat.kind, seat.name, seat.bot) for seat in seats]


def _address(request: Request) -> str:
    return request.client.host if request.client else ""
