"""Fixtures of all tests: the games, and deterministic property tests."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, settings

import lastboat
from lastboat import Game

settings.register_profile(
    "lastboat",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=12,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("lastboat")

pytest.register_assert_rewrite("lastboat.testing")

EVERY_GAME = ("_template", *lastboat.game_ids())


@pytest.fixture(params=EVERY_GAME)
def game(request: pytest.FixtureRequest) -> Game:
    """Every game, including the toy game. Loaded in the fixture, so that a broken game fails only its own tests."""
    name: str = request.param
    return lastboat.game(name)


@pytest.fixture
def template() -> Game:
    """The toy game."""
    return lastboat.game("_template")
