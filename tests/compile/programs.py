"""Rules written for a test, plain and compiled."""

from __future__ import annotations

import importlib.util
import itertools
import types
from pathlib import Path
from typing import Any

from lastboat.compile import Library, compilers
from lastboat.compile.build import compile_program
from lastboat.compile.program import Program
from lastboat.kernel.layout import BaseState, Grid, Row, cells, layout, number

HEAD = """
from lastboat.kernel.bits import count_bits, lowest_bit, nth_bit
from lastboat.kernel.dialect import Buffer, Numbers, emit, emit_to, rule, square_root, store, table
from tests.compile.programs import Ship as State
"""
_NUMBERS = itertools.count()


@layout
class Ship(BaseState):
    """One field of each kind."""

    water: int = number(127, low=-128)
    place: Row = cells(3, top=127, low=-128)
    hands: Grid = cells(2, 3, top=127, low=-128)


def module(folder: Path, source: str) -> types.ModuleType:
    """A module with these rules; the first of them stands in line 6."""
    file = folder / f"rules_of_test_{next(_NUMBERS)}.py"
    file.write_text(f"{HEAD}\n{source}", "utf-8")
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def program(plain: types.ModuleType, *names: str) -> Program:
    """The C program of some rules of a module, or of all."""
    rules = {name: value for name, value in vars(plain).items() if getattr(value, "__module__", "") == plain.__name__}
    return Program(plain.__name__, Ship, {name: rules[name] for name in names or rules})


def compiled(folder: Path, source: str, *names: str) -> tuple[Any, Library]:
    """A module with these rules, and the library compiled from it without a single warning."""
    plain = module(folder, source)
    return plain, Library(*compile_program(program(plain, *names), folder, plain.__name__, careful()))


def careful() -> list[str]:
    """The compiler with all warnings, which end it."""
    return [*compilers.command(), "-O2", "-Wall", "-Wextra", "-Werror"]
