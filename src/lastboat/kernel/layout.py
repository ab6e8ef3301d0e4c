"""A state's fields, described once, and the containers made from the description.

* plain: a class with slots, ints and lists, quick to copy; play, tests, server;
* strict: the same with every write checked against the field's range, for the tests;
* native: the same fields as bytes, one a number, in order (`BaseState.key`).

>>> @layout
... class State(BaseState):
...     water: int = number(9)
...     hands: Grid = cells(2, 3, top=5)
>>> s = State()
>>> s.hands[1][2] = 4
>>> t = s.copy(); t.water = 3
>>> s.water, t.hands
(0, [[0, 0, 0], [0, 0, 4]])
>>> strict(State)().hands[0][0] = 6
Traceback (most recent call last):
    ...
ValueError: hands: 6 is not in 0..5
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import repeat
from typing import Any, ClassVar, Self, TypeVar, cast

from lastboat.kernel.actions import MOST_SEATS, Domain

Row = list[int]
Grid = list[list[int]]

INT8_LOW, INT8_TOP = -128, 127


@dataclass(frozen=True)
class Field:
    """One field: its shape, the range of its values, names for indices and values, and what of it are seats."""

    shape: tuple[int, ...]
    low: int
    top: int
    by: Domain | None = None
    of: Domain | None = None
    seat: bool = False
    """Whether its values are seats. What is no seat of the table (none, by lot) is below or above them."""
    per_seat: bool = False
    """Whether its first index is a seat."""


def number(top: int, *, low: int = 0, of: Domain | None = None, seat: bool = False) -> Any:
    """A single number from `low` to `top`; `of` names its values in texts, `seat` says that it is a seat."""
    return Field((), low, top, None, of, seat)


def cells(
    *shape: int, top: int, low: int = 0, by: Domain | None = None, of: Domain | None = None, seat: bool = False
) -> Any:
    """A row or a grid of numbers; `by` names the last index in texts, `of` the values."""
    return Field(shape, low, top, by, of, seat)


def per_seat(*shape: int, top: int, low: int = 0, by: Domain | None = None, of: Domain | None = None) -> Any:
    """A number for each seat, or so many of them."""
    return Field((MOST_SEATS, *shape), low, top, by, of, per_seat=True)


class BaseState:
    """What every state can do. Games declare fields on a subclass marked with `@layout`."""

    __slots__ = ()
    FIELDS: ClassVar[dict[str, Field]] = {}

    def copy(self) -> Self:
        """A copy that shares nothing with this one."""
        raise TypeError("a state class needs the @layout mark")

    def rotate(self, first: int, seats: int) -> None:
        """Number the seats anew, clockwise from seat `first`, in every field that tells of seats."""
        for name, field in self.FIELDS.items():
            value = getattr(self, name)
            if field.per_seat:
                value[:seats] = value[first:seats] + value[:first]
            if field.seat:
                setattr(self, name, _renumbered(value, first, seats))

    def key(self) -> bytes:
        """All fields as bytes, in order, as native code has them."""
        return bytes(value & 255 for name in self.FIELDS for value in _flat(getattr(self, name)))

    def load(self, values: Iterator[int]) -> None:
        """Set all fields from their values in order."""
        for name, field in self.FIELDS.items():
            setattr(self, name, _filled(field.shape, values))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BaseState) and self.FIELDS is other.FIELDS and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


T = TypeVar("T", bound=BaseState)


def layout(cls: type[T]) -> type[T]:
    """Turn the described fields into slots, with a constructor and a fast copy."""
    fields = {name: f for name, f in vars(cls).items() if isinstance(f, Field)}
    for name, f in fields.items():
        if not INT8_LOW <= f.low <= f.top <= INT8_TOP or len(f.shape) > 2:
            raise TypeError(f"{name}: a field is a number, row or grid of values that fit in a byte")
    body = {k: v for k, v in vars(cls).items() if k not in fields and k not in ("__dict__", "__weakref__")}
    body |= {"__slots__": tuple(fields), "FIELDS": fields, "__init__": _init(fields), "copy": _copy(fields)}
    return cast(type[T], type(cls.__name__, cls.__bases__, body))


_STRICT: dict[type[BaseState], Any] = {}


def strict(cls: type[T]) -> type[T]:
    """The state class with every write range-checked and negative indices refused."""
    if cls not in _STRICT:
        _STRICT[cls] = _strict(cls)
    made: type[T] = _STRICT[cls]
    return made


def _strict(cls: type[T]) -> type[T]:
    def guard(self: BaseState, name: str, value: Any) -> None:
        field = cls.FIELDS[name]
        object.__setattr__(self, name, _checked(name, field, value))

    return cast(type[T], type("Strict" + cls.__name__, (cls,), {"__slots__": (), "__setattr__": guard}))


class _StrictRow(list[Any]):
    """A list that only takes numbers of its field's range, at indices from 0 up."""

    __slots__ = ("field", "name")

    def __init__(self, name: str, field: Field, values: list[Any]) -> None:
        super().__init__(values)
        self.name, self.field = name, field

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, int) and index < 0:
            raise IndexError(f"{self.name}: index {index} is negative")
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        if isinstance(index, int) and index < 0:
            raise IndexError(f"{self.name}: index {index} is negative")
        super().__setitem__(index, _checked_number(self.name, self.field, value))


def _checked_number(name: str, field: Field, value: Any) -> int:
    if not isinstance(value, int) or not field.low <= value <= field.top:
        raise ValueError(f"{name}: {value!r} is not in {field.low}..{field.top}")
    return int(value)


def _checked(name: str, field: Field, value: Any) -> Any:
    if not isinstance(value, list):
        return _checked_number(name, field, value)
    return _StrictRow(name, field, [_checked(name, field, v) for v in value])


def _filled(shape: tuple[int, ...], values: Iterator[int]) -> Any:
    if not shape:
        return next(values)
    return [_filled(shape[1:], values) for _ in range(shape[0])]


def _renumbered(value: Any, first: int, seats: int) -> Any:
    if isinstance(value, list):
        return [_renumbered(v, first, seats) for v in value]
    return (value - first) % seats if 0 <= value < seats else value


def _flat(value: Any) -> Iterator[int]:
    if isinstance(value, list):
        for v in value:
            yield from _flat(v)
    else:
        yield value


def _init(fields: dict[str, Field]) -> Callable[[BaseState], None]:
    """Every field starts at 0, or at its lowest value where 0 is outside its range."""

    def init(self: BaseState) -> None:
        for name, f in fields.items():
            setattr(self, name, _filled(f.shape, repeat(min(max(0, f.low), f.top))))

    return init


def _copy(fields: dict[str, Field]) -> Callable[[T], T]:
    """Written out field by field: copying is the hot spot of plain play."""
    lines = ["def copy(self):", "    c = new(type(self))"]
    for name, f in fields.items():
        how = (f"self.{name}", f"self.{name}[:]", f"[r[:] for r in self.{name}]")[len(f.shape)]
        lines.append(f"    c.{name} = {how}")
    scope: dict[str, Any] = {"new": object.__new__}
    exec("\n".join([*lines, "    return c"]), scope)
    made: Callable[[T], T] = scope["copy"]
    return made
