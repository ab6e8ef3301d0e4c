"""The examples of a game's rulebook as data: every view in between, for a client that shows them by itself."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from lastboat.games import examples
from lastboat.games.examples import Example
from lastboat.kernel import view_builder
from lastboat.kernel.game import Game
from lastboat.kernel.match import Match
from lastboat.tables.tutorial import told, view


def examples_data(game: Game) -> list[dict[str, Any]]:
    """All examples of a game, in their order."""
    return [_example(example) for example in examples.examples(game)]


def _example(example: Example) -> dict[str, Any]:
    befores = [move.before for move in example.moves]
    return {
        "paragraph": example.paragraph,
        "sentence": example.sentence,
        "moves": [_move(move.before, move.seat, move.code) for move in example.moves],
        "views": [view(match) for match in [*befores, example.after]],
        "events": [told(after, len(before.records)) for before, after in pairwise([*befores, example.after])],
    }


def _move(match: Match, seat: int, code: int) -> dict[str, Any]:
    return {"seat": seat, "message": view_builder.choice(match, seat, code, None).message.data()}
