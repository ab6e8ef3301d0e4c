"""Hints: the best moves first, each with a reason in five languages."""

from __future__ import annotations

import pytest

import lastboat
from lastboat import Game, Match
from lastboat.bots import Analysis, Line, analyse, hints, situation
from lastboat.bots.hints import WORDS, say
from lastboat.kernel import i18n
from lastboat.kernel.i18n import LANGUAGES
from tests.bots.matches import placing

HERE = situation(Match(lastboat.game("_template"), 2, seed=1), 0)
"""A position of a game that gives no reasons."""


def found(*lines: tuple[int, int, int, float]) -> Analysis:
    """An analysis of so many (seat, code, visits, odds)."""
    return Analysis(tuple(Line(*line) for line in lines), (0.5, 0.5), sum(line[2] for line in lines))


@pytest.mark.parametrize(
    ("analysis", "reasons"),
    [
        (found((0, 7, 95, 0.5), (0, 8, 5, 0.2)), ["hint-sure", "hint-behind"]),
        (found((0, 7, 95, 0.0), (1, 8, 5, 0.0)), ["hint-sure"]),
        (found((0, 7, 95, 0.5), (0, 8, 5, 0.49)), ["hint-best", "hint-as-good"]),
        (found((0, 7, 60, 0.5), (0, 8, 40, 0.4)), ["hint-clear", "hint-behind"]),
        (found((0, 7, 60, 0.5), (0, 8, 40, 0.48)), ["hint-best", "hint-behind"]),
        (found((0, 7, 60, 0.5), (0, 8, 40, 0.498)), ["hint-close", "hint-as-good"]),
        (found((0, 7, 60, 0.5), (0, 8, 2, 0.1), (1, 9, 38, 0.1)), ["hint-best"]),
        (found((1, 7, 60, 0.5)), []),
    ],
)
def test_each_hint_has_the_expected_reason(analysis: Analysis, reasons: list[str]) -> None:
    assert [hint.reason.id for hint in hints(analysis, HERE)] == reasons


def test_reasons_state_the_difference_in_points() -> None:
    first, second = hints(found((0, 7, 60, 0.5), (0, 8, 40, 0.38)), HERE)
    assert say(first.reason, "en") == "Clearly the best: 12 percentage points ahead of the next."
    assert say(second.reason, "de") == "Kostet etwa 12 Prozentpunkte."


def test_other_hints_are_sorted_by_odds() -> None:
    analysis = found((0, 7, 50, 0.3), (0, 8, 30, 0.25), (0, 9, 20, 0.29))
    assert [hint.code for hint in hints(analysis, HERE)] == [7, 9, 8]


def test_no_hint_has_higher_odds_than_the_best() -> None:
    given = hints(found((0, 7, 60, 0.5), (0, 8, 40, 0.53)), HERE)
    assert [(hint.code, hint.odds, hint.reason.id) for hint in given] == [
        (7, 0.5, "hint-close"),
        (8, 0.5, "hint-as-good"),
    ]


def test_a_hint_contains_the_next_move_of_the_same_seat(game: Game) -> None:
    """Only if the seat acts again at once: chance or another seat in between would be unknown."""
    match = Match(game, game.seats.start, seed=2)
    told, last = 0, ""
    for _ in range(12):
        here = situation(match, match.actor)
        for hint in hints(analyse(here, simulations=256), here):
            after = game.apply(here.known, match.actor, hint.code)
            if hint.then is None:
                last = game.actions.text(hint.code)
            else:
                told += 1
                assert game.actor(after) == match.actor
                assert hint.then in game.legal(after, match.actor)
        match.play(match.actor, here.legal()[0])
        if match.over:
            break
    assert last
    assert told or game.id == "_template"


def test_a_hint_to_take_up_a_worker_says_where_to_put_it() -> None:
    """§4.1 of Nisyros: two halves of one act."""
    match = placing()
    text = match.game.actions.text
    here = situation(match, match.actor)
    best = hints(analyse(here, simulations=600), here)[0]
    assert (text(best.code), text(best.then or 0)) == ("pick mandraki_shipyard", "put pali_shipyard")


def test_moves_that_undo_themselves_are_no_hints() -> None:
    """§4.1 of Nisyros: at the start the only worker does best where he stands."""
    match = Match(lastboat.game("nisyros"), 2, seed=3)
    codes = match.game.actions
    here = situation(match, match.actor)
    found = analyse(here, simulations=600)
    told = {codes.text(line.code): (codes.text(line.then or 0), line.idle) for line in found.lines}
    assert told["pick mandraki_theatre"] == ("put mandraki_theatre", True)
    assert [codes.text(hint.code) for hint in hints(found, here)] == ["ready"]


def test_the_number_of_hints_is_limited() -> None:
    many = found(*((0, code, 20, 0.5) for code in range(6)))
    assert [hint.code for hint in hints(many, HERE, most=2)] == [0, 1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["sure", "clear", "best", "close", "as-good", "behind", "misses"])
def test_every_language_has_every_reason(lang: str, name: str) -> None:
    assert i18n.has(f"hint-{name}", lang, WORDS)


def test_hints_for_every_game(game: Game) -> None:
    match = Match(game, game.seats.start, seed=2)
    here = situation(match, match.actor)
    given = hints(analyse(here, simulations=64), here)
    assert given
    assert {hint.code for hint in given} <= set(match.legal_codes(match.actor))
