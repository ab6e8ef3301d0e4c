"""The game passes all checks of Lastboat; `python tests/test_checks.py` records the golden game anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import lastboat
from lastboat import Game, testing
from lastboat.sim import record_game
from lastboat.testing import golden

GAME = lastboat.game("_template")
HERE = Path(__file__).parent


@pytest.mark.parametrize("check", testing.CHECKS, ids=lambda check: check.__name__)
def test_check(check: Callable[[Game], None]) -> None:
    """Rules, secrets, bots, words, rulebook and tutorial."""
    check(GAME)


def test_every_paragraph_is_tested() -> None:
    """Tests cite the paragraphs of the rulebook."""
    testing.tests_cite_all_paragraphs(GAME, HERE.glob("test_*.py"))


def test_every_message_is_used() -> None:
    """By the rules, by `show.py` or by the board in the folder `page`."""
    testing.messages_are_used(GAME)


def test_golden_games() -> None:
    """Recorded games can still be played, and end as they did."""
    testing.golden_games_are_played(HERE / "golden")


def test_webassembly_agrees(tmp_path: Path) -> None:
    """The rules play in a browser as they do here."""
    pytest.importorskip("wasmtime")
    pytest.importorskip("ziglang")
    from lastboat.testing.webassembly import webassembly_agrees

    webassembly_agrees(GAME, tmp_path)


if __name__ == "__main__":
    golden.record(record_game(GAME, GAME.seats[0], seed=1), HERE / "golden", "first")
