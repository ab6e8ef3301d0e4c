"""Invariants of every game at any moment."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastboat import CHANCE, OVER, Game, Match, position_text, read_position
from lastboat.kernel.errors import (
    BadRecord,
    BadSeat,
    GameIsOver,
    IllegalAction,
    NothingToUndo,
    NotYourTurn,
    UnknownWord,
)
from lastboat.kernel.layout import BaseState, strict
from tests.every_game.tables import after, played, snapshot

SEEDS = st.integers(0, 10**6)
MOMENTS = st.floats(0, 1)
"""Share of the game that has been played."""


def moment(match: Match, share: float) -> int:
    """The number of a record."""
    return round(share * len(match.records))


def careful(s: BaseState) -> Any:
    """The state with every write checked."""
    checked = strict(type(s))()
    checked.load(value - 256 if value > 127 else value for value in s.key())
    return checked


@given(seed=SEEDS, bot=st.sampled_from(["random", "guided", "greedy"]))
def test_games_end(game: Game, seed: int, bot: str) -> None:
    match = played(game, seed, bot)
    for s in match.replay():
        assert (game.actor(s) == OVER) == (game.rules.verdict(s) != 0)
    assert match.over
    assert match.result is not None
    assert all(0 <= share <= 1 for share in match.returns)
    assert len(set(match.returns)) == 1 or not game.cooperative
    assert [match.legal(seat) for seat in range(match.seats)] == [[]] * match.seats
    with pytest.raises(GameIsOver):
        match.play(0, 0)


@given(seed=SEEDS)
def test_the_actor_always_has_a_legal_action(game: Game, seed: int) -> None:
    match = played(game, seed)
    for s in match.replay():
        actor = game.actor(s)
        if actor == CHANCE:
            outcomes = game.chance(s)
            assert outcomes
            assert all(weight > 0 for _, weight in outcomes)
            assert len({outcome for outcome, _ in outcomes}) == len(outcomes)
        elif actor != OVER:
            assert actor in range(match.seats)
            lists = [game.legal(s, seat) for seat in range(match.seats)]
            assert lists[actor]
            assert all(len(set(codes)) == len(codes) for codes in lists)
            if not game.rules.others_may_act(s):
                assert not any(codes for seat, codes in enumerate(lists) if seat != actor)


@given(seed=SEEDS)
def test_all_possible_actions_apply_and_leave_earlier_states_unchanged(game: Game, seed: int) -> None:
    match = played(game, seed)
    states = match.replay()
    keys = [s.key() for s in states]
    for s, key in list(zip(states, keys, strict=True))[seed % 8 :: 8]:
        watched = careful(s)
        if game.actor(s) == CHANCE:
            steps = [(CHANCE, outcome) for outcome, _ in game.chance(s)]
        else:
            steps = [(seat, code) for seat in range(match.seats) for code in game.legal(s, seat)]
        for seat, code in Random(seed).sample(steps, min(6, len(steps))):
            game.apply(watched, seat, code)
        assert watched.key() == key
    assert [s.key() for s in states] == keys


@given(seed=SEEDS, share=MOMENTS)
def test_legal_codes_are_accepted_and_all_others_refused(game: Game, seed: int, share: float) -> None:
    whole = played(game, seed)
    match = whole.branch(moment(whole, share), seed)
    before, state = snapshot(match), match.state
    for seat in range(match.seats):
        legal = match.legal_codes(seat)
        for code in range(game.actions.count):
            if code in legal:
                game.apply(careful(state), seat, code)
            elif not match.over:
                with pytest.raises(IllegalAction if legal else NotYourTurn):
                    match.play(seat, code)
        for code in legal[:2] + legal[-1:]:
            other = match.branch(seed=seed)
            other.play(seat, code)
            assert other.records[: len(match.records) + 1] == [*match.records, (seat, code)]
    if not match.over:
        for code in (-1, game.actions.count):
            with pytest.raises(UnknownWord):
                match.play(match.actor, code)
    for seat in (-1, match.seats):
        with pytest.raises(BadSeat):
            match.play(seat, 0)
    assert match.state is state
    assert snapshot(match) == before


@given(seed=SEEDS, share=MOMENTS)
def test_a_match_equals_its_text_read_back(game: Game, seed: int, share: float) -> None:
    whole = played(game, seed)
    for match in (whole, whole.branch(moment(whole, share), seed)):
        match.names = ["Ann", "", "Zoë 舟", "Bo"][: match.seats]
        text = match.text()
        again = Match.from_text(text)
        assert again.text() == text
        assert snapshot(again) == snapshot(match)
        assert again.view(0, "nb") == match.view(0, "nb")


@given(seed=SEEDS)
def test_a_position_equals_its_text_read_back(game: Game, seed: int) -> None:
    states = played(game, seed).replay()
    for s in [*states[::7], states[-1]]:
        assert read_position(position_text(s), game.state).key() == s.key()


@given(seed=SEEDS, share=MOMENTS)
def test_a_branch_can_start_at_any_record(game: Game, seed: int, share: float) -> None:
    match = played(game, seed)
    before, states, number = snapshot(match), match.replay(), moment(match, share)
    for start in (0, number, len(match.records)):
        branch = match.branch(start, seed=seed + 1)
        assert branch.records[:start] == match.records[:start]
        assert branch.replay()[start].key() == states[start].key() == after(match, start).state.key()
        assert branch.over or branch.actor in range(branch.seats)
    for start in (-1, len(match.records) + 1):
        with pytest.raises(BadRecord):
            match.branch(start)
    assert snapshot(match) == before


@given(seed=SEEDS)
def test_undo_equals_replaying_the_remaining_records(game: Game, seed: int) -> None:
    """Undo and repeat each act that can be undone; at the end undo all of them."""
    random = Random(seed)
    start = played(game, seed)
    match = start.branch(moment(start, random.random()), seed=seed)
    snapshots = {len(match.records): snapshot(match)}
    acts = [match.records[number].seat for number in match._undo.points]
    for _ in range(12):
        if match.over:
            break
        number = len(match.records)
        seat = random.choice([p for p in range(match.seats) if match.legal_codes(p)])
        code = random.choice(match.legal_codes(seat))
        match.play(seat, code)
        acts = [act for act in acts if act == seat] + [seat]
        if any(who == CHANCE for who, _ in match.records[number:]):
            acts = []
        assert match.undoable == len(acts)
        done = snapshot(match)
        if match.undoable:
            match.undo()
            assert snapshot(match)[:3] == snapshots[number][:3]
            match.play(seat, code)
            assert snapshot(match)[:3] == done[:3]
            assert match.undoable == len(acts)
        snapshots[len(match.records)] = done
    while match.undoable:
        match.undo()
        number = len(match.records)
        before = snapshots[number] if number in snapshots else snapshot(start.branch(number, seed=seed))
        assert snapshot(match)[:3] == before[:3]
    with pytest.raises(NothingToUndo):
        match.undo()
