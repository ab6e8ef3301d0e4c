"""What goes over the wire is what the game shows, however it is put together."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import lastboat
from lastboat.kernel.dialect import EVERYBODY
from lastboat.server.live.encoding import encode, encoding_for
from lastboat.tables.model import SeatRow, Step, Stored, TableRow, encode_records
from lastboat.tables.table import Table


@pytest.mark.parametrize("name", lastboat.game_ids())
def test_the_table_is_the_one_the_game_shows(name: str) -> None:
    game = lastboat.game(name)
    match, rng = lastboat.Match(game, 2, {}, seed=4), Random(4)
    row = TableRow(
        id="t", game=name, game_version=game.version, options={}, seats=2, state="running", listed=False,
        secret=bytes(32), since=len(match.records), created=0,
    )  # fmt: skip
    seats = [SeatRow(seat=seat, kind="player") for seat in range(2)]
    start = Step("t", 1, "start", None, encode_records(match.records), None, 0)
    table = Table(Stored(row, seats, [], [start], []), encoding_for(name))
    assert table.match is not None
    for _ in range(60):
        table.changed()
        for seat in (0, 1, EVERYBODY):
            shown = game.show.table(game.observe(table.match.state, seat), seat)
            told = msgspec.json.decode(encode(table.views.view(seat)["table"]))
            assert told == msgspec.json.decode(encode(shown)), seat
        if table.match.over:
            break
        table.match.play(table.match.actor, rng.choice(table.match.legal_codes(table.match.actor)))
