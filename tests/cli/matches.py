"""Matches that several tests start from."""

from __future__ import annotations

import lastboat

ISLAND = lastboat.game("forbidden-island")


def new_match(seed: int = 1, seats: int = 2) -> lastboat.Match:
    return lastboat.Match(ISLAND, seats, seed=seed)


def match_holding(card: str, seat: int, seed: int = 0) -> lastboat.Match:
    """A match in which seat 0 is in turn and another seat holds a special card."""
    while True:
        match = new_match(seed, 2)
        if card in match.view().table["seats"][seat]["hand"] and match.legal_codes(seat):
            return match
        seed += 1
