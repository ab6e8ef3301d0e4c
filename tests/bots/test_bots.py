"""Bots in a match: deterministic, and limited to the observation of their seat."""

from __future__ import annotations

from random import Random

import pytest

import lastboat
from lastboat.bots import bot, situation
from lastboat.kernel.errors import UnknownWord


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("game", ["forbidden-island", "_template"])
def test_bots_play_to_the_end_and_are_deterministic(name: str, game: str) -> None:
    texts = []
    for _ in range(2):
        match = lastboat.Match(lastboat.game(game), 2, seed=3)
        player = bot(name, seed=8)
        while not match.over:
            for seat in (1 - match.actor, match.actor):
                code = player.choose(situation(match, seat)) if match.legal_codes(seat) else None
                if code is not None:
                    match.play(seat, code)
                    break
        texts.append(match.text())
    assert texts[0] == texts[1]


def test_a_situation_contains_only_the_own_cards() -> None:
    match = lastboat.Match(lastboat.game("_template"), 3, seed=3)
    other = lastboat.Match(lastboat.game("_template"), 3, seed=3)
    other.state = other.game.determinize(other.state, match.actor, Random(1))
    seen = [bot("greedy").choose(situation(m, match.actor)) for m in (match, other)]
    assert seen[0] == seen[1]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownWord):
        bot("clever")
