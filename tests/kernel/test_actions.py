"""Codes, actions and their texts convert into each other."""

from __future__ import annotations

import threading

import pytest

from lastboat import Action, Game
from lastboat.kernel.actions import ABSENT, NUMBERS, SEAT, Codes, Domain, Events
from lastboat.kernel.dialect import EmittedEvent, collect_events, emit, emit_to
from lastboat.kernel.errors import UnknownWord

TILE = Domain("tile", ("cove", "peak", "wood"))


@pytest.fixture
def codes() -> Codes:
    made = Codes()
    assert made.verb("wait") == 0
    assert made.verb("move", to=TILE) == 1
    assert made.verb("give", card=NUMBERS(2), to=SEAT) == 4
    assert made.count == 12
    return made


def test_code_action_and_text_convert_into_each_other(codes: Codes) -> None:
    texts = [codes.text(code) for code in range(codes.count)]
    assert texts[:6] == ["wait", "move cove", "move peak", "move wood", "give 0 0", "give 0 1"]
    assert len(set(texts)) == codes.count
    for code, text in enumerate(texts):
        action = codes.decode(code)
        assert str(action) == text
        assert codes.encode(code) == codes.encode(action) == codes.encode(text) == code
        assert codes.verb_of(code).name == action.verb


def test_the_last_argument_varies_fastest(codes: Codes) -> None:
    assert codes.decode(4 + 1 * len(SEAT) + 2) == Action("give", ("1", "2"))
    assert codes.verb_of(10).values(10) == (1, 2)


def test_bases_map_codes_to_the_first_code_of_their_verb(codes: Codes) -> None:
    assert codes.bases() == [0, 1, 1, 1, 4, 4, 4, 4, 4, 4, 4, 4]
    assert all(base == codes.verb_of(code).base for code, base in enumerate(codes.bases()))


def test_values_find_an_argument_by_name_in_any_verb(codes: Codes) -> None:
    assert codes.values("card") == [ABSENT] * 4 + [0, 0, 0, 0, 1, 1, 1, 1]
    assert codes.values("to") == [ABSENT, 0, 1, 2, 0, 1, 2, 3, 0, 1, 2, 3]


def test_an_unknown_argument_name_is_refused(codes: Codes) -> None:
    with pytest.raises(ValueError, match="'from'"):
        codes.values("from")


def test_every_game_has_a_text_for_every_code(game: Game) -> None:
    for words in (game.actions, game.outcomes):
        texts = [words.text(code) for code in range(words.count)]
        assert [words.encode(text) for text in texts] == list(range(words.count))


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("fly peak", "wait, move, give"),
        ("move", "move <to>"),
        ("move peak wood", "move <to>"),
        ("give 1", "give <card> <to>"),
        ("move nowhere", "cove, peak, wood"),
        ("give 2 0", "0, 1"),
        (12, "0..11"),
        (-1, "0..11"),
        (Action("wait", ("peak",)), "wait"),
        (Action("swim"), "wait, move, give"),
    ],
)
def test_errors_list_the_valid_tokens(codes: Codes, wrong: str | int | Action, right: str) -> None:
    with pytest.raises(UnknownWord) as refused:
        codes.encode(wrong)
    assert refused.value.args_by_name["known"] == right
    assert right in str(refused.value)


@pytest.mark.parametrize("empty", ["", "  "])
def test_empty_text_is_refused(codes: Codes, empty: str) -> None:
    with pytest.raises(UnknownWord):
        codes.encode(empty)


@pytest.mark.parametrize("code", [-1, 12])
def test_codes_outside_the_vocabulary_are_refused(codes: Codes, code: int) -> None:
    for ask in (codes.decode, codes.text, codes.verb_of):
        with pytest.raises(UnknownWord):
            ask(code)


def test_events_name_their_arguments() -> None:
    events = Events()
    events.event("landed")
    gave = events.event("gave", to=SEAT, count=NUMBERS(9))
    assert gave == 1
    assert events.tokens(gave, (2, 7)) == {"to": (SEAT, 2), "count": (NUMBERS(9), 7)}
    with pytest.raises(ValueError, match="zip"):
        events.tokens(gave, (2,))


def test_events_of_one_thread_are_not_told_to_another() -> None:
    """A server replays a table in a thread while it plays another: what one seat is told stays there."""
    begun, emitted = threading.Event(), threading.Event()
    found: list[list[EmittedEvent]] = []

    def collect() -> None:
        with collect_events() as told:
            emit(1)
            begun.set()
            emitted.wait()
            found.append(told)

    thread = threading.Thread(target=collect)
    thread.start()
    begun.wait()
    emit_to(0, 2)
    with collect_events() as here:
        emit(3)
    emitted.set()
    thread.join()
    assert [event.event for event in found[0]] == [1]
    assert [event.event for event in here] == [3]
