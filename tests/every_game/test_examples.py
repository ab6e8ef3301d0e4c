"""A game of Lastboat has many examples, or none; mistakes in them are named with their line."""

from __future__ import annotations

import pytest

import lastboat
from lastboat import Game, LastboatError
from lastboat.kernel.errors import BadText, NotAsWritten, UnknownWord
from lastboat.kernel.manual import examples

A_DOZEN = 12


def test_own_games_have_a_dozen_examples(game: Game) -> None:
    assert game.id == "_template" or len(examples.examples(game)) >= A_DOZEN


ENGINEER = """§4.6 engineer
from: shoring flooded
0 shore_up gold_gate
= actions: 2
"""


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("= actions: 2", "= actions: 1", 4, NotAsWritten),
        ("shoring flooded", "shoring dry", 2, UnknownWord),
        ("shoring", "nowhere", 2, UnknownWord),
        ("0 shore_up gold_gate", "0 shore_up lost_lagoon", 3, LastboatError),
        ("0 shore_up gold_gate", "0 shore_up gold_gate\n* flood watchtower", 3, NotAsWritten),
        ("= actions: 2", "actions", 4, UnknownWord),
        ("from: shoring flooded", "0 end_actions", 2, NotAsWritten),
    ],
)
def test_a_mistake_is_named_with_its_line(old: str, new: str, line: int, reason: type[LastboatError]) -> None:
    assert old in ENGINEER
    with pytest.raises(BadText) as found:
        examples.read_examples(lastboat.game("forbidden-island"), ENGINEER.replace(old, new, 1))
    assert found.value.args_by_name["line"] == line
    assert isinstance(found.value.args_by_name["reason"], reason)
