"""Options of a game on the command line."""

from __future__ import annotations

import json

from lastboat.cli.commands.arena import option_grid
from lastboat.cli.parsing import chosen_options
from tests.cli.conftest import Run
from tests.cli.matches import ISLAND


def test_options_by_both_spellings() -> None:
    assert chosen_options(ISLAND, 2, ["hand-limit=both_cards"], [("level", "elite")]) == {
        "hand_limit": "both_cards",
        "level": "elite",
    }


def test_an_arena_takes_options_by_both_spellings() -> None:
    found = option_grid(ISLAND, ["hand-limit=both_cards,right_away"], [("level", "elite")])
    assert found == {"hand_limit": ["both_cards", "right_away"], "level": ["elite"]}


def test_options_may_stand_before_the_game(run: Run) -> None:
    result = run("sim", "--water", "wide", "--plain", "--games", "1", "--json", "_template")
    assert json.loads(result.stdout)["options"] == {"water": "wide"}
