"""The native twin: a game's rules compiled by Numba from the very source that plain play runs.

`twin(game)` imports the game's package a second time under another name. Relative imports then
stay inside the twin, `@rule` compiles with the types its annotations give, `table` makes arrays.

Numba's cache on disk looks at one source file at a time and misses a change in another file. So
each build has a cache folder of its own, named by a hash of all sources it was made from. Once
such a build is whole, only what is called from Python is loaded: its code holds all it calls.

A call from Python into native code costs microseconds: use it for whole loops, never for steps.
"""

from __future__ import annotations

import ast
import dis
import hashlib
import importlib
import importlib.util
import os
import shutil
import sys
import threading
import time
import types
import typing
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core.dispatcher import Dispatcher
from numba.core.registry import cpu_target
from numba.extending import overload, register_jitable

from lastboat.kernel import dialect, grammar, rng
from lastboat.kernel.dialect import Mode
from lastboat.kernel.errors import NoCache, NotAllowed
from lastboat.kernel.layout import Table
from lastboat.kernel.loading import LOOPS, load_beside
from lastboat.kernel.turn_order import next_seat

IMPORTING = threading.RLock()
_KERNEL = Path(__file__).parent
KEEP_BUILDS_FOR = 14 * 24 * 3600
WHOLE = "whole"
"""The file in the folder of a build that says for which files and which processor nothing is missing there."""


@overload(dialect.emit)
def _emit(event: Any, *args: Any) -> Any:
    def silence(event: Any, *args: Any) -> Any:
        pass

    return silence


@overload(dialect.whisper)
def _whisper(seat: Any, event: Any, *args: Any) -> Any:
    def silence(seat: Any, event: Any, *args: Any) -> Any:
        pass

    return silence


@overload(dialect.store)
def _store(states: Any, index: Any, s: Any) -> Any:
    def put(states: Any, index: Any, s: Any) -> Any:
        states[index] = s

    return put


for _function in (*rng.RNG_FUNCTIONS, next_seat):
    register_jitable(_function)


def record(cls: type[Table]) -> np.dtype[Any]:
    """The NumPy record with the fields of a state class, one byte a number."""
    return np.dtype((np.record, [(n, np.int8, f.shape) if f.shape else (n, np.int8) for n, f in cls.FIELDS.items()]))


def buffer(size: int) -> Any:
    """Room for numbers, as native rules take it."""
    return np.zeros(size, np.int64)


def states(cls: type[Table], count: int) -> Any:
    """Room for `count` states, as native rules take it."""
    return np.zeros(count, record(cls))


def plain_state(cls: type[Table], row: Any) -> Table:
    """A plain state with the contents of a native one."""
    s = cls()
    s.load(iter(np.frombuffer(row.tobytes(), np.int8).tolist()))
    return s


@cache
def twin(package: str) -> types.ModuleType:
    """The compiled `loops` of a game package, with the game's rules, tables and bots behind it.

    The first build of a version takes a while; later ones load from the cache.
    """
    plain = importlib.import_module(package)
    folder = Path(next(iter(plain.__path__)))
    sources = sources_behind(folder)
    for source in sources:
        grammar.check(source)
    alias = "lastboat_twin_" + hashlib.sha256(package.encode()).hexdigest()[:8]
    with IMPORTING, cache_folder(package, sources) as build, native_mode():
        for name in [name for name in sys.modules if name == alias or name.startswith(alias + ".")]:
            del sys.modules[name]
        shell = types.ModuleType(alias)
        shell.__path__ = [str(folder)]
        sys.modules[alias] = shell
        loops = load_beside(alias, LOOPS)
        make_native(loops, build, sources)
        return loops


def sources_behind(folder: Path) -> list[Path]:
    """Every source a twin is made of: what `loops` imports from a game's folder or the kernel, and so on from there."""
    found: set[Path] = {Path(__file__)}
    add_sources(found, [LOOPS], folder)
    return sorted(found)


def add_sources(found: set[Path], sources: list[Path], folder: Path) -> None:
    """Add sources, and what they import; those that lie elsewhere are read as if they were in the folder."""
    todo = [(source, folder) for source in sources]
    while todo:
        source, place = todo.pop()
        if source not in found and source.is_file():
            found.add(source)
            todo += [(other, other.parent) for other in _imported(source, place)]


def _imported(source: Path, folder: Path) -> list[Path]:
    """The files behind the imports of a source in a folder: of its game, of the kernel and of the search."""
    files = []
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if not isinstance(node, ast.ImportFrom):
            continue
        module = node.module or ""
        if node.level:
            place = folder if node.level == 1 else folder.parent
        elif module.startswith(("lastboat.kernel", "lastboat.search")):
            place, module = _KERNEL.parent, module.removeprefix("lastboat.")
        else:
            continue
        base = place / module.replace(".", "/") if module else place
        files += [base.with_suffix(".py"), *(base / f"{alias.name}.py" for alias in node.names)]
    return files


