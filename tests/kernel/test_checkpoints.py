"""Undo and branches go back to a checkpoint: the same match as one replayed from its start, with little work."""

from __future__ import annotations

from random import Random

import pytest

import lastboat
from lastboat import Match, Record
from lastboat.kernel.match import CHECKPOINT_EVERY


def played(name: str, records: int, seed: int = 2) -> Match:
    """A match played at random, with some acts undone, of about so many records."""
    match, rng = Match(lastboat.game(name), 3, seed=seed), Random(seed)
    while len(match.records) < records and not match.over:
        match.play(match.actor, rng.choice(match.legal_codes(match.actor)))
        if rng.random() < 0.3 and match.undoable:
            match.undo()
    return match


def parts(match: Match) -> tuple[object, ...]:
    """Everything a match holds except its chance."""
    found = match.__dict__
    return (match.records, match.told, match.state, found["_witnesses"], match.undoable, match.undo_seat,
            [(one.number, one.state, one.told, one.undo.points) for one in found["_checkpoints"]])  # fmt: skip


@pytest.mark.parametrize("name", lastboat.game_ids())
def test_a_match_is_the_same_after_an_undo_and_as_a_branch(name: str) -> None:
    match = played(name, 5 * CHECKPOINT_EVERY)
    assert parts(match) == parts(Match(match.game, 3, {}, 2, match.chance, (), match.records))
    for number in (0, 1, CHECKPOINT_EVERY - 1, CHECKPOINT_EVERY, len(match.records) - 1):
        again = Match(match.game, 3, {}, 7, None, (), match.records[:number])
        assert parts(match.branch(number, seed=7)) == parts(again)


@pytest.mark.parametrize("name", lastboat.game_ids())
def test_an_undo_replays_few_records(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = (played(name, 2 * CHECKPOINT_EVERY + 8, seed) for seed in range(100))
    match = next(one for one in matches if one.undoable and not one.over and len(one.records) > 2 * CHECKPOINT_EVERY)
    before, pushed = match.copy(), list[Record]()
    push = Match._push

    def counted(self: Match, record: Record) -> None:
        pushed.append(record)
        push(self, record)

    monkeypatch.setattr(Match, "_push", counted)
    match.undo()
    assert len(pushed) < CHECKPOINT_EVERY
    pushed.clear()
    match.branch(len(match.records) - 1, seed=1)
    assert len(pushed) < 2 * CHECKPOINT_EVERY
    kept = len(match.records)
    assert before.records[:kept] == match.records
    match.play(match.actor, match.legal_codes(match.actor)[0])
    assert before.undoable, "a copy does not change"
