"""Invariants of every game at any moment."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from random import Random
from typing import Any

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
from lastboat.testing.matches import after, played, refused, snapshot

SAMPLES = 12
"""So many games are checked."""
SEEDS = 10**6


def sampled(check: Callable[[Game, Random], None]) -> Callable[[Game], None]:
    """Check several games, each with random numbers that are always the same."""

    @wraps(check)
    def repeated(game: Game) -> None:
        for number in range(SAMPLES):
            check(game, Random(f"{check.__name__} {number}"))

    return repeated


def moment(match: Match, random: Random) -> int:
    """The number of a record, or the count of all."""
    return random.randint(0, len(match.records))


def careful(s: BaseState) -> Any:
    """The state with every write checked."""
    checked = strict(type(s))()
    checked.load(value - 256 if value > 127 else value for value in s.key())
    return checked


@sampled
def games_end(game: Game, random: Random) -> None:
    """Games of all bots end, with a result, a share for each seat and nothing left to play."""
    seed = random.randrange(SEEDS)
    bot = random.choice(["random", "guided", "greedy"])
    match = played(game, seed, bot)
    for s in match.replay():
        assert (game.actor(s) == OVER) == (game.rules.verdict(s) != 0)
    assert match.over
    assert match.result is not None
    assert all(0 <= share <= 1 for share in match.returns)
    assert len(set(match.returns)) == 1 or not game.cooperative
    assert [match.legal(seat) for seat in range(match.seats)] == [[]] * match.seats
    with refused(GameIsOver):
        match.play(0, 0)


@sampled
def actors_have_legal_actions(game: Game, random: Random) -> None:
    """The actor has a choice, chance has outcomes with weights, and nobody else acts where nobody may."""
    seed = random.randrange(SEEDS)
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


@sampled
def possible_actions_apply(game: Game, random: Random) -> None:
    """Every action that is possible applies, and leaves earlier states as they were."""
    seed = random.randrange(SEEDS)
    match = played(game, seed)
    states = match.replay()
    keys = [s.key() for s in states]
    for s, key in list(zip(states, keys, strict=True))[seed % 8 :: 8]:
        watched = careful(s)
        if game.actor(s) == CHANCE:
            steps = [(CHANCE, outcome) for outcome, _ in game.chance(s)]
        else:
            steps = [(seat, code) for seat in range(match.seats) for code in game.legal(s, seat)]
        for seat, code in random.sample(steps, min(6, len(steps))):
            game.apply(watched, seat, code)
        assert watched.key() == key
    assert [s.key() for s in states] == keys


@sampled
def only_legal_codes_are_accepted(game: Game, random: Random) -> None:
    """Legal codes are accepted, all others refused without a trace."""
    seed = random.randrange(SEEDS)
    whole = played(game, seed)
    match = whole.branch(moment(whole, random), seed)
    before, state = snapshot(match), match.state
    for seat in range(match.seats):
        legal = match.legal_codes(seat)
        for code in range(game.actions.count):
            if code in legal:
                game.apply(careful(state), seat, code)
            elif not match.over:
                with refused(IllegalAction if legal else NotYourTurn):
                    match.play(seat, code)
        for code in legal[:2] + legal[-1:]:
            other = match.branch(seed=seed)
            other.play(seat, code)
            assert other.records[: len(match.records) + 1] == [*match.records, (seat, code)]
    if not match.over:
        for code in (-1, game.actions.count):
            with refused(UnknownWord):
                match.play(match.actor, code)
    for seat in (-1, match.seats):
        with refused(BadSeat):
            match.play(seat, 0)
    assert match.state is state
    assert snapshot(match) == before


@sampled
def match_texts_read_back(game: Game, random: Random) -> None:
    """A match, over or not, equals its text read back."""
    seed = random.randrange(SEEDS)
    whole = played(game, seed)
    for match in (whole, whole.branch(moment(whole, random), seed)):
        match.names = ["Ann", "", "Zoë 舟", "Bo"][: match.seats]
        text = match.text()
        again = Match.from_text(text)
        assert again.text() == text
        assert snapshot(again) == snapshot(match)
        assert again.view(0, "nb") == match.view(0, "nb")


@sampled
def position_texts_read_back(game: Game, random: Random) -> None:
    """A position equals its text read back."""
    seed = random.randrange(SEEDS)
    states = played(game, seed).replay()
    for s in [*states[::7], states[-1]]:
        assert read_position(position_text(s), game.state).key() == s.key()


@sampled
def branches_start_at_any_record(game: Game, random: Random) -> None:
    """A branch can start at any record and leaves the match as it is."""
    seed = random.randrange(SEEDS)
    match = played(game, seed)
    before, states, number = snapshot(match), match.replay(), moment(match, random)
    for start in (0, number, len(match.records)):
        branch = match.branch(start, seed=seed + 1)
        assert branch.records[:start] == match.records[:start]
        assert branch.replay()[start].key() == states[start].key() == after(match, start).state.key()
        assert branch.over or branch.actor in range(branch.seats)
    for start in (-1, len(match.records) + 1):
        with refused(BadRecord):
            match.branch(start)
    assert snapshot(match) == before


@sampled
def undo_equals_replay(game: Game, random: Random) -> None:
    """Undo and repeat each act that can be undone; at the end undo all of them."""
    seed = random.randrange(SEEDS)
    start = played(game, seed)
    match = start.branch(moment(start, random), seed=seed)
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
    with refused(NothingToUndo):
        match.undo()
