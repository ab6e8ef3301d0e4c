"""A game's WebAssembly module as an engine, where Python itself runs in a browser.

The page hands over the module with its memory (web/src/engine/engine.ts); buffers and states are places in there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from lastboat.kernel.layout import BaseState


class Place(Protocol):
    """Numbers or states in the memory of a module."""

    length: int


class Module(Protocol):
    """A game's module."""

    def free(self) -> None:
        """Give back all places."""

    def buffer(self, size: int) -> Place:
        """A place for numbers, all 0."""

    def states(self, count: int) -> Place:
        """A place for empty states."""

    def read(self, place: Place, i: int) -> int:
        """A number."""

    def write(self, place: Place, i: int, value: int) -> None:
        """Set a number."""

    def setState(self, place: Place, i: int, state: Any) -> None:  # noqa: N802
        """Set a state to these bytes."""

    def call(self, name: str, *given: Any) -> int:
        """Call an entry point."""


modules: dict[str, Module] = {}
"""The modules by the packages of their games."""


class Buffer:
    """Numbers of a module."""

    def __init__(self, module: Module, size: int) -> None:
        self._module, self.place, self._size = module, module.buffer(size), size

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, i: int) -> int:
        return self._module.read(self.place, i)

    def __setitem__(self, i: int, value: int) -> None:
        self._module.write(self.place, i, value)


class States:
    """States of a module."""

    def __init__(self, module: Module, count: int) -> None:
        self._module, self.place = module, module.states(count)

    def __setitem__(self, i: int, state: bytes) -> None:
        self._module.setState(self.place, i, state)


class Functions:
    """The entry points of a module."""

    def __init__(self, module: Module) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Callable[..., int]:
        def call(*given: Any) -> int:
            return self._module.call(name, *(getattr(one, "place", one) for one in given))

        return call


def parts(module: Module) -> Sequence[Any]:
    """The parts of an engine, in its order. Only one engine of a game is used at a time: its memory starts anew."""
    module.free()

    def numbers(values: Sequence[int]) -> Buffer:
        found = Buffer(module, len(values))
        for i, value in enumerate(values):
            found[i] = value
        return found

    def taken(s: BaseState) -> bytes:
        return s.key()

    return (
        Functions(module), lambda size: Buffer(module, size), numbers, lambda count: States(module, count), taken,
    )  # fmt: skip
