"""A match: playing, undo, branches, and errors."""

from __future__ import annotations

import copy
import pickle

import pytest

from lastboat import CHANCE, OVER, Action, Forced, Game, Match, Record
from lastboat.kernel.errors import (
    BadOption,
    BadRecord,
    BadSeat,
    BadSeats,
    BadValue,
    GameIsOver,
    IllegalAction,
    NothingToUndo,
    NotYourTurn,
    OutcomeImpossible,
    UnknownWord,
)
from lastboat.kernel.options import Option, StartPlayer, encode
from lastboat.testing.matches import snapshot


def started(game: Game, seats: int = 3) -> Match:
    """Seat 0 to act, shells for all, and long strokes to come."""
    code = game.outcomes.encode
    return Match(game, seats, chance=Forced([*[code("get shell")] * min(seats, 3), *[code("strokes 3")] * 2]))


def test_chance_outcomes_are_applied_when_due(template: Game) -> None:
    match = Match(template, 4, seed=1)
    assert [seat for seat, _ in match.records] == [CHANCE] * 4
    assert (match.actor, match.over, match.result) == (0, False, None)


@pytest.mark.parametrize("action", ["pull", Action("pull"), 0])
def test_an_action_is_text_action_or_code(template: Game, action: Action | str | int) -> None:
    match = started(template)
    match.play(0, action)
    assert match.records[3] == Record(0, 0)
    assert match.actor == 1


def test_errors_list_the_legal_actions(template: Game) -> None:
    match = started(template)
    match.play(1, "reveal")
    before = snapshot(match)
    with pytest.raises(IllegalAction, match=r"Player 3 may not play “pull” now. Legal: reveal\."):
        match.play(2, "pull")
    with pytest.raises(NotYourTurn, match="Player 2 has nothing to do now; it is Player 1’s turn"):
        match.play(1, "reveal")
    with pytest.raises(UnknownWord, match="pull, change, reveal"):
        match.play(0, "swim")
    with pytest.raises(BadSeat, match="seats are 0 to 2"):
        match.play(3, "pull")
    with pytest.raises(BadSeat):
        match.legal(-1)
    assert snapshot(match) == before


def test_nothing_can_be_played_after_the_end(template: Game) -> None:
    match = started(template)
    match.play(0, "pull")
    match.play(1, "pull")
    assert (match.over, match.actor, match.legal(0), match.undoable) == (True, OVER, [], 0)
    assert match.result is not None
    before = snapshot(match)
    with pytest.raises(GameIsOver):
        match.play(2, "pull")
    with pytest.raises(GameIsOver):
        Match(template, 3, records=[*match.records, Record(0, 0)])
    assert snapshot(match) == before


def test_acts_of_one_seat_in_a_row_can_be_undone(template: Game) -> None:
    match = started(template)
    before = snapshot(match)
    assert match.undoable == 0
    match.play(0, "reveal")
    assert match.undoable == 1
    match.undo()
    assert snapshot(match) == before
    with pytest.raises(NothingToUndo):
        match.undo()


def test_chance_cannot_be_undone(template: Game) -> None:
    match = started(template)
    match.play(0, "reveal")
    match.play(0, "pull")
    before = snapshot(match)
    with pytest.raises(NothingToUndo):
        match.undo()
    assert snapshot(match) == before


def test_acts_before_an_act_of_another_seat_cannot_be_undone(template: Game) -> None:
    match = started(template)
    match.play(0, "reveal")
    match.play(2, "reveal")
    assert match.undoable == 1
    match.undo()
    assert match.records[-1] == Record(0, template.actions.encode("reveal"))
    with pytest.raises(NothingToUndo):
        match.undo()


def forced_step(game: Game) -> Match:
    """Three players and all nine cards gone but the hands: seat 0 can only pull."""
    deal = ["get shell"] * 3 + ["get pearl"] * 3 + ["get crown"] * 3
    match = Match(game, 3, {"water": "wide"}, chance=Forced([game.outcomes.encode(text) for text in deal]))
    for change in range(6):
        match.play(change % 3, "change")
    return match


def test_a_forced_step_is_played_automatically(template: Game) -> None:
    """The match waits while others may reveal, and pulls once that is the only legal action left."""
    match = forced_step(template)
    assert (match.actor, match.state.pile) == (0, [0, 0, 0])
    match.play(1, "reveal")
    match.play(2, "reveal")
    assert match.legal(0) == [Action("pull"), Action("reveal")]
    match.play(0, "reveal")
    assert match.over
    assert {template.actions.text(code) for seat, code in match.records[-4:] if seat != CHANCE} == {"pull"}


