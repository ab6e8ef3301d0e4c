"""Every game passes the checks that games of other packages pass as well."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lastboat import Game, testing


@pytest.mark.parametrize("check", testing.CHECKS, ids=lambda check: check.__name__)
def test_every_game_passes(check: Callable[[Game], None], game: Game) -> None:
    check(game)
