"""A state's fields, plain and strict."""

from __future__ import annotations

from typing import Any

import pytest

from lastboat.kernel.layout import BaseState, Grid, Row, cells, layout, number, strict


@layout
class State(BaseState):
    """One field of each kind."""

    water: int = number(9)
    guide: int = number(3, low=-1)
    depth: int = number(-2, low=-5)
    place: Row = cells(4, top=23, low=-1)
    hands: Grid = cells(2, 3, top=5)


def filled(cls: type[State]) -> State:
    s = cls()
    s.water, s.guide, s.depth = 7, -1, -3
    s.place[3] = 23
    s.hands[1][2] = 4
    return s


@pytest.mark.parametrize("cls", [State, strict(State)])
def test_fields_start_at_zero_or_the_nearest_value_in_range(cls: type[State]) -> None:
    s = cls()
    assert (s.water, s.guide, s.depth, s.place, s.hands) == (0, 0, -2, [0] * 4, [[0] * 3] * 2)
    assert s.hands[0] is not s.hands[1]


@pytest.mark.parametrize("cls", [State, strict(State)])
def test_a_copy_is_independent(cls: type[State]) -> None:
    s = filled(cls)
    before, copy = s.key(), s.copy()
    assert type(copy) is cls
    assert copy == s
    copy.water, copy.place[0], copy.hands[1][2] = 1, 2, 3
    assert s.key() == before != copy.key()
    assert (copy != s, hash(s) == hash(filled(State))) == (True, True)


@pytest.mark.parametrize("cls", [State, strict(State)])
def test_key_and_load_are_inverse(cls: type[State]) -> None:
    s, loaded = filled(cls), cls()
    assert list(s.key()) == [7, 255, 253, 0, 0, 0, 23, 0, 0, 0, 0, 0, 4]
    loaded.load(value - 256 if value > 127 else value for value in s.key())
    assert loaded == s == filled(State)


def test_other_layouts_are_not_equal() -> None:
    @layout
    class Other(BaseState):
        """The same number, another class."""

        water: int = number(9)

    @layout
    class Another(BaseState):
        """And once more."""

        water: int = number(9)

    assert Other() != Another()
    assert Other() != 0


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [("water", 10, "water: 10 is not in 0..9"), ("water", -1, "0..9"), ("guide", -2, "-1..3"), ("depth", 0, "-5..-2"),
     ("water", "3", "'3'"), ("place", [0, 0, 0, 24], "place: 24"), ("hands", [[0] * 3, [0, 0, 6]], "hands: 6")],
)  # fmt: skip
def test_strict_refuses_a_value_out_of_range(field: str, value: Any, message: str) -> None:
    s = filled(strict(State))
    with pytest.raises(ValueError, match=message):
        setattr(s, field, value)
    assert s == filled(State)


def test_strict_refuses_in_rows_and_grids() -> None:
    s = filled(strict(State))
    with pytest.raises(ValueError, match=r"place: 24 is not in -1..23"):
        s.place[0] = 24
    with pytest.raises(ValueError, match=r"hands: 6 is not in 0..5"):
        s.hands[0][0] = 6
    s.place[0] = -1
    s.hands[0][0] += 5
    with pytest.raises(ValueError, match="hands: 6"):
        s.hands[0][0] += 1
    with pytest.raises(ValueError, match="hands: 7"):
        s.copy().hands[0][1] = 7


def test_strict_refuses_an_index_out_of_range() -> None:
    s = filled(strict(State))
    for row in (s.place, s.hands, s.hands[1], s.copy().place):
        with pytest.raises(IndexError, match="index -1 is negative"):
            row[-1]
        with pytest.raises(IndexError):
            row[4]
    with pytest.raises(IndexError, match="place: index -2 is negative"):
        s.place[-2] = 0
    with pytest.raises(IndexError, match="negative"):
        s.hands[-1][0] = 0


def test_unknown_fields_are_refused() -> None:
    with pytest.raises((AttributeError, KeyError)):
        setattr(strict(State)(), "wather", 1)  # noqa: B010
    with pytest.raises(AttributeError):
        setattr(State(), "wather", 1)  # noqa: B010


@pytest.mark.parametrize("field", [number(128), number(0, low=-129), cells(2, 2, 2, top=1), number(0, low=1)])
def test_a_field_must_fit_in_a_byte(field: Any) -> None:
    with pytest.raises(TypeError, match="wrong: a field is"):
        layout(type("State", (BaseState,), {"wrong": field, "__slots__": ()}))


def test_a_state_class_needs_the_layout_decorator() -> None:
    class Unmarked(BaseState):
        """Without @layout."""

    with pytest.raises(TypeError, match="@layout"):
        Unmarked().copy()
