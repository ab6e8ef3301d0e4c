"""Chat, pointing and proposals. Call with the table's lock held."""

from __future__ import annotations

import logging

from lastboat.server.commands.backend import Backend
from lastboat.server.live import broadcast
from lastboat.server.live.live_table import LiveTable
from lastboat.tables import chat
from lastboat.tables.errors import NoSuchLine
from lastboat.tables.model import ChatLine, Proposal, now
from lastboat.tables.sanitize import clean_element, clean_line

log = logging.getLogger("lastboat.chat")


async def say(backend: Backend, live: LiveTable, seat: int, text: str) -> ChatLine:
    """Store and send a line of typed text."""
    return await _add(backend, live, seat, clean_line(text))


async def call_out(backend: Backend, live: LiveTable, seat: int, callout: str, element: str | None) -> ChatLine:
    """Store and send a callout, about an element or none."""
    return await _add(backend, live, seat, chat.encode_callout(live.table.game, callout, element))


async def _add(backend: Backend, live: LiveTable, seat: int, text: str) -> ChatLine:
    chat.check_open(live.table)
    line = await backend.store.add_chat(live.id, seat, text, now())
    broadcast.chat(live, [line])
    backend.sync.publish("talk", live.id, number=line.number)
    return line


async def report(backend: Backend, live: LiveTable, by: int, line: int, reason: str) -> None:
    """Store a report of a chat line, for the operator."""
    if not await backend.store.report(live.id, line, by, clean_line(reason) if reason else "", now()):
        raise NoSuchLine(line=line)
    log.warning("a chat line was reported", extra={"table": live.id, "line": line})


def point(backend: Backend, live: LiveTable, seat: int, element: str) -> None:
    """Point at an element; this is not stored."""
    chat.check_open(live.table)
    element = clean_element(element)
    broadcast.pointed(live, seat, element)
    backend.sync.publish("point", live.id, seat=seat, element=element)


async def propose(backend: Backend, live: LiveTable, by: int, seat: int, do: str | int, version: int) -> Proposal:
    """Propose a move to a seat."""
    proposal = chat.propose(live.table, by, seat, do, version)
    if proposal not in live.table.proposals:
        await backend.store.add_proposal(live.id, proposal)
        live.table.proposals = [*live.table.proposals, proposal]
        _tell(backend, live)
    return proposal


async def dismiss(backend: Backend, live: LiveTable, seat: int, proposal: str) -> None:
    """Remove a proposal; its seat and its proposer may."""
    chat.check_dismiss(live.table, seat, proposal)
    await backend.store.drop_proposals(live.id, [proposal])
    live.table.proposals = [one for one in live.table.proposals if one.id != proposal]
    _tell(backend, live)


def _tell(backend: Backend, live: LiveTable) -> None:
    broadcast.proposals(live)
    backend.changes.emit(live, "proposals")
