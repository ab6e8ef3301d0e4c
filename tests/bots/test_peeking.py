"""Bots, hints and odds use only what a seat can see: hidden cards of other seats make no difference.

Two matches have the same records except for a card that another seat drew unseen. Both pass through the same code as
in play, from `Match` through `situation` to the choice. The last tests break one part of it and expect a failure.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import lastboat
from lastboat import CHANCE, EVERYBODY, Game, Match, Record
from lastboat.bots import BOTS, analyse, bot, hints, situation
from lastboat.bots.observation import Situation
from lastboat.kernel.errors import LastboatError
from lastboat.search.loading import plain_search
from tests.bots.matches import after_greedy

WITH_SECRETS = [name for name in ("_template", *lastboat.game_ids()) if lastboat.game(name).secrets]
Worlds = tuple[Match, Match, int]
"""Two matches, and a seat that cannot distinguish them."""


def two_worlds(name: str) -> list[Worlds]:
    """Pairs of matches in which another seat drew another card, for the actor and for other seats."""
    game = lastboat.game(name)
    found: list[Worlds] = []
    for steps, seats in ((0, 2), (2, 3), (4, 4), (30, 3)):
        match = after_greedy(game, steps, seats=seats)
        if not match.over:
            found += [(match, other, seat) for seat in range(seats) if (other := _other_world(match, seat))]
    assert len(found) >= 4
    assert any(one.actor == seat for one, _, seat in found)
    return found


def _other_world(match: Match, seat: int) -> Match | None:
    """The same match with another outcome for the latest card that only another seat saw."""
    states = match.replay()
    for number in range(len(match.records) - 1, -1, -1):
        if match.records[number].seat == CHANCE and match.witness(number) not in (EVERYBODY, seat):
            for outcome, _ in match.game.chance(states[number]):
                other = _with(match, number, outcome)
                if other and other.state != match.state and _looks_the_same(match, other, seat):
                    return other
    return None


def _with(match: Match, number: int, outcome: int) -> Match | None:
    records = [*match.records[:number], Record(CHANCE, outcome), *match.records[number + 1 :]]
    try:
        return Match(match.game, match.seats, match.options, 0, records=records)
    except LastboatError:  # what was played later was not possible with this card
        return None


def _looks_the_same(one: Match, other: Match, seat: int) -> bool:
    return len(one.records) == len(other.records) and one.view(seat).data() == other.view(seat).data()


def check_analyses(worlds: list[Worlds]) -> None:
    """Search, hints and odds are the same in both worlds."""
    for one, other, seat in worlds:
        situations = [situation(world, seat) for world in (one, other)]
        ours, theirs = (analyse(here, simulations=64, seed=2) for here in situations)
        assert ours == theirs
        assert hints(ours, situations[0]) == hints(theirs, situations[1])


def check_determinizations(worlds: list[Worlds], deal: Callable[..., None] | None = None) -> None:
    """Simulations start from different full states, all consistent with the observation."""
    for match, _, seat in worlds:
        known = situation(match, seat)
        starts = set(_starts(known, deal))
        assert len(starts) > 1
        for state in starts:
            s = match.game.state()
            s.load(byte - 256 if byte > 127 else byte for byte in state)
            assert s != known.known, "something is still hidden"
            assert match.game.observe(s, seat) == known.known


def _starts(known: Situation, deal: Callable[..., None] | None) -> Iterator[bytes]:
    """The states at which 12 simulations of the plain search begin."""
    search: Any = plain_search(known.game.package)
    starts: list[bytes] = []
    descend = search.descend

    def noted(s: Any, *rest: Any) -> int:
        starts.append(s.key())
        length: int = descend(s, *rest)
        return length

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(search, "descend", noted)
        if deal is not None:
            patch.setattr(search, "deal_unseen", deal)
        analyse(known, simulations=12, native=False)
    yield from starts


@pytest.mark.parametrize("bot_name", BOTS)
@pytest.mark.parametrize("name", WITH_SECRETS)
def test_bots_choose_the_same_in_both_worlds(name: str, bot_name: str) -> None:
    for one, other, seat in two_worlds(name):
        choices = [bot(bot_name, 2, simulations=64).choose(situation(world, seat)) for world in (one, other)]
        assert choices[0] == choices[1]


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_hints_and_odds_are_the_same_in_both_worlds(name: str) -> None:
    check_analyses(two_worlds(name))


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_the_search_determinizes_what_a_seat_knows(name: str) -> None:
    check_determinizations(two_worlds(name))


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_a_search_of_the_true_state_is_detected(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    worlds = two_worlds(name)
    monkeypatch.setattr(Game, "observe", lambda self, s, seat: s.copy())
    with pytest.raises(AssertionError):
        check_analyses(worlds)


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_a_search_without_determinization_is_detected(name: str) -> None:
    with pytest.raises(AssertionError):
        check_determinizations(two_worlds(name), lambda s, seat, rng: None)
