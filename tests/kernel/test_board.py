"""The parts of a board: what each function makes, and that the toy game lists what a seat may see."""

from __future__ import annotations

import json
from typing import Any

import pytest

import lastboat
from lastboat import EVERYBODY, Forced, Match
from lastboat.kernel import board
from lastboat.kernel.actions import Domain
from lastboat.kernel.view import Name

TILE = Domain("tile", ("cove", "peak"))
CARD = Domain("card", ("shell", "pearl"))


@pytest.mark.parametrize(
    ("part", "fields"),
    [
        (board.counter("coins", 3, seat=1), {"part": "counter", "name": "coins", "seat": 1, "value": 3}),
        (board.track("water", 2, 9, low=1), {"part": "track", "name": "water", "value": 2, "low": 1, "top": 9}),
        (board.pile("pile", 0, of=CARD), {"part": "pile", "name": "pile", "kind": "card", "count": 0}),
        (
            board.row("market", (None, "shell"), of=CARD, verbs=("buy",)),
            {"part": "row", "name": "market", "kind": "card", "cards": [None, "shell"], "verbs": ["buy"]},
        ),
        (board.hand(0, (), of=CARD), {"part": "hand", "seat": 0, "kind": "card", "cards": []}),
        (
            board.places(
                "map",
                [
                    board.place("cove", at=(0, 1.5), state=Name("level", "dry"), pieces=[board.pawn(1)]),
                    board.place("peak", pieces=[board.piece("tree", "oak", count=2)]),
                ],
                of=TILE,
                lines=[("cove", "peak")],
            ),
            {
                "part": "places",
                "name": "map",
                "kind": "tile",
                "places": [
                    {
                        "token": "cove",
                        "at": [0, 1.5],
                        "state": {"kind": "level", "token": "dry"},
                        "pieces": [{"kind": "seat", "token": "1", "count": 1, "seat": 1}],
                    },
                    {"token": "peak", "pieces": [{"kind": "tree", "token": "oak", "count": 2}]},
                ],
                "lines": [["cove", "peak"]],
            },
        ),
    ],
    ids=lambda value: value["part"] if "verbs" in value or "part" in value else None,
)
def test_a_part_is_plain_data(part: board.Part, fields: dict[str, Any]) -> None:
    assert part == fields
    assert json.loads(json.dumps(part)) == fields


def test_the_toy_lists_what_a_seat_may_see() -> None:
    game = lastboat.game("_template")
    deal = [game.outcomes.encode(f"get {card}") for card in ("shell", "crown")]
    match = Match(game, 2, chance=Forced(deal))

    def listed(seat: int) -> dict[str, board.Part]:
        return {f"{one['part']} {one.get('seat', '')}".strip(): one for one in match.view(seat, None).table["board"]}

    for seat, hands in ((0, (["shell"], [None])), (1, ([None], ["crown"])), (EVERYBODY, ([None], [None]))):
        parts = listed(seat)
        assert (parts["hand 0"]["cards"], parts["hand 1"]["cards"]) == hands
        assert parts["pile"]["count"] == 7
    match.play(match.actor, "reveal")
    assert listed(EVERYBODY)["hand 0"]["cards"] == ["shell"]
    assert listed(EVERYBODY)["pile"]["count"] == 7