def test_undo_includes_forced_steps(template: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a rule for this test: after a reveal of seat 0, seat 1 can only reveal."""
    legal, actor = template.rules.legal, template.rules.actor

    def answers(s: object, seat: int, out: list[int]) -> int:
        if s.shown[0] == 1 and s.shown[1] == 0 and s.phase == 1:  # type: ignore[attr-defined]
            out[0] = template.actions.encode("reveal")
            return 1 if seat == 1 else 0
        return legal(s, seat, out)

    def who(s: object) -> int:
        answering = s.shown[0] == 1 and s.shown[1] == 0 and s.phase == 1  # type: ignore[attr-defined]
        return 1 if answering else actor(s)

    monkeypatch.setattr(template.rules, "legal", answers)
    monkeypatch.setattr(template.rules, "actor", who)
    match = started(template)
    before = snapshot(match)
    match.play(0, "reveal")
    assert [seat for seat, _ in match.records[-2:]] == [0, 1]
    assert (match.actor, match.undoable) == (0, 1)
    again = Match.from_text(match.text())
    assert snapshot(again) == snapshot(match)
    match.undo()
    assert snapshot(match) == before


def test_the_records_determine_the_match(template: Game) -> None:
    match = forced_step(template)
    again = Match(template, 3, match.options, chance=match.chance, records=match.records)
    assert snapshot(again) == snapshot(match)
    states = match.replay()
    assert len(states) == len(match.records) + 1
    assert states[-1].key() == match.state.key()


@pytest.mark.parametrize(
    ("record", "error"),
    [
        (Record(CHANCE, 0), OutcomeImpossible),
        (Record(0, 99), UnknownWord),
        (Record(1, 0), IllegalAction),
        (Record(7, 0), BadSeat),
    ],
)
def test_an_invalid_record_is_reported_by_number(template: Game, record: Record, error: type[Exception]) -> None:
    records = started(template).records
    with pytest.raises(error) as refused:
        Match(template, 3, records=[*records, record])
    assert refused.value.record == len(records)  # type: ignore[attr-defined]
    with pytest.raises(NotYourTurn, match="a card or die comes next"):
        Match(template, 3, records=[Record(0, 0)])


def test_branches_are_independent(template: Game) -> None:
    match = started(template)
    before = snapshot(match)
    one, other = match.branch(1, seed=1), match.branch(1, seed=2)
    assert one.records[0] == other.records[0] == match.records[0]
    assert one.text() != other.text()
    one.play(0, "pull")
    assert snapshot(match) == before
    assert match.branch(seed=1).records == match.records
    with pytest.raises(BadRecord, match="There is no step 9; the game has 3"):
        match.branch(9)


def test_a_match_can_be_copied_and_pickled(game: Game) -> None:
    """Searches and training send matches to other processes; the game is looked up there."""
    match = Match(game, 2, seed=3)
    for _ in range(2):
        match.play(match.actor, match.legal_codes(match.actor)[0])
    before = match.text()
    for copied in (copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert copied.game is game
        assert (copied.text(), copied.state) == (before, match.state)
        copied.play(copied.actor, copied.legal_codes(copied.actor)[0])
        assert match.text() == before


@pytest.mark.parametrize("seats", [1, 5, 0, -1])
def test_an_invalid_number_of_players_is_refused(template: Game, seats: int) -> None:
    with pytest.raises(BadSeats, match="is for 2 to 4 players, not"):
        Match(template, seats)


def test_unknown_options_and_values_are_refused(template: Game) -> None:
    with pytest.raises(BadOption, match=r"There is no option “depth”. Options: water"):
        Match(template, 2, {"depth": "wide"})
    with pytest.raises(BadValue, match=r"Option water cannot be “salt”. Expected: narrow, wide"):
        Match(template, 2, {"water": "salt"})


def test_options_are_encoded_as_numbers() -> None:
    options = (Option("water", ("narrow", "wide")), StartPlayer(), Option("boat", ("old", "new", "none")))
    assert encode(options, {}, 3) == [0, 3, 0]
    assert encode(options, {"boat": "none", "start": "2", "water": "wide"}, 3) == [1, 2, 2]
    with pytest.raises(BadValue, match="lot, 0, 1, 2"):
        encode(options, {"start": "3"}, 3)
