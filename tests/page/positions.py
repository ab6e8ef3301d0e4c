"""Positions for tests of the page: the first that fits a condition, in bot matches with fixed seeds."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Page

import lastboat
from lastboat.kernel.match import Match
from lastboat.sim import record_game

SEED = 5
MOST = 120
"""The number of matches searched."""


@cache
def played(game: str, number: int = 0, **options: str) -> Match:
    """A whole match played by bots."""
    return record_game(lastboat.game(game), 2 + number % 3, seed=SEED, number=number, options=options)


def branch_at(game: str, wanted: Callable[[Any], bool], **options: str) -> Match:
    """A match at the first position that fits."""
    for number in range(MOST):
        match = played(game, number, **options)
        for records, state in enumerate(match.replay()):
            if wanted(state):
                return match.branch(records, seed=SEED)
    raise AssertionError(f"no game of {MOST} comes to such a position")


def open_match(page: Page, match: Match) -> None:
    """Open a match that goes on, at which this screen plays all seats, or the replay of one that has ended."""
    page.locator("input[type=file]").first.set_input_files(
        {"name": "evening.match", "mimeType": "text/plain", "buffer": match.text().encode()}
    )
    page.wait_for_url("**#/replay/*" if match.over else "**#/table/*")
