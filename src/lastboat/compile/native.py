"""Load a game's library, and call it with plain ctypes arrays.

Buffers are arrays of 64-bit numbers (`buffer`); states are arrays of bytes, laid out as `BaseState.key` tells them
(`Library.states`). While a call runs, other Python threads run too. A call costs some microseconds: use it for whole
loops, never for steps.
"""

from __future__ import annotations

import ctypes
import logging
import mmap
import sys
import threading
from collections import defaultdict
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from lastboat.compile import build, platforms
from lastboat.compile.rules import BUFFER, BYTES, NONE, STATE, STATES
from lastboat.kernel.errors import BuildFailed, LastboatError
from lastboat.kernel.layout import BaseState

LARGE = 1 << 16
"""Buffers of so many bytes come from the system, which gives zeros without writing them."""

log = logging.getLogger("lastboat.native")
_LOADING: defaultdict[str, threading.Lock] = defaultdict(threading.Lock)


class Library:
    """A game's compiled functions, each under its name: `library.run_many(...)`."""

    def __init__(self, about: build.Manifest, path: Path) -> None:
        self.path, self.state_size = path, about.state
        self._loaded = ctypes.CDLL(str(path))
        for name, (result, *arguments) in about.functions.items():
            setattr(self, name, self._function(name, result, arguments))

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{self.path.name} has no function {name}")

    def states(self, count: int) -> Any:
        """Room for `count` states."""
        return ((ctypes.c_int8 * self.state_size) * count)()

    def state(self, s: BaseState) -> Any:
        """A copy of a plain state."""
        return (ctypes.c_int8 * self.state_size).from_buffer_copy(s.key())

    def _function(self, name: str, result: str, arguments: list[str]) -> Callable[..., int]:
        state = ctypes.POINTER(ctypes.c_int8 * self.state_size)
        types: dict[str, Any] = {BUFFER: ctypes.POINTER(ctypes.c_int64), STATE: state, STATES: state}
        types[BYTES] = ctypes.POINTER(ctypes.c_uint8)
        function = self._loaded[f"lastboat_{name}"]
        function.restype = None if result == NONE else ctypes.c_int64
        kinds: list[Any] = []
        measured = []
        for place, argument in enumerate(arguments):
            kind = argument.removesuffix("#")
            kinds.append(types.get(kind, ctypes.c_int64))
            if argument != kind:
                kinds.append(ctypes.c_int64)
                measured.append(place)
        function.argtypes = kinds
        if not measured:
            return function

        def call(*given: Any) -> int:
            whole = list(given)
            for place in reversed(measured):
                whole.insert(place + 1, len(given[place]))
            found: int = function(*whole)
            return found

        return call


def buffer(size: int) -> Any:
    """Room for numbers, all 0."""
    if 8 * size < LARGE:
        return (ctypes.c_int64 * size)()
    return (ctypes.c_int64 * size).from_buffer(mmap.mmap(-1, 8 * size))


def numbers(values: list[int]) -> Any:
    """A buffer with these numbers."""
    return (ctypes.c_int64 * len(values))(*values)


def plain_state(cls: type[BaseState], state: Any) -> Any:
    """A plain state with the contents of a native one."""
    s = cls()
    s.load(iter(memoryview(bytes(state)).cast("b").tolist()))
    return s


def is_built(package: str) -> bool:
    """Whether a game's library is there."""
    return (platforms.shipped(package) or build.read(build.manifest_path(package))) is not None


@cache
def _load(package: str) -> Library:
    if found := platforms.shipped(package):
        return load(*found)
    manifest = build.manifest_path(package)
    about, path = build.read(manifest) or build.build(package)
    build.keep(manifest, path)
    return load(about, path)


def load(about: build.Manifest, path: Path) -> Library:
    """The library of a build; one that this machine cannot load is refused."""
    try:
        return Library(about, path)
    except (OSError, AttributeError) as error:
        raise BuildFailed(command=str(path), reason=str(error)) from None


def library(package: str) -> Library:
    """A game's compiled rules, built if need be."""
    with _LOADING[package]:
        return _load(package)


@cache
def library_or_none(package: str) -> Library | None:
    """A game's compiled rules, or None where they cannot be had; why is logged once."""
    if sys.platform == "emscripten":
        return None  # see `wasm_engine`
    try:
        return library(package)
    except LastboatError as error:
        log.warning("%s", error)
        return None
