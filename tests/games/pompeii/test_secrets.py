"""§9 Secrets: states, views, records and events contain only what a seat may know."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from math import comb, sqrt
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from lastboat import EVERYBODY, OVER, Game, Match
from lastboat.games.pompeii import rules, seen, show
from lastboat.games.pompeii.actions import HOUSE, PLAYED
from lastboat.kernel.dialect import NOBODY, EmittedEvent
from lastboat.kernel.loading import LOOPS, load_into
from lastboat.kernel.rng import STREAM, start
from tests.games.pompeii.town import POMPEII, Town, settling


class LeakError(AssertionError):
    """A seat was told what it may not know."""


def matches(game: Game = POMPEII) -> list[Match]:
    """Games at several moments: while dealing is done, settling, just before and after the eruption."""
    found = []
    for seats in (2, 3, 4):
        chooser = Random(seats)
        match = Match(game, seats, seed=seats)
        for step in range(140):
            if match.over:
                break
            if step % 9 == 0:
                found.append(match.branch())
            match.play(match.actor, chooser.choice(match.legal_codes(match.actor)))
    return found


def check_state_and_view(match: Match, seat: int) -> None:
    """Two tables the seat cannot tell apart give it the same knowledge, choices and view."""
    other = match.branch()
    other.state = match.game.determinize(match.state, seat, Random(len(match.records)))
    if match.game.observe(match.state, seat) != match.game.observe(other.state, seat):
        raise LeakError("observation")
    if match.view(seat).data() != other.view(seat).data():
        raise LeakError("view")


def check_record_and_events(match: Match, seat: int, owners: list[int]) -> None:
    """A seat's record and log have its own cards and no one else's."""
    body = match.text(seat).split("\n\n", 1)[1].split("\n")
    for owner, line in zip(owners, body, strict=False):
        if line.startswith("* card") and owner != seat:
            raise LeakError("record")
    for told in match.view(seat).log:
        if told.event == "got" and owners[told.record] != seat:
            raise LeakError("event")


def owners_of_cards(match: Match) -> list[int]:
    """For each record whose hand grew by it, -1 if none did; from the whole states."""
    sizes = [[sum(hand) for hand in s.hands] for s in match.replay()]
    grown = ([p for p in range(4) if now[p] > before[p]] for before, now in pairwise(sizes))
    return [seats[0] if seats else NOBODY for seats in grown]


def check(match: Match) -> None:
    owners = owners_of_cards(match)
    for seat in (EVERYBODY, *range(match.seats)):
        check_state_and_view(match, seat)
        check_record_and_events(match, seat, owners)


def check_all(game: Game) -> None:
    tables = matches(game)
    assert len(tables) > 20
    for match in tables[::2]:
        check(match)


def test_hidden_cards_do_not_leak() -> None:
    """§9.1 No seat, and no spectator, learns another's cards from state, view, record or event."""
    check_all(POMPEII)


def hide_nothing(s: Any, seat: int) -> None:
    """A planted leak: the seat is given the whole state."""


def redeal(s: Any, seat: int, rng: list[int]) -> None:
    seen.hide(s, seat)
    seen.deal_unseen(s, seat, rng)


class Talkative:
    """A planted leak: what was hidden is remembered and shown on the page."""

    def __init__(self) -> None:
        self.hands: list[list[int]] = []
        self.deal_unseen, self.prompt, self.result = seen.deal_unseen, show.prompt, show.result

    def hide(self, s: Any, seat: int) -> None:
        self.hands = [hand[:] for hand in s.hands]
        seen.hide(s, seat)

    def table(self, s: Any, seat: int) -> dict[str, Any]:
        return show.table(s, seat) | {"hands": self.hands}


def everybody(s: Any) -> int:
    """A planted leak: records show every card to all."""
    return EVERYBODY


