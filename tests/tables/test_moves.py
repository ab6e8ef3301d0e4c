"""A table decides without changing, goes on when a step is durable, and needs nothing but the standard library."""

from __future__ import annotations

import subprocess
import sys

import pytest

import lastboat
from lastboat import EVERYBODY, Match
from lastboat.kernel.errors import LastboatError
from lastboat.tables import create, frames, moves
from lastboat.tables.create import SeatWish
from lastboat.tables.errors import StaleVersion
from lastboat.tables.model import Step, Stored, encode_records
from lastboat.tables.moves import Answered, Move
from lastboat.tables.table import Table

ALONE = """
import sys
import lastboat.tables
from lastboat.tables import chat, create, export, frames, moves, replay, sanitize, seats
print(sorted({'asyncio', 'sqlalchemy', 'fastapi', 'numpy', 'msgspec', 'starlette', 'uvicorn'} & set(sys.modules)))
"""


class Listener:
    """A client with one seat, or a spectator."""

    lang: str | None = None
    frames = True

    def __init__(self, *seats: int) -> None:
        self.seats = seats


def started(game: str = "_template", seats: int = 2) -> Table:
    """A table whose game has begun."""
    wishes = [SeatWish("me", f"Player {seat}") for seat in range(seats)]
    stored = create.new_table(lastboat.game(game), {}, wishes, False, 0).stored
    stored.table.secret = bytes(32)  # the same chance in every run
    table = Table(stored)
    commit(table, moves.start(table, 0))
    return table


def commit(table: Table, move: Move | Answered) -> Move:
    assert isinstance(move, Move)
    table.take(move.step, move.match)
    return move


def running(table: Table) -> Match:
    assert table.match is not None
    return table.match


def first_step(table: Table) -> Step:
    """The step that began the game, while no other was taken."""
    return Step(table.id, 1, "start", None, encode_records(running(table).records), None, 0)


def play(table: Table, seat: int, do: str | int, request: str | None = None) -> Move:
    return commit(table, moves.play(table, seat, do, table.version, request, 0))


def everything(table: Table) -> object:
    """All that anybody could see of a table."""
    seats = [*range(table.row.seats), EVERYBODY]
    views = [frames.update(table, Listener(*([seat] if seat >= 0 else [])), 0, 0, False, None) for seat in seats]
    return table.summary(), views


def test_tables_need_no_framework() -> None:
    found = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=True)
    assert found.stdout == "[]\n"


def test_deciding_changes_nothing() -> None:
    table = started()
    before = everything(table)
    move = moves.play(table, 0, "pull", 1, "a", 0)
    assert isinstance(move, Move)
    assert everything(table) == before
    with pytest.raises(LastboatError):
        moves.play(table, 0, 9999, 1, "b", 0)
    assert everything(table) == before
    table.take(move.step, move.match)
    assert everything(table) != before


def test_a_request_is_idempotent() -> None:
    table = started()
    first = play(table, 0, "pull", "a")
    again = moves.play(table, 0, "pull", 1, "a", 0)
    assert again == Answered(first.since)
    with pytest.raises(StaleVersion):
        moves.play(table, 0, "pull", 1, "b", 0)


def test_only_the_seat_that_acted_can_undo() -> None:
    """In a match's view and in a table's, from one function; a spectator cannot either."""
    table = started()
    play(table, 0, "reveal")
    match = running(table)
    seats = (0, 1, EVERYBODY)
    assert [match.view(seat).undo for seat in seats] == [1, 0, 0]
    assert [table.views.view(seat)["undo"] for seat in seats] == [1, 0, 0]
    commit(table, moves.undo(table, 0, table.version, None, 0))
    assert [table.views.view(seat)["undo"] for seat in seats] == [0, 0, 0]


def test_a_table_loaded_from_its_steps_is_the_same() -> None:
    table = started("pompeii", 3)
    steps = [first_step(table)]
    for number in range(30):
        match = running(table)
        codes = match.legal_codes(match.actor)
        steps.append(play(table, match.actor, codes[number % len(codes)]).step)
        seat = running(table).undo_seat
        if number % 7 == 3 and seat is not None:
            steps.append(commit(table, moves.undo(table, seat, table.version, None, 0)).step)
    again = Table(Stored(table.row, table.seats, table.tokens, steps, []))
    assert everything(again) == everything(table)
    assert "undo" in {step.kind for step in steps}
    assert (running(again).undoable, running(again).undo_seat) == (running(table).undoable, running(table).undo_seat)
    assert again.history.requests == table.history.requests


def test_another_process_follows_every_step() -> None:
    here = started("pompeii", 2)
    there = Table(Stored(here.row, here.seats, here.tokens, [], []))
    start = moves.follow(there, first_step(here))
    assert start is not None
    commit(there, start)
    for _ in range(20):
        match = running(here)
        move = moves.follow(there, play(here, match.actor, match.legal_codes(match.actor)[0]).step)
        assert move is not None
        commit(there, move)
    assert everything(there) == everything(here)
    match = running(here)
    forged = play(here, match.actor, match.legal_codes(match.actor)[0]).step._replace(data="[[0,0]]")
    assert moves.follow(there, forged) is None
