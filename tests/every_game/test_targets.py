"""More games in which plain, strict and native rules are compared, in shares for several processes."""

from __future__ import annotations

import pytest

import lastboat
from lastboat.testing.targets import GAMES, check_share
from tests.conftest import EVERY_GAME

games = pytest.mark.parametrize("name", EVERY_GAME)


@games
@pytest.mark.parametrize("share", [1, 2])
def test_plain_is_strict_is_native(name: str, share: int) -> None:
    check_share(lastboat.game(name), share, GAMES)


@pytest.mark.soak
@games
@pytest.mark.parametrize("share", range(3))
def test_plain_is_strict_is_native_in_thousands_of_games(name: str, share: int) -> None:
    check_share(lastboat.game(name), share, games=1668)
