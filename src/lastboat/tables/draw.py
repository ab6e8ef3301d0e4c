"""The draw: before a start, the players' browsers give the numbers to which they have committed (see `contributions`).

The commitments that count are stored when the start is asked for, and shown to everybody. From then on seats and
commitments do not change, so that nobody can ask for another draw, until all numbers are there or time is up.
"""

from __future__ import annotations

from dataclasses import replace

from lastboat.kernel.chance import contributions as kernel
from lastboat.kernel.chance.contributions import Contribution, commitment_of
from lastboat.tables.errors import BadRequest, Drawing, NotDrawing, NotOpen, WrongNumber
from lastboat.tables.model import SeatRow
from lastboat.tables.table import Table

WAIT = 10.0
"""Seconds for the numbers of all players; the game then starts without those that are missing."""


def commitments(table: Table) -> dict[str, str]:
    """The commitments of the players at a table that has not started, by seat."""
    return {str(row.seat): row.commitment for row in table.seats if row.kind == "player" and row.commitment}


def contributions(table: Table) -> tuple[Contribution, ...]:
    """What each player has given; nothing if nobody has committed to a number."""
    if not table.row.draw:
        return ()
    players = [row for row in table.seats if row.kind == "player"]
    return tuple(
        Contribution(row.seat, table.row.draw.get(str(row.seat), ""), row.number or "") for row in players
    )  # fmt: skip


def commit(table: Table, seat: int, commitment: str) -> SeatRow | None:
    """Give a commitment for the game to come: before the start, or after the end for a rematch. None: known already."""
    check_none(table)
    if table.state not in ("open", "over"):
        raise NotOpen(state=table.state)
    if not kernel.is_hash(commitment):
        raise BadRequest(where="commitment", reason="64 × 0-9 a-f")
    row = table.seats[seat]
    return None if row.commitment == commitment else replace(row, commitment=commitment, number=None)


def reveal(table: Table, seat: int, number: str) -> SeatRow | None:
    """Give the number of a commitment. None: known already."""
    if not kernel.is_hash(number):
        raise BadRequest(where="number", reason="64 × 0-9 a-f")
    if any(one.seat == seat and one.number == number for one in table.history.contributions):
        return None
    if not table.drawing or table.row.draw is None or str(seat) not in table.row.draw:
        raise NotDrawing()
    if commitment_of(number) != table.row.draw[str(seat)]:
        raise WrongNumber()
    row = table.seats[seat]
    return None if row.number == number else replace(row, number=number)


def next_commitment(table: Table, seat: int) -> str | None:
    """The commitment for a rematch: one that was given since the start, since the number of the other is known."""
    found = table.seats[seat].commitment
    used = {one.commitment for one in table.history.contributions}
    return found if table.seats[seat].kind == "player" and found not in used else None


def check_none(table: Table) -> None:
    """Refuse while the numbers are collected."""
    if table.drawing:
        raise Drawing()