talkative = Talkative()
LEAKS: dict[str, Game] = {
    "observation": replace(POMPEII, seen=SimpleNamespace(hide=hide_nothing, deal_unseen=redeal)),
    "view": replace(POMPEII, seen=talkative, show=talkative),
    "record": replace(POMPEII, rules=SimpleNamespace(**vars(rules) | {"witness": everybody})),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_planted_leaks_are_detected(leak: str) -> None:
    """§9.1 A hand in what a seat observes, in its view, or in its record is noticed."""
    with pytest.raises(LeakError, match=leak):
        check_all(LEAKS[leak])


def test_a_planted_leak_in_the_log_is_detected() -> None:
    """§9.1 A card told to everybody is noticed."""
    match = Match(POMPEII, 3, seed=1)
    got = next(i for i, kind in enumerate(POMPEII.events.kinds) if kind.name == "got")
    match.told = [(n, EmittedEvent(EVERYBODY, e.event, e.args) if e.event == got else e) for n, e in match.told]
    with pytest.raises(LeakError, match="event"):
        check_record_and_events(match, 0, owners_of_cards(match))


def test_hidden_cards_are_among_the_unseen() -> None:
    """§9.1 Who looks from a seat sees the own hand; all others might as well be in the pile."""
    s = settling(3, "1 2 3 4 | 5 5 6 6 | 7 8 9 10").s
    known = POMPEII.observe(s, 1)
    assert known.hands[0] == known.hands[2] == [0] * 11
    assert known.hands[1] == s.hands[1]
    assert known.held == s.held
    assert sum(known.unseen) == sum(s.unseen) + 8
    assert sum(map(sum, POMPEII.observe(s, EVERYBODY).hands)) == 0


def test_the_full_record_after_the_end() -> None:
    """§9.1 The whole match reads back as it was; a seat's own cannot be replayed."""
    match = Match(POMPEII, 2, seed=4)
    chooser = Random(4)
    while not match.over:
        match.play(match.actor, chooser.choice(match.legal_codes(match.actor)))
    assert Match.from_text(match.text()).state == match.state
    assert "* ?" in match.text(0)
    assert "* ?" not in match.text()


def test_redealing_keeps_what_is_known() -> None:
    """§9.2 Own hand, open cards and counts stay; every card is somewhere."""
    s = settling(4, "1 2 3 4 | 5 5 6 6 | 7 8 9 10 | 11 11 1 2", erupted=True).s
    for seed in range(20):
        whole = POMPEII.determinize(s, 2, Random(seed))
        assert whole.hands[2] == s.hands[2]
        assert [sum(hand) for hand in whole.hands] == [4, 4, 4, 4]
        assert [sum(h[k] for h in whole.hands) + whole.unseen[k] for k in range(11)] == [
            sum(h[k] for h in s.hands) + s.unseen[k] for k in range(11)
        ]


def test_redealing_is_fair() -> None:
    """§9.2 Another hand gets k cards of a number as often as a fair deal gives it."""
    town = Town(2)
    s = town.s
    s.unseen = [3 if token == "7" else 5 if token == "4" else 0 for token in HOUSE.tokens]
    s.held, s.step = [0, 4, 0, 0], 5
    tries, counts = 3000, Counter[int]()
    rng = [0] * STREAM
    start(rng, 11, 0)
    for _ in range(tries):
        whole = s.copy()
        seen.deal_unseen(whole, 0, rng)
        counts[whole.hands[1][HOUSE.index("7")]] += 1
    for k in range(4):
        chance = comb(3, k) * comb(5, 4 - k) / comb(8, 4)
        assert abs(counts[k] - tries * chance) < 4.5 * sqrt(tries * chance * (1 - chance))


def test_greedy_ignores_hidden_cards() -> None:
    """§9.1 It chooses the same whatever the others may hold."""
    choose = load_into(POMPEII.package, LOOPS).choose
    room, rng = [0] * POMPEII.actions.count, [1] * STREAM
    for match in matches():
        who = match.actor
        if who != OVER:
            guess = POMPEII.determinize(match.state, who, Random(5))
            assert choose(match.state, who, room, rng) == choose(guess, who, room, rng)


def test_a_played_card_is_open() -> None:
    """§9.1 Playing a card tells everybody its number."""
    match = Match(POMPEII, 2, options={"start": "0"}, seed=9)
    match.play(0, match.legal_codes(0)[0])
    assert any(event.event == PLAYED and event.witness == EVERYBODY for _, event in match.told)
