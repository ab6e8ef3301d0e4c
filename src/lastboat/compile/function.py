"""One rule as a C function: its signature and its variables."""

from __future__ import annotations

import ast
from collections import Counter
from typing import TYPE_CHECKING

from lastboat.compile import names
from lastboat.compile.expressions import FIXED, C
from lastboat.compile.rules import BOOL, BUFFER, BYTES, INT, NONE, NUMBER_KINDS, NUMBERS, ROW, STATE, STATES, Rule
from lastboat.compile.variables import loop_variables, state_variables, stored
from lastboat.compile.widths import RESULT

if TYPE_CHECKING:
    from lastboat.compile.program import Program

TYPES = {STATE: "State *", STATES: "State *", ROW: "const Cell *", BYTES: "uint8_t *"}


class Function:
    """A rule in C. Arguments of kind Numbers are rows of the state if named in `rows`, else buffers."""

    def __init__(self, program: Program, rule: Rule, rows: frozenset[str]) -> None:
        from lastboat.compile.statements import Statements

        self.program, self.rule = program, rule
        self.name = program.function_name(rule, rows)
        given = {NUMBERS: BUFFER, BOOL: INT}
        self.kinds = {name: ROW if name in rows else given.get(kind, kind) for name, kind in rule.arguments.items()}
        self.arguments = tuple(self.kinds)
        self.measured: list[str] = []
        """The arguments whose length has to be given too."""
        self.touches = FIXED
        self._reads: Counter[str] = Counter()
        self._made: list[str] = []
        self._temporaries: list[str] = []
        written = stored(rule.node.body)
        self.own_loops = loop_variables(rule.node)
        self.kinds.update(dict.fromkeys(state_variables(rule.node, self.kinds), STATE))
        for name in written:
            if name in self.arguments and self.kinds[name] != INT:
                raise rule.refuse(rule.node, f"another value for the argument {name}")
            self.kinds.setdefault(name, INT)
        self.undeclared = {name: None for name in self.kinds if name not in self.arguments + tuple(self.own_loops)}
        self.lines = self._without_marks(Statements(self).body(rule.body))
        self.text = "\n".join([*self._head(), *self._declarations(), *self.lines, "}"])

    @property
    def signature(self) -> str:
        """The function's declaration without its semicolon."""
        parts = []
        for name in self.arguments:
            parts.append(self.declaration(name))
            if name in self.measured:
                parts.append(f"Int {name}_length")
        result = "void" if self.rule.returns == NONE else self.program.number_type(self.rule, RESULT)
        return f"{result} {self.name}({', '.join(parts) or 'void'})"

    def variable(self, name: str) -> C:
        """A local variable or an argument, read."""
        self._reads[name] += 1
        return C(names.local(name), self.kinds[name])

    def temporary(self, declare: bool = True) -> str:
        """A new variable for a part of an expression, declared with the function's others or by the caller."""
        name = next(n for i in range(1, 1 << 30) if (n := f"part{i}") not in self._made and n not in self.kinds)
        self._made.append(name)
        if declare:
            self._temporaries.append(name)
        return name

    def length(self, node: ast.expr) -> str:
        """The name of a buffer's length, which the caller then has to give."""
        if not isinstance(node, ast.Name) or node.id not in self.arguments:
            raise self.rule.refuse(node, f"len of {ast.unparse(node)}, which is not an argument")
        if node.id not in self.measured:
            self.measured.append(node.id)
        return f"{node.id}_length"

    def declaration(self, name: str) -> str:
        """A variable's type and name."""
        kind = self.kinds[name]
        if kind in NUMBER_KINDS:
            return f"{self.program.number_type(self.rule, name)} {names.local(name)}"
        return f"{TYPES.get(kind) or self.program.buffer_type(self.rule, name)}{names.local(name)}"

    @staticmethod
    def mark(name: str) -> str:
        """The place after a declaration, where it is said if nothing reads the variable."""
        return f"\0{name}"

    def forget_reads(self, before: Counter[str] | None = None) -> Counter[str]:
        """The reads so far; given back later, what was read meanwhile does not count."""
        if before is not None:
            self._reads = before
        return self._reads.copy()

    def touch(self, touches: int) -> None:
        """Note what evaluating a part of the function touches."""
        self.touches = max(self.touches, touches)

    def _head(self) -> list[str]:
        place = f"{self.program.module_name(self.rule)}.{self.rule.node.name}"
        title = f"{place}: {self.rule.title}" if self.rule.title else place
        return [names.comment(title), f"{self.program.mark(self)} {self.signature} {{"]

    def _declarations(self) -> list[str]:
        lines = [f"  {self.declaration(name)} = 0;" for name in self.undeclared]
        lines += [f"  Wide {', '.join(self._temporaries)};"] if self._temporaries else []
        return lines + [f"  (void){names.local(n)};" for n in (*self.arguments, *self.undeclared) if not self._reads[n]]

    def _without_marks(self, body: list[str]) -> list[str]:
        lines = []
        for line in body:
            name = line.lstrip().removeprefix("\0")
            if "\0" not in line:
                lines.append(line)
            elif not self._reads[name]:
                lines.append(f"  (void){names.local(name)};")
        return lines
