"""Rules as the emitter reads them: a function, its syntax tree, and the kinds of its arguments."""

from __future__ import annotations

import ast
import types
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from lastboat.kernel import grammar
from lastboat.kernel.errors import NotAllowed
from lastboat.kernel.layout import BaseState

INT, BOOL, NONE = "int", "bool", "None"
STATE, STATES = "State", "list[State]"
BUFFER = "Buffer"
BYTES = "Bytes"
NUMBERS = "Numbers"
"""The annotation of an argument that takes a buffer or a row of the state, only to be read."""
ROW, GRID = "row", "grid"
"""Kinds that only fields of the state have."""

NUMBER_KINDS = (INT, BOOL)
_ARGUMENTS = (INT, BOOL, STATE, STATES, BUFFER, BYTES, NUMBERS)
_RESULTS = (INT, BOOL, NONE)


@dataclass(frozen=True, eq=False)
class Rule:
    """A rule's function with its source."""

    function: types.FunctionType
    node: ast.FunctionDef
    file: Path

    @property
    def globals(self) -> dict[str, Any]:
        """What the names of its module stand for."""
        return self.function.__globals__

    @property
    def arguments(self) -> dict[str, str]:
        """The annotated kind of each argument, in order."""
        return {argument.arg: self._kind(argument.annotation, _ARGUMENTS) for argument in self.node.args.args}

    @property
    def returns(self) -> str:
        """The annotated kind of the result."""
        return self._kind(self.node.returns, _RESULTS)

    @property
    def body(self) -> list[ast.stmt]:
        """The statements after the docstring."""
        return self.node.body[1:] if ast.get_docstring(self.node) is not None else self.node.body

    @property
    def title(self) -> str:
        """The first line of the docstring."""
        return (ast.get_docstring(self.node) or "").partition("\n")[0]

    def refuse(self, node: ast.AST, what: str) -> NotAllowed:
        """The error that names file and line of a construct which cannot be translated."""
        return refusal(self.file, getattr(node, "lineno", self.node.lineno), self.node.name, what)

    def _kind(self, annotation: ast.expr | None, allowed: tuple[str, ...]) -> str:
        text = ast.unparse(annotation).strip("'\"") if annotation is not None else ""
        if text not in allowed:
            raise self.refuse(self.node, f"the type {text or 'of an argument without annotation'}")
        return text


def refusal(file: Path, line: int, name: str, what: str) -> NotAllowed:
    """A construct that is not allowed, with its place."""
    return NotAllowed(where=f"{file.name}:{line} {name}", what=what)


def rule_of(function: types.FunctionType) -> Rule:
    """The rule behind a function, checked against the grammar."""
    file = Path(function.__code__.co_filename)
    node = _definitions(file).get((function.__name__, function.__code__.co_firstlineno))
    if node is None or not grammar.is_rule(node):
        raise refusal(file, function.__code__.co_firstlineno, function.__name__, "a call of what is not a rule")
    for line, what in grammar.violations_in(node):
        raise refusal(file, line, node.name, what)
    return Rule(function, node, file)


@cache
def _definitions(file: Path) -> dict[tuple[str, int], ast.FunctionDef]:
    """The functions of a source by name and first line, decorators included."""
    found = (node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.FunctionDef))
    return {(node.name, min([node.lineno, *(mark.lineno for mark in node.decorator_list)])): node for node in found}


def field_kind(state: type[BaseState], name: str) -> str | None:
    """The kind of a state's field."""
    field = state.FIELDS.get(name)
    return None if field is None else (INT, ROW, GRID)[len(field.shape)]
