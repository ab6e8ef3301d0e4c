"""Callouts and proposals. `sanitize` checks chat lines and elements.

A callout is a line of chat that everybody reads in their own language, about an element of the board or none. It is
stored as the text of its line, behind a character that typed text cannot contain.
"""

from __future__ import annotations

import secrets

from lastboat.kernel.errors import UnknownWord
from lastboat.kernel.game import Game
from lastboat.tables.access import check_seat
from lastboat.tables.errors import NoSuchProposal, NotLegalThere, NotOpen, NotYours, StaleVersion, TooManyProposals
from lastboat.tables.model import Proposal
from lastboat.tables.sanitize import clean_element
from lastboat.tables.table import Table

REACTIONS = ("cheer", "laugh", "wow", "sad", "phew", "think")
"""Drawn as faces on the page."""
GENERAL = ("hello", "thanks", "well_done", "sorry", "wait", "yes", "no", "look", "danger", "need")
_MARK = "\x01"

MOST_LINES = 5000
"""Chat lines that a table stores."""
MOST_PROPOSALS = 4
"""Open proposals a seat may have."""


def callouts(game: Game) -> tuple[str, ...]:
    """The callouts of a game: its own first. The message of each is `callout-<name>`."""
    return (*game.callouts, *GENERAL, *REACTIONS)


def encode_callout(game: Game, callout: str, element: str | None) -> str:
    """The text that a chat line stores for a callout."""
    if callout not in callouts(game):
        raise UnknownWord(word=callout, kind="callout", known=", ".join(callouts(game)))
    return _MARK + " ".join([callout, *([clean_element(element)] if element else [])])


def decode_line(text: str) -> dict[str, str]:
    """The parts of a line that clients show: its text, or the callout and its element."""
    if not text.startswith(_MARK):
        return {"text": text}
    callout, _, element = text.removeprefix(_MARK).partition(" ")
    return {"text": "", "callout": callout, **({"element": element} if element else {})}


def check_open(table: Table) -> None:
    """Refuse a table that is closed."""
    if table.row.state == "closed":
        raise NotOpen(state=table.state)


def propose(table: Table, by: int, seat: int, do: str | int, version: int) -> Proposal:
    """A proposal of a move to a seat; the existing one if the seat has proposed it already.

    It must be legal as far as the proposing seat can know.
    """
    match = table.running()
    check_seat(table, seat)
    if version != table.version:
        raise StaleVersion(at=version, version=table.version)
    code = match.game.actions.encode(do)
    if code not in table.legal_as_known(by, seat):
        raise NotLegalThere(seat=seat)
    for proposal in table.proposals:
        if (proposal.by, proposal.seat, proposal.code) == (by, seat, code):
            return proposal
    if sum(proposal.by == by for proposal in table.proposals) >= MOST_PROPOSALS:
        raise TooManyProposals(limit=MOST_PROPOSALS)
    return Proposal(secrets.token_hex(6), seat, by, code, version)


def check_dismiss(table: Table, seat: int, proposal: str) -> None:
    """Refuse to dismiss a proposal that is neither for this seat nor made by it."""
    found = next((one for one in table.proposals if one.id == proposal), None)
    if found is None:
        raise NoSuchProposal()
    if seat not in (found.seat, found.by):
        raise NotYours()
