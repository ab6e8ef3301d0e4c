"""Table talk: what is said, pointed at and proposed. Called with the table's lock held."""

from __future__ import annotations

import secrets

from lastboat.kernel.view import Name
from lastboat.server.cluster.registry import Hall
from lastboat.server.web import broadcast
from lastboat.tables.access import check_seat
from lastboat.tables.errors import NoSuchProposal, NotLegalThere, NotYours, StaleVersion, TooManyProposals
from lastboat.tables.rows import ProposalRow, TalkRow, now
from lastboat.tables.sanitize import clean_element, clean_talk
from lastboat.tables.table import Live

MOST_PROPOSALS = 4
"""Proposals of one seat that may stand at a time."""


async def say(hall: Hall, live: Live, seat: int, text: str) -> TalkRow:
    """Say something to everybody at the table."""
    row = await hall.store.add_talk(live.id, seat, clean_talk(text), now())
    broadcast.talk(live, [row])
    await hall.bus.tell("talk", live.id, number=row.number)
    return row


async def point(hall: Hall, live: Live, seat: int, element: str) -> None:
    """Point at something on the table."""
    element = clean_element(element)
    broadcast.pointed(live, seat, element)
    await hall.bus.tell("point", live.id, seat=seat, element=element)


async def propose(hall: Hall, live: Live, by: int, seat: int, do: str | int, at: int) -> ProposalRow:
    """Suggest a move to a seat. It must be legal as far as the one who suggests it can know."""
    match = live.running()
    check_seat(live, seat)
    if at != live.version:
        raise StaleVersion(at=at, version=live.version)
    code = match.game.actions.encode(do)
    if code not in live.legal_as_known(by, seat):
        raise NotLegalThere(seat=Name("seat", str(seat)))
    for row in live.proposals:
        if (row.by, row.seat, row.code) == (by, seat, code):
            return row
    if sum(row.by == by for row in live.proposals) >= MOST_PROPOSALS:
        raise TooManyProposals(limit=MOST_PROPOSALS)
    row = ProposalRow(secrets.token_hex(6), seat, by, code, at)
    await hall.store.add_proposal(live.id, row)
    live.proposals = [*live.proposals, row]
    await _changed(hall, live)
    return row


async def dismiss(hall: Hall, live: Live, seat: int, proposal: str) -> None:
    """Take a proposal away: its owner or who made it may."""
    found = next((row for row in live.proposals if row.id == proposal), None)
    if found is None:
        raise NoSuchProposal()
    if seat not in (found.seat, found.by):
        raise NotYours()
    await hall.store.drop_proposals(live.id, [proposal])
    live.proposals = [row for row in live.proposals if row.id != proposal]
    await _changed(hall, live)


async def _changed(hall: Hall, live: Live) -> None:
    broadcast.proposals(live)
    await hall.bus.tell("proposals", live.id)
