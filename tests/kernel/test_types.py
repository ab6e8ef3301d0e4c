"""Type checkers know the state and the table of a game that is imported by name; mypy checks these lines."""

from __future__ import annotations

import importlib
from typing import Any, assert_type

import lastboat
from lastboat.games.forbidden_island import GAME as FORBIDDEN_ISLAND
from lastboat.games.nisyros import GAME as NISYROS
from lastboat.games.pompeii import GAME as POMPEII
from lastboat.games.pompeii.state import State as Pompeii
from lastboat.games.pompeii.table import Player
from lastboat.kernel.game import own_game_ids


def test_the_state_of_a_match_has_the_fields_of_its_game() -> None:
    match = lastboat.Match(POMPEII, seats=2, seed=1)
    assert_type(match.state, Pompeii)
    assert_type(match.copy().branch().replay(), list[Pompeii])
    assert isinstance(match.state, Pompeii)
    assert assert_type(match.state.eruptions, int) == 0


def test_the_table_of_a_view_has_the_keys_of_its_game() -> None:
    pompeii = lastboat.Match(POMPEII, seats=2, seed=1).view(0)
    island = lastboat.Match(FORBIDDEN_ISLAND, seats=2, seed=1).view()
    nisyros = lastboat.Match(NISYROS, seats=2, seed=1).view()
    assert assert_type(pompeii.table["players"], list[Player])[1]["hand"] is None
    assert assert_type(island.table["water"]["level"], int) > 0
    assert assert_type(nisyros.table["zones"][0]["jobs"]["boats"], int) == 0


def test_a_game_that_is_found_by_its_name_can_be_any() -> None:
    match = lastboat.Match(lastboat.game("nisyros"), seats=2, seed=1)
    assert_type(match.state, Any)
    assert match.view().table["level"]


def test_every_key_of_a_table_is_declared() -> None:
    for game in map(lastboat.game, own_game_ids()):
        declared = importlib.import_module(f"{game.package}.table").Table
        assert lastboat.Match(game, seats=2, seed=1).view().table.keys() == declared.__annotations__.keys()
