"""A game's C program: its state, its tables, and every rule that its entry points reach."""

from __future__ import annotations

import ast
import types
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lastboat.compile import names
from lastboat.compile.expressions import C, number
from lastboat.compile.function import Function
from lastboat.compile.rules import NONE, Rule, rule_of
from lastboat.kernel.layout import BaseState

PRELUDE, BITS, SEATS = (Path(__file__).parent / name for name in ("prelude.h", "bits.h", "seats.h"))


class Program:
    """Collects what the entry points need, each rule once, callees first."""

    TABLE = "static const"
    """What stands before a table."""
    LOOP: tuple[str, ...] = ()
    """The lines before a loop."""

    def __init__(self, package: str, state: type[BaseState], entries: Mapping[str, types.FunctionType]) -> None:
        self.package, self.state = package, state
        self._functions: dict[tuple[types.FunctionType, frozenset[str]], Function] = {}
        self._names: dict[str, Any] = {}
        self._defined: list[str] = []
        self._open: list[str] = []
        self.rotates = False
        """Whether a rule numbers seats anew."""
        self.entries = {name: self.need(rule_of(function), frozenset(), None) for name, function in entries.items()}

    def need(self, rule: Rule, rows: frozenset[str], caller: Function | None) -> Function:
        """The C function of a rule, made if it is not there yet."""
        key = (rule.function, rows)
        if key not in self._functions:
            name = f"{self.module_name(rule)}.{rule.node.name}"
            if name in self._open:
                circle = " -> ".join([*self._open[self._open.index(name) :], name])
                raise rule.refuse(rule.node, f"a circle of calls ({circle})")
            self._open.append(name)
            self._functions[key] = Function(self, rule, rows)
            self._open.pop()
        return self._functions[key]

    def module_name(self, rule: Rule) -> str:
        """A rule's module as seen from its game, or by its last name."""
        module = rule.function.__module__
        inside = module.removeprefix(f"{self.package}.")
        return inside if inside != module else module.rpartition(".")[2]

    def function_name(self, rule: Rule, rows: frozenset[str]) -> str:
        """The name of a rule's C function: module and rule, and what it is given rows for."""
        parts = [self.module_name(rule).replace(".", "_"), rule.node.name]
        return self._unique("__".join([*parts, *(["of", *sorted(rows)] if rows else [])]), (rule.function, rows))

    def constant(self, rule: Rule, name: str, value: int) -> str:
        """The name of a module's number."""
        text = f"({number(value).text})" if value < 0 else number(value).text
        if not name.isupper():
            return text
        chosen = self._unique(name, value, rule)
        line = f"#define {chosen} {text}"
        if line not in self._defined:
            self._defined.append(line)
        return chosen

    def table(self, rule: Rule, node: ast.Name, rows: tuple[Any, ...]) -> C:
        """A module's table, in the smallest type that holds its numbers."""
        grid = bool(rows) and isinstance(rows[0], tuple)
        flat = [value for row in rows for value in row] if grid else list(rows)
        same = not grid or len({len(row) for row in rows}) == 1
        if not flat or not same or not all(isinstance(value, int) for value in flat):
            raise rule.refuse(node, f"the table {node.id}, which is not made of numbers in equal rows")
        if not names.SHORTEST_INT < min(flat) <= max(flat) <= names.LONGEST_INT:
            raise rule.refuse(node, f"the table {node.id} with numbers beyond 64 bits")
        chosen = self._unique(node.id, rows, rule)
        shape = f"[{len(rows)}][{len(rows[0])}]" if grid else f"[{len(rows)}]"
        text = ",\n  ".join(_braces(row) for row in rows) if grid else _braces(rows)[1:-1]
        line = f"{self.TABLE} {names.element_type(flat)} {chosen}{shape} = {{\n  {text}\n}};"
        if line not in self._defined:
            self._defined.append(line)
        bound = max(abs(value) for value in flat)
        return C(chosen, "table2" if grid else "table1", bound=bound if bound < names.NARROW else None)

    @property
    def state_size(self) -> int:
        """How many bytes a state takes."""
        return len(self.state().key())

    @property
    def signatures(self) -> dict[str, list[str]]:
        """Each entry point's result and arguments; where a length follows one, it is marked with `#`."""
        return {
            name: [function.rule.returns]
            + [function.kinds[n] + ("#" if n in function.measured else "") for n in function.arguments]
            for name, function in self.entries.items()
        }

    def mark(self, function: Function) -> str:
        """What stands before a rule."""
        return "static"

    def prelude(self) -> str:
        """The types and helpers that all rules need."""
        return joined(PRELUDE, BITS)

    def number_type(self, rule: Rule, name: str) -> str:
        """The type of a rule's variable or of its RESULT."""
        return "Int"

    def buffer_type(self, rule: Rule, name: str) -> str:
        """The type of a rule's argument that is a buffer."""
        return "Int *"

    def entry(self, name: str, function: Function) -> str:
        """An entry point: the function under a name of its own, to be called from outside."""
        declared = function.signature.replace(f"{function.name}(", f"lastboat_{name}(", 1)
        given = []
        for argument in function.arguments:
            given += [names.local(argument), *([f"{argument}_length"] if argument in function.measured else [])]
        call = f"{function.name}({', '.join(given)});"
        return f"EXPORT {declared} {{ {call if function.rule.returns == NONE else f'return {call}'} }}"

    def text(self) -> str:
        """The whole program."""
        fields = []
        for name, field in self.state.FIELDS.items():
            fields.append(f"  Cell {name}{''.join(f'[{size}]' for size in field.shape)};")
        functions = list(self._functions.values())
        return "\n\n".join([
            names.comment(f"Made from the rules of {self.package} by lastboat.compile. Do not edit."),
            self.prelude(),
            "\n".join(["typedef struct {", *fields, "} State;"]),
            *([joined(SEATS), rotation(self.state)] if self.rotates else []),
            *self._defined_in_order(),
            *(function.text for function in functions),
            *(self.entry(name, function) for name, function in self.entries.items()),
        ]) + "\n"  # fmt: skip

    def _defined_in_order(self) -> list[str]:
        constants = [line for line in self._defined if line.startswith("#")]
        tables = [line for line in self._defined if not line.startswith("#")]
        return [*(["\n".join(constants)] if constants else []), *tables]

    def _unique(self, name: str, meaning: Any, rule: Rule | None = None) -> str:
        """A name of the program; where two modules mean different things by one, the second is told apart."""
        chosen, n = name, 1
        if rule is not None and self._names.get(chosen, meaning) != meaning:
            name = chosen = f"{self.module_name(rule).replace('.', '_')}_{name}".upper()
        while self._names.get(chosen, meaning) != meaning:
            n += 1
            chosen = f"{name}_{n}"
        self._names[chosen] = meaning
        return chosen


def rotation(state: type[BaseState]) -> str:
    """The function that numbers the seats of a state anew."""
    lines = ["HELPER void rotate_seats(State *s, Int first, Int seats) {", "  if (first == 0) return;"]
    for name, field in state.FIELDS.items():
        if field.per_seat:
            cells = f"s->{name}" if len(field.shape) == 1 else f"s->{name}[0]"
            lines.append(f"  rotate_rows({cells}, {field.shape[1] if len(field.shape) == 2 else 1}, first, seats);")
        if field.seat:
            place = f"s->{name}" + "[i]" * len(field.shape)
            loop = f"for (Int i = 0; i < {field.shape[0]}; i++) " if field.shape else ""
            lines.append(f"  {loop}{place} = rotated_seat({place}, first, seats);")
    return "\n".join([*lines, "}"])


def _braces(row: tuple[int, ...]) -> str:
    return f"{{{', '.join(map(str, map(int, row)))}}}"


def joined(*files: Path) -> str:
    """The contents of some files."""
    return "\n\n".join(file.read_text("utf-8").strip() for file in files)
