"""Create and manage tables."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter
from starlette.responses import Response

from lastboat.server.addresses import network
from lastboat.server.commands import create, draw, seats
from lastboat.server.web.responses import PROBLEMS, Address, Bearer, LimitsOf, OffLoopOf, ServicesOf, json
from lastboat.server.web.schemas import (
    Branch,
    Commit,
    Import,
    Join,
    Joined,
    Made,
    Mine,
    NewTable,
    Phrase,
    PutSeat,
    Recover,
    Rematch,
    Reveal,
    SeatWanted,
    StandIn,
    Summary,
)
from lastboat.tables import access
from lastboat.tables.create import SeatWish, read_match
from lastboat.tables.errors import NoSuchTable, NotOver, NotYours, WrongPhrase
from lastboat.tables.tokens import clean_phrase, digest, find_token

router = APIRouter(tags=["tables"], responses=PROBLEMS)
MOST_LISTED = 60


@router.get("/api/tables", response_model=list[Summary])
async def list_tables(services: ServicesOf) -> Response:
    """Listed tables: open ones first, then running ones."""
    found = []
    for table in await services.store.listed(MOST_LISTED):
        live = await services.registry.get(table)
        await asyncio.sleep(0)
        if live.table.row.listed and live.table.state in ("open", "running"):
            listed = live.table.summary(live.present())
            listed.pop("contributions", None)  # half of the bytes, which no list shows
            found.append(listed)
    return json(found)


@router.post("/api/tables", status_code=201, response_model=Made)
async def new_table(services: ServicesOf, limits: LimitsOf, address: Address, body: NewTable) -> Response:
    """Create a table; only this answer has its tokens."""
    limits.new_table(address)
    created = await create.new_table(
        services, network(address), body.game, body.options, _wishes(body.seats) or [], body.listed, body.start,
        body.deadline,
    )  # fmt: skip
    return json(created.data(), 201)


@router.post("/api/tables/import", status_code=201, response_model=Made)
async def import_match(
    services: ServicesOf, limits: LimitsOf, off_loop: OffLoopOf, address: Address, body: Import
) -> Response:
    """Create a table from the text of a match."""
    limits.new_table(address)
    match = await off_loop.run(address, lambda: read_match(body.text, services.settings.template))
    created = await create.from_match(services, network(address), match, _wishes(body.seats), body.listed)
    return json(created.data(), 201)


@router.get("/api/tables/{table}", response_model=Summary)
async def summary(services: ServicesOf, address: Address, token: Bearer, table: str) -> Response:
    """The summary of a table."""
    async with services.table(table, fresh=True) as live:
        access.see(live.table, token)
        services.runner.look(live, network(address))
        return json(live.table.summary(live.present()))


@router.post("/api/tables/{table}/join", response_model=Joined)
async def join(services: ServicesOf, token: Bearer, table: str, body: Join) -> Response:
    """Take an open seat of a listed table, or of any table with its invitation."""
    async with services.table(table, fresh=True) as live:
        invited = find_token(body.invite or "", live.table.tokens_of(("invite", "host")))
        if invited is None:
            access.see(live.table, token)
            if not live.table.row.listed:
                raise NoSuchTable()
        seat, mine = await seats.join(services, live, body.name, body.seat, body.commitment)
        return json({"table": live.table.summary(live.present()), "seat": seat, "token": mine})


@router.post("/api/tables/{table}/start", response_model=Summary)
async def start(services: ServicesOf, token: Bearer, table: str) -> Response:
    """Start the game."""
    async with services.table(table, fresh=True) as live:
        access.host(live.table, token)
        await draw.start(services, live)
        return json(live.table.summary(live.present()))


@router.post("/api/tables/{table}/commitment", response_model=Summary)
async def commit(services: ServicesOf, token: Bearer, table: str, body: Commit) -> Response:
    """Commit to a number for the chance of the game to come."""
    async with services.table(table, fresh=True) as live:
        await draw.commit(services, live, access.seat(live.table, token), body.commitment)
        return json(live.table.summary(live.present()))


@router.post("/api/tables/{table}/number", response_model=Summary)
async def reveal(services: ServicesOf, token: Bearer, table: str, body: Reveal) -> Response:
    """Give the number of a commitment; the last one starts the game."""
    async with services.table(table, fresh=True) as live:
        await draw.reveal(services, live, access.seat(live.table, token), body.number)
        return json(live.table.summary(live.present()))


@router.post("/api/tables/{table}/leave", response_model=Summary)
async def leave(services: ServicesOf, token: Bearer, table: str) -> Response:
    """Leave a seat."""
    async with services.table(table, fresh=True) as live:
        await seats.leave(services, live, access.seat(live.table, token))
        return json(live.table.summary(live.present()))


@router.post("/api/tables/{table}/seats/{seat}", response_model=Summary)
async def put(services: ServicesOf, token: Bearer, table: str, seat: int, body: PutSeat) -> Response:
    """Seat a bot or open a seat."""
    async with services.table(table, fresh=True) as live:
        access.host(live.table, token)
        await seats.put(services, live, seat, body.kind, body.bot, body.name)
        return json(live.table.summary(live.present()))


@router.post("/api/tables/{table}/seats/{seat}/stand-in", response_model=Summary)
async def stand_in(services: ServicesOf, token: Bearer, table: str, seat: int, body: StandIn) -> Response:
    """Let a bot play for a person."""
    async with services.table(table, fresh=True) as live:
        row = access.host_or_seat(live.table, token, seat)
        await seats.stand_in(services, live, seat, body.bot, own=row.kind == "seat")
        return json(live.table.summary(live.present()))


@router.post("/api/tables/{table}/seats/{seat}/back", response_model=Summary)
async def back(services: ServicesOf, token: Bearer, table: str, seat: int) -> Response:
    """Remove the stand-in."""
    async with services.table(table, fresh=True) as live:
        if access.seat(live.table, token) != seat:
            raise NotYours()
        await seats.back(services, live, seat)
        return json(live.table.summary(live.present()))


@router.post("/api/tables/{table}/seats/{seat}/invite", response_model=Joined)
async def invite_back(services: ServicesOf, token: Bearer, table: str, seat: int) -> Response:
    """Make a new token for a player who has lost the old one."""
    async with services.table(table, fresh=True) as live:
        access.host(live.table, token)
        new = await seats.invite_back(services, live, seat)
        return json({"table": live.table.summary(live.present()), "seat": seat, "token": new})


@router.post("/api/tables/{table}/phrase", status_code=201, response_model=Phrase)
async def phrase(services: ServicesOf, token: Bearer, table: str) -> Response:
    """Make a recovery phrase for the token's seat; an earlier one becomes void."""
    async with services.table(table, fresh=True) as live:
        found = await seats.new_phrase(services, live, access.seat(live.table, token))
        return json({"phrase": found}, 201)


