"""Differences lead from one view to the next, for every game, seat and kind of client."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import lastboat
from lastboat.kernel.dialect import EVERYBODY
from lastboat.server.live.encoding import encode, encoding_for
from lastboat.tables import create, frames, moves
from lastboat.tables.changes import StepChanges
from lastboat.tables.create import SeatWish
from lastboat.tables.differences import SAME, difference
from lastboat.tables.table import Table
from tests.differences import changed, whole


def json(value: Any) -> Any:
    return msgspec.json.decode(encode(value))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1, "c": 3}}),
        ({"a": 1}, {"b": None}),
        ([1, 2, 3, 4], [1, 2, 5, 4]),
        ([1, 2], [2, 1, 0]),
        ([{"x": 1}], []),
        ({"0": 0, "1": [0]}, {"0": {}, "1": {"0": 0}}),
        ({"list": [1]}, {"list": [[1]]}),
        (None, {"a": 1}),
        ([[]], [{}]),
    ],
)
def test_a_difference_leads_to_the_other_value(before: Any, after: Any) -> None:
    assert changed(before, json(difference(before, after))) == after
    assert changed(after, json(difference(after, before))) == before
    assert difference(after, after) is SAME


def test_items_of_a_list_that_stay_are_not_repeated() -> None:
    kept = [{"long": "text" * 20} for _ in range(9)]
    made = difference([*kept, {}], kept[::-1])
    assert made == {"list": list(range(9))[::-1]}
    assert changed([*kept, {}], made) == kept[::-1]


class Listener:
    lang: str | None = None

    def __init__(self, seats: tuple[int, ...], with_frames: bool) -> None:
        self.seats, self.frames = seats, with_frames


@pytest.mark.parametrize("name", lastboat.game_ids())
def test_a_client_that_takes_differences_knows_what_others_know(name: str) -> None:
    """Over a random match with undos: the same frames, after the changes are made."""
    rng, wishes = Random(5), [SeatWish("me")] * 3
    table = Table(create.started(create.new_table(lastboat.game(name), {}, wishes, False, 0).stored, 0),
                  encoding_for(name))  # fmt: skip
    seats = [(), (0,), (1,), (0, 1, 2)]
    listeners = [Listener(held, with_frames) for held in seats for with_frames in (False, True)]
    known = [json(table.views.of_seats(one.seats, None)) for one in listeners]
    sizes = [0, 0]
    for n in range(80):
        match = table.started()
        if match.over:
            break
        if match.undo_seat is not None and rng.random() < 0.2:
            move = moves.undo(table, match.undo_seat, table.version, f"u{n}", 0)
        else:
            move = moves.play(table, match.actor, rng.choice(match.legal_codes(match.actor)), table.version, f"p{n}", 0)
        assert isinstance(move, moves.Move)
        before = {seat: table.views.plain(seat) for seat in (EVERYBODY, 0, 1, 2)}
        table.take(move.step, move.match)
        positions = frames.positions(table, move)
        changes = StepChanges(before, table.views, positions)
        for i, one in enumerate(listeners):
            told = [frames.update(table, one, 0, move.since, move.undone, positions, how) for how in (None, changes)]
            sizes = [size + len(encode(frame)) for size, frame in zip(sizes, told, strict=True)]
            full, short = map(json, told)
            assert whole(short, known[i]) == full
            known[i] = full["views"]
    assert sizes[1] < sizes[0] / 3