def build_name(package: str, sources: list[Path]) -> str:
    """A name that changes with any source, and with the versions that compile it."""
    digest = hashlib.sha256(repr((sys.version, numba.__version__, np.__version__)).encode())
    for source in sources:
        digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return f"{package.rpartition('.')[2]}-{digest.hexdigest()[:24]}"


def cache_root() -> Path:
    """Where builds are kept: LASTBOAT_CACHE, or the user's cache folder."""
    if named := os.environ.get("LASTBOAT_CACHE"):
        return Path(named)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "lastboat"


@contextmanager
def cache_folder(package: str, sources: list[Path]) -> Iterator[Path]:
    """The folder of the build made from these sources; what is compiled meanwhile is kept there."""
    root = cache_root() / "twins"
    folder = root / build_name(package, sources)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError as error:
        raise NoCache(folder=str(root), reason=error.strerror or str(error)) from None
    _drop_old_builds(root, folder)
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield folder
    finally:
        config.CACHE_DIR = before


def _drop_old_builds(root: Path, current: Path) -> None:
    """Builds of earlier sources are of no use once nobody has loaded them for a while."""
    for folder in root.iterdir():
        with suppress(FileNotFoundError):  # another process may be dropping it too
            if folder != current and time.time() - folder.stat().st_mtime > KEEP_BUILDS_FOR:
                shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def native_mode() -> Iterator[None]:
    """Rules that are imported meanwhile are native."""
    Mode.compile, Mode.freeze = _marked, _frozen
    try:
        yield
    finally:
        Mode.compile = Mode.freeze = None


def _frozen(rows: Any) -> Any:
    return np.array(rows, dtype=np.int64)


_HOW: dict[str, Any] = {
    "cache": True,
    "nogil": True,
    "error_model": "numpy",
    "boundscheck": False,
    "_nrt": False,  # rules make no arrays, so no references need to be counted
}


def _marked(function: Callable[..., Any]) -> Any:
    return numba.njit(**_HOW)(function)


def make_native(module: types.ModuleType, build: Path, sources: list[Path]) -> None:
    """Compile all that can be called in a module, or load it from its build if that is whole."""
    files = [(str(source), source.stat().st_mtime, source.stat().st_size) for source in sources]
    known = repr((cpu_target.target_context.codegen().magic_tuple(), files))
    whole = build / WHOLE
    make = _compile if whole.is_file() and whole.read_text("utf-8") == known else _compile_all
    for value in vars(module).values():
        if isinstance(value, Dispatcher) and not value.signatures:
            make(value)
    whole.write_text(known, "utf-8")


def _compile_all(dispatcher: Any, callers: tuple[str, ...] = ()) -> None:
    """Compile a rule after the rules it calls, each once."""
    function = dispatcher.py_func
    own_name = f"{function.__module__.rpartition('.')[2]}.{function.__name__}"
    if own_name in callers:
        raise NotAllowed(where=own_name, what=f"a circle of calls ({' -> '.join(callers)})")
    if dispatcher.signatures:
        return
    for step in dis.get_instructions(function):
        called = function.__globals__.get(step.argval) if step.opname == "LOAD_GLOBAL" else None
        if isinstance(called, Dispatcher):
            _compile_all(called, (*callers, own_name))
    _compile(dispatcher)


def _compile(dispatcher: Any) -> None:
    """Compile a rule for the types of its annotations.

    Closed to other types afterwards, a rule takes the bytes of the state as ordinary integers
    instead of being compiled again for every mixture of widths.
    """
    function = dispatcher.py_func
    hints = typing.get_type_hints(function)
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    dispatcher.compile(_native_type(hints["return"])(*(_native_type(hints[name]) for name in names)))
    dispatcher.disable_compile()


def _native_type(hint: Any) -> Any:
    if hint is int:
        return numba.int64
    if hint is bool:
        return numba.boolean
    if hint is type(None):
        return numba.void
    if hint == dialect.Buffer:
        return numba.int64[::1]
    if typing.get_origin(hint) is list:
        (of,) = typing.get_args(hint)
        return numba.types.Array(_native_type(of), 1, "C")
    if isinstance(hint, type) and issubclass(hint, Table):
        return numba.from_dtype(record(hint))
    raise TypeError(f"{hint} is not a type rules can use: int, bool, None, Buffer, State or list[State]")