@router.post("/api/recover", response_model=Joined)
async def recover(services: ServicesOf, body: Recover) -> Response:
    """Take a seat back by its recovery phrase; the old tokens of the seat become void."""
    key = digest(clean_phrase(body.phrase))
    row = next((row for row in await services.store.tokens_of([key]) if row.kind == "phrase"), None)
    if row is None or row.seat is None:
        raise WrongPhrase()
    async with services.table(row.table, fresh=True) as live:
        new = await seats.recover(services, live, row.seat)
        return json({"table": live.table.summary(live.present()), "seat": row.seat, "token": new})


@router.post("/api/tables/{table}/close", response_model=Summary)
async def close(services: ServicesOf, token: Bearer, table: str) -> Response:
    """Close the table."""
    async with services.table(table, fresh=True) as live:
        access.host(live.table, token)
        await seats.close(services, live)
        return json(live.table.summary(live.present()))


@router.post("/api/tables/{table}/rematch", status_code=201, response_model=Rematch)
async def rematch(services: ServicesOf, limits: LimitsOf, address: Address, token: Bearer, table: str) -> Response:
    """Create the rematch; the old tokens are valid there."""
    async with services.table(table, fresh=True) as live:
        access.host_or_seat(live.table, token)
        if not live.table.over:
            raise NotOver(state=live.table.state)
        limits.new_table(address)
        new = await create.rematch(services, network(address), live)
        return json({"table": new.table.summary(new.present())}, 201)


@router.post("/api/tables/{table}/continue", status_code=201, response_model=Rematch)
async def continue_frozen(
    services: ServicesOf, limits: LimitsOf, address: Address, token: Bearer, table: str
) -> Response:
    """Continue a frozen table as a new one, by the rules of this version; the old tokens are valid there."""
    async with services.table(table, fresh=True) as live:
        access.host_or_seat(live.table, token)
        limits.new_table(address)
        new = await create.continued(services, network(address), live)
        return json({"table": new.table.summary(new.present())}, 201)


@router.post("/api/tables/{table}/branch", status_code=201, response_model=Made)
async def branch(
    services: ServicesOf, limits: LimitsOf, address: Address, token: Bearer, table: str, body: Branch
) -> Response:
    """Create a table that continues from a position of this one."""
    async with services.table(table, fresh=True) as live:
        access.see(live.table, token)
        if not live.table.over:
            access.host_or_seat(live.table, token)
        limits.new_table(address)
        created = await create.branch(services, network(address), live, body.record, _wishes(body.seats), body.listed)
        return json(created.data(), 201)


@router.post("/api/mine")
async def mine(services: ServicesOf, limits: LimitsOf, address: Address, body: Mine) -> Response:
    """The tables of a browser's tokens; each table counts as a request."""
    index = {digest(token): i for i, token in enumerate(body.tokens)}
    found = []
    for row in await services.store.tokens_of(index.keys()) if index else ():
        entry: dict[str, Any] = {"token": index[row.hash], "kind": row.kind}
        if row.seat is not None:
            entry["seat"] = row.seat
        limits.request(address)
        live = await services.registry.get(row.table)
        found.append(entry | {"table": live.table.summary(live.present())})
    return json(sorted(found, key=lambda entry: (entry["token"], entry["table"]["created"])))


def _wishes(seats: list[SeatWanted] | None) -> list[SeatWish] | None:
    return None if seats is None else [SeatWish(seat.kind, seat.name, seat.bot, seat.commitment) for seat in seats]
