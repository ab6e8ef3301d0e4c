"""Sources of chance: seeded, forced, sealed."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from scipy import stats

from lastboat import CHANCE, Forced, Game, Match, Record, Sealed, Seeded
from lastboat.kernel.chance import Chance, Closed
from lastboat.kernel.errors import NotSealed, OutcomeImpossible, SealBroken, SecretMissing
from lastboat.testing.matches import snapshot

SECRET = bytes(range(32))
OUTCOMES = [(4, 1), (7, 2), (9, 5)]


def play_on(match: Match, steps: int = 1000) -> Match:
    """Play on: the actor changes the card first, then pulls."""
    for _ in range(steps):
        if not match.over:
            legal = [str(action) for action in match.legal(match.actor)]
            match.play(match.actor, "change" if "change" in legal and len(match.records) < 8 else "pull")
    return match


@pytest.mark.parametrize("source", [Seeded(3), Sealed(SECRET)])
def test_outcomes_are_picked_by_weight(source: Chance) -> None:
    seen = Counter(source.choose(number, OUTCOMES) for number in range(4000))
    assert stats.chisquare([seen[4], seen[7], seen[9]], [500, 1000, 2500]).pvalue > 0.001


@pytest.mark.parametrize("make", [lambda: Seeded(11), lambda: Sealed(SECRET), lambda: Forced([], Seeded(11))])
def test_an_outcome_depends_only_on_the_record_number(make: Callable[[], Chance]) -> None:
    numbers = list(range(50))
    one, other = make(), make()
    forward = {number: one.choose(number, OUTCOMES) for number in numbers}
    Random(1).shuffle(numbers)
    assert {number: other.choose(number, OUTCOMES) for number in numbers} == forward
    assert len(set(forward.values())) == 3


def test_outcomes_of_fixed_seeds_never_change() -> None:
    """Old seeds and secrets must give the same games in every version."""
    assert [Seeded(11).choose(number, OUTCOMES) for number in range(12)] == [7, 7, 9, 9, 7, 9, 9, 7, 9, 9, 7, 9]
    assert [Sealed(SECRET).choose(number, OUTCOMES) for number in range(12)] == [9, 9, 9, 7, 9, 7, 9, 9, 9, 9, 4, 7]


def test_a_resumed_match_gets_the_same_outcomes(template: Game) -> None:
    whole = play_on(Match(template, 3, seed=21))
    halfway = Match.from_text(play_on(Match(template, 3, seed=21), 2).text())
    assert not halfway.over
    assert play_on(halfway).text() == whole.text()
    assert play_on(Match(template, 3, seed=22)).records != whole.records


def test_matches_without_a_seed_differ(template: Game) -> None:
    assert len({Match(template, 2).text() for _ in range(8)}) == 8


def test_forced_outcomes_come_first(template: Game) -> None:
    code = template.outcomes.encode
    match = Match(template, 2, chance=Forced([code("get crown"), code("get crown"), code("strokes 2")], then=Seeded(5)))
    match.play(0, "pull")
    assert [template.outcomes.text(c) for seat, c in match.records if seat == CHANCE] == ["get crown"] * 2 + [
        "strokes 2"
    ]
    assert "chance: seed 5" in match.text()
    play_on(match)
    assert match.over


def test_an_impossible_outcome_leaves_the_match_unchanged(template: Game) -> None:
    code = template.outcomes.encode
    with pytest.raises(OutcomeImpossible, match=r"strokes 1.* cannot happen now. Possible: get shell, get pearl"):
        Match(template, 2, chance=Forced([code("strokes 1")]))
    match = Match(template, 2, chance=Forced([code("get pearl"), code("get shell"), code("strokes 0")]))
    before = snapshot(match)
    with pytest.raises(OutcomeImpossible, match="strokes 1, strokes 2, strokes 3"):
        match.play(0, "pull")
    assert snapshot(match) == before


def sealed(template: Game) -> Match:
    return play_on(Match(template, 3, {"water": "wide"}, chance=Sealed(SECRET)))


def test_the_text_has_the_seal_during_play_and_the_secret_afterwards(template: Game) -> None:
    seal = hashlib.sha256(b"lastboat seal\0" + SECRET).hexdigest()
    match = Match(template, 3, chance=Sealed(SECRET))
    assert f"chance: sealed {seal}" in match.text()
    assert SECRET.hex() not in match.text() + match.text(seat=0)
    assert SECRET.hex() in match.text(reveal=True)
    play_on(match)
    assert f"secret: {SECRET.hex()}" in match.text()
    assert SECRET.hex() not in match.text(reveal=False)


def test_each_sealed_match_has_its_own_secret() -> None:
    assert len({Sealed().secret for _ in range(5)}) == 5
    assert len(Sealed().secret) == 32


def test_an_unchanged_match_is_verified(template: Game) -> None:
    match = sealed(template)
    match.verify()
    match.verify(SECRET)
    Match.from_text(match.text()).verify()
    hidden = Match.from_text(match.text(reveal=False))
    assert isinstance(hidden.chance, Closed)
    hidden.verify(SECRET)
    with pytest.raises(NotSealed):
        hidden.verify()
    with pytest.raises(NotSealed):
        Match(template, 2, seed=1).verify()


def test_a_changed_outcome_breaks_the_seal(template: Game) -> None:
    """Replace each outcome by each other possible one."""
    match = sealed(template)
    states = match.replay()
    tried = 0
    for number, (seat, code) in enumerate(match.records):
        if seat != CHANCE:
            continue
        for outcome, _ in template.chance(states[number]):
            if outcome != code:
                records = [*match.records[:number], Record(CHANCE, outcome)]
                edited = Match(template, 3, match.options, chance=Sealed(SECRET), records=records)
                with pytest.raises(SealBroken, match=f"step {number + 1}:"):
                    edited.verify()
                tried += 1
    assert tried > 10


def test_an_inserted_record_breaks_the_seal(template: Game) -> None:
    match = sealed(template)
    number = next(n for n, record in enumerate(match.records) if record.seat != CHANCE)
    reveal = Record(1, template.actions.encode("reveal"))
    records = [*match.records[:number], reveal, *match.records[number:]]
    with pytest.raises(SealBroken):
        Match(template, 3, match.options, chance=Sealed(SECRET), records=records).verify()


def test_another_secret_breaks_the_seal(template: Game) -> None:
    match = sealed(template)
    with pytest.raises(SealBroken, match="does not match the published fingerprint"):
        match.verify(bytes(32))
    match.chance = Sealed(bytes(32))
    with pytest.raises(SealBroken, match="does not follow"):
        match.verify()


def test_a_sealed_match_without_its_secret_cannot_go_on(template: Game) -> None:
    match = Match.from_text(Match(template, 2, chance=Sealed(SECRET)).text())
    match.play(0, "reveal")
    before = snapshot(match)
    with pytest.raises(SecretMissing, match=Sealed(SECRET).seal):
        match.play(0, "pull")
    assert snapshot(match) == before
    match.undo()
    assert match.legal(1)
    with pytest.raises(SecretMissing):
        Match(template, 2, chance=Closed("ab"))
